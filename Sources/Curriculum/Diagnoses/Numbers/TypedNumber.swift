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
    case means(String, isOfTheView: Bool, becomes: Double, scenario: String?)
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
    return replacedNumber() ?? neededNumber(one) ?? (dimensions == [.size] ? measuredNumber(one) : nil)
  }

  /// The first of several numbers that place views, where rooms of another size fail: each was measured by hand.
  private func measuredNumber(_ one: ScenarioTrace) -> TypedNumber? {
    governingNumbers(in: one).first { $0.number.role == .amount }.map {
      TypedNumber(
        number: $0.number, call: $0.call, view: $0.view, claim: .needed([], alone: nil), others: [], isProven: false)
    }
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
