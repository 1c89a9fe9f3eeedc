import Diagnostics
import LayoutEditing
import LayoutEngine
import LayoutLanguage

/// A line of the program's own, and a container that asks for another, or the guide on the wrong view.
///
///     HStack(alignment: .center) { Image.alignmentGuide(.eyes) { … } }      the stack has to ask for .eyes
struct KeyOnWrongContainer: Explanation {
  static let id = DiagnosisID.keyOnWrongContainer

  enum Fault {
    /// The container asks for something else.
    case asksForOther(container: ContainerReference, asked: String)
    /// The guide belongs on a view further in.
    case belongsFurtherIn(view: ViewReference)
    /// The guide comes after a frame, whose content it should speak of.
    case isTheFrames
    /// The alignment belongs to another container.
    case otherContainer(has: ContainerReference, needs: ContainerReference)
  }

  let view: ViewReference
  let keys: [String]
  let fault: Fault
  let isProven: Bool
  /// How far naming the line gets, where that was tried.
  var repair: Repair?
  let range: SourceRange?

  static func find(in evidence: Evidence) -> [KeyOnWrongContainer] {
    let found = asking(evidence) ?? evidence.first(of: furtherIn(evidence)) ?? evidence.first(of: exchanged(evidence))
    return found.map { [$0] } ?? []
  }

  /// The containers around the guide are tried, each with all lines of one's own that nobody asks for.
  private static func asking(_ evidence: Evidence) -> KeyOnWrongContainer? {
    let unread = evidence.unreadGuides().filter { $0.site.key.isOwn }
    guard let first = unread.first, let one = evidence.failing.first, let guide = first.site.guides(in: one).first
    else {
      return nil
    }
    func made(_ asker: GuideTrace.Asker, _ repair: Repair?) -> KeyOnWrongContainer {
      let isCarrier = !first.askers.contains(asker)
      let keys = unread.map(\.site.key) + (isCarrier ? evidence.ownKeysAcross() : [])
      let container = asker.container.map { one.tree.nodes[$0] }
      let isProven = repair?.isProven ?? false
      return KeyOnWrongContainer(
        view: one.name(of: guide.node), keys: keys.map { one.tree.name(of: $0) }.withoutRepetition,
        fault: .asksForOther(container: one.word(for: asker.container), asked: evidence.asked(of: asker, in: one)),
        isProven: isProven, repair: repair,
        range: isProven ? container?.nameRange ?? first.site.keyRange : first.site.keyRange ?? first.site.range)
    }
    var untried: [GuideTrace.Asker] = []
    var partial: (asker: GuideTrace.Asker, repair: Repair)?
    for asker in first.askers + one.carriers(of: guide.node, along: first.site.key.axis) {
      var edits: [SceneEdit] = []
      for key in unread.map(\.site.key) + evidence.ownKeysAcross() {
        guard let edit = evidence.edit(asker.container, in: one, .alignment(key)), !edits.contains(edit)
        else { continue }
        edits.append(edit)
      }
      guard evidence.changesAnything(edits, in: one) else {
        untried.append(asker)
        continue
      }
      guard let repair = evidence.repair(edits) else { continue }
      if repair.isProven { return made(asker, repair) }
      partial = partial ?? (asker, repair)
    }
    if let partial { return made(partial.asker, partial.repair) }
    // Of one that no trial reaches, nothing else can be said than that it is the only one that could ask.
    guard first.askers.count == 1, let asker = untried.first else { return nil }
    return made(asker, nil)
  }

  /// The guide on the views inside the view that it is set on: on what is in a frame, on the checked views.
  private static func furtherIn(_ evidence: Evidence) -> [Candidate<KeyOnWrongContainer>] {
    guard let one = evidence.failing.first else { return [] }
    var found: [Candidate<KeyOnWrongContainer>] = []
    for site in evidence.guideSites() {
      guard let guide = site.guides(in: one).first else { continue }
      let core = one.core(guide.node).dropFirst()
      let inFrames = core.filter { outer in core.contains { one.tree.nodes[$0].kind.isFrame && $0 < outer } }
      let inner = one.checked(in: guide.node).map(\.node).filter { !one.core(guide.node).contains($0) }
      for node in inFrames.prefix(2) + inner.prefix(Evidence.mostPlaces) {
        let view = one.views.first { one.core($0.node).contains(node) || one.core(node).contains($0.node) }
        let named = one.result.views.first { $0.name == view?.name }?.range
        for range in [one.tree.nodes[node].range, named].compactMap({ $0 }) where range.file == 0 {
          guard EditPlace(range) != site.place else { continue }
          found.append(
            Candidate([SceneEdit(site.place, .moved(inside: EditPlace(range)))]) {
              // In a tight frame a guide is not heard at all; that is no better place for it.
              if evidence.whatIf([SceneEdit(site.place, .removed)]) { return nil }
              return KeyOnWrongContainer(
                view: one.name(of: guide.node), keys: [one.tree.name(of: site.key)],
                fault: inFrames.contains(node) ? .isTheFrames : .belongsFurtherIn(view: one.name(of: node)),
                isProven: true, range: site.range)
            })
        }
      }
    }
    return found
  }

  /// A container's alignment on a container inside it. A key may depend on the scenario: each takes its own.
  private static func exchanged(_ evidence: Evidence) -> [Candidate<KeyOnWrongContainer>] {
    guard let one = evidence.failing.first else { return [] }
    let sites = evidence.containerSites().filter(\.isStack).prefix(Evidence.mostPlaces)
    var found: [Candidate<KeyOnWrongContainer>] = []
    for outer in sites {
      for inner in sites where inner.place != outer.place && inner.range.isInside(outer.range) {
        for axis in [Axis.horizontal, .vertical] {
          guard inner.key(axis) != nil, let key = one.key(of: outer.place, axis), key != .center(axis),
            key != one.key(of: inner.place, axis)
          else { continue }
          func edits(_ one: EvidenceCase) -> [SceneEdit]? {
            one.key(of: outer.place, axis).map { given in
              [SceneEdit(inner.place, .alignment(given)), SceneEdit(outer.place, .alignment(.center(axis)))]
            }
          }
          found.append(
            Candidate(.each(edits)) {
              KeyOnWrongContainer(
                view: .someView, keys: [one.tree.name(of: key)],
                fault: .otherContainer(
                  has: ContainerReference(kind: outer.kind.name), needs: ContainerReference(kind: inner.kind.name)),
                isProven: true, range: outer.nameRange ?? outer.range)
            })
        }
      }
    }
    return found
  }

  private var key: String { keys.listed }
  var views: [ViewReference] { if case .otherContainer = fault { [] } else { [view] } }
  var parameters: Facts {
    switch fault {
    case .asksForOther(let container, let asked):
      ["view": view, "key": key, "container": container, "asked": asked]
    case .belongsFurtherIn(let inner):
      ["view": view, "key": key, "belongsOn": inner]
    case .isTheFrames: ["view": view, "key": key]
    case .otherContainer(let has, let needs):
      ["key": key, "container": has, "belongsOn": needs]
    }
  }
  var fact: String {
    switch fault {
    case .asksForOther(let container, let asked):
      "\(view.quoted.firstUppercased) has \(keys.count > 1 ? "guides" : "a guide") for \(key), and the \(container) asks for \(asked)."
    case .belongsFurtherIn(let inner):
      "The guide for \(key) is on \(view.quoted), and \(inner.quoted) is in it."
    case .isTheFrames: "The guide for \(key) comes after the frame, and so it is the frame's."
    case .otherContainer(let has, let needs):
      "The alignment is on the outer \(has), and the inner \(needs) has none."
    }
  }
  var why: String {
    switch fault {
    case .asksForOther(let container, let asked):
      """
      A line of your own is read by the container whose alignment names it. This \(container) asks for \(asked), so \
      nobody reads \(key).
      """
    case .belongsFurtherIn(let inner):
      """
      The closure is given the view that it is written on. Here that is the whole of \(view.quoted), so its edges are \
      those of the whole; a line of your own that is set on \(inner.quoted) travels outwards by itself.
      """
    case .isTheFrames:
      """
      A modifier speaks of what is before it. A guide after a frame is read by whoever is around the frame; what the \
      frame asks, to place what is in it, is the view inside.
      """
    case .otherContainer(let has, let needs):
      """
      A container lines up the views directly in it. To the outer \(has), the inner \(needs) is one view; what is in \
      it goes by the alignment of the inner \(needs).
      """
    }
  }
  func direction(in language: SpokenLanguage) -> String {
    switch (fault, language) {
    case (.asksForOther, .english): "Let a container ask for your line."
    case (.asksForOther, .german): "Lass einen Container nach deiner Linie fragen."
    case (.belongsFurtherIn, .english): "This belongs on a view further in."
    case (.belongsFurtherIn, .german): "Das gehört an eine Ansicht weiter innen."
    case (.isTheFrames, .english): "The order of the modifiers matters here."
    case (.isTheFrames, .german): "Hier kommt es auf die Reihenfolge der Modifier an."
    case (.otherContainer, .english): "The alignment belongs one container further in."
    case (.otherContainer, .german): "Die Ausrichtung gehört einen Container weiter nach innen."
    }
  }
  var code: String {
    switch fault {
    case .asksForOther(let container, _): "Name \(key) in the alignment of the \(container).\(repair?.afterwards ?? "")"
    case .belongsFurtherIn(let inner): "Move the modifier to \(inner.quoted)."
    case .isTheFrames: "Write the guide before the frame."
    case .otherContainer(_, let needs): "Give the alignment to the inner \(needs)."
    }
  }
}

extension Evidence {
  /// Lines of one's own with guides that nobody asks for, since all around ask along the other axis only.
  fileprivate func ownKeysAcross() -> [AlignmentKey] {
    guideSites().filter { site in
      guard site.key.isOwn, case .wrongAxis? = site.neverAsked(in: cases) else { return false }
      return true
    }.map(\.key)
  }

  /// Whether a change reaches what it is for: some view is elsewhere, or of another size, than before.
  fileprivate func changesAnything(_ edits: [SceneEdit], in one: EvidenceCase) -> Bool {
    guard !edits.isEmpty, let result = result(of: one, edits) else { return false }
    return zip(result.views, one.result.views).contains { $0.actual != $1.actual }
  }
}

extension EvidenceCase {
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
