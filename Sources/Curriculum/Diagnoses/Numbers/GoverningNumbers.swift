import Diagnostics
import LayoutEditing
import LayoutEngine
import LayoutProgram

/// A number of the learner's text that has a say in where a view is that is off.
struct GoverningNumber {
  let number: SourceFacts.Number
  /// The modifier or container that it is in.
  let call: String
  /// The node of that, in the scenario at hand.
  let node: Int
  let axis: Axis
  let view: ViewReference
}

extension AnswerTrace {
  /// Numbers that govern views that are off, the likeliest first: in guides that are used, then in frames, then in
  /// paddings and the like.
  func governingNumbers(in one: ScenarioTrace) -> [GoverningNumber] {
    let guides = one.offAxes.flatMap { guideNumbers(in: one, $0) }
    let ofThoseOff = guides.filter { number in one.off(number.axis).contains { one.governs(number.node, $0) } }
    return (ofThoseOff.isEmpty ? guides : ofThoseOff) + one.offAxes.flatMap { defaultNumbers(in: one, $0) }
      + one.offAxes.flatMap { modifierNumbers(in: one, $0) }
  }

  /// What scenarios give is no number of the learner's.
  private var givenNames: Set<String> {
    Set(
      cases.flatMap { one in
        one.scenario.arguments.map(\.key)
          + one.scenario.state.compactMap { $0.key.split(separator: ".").last.map(String.init) }
      })
  }

  private func guideNumbers(in one: ScenarioTrace, _ axis: Axis) -> [GoverningNumber] {
    var found: [GoverningNumber] = []
    for site in guideSites() where site.key.axis == axis && site.isUsed(in: one) {
      guard let body = site.bodyRange, let guide = site.guides(in: one).first(where: { $0.outcome.isUsed }) else {
        continue
      }
      for part in facts.reach(of: body, without: givenNames) {
        for number in facts.numbers(in: part) where number.range == body || number.isLength {
          found.append(
            GoverningNumber(
              number: number, call: "alignmentGuide", node: guide.node, axis: axis,
              view: one.name(of: guide.node).withoutNumber))
        }
      }
    }
    return found
  }

  /// Numbers in the defaults that views answered with.
  private func defaultNumbers(in one: ScenarioTrace, _ axis: Axis) -> [GoverningNumber] {
    defaults().filter { $0.key.axis == axis }.flatMap { key, body -> [GoverningNumber] in
      let asks = one.tree.asks.filter { $0.key == key && $0.origin == .standard && $0.child != $0.container }
      guard let node = asks.compactMap(\.child).first else { return [] }
      return facts.reach(of: body, without: givenNames).flatMap { facts.numbers(in: $0) }.filter(\.isLength).map {
        GoverningNumber(
          number: $0, call: "defaultValue", node: node, axis: axis, view: one.name(of: node).withoutNumber)
      }
    }
  }

  /// Which arguments of a call have to do with an axis; nil is the first, without a label.
  private func arguments(_ call: SourceFacts.Call, _ kind: SceneNode.Kind, _ axis: Axis) -> [SourceFacts.Argument] {
    let isHorizontal = axis == .horizontal
    let labels: Set<String?>
    switch kind {
    case .frame, .flexibleFrame:
      labels =
        isHorizontal
        ? ["width", "minWidth", "idealWidth", "maxWidth"] : ["height", "minHeight", "idealHeight", "maxHeight"]
    case .offset, .position: labels = isHorizontal ? ["x"] : ["y"]
    case .padding:
      let edges = call.arguments.first.map { text($0.range) } ?? ""
      let across = [".leading", ".trailing", ".horizontal"]
      let down = [".top", ".bottom", ".vertical"]
      let other = isHorizontal ? down : across
      if other.contains(where: edges.contains), !(isHorizontal ? across : down).contains(where: edges.contains) {
        return []
      }
      labels = [nil]
    case .stack(let along, _, _), .lazyStack(let along, _, _): labels = along == axis ? ["spacing"] : []
    default: return []
    }
    return call.arguments.filter { labels.contains($0.label) }
  }

  private func modifierNumbers(in one: ScenarioTrace, _ axis: Axis) -> [GoverningNumber] {
    let off = one.off(axis)
    var found: [GoverningNumber] = []
    var seen: Set<SourceRange> = []
    for (index, node) in one.tree.nodes.enumerated() where !node.isImplied {
      guard let range = node.range, range.file == 0, let call = facts.call(at: range),
        one.concerns(index, off)
      else { continue }
      for argument in arguments(call, node.kind, axis) {
        for part in facts.reach(of: argument.range, without: givenNames) {
          for number in facts.numbers(in: part) where number.isLength && seen.insert(number.range).inserted {
            found.append(
              GoverningNumber(
                number: number, call: call.name, node: index, axis: axis, view: one.name(of: index).withoutNumber))
          }
        }
      }
    }
    return found
  }

  // MARK: What a number would have to be

  /// The number that brings a scenario right along its axis, in a number's place, and whether all is right then; nil if
  /// none does, or it was not found.
  func needed(_ number: GoverningNumber, in one: ScenarioTrace) -> (value: Double, isAll: Bool)? {
    let isWhole = one.tree.guides.contains { $0.guide.node == number.node && $0.bodyRange == number.number.range }
    if isWhole { return neededByGuide(number, one) }
    // Adding to a guide costs less than a changed text, and tells whether the number can help at all.
    if number.call == "alignmentGuide", number.number.role == .amount, neededByGuide(number, one) == nil { return nil }
    return neededInText(number, one)
  }

  /// A guide's value moves its view by as much as it changes.
  private func neededByGuide(_ number: GoverningNumber, _ one: ScenarioTrace) -> (value: Double, isAll: Bool)? {
    guard let edit = edit(number.node, in: one, .guideValue(GuideChange())),
      let view = one.views.first(where: { one.governs(number.node, $0) })
    else { return nil }
    let others = one.views.filter { $0.name != view.name }.prefix(AnswerTrace.mostPlaces).map {
      $0.displacement(number.axis)
    }
    for other in others.isEmpty ? [0] : others {
      let way = view.displacement(number.axis) - other
      guard abs(way) > FrameDifference.tolerance else { continue }
      for change in one.scenario.direction == .rightToLeft ? [-way, way] : [way] {
        let result = result(of: one, [SceneEdit(edit.place, .guideValue(GuideChange(constant: change)))])
        if let result, result.isRight(along: number.axis) { return (number.number.value + change, result.passed) }
      }
    }
    return nil
  }

  /// By what one point more changes, and then by trying what follows from that.
  private func neededInText(_ number: GoverningNumber, _ one: ScenarioTrace) -> (value: Double, isAll: Bool)? {
    let value = number.number.value
    guard let more = result(of: one, [TextEdit(number.number.range, points(value + 1))]),
      more.views.count == one.result.views.count
    else { return nil }
    for (before, after) in zip(one.result.views, more.views) {
      guard let old = before.difference, let new = after.difference else { continue }
      let pairs =
        number.axis == .horizontal
        ? [(old.width, new.width), (old.x, new.x)] : [(old.height, new.height), (old.y, new.y)]
      for (error, then) in pairs where abs(error) > FrameDifference.tolerance && abs(then - error) > 0.01 {
        let needed = value - error / (then - error)
        guard needed.isFinite, abs(needed) < 10_000 else { continue }
        let result = result(of: one, [TextEdit(number.number.range, points(needed))])
        return result.flatMap { $0.isRight(along: number.axis) ? (needed, $0.passed) : nil }
      }
    }
    return nil
  }

  // MARK: What a name stands for

  /// The text of the value that a property has where nothing else is given, in the learner's file or the given one.
  func declaredValue(of name: String) -> String? {
    if let own = facts.declarations.first(where: { $0.name == name }) {
      let value = text(own.range)
      return value == name || value.hasPrefix("{") ? nil : value
    }
    let marks = ["var \(name):", "let \(name):", "var \(name) ", "let \(name) "]
    for line in checker.material.given.map({ $0.text.split(separator: "\n") }) ?? [] {
      guard marks.contains(where: line.contains), let sign = line.firstIndex(of: "=") else { continue }
      let value = line[line.index(after: sign)...].drop { $0 == " " }
      return value.isEmpty ? nil : String(value)
    }
    return nil
  }
}

extension SourceFacts.Number {
  /// Whether it looks like a length: small factors are fractions and counts.
  fileprivate var isLength: Bool {
    switch role {
    case .amount: abs(value) > 3
    case .factor: abs(value) > 4
    case .condition: false
    }
  }
}

extension ScenarioTrace {
  /// Whether a modifier or container has to do with views: it is around one, part of one, or beside one.
  fileprivate func concerns(_ node: Int, _ views: [View]) -> Bool {
    if views.contains(where: { governs(node, $0) }) { return true }
    guard tree.nodes[node].kind.isModifier else { return false }
    guard let container = chain(node).dropFirst().first(where: { !tree.nodes[$0].kind.isModifier }) else {
      return false
    }
    return views.contains { isInside($0.node, container) }
  }
}
