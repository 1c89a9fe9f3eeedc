import Diagnostics
import LayoutEngine
import LayoutLanguage

/// A checked view is not there.
struct MissingView: Explanation {
  static let id = DiagnosisID.missingView

  let view: String
  let nearest: String?
  let scenario: String
  let range: SourceRange?

  static func find(in evidence: Evidence) -> [MissingView] {
    guard let one = evidence.failing.first(where: { $0.result.views.contains { $0.actual == nil } }),
      let missing = one.result.views.first(where: { $0.actual == nil })
    else { return [] }
    return [
      MissingView(
        view: missing.name, nearest: missing.nearestName, scenario: one.scenario.id, range: one.tree.nodes.first?.range)
    ]
  }

  var views: [String] { [view] }
  var parameters: [JSON.Member] {
    [
      .init("view", JSON(view)), .init("nearest", nearest.map { JSON($0) } ?? nil), .init("scenario", JSON(scenario)),
    ]
  }
  var title: String { "No view is called “\(view)”." }
  var reason: String {
    """
    The goal names its views: an accessibilityIdentifier, an id, or what a view shows. In “\(scenario)” none has this name\
    \(nearest.map { "; there is one called “\($0)”" } ?? "").
    """
  }
  var step: String { nearest == nil ? "Put the view back, with its name." : "Was the name meant to be “\(view)”?" }
}

/// A view more than the goal has.
struct ExtraView: Explanation {
  static let id = DiagnosisID.extraView

  let view: String
  let scenario: String
  let range: SourceRange?

  static func find(in evidence: Evidence) -> [ExtraView] {
    for one in evidence.failing {
      guard let extra = one.result.views.first(where: { $0.expected == nil }) else { continue }
      return [ExtraView(view: extra.name, scenario: one.scenario.id, range: extra.range)]
    }
    return []
  }

  var views: [String] { [view] }
  var parameters: [JSON.Member] { [.init("view", JSON(view)), .init("scenario", JSON(scenario))] }
  var title: String { "There is one view more than the goal has: \(view)." }
  var reason: String { "In “\(scenario)” more views are called “\(view.withoutNumber)” than expected." }
  var step: String { "Take it away, or see why the loop makes one more." }
}

/// The new line is read: something that went well.
struct KeyInForce: Explanation {
  static let id = DiagnosisID.keyInForce

  let key: String
  let container: String
  let views: [String]
  let line: Double
  let isVertical: Bool
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
        isVertical: first.key.axis == .vertical, range: node?.nameRange ?? node?.range)
    ]
  }

  var severity: Diagnosis.Severity { .celebratory }
  var parameters: [JSON.Member] {
    [
      .init("key", JSON(key)), .init("container", JSON(container)), .init("views", JSON(views.map { JSON($0) })),
      .init("line", JSON(line)), .init("axis", JSON(isVertical ? "vertical" : "horizontal")),
    ]
  }
  var title: String { "\(key) is in force: the \(container) asks for it, and \(views.listed) answers." }
  var reason: String { "All points that were set meet at \(isVertical ? "y" : "x") = \(points(line))." }
  var step: String { "" }
}
