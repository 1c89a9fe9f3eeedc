import Diagnostics
import LayoutEngine
import LayoutProgram

extension Natives {
  /// SwiftUI's layouts applied to subviews by one of the program's own layouts:
  /// `row.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)`.
  static let appliedLayouts: [Native] =
    ["HStackLayout", "VStackLayout", "ZStackLayout", "GridLayout", "AnyLayout"].flatMap {
      (type: String) -> [Native] in
      [
        .native("\(type).makeCache(subviews:)") {
          (run: Run, call: Arguments, layout: Value?, subviews: Value?) throws(Stop) in
          guard let own = layout.flatMap(LayoutChoice.init)?.own, let subviews,
            let member = own.layoutMember("makeCache")
          else { return .void }
          return try run.call(.member(member, receiver: .instance(own)), [subviews], at: call.range)
        },
        .changing("\(type).updateCache(_:subviews:)") { (_: Value?, cache: Value, _: Value?) in .changed(cache)
        },
        .changing("\(type).sizeThatFits(proposal:subviews:cache:)") {
          (run: Run, call: Arguments, layout: Value?, proposal: Value, subviews: Value, cache: Value) throws(Stop) in
          let given = [proposal, subviews]
          return try applied(layout, run, call, "sizeThatFits", given, cache) { rule throws(Stop) in
            .size(rule.sizeThatFits(ProposedViewSize(argument: given[0]) ?? .unspecified, given[1].subviews))
          }
        },
        .changing("\(type).placeSubviews(in:proposal:subviews:cache:)") {
          (
            run: Run, call: Arguments, layout: Value?, bounds: Value, proposal: Value, subviews: Value, cache: Value
          ) throws(Stop) in
          let given = [bounds, proposal, subviews]
          return try applied(layout, run, call, "placeSubviews", given, cache) { rule throws(Stop) in
            rule.place(
              given[2].subviews, in: Rect(argument: given[0]) ?? Rect(origin: .zero, size: .zero),
              ProposedViewSize(argument: given[1]) ?? .unspecified)
            return .void
          }
        },
      ]
    }
    // The stack orientation determines the axis of spacers and dividers inside.
    + [
      ("HStackLayout", "horizontal"), ("VStackLayout", "vertical"), ("ZStackLayout", nil), ("GridLayout", nil),
      ("AnyLayout", nil),
    ].map { (type: String, orientation: String?) in
      .constant("\(type).layoutProperties", orientation.map { .some(.token($0)) } ?? .none)
    }

  /// Applies a layout of SwiftUI, or the program's layout inside of an `AnyLayout`. Returns the result and
  /// the changed cache.
  private static func applied(
    _ layout: Value?, _ run: Run, _ call: Arguments, _ name: String, _ given: [Value], _ cache: Value,
    by rule: (AppliedRule) throws(Stop) -> Value
  ) throws(Stop) -> NativeResult {
    guard let choice = layout.flatMap(LayoutChoice.init) else { return .changed(cache) }
    if let own = choice.own, let member = own.layoutMember(name) {
      return try run.call(own, member, given, cache)
    }
    guard let known = AppliedRule(choice, run) else {
      throw Stop(problem: Problem(unsupported: .name(name), at: call.range))
    }
    return .changed(cache, returning: try rule(known))
  }
}

/// One of SwiftUI's layouts, applicable to subviews. A grid is not, because it needs rows, which subviews do not have.
private enum AppliedRule {
  case stack(StackOfSubviews)
  case layers(LayersOfSubviews)

  init?(_ choice: LayoutChoice, _ run: Run) {
    switch choice {
    case .stack(let axis, let alignment, let spacing):
      self = .stack(StackOfSubviews(axis: axis, alignment: run.key(alignment, axis.other), spacing: spacing))
    case .zStack(let horizontal, let vertical):
      let alignment = Alignment(
        horizontal: run.key(horizontal, .horizontal), vertical: run.key(vertical, .vertical))
      self = .layers(LayersOfSubviews(alignment: alignment))
    case .erased(let inner): self.init(inner, run)
    case .grid, .custom: return nil
    }
  }

  func sizeThatFits(_ proposal: ProposedViewSize, _ subviews: [LayoutSubview]) -> Size {
    switch self {
    case .stack(let rule): rule.sizeThatFits(proposal, subviews)
    case .layers(let rule): rule.sizeThatFits(proposal, subviews)
    }
  }

  func place(_ subviews: [LayoutSubview], in bounds: Rect, _ proposal: ProposedViewSize) {
    switch self {
    case .stack(let rule): rule.place(subviews, in: bounds, proposal)
    case .layers(let rule): rule.place(subviews, in: bounds)
    }
  }
}

extension LayoutChoice {
  /// The program's own layout, unwrapped from `AnyLayout`; nil for SwiftUI's.
  fileprivate var own: Instance? {
    switch self {
    case .custom(let instance): instance
    case .erased(let inner): inner.own
    case .stack, .zStack, .grid: nil
    }
  }
}

extension Instance {
  fileprivate func layoutMember(_ name: String) -> Member? {
    nominal.lookUp(name, isStatic: false).first { !$0.isNative && $0.kind == .method }
  }
}

extension Value {
  fileprivate var subviews: [LayoutSubview] {
    guard case .array(let values) = self else { return [] }
    return values.compactMap { if case .subview(let value) = $0 { value.subview } else { nil } }
  }
}

extension Run {
  /// Calls a method of the program's own layout; it may change the cache.
  fileprivate func call(
    _ layout: Instance, _ member: Member, _ values: [Value], _ cache: Value
  ) throws(Stop) -> NativeResult {
    let holder = Frame([.instance(layout)] + values + [cache])
    var arguments = values.indices.map { Argument.value(.local(depth: 0, slot: $0 + 1)) }
    let last = values.count + 1
    arguments.append(.place(.local(depth: 0, slot: last)))
    let answer = try call(
      member, receiver: .value(.local(depth: 0, slot: 0)), arguments: arguments, holder, at: member.range)
    return .changed(holder.slots[last], returning: answer)
  }
}
