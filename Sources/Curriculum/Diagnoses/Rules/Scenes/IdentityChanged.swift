import Diagnostics
import LayoutEditing
import LayoutEngine
import LayoutLanguage

/// A step took views away and put others in their place, where the goal moves them.
struct IdentityChanged: Explanation {
  static let id = DiagnosisID.identityChanged

  let views: [ViewReference]
  /// The step: `tap left`.
  let deed: String
  let scenario: String
  /// The value of an `.id` without which everything is right.
  let identifier: String?
  let range: SourceRange?

  /// Certain if nothing else is wrong: all is in place at the start and at the end of each step, and on the way just
  /// those views are off that were replaced.
  static func find(in evidence: Evidence) -> [IdentityChanged] {
    var first: IdentityChanged?
    for one in evidence.failing {
      guard one.result.views.allSatisfy(\.matches), !one.result.moments.isEmpty else { return [] }
      for moment in one.result.moments where !moment.passed {
        let replaced = moment.inserted.filter(moment.removed.contains)
        let off = moment.views.filter { !$0.matches }
        guard moment.key.isOnTheWay, !off.isEmpty, evidence.areAll(off, among: replaced)
        else {
          return []
        }
        first =
          first
          ?? IdentityChanged(
            views: off.map(\.reference), deed: moment.key.step, scenario: one.scenario.id,
            identifier: evidence.changingIdentifier.map { evidence.text($0.arguments.first?.range) },
            range: evidence.changingIdentifier?.range ?? off.first.flatMap { $0.range?.file == 0 ? $0.range : nil })
      }
    }
    return first.map { [$0] } ?? []
  }

  /// No change was tried, and none is needed: the views say themselves that they are others.
  var isProven: Bool { true }
  var parameters: Facts { ["views": views, "moment": deed, "scenario": scenario, "id": identifier] }
  private var names: String { views.count > 3 ? "\(views.count) views" : views.map(\.quoted).listed }
  var fact: String { "“\(deed)” does not move \(names): it takes the old away and puts in new." }
  var why: String {
    """
    In “\(scenario)” all is right before and after, but in between nothing is on its way. \
    \(identifier.map { "The step changes \($0): a view with another .id is another view, and so is everything in it." }
      ?? """
      A view keeps its identity as long as it stays in its place in the code; another branch of an `if` or `switch`, or \
      another `.id`, is another place, and so another view.
      """)
    """
  }
  var code: String {
    identifier == nil ? "Write the view once, and let only a value in it depend on the state." : "Remove the .id."
  }
}

extension Evidence {
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
