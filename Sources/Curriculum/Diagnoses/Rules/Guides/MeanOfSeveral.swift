import Diagnostics
import LayoutEngine
import LayoutProgram

/// Several views inside a container answer for a line, and one of them alone was meant.
///
///     ForEach(days) { Day($0).alignmentGuide(.today) { d in d[.bottom] } }       the mean of all days: between two of them
///
/// A container hands on the mean of the guides that are set inside it. In every scenario there has to be a view with
/// which everything is right if the line is where it says.
enum MeanOfSeveral: DiagnosisRule {
  /// The view that should answer alone in a scenario.
  fileprivate struct Choice {
    let scenario: String
    let view: ViewReference
  }

  static func find(in trace: AnswerTrace) -> [Diagnosis] {
    guard let one = trace.failing.first(where: { !$0.scenario.isHidden }) else { return [] }
    let found = AnsweringGroup.all(in: one).firstAnswer { group in
      trace.soleAnswer(in: one, at: group.place).flatMap { answer in
        trace.soleAnswers(at: group.place, but: one).flatMap { made(group, answer, $0, in: one, trace) }
      }
    }
    return found.map { [$0] } ?? []
  }

  private static func made(
    _ group: AnsweringGroup, _ answer: AnsweringGroup.Answer, _ others: [Choice], in one: ScenarioTrace,
    _ trace: AnswerTrace
  ) -> Diagnosis? {
    let sites = trace.guideSites().filter { site in
      site.guides(in: one).contains { group.guides.contains($0.node) }
    }
    // The line that moves furthest says most.
    guard let line = group.keys.max(by: { group.way(of: $0, answer) < group.way(of: $1, answer) }),
      let mean = group.means[line], let alone = answer.values[line], let site = sites.first
    else { return nil }
    let (container, count, key) = (one.word(for: group.container), group.answers.count, trace.name(of: line))
    let (keys, view, scenario) = (group.keys.map { trace.name(of: $0) }, answer.view, one.scenario.id)
    // A scenario in which it is another view.
    let other = others.first { $0.view != view }
    return Diagnosis(
      .guideTooMany, of: ([view] + others.map(\.view)).withoutRepetition, at: site.range,
      [
        "container": container, "key": keys.listed, "answers": count, "value": mean, "needed": alone,
        "lines": sites.compactMap { trace.line($0.range) },
      ],
      english: .init(
        fact: "\(count) views answer for \(keys.listed), and the \(container) takes the mean.",
        why: """
          To those around it, the line of the \(container) is the mean of all guides that are set inside. In \
          “\(scenario)” that is \(points(mean)) for \(key).
          """,
        direction: "Let one view alone answer, and no other.",
        code: """
          In “\(scenario)” \(view.quoted) alone says \(points(alone)), and with that everything is \
          right\(other.map { "; in “\($0.scenario)” it is \($0.view.quoted)" } ?? ""). An `if` can choose which view gets \
          the guide.
          """),
      german: .init(
        fact: """
          \(count) Ansichten antworten für \(keys.listedInGerman), und \(GermanNoun(container).nominative) nimmt das \
          Mittel.
          """,
        why: """
          Für alle ringsum ist die Linie dort, wo das Mittel aller Guides liegt, die innen gesetzt sind. In \
          „\(scenario)“ ist das \(mean.inGerman) für \(key).
          """,
        direction: "Lass eine Ansicht allein antworten, und keine andere.",
        code: """
          In „\(scenario)“ sagt \(view.quotedInGerman) allein \(alone.inGerman), und damit stimmt \
          alles\(other.map { "; in „\($0.scenario)“ ist es \($0.view.quotedInGerman)" } ?? ""). Ein `if` kann wählen, \
          welche Ansicht den Guide bekommt.
          """))
  }
}

/// A container in the learner's text that hands on the mean of several guides.
struct AnsweringGroup {
  /// A view inside that answers, with where its lines are in the container.
  struct Answer {
    let view: ViewReference
    let values: [AlignmentKey: Double]
  }

  let container: Int
  let place: EditPlace
  let keys: [AlignmentKey]
  let means: [AlignmentKey: Double]
  /// Views that answer for all of the keys.
  let answers: [Answer]
  let guides: Set<Int>

  /// The containers that others ask for lines of which two or more views inside know.
  static func all(in one: ScenarioTrace) -> [AnsweringGroup] {
    var asked: [(container: Int, asks: [GuideTrace.Ask])] = []
    for ask in one.tree.asks {
      guard let container = ask.child, container != ask.container,
        case .combined(_, .mean, _) = ask.origin, ask.origin.guides.count > 1
      else { continue }
      if let index = asked.firstIndex(where: { $0.container == container }) {
        if !asked[index].asks.contains(where: { $0.key == ask.key }) { asked[index].asks.append(ask) }
      } else {
        asked.append((container, [ask]))
      }
    }
    return asked.compactMap { AnsweringGroup($0.container, $0.asks, in: one) }
  }

  /// How far a line would move if one view alone answered.
  func way(of key: AlignmentKey, _ answer: Answer) -> Double { abs((answer.values[key] ?? 0) - (means[key] ?? 0)) }

  private init?(_ container: Int, _ asks: [GuideTrace.Ask], in one: ScenarioTrace) {
    // A modifier with room around the container would count from another corner.
    guard let base = one.core(container).last, let range = one.tree.nodes[base].range, range.file == 0,
      !one.tree.nodes[base].isImplied,
      asks.allSatisfy({ ask in
        let (inner, outer) = (one.tree.nodes[base].frame, one.tree.nodes[container].frame)
        return inner.origin[ask.key.axis] == outer.origin[ask.key.axis]
          && inner.size[ask.key.axis] == outer.size[ask.key.axis]
      })
    else { return nil }
    self.container = base
    place = EditPlace(range)
    keys = asks.map(\.key)
    means = asks.reduce(into: [:]) { $0[$1.key] = $1.value }
    guides = Set(asks.flatMap(\.origin.guides))
    var views: [Int] = []
    var values: [Int: [AlignmentKey: Double]] = [:]
    for ask in asks {
      for leaf in Self.leaves(of: ask.origin, at: ask.value) {
        let view = one.core(leaf.guide).last ?? leaf.guide
        if values[view] == nil { views.append(view) }
        // The outer of two guides for one line hides the inner.
        if values[view]?[ask.key] == nil { values[view, default: [:]][ask.key] = leaf.value }
      }
    }
    answers = views.compactMap { view in
      guard let known = values[view], known.count == asks.count else { return nil }
      return Answer(view: one.numberedName(of: view), values: known)
    }
    if answers.count < 2 { return nil }
  }

  /// Every guide that a value was made of, and where it lies in the container whose value that is.
  static func leaves(of origin: GuideTrace.Origin, at value: Double) -> [(guide: Int, value: Double)] {
    switch origin {
    case .explicit(let guide): return [(guide, value)]
    case .combined(_, _, let parts):
      // The inner container's own line lies where its part of the mean does.
      let mean = parts.map(\.value).reduce(0, +) / Double(max(1, parts.count))
      return parts.flatMap { leaves(of: $0.origin, at: $0.value + value - mean) }
    case .textBaseline, .layout, .standard: return []
    }
  }
}

extension AnswerTrace {
  /// Which view should answer in each of the other failing scenarios that may be named; nil where one scenario has
  /// none.
  fileprivate func soleAnswers(at place: EditPlace, but known: ScenarioTrace) -> [MeanOfSeveral.Choice]? {
    var choices: [MeanOfSeveral.Choice] = []
    for one in failing + passing where one.scenario.id != known.scenario.id {
      guard let answer = soleAnswer(in: one, at: place) else { return nil }
      if one.passed || one.scenario.isHidden { continue }
      choices.append(MeanOfSeveral.Choice(scenario: one.scenario.id, view: answer.view))
    }
    return choices
  }

  /// The view with whose lines alone a scenario is right; nil if there is none among the first few.
  fileprivate func soleAnswer(in one: ScenarioTrace, at place: EditPlace) -> AnsweringGroup.Answer? {
    guard let group = AnsweringGroup.all(in: one).first(where: { $0.place == place }) else { return nil }
    return group.answers.filter { one.couldPlace($0, in: group) }.prefix(AnswerTrace.mostPlaces).first { answer in
      passes(one, answer.values.map { SceneEdit(place, .guided($0, $1)) })
    }
  }
}

extension ScenarioTrace {
  /// What to call a view of which there may be several by that name: `rung#2`, as the check numbers them.
  fileprivate func numberedName(of node: Int) -> ViewReference {
    guard case .named(let name) = name(of: node) else { return name(of: node) }
    let named = tree.nodes.indices.filter { tree.nodes[$0].names.contains(name) }
    let number = named.firstIndex { isInside(node, $0) || core($0).contains(node) }
    return .named(named.count > 1 ? number.map { ViewName(name).numbered($0).description } ?? name : name)
  }

  /// Whether some view stands as far from where it should be, beside another or beside the stage, as the line would
  /// move.
  fileprivate func couldPlace(_ answer: AnsweringGroup.Answer, in group: AnsweringGroup) -> Bool {
    group.keys.allSatisfy { key in
      guard let mean = group.means[key], let value = answer.values[key] else { return false }
      let places = views.map { $0.displacement(key.axis) } + [0]
      return places.contains { one in
        places.contains { abs(abs(one - $0) - abs(value - mean)) <= FrameDifference.tolerance }
      }
    }
  }
}
