import Diagnostics
import LayoutEditing
import LayoutEngine
import LayoutProgram

/// A step took views away and put others in their place, where the goal moves them.
enum IdentityChanged: DiagnosisRule {
  /// Certain if nothing else is wrong: all is in place at the start and at the end of each step, and on the way just
  /// those views are off that were replaced. No change was tried, and none is needed: the views say themselves that they
  /// are others.
  static func find(in trace: AnswerTrace) -> [Diagnosis] {
    var first: (off: [ViewResult], step: String, scenario: String)?
    for one in trace.failing {
      guard one.result.views.allSatisfy(\.matches), !one.result.moments.isEmpty else { return [] }
      for moment in one.result.moments where !moment.passed {
        let replaced = moment.inserted.filter(moment.removed.contains)
        let off = moment.views.filter { !$0.matches }
        guard moment.key.isOnTheWay, !off.isEmpty, trace.areAll(off, among: replaced) else { return [] }
        first = first ?? (off, moment.key.step, one.scenario.id)
      }
    }
    return first.map { [made($0.off, $0.step, $0.scenario, trace.changingIdentifier, trace)] } ?? []
  }

  /// - Parameter id: an `.id` without which everything is right.
  private static func made(
    _ off: [ViewResult], _ step: String, _ scenario: String, _ id: SourceFacts.Call?, _ trace: AnswerTrace
  ) -> Diagnosis {
    let (views, value) = (off.map(\.reference), id.map { trace.text($0.arguments.first?.range) })
    return Diagnosis(
      .identityChanged, of: views, at: id?.range ?? off.first?.range,
      ["views": views, "moment": step, "scenario": scenario, "id": value],
      english: .init(
        fact: """
          “\(step)” does not move \(views.count > 3 ? "\(views.count) views" : views.map(\.quoted).listed): it takes the \
          old away and puts in new.
          """,
        why: """
          In “\(scenario)” all is right before and after, but in between nothing is on its way. \
          \(value.map { "The step changes \($0): a view with another .id is another view, and so is everything in it." }
            ?? """
            A view keeps its identity as long as it stays in its place in the code; another branch of an `if` or \
            `switch`, or another `.id`, is another place, and so another view.
            """)
          """,
        code: value == nil
          ? "Write the view once, and let only a value in it depend on the state." : "Remove the .id."),
      german: .init(
        fact: """
          „\(step)“ bewegt \(views.count > 3 ? "\(views.count) Ansichten" : views.map(\.quotedInGerman).listedInGerman) \
          nicht: Das Alte geht, und Neues kommt.
          """,
        why: """
          In „\(scenario)“ stimmt davor und danach alles, aber dazwischen ist nichts unterwegs. \
          \(value.map {
            "Der Schritt ändert \($0): Eine Ansicht mit einer anderen .id ist eine andere Ansicht, und alles darin auch."
          }
            ?? """
            Eine Ansicht bleibt dieselbe, solange sie im Code an ihrem Platz bleibt; ein anderer Zweig von `if` oder \
            `switch`, oder eine andere `.id`, ist ein anderer Platz und damit eine andere Ansicht.
            """)
          """,
        code: value == nil
          ? "Schreib die Ansicht einmal, und lass nur einen Wert darin vom Zustand abhängen." : "Nimm die .id weg."))
  }
}

extension AnswerTrace {
  /// The `.id` of the learner's text without which everything is right.
  fileprivate var changingIdentifier: SourceFacts.Call? {
    facts.calls.filter { $0.name == "id" && $0.arguments.count == 1 }.prefix(2).first { call in
      whatIf([SceneEdit(EditPlace(call.range), .removed)])
    }
  }

  /// Whether views are among those of a change, which knows several of one name by that name alone.
  fileprivate func areAll(_ views: [ViewResult], among names: [String]) -> Bool {
    let counts = Dictionary(grouping: views, by: { ViewName($0.name).group }).mapValues(\.count)
    return counts.allSatisfy { name, count in names.count { ViewName($0).isOne(of: name) } >= count }
  }
}
