import Diagnostics
import LayoutEditing
import LayoutEngine
import LayoutProgram

/// A number of the learner's text that keeps an answer from being right everywhere, and how that is known.
struct TypedNumber {
  /// What was tried with it.
  enum Claim {
    /// What it is equal to where all is right; written in its place, every scenario is right. `becomes` is what that is
    /// where the number fails.
    case means(NumberMeaning, becomes: Double, scenario: String?)
    /// Without the call that it is in, every scenario is right.
    case superfluous(call: String)
    /// Without the `min` or `max` that it is in, every scenario is right.
    case limit(function: String, words: String)
    /// With `maxWidth: .infinity` and the like in its place, every scenario is right.
    case room(words: [String])
    /// What it would have to be, in each scenario that fails and may be named; along one axis alone, where something is
    /// off along the other as well.
    case needed([(scenario: String, value: Double)], alone: Axis?)
  }

  let number: SourceFacts.Number
  /// The call that it is in: `alignmentGuide`, `frame`; nothing for a number anywhere else.
  let call: String
  let view: ViewReference?
  let claim: Claim
  /// The other numbers for which the same has to be done.
  let others: [SourceFacts.Number]
  /// Whether it was tried and makes everything right.
  let isProven: Bool
  /// What it is worked into along with other things: one number always brings a scenario right there, and it may be any
  /// other part that is off.
  var expression: String?
}

extension AnswerTrace {
  /// The number that is to blame, where trials tell; nil where none is, or nobody can be sure.
  func findTypedNumber() -> TypedNumber? {
    guard isNearlyRight, let (one, dimensions) = forgotten(), dimensions != [.direction] else { return nil }
    return first(of: limits()) ?? replacedNumber() ?? first(of: dimensions == [.size] ? rooms() : [])
      ?? first(of: removals(one)) ?? neededNumber(one) ?? neededNumbers(one)
  }

  // MARK: Too much

  /// A `min` or `max` of two values, one of which would do.
  private func limits() -> [Candidate<TypedNumber>] {
    let limits = facts.calls.filter { call in
      ["min", "max"].contains(call.name) && call.arguments.count == 2 && call.nameRange.lower == call.range.lower
    }
    return limits.prefix(3).flatMap { call in
      [(0, 1), (1, 0)].map { kept, other in
        Candidate([TextEdit(call.range, "(\(text(call.arguments[kept].range)))")]) { [self] in
          let range = call.arguments[other].range
          return facts.numbers(in: range).first.map { number in
            TypedNumber(
              number: number, call: call.name, view: nil, claim: .limit(function: call.name, words: text(range)),
              others: [], isProven: true)
          }
        }
      }
    }
  }

  /// A frame, a padding, or the guides of a view, without which every scenario is right.
  private func removals(_ one: ScenarioTrace) -> [Candidate<TypedNumber>] {
    governingNumbers(in: one).prefix(AnswerTrace.mostPlaces).flatMap { number -> [Candidate<TypedNumber>] in
      let node = one.tree.nodes[number.node]
      guard let range = node.range, node.kind.isModifier else { return [] }
      let guides = guideSites().filter { viewName(of: $0) == number.view }.map(\.place)
      return [[EditPlace(range)], number.call == "alignmentGuide" ? guides : []].map { places in
        Candidate(places.map { SceneEdit($0, .removed) }) { [self] in
          let others = guideSites().filter { places.contains($0.place) && !number.number.range.isInside($0.range) }
          return TypedNumber(
            number: number.number, call: number.call, view: number.view, claim: .superfluous(call: number.call),
            others: others.compactMap { site in facts.numbers.first { $0.range.isInside(site.range) } }, isProven: true)
        }
      }
    }
  }

  /// The size of the room, typed into a frame.
  private func rooms() -> [Candidate<TypedNumber>] {
    facts.calls.filter { $0.name == "frame" }.prefix(2).compactMap { call in
      let sides = call.arguments.compactMap { side(of: $0) }
      guard let first = sides.first else { return nil }
      return Candidate(sides.map { TextEdit($0.range, $0.text) }) {
        TypedNumber(
          number: first.number, call: "frame", view: nil, claim: .room(words: sides.map(\.text)),
          others: sides.dropFirst().map(\.number), isProven: true)
      }
    }
  }

  /// `width: 300` as `maxWidth: .infinity`.
  private func side(
    of argument: SourceFacts.Argument
  ) -> (range: SourceRange, text: String, number: SourceFacts.Number)? {
    guard let label = argument.label, ["width", "height"].contains(label),
      let number = facts.numbers.first(where: { $0.range == argument.range })
    else { return nil }
    var lower = argument.range.lower
    while lower > 0, [32, 58, 10].contains(answer.bytes[lower - 1]) { lower -= 1 }
    lower -= label.utf8.count
    let range = SourceRange(lower: lower, upper: argument.range.upper)
    guard lower >= 0, text(range).hasPrefix(label) else { return nil }
    return (range, "max\(label == "width" ? "Width" : "Height"): .infinity", number)
  }

  // MARK: What it would have to be

  /// A number that another one would mend, in every scenario that fails.
  private func neededNumber(_ one: ScenarioTrace) -> TypedNumber? {
    guard failing.count <= 4 else { return nil }
    let all = governingNumbers(in: one)
    let guides = all.filter { $0.call == "alignmentGuide" }
    for candidate in guides.prefix(3) + all.filter({ $0.call != "alignmentGuide" }).prefix(2) {
      var found: [(scenario: String, value: Double)] = []
      var isAll = true
      let isSure = failing.allSatisfy { other in
        guard let needed = needed(candidate, in: other) else { return false }
        isAll = isAll && needed.isAll
        if !other.scenario.isHidden { found.append((other.scenario.id, needed.value)) }
        return true
      }
      guard isSure, !found.isEmpty else { continue }
      return TypedNumber(
        number: candidate.number, call: candidate.call, view: candidate.view,
        claim: .needed(found, alone: isAll ? nil : candidate.axis), others: [], isProven: false,
        expression: expression(around: candidate.number.range))
    }
    return nil
  }

  /// The argument, guide or value around a number that stands in brackets in it; nil where it is a summand, or all.
  private func expression(around number: SourceRange) -> String? {
    let values =
      facts.calls.filter { $0.name != "CGFloat" }.flatMap(\.arguments).map(\.range)
      + guideSites().compactMap(\.bodyRange) + facts.declarations.map(\.range)
    let around = values.filter { number.isInside($0) }.min { $0.upper - $0.lower < $1.upper - $1.lower }
    guard let around else { return nil }
    let before = text(SourceRange(lower: around.lower, upper: number.lower))
    let isNested = before.count { $0 == "(" } > before.count { $0 == ")" }
    let words = text(around)
    return isNested && !words.contains("\n") && words.count <= 60 ? words : nil
  }
}
