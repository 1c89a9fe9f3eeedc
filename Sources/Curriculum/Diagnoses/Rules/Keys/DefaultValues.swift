import Diagnostics
import LayoutEngine
import LayoutLanguage

/// The default of one of the program's own lines, and a change of it with which everything is right.
struct DefaultTrial {
  let key: String
  /// A view that answers with the default.
  let view: ViewReference
  let value: Double
  let needed: Double
  /// The view's length along the line's axis.
  let length: Double
  let axis: Axis
  let body: SourceRange

  var parameters: [JSON.Member] {
    [
      .init("view", JSON(view)), .init("key", JSON(key)), .init("value", JSON(value)), .init("needed", JSON(needed)),
      .init("length", JSON(length)), .init("axis", JSON(axis.name)),
    ]
  }
  var start: String { axis.start }
  var end: String { axis.end }
}

extension Evidence {
  /// Tries changes of the defaults that the text declares.
  ///
  /// - Parameter isWorthTrying: whether a default's text could have the mistake, given what it answers for a view now.
  func defaultTrial(
    _ change: GuideChange, where isWorthTrying: (_ body: SourceRange, _ value: Double, _ length: Double) -> Bool
  ) -> DefaultTrial? {
    guard let one = failing.first else { return nil }
    for (key, body) in defaults() {
      let asks = one.tree.asks.filter { $0.key == key && $0.origin == .standard && $0.child != $0.container }
      var answers: [(node: Int, value: Double, length: Double)] = []
      for ask in asks {
        guard let node = ask.child else { continue }
        let frame = one.tree.nodes[node].frame
        answers.append((node, ask.value, frame.size[key.axis]))
      }
      guard !answers.isEmpty, answers.allSatisfy({ isWorthTrying(body, $0.value, $0.length) }),
        let answer = answers.first(where: {
          abs(change.value($0.value, length: $0.length) - $0.value) > FrameDifference.tolerance
        }), whatIf([SceneEdit(EditPlace(body), .defaultValue(key, change))])
      else { continue }
      return DefaultTrial(
        key: one.tree.name(of: key), view: one.name(of: answer.node), value: answer.value,
        needed: change.value(answer.value, length: answer.length), length: answer.length,
        axis: key.axis, body: withoutBraces(body))
    }
    return nil
  }

  /// What is between the braces of a body.
  private func withoutBraces(_ range: SourceRange) -> SourceRange {
    let space: (UInt8) -> Bool = { $0 <= 32 || $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") }
    var (lower, upper) = (range.lower, min(range.upper, answer.bytes.count))
    while lower < upper, space(answer.bytes[lower]) { lower += 1 }
    while lower < upper, space(answer.bytes[upper - 1]) { upper -= 1 }
    return lower < upper ? SourceRange(lower: lower, upper: upper) : range
  }

  fileprivate func hasSign(_ range: SourceRange) -> Bool { text(range).contains { $0 == "-" || $0 == "+" } }

  fileprivate func readsTheView(_ range: SourceRange) -> Bool {
    let lines: Set = ["width", "height", "leading", "trailing", "top", "bottom", "center"]
    return facts.words(in: range).contains { $0.isMember && lines.contains($0.name) }
  }
}

/// The default of a line with the other sign.
///
///     static func defaultValue(in context: ViewDimensions) -> CGFloat { -context.height }
struct DefaultSignFlipped: Explanation {
  static let id = DiagnosisID.signFlipped

  let trial: DefaultTrial

  static func find(in evidence: Evidence) -> [DefaultSignFlipped] {
    let changes = [GuideChange(factor: -1), GuideChange(factor: -1, size: 2)]
    let trial = changes.firstAnswer { change in
      evidence.defaultTrial(change) { body, _, _ in evidence.hasSign(body) }
    }
    return trial.map { [DefaultSignFlipped(trial: $0)] } ?? []
  }

  var isProven: Bool { true }
  var views: [ViewReference] { [trial.view] }
  var range: SourceRange? { trial.body }
  var parameters: [JSON.Member] { trial.parameters }
  var fact: String {
    "For \(trial.view.quoted) the default of \(trial.key) is \(points(trial.value))."
  }
  var why: String {
    """
    A default is a point of the view, measured from its own \(trial.start), for every view that sets no guide. A \
    larger number moves the view \(trial.axis.back).
    """
  }
  var code: String { "Turn the sign." }
}

/// The default of a line counted from the wrong end of the view.
///
///     context[.trailing] - context.width / 3        two thirds, where one was meant
struct DefaultOtherEdge: Explanation {
  static let id = DiagnosisID.otherEdge

  let trial: DefaultTrial

  static func find(in evidence: Evidence) -> [DefaultOtherEdge] {
    let changes = [GuideChange(factor: -1, size: 1), GuideChange(size: 1), GuideChange(size: -1)]
    let trial = changes.firstAnswer { change in
      evidence.defaultTrial(change) { body, _, _ in evidence.readsTheView(body) }
    }
    return trial.map { [DefaultOtherEdge(trial: $0)] } ?? []
  }

  var isProven: Bool { true }
  var views: [ViewReference] { [trial.view] }
  var range: SourceRange? { trial.body }
  var parameters: [JSON.Member] { trial.parameters }
  var fact: String {
    "For \(trial.view.quoted) the default of \(trial.key) is \(points(trial.value))."
  }
  var why: String {
    """
    \(trial.view.quoted.firstUppercased) is \(points(trial.length)) \(trial.axis.measure). A default counts from the \
    view's \(trial.start).
    """
  }
  var code: String { "Count from the other edge: the whole \(trial.axis.length) less what stands there now." }
}

/// The default of a line at one end of the view or in its middle, and another of these was meant.
///
///     static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.trailing] }        the middle was meant
struct DefaultElsewhere: Explanation {
  static let id = DiagnosisID.defaultUsed

  let trial: DefaultTrial

  static func find(in evidence: Evidence) -> [DefaultElsewhere] {
    for share in [0.5, 1, 0] {
      let trial = evidence.defaultTrial(GuideChange(factor: 0, size: share)) { _, value, length in
        [0, length / 2, length].contains { abs(value - $0) < 0.01 }
      }
      if let trial { return [DefaultElsewhere(trial: trial)] }
    }
    for factor in [2, 0.5] {
      let trial = evidence.defaultTrial(GuideChange(factor: factor)) { body, _, _ in evidence.readsTheView(body) }
      if let trial { return [DefaultElsewhere(trial: trial)] }
    }
    return []
  }

  var isProven: Bool { true }
  var views: [ViewReference] { [trial.view] }
  var range: SourceRange? { trial.body }
  var parameters: [JSON.Member] { trial.parameters }
  private func place(_ value: Double) -> String {
    abs(value) < 0.01 ? "its \(trial.start)" : abs(value - trial.length) < 0.01 ? "its \(trial.end)" : "its middle"
  }
  /// Whether both are places that have a name; else one is twice the other.
  private var isNamed: Bool {
    [trial.value, trial.needed].allSatisfy { value in
      [0, trial.length / 2, trial.length].contains { abs(value - $0) < 0.01 }
    }
  }
  private var twice: String { abs(trial.needed) > abs(trial.value) ? "twice as much" : "half as much" }
  var fact: String {
    isNamed
      ? """
      \(trial.view.quoted.firstUppercased) answers with the default of \(trial.key), \(points(trial.value)), \
      \(place(trial.value)).
      """
      : """
      \(trial.view.quoted.firstUppercased) answers with the default of \(trial.key), \(points(trial.value)).
      """
  }
  var why: String {
    "A default holds for every view that sets no guide. It is the ID that says which of its points such a view brings."
  }
  var code: String {
    "Let the ID answer \(isNamed ? place(trial.needed) : twice), or give \(trial.view.quoted) a guide."
  }
}

/// The middle where an edge was meant, in what a guide answers.
///
///     .alignmentGuide(.leading) { d in d.width / 2 }        the trailing edge was meant
struct CenterInsteadOfEdge: Explanation {
  static let id = DiagnosisID.centerInsteadOfEdge

  let view: ViewReference
  let key: String
  let value: Double
  let needed: Double
  let axis: Axis
  /// Lines of further guides that have to change in the same way.
  let others: [Int]
  let range: SourceRange?

  static func find(in evidence: Evidence) -> [CenterInsteadOfEdge] {
    for group in evidence.guideGroups() {
      for change in [GuideChange(factor: 0, size: 1), GuideChange(factor: 0)] {
        if let found = guide(group, change, evidence) { return [found] }
      }
    }
    return []
  }

  /// Only where every guide of the group answers a middle now: twice as much could be anything else.
  private static func guide(_ group: [GuideSite], _ change: GuideChange, _ evidence: Evidence) -> CenterInsteadOfEdge? {
    guard let one = evidence.failing.first else { return nil }
    var first: (guide: GuideTrace.Guide, value: Double, length: Double, site: GuideSite)?
    for site in group {
      for guide in site.guides(in: one) where guide.fate.isUsed {
        let frame = one.tree.nodes[guide.node].frame
        let length = frame.size[site.key.axis]
        guard let value = guide.value, abs(value - length / 2) < 0.01, length > 1 else { return nil }
        if first == nil { first = (guide, value, length, site) }
      }
    }
    guard let first, evidence.whatIf(group.map { SceneEdit($0.place, .guideValue(change)) }) else { return nil }
    let view = one.name(of: first.guide.node)
    let key = one.tree.name(of: first.guide.key)
    return CenterInsteadOfEdge(
      view: view, key: key, value: first.value,
      needed: change.value(first.value, length: first.length), axis: first.guide.key.axis,
      others: evidence.lines(of: group, but: first.site), range: first.site.bodyRange ?? first.site.range)
  }

  var isProven: Bool { true }
  var views: [ViewReference] { [view] }
  var parameters: [JSON.Member] {
    [
      .init("view", JSON(view)), .init("key", JSON(key)), .init("value", JSON(value)), .init("needed", JSON(needed)),
      .init("axis", JSON(axis.name)),
    ]
  }
  private var edge: String {
    needed > value ? (axis.end) : (axis.start)
  }
  var fact: String {
    "\("The guide".of(view)) for \(key) goes by the middle: it is \(points(value))."
  }
  var why: String {
    """
    Lines meet where they are set. With middles, views of different \(axis.lengths) stick out on \
    both sides of the line; with edges, all lie on the same side of it.
    """
  }
  var code: String { "Answer the \(edge) instead of the middle." + SameElsewhere.words(others, in: .english) }
}
