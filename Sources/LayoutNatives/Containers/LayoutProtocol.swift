import Diagnostics
import LayoutEngine
import LayoutProgram

extension Natives {
  /// The types that a program's own `Layout` uses.
  static let layoutProtocol: [Native] =
    [

      .native("ProposedViewSize.init(width:height:)") { (width: Double?, height: Double?) in
        .proposal(ProposedViewSize(width: width, height: height))
      },
      .native("ProposedViewSize.init(_:)") { (size: Size) in .proposal(ProposedViewSize(size)) },
      .constant("ProposedViewSize.zero", .proposal(.zero)),
      .constant("ProposedViewSize.unspecified", .proposal(.unspecified)),
      .constant("ProposedViewSize.infinity", .proposal(.infinity)),
      .property("ProposedViewSize.width") { (proposedViewSize: ProposedViewSize) in
        optional(proposedViewSize.width)
      } set: { (proposedViewSize: ProposedViewSize, newValue: Double?) in
        .proposal(ProposedViewSize(width: newValue, height: proposedViewSize.height))
      },
      .property("ProposedViewSize.height") { (proposedViewSize: ProposedViewSize) in
        optional(proposedViewSize.height)
      } set: { (proposedViewSize: ProposedViewSize, newValue: Double?) in
        .proposal(ProposedViewSize(width: proposedViewSize.width, height: newValue))
      },
      .native("ProposedViewSize.replacingUnspecifiedDimensions(by:)") {
        (proposedViewSize: ProposedViewSize, size: Size?) in
        let size = size ?? Size(width: 10, height: 10)
        return .size(Size(width: proposedViewSize.width ?? size.width, height: proposedViewSize.height ?? size.height))
      },

      .native("LayoutSubviews.layoutDirection") { (run: Run, layoutSubviews: [Value]?) in
        guard case .subview(let first)? = layoutSubviews?.first else {
          return .token(run.request.layoutDirection.rawValue)
        }
        return .token(first.subview.layoutDirection.rawValue)
      },
      .native("LayoutSubviews.indices") { (layoutSubviews: [Value]) in .range(0, layoutSubviews.count) },
      .native("LayoutSubviews.endIndex") { (layoutSubviews: [Value]) in .int(layoutSubviews.count) },
      .native("LayoutSubviews.subscript(_:)") {
        (run: Run, call: Arguments, layoutSubviews: [Value], index: Value) throws(Stop) in
        try run.element(of: .array(layoutSubviews), at: index, call.range)
      },

      .native("LayoutSubview.sizeThatFits(_:)") {
        (call: Arguments, _: Value?, proposal: ProposedViewSize) throws(Stop) in
        .size(try call.subview().sizeThatFits(proposal))
      },
      .native("LayoutSubview.dimensions(in:)") {
        (call: Arguments, _: Value?, proposal: ProposedViewSize) throws(Stop) in
        .dimensions(try call.subview().dimensions(in: proposal))
      },
      .native("LayoutSubview.place(at:anchor:proposal:)") {
        (call: Arguments, _: Value?, position: Point, anchor: Point?, proposal: ProposedViewSize) throws(Stop) in
        let anchor = anchor.map { UnitPoint(x: $0.x, y: $0.y) } ?? .topLeading
        try call.subview().place(at: position, anchor: anchor, proposal: proposal)
        return .void
      },
      .native("LayoutSubview.priority") { (call: Arguments) throws(Stop) in .double(try call.subview().priority) },
      .native("LayoutSubview.spacing") { (call: Arguments) throws(Stop) in .spacing(try call.subview().spacing) },
      .native("LayoutSubview.subscript(_:)") {
        (run: Run, call: Arguments, subview: Value, _: Value) throws(Stop) in
        guard case .subview(let subview) = subview else { throw call.fault(0, "LayoutSubview") }
        let key = try call.metatype(1)
        if let value = subview.values[key] { return value }
        return try run.staticValue("defaultValue", of: key, at: call.range)
      },
      .native("View.layoutValue(key:value:)") {
        (run: Run, call: Arguments, _: Value, _: Value, value: Value) throws(Stop) in
        run.modify(call, .layoutValue(try call.metatype(1), value))
      },

      .native("ViewSpacing.init()") { .spacing(ViewSpacing()) },
      .constant("ViewSpacing.zero", .spacing(.zero)),
      .native("ViewSpacing.distance(to:along:)") { (viewSpacing: ViewSpacing, next: ViewSpacing, axis: NativeCase?) in
        .double(viewSpacing.distance(to: next, along: axis?.name == "vertical" ? .vertical : .horizontal))
      },
      .native("ViewSpacing.formUnion(_:edges:)") { (call: Arguments) in .spacing(united(call)) },
      .native("ViewSpacing.union(_:edges:)") { (call: Arguments) in .spacing(united(call)) },

      .native("LayoutProperties.init()") { .none },
      .property("LayoutProperties.stackOrientation") { (layoutProperties: Value?) in
        layoutProperties ?? .none
      } set: { (_: Value?, newValue: Value?) in
        newValue ?? .none
      },

      .native("zip(_: LayoutSubviews, _: [Second])") { (call: Arguments) in zip(call) },
      .native("zip(_: [First], _: LayoutSubviews)") { (call: Arguments) in zip(call)
      },
      .native("zip(_: Range<Int>, _: [Second])") { (call: Arguments) in zip(call)
      },
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

extension Arguments {
  func spacing(_ index: Int) -> ViewSpacing { self[index].flatMap(ViewSpacing.init(argument:)) ?? .blank }

  func subview() throws(Stop) -> LayoutSubview {
    guard case .subview(let value)? = self[0] else { throw fault(0, "LayoutSubview") }
    return value.subview
  }
}
