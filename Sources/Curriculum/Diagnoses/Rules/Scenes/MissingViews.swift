import Diagnostics
import LayoutEditing
import LayoutEngine
import LayoutProgram

/// How many views of a name there are, and how many the goal has.
struct ViewCount {
  let name: String
  let isThere: Int
  let isExpected: Int

  init(_ name: String, in one: ScenarioTrace) {
    let group = ViewName(name).group
    let same = one.result.views.filter { ViewName($0.name).group == group }
    self.name = group
    isThere = same.count { $0.actual != nil }
    isExpected = same.count { $0.expected != nil }
  }

  var parameters: Facts { ["is": isThere, "expected": isExpected] }

  func english(in scenario: String) -> String {
    """
    In “\(scenario)” there \(isThere == 1 ? "is one view" : "are \(isThere) views") called “\(name)”, and the goal has \
    \(isExpected == 0 ? "none" : "\(isExpected)").
    """
  }

  func german(in scenario: String) -> String {
    """
    In „\(scenario)“ gibt es \(isThere == 1 ? "eine Ansicht" : "\(isThere) Ansichten") namens „\(name)“, und im Ziel \
    \(isExpected == 0 ? "keine" : isExpected == 1 ? "eine" : "\(isExpected)").
    """
  }
}

/// A checked view is not there.
enum MissingView: DiagnosisRule {
  private enum Fault {
    /// There are others of the name, and too few or too many of them.
    case count(ViewCount)
    /// It is one of a loop's, where the goal has it outside of any.
    case inALoop
    /// It is there in another scenario.
    case elsewhere(String)
    /// It is nowhere; perhaps another name was meant.
    case nowhere(nearest: String?)
  }

  static func find(in trace: AnswerTrace) -> [Diagnosis] {
    guard let one = trace.failing.first(where: { $0.result.views.contains { $0.actual == nil } }),
      let missing = one.result.views.first(where: { $0.actual == nil })
    else { return [] }
    let base = ViewName(missing.name).group
    let count = ViewCount(missing.name, in: one)
    let elsewhere = trace.cases.first { other in
      !other.scenario.isHidden && other.result.views.contains { ViewName($0.name).group == base && $0.actual != nil }
    }
    let fault: Fault =
      if count.isThere == count.isExpected, missing.name == base {
        .inALoop
      } else if count.isThere > 0,
        count.isThere != count.isExpected
      { .count(count) } else if let elsewhere { .elsewhere(elsewhere.scenario.id) } else {
        .nowhere(nearest: missing.nearestName)
      }
    return [made(missing.name, fault, in: one.scenario.id, at: trace.naming(base))]
  }

  private static func made(
    _ name: String, _ fault: Fault, in scenario: String, at range: SourceRange?
  ) -> Diagnosis {
    let (count, nearest): (ViewCount?, String?) =
      switch fault {
      case .count(let count): (count, nil)
      case .nowhere(let nearest): (nil, nearest)
      case .inALoop, .elsewhere: (nil, nil)
      }
    return Diagnosis(
      .missingView, of: [.named(name)], at: range,
      ["view": name, "nearest": nearest, "scenario": scenario] + (count?.parameters ?? [:]), isProven: false,
      english: {
        switch fault {
        case .count(let count):
          .init(
            fact: count.english(in: scenario), why: "Every view that the goal names must exist under that name.",
            code: count.isThere < count.isExpected
              ? "Find the one that a condition or the data of a loop leaves out."
              : "Find what adds more of them: a condition that holds too often, or a loop around too much.")
        case .inALoop:
          .init(
            fact: "“\(name)” is made by a loop, and the goal has it outside of any.",
            why: """
              What one round of a ForEach makes is another view than what the next one makes: where it changes rounds, \
              one goes and another comes, and nothing moves.
              """,
            code: "Write it once, outside of the loop.")
        case .elsewhere(let other):
          .init(
            fact: "In “\(scenario)” there is no “\(name)”.",
            why: """
              In “\(other)” there is one, so the name is right. A view that an if, a switch or a loop leaves out does not \
              exist.
              """,
            code: "Find what leaves it out in “\(scenario)”.")
        case .nowhere(let nearest):
          .init(
            fact: "No view is called “\(name)”.",
            why: """
              The goal names its views: an accessibilityIdentifier, an id, or what a view shows. In “\(scenario)” none \
              has this name\(nearest.map { "; there is one called “\($0)”" } ?? "").
              """,
            code: nearest == nil ? "Put the view back, with its name." : "Was the name meant to be “\(name)”?")
        }
      }(),
      german: {
        switch fault {
        case .count(let count):
          .init(
            fact: count.german(in: scenario),
            why: "Jede Ansicht, die das Ziel nennt, muss da sein, und unter ihrem Namen.",
            code: count.isThere < count.isExpected
              ? "Sieh nach, welche fehlt: durch eine Bedingung, oder durch die Daten einer Schleife."
              : """
              Sieh nach, woher die anderen kommen: aus einer Bedingung, die zu oft gilt, oder aus einer Schleife um zu viel.
              """)
        case .inALoop:
          .init(
            fact: "„\(name)“ kommt aus einer Schleife, und im Ziel steht die Ansicht außerhalb.",
            why: """
              Was eine Runde eines ForEach macht, ist eine andere Ansicht als das, was die nächste macht: Wechselt sie \
              die Runde, so geht eine und eine andere kommt, und nichts bewegt sich.
              """,
            code: "Schreib sie einmal, außerhalb der Schleife.")
        case .elsewhere(let other):
          .init(
            fact: "In „\(scenario)“ gibt es kein „\(name)“.",
            why: """
              In „\(other)“ gibt es eines, der Name stimmt also. Was ein `if`, ein `switch` oder eine Schleife auslässt, \
              ist gar nicht da.
              """,
            code: "Such, was es in „\(scenario)“ auslässt.")
        case .nowhere(let nearest):
          .init(
            fact: "Keine Ansicht heißt „\(name)“.",
            why: """
              Das Ziel kennt seine Ansichten beim Namen: einem accessibilityIdentifier, einer id oder dem, was sie \
              zeigen. In „\(scenario)“ hat keine diesen Namen\(nearest.map { "; eine heißt „\($0)“" } ?? "").
              """,
            code: nearest == nil ? "Setz die Ansicht wieder ein, mit ihrem Namen." : "Sollte der Name „\(name)“ sein?")
        }
      }())
  }
}

/// A view more than the goal has.
enum ExtraView: DiagnosisRule {
  static func find(in trace: AnswerTrace) -> [Diagnosis] {
    for one in trace.failing {
      guard let extra = one.result.views.first(where: { $0.expected == nil }) else { continue }
      let (count, scenario) = (ViewCount(extra.name, in: one), one.scenario.id)
      // As many as there should be: it is their names that differ.
      if count.isThere <= count.isExpected { continue }
      return [
        Diagnosis(
          .extraView, of: [extra.reference],
          at: extra.range?.file == 0 ? extra.range : trace.naming(ViewName(extra.name).group),
          ["view": extra.reference, "scenario": scenario] + count.parameters, isProven: false,
          english: .init(
            fact: count.english(in: scenario),
            why: "Every view takes part in the layout, even one that the goal does not have.",
            code: """
              Find what puts it there in “\(scenario)”: a condition that holds too often, or a loop around too much.
              """),
          german: .init(
            fact: count.german(in: scenario),
            why: "Eine Ansicht, die da ist, nimmt am Layout teil, ob das Ziel sie hat oder nicht.",
            code: """
              Sieh nach, woher sie in „\(scenario)“ kommt: aus einer Bedingung, die zu oft gilt, oder aus einer Schleife \
              um zu viel.
              """))
      ]
    }
    return []
  }
}

extension AnswerTrace {
  /// Where the learner's file gives a view its name.
  fileprivate func naming(_ name: String) -> SourceRange? {
    facts.calls.first { call in
      (call.name == "accessibilityIdentifier" || call.name == "id")
        && call.arguments.first.map { text($0.range) == "\"\(name)\"" } ?? false
    }?.range
  }
}

/// The new line is read: something that went well.
enum KeyInForce: DiagnosisRule {
  static func find(in trace: AnswerTrace) -> [Diagnosis] {
    guard trace.failing.isEmpty, let one = trace.cases.first else { return [] }
    let asks = one.tree.asks.filter { $0.key.isOwn && $0.child != $0.container && $0.origin != .standard }
    guard let first = asks.first else { return [] }
    let explicit = asks.filter { $0.key == first.key && $0.container == first.container }
    let node = first.container.map { one.tree.nodes[$0] }
    let (key, container, line) = (one.tree.name(of: first.key), one.word(for: first.container), first.line)
    let (views, axis) = (explicit.flatMap(\.origin.guides).map { one.name(of: $0) }, first.key.axis)
    var found = Diagnosis(
      .keyInForce, of: views, at: node?.nameRange ?? node?.range,
      ["key": key, "container": container, "views": views, "line": line, "axis": axis.name], isProven: false,
      english: .init(
        fact: """
          \(key) is in force: the \(container) asks for it, and \(views.map(\.quoted).listed) \
          answer\(views.count == 1 ? "s" : "").
          """,
        why: "All points that were set meet at \(axis.coordinate) = \(points(line)).", code: ""),
      german: .init(
        fact: """
          \(key) gilt: \(GermanNoun(container).first) fragt danach, und \(views.map(\.quotedInGerman).listedInGerman) \
          \(views.count == 1 ? "antwortet" : "antworten").
          """,
        why: "Alle gesetzten Punkte treffen sich bei \(axis.coordinate) = \(line.inGerman).", code: ""))
    found.severity = .celebratory
    return [found]
  }
}
