import Diagnostics
import LayoutEditing
import LayoutProgram

/// A step moves views at once, where the goal has them on their way.
///
///     .onTapGesture { isOpen.toggle() }                                          withAnimation { … } is missing
///     .animation(.linear(duration: 1), value: count)                             and the step changes isOpen
struct NotAnimated: Explanation {
  static let id = DiagnosisID.notAnimated

  enum Fault {
    /// The change of state that nobody animates, where it is known which one it is.
    case change(line: Int?)
    /// An animation waits for another value.
    case otherValue(watched: String, changed: String)
  }

  let views: [ViewReference]
  /// The step: `tap left`.
  let deed: String
  let scenario: String
  let fault: Fault
  let range: SourceRange?
  let edits: [TextEdit]

  /// Certain if nothing else is wrong: all is in place at rest, and on the way just those views are off that jumped.
  static func find(in evidence: Evidence) -> [NotAnimated] {
    var first: (views: [ViewResult], deed: String, scenario: String)?
    for one in evidence.failing {
      guard one.result.views.allSatisfy(\.matches), !one.result.moments.isEmpty else { return [] }
      for moment in one.result.moments where !moment.passed {
        let off = moment.views.filter { !$0.matches }
        guard moment.key.isOnTheWay, !off.isEmpty,
          off.allSatisfy({ moment.jumped.contains(where: ViewName($0.name).isOne) })
        else { return [] }
        if first == nil { first = (off, moment.key.step, one.scenario.id) }
      }
    }
    return first.map { [made($0.views, $0.deed, $0.scenario, evidence)] } ?? []
  }

  private static func made(
    _ off: [ViewResult], _ deed: String, _ scenario: String, _ evidence: Evidence
  ) -> NotAnimated {
    func found(_ fault: Fault, _ range: SourceRange?, _ edits: [TextEdit] = []) -> NotAnimated {
      NotAnimated(views: off.map(\.reference), deed: deed, scenario: scenario, fault: fault, range: range, edits: edits)
    }
    func tried(_ edit: TextEdit, _ fault: Fault, _ range: SourceRange) -> Candidate<NotAnimated> {
      Candidate([edit]) { found(fault, range, [edit]) }
    }
    let changes = evidence.changesAtOnce
    let others = evidence.facts.calls.filter { $0.name == "animation" }.flatMap { call in
      call.arguments.filter { $0.label == "value" }.flatMap { value in
        changes.prefix(2).filter { $0.name != evidence.text(value.range) }.map { change in
          tried(
            TextEdit(value.range, change.name),
            .otherValue(watched: evidence.text(value.range), changed: change.name), call.range)
        }
      }
    }
    let animated = changes.prefix(3).map { change in
      tried(
        TextEdit(change.range, "withAnimation { \(evidence.text(change.range)) }"),
        .change(line: evidence.line(change.range)), change.range)
    }
    let only = changes.count == 1 ? changes.first?.range : nil
    return evidence.first(of: others + animated)
      ?? found(.change(line: evidence.line(only)), only ?? off.first?.range)
  }

  /// No change is needed to know it: the views say themselves that they jumped.
  var isProven: Bool { true }
  var parameters: Facts {
    var members: Facts = ["views": views, "moment": deed, "scenario": scenario]
    if case .otherValue(let watched, let changed) = fault {
      members += ["watched": watched, "changed": changed]
    }
    return members
  }
  private var names: String { views.count > 3 ? "\(views.count) views" : views.map(\.quoted).listed }
  var fact: String {
    switch fault {
    case .change: "“\(deed)” moves \(names) at once: nothing is animated."
    case .otherValue(let watched, let changed):
      "The animation waits for a change of \(watched), and “\(deed)” changes \(changed)."
    }
  }
  var why: String {
    switch fault {
    case .change:
      """
      In “\(scenario)” all is right before and after; on the way there, \(names) \
      \(views.count == 1 ? "is" : "are") in the new place already. A change of state puts views into their new places \
      at once, unless the change or the view is animated.
      """
    case .otherValue(let watched, _):
      ".animation(_:value:) animates what changes together with its value. As long as \(watched) stays, everything jumps."
    }
  }
  var code: String {
    switch fault {
    case .change(let line?): "Make the change of line \(line) inside withAnimation { … }."
    case .change(nil): "Find where the step changes the state, and make that change inside withAnimation { … }."
    case .otherValue(_, let changed): "Write value: \(changed)."
    }
  }
}

extension Evidence {
  /// Statements that change something and are not inside `withAnimation`.
  fileprivate var changesAtOnce: [SourceFacts.Assignment] {
    let animated = facts.calls.filter { $0.name == "withAnimation" }
    return facts.assignments.filter { change in !animated.contains { change.range.isInside($0.range) } }
  }
}
