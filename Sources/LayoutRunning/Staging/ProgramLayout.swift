import Diagnostics
import LayoutEngine
import LayoutProgram

/// Adapts one of the program's own `Layout` types to the engine.
///
/// The engine cannot stop in the middle, so the run records the first failure, as for guides. From then on
/// the layout returns 0 and places nothing.
struct ProgramLayout: Layout {
  let run: Run
  let instance: Instance
  /// The `layoutValue`s of each subview.
  let values: [[Nominal: Value]]
  let stackAxis: Axis?

  private let sizing: Member?
  private let placing: Member?
  private let caching: Member?
  private let spacing: Member?
  /// The two overloads of `explicitAlignment`, by axis.
  private let aligning: [Axis: Member]

  init(_ instance: Instance, values: [[Nominal: Value]], in run: Run) throws(Stop) {
    self.run = run
    self.instance = instance
    self.values = values
    func own(_ name: String) -> [Member] {
      instance.nominal.lookUp(name, isStatic: false).filter { !$0.isNative && $0.kind == .method }
    }
    sizing = own("sizeThatFits").first
    placing = own("placeSubviews").first
    caching = own("makeCache").first
    spacing = own("spacing").first
    var aligning: [Axis: Member] = [:]
    for member in own("explicitAlignment") {
      guard case .known(let signature) = member.signatureState, let first = signature.parameters.first else { continue }
      aligning[first.type.isNominal(.verticalAlignment) ? .vertical : .horizontal] = member
    }
    self.aligning = aligning
    let declaresProperties = instance.nominal.lookUp("layoutProperties", isStatic: true).contains { !$0.isNative }
    stackAxis =
      declaresProperties
      ? try run.staticValue("layoutProperties", of: instance.nominal, at: instance.range).axis : nil
  }

  func answersAlignment(_ axis: Axis) -> Bool { aligning[axis] != nil }
  var answersSpacing: Bool { spacing != nil }

  func makeCache(subviews: LayoutSubviews) -> Value {
    guard let caching else { return .void }
    var nothing = Value.void
    return call(caching, [seen(subviews)], cache: &nothing, isCached: false)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Value) -> Size {
    guard let sizing, case .size(let size) = call(sizing, [.proposal(proposal), seen(subviews)], cache: &cache) else {
      return .zero
    }
    return size
  }

  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Value) {
    guard let placing else { return }
    _ = call(placing, [.rect(bounds), .proposal(proposal), seen(subviews)], cache: &cache)
  }

  func explicitAlignment(
    of key: AlignmentKey, in bounds: Rect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Value
  ) -> Double? {
    guard let member = aligning[key.axis] else { return nil }
    let guide = run.alignment(key)
    let line = key.axis == .horizontal ? Value.horizontalAlignment(guide) : .verticalAlignment(guide)
    let answer = call(member, [line, .rect(bounds), .proposal(proposal), seen(subviews)], cache: &cache)
    guard case .some(let value) = answer else { return nil }
    return value.number
  }

  func spacing(subviews: LayoutSubviews, cache: inout Value) -> ViewSpacing {
    guard let spacing, case .spacing(let wanted) = call(spacing, [seen(subviews)], cache: &cache) else {
      return ViewSpacing()
    }
    return wanted
  }

  private func seen(_ subviews: LayoutSubviews) -> Value {
    .array(
      subviews.map { subview in
        .subview(SubviewValue(subview: subview, values: subview.index < values.count ? values[subview.index] : [:]))
      })
  }

  /// Calls one of the type's methods with the cache, which it may change, as last argument.
  private func call(_ member: Member, _ values: [Value], cache: inout Value, isCached: Bool = true) -> Value {
    if run.failure != nil { return .void }
    let holder = Frame([.instance(instance)] + values + [cache])
    // The frame holds the only reference to the cache while the method changes it, which avoids a copy.
    cache = .void
    var arguments = values.indices.map { Argument.value(.local(depth: 0, slot: $0 + 1)) }
    let last = values.count + 1
    if isCached { arguments.append(.place(.local(depth: 0, slot: last))) }
    let place = member.range
    do throws(Stop) {
      let answer = try run.call(
        member, receiver: .value(.local(depth: 0, slot: 0)), arguments: arguments, holder, at: place)
      cache = holder.slots[last]
      return answer
    } catch {
      run.failure = error
      return .void
    }
  }
}

extension Value {
  /// The axis in an optional `Axis`.
  fileprivate var axis: Axis? {
    guard case .some(.token(let name)) = self else { return nil }
    return name == "horizontal" ? .horizontal : name == "vertical" ? .vertical : nil
  }
}
