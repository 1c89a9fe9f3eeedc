import Diagnostics
import LayoutEngine

extension Vocabulary {
  /// Modifiers that change sizes, places or guides.
  static let layoutModifiers: [NativeDeclaration] =
    [
      .modifier("frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center)") {
        (run: Run, call: Arguments, _: Value?, width: Double?, height: Double?, alignment: AlignmentPair) in
        run.modify(call, .frame(width: width, height: height, alignment: alignment.both))
      },
      .modifier(
        "frame(minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center)"
      ) {
        (
          run: Run, call: Arguments, _: Value?, minWidth: Double?, idealWidth: Double?, maxWidth: Double?,
          minHeight: Double?, idealHeight: Double?, maxHeight: Double?, alignment: AlignmentPair
        ) in
        let frame = FlexibleFrame(
          minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
          idealHeight: idealHeight, maxHeight: maxHeight)
        return run.modify(call, .flexibleFrame(frame, alignment: alignment.both))
      },
      .modifier("padding(_ insets: EdgeInsets)") { (run: Run, call: Arguments, _: Value?, insets: Value?) in
        guard case .insets(let insets)? = insets else { return run.modify(call, nil) }
        return run.modify(call, .rule(.padding(insets)))
      },
      .modifier("padding(_ length: CGFloat)") { (run: Run, call: Arguments, _: Value?, length: Double?) in
        run.modify(call, .rule(.padding(insets(.all, length))))
      },
      .modifier("padding(_ edges: EdgeSet = .all, _ length: CGFloat? = nil)") {
        (run: Run, call: Arguments, _: Value?, edges: Value?, length: Double?) in
        guard case .edges(let edges)? = edges else { return run.modify(call, .rule(.padding(insets(.all, length)))) }
        return run.modify(call, .rule(.padding(insets(edges, length))))
      },
      .type("struct ScenePadding: Hashable"),
      .constant("ScenePadding", "minimum", "ScenePadding", .token("minimum")),
      .modifier("scenePadding(_ edges: EdgeSet = .all)") { (run: Run, call: Arguments) in
        scenePadding(run, call, edges: 1)
      }
      .approximated(DeclarationDifference.margins),
      .modifier("scenePadding(_ padding: ScenePadding, edges: EdgeSet = .all)") { (run: Run, call: Arguments) in
        scenePadding(run, call, edges: 2)
      }.approximated(DeclarationDifference.margins),
      .modifier("fixedSize()") { (run: Run, call: Arguments) in
        run.modify(call, .rule(.fixedSize(horizontal: true, vertical: true)))
      },
      .modifier("fixedSize(horizontal: Bool, vertical: Bool)") {
        (run: Run, call: Arguments, _: Value?, horizontal: Bool, vertical: Bool) in
        run.modify(call, .rule(.fixedSize(horizontal: horizontal, vertical: vertical)))
      },
      .modifier("layoutPriority(_ value: Double)") { (run: Run, call: Arguments, _: Value?, value: Double) in
        run.modify(call, .rule(.layoutPriority(value)))
      },
      .modifier("aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode)") {
        (run: Run, call: Arguments, _: Value?, ratio: Double?, contentMode: NativeCase?) in
        run.modify(call, .rule(.aspectRatio(ratio, contentMode?.name == "fill" ? .fill : .fit)))
      },
      .modifier("aspectRatio(_ size: CGSize, contentMode: ContentMode)") {
        (run: Run, call: Arguments, _: Value?, size: Size?, contentMode: NativeCase?) in
        let size = size ?? Size(width: 1, height: 1)
        return run.modify(
          call, .rule(.aspectRatio(size.width / size.height, contentMode?.name == "fill" ? .fill : .fit)))
      },
      .modifier("scaledToFit()") { (run: Run, call: Arguments) in run.modify(call, .rule(.aspectRatio(nil, .fit))) },
      .modifier("scaledToFill()") { (run: Run, call: Arguments) in run.modify(call, .rule(.aspectRatio(nil, .fill))) },
      .modifier("offset(x: CGFloat = 0, y: CGFloat = 0)") {
        (run: Run, call: Arguments, _: Value?, x: Double, y: Double) in
        run.modify(call, .rule(.offset(x: x, y: y)))
      },
      .modifier("offset(_ offset: CGSize)") { (run: Run, call: Arguments, _: Value?, offset: Size) in
        run.modify(call, .rule(.offset(x: offset.width, y: offset.height)))
      },
      .modifier("position(x: CGFloat = 0, y: CGFloat = 0)") {
        (run: Run, call: Arguments, _: Value?, x: Double, y: Double) in
        run.modify(call, .rule(.position(x: x, y: y)))
      },
      .modifier("position(_ position: CGPoint)") { (run: Run, call: Arguments, _: Value?, position: Value?) in
        guard case .point(let point)? = position else { return run.modify(call, nil) }
        return run.modify(call, .rule(.position(x: point.x, y: point.y)))
      },

      .modifier("alignmentGuide(_ guide: HorizontalAlignment, computeValue: (ViewDimensions) -> CGFloat)") {
        (run: Run, call: Arguments, _: Value?, guide: HorizontalLine, computeValue: FunctionValue?) in
        guard let closure = computeValue else { return run.modify(call, nil) }
        return run.modify(call, .alignmentGuide(.horizontal, guide.alignment, closure))
      },
      .modifier("alignmentGuide(_ guide: VerticalAlignment, computeValue: (ViewDimensions) -> CGFloat)") {
        (run: Run, call: Arguments, _: Value?, guide: VerticalLine, computeValue: FunctionValue?) in
        guard let closure = computeValue else { return run.modify(call, nil) }
        return run.modify(call, .alignmentGuide(.vertical, guide.alignment, closure))
      },

      .modifier("overlay(alignment: Alignment = .center, @ViewBuilder content: () -> View)") {
        (run: Run, call: Arguments, _: Value?, alignment: AlignmentPair, _: Value?) throws(Stop) in
        run.modify(call, .overlay(try run.content(call, 2), alignment: alignment.both))
      },
      .modifier("overlay(_ content: View, alignment: Alignment = .center)") {
        (run: Run, call: Arguments, _: Value?, content: Value, alignment: AlignmentPair) in
        run.modify(call, .overlay(run.view(from: content, at: call.range), alignment: alignment.both))
      },
      .modifier("overlay(_ style: ShapeStyle)") { (run: Run, call: Arguments, _: Value?, style: Value?) in
        run.painted(call, .overlay(.rectangle, style?.fill ?? .primary))
      },
      .modifier("overlay(_ style: ShapeStyle, in shape: Shape, fillStyle: FillStyle = 0)") {
        (run: Run, call: Arguments, _: Value?, style: Value?, shape: Value?, fillStyle: FillStyle) in
        run.painted(call, .overlay(run.shape(of: shape), style?.fill ?? .primary, fillStyle))
      },
      .modifier("overlay(_ style: ShapeStyle, ignoresSafeAreaEdges edges: EdgeSet)") {
        (run: Run, call: Arguments, _: Value?, style: Value?, _: Value?) in
        run.painted(call, .overlay(.rectangle, style?.fill ?? .primary))
      },
      .modifier("background(alignment: Alignment = .center, @ViewBuilder content: () -> View)") {
        (run: Run, call: Arguments, _: Value?, alignment: AlignmentPair, _: Value?) throws(Stop) in
        run.modify(call, .background(try run.content(call, 2), alignment: alignment.both))
      },
      .modifier("background(_ content: View, alignment: Alignment = .center)") {
        (run: Run, call: Arguments, _: Value?, content: Value, alignment: AlignmentPair) in
        run.modify(call, .background(run.view(from: content, at: call.range), alignment: alignment.both))
      },
      .modifier("background(ignoresSafeAreaEdges edges: EdgeSet = 0)") { (run: Run, call: Arguments) in
        run.painted(call, .background(.rectangle, Value.token("background").fill ?? .primary))
      },
      .modifier("background(_ style: ShapeStyle)") { (run: Run, call: Arguments, _: Value?, style: Value?) in
        run.painted(call, .background(.rectangle, style?.fill ?? .material(thickness: 0.5)))
      },
      .modifier("background(_ style: ShapeStyle, ignoresSafeAreaEdges edges: EdgeSet)") {
        (run: Run, call: Arguments, _: Value?, style: Value?, _: Value?) in
        run.painted(call, .background(.rectangle, style?.fill ?? .material(thickness: 0.5)))
      },
      .modifier("background(_ style: ShapeStyle, in shape: Shape, fillStyle: FillStyle = 0)") {
        (run: Run, call: Arguments, _: Value?, style: Value?, shape: Value?, fillStyle: FillStyle) in
        run.painted(call, .background(run.shape(of: shape), style?.fill ?? .material(thickness: 0.5), fillStyle))
      },
      .modifier("background(in shape: Shape, fillStyle: FillStyle = 0)") {
        (run: Run, call: Arguments, _: Value?, shape: Value?, fillStyle: FillStyle) in
        run.painted(call, .background(run.shape(of: shape), Value.token("background").fill ?? .primary, fillStyle))
      },

      .modifier("accessibilityIdentifier(_ identifier: String)") {
        (run: Run, call: Arguments, _: Value?, identifier: String) in
        run.modify(call, .identifier(identifier))
      },
      .modifier("id<ID: Hashable>(_ id: ID)") { (run: Run, call: Arguments, _: Value?, id: Value?) in
        let key = id?.identity ?? ""
        if case .string(let name)? = id { return run.modify(call, .id(name, key: key)) }
        return run.modify(call, .id(nil, key: key))
      },
      .modifier("dynamicTypeSize(_ size: DynamicTypeSize)") {
        (run: Run, call: Arguments, _: Value?, size: NativeCase?) in
        guard let size = (size?.name).flatMap(DynamicTypeSize.init(rawValue:)) else { return run.modify(call, nil) }
        return run.modify(call, .environment { $0.textSize = size })
      },
      .modifier("dynamicTypeSize(_ range: PartialRangeThrough<DynamicTypeSize>)", limitTextSize),
      .modifier("dynamicTypeSize(_ range: PartialRangeFrom<DynamicTypeSize>)", limitTextSize),
      .modifier("dynamicTypeSize(_ range: ClosedRange<DynamicTypeSize>)", limitTextSize),
      .modifier("imageScale(_ scale: ImageScale)") { (run: Run, call: Arguments, _: Value?, scale: NativeCase?) in
        let scale = EnvironmentValue.imageScale(scale?.name ?? "")
        return run.modify(call, .environment { $0.imageScale = scale })
      },
      .modifier("modifier(_ modifier: ViewModifier)") { (run: Run, call: Arguments) in run.applyModifier(call) },
      .member("ViewModifier", "func concat(_ modifier: ViewModifier) -> ViewModifier") {
        (first: Value?, second: Value?) in
        .tuple([first ?? .void, second ?? .void])
      },
      .type("struct Content: View"), .type("struct ModifiedContent<Content, Modifier>: View"),
      .member("ModifiedContent", "init(content: View, modifier: ViewModifier)") { (run: Run, call: Arguments) in
        run.applyModifier(call)
      },
    ]

  private static func scenePadding(_ run: Run, _ a: Arguments, edges index: Int) -> Value {
    let (edges, width) = (a.edges(index) ?? .all, run.request.stage?.width ?? 393)
    let (leading, trailing) = (edges.contains(.leading), edges.contains(.trailing))
    return run.modify(a, .rule(.scenePadding(leading: leading, trailing: trailing, width: width)))
  }

  /// The insets of `.padding`; 16 where no length is given.
  static func insets(_ edges: EdgeSet, _ length: Double?) -> EdgeInsets {
    let length = length ?? 16
    return EdgeInsets(
      top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0)
  }
}

extension Run {
  /// The receiver inside a modifier; without one, the receiver as it is.
  func modify(_ arguments: Arguments, _ modifier: Modifier?) -> Value {
    let view = view(from: arguments[0] ?? .void, at: arguments.range)
    guard let modifier else { return .view(view) }
    return .view(view.modified(by: modifier, at: arguments.range))
  }

  /// `.modifier(Card())`: the modifier's own `body(content:)` builds the view around its content.
  func applyModifier(_ arguments: Arguments) -> Value {
    let content = view(from: arguments[0] ?? .void, at: arguments.range)
    guard let modifier = arguments[1] else { return .view(content) }
    // One that was put together with another: first the one, then the other around it.
    if case .tuple(let parts, _) = modifier {
      return parts.reduce(.view(content)) { applyModifier(Arguments($0, $1, range: arguments.range)) }
    }
    guard modifier.nominal != nil else { return .view(content) }
    var view = View(.modifier(modifier, content: content), at: content.range)
    view.calledAt = arguments.range
    return .view(view)
  }
}

extension Vocabulary {
  /// `dynamicTypeSize(...DynamicTypeSize.xxLarge)`: text as large as it is, but within bounds.
  fileprivate static let limitTextSize: NativeFunction.Body = { run, a in
    guard case .interval(let bounds)? = a[1] else { return run.modify(a, nil) }
    let sizes = DynamicTypeSize.allCases
    func place(_ bound: Value?) -> Int? {
      guard case .token(let name)? = bound, let size = DynamicTypeSize(rawValue: name) else { return nil }
      return sizes.firstIndex(of: size)
    }
    let lowest = place(bounds.lower) ?? 0
    let highest = max(lowest, place(bounds.upper) ?? sizes.count - 1)
    return run.modify(
      a,
      .environment { environment in
        guard let own = sizes.firstIndex(of: environment.textSize) else { return }
        environment.textSize = sizes[min(max(own, lowest), highest)]
      })
  }
}
