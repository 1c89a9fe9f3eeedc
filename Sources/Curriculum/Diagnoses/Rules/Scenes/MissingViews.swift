import Diagnostics
import LayoutEditing
import LayoutEngine
import LayoutLanguage

/// How many views of a name there are, and how many the goal has.
struct ViewCount {
  let name: String
  let isThere: Int
  let isExpected: Int

  init(_ name: String, in one: EvidenceCase) {
    let group = ViewName(name).group
    let same = one.result.views.filter { ViewName($0.name).group == group }
    self.name = group
    isThere = same.count { $0.actual != nil }
    isExpected = same.count { $0.expected != nil }
  }

  var parameters: Facts { ["is": isThere, "expected": isExpected] }

  func title(in scenario: String) -> String {
    """
    In “\(scenario)” there \(isThere == 1 ? "is one view" : "are \(isThere) views") called “\(name)”, and the goal has \
    \(isExpected == 0 ? "none" : "\(isExpected)").
    """
  }
}

/// A checked view is not there.
struct MissingView: Explanation {
  static let id = DiagnosisID.missingView

  enum Fault {
    /// There are others of the name, and too few or too many of them.
    case count(ViewCount)
    /// It is one of a loop's, where the goal has it outside of any.
    case inALoop
    /// It is there in another scenario.
    case elsewhere(String)
    /// It is nowhere; perhaps another name was meant.
    case nowhere(nearest: String?)
  }

  let view: ViewReference
  let fault: Fault
  let scenario: String
  let range: SourceRange?

  static func find(in evidence: Evidence) -> [MissingView] {
    guard let one = evidence.failing.first(where: { $0.result.views.contains { $0.actual == nil } }),
      let missing = one.result.views.first(where: { $0.actual == nil })
    else { return [] }
    let base = ViewName(missing.name).group
    let count = ViewCount(missing.name, in: one)
    let elsewhere = evidence.cases.first { other in
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
    return [
      MissingView(view: missing.reference, fault: fault, scenario: one.scenario.id, range: evidence.naming(base))
    ]
  }

  private var count: ViewCount? { if case .count(let count) = fault { count } else { nil } }
  private var nearest: String? { if case .nowhere(let nearest) = fault { nearest } else { nil } }
  var views: [ViewReference] { [view] }
  var parameters: Facts { ["view": view, "nearest": nearest, "scenario": scenario] + (count?.parameters ?? [:]) }
  var fact: String {
    switch fault {
    case .count(let count): count.title(in: scenario)
    case .inALoop: "“\(view)” is made by a loop, and the goal has it outside of any."
    case .elsewhere: "In “\(scenario)” there is no “\(view)”."
    case .nowhere: "No view is called “\(view)”."
    }
  }
  var why: String {
    switch fault {
    case .count: "Every view that the goal names must exist under that name."
    case .inALoop:
      """
      What one round of a ForEach makes is another view than what the next one makes: where it changes rounds, one \
      goes and another comes, and nothing moves.
      """
    case .elsewhere(let other):
      "In “\(other)” there is one, so the name is right. A view that an if, a switch or a loop leaves out does not exist."
    case .nowhere(let nearest):
      """
      The goal names its views: an accessibilityIdentifier, an id, or what a view shows. In “\(scenario)” none has \
      this name\
      \(nearest.map { "; there is one called “\($0)”" } ?? "").
      """
    }
  }
  var code: String {
    switch fault {
    case .count(let count):
      count.isThere < count.isExpected
        ? "Find the one that a condition or the data of a loop leaves out."
        : "Find what adds more of them: a condition that holds too often, or a loop around too much."
    case .inALoop: "Write it once, outside of the loop."
    case .elsewhere: "Find what leaves it out in “\(scenario)”."
    case .nowhere(let nearest):
      nearest == nil ? "Put the view back, with its name." : "Was the name meant to be “\(view)”?"
    }
  }
}

/// A view more than the goal has.
struct ExtraView: Explanation {
  static let id = DiagnosisID.extraView

  let view: ViewReference
  let count: ViewCount
  let scenario: String
  let range: SourceRange?

  static func find(in evidence: Evidence) -> [ExtraView] {
    for one in evidence.failing {
      guard let extra = one.result.views.first(where: { $0.expected == nil }) else { continue }
      let count = ViewCount(extra.name, in: one)
      // As many as there should be: it is their names that differ.
      if count.isThere <= count.isExpected { continue }
      return [
        ExtraView(
          view: extra.reference, count: count, scenario: one.scenario.id,
          range: extra.range?.file == 0 ? extra.range : evidence.naming(ViewName(extra.name).group))
      ]
    }
    return []
  }

  var views: [ViewReference] { [view] }
  var parameters: Facts { ["view": view, "scenario": scenario] + count.parameters }
  var fact: String { count.title(in: scenario) }
  var why: String { "Every view takes part in the layout, even one that the goal does not have." }
  var code: String {
    "Find what puts it there in “\(scenario)”: a condition that holds too often, or a loop around too much."
  }
}

extension Evidence {
  /// Where the learner's file gives a view its name.
  fileprivate func naming(_ name: String) -> SourceRange? {
    facts.calls.first { call in
      (call.name == "accessibilityIdentifier" || call.name == "id")
        && call.arguments.first.map { text($0.range) == "\"\(name)\"" } ?? false
    }?.range
  }
}

/// The new line is read: something that went well.
struct KeyInForce: Explanation {
  static let id = DiagnosisID.keyInForce

  let key: String
  let container: ContainerReference
  let views: [ViewReference]
  let line: Double
  let axis: Axis
  let range: SourceRange?

  static func find(in evidence: Evidence) -> [KeyInForce] {
    guard evidence.failing.isEmpty, let one = evidence.cases.first else { return [] }
    let asks = one.tree.asks.filter { $0.key.isOwn && $0.child != $0.container }
    guard let first = asks.first(where: { $0.origin != .standard }) else { return [] }
    let explicit = asks.filter { $0.key == first.key && $0.container == first.container && $0.origin != .standard }
    let node = first.container.map { one.tree.nodes[$0] }
    return [
      KeyInForce(
        key: one.tree.name(of: first.key), container: one.word(for: first.container),
        views: explicit.flatMap(\.origin.guides).map { one.name(of: $0) }, line: first.line,
        axis: first.key.axis, range: node?.nameRange ?? node?.range)
    ]
  }

  var severity: Diagnosis.Severity { .celebratory }
  var parameters: Facts { ["key": key, "container": container, "views": views, "line": line, "axis": axis.name] }
  var fact: String {
    "\(key) is in force: the \(container) asks for it, and \(views.map(\.quoted).listed) answer\(views.count == 1 ? "s" : "")."
  }
  var why: String { "All points that were set meet at \(axis.coordinate) = \(points(line))." }
  var code: String { "" }
}
