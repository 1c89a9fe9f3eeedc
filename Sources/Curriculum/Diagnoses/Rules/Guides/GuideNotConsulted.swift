import Diagnostics
import LayoutEngine
import LayoutProgram

/// A guide that nobody asks for, since every container around lines its views up along the other axis, or since it is
/// inside something that keeps its lines to itself.
///
///     HStack { Text.alignmentGuide(.leading) { … } }       an HStack asks for vertical lines only
enum GuideNotConsulted: DiagnosisRule {
  static let isCertain = true

  /// What was tried and helps.
  private enum Remedy {
    /// The guide for the line that is asked for.
    case key(Repair)
    /// A container that asks for both lines.
    case layers
    /// A line of one's own that somebody asks for further out, along the guide's own axis.
    case further(ContainerReference, key: String, Repair)
  }

  private typealias Mistake = (site: GuideSite, asker: GuideTrace.Asker, cover: Int?)

  static func find(in trace: AnswerTrace) -> [Diagnosis] {
    guard let one = trace.failing.first else { return [] }
    let mistaken = trace.guideSites().compactMap { site -> Mistake? in
      switch site.neverAsked(in: trace.cases) {
      case .wrongAxis(let asker): return (site, asker, nil)
      case .hidden(let cover, let asker?): return (site, asker, cover)
      default: return nil
      }
    }
    guard let first = mistaken.first, let guide = first.site.guides(in: one).first else { return [] }
    // A line of one's own may be asked for further out, along both axes at once.
    if first.site.key.isOwn, KeyOnWrongContainer.find(in: trace).contains(where: \.isProven) { return [] }
    let moved = mistaken.filter { $0.cover == nil && $0.asker.key == first.asker.key }
    let edits = moved.map { SceneEdit($0.site.place, .guideKey(first.asker.key)) }
    let remedy = first.cover == nil ? remedy(for: first, edits, guide.node, one, trace) : nil
    return [made(first, guide.node, remedy, one)]
  }

  private static func remedy(
    for mistake: Mistake, _ edits: [SceneEdit], _ node: Int, _ one: ScenarioTrace, _ trace: AnswerTrace
  ) -> Remedy? {
    if let repair = trace.repair(keys: edits) { return .key(repair) }
    if let layers = trace.edit(mistake.asker.container, in: one, .layers), trace.whatIf([layers]) {
      return .layers
    }
    let around = one.chain(node)
    // The line of one's own that a container further out asks for, where the guide helps under that key.
    let further = one.tree.asks.first { ask in
      ask.key.isOwn && ask.key.axis == mistake.site.key.axis && ask.child != ask.container
        && ask.child.map(around.contains) ?? false
    }
    guard let further, let repair = trace.repair(keys: [SceneEdit(mistake.site.place, .guideKey(further.key))])
    else { return nil }
    return .further(one.word(for: further.container), key: one.tree.name(of: further.key), repair)
  }

  private static func made(_ mistake: Mistake, _ node: Int, _ remedy: Remedy?, _ one: ScenarioTrace) -> Diagnosis {
    let (site, axis) = (mistake.site, mistake.site.key.axis)
    let (view, key, asked) = (one.name(of: node), one.tree.name(of: site.key), one.tree.name(of: mistake.asker.key))
    let container = one.word(for: mistake.asker.container)
    let (cover, isDown) = (mistake.cover.map { one.tree.nodes[$0].kind.name }, axis == .vertical)
    return Diagnosis(
      .guideNotConsulted, of: [view], at: site.keyRange ?? site.range,
      ["view": view, "key": key, "container": container, "asked": asked, "hiddenIn": cover, "axis": axis.name],
      isProven: remedy != nil,
      english: .init(
        fact: "Nobody asks \(view.quoted) for its \(key) guide.",
        why: cover.map {
          """
          The \(container) asks the views in it, and the guide is inside the \($0): what is in there sets no lines for \
          anybody outside.
          """
        } ?? """
          \(key) is \
          \(isDown ? "a vertical guide, a level line at some height" : "a horizontal guide, an upright line at some place across"). \
          The container is \(container.withArticle), which asks its views for a \(axis.other.name) guide only. So the \
          closure never runs.
          """,
        code: cover.map { "Set the guide on the view that carries the \($0)." }
          ?? {
            switch remedy {
            case .key(let repair): "Set \(asked) instead.\(repair.afterwards)"
            case .layers: "Write ZStack: it asks its views for both, and has them lie on one another."
            case .further(let outer, let key, let repair):
              "Further out, the \(outer) asks for \(key), which is handed on. Set \(key) instead.\(repair.afterwards)"
            case nil: "The \(container) asks for \(asked): which point of \(view.quoted) belongs on that line?"
            }
          }()),
      german: .init(
        fact: "Niemand fragt \(view.germanAccusative) nach dem Guide für \(key).",
        why: cover.map {
          """
          \(GermanNoun(container).first) fragt die Ansichten darin, und der Guide ist \(GermanNoun($0).inside): Was darin \
          ist, setzt keine Linien für draußen.
          """
        } ?? """
          \(key) ist \
          \(isDown
            ? "ein senkrechter Guide, eine waagerechte Linie in einer Höhe"
            : "ein waagerechter Guide, eine senkrechte Linie an einem Platz in der Breite"). \
          Der Container ist \(GermanNoun(container).indefinite), \(GermanNoun(container).relative) die Ansichten nur nach \
          einem \(isDown ? "waagerechten" : "senkrechten") Guide fragt. Also läuft die Closure nie.
          """,
        code: cover.map { "Setz den Guide an der Ansicht, die \(GermanNoun($0).accusative) trägt." }
          ?? {
            switch remedy {
            case .key(let repair): "Setz stattdessen \(asked).\(repair.germanAfterwards)"
            case .layers: "Schreib ZStack: Er fragt seine Ansichten nach beiden und legt sie übereinander."
            case .further(let outer, let key, let repair):
              """
              Weiter außen fragt \(GermanNoun(outer).nominative) nach \(key), und das wird weitergereicht. Setz \
              stattdessen \(key).\(repair.germanAfterwards)
              """
            case nil:
              """
              \(GermanNoun(container).first) fragt nach \(asked): Welcher Punkt von \(view.germanDative) gehört auf \
              diese Linie?
              """
            }
          }()))
  }
}
