import Diagnostics
import LayoutEditing
import LayoutEngine

/// A choice, or a part of a condition, without which every scenario is right.
///
///     selected > 0 && index == selected ? …       right as long as nobody selects the first
enum CaseTooMany: TriedRule {
  /// What is too much.
  private enum Kind: String {
    case choice, condition, exit
  }

  /// How many places of each kind are tried.
  private static let most = 3

  static func candidates(in trace: AnswerTrace) -> [Candidate<Diagnosis>] {
    guard trace.isNearlyRight, !trace.passing.isEmpty else { return [] }
    let facts = trace.facts
    func without(_ kind: Kind, _ condition: SourceRange, _ edit: TextEdit) -> Candidate<Diagnosis> {
      Candidate([edit]) { made(kind, condition, trace) }
    }
    func only(_ kept: SourceRange) -> String { "(\(trace.text(kept)))" }
    return facts.junctions.prefix(most).flatMap { junction in
      [(junction.first, junction.second), (junction.second, junction.first)].map { kept, other in
        without(.condition, other, TextEdit(junction.range, only(kept)))
      }
    }
      + facts.choices.prefix(most).flatMap { choice in
        [choice.first, choice.second].map { without(.choice, choice.condition, TextEdit(choice.range, only($0))) }
      } + facts.guards.prefix(most).map { without(.exit, $0.condition, TextEdit($0.range, "")) }
  }

  /// - Parameter range: what it depends on: `selected > 0`.
  private static func made(_ kind: Kind, _ range: SourceRange, _ trace: AnswerTrace) -> Diagnosis {
    let condition = trace.text(range)
    let (right, wrong) = (trace.scenarioNames(trace.passing), trace.scenarioNames(trace.failing))
    return Diagnosis(
      .stateForgotten, at: range, ["condition": condition, "kind": kind.rawValue, "passes": right, "fails": wrong],
      english: .init(
        fact: "Something depends on “\(condition)”.",
        why: (right.isEmpty ? "" : "It is right in \(right.listed). ")
          + (wrong.isEmpty ? "" : "In \(wrong.listed) the other case holds, and the goal is the same there."),
        direction: kind == .choice
          ? "The choice by “\(condition)” is one too many: one of its two values is right everywhere."
          : "The condition “\(condition)” is one too many.",
        code: kind == .choice
          ? "Remove the choice, and keep one of the two values."
          : "Remove \(kind == .exit ? "the guard" : "this part of the condition")."),
      german: .init(
        fact: "Von „\(condition)“ hängt etwas ab.",
        why: (right.isEmpty ? "" : "Es stimmt in \(right.listedInGerman). ")
          + (wrong.isEmpty
            ? "" : "In \(wrong.listedInGerman) gilt der andere Fall, und das Ziel ist dort dasselbe."),
        direction: kind == .choice
          ? "Die Wahl nach „\(condition)“ ist eine zu viel: Einer der beiden Werte stimmt überall."
          : "Die Bedingung „\(condition)“ ist eine zu viel.",
        code: kind == .choice
          ? "Nimm die Wahl weg, und behalte einen der beiden Werte."
          : "Nimm \(kind == .exit ? "das guard" : "diesen Teil der Bedingung") weg."))
  }
}
