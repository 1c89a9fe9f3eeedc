import Diagnostics
import LayoutEditing

/// Right before a step and wrong after it, or the other way round: something does not follow what the step changes.
///
///     isOpen ? AnyLayout(ZStackLayout()) : AnyLayout(ZStackLayout())      right while it is closed
struct AfterAStep: Explanation {
  static let id = DiagnosisID.stateForgotten

  /// What in the text has to do with it.
  enum Clue: Equatable {
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
      case .becomesOnly(let name, let value):
        ["clue": "becomesOnly", "state": name, "value": value]
      }
    }
  }

  /// A moment at which nothing moves.
  enum Rest {
    case start
    case after(MomentKey)

    var words: String {
      switch self {
      case .start: "at the start"
      case .after(let step): "after “\(step)”"
      }
    }
  }

  let scenario: String
  let right: [Rest]
  let wrong: [Rest]
  let views: [ViewReference]
  let clue: Clue?
  let range: SourceRange?

  static func find(in evidence: Evidence) -> [AfterAStep] {
    for one in evidence.failing where !one.scenario.isHidden {
      let atRest =
        [(Rest.start, one.result.views)]
        + one.result.moments.filter { !$0.key.isOnTheWay }.map { (.after($0.key), $0.views) }
      let right = atRest.filter { $0.1.allSatisfy(\.matches) && !$0.1.isEmpty }
      let wrong = atRest.filter { !$0.1.allSatisfy(\.matches) }
      guard atRest.count > 1, !right.isEmpty, let off = wrong.first?.1.filter({ !$0.matches }), !off.isEmpty else {
        continue
      }
      let clue = evidence.clue()
      return [
        AfterAStep(
          scenario: one.scenario.id, right: right.map(\.0), wrong: wrong.map(\.0), views: off.map(\.reference),
          clue: clue?.clue, range: clue?.range ?? off.first?.range.flatMap { $0.file == 0 ? $0 : nil })
      ]
    }
    return []
  }

  var parameters: Facts {
    (clue?.parameters ?? [:]) + [
      "scenario": scenario, "views": views, "passes": right.map(\.words), "fails": wrong.map(\.words),
    ]
  }
  private var names: String { views.count > 3 ? "\(views.count) views" : views.map(\.quoted).listed }
  var fact: String {
    "In “\(scenario)” it is right \(right.map(\.words).listed), and not \(wrong.map(\.words).listed)."
  }
  var why: String {
    let off = "Only a change of state lies between the two. Off: \(names)."
    switch clue {
    case .neverChanged(let name): return "\(off) \(name) is read here, and nothing in the file ever changes it."
    case .sameEitherWay(let condition):
      return "\(off) Both sides of the choice by \(condition) are the same, so that it chooses nothing."
    case .becomesOnly(let name, let value): return "\(off) \(name) is only ever set to \(value), and stays that."
    case nil: return off
    }
  }
  var code: String {
    switch clue {
    case .neverChanged(let name): "Let the step change \(name), or read the state that it does change."
    case .sameEitherWay: "Which of the two is right? Let the other branch say what is different."
    case .becomesOnly(let name, _): "What should the step make of \(name) the next time?"
    case nil: "Follow the state that the step changes through the code: what should it change, and for which view?"
    }
  }
}

extension Evidence {
  /// Whether steps are blamed for no reason in the text.
  func blamesAStep(_ found: [Diagnosis]) -> Bool { found.first?.fact(AfterAStep.self).map { $0.clue == nil } ?? false }

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
