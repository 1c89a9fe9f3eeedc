import Diagnostics
import LayoutEngine
import LayoutProgram

/// The container asks for another line of the right axis: by the guide that nobody asks for, or by a trial.
///
///     HStack { Image.alignmentGuide(.top) { … } }        an HStack without more asks for .center
enum KeyMismatch: DiagnosisRule {
  /// What was tried and helps.
  private enum Remedy {
    /// The container should ask for the guide's line: what it asks for then, as it would be written.
    case container(String, hasNoUseForGuides: Bool)
    /// The guide should be for the line that is asked for; two guides for two lines.
    case guide(Repair?, lines: [String])
  }

  static func find(in trace: AnswerTrace) -> [Diagnosis] {
    let unread = trace.unreadGuides().filter { !$0.site.key.isOwn }
    guard let first = unread.first, let one = trace.failing.first,
      let node = first.site.guides(in: one).first?.node
    else { return [] }
    let ofTheView = unread.filter { trace.viewName(of: $0.site) == trace.viewName(of: first.site) }
    let keys = ofTheView.map { one.tree.name(of: $0.site.key) }.withoutRepetition
    func made(_ asker: GuideTrace.Asker, _ remedy: Remedy) -> Diagnosis {
      let container = asker.container.map { one.tree.nodes[$0] }.flatMap { $0.nameRange ?? $0.range }
      let guide = first.site.keyRange ?? first.site.range
      let isOfTheContainer = if case .container = remedy { true } else { false }
      return Self.made(
        one.name(of: node), keys, one.word(for: asker.container), asked: trace.asked(of: asker, in: one), remedy,
        at: isOfTheContainer ? container ?? guide : guide)
    }
    let named = first.askers.flatMap { asker -> [Candidate<Diagnosis>] in
      let edits = unread.compactMap { trace.edit(asker.container, in: one, .alignment($0.site.key)) }
      guard let place = edits.first?.place,
        let name = trace.alignment(of: place, in: one, with: unread.map(\.site.key))
      else { return [] }
      let without = edits + unread.map { SceneEdit($0.site.place, .removed) }
      return [
        Candidate(edits) { made(asker, .container(name, hasNoUseForGuides: false)) },
        Candidate(without) { made(asker, .container(name, hasNoUseForGuides: true)) },
      ]
    }
    if let found = trace.first(of: named) { return [found] }
    guard let asker = first.askers.first else { return [] }
    // Each for the line of its own axis.
    let edits = unread.compactMap { guide in
      guide.askers.first.map { SceneEdit(guide.site.place, .guideKey($0.key)) }
    }
    let lines = ofTheView.compactMap { $0.askers.first.map { one.tree.name(of: $0.key) } }.withoutRepetition
    let repair = trace.repair(keys: edits)
    guard repair != nil || trace.bringsNearer(leaving: 0.5, { _ in edits }) else { return [] }
    return [made(asker, .guide(repair, lines: lines))]
  }

  private static func made(
    _ view: ViewReference, _ keys: [String], _ container: ContainerReference, asked: String, _ remedy: Remedy,
    at range: SourceRange
  ) -> Diagnosis {
    let hasSeveral = keys.count > 1
    let (needed, isProven, claims): (String, Bool, Diagnosis.Claims) =
      switch remedy {
      case .container(let alignment, _): (alignment, true, .tellsTheContainer)
      case .guide(let repair, let lines): (lines.listed, repair != nil, [])
      }
    return Diagnosis(
      .keyMismatch, of: [view], at: range,
      [
        "view": view, "key": keys.listed, "container": container, "asked": asked,
        "changesContainer": claims == .tellsTheContainer, "needed": needed,
      ],
      isProven: isProven, claims,
      english: .init(
        fact: """
          \(view.quoted.firstUppercased) has \(hasSeveral ? "guides" : "a guide") for \(keys.listed), and the \(container) \
          asks for another line.
          """,
        why: """
          A container reads one line along each axis, the one that its alignment names, and nothing else. Nobody asks \
          \(view.quoted) for \(keys.listed), so \(hasSeveral ? "these closures never run" : "the closure never runs").
          """,
        code: {
          switch remedy {
          case .container(let alignment, let hasNoUseForGuides):
            "Let the \(container) ask for \(alignment): it is its alignment that names the line."
              + (hasNoUseForGuides ? " The \(hasSeveral ? "guides are" : "guide is") not needed then: remove it." : "")
          case .guide(let repair, let lines):
            "Set the \(lines.count > 1 ? "guides" : "guide") for \(lines.listed) instead.\(repair?.afterwards ?? "")"
          }
        }()),
      german: .init(
        fact: """
          \(view.quotedInGerman.firstUppercased) hat \(hasSeveral ? "Guides" : "einen Guide") für \(keys.listedInGerman), \
          und \(GermanNoun(container).nominative) fragt nach einer anderen Linie.
          """,
        why: """
          Ein Container liest entlang jeder Achse eine einzige Linie, die aus seiner Ausrichtung, und sonst keine. Nach \
          \(keys.listedInGerman) fragt \(view.quotedInGerman) niemand, also \
          \(hasSeveral ? "laufen diese Closures" : "läuft die Closure") nie.
          """,
        code: {
          switch remedy {
          case .container(let alignment, let hasNoUseForGuides):
            """
            Lass \(GermanNoun(container).accusative) nach \(alignment) fragen: \
            \(GermanNoun(container).possessive.firstUppercased) Ausrichtung nennt die Linie.
            """
              + (!hasNoUseForGuides
                ? ""
                : hasSeveral
                  ? " Die Guides braucht es dann nicht: Nimm sie weg."
                  : " Den Guide braucht es dann nicht: Nimm ihn weg.")
          case .guide(let repair, let lines):
            """
            Setz stattdessen \(lines.count > 1 ? "die Guides" : "den Guide") für \(lines.listedInGerman).\
            \(repair?.germanAfterwards ?? "")
            """
          }
        }()))
  }
}

/// A guide that no container of its axis asks for, and those that ask for something else there.
struct UnreadGuide {
  let site: GuideSite
  let askers: [GuideTrace.Asker]
}

extension AnswerTrace {
  /// Guides of the right axis that are asked for in no scenario, since all ask for another line.
  func unreadGuides() -> [UnreadGuide] {
    guideSites().compactMap { site in
      guard case .otherKey(let asker, let further)? = site.neverAsked(in: cases) else { return nil }
      return UnreadGuide(site: site, askers: [asker] + further)
    }
  }

  /// What a container asks for, as it is written: of two lines, both.
  func asked(of asker: GuideTrace.Asker, in one: ScenarioTrace) -> String {
    let range = asker.container.flatMap { one.tree.nodes[$0].range }
    return range.flatMap { alignment(of: EditPlace($0), in: one) } ?? one.tree.name(of: asker.key)
  }

  /// A change of a node, if the node is in the learner's text.
  func edit(_ node: Int?, in one: ScenarioTrace, _ change: SceneEdit.Change) -> SceneEdit? {
    guard let node, let range = one.tree.nodes[node].range, range.file == 0, !one.tree.nodes[node].isImplied else {
      return nil
    }
    return SceneEdit(EditPlace(range), change)
  }
}
