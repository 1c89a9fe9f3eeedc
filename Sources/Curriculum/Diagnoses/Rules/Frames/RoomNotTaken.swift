import Diagnostics
import LayoutEditing
import LayoutEngine
import LayoutProgram

/// A view that takes what it needs, where it should take all the room and stand at one side of it.
///
///     VStack(alignment: .trailing) { … }        its lines end together, and the whole stays in the middle of the room
enum RoomNotTaken: DiagnosisRule {
  private typealias Place = (view: ViewReference, place: EditPlace, range: SourceRange)

  static func find(in trace: AnswerTrace) -> [Diagnosis] { find(in: trace, ofNamedViews: false) }

  static func find(in trace: AnswerTrace, ofNamedViews: Bool) -> [Diagnosis] {
    guard let one = trace.failing.first, !one.result.views.allSatisfy(\.matches) else { return [] }
    var isOther = false
    let found = places(one, trace).firstAnswer { place -> Diagnosis? in
      var keys: [AlignmentKey] = []
      for axis in one.offAxes {
        let key = AlignmentKey.geometric(axis).first { key in
          trace.result(of: one, (keys + [key]).map { SceneEdit(place.place, .filled($0)) })?.isRight(along: axis)
            ?? false
        }
        if let key { keys.append(key) }
      }
      guard trace.whatIf(keys.map { SceneEdit(place.place, .filled($0)) }) else { return nil }
      if ofNamedViews, !place.view.isNamed { isOther = true }
      return made(place, keys.map { one.tree.name(of: $0) }, keys.map { "\($0.axis.maximum): .infinity" })
    }
    return isOther ? [] : found.map { [$0] } ?? []
  }

  /// The whole, and the views that are off, with the modifiers up to their names.
  private static func places(_ one: ScenarioTrace, _ trace: AnswerTrace) -> [Place] {
    var found: [Place] = []
    if let root = one.tree.nodes.first, let range = root.range, range.file == 0, !root.isImplied {
      found.append((one.contentName(0), EditPlace(range), root.nameRange ?? range))
    }
    // Where a view with a guide stands, the guide says.
    let off = one.offAxes.flatMap { one.off($0) }.filter { view in
      !one.tree.guides.contains { $0.guide.outcome.isUsed && one.governs($0.guide.node, view) }
    }
    for call in trace.facts.calls where call.name == "accessibilityIdentifier" {
      let name = call.arguments.first.map { trace.text($0.range).filter { $0 != "\"" } }
      guard let view = off.first(where: { ViewName($0.name).group == name }) else { continue }
      let node = one.tree.nodes[view.node]
      let range = node.range?.file == 0 ? node.nameRange ?? node.range : call.range
      found.append((view.reference.withoutNumber, EditPlace(call.range), range ?? call.range))
      if found.count > 2 { break }
    }
    return found
  }

  private static func made(_ place: Place, _ keys: [String], _ limits: [String]) -> Diagnosis {
    let (view, frame) = (place.view, limits.joined(separator: ", "))
    return Diagnosis(
      .roomNotTaken, of: [view], at: place.range, ["view": view, "key": keys.listed],
      english: .init(
        fact: "\(view.quoted.firstUppercased) takes only the room that it needs.",
        why: """
          What a view leaves of its room belongs to whoever is around: the room puts it in the middle, a GeometryReader \
          into its top leading corner. An alignment inside the view has no say in that.
          """,
        code: "Give it a frame with \(frame) and the alignment \(keys.listed)."),
      german: .init(
        fact: "\(view.germanSubject) nimmt nur den Platz, der nötig ist.",
        why: """
          Was eine Ansicht von ihrem Raum übrig lässt, gehört dem, was ringsum ist: Der Raum stellt sie in seine Mitte, \
          ein GeometryReader in seine obere Ecke an der leading-Seite. Eine Ausrichtung in der Ansicht hat dabei nichts \
          zu sagen.
          """,
        code: "Gib dafür einen Frame mit \(frame) und der Ausrichtung \(keys.listedInGerman)."))
  }
}

/// The views of a stack in the opposite order.
///
///     HStack { Text(sign); Spacer() }        the spacer belongs before the sign
enum OrderReversed: TriedRule {
  static func candidates(in trace: AnswerTrace) -> [Candidate<Diagnosis>] {
    trace.containerSites().prefix(AnswerTrace.mostPlaces).compactMap { site in
      guard case .stack(let axis, _, _) = site.kind else { return nil }
      let (container, isDown) = (site.kind.name, axis == .vertical)
      return Candidate([SceneEdit(site.place, .reversed)]) {
        Diagnosis(
          .orderReversed, at: site.nameRange ?? site.range, ["container": container],
          english: .init(
            fact: "The views in the \(container) are in another order than in the goal.",
            why: """
              \(container.withArticle.firstUppercased) places its views in the order in which they are written, \
              \(isDown ? "from the top down" : "from the leading side on"), spacers included.
              """,
            code: "Write them the other way round."),
          german: .init(
            fact: "Die Ansichten \(GermanNoun(container).inside) stehen in anderer Reihenfolge als im Ziel.",
            why: """
              \(GermanNoun(container).indefinite.firstUppercased) setzt die Ansichten in der Reihenfolge, in der sie \
              dastehen, \(isDown ? "von oben nach unten" : "von der leading-Seite an"), Spacer eingeschlossen.
              """,
            code: "Schreib sie andersherum."))
      }
    }
  }
}
