import Diagnostics
import LayoutEditing
import LayoutEngine
import LayoutProgram

/// A line of the program's own, and a container that asks for another, or the guide on the wrong view.
///
///     HStack(alignment: .center) { Image.alignmentGuide(.eyes) { … } }      the stack has to ask for .eyes
enum KeyOnWrongContainer: DiagnosisRule {
  static func find(in trace: AnswerTrace) -> [Diagnosis] {
    let found = asking(trace) ?? trace.first(of: furtherIn(trace)) ?? trace.first(of: exchanged(trace))
    return found.map { [$0] } ?? []
  }

  // MARK: The container asks for something else

  /// The containers around the guide are tried, each with all lines of one's own that nobody asks for.
  private static func asking(_ trace: AnswerTrace) -> Diagnosis? {
    let unread = trace.unreadGuides().filter { $0.site.key.isOwn }
    guard let first = unread.first, let one = trace.failing.first, let guide = first.site.guides(in: one).first
    else {
      return nil
    }
    func made(_ asker: GuideTrace.Asker, _ repair: Repair?) -> Diagnosis {
      let isCarrier = !first.askers.contains(asker)
      let keys = unread.map(\.site.key) + (isCarrier ? trace.ownKeysAcross() : [])
      let container = asker.container.map { one.tree.nodes[$0] }
      let place = repair?.isProven ?? false ? container?.nameRange : nil
      return asksForOther(
        one.name(of: guide.node), keys.map { one.tree.name(of: $0) }.withoutRepetition, one.word(for: asker.container),
        trace.asked(of: asker, in: one), repair, at: place ?? first.site.keyRange ?? first.site.range)
    }
    var untried: [GuideTrace.Asker] = []
    var partial: (asker: GuideTrace.Asker, repair: Repair)?
    for asker in first.askers + one.carriers(of: guide.node, along: first.site.key.axis) {
      var edits: [SceneEdit] = []
      for key in unread.map(\.site.key) + trace.ownKeysAcross() {
        guard let edit = trace.edit(asker.container, in: one, .alignment(key)), !edits.contains(edit)
        else { continue }
        edits.append(edit)
      }
      guard trace.changesAnything(edits, in: one) else {
        untried.append(asker)
        continue
      }
      guard let repair = trace.repair(edits) else { continue }
      if repair.isProven { return made(asker, repair) }
      partial = partial ?? (asker, repair)
    }
    if let partial { return made(partial.asker, partial.repair) }
    // Of one that no trial reaches, nothing else can be said than that it is the only one that could ask.
    guard first.askers.count == 1, let asker = untried.first else { return nil }
    return made(asker, nil)
  }

  private static func asksForOther(
    _ view: ViewReference, _ keys: [String], _ container: ContainerReference, _ asked: String, _ repair: Repair?,
    at range: SourceRange
  ) -> Diagnosis {
    Diagnosis(
      .keyOnWrongContainer, of: [view], at: range,
      ["view": view, "key": keys.listed, "container": container, "asked": asked],
      isProven: repair?.isProven ?? false,
      english: .init(
        fact: """
          \(view.quoted.firstUppercased) has \(keys.count > 1 ? "guides" : "a guide") for \(keys.listed), and the \
          \(container) asks for \(asked).
          """,
        why: """
          A line of your own is read by the container whose alignment names it. This \(container) asks for \(asked), so \
          nobody reads \(keys.listed).
          """,
        direction: "Let a container ask for your line.",
        code: "Name \(keys.listed) in the alignment of the \(container).\(repair?.afterwards ?? "")"),
      german: .init(
        fact: """
          \(view.germanSubject) hat \(keys.count > 1 ? "Guides" : "einen Guide") für \(keys.listedInGerman), und \
          \(GermanNoun(container).nominative) fragt nach \(asked).
          """,
        why: """
          Eine eigene Linie liest der Container, dessen Ausrichtung sie nennt. \(GermanNoun(container).first) hier fragt \
          nach \(asked), also liest niemand \(keys.listedInGerman).
          """,
        direction: "Lass einen Container nach deiner Linie fragen.",
        code: """
          Nenn \(keys.listedInGerman) in der Ausrichtung \(GermanNoun(container).genitive).\
          \(repair?.germanAfterwards ?? "")
          """))
  }

  // MARK: The guide belongs further in

  /// The guide on the views inside the view that it is set on: on what is in a frame, on the checked views.
  private static func furtherIn(_ trace: AnswerTrace) -> [Candidate<Diagnosis>] {
    guard let one = trace.failing.first else { return [] }
    var found: [Candidate<Diagnosis>] = []
    for site in trace.guideSites() {
      guard let guide = site.guides(in: one).first else { continue }
      let core = one.core(guide.node).dropFirst()
      let inFrames = core.filter { outer in core.contains { one.tree.nodes[$0].kind.isFrame && $0 < outer } }
      let inner = one.checked(in: guide.node).map(\.node).filter { !one.core(guide.node).contains($0) }
      for node in inFrames.prefix(2) + inner.prefix(AnswerTrace.mostPlaces) {
        let view = one.views.first { one.core($0.node).contains(node) || one.core(node).contains($0.node) }
        let named = one.result.views.first { $0.name == view?.name }?.range
        for range in [one.tree.nodes[node].range, named].compactMap({ $0 }) where range.file == 0 {
          guard EditPlace(range) != site.place else { continue }
          found.append(
            Candidate([SceneEdit(site.place, .moved(inside: EditPlace(range)))]) {
              // In a tight frame a guide is not heard at all; that is no better place for it.
              if trace.whatIf([SceneEdit(site.place, .removed)]) { return nil }
              let (outer, key) = (one.name(of: guide.node), one.tree.name(of: site.key))
              return inFrames.contains(node)
                ? isTheFrames(outer, key, at: site.range)
                : belongs(on: one.name(of: node), in: outer, key, at: site.range)
            })
        }
      }
    }
    return found
  }

  private static func belongs(
    on inner: ViewReference, in view: ViewReference, _ key: String, at range: SourceRange
  ) -> Diagnosis {
    Diagnosis(
      .keyOnWrongContainer, of: [view], at: range, ["view": view, "key": key, "belongsOn": inner],
      english: .init(
        fact: "The guide for \(key) is on \(view.quoted), and \(inner.quoted) is in it.",
        why: """
          The closure is given the view that it is written on. Here that is the whole of \(view.quoted), so its edges are \
          those of the whole; a line of your own that is set on \(inner.quoted) travels outwards by itself.
          """,
        direction: "This belongs on a view further in.", code: "Move the modifier to \(inner.quoted)."),
      german: .init(
        fact: "Der Guide für \(key) steht an \(view.quotedInGerman), und \(inner.quotedInGerman) ist darin.",
        why: """
          Die Closure bekommt die Ansicht, an der sie steht. Hier ist das \(view.quotedInGerman) als Ganzes, also sind \
          auch die Kanten die des Ganzen; eine eigene Linie, die an \(inner.quotedInGerman) gesetzt ist, wandert von \
          selbst nach außen.
          """,
        direction: "Das gehört an eine Ansicht weiter innen.", code: "Setz den Modifier an \(inner.quotedInGerman)."))
  }

  /// The guide comes after a frame, whose content it should speak of.
  private static func isTheFrames(_ view: ViewReference, _ key: String, at range: SourceRange) -> Diagnosis {
    Diagnosis(
      .keyOnWrongContainer, of: [view], at: range, ["view": view, "key": key],
      english: .init(
        fact: "The guide for \(key) comes after the frame, and so it is the frame's.",
        why: """
          A modifier speaks of what is before it. A guide after a frame is read by whoever is around the frame; what the \
          frame asks, to place what is in it, is the view inside.
          """,
        direction: "The order of the modifiers matters here.", code: "Write the guide before the frame."),
      german: .init(
        fact: "Der Guide für \(key) kommt nach dem Frame, also gehört er dem Frame.",
        why: """
          Ein Modifier spricht von dem, was vor ihm steht. Einen Guide nach einem Frame liest, wer um den Frame herum ist; \
          wen der Frame fragt, um seinen Inhalt zu setzen, ist die Ansicht darin.
          """,
        direction: "Hier kommt es auf die Reihenfolge der Modifier an.", code: "Schreib den Guide vor den Frame."))
  }

  // MARK: The alignment belongs to another container

  /// A container's alignment on a container inside it. A key may depend on the scenario: each takes its own.
  private static func exchanged(_ trace: AnswerTrace) -> [Candidate<Diagnosis>] {
    guard let one = trace.failing.first else { return [] }
    let sites = trace.containerSites().filter(\.isStack).prefix(AnswerTrace.mostPlaces)
    var found: [Candidate<Diagnosis>] = []
    for outer in sites {
      for inner in sites where inner.place != outer.place && inner.range.isInside(outer.range) {
        for axis in [Axis.horizontal, .vertical] {
          guard inner.key(axis) != nil, let key = one.key(of: outer.place, axis), key != .center(axis),
            key != one.key(of: inner.place, axis)
          else { continue }
          func edits(_ one: ScenarioTrace) -> [SceneEdit]? {
            one.key(of: outer.place, axis).map { given in
              [SceneEdit(inner.place, .alignment(given)), SceneEdit(outer.place, .alignment(.center(axis)))]
            }
          }
          found.append(
            Candidate(.each(edits)) {
              otherContainer(
                outer.kind.name, inner.kind.name, one.tree.name(of: key), at: outer.nameRange ?? outer.range)
            })
        }
      }
    }
    return found
  }

  private static func otherContainer(
    _ outer: String, _ inner: String, _ key: String, at range: SourceRange
  ) -> Diagnosis {
    Diagnosis(
      .keyOnWrongContainer, at: range, ["key": key, "container": outer, "belongsOn": inner],
      english: .init(
        fact: "The alignment is on the outer \(outer), and the inner \(inner) has none.",
        why: """
          A container lines up the views directly in it. To the outer \(outer), the inner \(inner) is one view; what is \
          in it goes by the alignment of the inner \(inner).
          """,
        direction: "The alignment belongs one container further in.",
        code: "Give the alignment to the inner \(inner)."),
      german: {
        let (outer, inner) = (GermanNoun(outer, .outer), GermanNoun(inner, .inner))
        return .init(
          fact: "Die Ausrichtung steht \(outer.at), und \(inner.nominative) hat keine.",
          why: """
            Ein Container richtet die Ansichten aus, die unmittelbar in ihm sind. Für \(outer.accusative) ist \
            \(inner.nominative) eine einzige Ansicht; was darin ist, folgt der Ausrichtung, die \(inner.nominative) hat.
            """,
          direction: "Die Ausrichtung gehört einen Container weiter nach innen.",
          code: "Gib die Ausrichtung \(inner.dative).")
      }())
  }
}

extension AnswerTrace {
  /// Lines of one's own with guides that nobody asks for, since all around ask along the other axis only.
  fileprivate func ownKeysAcross() -> [AlignmentKey] {
    guideSites().filter { site in
      guard site.key.isOwn, case .wrongAxis? = site.neverAsked(in: cases) else { return false }
      return true
    }.map(\.key)
  }

  /// Whether a change reaches what it is for: some view is elsewhere, or of another size, than before.
  fileprivate func changesAnything(_ edits: [SceneEdit], in one: ScenarioTrace) -> Bool {
    guard !edits.isEmpty, let result = result(of: one, edits) else { return false }
    return zip(result.views, one.result.views).contains { $0.actual != $1.actual }
  }
}

extension ScenarioTrace {
  /// Overlays and backgrounds around a node. They may ask for a line to place what is in them, and nobody notes it
  /// where they ask for another.
  fileprivate func carriers(of node: Int, along axis: Axis) -> [GuideTrace.Asker] {
    chain(node).dropFirst().compactMap { outer in
      switch tree.nodes[outer].kind {
      case .overlay(let alignment), .background(let alignment):
        GuideTrace.Asker(container: outer, key: alignment[axis])
      default: nil
      }
    }
  }

  /// What a container of the text asks for in this scenario.
  func key(of place: EditPlace, _ axis: Axis) -> AlignmentKey? {
    guard let node = nodes(at: place).first, let range = tree.nodes[node].range else { return nil }
    return ContainerSite(place: place, range: range, nameRange: nil, kind: tree.nodes[node].kind).key(axis)
  }
}
