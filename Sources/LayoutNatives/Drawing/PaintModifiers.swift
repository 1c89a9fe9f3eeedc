import LayoutEngine
import LayoutProgram

extension Natives {
  /// Modifiers that affect drawings only. No frame depends on them.
  static let paintModifiers: [Native] =
    styles("foregroundColor(_:)") + styles("foregroundStyle(_:)")
    + [
      .native("View.foregroundStyle(_:_:_:)") {
        (run: Run, call: Arguments, _: Value?, primary: Value?, _: Value?, _: Value?) in
        run.styled(call, primary?.fill)
      },
      .native("View.foregroundStyle(_:_:)") {
        (run: Run, call: Arguments, _: Value?, primary: Value?, _: Value?) in run.styled(call, primary?.fill)
      },
      .native("View.border(_:width:)") {
        (run: Run, call: Arguments, _: Value?, style: Value?, width: Double?) in
        run.painted(call, .border(style?.fill ?? .primary, width: width ?? 1))
      },
      .native("View.opacity(_:)") { (run: Run, call: Arguments, _: Value?, value: Double) in
        run.painted(call, .opacity(value))
      },
      .native("View.cornerRadius(_:antialiased:)") {
        (run: Run, call: Arguments, _: Value?, radius: Double, _: Value?) in
        run.painted(call, .clip(.rounded(radius)))
      },
      .native("View.clipShape(_:style:)") {
        (run: Run, call: Arguments, _: Value?, shape: Value?, style: FillStyle) in
        run.painted(call, .clip(run.shape(of: shape), style))
      },
      .native("View.mask(_:)") { (run: Run, call: Arguments, _: Value?, mask: Value) in
        run.masked(call, run.view(from: mask))
      },
      .native("View.mask(alignment:_:)") { (run: Run, call: Arguments, _: Value?, _: Value?, _: Value?) throws(Stop) in
        run.masked(call, try run.content(call, 2))
      },
      .native("View.clipped(antialiased:)") { (run: Run, call: Arguments) in
        run.painted(call, .clip(.rectangle))
      },
      .native("View.shadow(color:radius:x:y:)") {
        (run: Run, call: Arguments, _: Value?, colorArgument: Value?, radius: Double, x: Double, y: Double) in
        var color = Color(white: 0, opacity: 0.33)
        if case .color(let given)? = colorArgument { color = given.painted }
        return run.painted(
          call, .shadow(color, radius: radius, x: x, y: y))
      },
      .native("View.blur(radius:opaque:)") {
        (run: Run, call: Arguments, _: Value?, radius: Double, _: Value?) in
        run.painted(call, .filter(.blur(radius)))
      },
      .native("View.hueRotation(_:)") { (run: Run, call: Arguments, _: Value?, angle: AngleArgument) in
        run.painted(call, .filter(.hueRotation(degrees: angle.degrees)))
      },
      .native("View.rotationEffect(_:anchor:)") {
        (run: Run, call: Arguments, _: Value?, angle: AngleArgument, anchor: UnitPoint) in
        run.painted(call, .rotation(degrees: angle.degrees, anchor: anchor))
      },
      .native("View.scaleEffect(_: CGFloat, anchor: UnitPoint)") {
        (run: Run, call: Arguments, _: Value?, scale: Double, anchor: UnitPoint) in
        run.painted(call, .scale(x: scale, y: scale, anchor: anchor))
      },
      .native("View.scaleEffect(_: CGSize, anchor: UnitPoint)") {
        (run: Run, call: Arguments, _: Value?, scale: Size?, anchor: UnitPoint) in
        let size = scale ?? Size(width: 1, height: 1)
        return run.painted(call, .scale(x: size.width, y: size.height, anchor: anchor))
      },
      .native("View.scaleEffect(x:y:anchor:)") {
        (run: Run, call: Arguments, _: Value?, x: Double?, y: Double?, anchor: UnitPoint) in
        run.painted(call, .scale(x: x ?? 1, y: y ?? 1, anchor: anchor))
      },
      .native("View.layoutDirectionBehavior(_:)") {
        (run: Run, call: Arguments, _: Value?, behavior: Value?) in
        run.painted(call, .mirrored(behavior?.layoutDirectionBehavior ?? .fixed))
      },
      .native("View.flipsForRightToLeftLayoutDirection(_:)") {
        (run: Run, call: Arguments, _: Value?, enabled: Bool) in
        run.painted(call, .mirrored(enabled ? .mirrors : .fixed))
      },
      .native("View.hidden()") { (run: Run, call: Arguments) in run.painted(call, .hidden) },
      .native("View.zIndex(_:)") { (run: Run, call: Arguments, _: Value?, value: Double) in
        run.modify(call, .paint(.zIndex(value)))
      },
      .native("View.tint(_: Color?)") { (run: Run, call: Arguments, _: Value?, color: Value?) in
        let fill = color?.fill
        return run.modify(call, .environment { $0.tint = fill })
      },
    ]
    + [
      "Gradient", "LinearGradient", "RadialGradient", "AngularGradient", "EllipticalGradient", "AnyGradient",
      "AnyShapeStyle",
    ].map {
      .native("View.tint(_: \($0)?)") { (run: Run, call: Arguments, _: Value?, style: Value?) in
        let fill = style?.fill
        return run.modify(call, .environment { $0.tint = fill })
      }
    }

  /// Modifiers that style a `Text`; on any other view, everything inside that has no style of its own.
  private static func styles(_ name: String) -> [Native] {
    [
      .native("Text.\(name)") { (call: Arguments) throws(Stop) in
        guard case .view(let view)? = call[0], case .text(var content) = view.content else { return try call.value(0) }
        for index in content.runs.indices where content.runs[index].fill == nil {
          content.runs[index].fill = call[1]?.fill
        }
        return .view(View(.text(content), at: view.range))
      },
      .native("View.\(name)") { (run: Run, call: Arguments) in run.styled(call, call[1]?.fill) },
    ]
  }
}

extension Run {
  /// The receiver with another visual effect.
  func painted(_ arguments: Arguments, _ effect: Paint.Effect) -> Value {
    modify(arguments, .paint(.effect(effect)))
  }

  /// The receiver clipped to a mask that is a shape; other masks are not drawn.
  fileprivate func masked(_ arguments: Arguments, _ mask: View) -> Value {
    guard case .leaf = mask.content, let shape = mask.look?.shape else { return modify(arguments, nil) }
    return painted(arguments, .clip(shape))
  }

  /// The receiver with a style for its content.
  fileprivate func styled(_ arguments: Arguments, _ fill: Fill?) -> Value {
    modify(arguments, .environment { $0.foreground = fill })
  }
}

extension Arguments {
  /// A point of a view's frame; the center by default.
  func anchor(_ index: Int) -> UnitPoint { point(index).map { UnitPoint(x: $0.x, y: $0.y) } ?? .center }
}
