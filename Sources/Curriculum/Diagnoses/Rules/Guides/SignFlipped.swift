import Diagnostics
import LayoutEngine
import LayoutLanguage

/// Right with the other sign: the whole value, or what is added to the far edge.
///
///     { _ in -20 }                   20 was meant
///     { d in d[.bottom] - 5 }        d[.bottom] + 5 was meant
struct SignFlipped: Explanation {
  static let id = DiagnosisID.signFlipped

  let sites: [GuideSite]
  let view: ViewReference
  let key: String
  /// What the guide answers, in the first scenario that fails.
  let value: Double
  /// The view's length along the guide's axis.
  let length: Double
  let axis: Axis
  /// The point that it is turned round, as a share of the length: the view's start, its middle or its far edge.
  let pivot: Double
  let body: String
  let isRightToLeft: Bool

  static func find(in evidence: Evidence) -> [SignFlipped] {
    for group in evidence.guideGroups() where group.allSatisfy({ evidence.hasSign($0) }) {
      for pivot in [0, 1.0] {
        if pivot > 0, !group.allSatisfy({ evidence.readsTheView($0) }) { continue }
        let change = GuideChange(factor: -1, size: 2 * pivot)
        guard evidence.whatIf(group.map { SceneEdit($0.place, .guideValue(change)) }) else { continue }
        if let found = SignFlipped(group, round: pivot, evidence) { return [found] }
      }
      // Guides for several lines: each turned round where its own line lies by default.
      guard Set(group.map(\.key)).count > 1,
        evidence.whatIf(group.map { SceneEdit($0.place, .guideValue(GuideChange(factor: -1, size: 2 * $0.pivot))) }),
        let pivot = group.first?.pivot
      else { continue }
      if let found = SignFlipped(group.filter { $0.pivot == pivot }, round: pivot, evidence) { return [found] }
    }
    return []
  }

  private init?(_ group: [GuideSite], round pivot: Double, _ evidence: Evidence) {
    guard let one = evidence.failing.first else { return nil }
    let known = group.compactMap { site in
      site.guides(in: one).first { guide in
        let frame = one.tree.nodes[guide.node].frame
        let length = frame.size[guide.key.axis]
        return guide.fate.isUsed && abs((guide.value ?? 0) - pivot * length) > 0.01
      }.map { (site, $0) }
    }
    guard let (site, guide) = known.first, let value = guide.value else { return nil }
    sites = group
    view = one.name(of: guide.node)
    key = one.tree.name(of: guide.key)
    self.value = value
    let frame = one.tree.nodes[guide.node].frame
    axis = guide.key.axis
    length = frame.size[axis]
    self.pivot = pivot
    body = evidence.text(site.bodyRange)
    range = site.bodyRange ?? site.range
    isRightToLeft = one.scenario.direction == .rightToLeft
  }

  let range: SourceRange?
  var isProven: Bool { true }
  var views: [ViewReference] { [view] }
  var right: Double { 2 * pivot * length - value }
  var isOfOneLine: Bool { Set(sites.map(\.key)).count == 1 }
  var literal: Bool { Double(body.filter { $0 != " " }) == value }

  var parameters: [JSON.Member] {
    [
      .init("view", JSON(view)), .init("key", JSON(key)), .init("value", JSON(value)), .init("needed", JSON(right)),
      .init("guides", JSON(sites.count)), .init("length", JSON(length)),
      .init("axis", JSON(axis.name)),
      .init("edge", JSON(pivot == 1 ? "far" : pivot == 0 ? "near" : "middle")), .init("isLiteral", JSON(literal)),
    ]
  }

  var fact: String {
    "\("The guide".of(view)) for \(key) is \(points(value))."
  }

  var why: String {
    pivot > 0
      ? """
      That point lies \(side(isBefore: pivot * length > value)) the \((pivot == 1 ? axis.end : "middle").of(view)). A \
      larger guide moves the view \(axis.back).
      """
      : """
      A guide counts from the view's own \(axis.start), so this point lies \(side(isBefore: value < 0)) it. A larger \
      guide moves the view \(axis.back).
      """
  }

  private func side(isBefore: Bool) -> String {
    axis == .vertical ? isBefore ? "above" : "below" : isBefore ? "before" : "after"
  }

  var code: String {
    let line = isOfOneLine ? " of this line" : ""
    let others = sites.count > 1 ? " The same holds for the other guides\(line)." : ""
    if literal { return "Write \(points(right)).\(others)" }
    let turn =
      switch pivot {
      case 0: "Turn the sign of the value."
      case 1: "Flip the sign of the number that is added to the edge."
      default: "Flip the sign of the number that is added to the middle."
      }
    return turn + others
  }

  var edits: [TextEdit] {
    guard literal, sites.count == 1, let range else { return [] }
    return [TextEdit(range, points(right))]
  }
}

extension GuideSite {
  /// Where its line lies by default, as a share of the view's length.
  fileprivate var pivot: Double {
    switch key {
    case .leading, .top: 0
    case .horizontalCenter, .verticalCenter: 0.5
    case .trailing, .bottom: 1
    default: 0
    }
  }
}

extension Evidence {
  /// Whether something in a guide could have the other sign. A line of one's own has a default that may as well be to
  /// blame, so that there a sign has to be seen.
  fileprivate func hasSign(_ site: GuideSite) -> Bool {
    guard site.key.isOwn, let body = site.bodyRange else { return true }
    return facts.reach(of: body).contains { part in text(part).contains { $0 == "-" || $0 == "+" } }
  }

  /// Whether a guide's closure asks its view for a length or a line.
  func readsTheView(_ site: GuideSite) -> Bool {
    guard let range = site.closureRange else { return false }
    let lines: Set = [
      "width", "height", "leading", "trailing", "top", "bottom", "center", "firstTextBaseline", "lastTextBaseline",
    ]
    return facts.reach(of: range).contains { part in
      facts.words(in: part).contains { $0.isMember && lines.contains($0.name) }
    }
  }
}
