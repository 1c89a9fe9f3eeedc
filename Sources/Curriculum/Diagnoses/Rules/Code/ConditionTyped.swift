import Diagnostics
import LayoutEditing
import LayoutEngine

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
  var parameters: Facts {
    ["literal": value, "meaning": meaning.json, "becomes": becomes, "scenario": scenario, "passes": right]
  }
  var fact: String { "The condition compares with the number \(points(value))." }
  var why: String {
    let fits = right.isEmpty ? "" : "It fits in \(right.listed), and not elsewhere. "
    return "\(fits)A number that is typed in stays the same whatever the code is given."
  }
  func direction(in language: SpokenLanguage) -> String {
    switch language {
    case .english: "Compare with something that varies instead of a number."
    case .german: "Vergleich mit etwas, das sich ändert, statt mit einer Zahl."
    }
  }
  var code: String {
    let fits = right.isEmpty ? "" : "In \(right.listed) \(points(value)) is \(meaning.words). "
    let fails = scenario.map { "In \($0) that is \(points(becomes)). " } ?? ""
    return "\(fits)\(fails)Compare with \(meaning.goesBy)."
  }
}
