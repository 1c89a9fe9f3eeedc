import Diagnostics
import LayoutEditing
import LayoutProgram

/// A step moves views at once, where the goal has them on their way.
///
///     .onTapGesture { isOpen.toggle() }                                          withAnimation { … } is missing
///     .animation(.linear(duration: 1), value: count)                             and the step changes isOpen
enum NotAnimated: DiagnosisRule {
  private enum Fault {
    /// The change of state that nobody animates, where it is known which one it is.
    case change(line: Int?)
    /// An animation waits for another value.
    case otherValue(watched: String, changed: String)
  }

  /// Certain if nothing else is wrong: all is in place at rest, and on the way just those views are off that jumped.
  static func find(in trace: AnswerTrace) -> [Diagnosis] {
    var first: (views: [ViewResult], deed: String, scenario: String)?
    for one in trace.failing {
      guard one.result.views.allSatisfy(\.matches), !one.result.moments.isEmpty else { return [] }
      for moment in one.result.moments where !moment.passed {
        let off = moment.views.filter { !$0.matches }
        guard moment.key.isOnTheWay, !off.isEmpty,
          off.allSatisfy({ moment.jumped.contains(where: ViewName($0.name).isOne) })
        else { return [] }
        if first == nil { first = (off, moment.key.step, one.scenario.id) }
      }
    }
    return first.map { [made($0.views, $0.deed, $0.scenario, trace)] } ?? []
  }

  /// This needs no trial, because the trace shows that the views jumped. A change that animates them is searched for.
  private static func made(
    _ off: [ViewResult], _ step: String, _ scenario: String, _ trace: AnswerTrace
  ) -> Diagnosis {
    func tried(_ edit: TextEdit, _ fault: Fault, _ range: SourceRange) -> Candidate<Diagnosis> {
      Candidate([edit]) { told(off.map(\.reference), step, scenario, fault, at: range, [edit]) }
    }
    let changes = trace.changesAtOnce
    let others = trace.facts.calls.filter { $0.name == "animation" }.flatMap { call in
      call.arguments.filter { $0.label == "value" }.flatMap { value in
        changes.prefix(2).filter { $0.name != trace.text(value.range) }.map { change in
          tried(
            TextEdit(value.range, change.name),
            .otherValue(watched: trace.text(value.range), changed: change.name), call.range)
        }
      }
    }
    let animated = changes.prefix(3).map { change in
      tried(
        TextEdit(change.range, "withAnimation { \(trace.text(change.range)) }"),
        .change(line: trace.line(change.range)), change.range)
    }
    let only = changes.count == 1 ? changes.first?.range : nil
    return trace.first(of: others + animated)
      ?? told(
        off.map(\.reference), step, scenario, .change(line: trace.line(only)), at: only ?? off.first?.range, [])
  }

  private static func told(
    _ views: [ViewReference], _ step: String, _ scenario: String, _ fault: Fault, at range: SourceRange?,
    _ edits: [TextEdit]
  ) -> Diagnosis {
    let facts: Facts = ["views": views, "moment": step, "scenario": scenario]
    switch fault {
    case .change(let line):
      let isOne = views.count == 1
      let names = views.count > 3 ? "\(views.count) views" : views.map(\.quoted).listed
      let germanNames = views.count > 3 ? "\(views.count) Ansichten" : views.map(\.quotedInGerman).listedInGerman
      return Diagnosis(
        .notAnimated, of: views, at: range, facts, edits: edits,
        english: .init(
          fact: "“\(step)” moves \(names) at once: nothing is animated.",
          why: """
            In “\(scenario)” all is right before and after; on the way there, \(names) \(isOne ? "is" : "are") in the new \
            place already. A change of state puts views into their new places at once, unless the change or the view is \
            animated.
            """,
          code: line.map { "Make the change of line \($0) inside withAnimation { … }." }
            ?? "Find where the step changes the state, and make that change inside withAnimation { … }."),
        german: .init(
          fact: "„\(step)“ bewegt \(germanNames) auf einmal: Nichts ist animiert.",
          why: """
            In „\(scenario)“ stimmt davor und danach alles; unterwegs \(isOne ? "ist" : "sind") \(germanNames) schon am \
            neuen Platz. Eine Zustandsänderung setzt Ansichten auf einmal um, wenn weder die Änderung noch die Ansicht \
            animiert ist.
            """,
          code: line.map { "Mach die Änderung in Zeile \($0) in withAnimation { … }." }
            ?? "Such, wo der Schritt den Zustand ändert, und mach diese Änderung in withAnimation { … }."))
    case .otherValue(let watched, let changed):
      return Diagnosis(
        .notAnimated, of: views, at: range, facts + ["watched": watched, "changed": changed], edits: edits,
        english: .init(
          fact: "The animation waits for a change of \(watched), and “\(step)” changes \(changed).",
          why: """
            .animation(_:value:) animates what changes together with its value. As long as \(watched) stays, everything \
            jumps.
            """,
          code: "Write value: \(changed)."),
        german: .init(
          fact: "Die Animation wartet auf eine Änderung von \(watched), und „\(step)“ ändert \(changed).",
          why: """
            .animation(_:value:) animiert, was sich zusammen mit seinem Wert ändert. Solange \(watched) bleibt, springt \
            alles.
            """,
          code: "Schreib value: \(changed)."))
    }
  }
}

extension AnswerTrace {
  /// Statements that change something and are not inside `withAnimation`.
  fileprivate var changesAtOnce: [SourceFacts.Assignment] {
    let animated = facts.calls.filter { $0.name == "withAnimation" }
    return facts.assignments.filter { change in !animated.contains { change.range.isInside($0.range) } }
  }
}
