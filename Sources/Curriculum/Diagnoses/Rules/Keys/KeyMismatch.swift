import Diagnostics
import LayoutEngine
import LayoutProgram

/// The container asks for another line of the right axis: by the guide that nobody asks for, or by a trial.
///
///     HStack { Image.alignmentGuide(.top) { … } }        an HStack without more asks for .center
struct KeyMismatch: Explanation {
  static let id = DiagnosisID.keyMismatch

  /// The guide that is not read; nil if no guide is involved.
  let view: ViewReference?
  let keys: [String]
  let container: ContainerReference
  let asked: String
  /// What was tried and helps.
  let remedy: Remedy
  let range: SourceRange?

  enum Remedy {
    /// The container should ask for the guide's line: what it asks for then, as it would be written.
    case container(String, hasNoUseForGuides: Bool)
    /// The guide should be for the line that is asked for; two guides for two lines.
    case guide(Repair, lines: [String])

    fileprivate var changesContainer: Bool { if case .container = self { true } else { false } }
  }

  static func find(in evidence: Evidence) -> [KeyMismatch] {
    let unread = evidence.unreadGuides().filter { !$0.site.key.isOwn }
    guard let first = unread.first, let one = evidence.failing.first,
      let node = first.site.guides(in: one).first?.node
    else { return [] }
    let ofTheView = unread.filter { evidence.viewName(of: $0.site) == evidence.viewName(of: first.site) }
    func made(_ asker: GuideTrace.Asker, _ remedy: Remedy) -> KeyMismatch {
      let container = asker.container.map { one.tree.nodes[$0] }.flatMap { $0.nameRange ?? $0.range }
      let guide = first.site.keyRange ?? first.site.range
      return KeyMismatch(
        view: one.name(of: node),
        keys: ofTheView.map { one.tree.name(of: $0.site.key) }.withoutRepetition,
        container: one.word(for: asker.container), asked: evidence.asked(of: asker, in: one),
        remedy: remedy, range: remedy.changesContainer ? container ?? guide : guide)
    }
    let named = first.askers.flatMap { asker -> [Candidate<KeyMismatch>] in
      let edits = unread.compactMap { evidence.edit(asker.container, in: one, .alignment($0.site.key)) }
      guard let place = edits.first?.place,
        let name = evidence.alignment(of: place, in: one, with: unread.map(\.site.key))
      else { return [] }
      let without = edits + unread.map { SceneEdit($0.site.place, .removed) }
      return [
        Candidate(edits) { made(asker, .container(name, hasNoUseForGuides: false)) },
        Candidate(without) { made(asker, .container(name, hasNoUseForGuides: true)) },
      ]
    }
    if let found = evidence.first(of: named) { return [found] }
    guard let asker = first.askers.first else { return [] }
    // Each for the line of its own axis.
    let edits = unread.compactMap { guide in
      guide.askers.first.map { SceneEdit(guide.site.place, .guideKey($0.key)) }
    }
    let lines = ofTheView.compactMap { $0.askers.first.map { one.tree.name(of: $0.key) } }.withoutRepetition
    return evidence.repair(keys: edits).map { [made(asker, .guide($0, lines: lines))] } ?? []
  }

  var isProven: Bool {
    switch remedy {
    case .container: true
    case .guide(let repair, _): repair.isProven
    }
  }
  var views: [ViewReference] { view.map { [$0] } ?? [] }
  var parameters: Facts {
    [
      "view": view, "key": key, "container": container, "asked": asked, "changesContainer": remedy.changesContainer,
      "needed": needed,
    ]
  }
  private var subject: String { view.map(\.quoted) ?? "the view" }
  var hasSeveral: Bool { keys.count > 1 }
  private var key: String { keys.listed }
  /// What the step tells to write: the container's alignment, or the lines of the guides.
  private var needed: String {
    switch remedy {
    case .container(let alignment, _): alignment
    case .guide(_, let lines): lines.listed
    }
  }
  var fact: String {
    "\(subject.firstUppercased) has \(hasSeveral ? "guides" : "a guide") for \(key), and the \(container) asks for another line."
  }
  var why: String {
    """
    A container reads one line along each axis, the one that its alignment names, and nothing else. Nobody asks \
    \(subject) for \(key), so \(hasSeveral ? "these closures never run" : "the closure never runs").
    """
  }
  var code: String {
    switch remedy {
    case .container(let alignment, let hasNoUseForGuides):
      "Let the \(container) ask for \(alignment): it is its alignment that names the line."
        + (hasNoUseForGuides ? " The \(hasSeveral ? "guides are" : "guide is") not needed then: remove it." : "")
    case .guide(let repair, let lines):
      "Set the \(lines.count > 1 ? "guides" : "guide") for \(lines.listed) instead.\(repair.afterwards)"
    }
  }
}

/// A guide that no container of its axis asks for, and those that ask for something else there.
struct UnreadGuide {
  let site: GuideSite
  let askers: [GuideTrace.Asker]
}

extension Evidence {
  /// Guides of the right axis that are asked for in no scenario, since all ask for another line.
  func unreadGuides() -> [UnreadGuide] {
    guideSites().compactMap { site in
      guard case .otherKey(let asker, let further)? = site.neverAsked(in: cases) else { return nil }
      return UnreadGuide(site: site, askers: [asker] + further)
    }
  }

  /// What a container asks for, as it is written: of two lines, both.
  func asked(of asker: GuideTrace.Asker, in one: EvidenceCase) -> String {
    let range = asker.container.flatMap { one.tree.nodes[$0].range }
    return range.flatMap { alignment(of: EditPlace($0), in: one) } ?? one.tree.name(of: asker.key)
  }

  /// A change of a node, if the node is in the learner's text.
  func edit(_ node: Int?, in one: EvidenceCase, _ change: SceneEdit.Change) -> SceneEdit? {
    guard let node, let range = one.tree.nodes[node].range, range.file == 0, !one.tree.nodes[node].isImplied else {
      return nil
    }
    return SceneEdit(EditPlace(range), change)
  }
}
