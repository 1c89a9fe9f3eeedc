import Diagnostics
import LayoutEngine
import LayoutLanguage

/// Right in some scenarios, and what sets the others apart is the direction of reading alone.
///
///     .alignmentGuide(.leading) { _ in direction == .leftToRight ? 20 : -20 }     guides are mirrored by themselves
struct RTLForgotten: Explanation {
  static let id = DiagnosisID.rtlForgotten

  /// How it was forgotten.
  enum Kind: String {
    /// The code turns what turns by itself; without that all is right.
    case turnedTwice
    /// The code sets the direction; without that all is right.
    case held
    /// Something does not turn.
    case unturned
  }

  let kind: Kind
  /// What the code says about the direction by itself.
  let word: String?
  let views: [String]
  let range: SourceRange?
  var isProven: Bool { kind != .unturned }

  static func find(in evidence: Evidence) -> [RTLForgotten] {
    let names = Set(
      evidence.facts.declarations.filter { $0.attributes.contains("layoutDirection") }.map(\.name))
    let uses = evidence.facts.words.filter { names.contains($0.name) && !$0.isMember }
    if let turned = turnedBack(uses, evidence) ?? held(evidence) { return [turned] }
    guard evidence.variesOnly(.direction), let one = evidence.failing.first else { return [] }
    let off = one.outOfPlace
    return [
      RTLForgotten(
        kind: .unturned, word: nil, views: off.map(\.name),
        range: uses.first?.range ?? evidence.ownPlace(of: off, in: one))
    ]
  }

  /// A direction that is set for good, and without which all is right.
  private static func held(_ evidence: Evidence) -> RTLForgotten? {
    let calls = evidence.facts.calls.filter { call in
      call.name == "environment" && call.arguments.contains { evidence.text($0.range).contains("layoutDirection") }
    }
    guard let call = calls.first, let one = evidence.failing.first, evidence.whatIf([(call.range, "")]) else {
      return nil
    }
    return RTLForgotten(
      kind: .held, word: evidence.text(call.range), views: one.outOfPlace.map(\.name), range: call.range)
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
    return RTLForgotten(
      kind: .turnedTwice, word: evidence.text(first), views: one.outOfPlace.map(\.name), range: first)
  }

  var parameters: [JSON.Member] {
    [
      .init("kind", JSON(kind.rawValue)), .init("property", word.map { JSON($0) } ?? nil),
      .init("views", JSON(views.map { JSON($0) })),
    ]
  }
  var title: String {
    switch kind {
    case .turnedTwice: "The code turns something round for right to left that is turned round already."
    case .held: "The direction of reading is set here, whatever the reader's is."
    case .unturned: "It is right from left to right, and not from right to left."
    }
  }
  var reason: String {
    let law = """
      Leading and trailing change sides with the direction of reading, and guides are counted from the leading side
      """
    switch kind {
    case .turnedTwice: return "\(law): a guide that is right from left to right is right the other way, too."
    case .held: return "\(law): nothing has to be set for that, and without this line every scenario is right."
    case .unturned: return "\(law). Left, right, offsets and positions do not turn."
    }
  }
  var step: String {
    switch kind {
    case .turnedTwice: "Take the case for \(word ?? "the direction") away."
    case .held: "Take the line away."
    case .unturned:
      "Look at \(views.first ?? "the views") from right to left: which side should stay, and which should turn?"
    }
  }
}

/// Right at one text size, and wrong at another.
struct TextSizeForgotten: Explanation {
  static let id = DiagnosisID.textSizeForgotten

  /// A number that does not grow, and what it would have to be.
  struct Stiff {
    let number: Double
    let needed: Double?
    /// What can simply be left out.
    let call: String?
  }

  let stiff: Stiff?
  let views: [String]
  let scenario: String?
  let range: SourceRange?
  let isProven: Bool

  static func find(in evidence: Evidence) -> [TextSizeForgotten] {
    guard evidence.variesOnly(.textSize), let one = evidence.failing.first else { return [] }
    let off = one.outOfPlace
    let scenario = one.scenario.isHidden ? nil : one.scenario.id
    if let typed = evidence.typedNumber {
      return [
        TextSizeForgotten(
          stiff: Stiff(typed), views: off.map(\.name), scenario: scenario, range: typed.number.range,
          isProven: typed.isProven)
      ]
    }
    return [
      TextSizeForgotten(
        stiff: nil, views: off.map(\.name), scenario: scenario, range: evidence.ownPlace(of: off, in: one),
        isProven: false)
    ]
  }

  var parameters: [JSON.Member] {
    [
      .init("views", JSON(views.map { JSON($0) })), .init("literal", stiff.map { JSON($0.number) } ?? nil),
      .init("needed", stiff?.needed.map { JSON($0) } ?? nil), .init("call", stiff?.call.map { JSON($0) } ?? nil),
      .init("scenario", scenario.map { JSON($0) } ?? nil),
    ]
  }
  var title: String { "It is right at the usual text size, and not at a larger or smaller one." }
  var reason: String {
    let law = """
      Texts grow with the size that the reader has chosen, and what is lined up with them has to follow: by their lines and \
      edges, not by numbers.
      """
    guard let stiff else { return law }
    let needed = stiff.needed.flatMap { needed in scenario.map { "; in \($0) it would have to be \(points(needed))" } }
    return "\(law) The \(points(stiff.number)) here stays as it is\(needed ?? "")."
  }
  var step: String {
    if let call = stiff?.call { return "Take the \(call) away: without it, every scenario is right." }
    if stiff != nil { return "Let the code say what the number stands for." }
    return "Look at \(views.first ?? "the texts")\(scenario.map { " in \($0)" } ?? " at another text size")."
  }
}

extension TextSizeForgotten.Stiff {
  fileprivate init(_ typed: TypedNumber) {
    number = typed.number.value
    switch typed.claim {
    case .needed(let values, _):
      needed = values.first?.value
      call = nil
    case .superfluous(let name):
      needed = nil
      call = name == "alignmentGuide" ? "guide" : name
    case .means(_, let becomes, _):
      needed = becomes
      call = nil
    case .limit, .room:
      needed = nil
      call = nil
    }
  }
}

/// Right with some values, wrong with others, and no trial tells why.
///
///     VStack(alignment: alignment == .trailing ? .trailing : .center)        and .leading comes as well
struct StateForgotten: Explanation {
  static let id = DiagnosisID.stateForgotten

  /// What the learner's file has to do with the name.
  enum Use: String {
    /// It is declared there and never read.
    case unread
    /// It is read there.
    case read
    /// It is somewhere else.
    case elsewhere
  }

  let name: String
  /// Where it is wrong: `badgeSize is 28`.
  let circumstance: String
  let dimension: Dimension
  let use: Use
  /// A line that only there is asked for, and the views without a guide for it.
  let silent: Silence?
  let scenario: String
  let views: [String]
  /// How many views there are in that scenario.
  let count: Int
  let right: [String]
  let wrong: [String]
  let range: SourceRange?

  /// Said only where one thing alone tells the scenarios that fail from those that pass, and it is short to say.
  static func find(in evidence: Evidence) -> [StateForgotten] {
    guard evidence.isNearlyRight, let (one, dimensions) = evidence.forgotten(), !one.scenario.isHidden,
      dimensions.isDisjoint(with: [.size, .direction, .textSize, .scale, .data])
    else { return [] }
    let separating = evidence.separating(one)
    guard separating.count == 1, let dimension = separating.first, let name = evidence.name(of: dimension, in: one),
      let values = evidence.values(of: name, dimension)
    else { return [] }
    let off = one.outOfPlace
    // Where only what follows a step is off, the values that the scenario begins with are not to blame.
    guard !off.isEmpty else { return [] }
    let uses = evidence.facts.words.filter { $0.name == name }
    let isDeclared = evidence.facts.declarations.contains { $0.name == name }
    let silent = evidence.silence(in: one)
    let place = evidence.ownPlace(of: off, in: one)
    return [
      StateForgotten(
        name: name, circumstance: "\(name) is \(values.alternatives)", dimension: dimension,
        use: !uses.isEmpty ? .read : isDeclared ? .unread : .elsewhere, silent: silent, scenario: one.scenario.id,
        views: off.map(\.name), count: one.result.views.count, right: evidence.scenarioNames(evidence.passing),
        wrong: evidence.scenarioNames(evidence.failing),
        range: silent?.range ?? (off.count > 1 && uses.count == 1 ? uses.first?.range : place))
    ]
  }

  var parameters: [JSON.Member] {
    [
      .init("dimension", JSON(dimension.name)), .init("circumstance", JSON(circumstance)),
      .init("use", JSON(use.rawValue)), .init("scenario", JSON(scenario)), .init("views", JSON(views.map { JSON($0) })),
      .init("key", silent.map { JSON($0.key) } ?? nil),
      .init("passes", JSON(right.map { JSON($0) })), .init("fails", JSON(wrong.map { JSON($0) })),
    ]
  }
  var title: String {
    "It is right in \(right.isEmpty ? "some scenarios" : right.listed), and not where \(circumstance)."
  }
  private var names: String { views.count > 4 ? "\(views.count) of \(count) views" : views.listed }
  var reason: String {
    let off = "In “\(scenario)”, \(names) \(views.count == 1 ? "is" : "are") off."
    if let silent {
      return """
        \(off) There the \(silent.container) asks for \(silent.key), and \(silent.views.listed) \
        \(silent.views.count == 1 ? "has" : "have") no guide for it.
        """
    }
    return use == .unread ? "\(off) Nothing in the file reads \(name)." : off
  }
  var step: String {
    if let silent { return "What should \(silent.views.first ?? "it") answer for \(silent.key)?" }
    return switch use {
    case .unread: "Ask what \(name) should change, and for which view."
    case .read: "Follow \(name) through the code: what does it change, and what should it?"
    case .elsewhere: "Ask which line of yours should do something else there."
    }
  }
}

/// A line that is asked for only where something fails, and views that have guides for other lines, and none for it.
struct Silence {
  let key: String
  let container: String
  let views: [String]
  let range: SourceRange?
}

/// Which line a container of the text asks for.
private struct Question: Hashable {
  let place: EditPlace
  let key: AlignmentKey

  init?(_ ask: GuideTrace.Ask, in one: EvidenceCase) {
    guard let range = ask.container.flatMap({ one.tree.nodes[$0].range }) else { return nil }
    place = EditPlace(range)
    key = ask.key
  }
}

extension Evidence {
  /// The line that a container asks for in a scenario and in none that is right, where views with guides are silent.
  fileprivate func silence(in one: EvidenceCase) -> Silence? {
    let known = Set(passing.flatMap { one in one.tree.asks.compactMap { Question($0, in: one) } })
    let asks = one.tree.asks.filter { ask in
      ask.origin == .standard && ask.child != ask.container
        && Question(ask, in: one).map { !known.contains($0) } ?? false
    }
    guard let first = asks.first else { return nil }
    var views: [String] = []
    var range: SourceRange?
    for ask in asks where ask.key == first.key {
      for site in guideSites() where site.key.axis == ask.key.axis {
        guard let guide = site.guides(in: one).first, let child = ask.child, one.isInside(guide.node, child) else {
          continue
        }
        let name = one.name(of: guide.node).withoutNumber
        if !views.contains(name) { views.append(name) }
        range = range ?? site.range
      }
    }
    guard !views.isEmpty else { return nil }
    return Silence(key: name(of: first.key), container: one.word(for: first.container), views: views, range: range)
  }
}

extension EvidenceCase {
  /// The views that are not in their places or not of their size, as the tables list them.
  var outOfPlace: [ViewResult] { result.views.filter { !$0.matches } }
}

extension Evidence {
  /// Where in the learner's own file a view that is off is lined up: the guide that puts it there, else what makes it.
  func ownPlace(of off: [ViewResult], in one: EvidenceCase) -> SourceRange? {
    guard let first = off.first, let difference = first.difference else { return nil }
    let axes = [Axis.horizontal, .vertical].filter { axis in
      abs(axis == .horizontal ? difference.x : difference.y) > FrameDifference.tolerance
    }
    let view = one.views.first { $0.name == first.name }
    let guide = guideSites().first { site in
      axes.contains(site.key.axis)
        && site.guides(in: one).contains { guide in
          guide.fate.isUsed && view.map { one.governs(guide.node, $0) } ?? false
        }
    }
    if off.count == 1, let range = guide?.range { return range }
    return first.range.flatMap { $0.file == 0 ? $0 : nil }
  }
}

extension Evidence {
  /// `subviews.layoutDirection` of the range of its last word; nil where more than a name stands before the dot.
  fileprivate func withItsSubject(_ range: SourceRange) -> SourceRange? {
    let subject = facts.words.last { $0.range.upper == range.lower - 1 && !$0.isMember }
    return subject.map { SourceRange(lower: $0.range.lower, upper: range.upper) }
  }
}
