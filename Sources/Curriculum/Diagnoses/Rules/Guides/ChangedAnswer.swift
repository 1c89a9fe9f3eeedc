import Diagnostics
import LayoutEditing
import LayoutEngine
import LayoutProgram

/// What a guide, or the default of a line, answers for a view, and a change of it.
///
///     .alignmentGuide(.leading) { _ in -20 }      -20, and 20 with the other sign
struct ChangedAnswer {
  let view: ViewReference
  let key: String
  let value: Double
  let change: GuideChange
  /// The view's length along the line's axis.
  let length: Double
  let axis: Axis
  let isDefault: Bool
  /// Source lines of other guides that need the same edit.
  let others: [Int]
  let text: String
  let range: SourceRange?

  /// A point of the view.
  enum Point { case start, middle, end }

  var needed: Double { change.value(value, length: length) }

  var isLiteral: Bool { Double(text.filter { $0 != " " }) == value }

  /// The edge or the middle at a value; nil for any other point.
  func point(at value: Double) -> Point? {
    if abs(value) < 0.01 { return .start }
    if abs(value - length) < 0.01 { return .end }
    return abs(value - length / 2) < 0.01 ? .middle : nil
  }
}

/// A mistake that a change of a guide's answer, or of a line's default, proves.
protocol AnswerLaw: TriedExplanation {
  /// Whether the fact names the edge or the middle that the answer is.
  static var namesThePoint: Bool { get }
  var answer: ChangedAnswer { get }
  init(answer: ChangedAnswer)
  var germanReason: String { get }
  var germanStep: String { get }
}

extension AnswerLaw {
  static var namesThePoint: Bool { false }
  var views: [ViewReference] { [answer.view] }
  var range: SourceRange? { answer.range }
  var parameters: Facts {
    [
      "view": answer.view, "key": answer.key, "value": answer.value, "needed": answer.needed, "length": answer.length,
      "axis": answer.axis.name, "isDefault": answer.isDefault,
    ]
  }

  /// Changes of guides, alone and by line together, each in the order of the changes.
  fileprivate static func ofGuides(
    _ changes: [GuideChange], in evidence: Evidence, if isLikely: @escaping ([GuideSite], GuideChange) -> Bool
  ) -> [Candidate<Self>] {
    evidence.guideGroups().flatMap { group in
      changes.map { change in
        Candidate(group.map { SceneEdit($0.place, .guideValue(change)) }, if: isLikely(group, change)) {
          evidence.changedAnswer(of: group, by: change).map(Self.init)
        }
      }
    }
  }

  /// Changes of the defaults that the text declares.
  fileprivate static func ofDefaults(
    _ changes: [GuideChange], in evidence: Evidence, if isLikely: (SourceRange, ChangedAnswer) -> Bool
  ) -> [Candidate<Self>] {
    changes.flatMap { change in
      evidence.defaults().compactMap { key, body in
        let answers = evidence.defaultAnswers(for: key, body, with: change)
        guard answers.allSatisfy({ isLikely(body, $0) }),
          let first = answers.first(where: { abs($0.needed - $0.value) > FrameDifference.tolerance })
        else { return nil }
        return Candidate([SceneEdit(EditPlace(body), .defaultValue(key, change))]) { Self(answer: first) }
      }
    }
  }
}

/// Right with the other sign: the whole value, or what is added to the far edge.
///
///     { _ in -20 }                   20 was meant
///     { d in d[.bottom] - 5 }        d[.bottom] + 5 was meant
struct SignFlipped: AnswerLaw {
  static let id = DiagnosisID.signFlipped

  let answer: ChangedAnswer

  static func candidates(in evidence: Evidence) -> [Candidate<SignFlipped>] {
    let changes = [GuideChange(factor: -1), GuideChange(factor: -1, size: 2)]
    let alike = ofGuides(changes, in: evidence) { group, change in
      group.allSatisfy { evidence.hasSign($0) && (change.size == 0 || evidence.readsTheView($0)) }
    }
    // Guides for several lines: each turned around where its own line lies by default.
    let mixed = evidence.guideGroups().filter { Set($0.map(\.key)).count > 1 }.map { group in
      let edits = group.map { SceneEdit($0.place, .guideValue(GuideChange(factor: -1, size: 2 * $0.key.usualShare))) }
      return Candidate(edits, if: group.allSatisfy(evidence.hasSign)) {
        let share = group[0].key.usualShare
        return evidence.changedAnswer(
          of: group.filter { $0.key.usualShare == share }, among: group, by: GuideChange(factor: -1, size: 2 * share)
        ).map(SignFlipped.init)
      }
    }
    return alike + mixed + ofDefaults(changes, in: evidence) { body, _ in evidence.hasSign(body) }
  }

  /// The point that the value is turned around: the start of the view, its middle or its far edge.
  var pivot: ChangedAnswer.Point { answer.change.size == 0 ? .start : answer.change.size == 2 ? .end : .middle }

  var edits: [TextEdit] {
    guard answer.isLiteral, answer.others.isEmpty, let range else { return [] }
    return [TextEdit(range, points(answer.needed))]
  }
}

/// Counted from the other end of the view.
///
///     { d in d.width * 2 / 3 }       a third was meant: the same from the other end
///     { d in d[.leading] + 6 }       6 behind the trailing edge was meant
struct OtherEdge: AnswerLaw {
  static let id = DiagnosisID.otherEdge

  let answer: ChangedAnswer

  static func candidates(in evidence: Evidence) -> [Candidate<OtherEdge>] {
    let changes = [GuideChange(factor: -1, size: 1), GuideChange(size: 1), GuideChange(size: -1)]
    return ofGuides(changes, in: evidence) { group, change in
      if change.factor < 0 { return group.allSatisfy(evidence.readsTheView) }
      // Counted from the top, for a line that lies at the bottom where nothing is said.
      return group.allSatisfy { evidence.namesAnEdge($0) }
        || group.allSatisfy { $0.key.isAtTheEnd && !evidence.isNumber($0) }
    } + ofDefaults(changes, in: evidence) { body, _ in evidence.readsTheView(body) }
  }

  var isMirrored: Bool { answer.change.factor < 0 }
}

/// An edge where the middle was meant, in what a guide answers.
///
///     .alignmentGuide(.middle) { d in d[.leading] }          half the width further was meant
struct EdgeInsteadOfCenter: AnswerLaw {
  static let id = DiagnosisID.edgeInsteadOfCenter
  static let namesThePoint = true

  let answer: ChangedAnswer

  static func candidates(in evidence: Evidence) -> [Candidate<EdgeInsteadOfCenter>] {
    let changes = [GuideChange(size: 0.5), GuideChange(size: -0.5), GuideChange(factor: 0.5)]
    return ofGuides(changes, in: evidence) { group, change in
      // Who names the middle alone does not go by an edge, whatever the numbers are.
      !group.contains(where: evidence.namesTheMiddleAlone)
        && evidence.failing.contains { one in group.contains { evidence.answersAnEdge($0, change, in: one) } }
    }
  }

  /// Whether the middle is all that has to be answered.
  var isAlone: Bool {
    let words = answer.text.codeWords
    return !words.contains("+") && !words.contains("-")
      && (answer.value == 0 || abs(answer.value) == 2 * abs(answer.needed))
  }
}

/// The middle where an edge was meant, in what a guide answers.
///
///     .alignmentGuide(.leading) { d in d.width / 2 }        the trailing edge was meant
struct CenterInsteadOfEdge: AnswerLaw {
  static let id = DiagnosisID.centerInsteadOfEdge
  static let namesThePoint = true

  let answer: ChangedAnswer

  /// Only if every guide of the group answers a middle now: twice as much could be anything else.
  static func candidates(in evidence: Evidence) -> [Candidate<CenterInsteadOfEdge>] {
    guard let one = evidence.failing.first else { return [] }
    return ofGuides([GuideChange(factor: 0, size: 1), GuideChange(factor: 0)], in: evidence) { group, change in
      group.allSatisfy { site in
        site.guides(in: one).filter(\.outcome.isUsed).allSatisfy { guide in
          let length = one.tree.nodes[guide.node].frame.size[guide.key.axis]
          return length > 1 && guide.value.map { abs($0 - length / 2) < 0.01 } ?? false
        }
      }
    }
  }
}

/// The default of a line at one end of the view or in its middle, and another of these was meant.
///
///     static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.trailing] }        the middle was meant
struct DefaultElsewhere: AnswerLaw {
  static let id = DiagnosisID.defaultUsed
  static let namesThePoint = true

  let answer: ChangedAnswer

  static func candidates(in evidence: Evidence) -> [Candidate<DefaultElsewhere>] {
    let places = [0.5, 1, 0].map { GuideChange(factor: 0, size: $0) }
    let shares = [GuideChange(factor: 2), GuideChange(factor: 0.5)]
    return ofDefaults(places, in: evidence) { _, answer in answer.point(at: answer.value) != nil }
      + ofDefaults(shares, in: evidence) { body, _ in evidence.readsTheView(body) }
  }
}

extension AlignmentKey {
  /// Whether a view without guides has the line at its far edge; of texts, baselines lie near it.
  fileprivate var isAtTheEnd: Bool { [.trailing, .bottom, .firstTextBaseline, .lastTextBaseline].contains(self) }

  /// Where the line lies by default, as a share of the view's length.
  fileprivate var usualShare: Double {
    switch self {
    case .horizontalCenter, .verticalCenter: 0.5
    case .trailing, .bottom: 1
    default: 0
    }
  }
}

extension Evidence {
  /// The first answer in a failing scenario that a change makes another one; nil if there is none.
  ///
  /// - Parameter group: all guides that change along; nil for the same ones.
  fileprivate func changedAnswer(
    of sites: [GuideSite], among group: [GuideSite]? = nil, by change: GuideChange
  ) -> ChangedAnswer? {
    for one in failing {
      for site in sites {
        for guide in site.guides(in: one) where guide.outcome.isUsed {
          let (axis, body) = (guide.key.axis, defaultBody(askedBy: site).map(withoutBraces))
          let range = body ?? site.bodyRange
          let answer = ChangedAnswer(
            view: one.name(of: guide.node), key: one.tree.name(of: guide.key), value: guide.value ?? 0, change: change,
            length: one.tree.nodes[guide.node].frame.size[axis], axis: axis, isDefault: body != nil,
            others: lines(of: group ?? sites, but: site), text: text(range), range: range ?? site.range)
          if abs(answer.needed - answer.value) > 0.01 { return answer }
        }
      }
    }
    return nil
  }

  /// What a default answers for each view without a guide, in the first scenario that fails.
  fileprivate func defaultAnswers(
    for key: AlignmentKey, _ body: SourceRange, with change: GuideChange
  ) -> [ChangedAnswer] {
    guard let one = failing.first else { return [] }
    let range = withoutBraces(body)
    return one.tree.asks.filter { $0.key == key && $0.origin == .standard && $0.child != $0.container }
      .compactMap { ask in
        ask.child.map { node in
          ChangedAnswer(
            view: one.name(of: node), key: one.tree.name(of: key), value: ask.value, change: change,
            length: one.tree.nodes[node].frame.size[key.axis], axis: key.axis, isDefault: true, others: [],
            text: text(range), range: range)
        }
      }
  }

  /// The body of the default that a guide's closure goes by: `computeValue: Eyes.defaultValue`.
  private func defaultBody(askedBy site: GuideSite) -> SourceRange? {
    guard text(site.range).contains("defaultValue") else { return nil }
    // Where the ID is a type that the exercise gives, its extension is all that the file has of it.
    return (defaults().first { $0.key == site.key }?.body)
      ?? facts.declarations.first { $0.name == "defaultValue" }?.range
  }

  /// What is between the braces of a body.
  private func withoutBraces(_ range: SourceRange) -> SourceRange {
    let space: (UInt8) -> Bool = { $0 <= 32 || $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") }
    var (lower, upper) = (range.lower, min(range.upper, answer.bytes.count))
    while lower < upper, space(answer.bytes[lower]) { lower += 1 }
    while lower < upper, space(answer.bytes[upper - 1]) { upper -= 1 }
    return lower < upper ? SourceRange(lower: lower, upper: upper) : range
  }

  // MARK: What a guide says

  private static let edges: Set = ["leading", "trailing", "top", "bottom"]
  private static let lines: Set = edges.union(["width", "height", "center", "firstTextBaseline", "lastTextBaseline"])

  private func names(_ names: Set<String>, in range: SourceRange?) -> Bool {
    range.map { facts.words(in: $0).contains { $0.isMember && names.contains($0.name) } } ?? false
  }

  /// Whether something in a guide could have the other sign. A line of one's own has a default that may as well be to
  /// blame, so that there a sign has to be seen.
  fileprivate func hasSign(_ site: GuideSite) -> Bool {
    guard site.key.isOwn, let body = site.bodyRange else { return true }
    return facts.reach(of: body).contains(where: hasSign)
  }

  fileprivate func hasSign(_ range: SourceRange) -> Bool { text(range).contains { $0 == "-" || $0 == "+" } }

  /// Whether a guide's closure asks its view for a length or a line.
  fileprivate func readsTheView(_ site: GuideSite) -> Bool {
    site.closureRange.map { facts.reach(of: $0).contains(where: readsTheView) } ?? false
  }

  fileprivate func readsTheView(_ range: SourceRange) -> Bool { names(Self.lines, in: range) }

  /// Whether a guide's closure itself names an edge.
  fileprivate func namesAnEdge(_ site: GuideSite) -> Bool { names(Self.edges, in: site.bodyRange) }

  fileprivate func namesTheMiddleAlone(_ site: GuideSite) -> Bool {
    names(["center"], in: site.bodyRange) && !namesAnEdge(site)
  }

  /// Whether a guide is nothing but a number: that may be meant from anywhere.
  fileprivate func isNumber(_ site: GuideSite) -> Bool {
    site.bodyRange.map { body in facts.numbers.contains { $0.range == body } } ?? true
  }

  /// Whether a guide names an edge that the change starts from, or answers an edge of each of its views.
  fileprivate func answersAnEdge(_ site: GuideSite, _ change: GuideChange, in one: EvidenceCase) -> Bool {
    let guides = site.guides(in: one).filter(\.outcome.isUsed)
    if guides.isEmpty { return false }
    if change.factor == 1, namesAnEdge(site) { return true }
    let isAValue = readsAValue(site)
    return guides.allSatisfy { guide in
      let length = one.tree.nodes[guide.node].frame.size[site.key.axis]
      return guide.value.map { abs($0) < 0.01 && !isAValue || abs($0 - length) < 0.01 } ?? false
    }
  }

  /// Whether a guide's closure reads a value that is not its view's, such as a phase of an animation: that it is 0 before
  /// the first step makes it no edge.
  private func readsAValue(_ site: GuideSite) -> Bool {
    guard let body = site.bodyRange, failing.contains(where: { !$0.scenario.steps.isEmpty }) else { return false }
    return facts.words(in: body).contains { word in
      let next = answer.bytes.indices.contains(word.range.upper) ? answer.bytes[word.range.upper] : 0
      return !word.isMember && next != UInt8(ascii: ".") && next != UInt8(ascii: "[")
    }
  }
}
