import Diagnostics
import LayoutEditing

/// Right before a step and wrong after it, or the other way round: something does not follow what the step changes.
///
///     isOpen ? AnyLayout(ZStackLayout()) : AnyLayout(ZStackLayout())      right while it is closed
enum AfterAStep: DiagnosisRule {
  /// What in the text has to do with it.
  fileprivate enum Clue {
    /// A state that is read, and that nothing ever changes.
    case neverChanged(String)
    /// A choice with the same on both sides.
    case sameEitherWay(condition: String)
    /// A state that only ever becomes one value.
    case becomesOnly(String, value: String)

    var parameters: Facts {
      switch self {
      case .neverChanged(let name): ["clue": "neverChanged", "state": name]
      case .sameEitherWay(let condition): ["clue": "sameEitherWay", "condition": condition]
      case .becomesOnly(let name, let value): ["clue": "becomesOnly", "state": name, "value": value]
      }
    }
  }

  /// A moment at which nothing moves: the start, or after a step.
  private struct Rest {
    let step: MomentKey?
    let views: [ViewResult]

    var isRight: Bool { views.allSatisfy(\.matches) }
    var english: String { step.map { "after “\($0)”" } ?? "at the start" }
    var german: String { step.map { "nach „\($0)“" } ?? "am Anfang" }
  }

  static func find(in trace: AnswerTrace) -> [Diagnosis] {
    for one in trace.failing where !one.scenario.isHidden {
      let atRest =
        [Rest(step: nil, views: one.result.views)]
        + one.result.moments.filter { !$0.key.isOnTheWay }.map { Rest(step: $0.key, views: $0.views) }
      let (right, wrong) = (atRest.filter { $0.isRight && !$0.views.isEmpty }, atRest.filter { !$0.isRight })
      guard atRest.count > 1, !right.isEmpty, let off = wrong.first?.views.filter({ !$0.matches }) else { continue }
      return [made(one.scenario.id, right, wrong, off, trace.clue())]
    }
    return []
  }

  private static func made(
    _ scenario: String, _ right: [Rest], _ wrong: [Rest], _ off: [ViewResult],
    _ found: (clue: Clue, range: SourceRange)?
  ) -> Diagnosis {
    let (views, clue) = (off.map(\.reference), found?.clue)
    let (fits, fails) = (right.map(\.english), wrong.map(\.english))
    let (germanFits, germanFails) = (right.map(\.german), wrong.map(\.german))
    return Diagnosis(
      .stateForgotten, at: found?.range ?? off.first?.range,
      (clue?.parameters ?? [:]) + ["scenario": scenario, "views": views, "passes": fits, "fails": fails],
      isProven: false, clue == nil ? .blamesAStep : [],
      english: {
        let names = views.count > 3 ? "\(views.count) views" : views.map(\.quoted).listed
        let (why, code) =
          switch clue {
          case .neverChanged(let name):
            (
              " \(name) is read here, and nothing in the file ever changes it.",
              "Let the step change \(name), or read the state that it does change."
            )
          case .sameEitherWay(let condition):
            (
              " Both sides of the choice by \(condition) are the same, so that it chooses nothing.",
              "Which of the two is right? Let the other branch say what is different."
            )
          case .becomesOnly(let name, let value):
            (
              " \(name) is only ever set to \(value), and stays that.",
              "What should the step make of \(name) the next time?"
            )
          case nil:
            ("", "Follow the state that the step changes through the code: what should it change, and for which view?")
          }
        return .init(
          fact: "In “\(scenario)” it is right \(fits.listed), and not \(fails.listed).",
          why: "Only a change of state lies between the two. Off: \(names).\(why)", code: code)
      }(),
      german: {
        let names = views.count > 3 ? "\(views.count) Ansichten" : views.map(\.quotedInGerman).listedInGerman
        let (why, code) =
          switch clue {
          case .neverChanged(let name):
            (
              " \(name) wird hier gelesen, und nichts in der Datei ändert es je.",
              "Lass den Schritt \(name) ändern, oder lies den Zustand, den er ändert."
            )
          case .sameEitherWay(let condition):
            (
              " Beide Seiten der Wahl nach \(condition) sind gleich, also wählt sie nichts aus.",
              "Welche der beiden stimmt? Lass die andere Seite sagen, was dort anders ist."
            )
          case .becomesOnly(let name, let value):
            (
              " \(name) wird immer nur auf \(value) gesetzt und bleibt so.",
              "Was soll der Schritt beim nächsten Mal aus \(name) machen?"
            )
          case nil:
            (
              "",
              "Folge dem Zustand, den der Schritt ändert, durch den Code: Was soll er ändern, und an welcher Ansicht?"
            )
          }
        return .init(
          fact: "In „\(scenario)“ stimmt es \(germanFits.listedInGerman), aber nicht \(germanFails.listedInGerman).",
          why: "Dazwischen liegt eine Änderung des Zustands und sonst nichts. Nicht am Platz: \(names).\(why)",
          code: code)
      }())
  }
}

extension AnswerTrace {
  /// Whether steps are blamed for no reason in the text.
  func blamesAStep(_ found: [Diagnosis]) -> Bool { found.first?.claims.contains(.blamesAStep) ?? false }

  /// Whether that may be so: one change mends it, or a state is read that was not; where no repair is known, the first
  /// scenario is right before anything is done.
  func isOfAStep(_ repair: FoundRepair?) -> Bool {
    repair.map { $0.isSingle || readsAState($0) } ?? cases.first?.result.views.allSatisfy(\.matches) ?? false
  }

  /// Whether a repair reads a state where none was read.
  private func readsAState(_ repair: FoundRepair) -> Bool {
    let states = facts.declarations.filter { $0.attributes.contains("@State") }.map(\.name)
    return repair.changes.contains { change in
      guard case .value(let from, let to) = change.kind else { return false }
      return states.contains { to.contains($0) && !from.contains($0) }
    }
  }

  /// What is odd about the states and choices of the text.
  fileprivate func clue() -> (clue: AfterAStep.Clue, range: SourceRange)? {
    let states = facts.declarations.filter { $0.attributes.contains("@State") }
    for state in states where !text(whole).contains("$\(state.name)") {
      let changes = facts.assignments.filter { $0.name == state.name }
      let uses = facts.words.filter { $0.name == state.name && !$0.isMember }
      if changes.isEmpty, let use = uses.first { return (.neverChanged(state.name), use.range) }
    }
    for choice in facts.choices where text(choice.first) == text(choice.second) {
      return (.sameEitherWay(condition: text(choice.condition)), choice.range)
    }
    for state in states where !text(whole).contains("$\(state.name)") {
      let changes = facts.assignments.filter { $0.name == state.name }
      let values = Set(changes.map { text($0.value) })
      if let change = changes.first, let value = values.first, values.count == 1, ["true", "false"].contains(value) {
        return (.becomesOnly(state.name, value: value), change.range)
      }
    }
    return nil
  }

  private var whole: SourceRange { SourceRange(lower: 0, upper: answer.bytes.count) }
}
