import Diagnostics
import LayoutEngine
import LayoutLanguage

/// A condition that compares with a number, where something that varies was meant.
///
///     index == 1 ? … : …        right while the second is selected
struct ConditionTyped: Explanation {
  static let id = DiagnosisID.stateForgotten

  let value: Double
  let meaning: NumberMeaning
  let becomes: Double
  let scenario: String?
  let right: [String]
  let range: SourceRange?

  static func find(in evidence: Evidence) -> [ConditionTyped] {
    guard let typed = evidence.typedNumber, evidence.isCompared(typed),
      case .means(let meaning, let becomes, let scenario) = typed.claim
    else { return [] }
    return [
      ConditionTyped(
        value: typed.number.value, meaning: meaning, becomes: becomes, scenario: scenario,
        right: evidence.scenarioNames(evidence.passing), range: typed.number.range)
    ]
  }

  var isProven: Bool { true }
  var parameters: [JSON.Member] {
    [
      .init("literal", JSON(value)), .init("meaning", meaning.json), .init("becomes", JSON(becomes)),
      .init("scenario", JSON(scenario)), .init("passes", JSON(right.map { JSON($0) })),
    ]
  }
  var title: String { "The \(points(value)) here does not follow \(meaning.source)." }
  var reason: String {
    let fits = right.isEmpty ? "" : "It fits in \(right.listed): there \(points(value)) is \(meaning.words). "
    return fits + (scenario.map { "In \($0) that is \(points(becomes))." } ?? "Elsewhere that is another number.")
  }
  var step: String { "Compare with \(meaning.source) instead of a number." }
}
