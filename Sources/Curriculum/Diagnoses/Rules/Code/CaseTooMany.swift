import Diagnostics
import LayoutEditing
import LayoutEngine

/// A choice, or a part of a condition, without which every scenario is right.
///
///     selected > 0 && index == selected ? …       right as long as nobody selects the first
struct CaseTooMany: TriedExplanation {
  static let id = DiagnosisID.stateForgotten

  /// What is too much.
  enum Kind: String {
    case choice, condition, exit
  }

  let kind: Kind
  /// What it depends on: `selected > 0`.
  let condition: String
  let right: [String]
  let wrong: [String]
  let range: SourceRange?

  /// How many places of each kind are tried.
  private static let most = 3

  static func candidates(in evidence: Evidence) -> [Candidate<CaseTooMany>] {
    guard evidence.isNearlyRight, !evidence.passing.isEmpty else { return [] }
    let facts = evidence.facts
    func without(_ kind: Kind, _ condition: SourceRange, _ edit: TextEdit) -> Candidate<CaseTooMany> {
      Candidate([edit]) {
        CaseTooMany(
          kind: kind, condition: evidence.text(condition), right: evidence.scenarioNames(evidence.passing),
          wrong: evidence.scenarioNames(evidence.failing), range: condition)
      }
    }
    func only(_ kept: SourceRange) -> String { "(\(evidence.text(kept)))" }
    return facts.junctions.prefix(most).flatMap { junction in
      [(junction.first, junction.second), (junction.second, junction.first)].map { kept, other in
        without(.condition, other, TextEdit(junction.range, only(kept)))
      }
    }
      + facts.choices.prefix(most).flatMap { choice in
        [choice.first, choice.second].map { without(.choice, choice.condition, TextEdit(choice.range, only($0))) }
      } + facts.guards.prefix(most).map { without(.exit, $0.condition, TextEdit($0.range, "")) }
  }

  var parameters: Facts { ["condition": condition, "kind": kind.rawValue, "passes": right, "fails": wrong] }
  var fact: String {
    switch kind {
    case .choice: "The choice by “\(condition)” makes a difference."
    case .condition: "Something depends on the condition “\(condition)”."
    case .exit: "Something depends on the guard for “\(condition)”."
    }
  }
  var why: String {
    let fits = right.isEmpty ? "" : "It is right in \(right.listed). "
    let fails = wrong.isEmpty ? "" : "In \(wrong.listed) the other case holds, and the goal is the same there."
    return fits + fails
  }
  func direction(in language: SpokenLanguage) -> String {
    switch (language, kind) {
    case (.english, .choice): "The choice by “\(condition)” is one too many: one of its two values is right everywhere."
    case (.german, .choice): "Die Wahl nach „\(condition)“ ist eine zu viel: Einer der beiden Werte stimmt überall."
    case (.english, _): "The condition “\(condition)” is one too many."
    case (.german, _): "Die Bedingung „\(condition)“ ist eine zu viel."
    }
  }
  var code: String {
    switch kind {
    case .choice: "Remove the choice, and keep one of the two values."
    case .condition: "Remove this part of the condition."
    case .exit: "Remove the guard."
    }
  }
}
