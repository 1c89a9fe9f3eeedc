import LayoutEngine

extension Vocabulary {
  /// Modifiers that affect drawings only. No frame depends on them.
  static let paintModifiers: [NativeDeclaration] =
    styles("foregroundColor(_ color: Color?)") + styles("foregroundStyle(_ style: ShapeStyle)")
    + [
      .modifier("foregroundStyle(_ primary: ShapeStyle, _ secondary: ShapeStyle, _ tertiary: ShapeStyle)") {
        (run: Run, call: Arguments, _: Value?, primary: Value?, _: Value?, _: Value?) in
        run.styled(call, primary?.fill)
      },
      .modifier("foregroundStyle(_ primary: ShapeStyle, _ secondary: ShapeStyle)") {
        (run: Run, call: Arguments, _: Value?, primary: Value?, _: Value?) in run.styled(call, primary?.fill)
      }
      .ignored,
      .modifier("border(_ style: ShapeStyle, width: CGFloat = 1)") {
        (run: Run, call: Arguments, _: Value?, style: Value?, width: Double?) in
        run.painted(call, .border(style?.fill ?? .primary, width: width ?? 1))
      }.ignored,
      .modifier("opacity(_ value: Double)") { (run: Run, call: Arguments, _: Value?, value: Double) in
        run.painted(call, .opacity(value))
      }.ignored,
      .modifier("cornerRadius(_ radius: CGFloat, antialiased: Bool = true)") {
        (run: Run, call: Arguments, _: Value?, radius: Double, _: Value?) in
        run.painted(call, .clip(.rounded(radius)))
      }.ignored,
      .modifier("clipShape(_ shape: Shape, style: FillStyle = 0)") {
        (run: Run, call: Arguments, _: Value?, shape: Value?, style: FillStyle) in
        run.painted(call, .clip(run.shape(of: shape), style))
      }.ignored,
      .modifier("clipped(antialiased: Bool = false)") { (run: Run, call: Arguments) in
        run.painted(call, .clip(.rectangle))
      }.ignored,
      .modifier("shadow(color: Color = 0, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0)") {
        (run: Run, call: Arguments, _: Value?, colorArgument: Value?, radius: Double, x: Double, y: Double) in
        var color = Color(white: 0, opacity: 0.33)
        if case .color(let given)? = colorArgument { color = given.painted }
        return run.painted(
          call, .shadow(color, radius: radius, x: x, y: y))
      }.ignored,
      .modifier("blur(radius: CGFloat, opaque: Bool = false)") {
        (run: Run, call: Arguments, _: Value?, radius: Double, _: Value?) in
        run.painted(call, .filter(.blur(radius)))
      }.ignored,
      .modifier("hueRotation(_ angle: Angle)") { (run: Run, call: Arguments, _: Value?, angle: AngleArgument) in
        run.painted(call, .filter(.hueRotation(degrees: angle.degrees)))
      }
      .ignored,
      .modifier("rotationEffect(_ angle: Angle, anchor: UnitPoint = 0)") {
        (run: Run, call: Arguments, _: Value?, angle: AngleArgument, anchor: UnitPoint) in
        run.painted(call, .rotation(degrees: angle.degrees, anchor: anchor))
      }.ignored,
      .modifier("scaleEffect(_ scale: CGFloat, anchor: UnitPoint = 0)") {
        (run: Run, call: Arguments, _: Value?, scale: Double, anchor: UnitPoint) in
        run.painted(call, .scale(x: scale, y: scale, anchor: anchor))
      }.ignored,
      .modifier("scaleEffect(_ scale: CGSize, anchor: UnitPoint = 0)") {
        (run: Run, call: Arguments, _: Value?, scale: Size?, anchor: UnitPoint) in
        let size = scale ?? Size(width: 1, height: 1)
        return run.painted(call, .scale(x: size.width, y: size.height, anchor: anchor))
      }.ignored,
      .modifier("scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = 0)") {
        (run: Run, call: Arguments, _: Value?, x: Double?, y: Double?, anchor: UnitPoint) in
        run.painted(call, .scale(x: x ?? 1, y: y ?? 1, anchor: anchor))
      }.ignored,
      .modifier("layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior)") {
        (run: Run, call: Arguments, _: Value?, behavior: Value?) in
        run.painted(call, .mirrored(behavior?.layoutDirectionBehavior ?? .fixed))
      }.ignored,
      .modifier("flipsForRightToLeftLayoutDirection(_ enabled: Bool)") {
        (run: Run, call: Arguments, _: Value?, enabled: Bool) in
        run.painted(call, .mirrored(enabled ? .mirrors : .fixed))
      }.ignored,
      .modifier("hidden()") { (run: Run, call: Arguments) in run.painted(call, .hidden) }.ignored,
      .modifier("zIndex(_ value: Double)") { (run: Run, call: Arguments, _: Value?, value: Double) in
        run.modify(call, .paint(.zIndex(value)))
      }.ignored,
      .modifier("tint(_ color: Color?)") { (run: Run, call: Arguments, _: Value?, color: Value?) in
        let fill = color?.fill
        return run.modify(call, .environment { $0.tint = fill })
      }.ignored,
    ]
    + ["Gradient", "LinearGradient", "RadialGradient", "AngularGradient", "EllipticalGradient", "AnyShapeStyle"].map {
      .modifier("tint(_ style: \($0)?)") { (run: Run, call: Arguments, _: Value?, style: Value?) in
        let fill = style?.fill
        return run.modify(call, .environment { $0.tint = fill })
      }.ignored
    }

  /// Modifiers that style a `Text`; on any other view, everything inside that has no style of its own.
  private static func styles(_ text: String) -> [NativeDeclaration] {
    [
      .member("Text", "func \(text) -> Text") { (call: Arguments) in
        guard case .view(let view)? = call[0], case .text(var content) = view.content else { return call[0] ?? .void }
        for index in content.runs.indices where content.runs[index].fill == nil {
          content.runs[index].fill = call[1]?.fill
        }
        return .view(View(.text(content), at: view.range))
      }.ignored,
      .modifier(text) { (run: Run, call: Arguments) in run.styled(call, call[1]?.fill) }.ignored,
    ]
  }
}

extension Run {
  /// The receiver with another visual effect.
  func painted(_ arguments: Arguments, _ effect: Paint.Effect) -> Value {
    modify(arguments, .paint(.effect(effect)))
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
