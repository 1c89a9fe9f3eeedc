import Diagnostics
import LayoutEngine
import LayoutLanguage

/// A choice, or a part of a condition, without which every scenario is right.
///
///     selected > 0 && index == selected ? …       right as long as nobody selects the first
struct CaseTooMany: Explanation {
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

  /// Proven: each was left out, and every scenario was right.
  static func find(in evidence: Evidence) -> [CaseTooMany] {
    guard evidence.isNearlyRight, !evidence.passing.isEmpty, let found = found(in: evidence) else { return [] }
    return [
      CaseTooMany(
        kind: found.kind, condition: evidence.text(found.condition), right: evidence.scenarioNames(evidence.passing),
        wrong: evidence.scenarioNames(evidence.failing), range: found.condition)
    ]
  }

  private static func found(in evidence: Evidence) -> (kind: Kind, condition: SourceRange)? {
    let facts = evidence.facts
    for junction in facts.junctions.prefix(most) {
      for (kept, other) in [(junction.first, junction.second), (junction.second, junction.first)]
      where evidence.whatIf([TextEdit(junction.range, "(\(evidence.text(kept)))")]) {
        return (.condition, other)
      }
    }
    for choice in facts.choices.prefix(most) {
      for kept in [choice.first, choice.second]
      where evidence.whatIf([TextEdit(choice.range, "(\(evidence.text(kept)))")]) {
        return (.choice, choice.condition)
      }
    }
    for exit in facts.guards.prefix(most) where evidence.whatIf([TextEdit(exit.range, "")]) {
      return (.exit, exit.condition)
    }
    return nil
  }

  var isProven: Bool { true }
  var parameters: [JSON.Member] {
    [
      .init("condition", JSON(condition)), .init("kind", JSON(kind.rawValue)),
      .init("passes", JSON(right.map { JSON($0) })), .init("fails", JSON(wrong.map { JSON($0) })),
    ]
  }
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
