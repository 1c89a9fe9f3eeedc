import Diagnostics
import LayoutEditing
import LayoutEngine
import LayoutProgram

/// A line of the program's own, and a container that asks for another, or the guide on the wrong view.
///
///     HStack(alignment: .center) { Image.alignmentGuide(.eyes) { … } }      the stack has to ask for .eyes
enum KeyOnWrongContainer: DiagnosisRule {
  static func find(in trace: AnswerTrace) -> [Diagnosis] {
    let (asking, fact) = asking(trace)
    return (trace.first(of: asking + furtherIn(trace)) ?? fact).map { [$0] } ?? []
  }

  // MARK: The container asks for something else

  /// The containers around the guide, each with all lines of one's own that nobody asks for; and that nobody asks, if one
  /// container alone could.
  private static func asking(_ trace: AnswerTrace) -> ([Candidate<Diagnosis>], fact: Diagnosis?) {
    let unread = trace.unreadGuides().filter { $0.site.key.isOwn }
    guard let first = unread.first, let one = trace.failing.first, let guide = first.site.guides(in: one).first
    else { return ([], nil) }
    let across = trace.ownKeysAcross()
    func made(_ asker: GuideTrace.Asker, isProven: Bool) -> Diagnosis {
      let keys = unread.map(\.site.key) + (first.askers.contains(asker) ? [] : across)
      let place = isProven ? asker.container.flatMap { one.tree.nodes[$0].nameRange } : nil
      return asksForOther(
        one.name(of: guide.node), keys.map { one.tree.name(of: $0) }.withoutRepetition, one.word(for: asker.container),
        trace.asked(of: asker, in: one), isProven, at: place ?? first.site.keyRange ?? first.site.range)
    }
    let candidates = (first.askers + one.carriers(of: guide.node, along: first.site.key.axis)).map { asker in
      let edits = (unread.map(\.site.key) + across).compactMap { trace.edit(asker.container, in: one, .alignment($0)) }
      return Candidate(edits.withoutRepetition) { made(asker, isProven: true) }
    }
    return (candidates, first.askers.count == 1 ? made(first.askers[0], isProven: false) : nil)
  }

  private static func asksForOther(
    _ view: ViewReference, _ keys: [String], _ container: ContainerReference, _ asked: String, _ isProven: Bool,
    at range: SourceRange
  ) -> Diagnosis {
    Diagnosis(
      .keyOnWrongContainer, of: [view], at: range,
      ["view": view, "key": keys.listed, "container": container, "asked": asked],
      isProven: isProven,
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
        code: "Name \(keys.listed) in the alignment of the \(container)."),
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
        code: "Nenn \(keys.listedInGerman) in der Ausrichtung \(GermanNoun(container).genitive)."))
  }

  // MARK: The guide belongs further in

  /// The guide on the checked views inside the view that it is set on.
  private static func furtherIn(_ trace: AnswerTrace) -> [Candidate<Diagnosis>] {
    guard let one = trace.failing.first else { return [] }
    var found: [Candidate<Diagnosis>] = []
    for site in trace.guideSites() {
      guard let guide = site.guides(in: one).first else { continue }
      let inner = one.checked(in: guide.node).map(\.node).filter { !one.core(guide.node).contains($0) }
      for node in inner.prefix(AnswerTrace.mostPlaces) {
        let view = one.views.first { one.core($0.node).contains(node) || one.core(node).contains($0.node) }
        let named = one.result.views.first { $0.name == view?.name }?.range
        for range in [one.tree.nodes[node].range, named].compactMap({ $0 }) where range.file == 0 {
          guard EditPlace(range) != site.place else { continue }
          found.append(
            Candidate([SceneEdit(site.place, .moved(inside: EditPlace(range)))]) {
              // In a tight frame a guide is not heard at all; that is no better place for it.
              if trace.whatIf([SceneEdit(site.place, .removed)]) { return nil }
              return belongs(
                on: one.name(of: node), in: one.name(of: guide.node), one.tree.name(of: site.key), at: site.range)
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
        fact: "Der Guide für \(key) steht bei \(view.germanDative), und \(inner.quotedInGerman) ist darin.",
        why: """
          Die Closure bekommt die Ansicht, an der sie steht. Hier ist das \(view.germanNominative) als Ganzes, also sind \
          auch die Kanten die des Ganzen; eine eigene Linie, die an \(inner.quotedInGerman) gesetzt ist, wandert von \
          selbst nach außen.
          """,
        direction: "Das gehört an eine Ansicht weiter innen.", code: "Setz den Modifier an \(inner.quotedInGerman)."))
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
