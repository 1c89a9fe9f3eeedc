import Diagnostics
import LayoutEngine

extension Vocabulary {
  /// What a program's own `Layout` works with.
  static let layoutProtocol: [NativeDeclaration] =
    [
      .type("struct ProposedViewSize: Hashable"), .type("struct LayoutSubviews: RandomAccessCollection"),
      .type("struct LayoutSubview: Equatable"),
      .type("struct ViewSpacing"), .type("struct LayoutProperties"), .type("protocol LayoutValueKey"),

      .member("ProposedViewSize", "init(width: CGFloat?, height: CGFloat?)") { (width: Double?, height: Double?) in
        .proposal(ProposedViewSize(width: width, height: height))
      },
      .member("ProposedViewSize", "init(_ size: CGSize)") { (size: Size) in .proposal(ProposedViewSize(size)) },
      .constant("ProposedViewSize", "zero", "ProposedViewSize", .proposal(.zero)),
      .constant("ProposedViewSize", "unspecified", "ProposedViewSize", .proposal(.unspecified)),
      .constant("ProposedViewSize", "infinity", "ProposedViewSize", .proposal(.infinity)),
      .property("ProposedViewSize", "var width: CGFloat?") { (proposedViewSize: ProposedViewSize) in
        optional(proposedViewSize.width)
      } set: { (proposedViewSize: ProposedViewSize, newValue: Double?) in
        .proposal(ProposedViewSize(width: newValue, height: proposedViewSize.height))
      },
      .property("ProposedViewSize", "var height: CGFloat?") { (proposedViewSize: ProposedViewSize) in
        optional(proposedViewSize.height)
      } set: { (proposedViewSize: ProposedViewSize, newValue: Double?) in
        .proposal(ProposedViewSize(width: proposedViewSize.width, height: newValue))
      },
      .member("ProposedViewSize", "func replacingUnspecifiedDimensions(by size: CGSize = 0) -> CGSize") {
        (proposedViewSize: ProposedViewSize, size: Size?) in
        let size = size ?? Size(width: 10, height: 10)
        return .size(Size(width: proposedViewSize.width ?? size.width, height: proposedViewSize.height ?? size.height))
      },

      .member("LayoutSubviews", "var layoutDirection: LayoutDirection") { (run: Run, layoutSubviews: [Value]?) in
        guard case .subview(let first)? = layoutSubviews?.first else {
          return .token(run.request.layoutDirection.rawValue)
        }
        return .token(first.subview.layoutDirection.rawValue)
      },
      .member("LayoutSubviews", "var indices: Range<Int>") { (layoutSubviews: [Value]) in
        .range(0, layoutSubviews.count)
      },
      .member("LayoutSubviews", "var startIndex: Int") { .int(0) },
      .member("LayoutSubviews", "var endIndex: Int") { (layoutSubviews: [Value]) in .int(layoutSubviews.count) },
      .member("LayoutSubviews", "subscript(_ index: Int) -> LayoutSubview") {
        (run: Run, call: Arguments, layoutSubviews: [Value], index: Value) throws(Stop) in
        try run.element(of: .array(layoutSubviews), at: index, call.range)
      },

      .member("LayoutSubview", "func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize") {
        (call: Arguments, _: Value?, proposal: ProposedViewSize) in
        .size(call.subview?.sizeThatFits(proposal) ?? .zero)
      },
      .member("LayoutSubview", "func dimensions(in proposal: ProposedViewSize) -> ViewDimensions") {
        (call: Arguments, _: Value?, proposal: ProposedViewSize) in
        call.subview.map { .dimensions($0.dimensions(in: proposal)) } ?? .void
      },
      .member("LayoutSubview", "func place(at position: CGPoint, anchor: UnitPoint = 0, proposal: ProposedViewSize)") {
        (call: Arguments, _: Value?, position: Point, anchor: Point?, proposal: ProposedViewSize) in
        let anchor = anchor.map { UnitPoint(x: $0.x, y: $0.y) } ?? .topLeading
        call.subview?.place(at: position, anchor: anchor, proposal: proposal)
        return .void
      },
      .member("LayoutSubview", "var priority: Double") { (call: Arguments) in .double(call.subview?.priority ?? 0) },
      .member("LayoutSubview", "var spacing: ViewSpacing") { (call: Arguments) in
        .spacing(call.subview?.spacing ?? ViewSpacing())
      },
      .member("LayoutSubview", "subscript<Key: LayoutValueKey>(_ key: Key.Type) -> Key.Value") {
        (run: Run, call: Arguments, layoutSubview: Value?, key: Value?) throws(Stop) in
        guard case .subview(let subview)? = layoutSubview, case .metatype(let key)? = key else { return .void }
        if let value = subview.values[key] { return value }
        return try run.staticValue("defaultValue", of: key, at: call.range)
      },
      .modifier("layoutValue<Key: LayoutValueKey>(key: Key.Type, value: Key.Value)") {
        (run: Run, call: Arguments, _: Value?, key: Value?, value: Value?) in
        guard case .metatype(let key)? = key, let value else { return run.modify(call, nil) }
        return run.modify(call, .layoutValue(key, value))
      },

      .member("ViewSpacing", "init()") { .spacing(ViewSpacing()) },
      .constant("ViewSpacing", "zero", "ViewSpacing", .spacing(.zero)),
      .member("ViewSpacing", "func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat") {
        (viewSpacing: ViewSpacing, next: ViewSpacing, axis: NativeCase?) in
        .double(viewSpacing.distance(to: next, along: axis?.name == "vertical" ? .vertical : .horizontal))
      },
      .member("ViewSpacing", "mutating func formUnion(_ other: ViewSpacing, edges: EdgeSet = 0)") { (call: Arguments) in
        .spacing(united(call))
      },
      .member("ViewSpacing", "func union(_ other: ViewSpacing, edges: EdgeSet = 0) -> ViewSpacing") {
        (call: Arguments) in
        .spacing(united(call))
      },

      .member("LayoutProperties", "init()") { .none },
      .property("LayoutProperties", "var stackOrientation: Axis?") { (layoutProperties: Value?) in
        layoutProperties ?? .none
      } set: { (_: Value?, newValue: Value?) in
        newValue ?? .none
      },

      .function("zip<Second>(_ first: LayoutSubviews, _ second: [Second]) -> Zip2Sequence<LayoutSubview, Second>") {
        (call: Arguments) in
        zip(call)
      },
      .function("zip<First>(_ first: [First], _ second: LayoutSubviews) -> Zip2Sequence<First, LayoutSubview>") {
        (call: Arguments) in zip(call)
      },
      .function("zip<Second>(_ first: Range<Int>, _ second: [Second]) -> Zip2Sequence<Int, Second>") {
        (call: Arguments) in zip(call)
      },
      .member("Array", "init(_ subviews: LayoutSubviews)") { (subviews: Value?) in subviews ?? .array([]) },
    ]

  private static func optional(_ length: Double?) -> Value { length.map { .some(.double($0)) } ?? .none }

  private static func united(_ arguments: Arguments) -> ViewSpacing {
    var edges = EdgeSet.all
    if case .edges(let given)? = arguments[2] { edges = given }
    var spacing = arguments.spacing(0)
    spacing.formUnion(
      arguments.spacing(1), top: edges.contains(.top), leading: edges.contains(.leading),
      bottom: edges.contains(.bottom), trailing: edges.contains(.trailing))
    return spacing
  }

  private static func zip(_ arguments: Arguments) -> Value {
    var pairs: [Value] = []
    while let first = arguments[0]?.element(pairs.count), let second = arguments[1]?.element(pairs.count) {
      pairs.append(.tuple([first, second]))
    }
    return .array(pairs)
  }
}

/// A subview as a program's layout sees it: what the engine knows of it, and the values that its modifiers left for the
/// layout.
struct SubviewValue {
  let subview: LayoutSubview
  let values: [Nominal: Value]
}

extension Arguments {
  func spacing(_ index: Int) -> ViewSpacing { self[index].flatMap(ViewSpacing.init(argument:)) ?? .blank }

  var subview: LayoutSubview? {
    if case .subview(let value)? = self[0] { return value.subview }
    return nil
  }
}
