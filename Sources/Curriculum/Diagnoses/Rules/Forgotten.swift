import Diagnostics
import LayoutEngine
import LayoutLanguage

/// Right in some scenarios, and what sets the others apart is the direction of reading alone.
///
///     .alignmentGuide(.leading) { _ in direction == .leftToRight ? 20 : -20 }     guides are mirrored by themselves
struct RTLForgotten: Explanation {
  static let id = DiagnosisID.rtlForgotten

  /// What the code says about the direction by itself.
  let word: String?
  let views: [String]
  let range: SourceRange?
  /// What turns round by itself is a fact; that nothing else is wrong is seen by all other scenarios.
  var isProven: Bool { word != nil }

  static func find(in evidence: Evidence) -> [RTLForgotten] {
    let names = Set(
      evidence.facts.declarations.filter { $0.attributes.contains("layoutDirection") }.map(\.name))
    let uses = evidence.facts.words.filter { names.contains($0.name) && !$0.isMember }
    if let turned = turnedBack(uses, evidence) { return [turned] }
    guard evidence.variesOnly(.direction), let one = evidence.failing.first else { return [] }
    let off = one.off(.horizontal)
    let fallback = off.first.flatMap { one.tree.nodes[$0.node].range }
    return [RTLForgotten(word: uses.first?.name, views: off.map(\.name), range: uses.first?.range ?? fallback)]
  }

  /// What the code says where it is told that everything reads from left to right: if that is right everywhere, it is the
  /// asking that is wrong.
  private static func turnedBack(_ uses: [SourceFacts.Word], _ evidence: Evidence) -> RTLForgotten? {
    guard !evidence.passing.isEmpty, let one = evidence.failing.first,
      evidence.failing.allSatisfy({ $0.scenario.direction == .rightToLeft })
    else { return nil }
    let asked = evidence.facts.words.compactMap { word -> SourceRange? in
      guard word.name == "layoutDirection", word.isMember else { return nil }
      return evidence.withItsSubject(word.range)
    }
    let places = uses.isEmpty ? asked : uses.map(\.range)
    guard let first = places.first, evidence.whatIf(places.map { ($0, "LayoutDirection.leftToRight") }) else {
      return nil
    }
    return RTLForgotten(word: evidence.text(first), views: one.off(.horizontal).map(\.name), range: first)
  }

  var parameters: [JSON.Member] { [.init("property", word.map { JSON($0) } ?? nil)] }
  var title: String {
    word == nil
      ? "It is right from left to right, and not from right to left."
      : "The code turns something round for right to left that is turned round already."
  }
  var reason: String {
    """
    Leading and trailing change sides with the direction of reading, and guides are counted from the leading side: a guide \
    that is right from left to right is right the other way, too.\(word == nil ? " Left, right, offsets and positions are not." : "")
    """
  }
  var step: String { word.map { "Take the case for \($0) away." } ?? "Say it with leading and trailing." }
}

/// Right at one text size, and wrong at another.
struct TextSizeForgotten: Explanation {
  static let id = DiagnosisID.textSizeForgotten

  let views: [String]
  let range: SourceRange?

  static func find(in evidence: Evidence) -> [TextSizeForgotten] {
    guard evidence.variesOnly(.textSize), let one = evidence.failing.first else { return [] }
    let off = one.offAxes.flatMap { one.off($0) }
    return [TextSizeForgotten(views: off.map(\.name), range: off.first.flatMap { one.tree.nodes[$0.node].range })]
  }

  var parameters: [JSON.Member] { [.init("views", JSON(views.map { JSON($0) }))] }
  var title: String { "It is right at the usual text size, and not at a larger or smaller one." }
  var reason: String {
    """
    Texts grow with the size that the reader has chosen, and what is lined up with them has to follow: by their lines and \
    edges, not by numbers.
    """
  }
  var step: String { "Look at \(views.first ?? "the texts") in the scenario with another text size." }
}

/// Right with some values, wrong with others, and no number is to blame.
///
///     index == 1 ? … : …        right while the selected one is the second
struct StateForgotten: Explanation {
  static let id = DiagnosisID.stateForgotten

  let dimension: Dimension
  let views: [String]
  let right: [String]
  let wrong: [String]
  /// A condition in the text that has to do with it.
  let condition: String?
  let range: SourceRange?

  static func find(in evidence: Evidence) -> [StateForgotten] {
    guard evidence.isNearlyRight, let (one, dimensions) = evidence.forgotten(),
      dimensions == [.size] || dimensions.isDisjoint(with: [.size, .direction, .textSize, .scale]),
      let dimension = evidence.separating(one).first
    else { return [] }
    let off = one.offAxes.flatMap { one.off($0) }
    // Where only what follows a step is off, the values that the scenario begins with are not to blame.
    guard !off.isEmpty else { return [] }
    let body = evidence.guideSites().compactMap(\.bodyRange)
    let number = evidence.facts.numbers.first { number in
      number.role == .condition && body.contains { number.range.isInside($0) }
    }
    var names: [String] = []
    for view in off where !names.contains(view.name) { names.append(view.name) }
    return [
      StateForgotten(
        dimension: dimension, views: names, right: evidence.scenarioNames(evidence.passing),
        wrong: evidence.scenarioNames(evidence.failing), condition: number.map { evidence.text($0.range) },
        range: number?.range ?? off.first.flatMap { one.tree.nodes[$0.node].range })
    ]
  }

  var parameters: [JSON.Member] {
    [
      .init("dimension", JSON(dimension.name)), .init("views", JSON(views.map { JSON($0) })),
      .init("passes", JSON(right.map { JSON($0) })), .init("fails", JSON(wrong.map { JSON($0) })),
      .init("condition", condition.map { JSON($0) } ?? nil),
    ]
  }
  var title: String {
    "It is right in \(right.isEmpty ? "some scenarios" : right.listed), and not where \(dimension.words) is another."
  }
  var reason: String {
    let off =
      views.isEmpty ? "" : "In \(wrong.first ?? "the others"), \(views.listed) \(views.count == 1 ? "is" : "are") off. "
    guard let condition else { return off.isEmpty ? "" : String(off.dropLast()) }
    return off + "The condition with \(condition) holds for one value of \(dimension.words), and others come."
  }
  var step: String { "Follow \(dimension.words) through the code: what should it change, and for which view?" }
}

extension Evidence {
  /// `subviews.layoutDirection` of the range of its last word; nil where more than a name stands before the dot.
  fileprivate func withItsSubject(_ range: SourceRange) -> SourceRange? {
    let subject = facts.words.last { $0.range.upper == range.lower - 1 && !$0.isMember }
    return subject.map { SourceRange(lower: $0.range.lower, upper: range.upper) }
  }
}
