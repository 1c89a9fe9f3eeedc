import Diagnostics
import LayoutEngine
import LayoutProgram

extension Natives {
  /// Modifiers that change sizes, places or guides.
  static let layoutModifiers: [Native] =
    [
      .native("View.frame(width:height:alignment:)") {
        (run: Run, call: Arguments, _: Value?, width: Double?, height: Double?, alignment: AlignmentPair) in
        run.modify(call, .frame(width: width, height: height, alignment: alignment.both))
      },
      .native("View.frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:)") {
        (
          run: Run, call: Arguments, _: Value?, minWidth: Double?, idealWidth: Double?, maxWidth: Double?,
          minHeight: Double?, idealHeight: Double?, maxHeight: Double?, alignment: AlignmentPair
        ) in
        let frame = FlexibleFrame(
          minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
          idealHeight: idealHeight, maxHeight: maxHeight)
        return run.modify(call, .flexibleFrame(frame, alignment: alignment.both))
      },
      .native("View.padding(_: EdgeInsets)") { (run: Run, call: Arguments, _: Value?, insets: Value?) in
        guard case .insets(let insets)? = insets else { return run.modify(call, nil) }
        return run.modify(call, .rule(.padding(insets)))
      },
      .native("View.padding(_:_:)") { (run: Run, call: Arguments, _: Value?, edges: Value?, length: Double?) in
        guard case .edges(let edges)? = edges else { return run.modify(call, .rule(.padding(insets(.all, length)))) }
        return run.modify(call, .rule(.padding(insets(edges, length))))
      },
      .native("View.scenePadding(_:)") { (run: Run, call: Arguments) in scenePadding(run, call, edges: 1) },
      .native("View.scenePadding(_:edges:)") { (run: Run, call: Arguments) in scenePadding(run, call, edges: 2) },
      .native("View.fixedSize(horizontal:vertical:)") {
        (run: Run, call: Arguments, _: Value?, horizontal: Bool, vertical: Bool) in
        run.modify(call, .rule(.fixedSize(horizontal: horizontal, vertical: vertical)))
      },
      .native("View.layoutPriority(_:)") { (run: Run, call: Arguments, _: Value?, value: Double) in
        run.modify(call, .rule(.layoutPriority(value)))
      },
      .native("View.aspectRatio(_: CGFloat?, contentMode: ContentMode)") {
        (run: Run, call: Arguments, _: Value?, ratio: Double?, contentMode: NativeCase?) in
        run.modify(call, .rule(.aspectRatio(ratio, contentMode?.name == "fill" ? .fill : .fit)))
      },
      .native("View.aspectRatio(_: CGSize, contentMode: ContentMode)") {
        (run: Run, call: Arguments, _: Value?, size: Size?, contentMode: NativeCase?) in
        let size = size ?? Size(width: 1, height: 1)
        return run.modify(
          call, .rule(.aspectRatio(size.width / size.height, contentMode?.name == "fill" ? .fill : .fit)))
      },
      .native("View.offset(x:y:)") { (run: Run, call: Arguments, _: Value?, x: Double, y: Double) in
        run.modify(call, .rule(.offset(x: x, y: y)))
      },
      .native("View.offset(_:)") { (run: Run, call: Arguments, _: Value?, offset: Size) in
        run.modify(call, .rule(.offset(x: offset.width, y: offset.height)))
      },
      .native("View.position(x:y:)") { (run: Run, call: Arguments, _: Value?, x: Double, y: Double) in
        run.modify(call, .rule(.position(x: x, y: y)))
      },
      .native("View.position(_:)") { (run: Run, call: Arguments, _: Value?, position: Value?) in
        guard case .point(let point)? = position else { return run.modify(call, nil) }
        return run.modify(call, .rule(.position(x: point.x, y: point.y)))
      },

      .native("View.alignmentGuide(_: HorizontalAlignment, computeValue: (ViewDimensions) -> CGFloat)") {
        (run: Run, call: Arguments, _: Value?, guide: HorizontalLine, computeValue: FunctionValue) in
        return run.modify(call, .alignmentGuide(.horizontal, guide.alignment, computeValue))
      },
      .native("View.alignmentGuide(_: VerticalAlignment, computeValue: (ViewDimensions) -> CGFloat)") {
        (run: Run, call: Arguments, _: Value?, guide: VerticalLine, computeValue: FunctionValue) in
        return run.modify(call, .alignmentGuide(.vertical, guide.alignment, computeValue))
      },

      .native("View.overlay(alignment:content:)") {
        (run: Run, call: Arguments, _: Value?, alignment: AlignmentPair, _: Value?) throws(Stop) in
        run.modify(call, .overlay(try run.content(call, 2), alignment: alignment.both))
      },
      .native("View.overlay(_:alignment:)") {
        (run: Run, call: Arguments, _: Value?, content: Value, alignment: AlignmentPair) in
        run.modify(call, .overlay(run.view(from: content, at: call.range), alignment: alignment.both))
      },
      .native("View.overlay(_:)") { (run: Run, call: Arguments, _: Value?, style: Value?) in
        run.painted(call, .overlay(.rectangle, style?.fill ?? .primary))
      },
      .native("View.overlay(_:in:fillStyle:)") {
        (run: Run, call: Arguments, _: Value?, style: Value?, shape: Value?, fillStyle: FillStyle) in
        run.painted(call, .overlay(run.shape(of: shape), style?.fill ?? .primary, fillStyle))
      },
      .native("View.overlay(_:ignoresSafeAreaEdges:)") {
        (run: Run, call: Arguments, _: Value?, style: Value?, _: Value?) in
        run.painted(call, .overlay(.rectangle, style?.fill ?? .primary))
      },
      .native("View.background(alignment:content:)") {
        (run: Run, call: Arguments, _: Value?, alignment: AlignmentPair, _: Value?) throws(Stop) in
        run.modify(call, .background(try run.content(call, 2), alignment: alignment.both))
      },
      .native("View.background(_:alignment:)") {
        (run: Run, call: Arguments, _: Value?, content: Value, alignment: AlignmentPair) in
        run.modify(call, .background(run.view(from: content, at: call.range), alignment: alignment.both))
      },
      .native("View.background(ignoresSafeAreaEdges:)") { (run: Run, call: Arguments) in
        run.painted(call, .background(.rectangle, Value.token("background").fill ?? .primary))
      },
      .native("View.background(_:ignoresSafeAreaEdges:)") {
        (run: Run, call: Arguments, _: Value?, style: Value?, _: Value?) in
        run.painted(call, .background(.rectangle, style?.fill ?? .material(thickness: 0.5)))
      },
      .native("View.background(_:in:fillStyle:)") {
        (run: Run, call: Arguments, _: Value?, style: Value?, shape: Value?, fillStyle: FillStyle) in
        run.painted(call, .background(run.shape(of: shape), style?.fill ?? .material(thickness: 0.5), fillStyle))
      },
      .native("View.background(in:fillStyle:)") {
        (run: Run, call: Arguments, _: Value?, shape: Value?, fillStyle: FillStyle) in
        run.painted(call, .background(run.shape(of: shape), Value.token("background").fill ?? .primary, fillStyle))
      },

      .native("View.accessibilityIdentifier(_:)") { (run: Run, call: Arguments, _: Value?, identifier: String) in
        run.modify(call, .identifier(identifier))
      },
      .native("View.id(_:)") { (run: Run, call: Arguments, _: Value?, id: Value?) in
        let key = id?.identity ?? ""
        if case .string(let name)? = id { return run.modify(call, .id(name, key: key)) }
        return run.modify(call, .id(nil, key: key))
      },
      .native("View.dynamicTypeSize(_: DynamicTypeSize)") { (run: Run, call: Arguments, _: Value?, size: NativeCase?) in
        guard let size = (size?.name).flatMap(DynamicTypeSize.init(rawValue:)) else { return run.modify(call, nil) }
        return run.modify(call, .environment { $0.textSize = size })
      },
      .native("View.dynamicTypeSize(_:)", limitTextSize),
      .native("View.imageScale(_:)") { (run: Run, call: Arguments, _: Value?, scale: NativeCase?) in
        let scale = EnvironmentValue.imageScale(scale?.name ?? "")
        return run.modify(call, .environment { $0.imageScale = scale })
      },
      .native("View.symbolVariant(_:)") { (run: Run, call: Arguments, _: Value?, variant: NativeCase?) in
        run.modify(call, .environment { $0.symbolVariants.add(variant?.name ?? "") })
      },
      .native("View.matchedGeometryEffect(id:in:properties:anchor:isSource:)") {
        (
          run: Run, call: Arguments, _: Value?, id: Value?, namespace: NativeCase?, properties: NativeCase?,
          anchor: UnitPoint, isSource: Bool?
        ) in
        let match = MatchedGeometry(
          group: "\(namespace?.name ?? "") \(id?.identity ?? "")", matchesSize: properties?.name != "position",
          matchesPosition: properties?.name != "size", anchor: anchor, isSource: isSource ?? true)
        return run.modify(call, .matchedGeometry(match))
      },
      .native("View.modifier(_:)") { (run: Run, call: Arguments) in run.applyModifier(call) },
      .native("ViewModifier.concat(_:)") { (first: Value, second: Value) in
        .tuple([first, second])
      },
      .native("ModifiedContent.init(content:modifier:)") { (run: Run, call: Arguments) in run.applyModifier(call) },
    ] + symbolVariants

  /// `.circle.fill` is one value with both words in its name.
  private static let symbolVariants = ["circle", "square", "rectangle", "fill", "slash"].map { word -> Native in
    .native("SymbolVariants.\(word)") { (variant: NativeCase?) in .token("\(variant?.name ?? "none").\(word)") }
  }

  private static func scenePadding(_ run: Run, _ a: Arguments, edges index: Int) -> Value {
    let (edges, width) = (a.edges(index) ?? .all, run.request.stage?.width ?? 393)
    let (leading, trailing) = (edges.contains(.leading), edges.contains(.trailing))
    return run.modify(a, .rule(.scenePadding(leading: leading, trailing: trailing, width: width)))
  }

  /// The insets of `.padding`; the default length is 16.
  static func insets(_ edges: EdgeSet, _ length: Double?) -> EdgeInsets {
    let length = length ?? 16
    return EdgeInsets(
      top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0)
  }
}

extension Run {
  /// The receiver inside of a modifier; the plain receiver if the modifier is nil.
  func modify(_ arguments: Arguments, _ modifier: Modifier?) -> Value {
    let view = view(from: arguments[0] ?? .void, at: arguments.range)
    guard let modifier else { return .view(view) }
    return .view(view.modified(by: modifier, at: arguments.range))
  }

  /// Applies `.modifier(Card())`: the modifier's own `body(content:)` builds the view around its content.
  func applyModifier(_ arguments: Arguments) -> Value {
    let content = view(from: arguments[0] ?? .void, at: arguments.range)
    guard let modifier = arguments[1] else { return .view(content) }
    // A concatenation of two modifiers applies the first, then the second around it.
    if case .tuple(let parts, _) = modifier {
      return parts.reduce(.view(content)) { applyModifier(Arguments($0, $1, range: arguments.range)) }
    }
    guard modifier.nominal != nil else { return .view(content) }
    var view = View(.modifier(modifier, content: content), at: content.range)
    view.calledAt = arguments.range
    return .view(view)
  }
}

extension Natives {
  /// Implements `dynamicTypeSize(...DynamicTypeSize.xxLarge)`, which clamps the text size.
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
