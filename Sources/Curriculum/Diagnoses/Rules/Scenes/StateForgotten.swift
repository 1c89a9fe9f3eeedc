import Diagnostics
import LayoutEditing
import LayoutEngine
import LayoutProgram

/// Right with some values, wrong with others, and no trial tells why.
///
///     VStack(alignment: alignment == .trailing ? .trailing : .center)        and .leading comes as well
enum StateForgotten: DiagnosisRule {
  /// What the learner's file has to do with the name.
  private enum Use: String {
    /// It is declared there and never read.
    case unread
    /// It is read there.
    case read
    /// It is somewhere else.
    case elsewhere
  }

  /// Said only where one thing alone tells the scenarios that fail from those that pass, and it is short to say.
  static func find(in trace: AnswerTrace) -> [Diagnosis] {
    guard trace.isNearlyRight, let (one, dimensions) = trace.forgotten(), !one.scenario.isHidden,
      dimensions.isDisjoint(with: [.size, .direction, .textSize, .scale, .data])
    else { return [] }
    let separating = trace.separating(one)
    guard separating.count == 1, let dimension = separating.first, let name = trace.name(of: dimension, in: one),
      let values = trace.values(of: name, dimension)
    else { return [] }
    let off = one.outOfPlace
    // Where only what follows a step is off, the values that the scenario begins with are not to blame.
    guard !off.isEmpty else { return [] }
    let uses = trace.facts.words.filter { $0.name == name }
    let isDeclared = trace.facts.declarations.contains { $0.name == name }
    let silent = trace.silence(in: one)
    let place = trace.ownPlace(of: off, in: one)
    return [
      made(
        name, dimension, values, !uses.isEmpty ? .read : isDeclared ? .unread : .elsewhere, silent, off, one, trace,
        at: silent?.range ?? (off.count > 1 && uses.count == 1 ? uses.first?.range : place))
    ]
  }

  /// - Parameters:
  ///   - values: what it is where something is wrong: `28`, `“tight”`.
  ///   - silent: a line that only there is asked for, and the views without a guide for it.
  private static func made(
    _ name: String, _ dimension: Dimension, _ values: [GivenValue], _ use: Use, _ silent: Silence?, _ off: [ViewResult],
    _ one: ScenarioTrace, _ trace: AnswerTrace, at range: SourceRange?
  ) -> Diagnosis {
    let (views, count, scenario) = (off.map(\.reference), one.result.views.count, one.scenario.id)
    let (right, wrong) = (trace.scenarioNames(trace.passing), trace.scenarioNames(trace.failing))
    return Diagnosis(
      .stateForgotten, of: views, at: range,
      [
        "dimension": dimension.name, "property": name, "values": values.map(\.words), "use": use.rawValue,
        "scenario": scenario, "views": views, "count": count, "key": silent?.key, "container": silent?.container,
        "silent": silent?.views, "passes": right, "fails": wrong,
      ],
      isProven: false, silent == nil ? .saysOnlyWhere : [],
      english: {
        let names = views.count > 4 ? "\(views.count) of \(count) views" : views.map(\.quoted).listed
        let why = silent.map {
          """
           There the \($0.container) asks for \($0.key), and \($0.views.map(\.quoted).listed) \
          \($0.views.count == 1 ? "has" : "have") no guide for it.
          """
        }
        let code =
          switch use {
          case .unread: "Ask what \(name) should change, and for which view."
          case .read: "Follow \(name) through the code: what does it change, and what should it?"
          case .elsewhere: "Find the line that should do something else there."
          }
        return .init(
          fact: """
            It is right in \(right.isEmpty ? "some scenarios" : right.listed), and not where \(name) is \
            \(values.map(\.words).alternatives).
            """,
          why: "In “\(scenario)”, \(names) \(views.count == 1 ? "is" : "are") off."
            + (why ?? (use == .unread ? " Nothing in the file reads \(name)." : "")),
          code: silent.map { "What should \($0.views.first?.quoted ?? "it") answer for \($0.key)?" } ?? code)
      }(),
      german: {
        let names =
          views.count > 4 ? "\(views.count) von \(count) Ansichten" : views.map(\.quotedInGerman).listedInGerman
        let why = silent.map {
          """
           Dort fragt \(GermanNoun($0.container).nominative) nach \($0.key), und \
          \($0.views.map(\.quotedInGerman).listedInGerman) \($0.views.count == 1 ? "hat" : "haben") keinen Guide dafür.
          """
        }
        let code =
          switch use {
          case .unread: "Überleg, was \(name) ändern soll, und an welcher Ansicht."
          case .read: "Folge \(name) durch den Code: Was ändert es, und was sollte es ändern?"
          case .elsewhere: "Überleg, welche deiner Zeilen dort etwas anderes tun soll."
          }
        return .init(
          fact: """
            Es stimmt in \(right.isEmpty ? "manchen Szenarien" : right.listedInGerman), aber nicht, wo \(name) \
            \(values.map(\.german).alternativesInGerman) ist.
            """,
          why: "In „\(scenario)“ \(views.count == 1 ? "liegt" : "liegen") \(names) falsch."
            + (why ?? (use == .unread ? " Nichts in der Datei liest \(name)." : "")),
          code: silent.map { "Was soll \($0.views.first?.quotedInGerman ?? "sie") für \($0.key) antworten?" } ?? code)
      }())
  }
}

extension GivenValue {
  fileprivate var german: String {
    switch self {
    case .text(let text): text.quotedInGerman
    case .empty: "leer"
    case .code(let code): code
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

  init?(_ ask: GuideTrace.Ask, in one: ScenarioTrace) {
    guard let range = ask.container.flatMap({ one.tree.nodes[$0].range }) else { return nil }
    place = EditPlace(range)
    key = ask.key
  }
}

extension AnswerTrace {
  /// The line that a container asks for in a scenario and in none that is right, where views with guides are silent.
  fileprivate func silence(in one: ScenarioTrace) -> Silence? {
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

extension ScenarioTrace {
  /// The views that are not in their places or not of their size, as the tables list them.
  var outOfPlace: [ViewResult] { result.views.filter { !$0.matches } }
}

extension AnswerTrace {
  /// Where in the learner's own file a view that is off is lined up: the guide that puts it there, else what makes it.
  func ownPlace(of off: [ViewResult], in one: ScenarioTrace) -> SourceRange? {
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
