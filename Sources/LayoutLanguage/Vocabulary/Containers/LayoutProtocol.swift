import Diagnostics
import LayoutEngine

extension Vocabulary {
  /// What a program's own `Layout` works with.
  static let layoutProtocol: [NativeDeclaration] =
    [
      .type("struct ProposedViewSize: Hashable"), .type("struct LayoutSubviews: RandomAccessCollection"),
      .type("struct LayoutSubview: Equatable"),
      .type("struct ViewSpacing"), .type("struct LayoutProperties"), .type("protocol LayoutValueKey"),

      .member("ProposedViewSize", "init(width: CGFloat?, height: CGFloat?)") { _, a in
        .proposal(ProposedViewSize(width: a.double(0), height: a.double(1)))
      },
      .member("ProposedViewSize", "init(_ size: CGSize)") { _, a in .proposal(ProposedViewSize(a.size(0) ?? .zero)) },
      .constant("ProposedViewSize", "zero", "ProposedViewSize", .proposal(.zero)),
      .constant("ProposedViewSize", "unspecified", "ProposedViewSize", .proposal(.unspecified)),
      .constant("ProposedViewSize", "infinity", "ProposedViewSize", .proposal(.infinity)),
      .property("ProposedViewSize", "var width: CGFloat?") { _, a in
        optional(a.proposal(0).width)
      } set: { _, a in
        .proposal(ProposedViewSize(width: a.double(1), height: a.proposal(0).height))
      },
      .property("ProposedViewSize", "var height: CGFloat?") { _, a in
        optional(a.proposal(0).height)
      } set: { _, a in
        .proposal(ProposedViewSize(width: a.proposal(0).width, height: a.double(1)))
      },
      .member("ProposedViewSize", "func replacingUnspecifiedDimensions(by size: CGSize = 0) -> CGSize") { _, a in
        let size = a.size(1) ?? Size(width: 10, height: 10)
        return .size(Size(width: a.proposal(0).width ?? size.width, height: a.proposal(0).height ?? size.height))
      },

      .member("LayoutSubviews", "var layoutDirection: LayoutDirection") { run, a in
        guard case .subview(let first)? = a.array(0)?.first else { return .token(run.request.layoutDirection.rawValue) }
        return .token(first.subview.layoutDirection.rawValue)
      },
      .member("LayoutSubviews", "var indices: Range<Int>") { _, a in .range(0, a.array(0)?.count ?? 0) },
      .member("LayoutSubviews", "var startIndex: Int") { _, _ in .int(0) },
      .member("LayoutSubviews", "var endIndex: Int") { _, a in .int(a.array(0)?.count ?? 0) },
      .member("LayoutSubviews", "subscript(_ index: Int) -> LayoutSubview") { run, a throws(Stop) in
        try run.element(of: .array(a.array(0) ?? []), at: a[1] ?? .void, a.range)
      },

      .member("LayoutSubview", "func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize") { _, a in
        .size(a.subview?.sizeThatFits(a.proposal(1)) ?? .zero)
      },
      .member("LayoutSubview", "func dimensions(in proposal: ProposedViewSize) -> ViewDimensions") { _, a in
        a.subview.map { .dimensions($0.dimensions(in: a.proposal(1))) } ?? .void
      },
      .member("LayoutSubview", "func place(at position: CGPoint, anchor: UnitPoint = 0, proposal: ProposedViewSize)") {
        _, a in
        let anchor = a.point(2).map { UnitPoint(x: $0.x, y: $0.y) } ?? .topLeading
        a.subview?.place(at: a.point(1) ?? .zero, anchor: anchor, proposal: a.proposal(3))
        return .void
      },
      .member("LayoutSubview", "var priority: Double") { _, a in .double(a.subview?.priority ?? 0) },
      .member("LayoutSubview", "var spacing: ViewSpacing") { _, a in .spacing(a.subview?.spacing ?? ViewSpacing()) },
      .member("LayoutSubview", "subscript<Key: LayoutValueKey>(_ key: Key.Type) -> Key.Value") { run, a throws(Stop) in
        guard case .subview(let subview)? = a[0], case .metatype(let key)? = a[1] else { return .void }
        if let value = subview.values[key] { return value }
        return try run.staticValue("defaultValue", of: key, at: a.range)
      },
      .modifier("layoutValue<Key: LayoutValueKey>(key: Key.Type, value: Key.Value)") { run, a in
        guard case .metatype(let key)? = a[1], let value = a[2] else { return run.modify(a, nil) }
        return run.modify(a, .layoutValue(key, value))
      },

      .member("ViewSpacing", "init()") { _, _ in .spacing(ViewSpacing()) },
      .constant("ViewSpacing", "zero", "ViewSpacing", .spacing(.zero)),
      .member("ViewSpacing", "func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat") { _, a in
        .double(a.spacing(0).distance(to: a.spacing(1), along: a.token(2) == "vertical" ? .vertical : .horizontal))
      },
      .member("ViewSpacing", "mutating func formUnion(_ other: ViewSpacing, edges: EdgeSet = 0)") { _, a in
        .spacing(united(a))
      },
      .member("ViewSpacing", "func union(_ other: ViewSpacing, edges: EdgeSet = 0) -> ViewSpacing") { _, a in
        .spacing(united(a))
      },

      .member("LayoutProperties", "init()") { _, _ in .none },
      .property("LayoutProperties", "var stackOrientation: Axis?") { _, a in
        a[0] ?? .none
      } set: { _, a in
        a[1] ?? .none
      },

      .function("zip<Second>(_ first: LayoutSubviews, _ second: [Second]) -> Zip2Sequence<LayoutSubview, Second>") {
        _, a in
        zip(a)
      },
      .function("zip<First>(_ first: [First], _ second: LayoutSubviews) -> Zip2Sequence<First, LayoutSubview>") {
        _, a in zip(a)
      },
      .function("zip<Second>(_ first: Range<Int>, _ second: [Second]) -> Zip2Sequence<Int, Second>") { _, a in zip(a) },
      .member("Array", "init(_ subviews: LayoutSubviews)") { _, a in a[0] ?? .array([]) },
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
  func proposal(_ index: Int) -> ProposedViewSize {
    if case .proposal(let value) = unwrapped(index) { return value }
    return .unspecified
  }

  func spacing(_ index: Int) -> ViewSpacing {
    if case .spacing(let value) = unwrapped(index) { return value }
    return ViewSpacing()
  }

  var subview: LayoutSubview? {
    if case .subview(let value)? = self[0] { return value.subview }
    return nil
  }
}
