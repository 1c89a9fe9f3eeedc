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
    let place = trace.ownPlace(of: off, in: one)
    return [
      made(
        name, dimension, values, !uses.isEmpty ? .read : isDeclared ? .unread : .elsewhere, off, one, trace,
        at: off.count > 1 && uses.count == 1 ? uses.first?.range : place)
    ]
  }

  /// - Parameter values: what it is where something is wrong: `28`, `“tight”`.
  private static func made(
    _ name: String, _ dimension: Dimension, _ values: [GivenValue], _ use: Use, _ off: [ViewResult],
    _ one: ScenarioTrace, _ trace: AnswerTrace, at range: SourceRange?
  ) -> Diagnosis {
    let (views, count, scenario) = (off.map(\.reference), one.result.views.count, one.scenario.id)
    let (right, wrong) = (trace.scenarioNames(trace.passing), trace.scenarioNames(trace.failing))
    return Diagnosis(
      .stateForgotten, of: views, at: range,
      [
        "dimension": dimension.name, "property": name, "values": values.map(\.words), "use": use.rawValue,
        "scenario": scenario, "views": views, "count": count, "passes": right, "fails": wrong,
      ],
      isProven: false, .saysOnlyWhere,
      english: {
        let names = views.count > 4 ? "\(views.count) of \(count) views" : views.map(\.quoted).listed
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
            + (use == .unread ? " Nothing in the file reads \(name)." : ""), code: code)
      }(),
      german: {
        let names =
          views.count > 4 ? "\(views.count) von \(count) Ansichten" : views.map(\.quotedInGerman).listedInGerman
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
            + (use == .unread ? " Nichts in der Datei liest \(name)." : ""), code: code)
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
