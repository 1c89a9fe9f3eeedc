import Diagnostics
import LayoutEngine
import LayoutLanguage

/// Counted from the other end of the view.
///
///     { d in d.width * 2 / 3 }       a third was meant: the same from the other end
///     { d in d[.leading] + 6 }       6 behind the trailing edge was meant
struct OtherEdge: Explanation {
  static let id = DiagnosisID.otherEdge

  let view: ViewReference
  let key: String
  let value: Double
  let needed: Double
  let length: Double
  let isMirrored: Bool
  let axis: Axis
  /// Whether the guide asks the default of its own line, whose text is to blame then.
  let isTheDefault: Bool
  /// Lines of further guides that have to change in the same way.
  let others: [Int]
  let range: SourceRange?

  static func find(in evidence: Evidence) -> [OtherEdge] {
    for group in evidence.guideGroups() {
      let readsTheView = group.allSatisfy { evidence.readsTheView($0) }
      // Counted from the top, for a line that lies at the bottom where nothing is said.
      let isForTheEnd = group.allSatisfy { $0.key.isAtTheEnd && !evidence.isNumber($0) }
      for change in [
        GuideChange(factor: -1, size: 1), GuideChange(size: 1), GuideChange(size: -1),
      ]
      where (change.factor < 0 ? readsTheView : group.allSatisfy { evidence.namesAnEdge($0) } || isForTheEnd)
        && evidence.whatIf(group.map { SceneEdit($0.place, .guideValue(change)) })
      {
        guard let one = evidence.failing.first, let site = group.first,
          let guide = site.guides(in: one).first(where: { $0.fate.isUsed }), let value = guide.value
        else { continue }
        let frame = one.tree.nodes[guide.node].frame
        let axis = guide.key.axis
        let length = frame.size[axis]
        return [
          OtherEdge(
            view: one.name(of: guide.node), key: one.tree.name(of: guide.key), value: value,
            needed: change.factor * value + change.size * length, length: length, isMirrored: change.factor < 0,
            axis: axis, isTheDefault: evidence.defaultBody(askedBy: site) != nil,
            others: evidence.lines(of: group, but: site),
            range: evidence.defaultBody(askedBy: site) ?? site.bodyRange)
        ]
      }
    }
    return []
  }

  var isProven: Bool { true }
  var views: [ViewReference] { [view] }
  var parameters: [JSON.Member] {
    [
      .init("view", JSON(view)), .init("key", JSON(key)), .init("value", JSON(value)), .init("needed", JSON(needed)),
      .init("length", JSON(length)), .init("isMirrored", JSON(isMirrored)),
      .init("isTheDefault", JSON(isTheDefault)),
      .init("axis", JSON(axis.name)),
    ]
  }
  private var edges: (start: String, end: String) {
    (axis.start, axis.end)
  }
  var fact: String {
    isTheDefault
      ? """
      For \(view.quoted) the default of \(key) is \(points(value)).
      """
      : """
      \("The guide".of(view)) for \(key) is \(points(value)).
      """
  }
  var why: String {
    if isMirrored {
      return """
        A guide counts from the view's \(edges.start). As far from its \(edges.end) is another point, unless it is the \
        middle.
        """
    }
    return """
      A guide counts from the view's \(edges.start): the \(edges.start) is 0, and the \(edges.end) is the view's whole \
      \(axis.length).
      """
  }
  var code: String {
    (isMirrored
      ? "Count from the other edge: its whole \(axis.length) less what stands there now."
      : "Start from \(needed > value ? "the \(edges.end)" : "the \(edges.start)").")
      + SameElsewhere.words(others, in: .english)
  }
}

extension AlignmentKey {
  /// Whether a view without guides has the line at its far edge; of texts, baselines lie near it.
  fileprivate var isAtTheEnd: Bool {
    [.trailing, .bottom, .firstTextBaseline, .lastTextBaseline].contains(self)
  }
}

extension Evidence {
  /// The body of the default that a guide's closure goes by: `computeValue: Eyes.defaultValue`.
  fileprivate func defaultBody(askedBy site: GuideSite) -> SourceRange? {
    guard text(site.range).contains("defaultValue") else { return nil }
    // Where the ID is a type that the exercise gives, its extension is all that the file has of it.
    return (defaults().first { $0.key == site.key }?.body)
      ?? facts.declarations.first { $0.name == "defaultValue" }?.range
  }

  /// Whether a guide is nothing but a number: that may be meant from anywhere.
  fileprivate func isNumber(_ site: GuideSite) -> Bool {
    guard let body = site.bodyRange else { return true }
    return facts.numbers.contains { $0.range == body }
  }
}
