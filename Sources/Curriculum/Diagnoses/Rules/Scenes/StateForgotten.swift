import Diagnostics
import LayoutEditing
import LayoutEngine
import LayoutProgram

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
  /// What it is where something is wrong: `28`, `“tight”`.
  let values: [GivenValue]
  let dimension: Dimension
  let use: Use
  /// A line that only there is asked for, and the views without a guide for it.
  let silent: Silence?
  let scenario: String
  let views: [ViewReference]
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
        name: name, values: values, dimension: dimension,
        use: !uses.isEmpty ? .read : isDeclared ? .unread : .elsewhere, silent: silent, scenario: one.scenario.id,
        views: off.map(\.reference), count: one.result.views.count, right: evidence.scenarioNames(evidence.passing),
        wrong: evidence.scenarioNames(evidence.failing),
        range: silent?.range ?? (off.count > 1 && uses.count == 1 ? uses.first?.range : place))
    ]
  }

  var parameters: Facts {
    [
      "dimension": dimension.name, "property": name, "values": values.map(\.words), "use": use.rawValue,
      "scenario": scenario, "views": views, "count": count, "key": silent?.key, "container": silent?.container,
      "silent": silent?.views, "passes": right, "fails": wrong,
    ]
  }
  /// Where it is wrong: `badgeSize is 28`.
  private var circumstance: String { "\(name) is \(values.map(\.words).alternatives)" }
  var fact: String {
    "It is right in \(right.isEmpty ? "some scenarios" : right.listed), and not where \(circumstance)."
  }
  private var names: String { views.count > 4 ? "\(views.count) of \(count) views" : views.map(\.quoted).listed }
  var why: String {
    let off = "In “\(scenario)”, \(names) \(views.count == 1 ? "is" : "are") off."
    if let silent {
      return """
        \(off) There the \(silent.container) asks for \(silent.key), and \(silent.views.map(\.quoted).listed) \
        \(silent.views.count == 1 ? "has" : "have") no guide for it.
        """
    }
    return use == .unread ? "\(off) Nothing in the file reads \(name)." : off
  }
  var code: String {
    if let silent { return "What should \(silent.views.first?.quoted ?? "it") answer for \(silent.key)?" }
    return switch use {
    case .unread: "Ask what \(name) should change, and for which view."
    case .read: "Follow \(name) through the code: what does it change, and what should it?"
    case .elsewhere: "Find the line that should do something else there."
    }
  }
}

/// A line that is asked for only where something fails, and views that have guides for other lines, and none for it.
struct Silence {
  let key: String
  let container: ContainerReference
  let views: [ViewReference]
  let range: SourceRange?
}

/// Which line a container of the text asks for.
private struct AskedLine: Hashable {
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
    let known = Set(passing.flatMap { one in one.tree.asks.compactMap { AskedLine($0, in: one) } })
    let asks = one.tree.asks.filter { ask in
      ask.origin == .standard && ask.child != ask.container
        && AskedLine(ask, in: one).map { !known.contains($0) } ?? false
    }
    guard let first = asks.first else { return nil }
    var views: [ViewReference] = []
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
      abs(difference.way[axis]) > FrameDifference.tolerance
    }
    let view = one.views.first { $0.name == first.name }
    let guide = guideSites().first { site in
      axes.contains(site.key.axis)
        && site.guides(in: one).contains { guide in
          guide.outcome.isUsed && view.map { one.governs(guide.node, $0) } ?? false
        }
    }
    if off.count == 1, let range = guide?.range { return range }
    return first.range.flatMap { $0.file == 0 ? $0 : nil }
  }
}
