import Diagnostics
import LayoutEngine
import LayoutLanguage

/// The container asks for another line of the right axis: by the guide that nobody asks for, or by a trial.
///
///     HStack { Image.alignmentGuide(.top) { … } }        an HStack without more asks for .center
struct KeyMismatch: Explanation {
  static let id = DiagnosisID.keyMismatch

  /// The guide that is not read; nil if no guide is involved.
  let view: String?
  let key: String
  let container: String
  let asked: String
  let isProven: Bool
  /// Whether it is the container that should ask for the guide's line, and not the guide that should be another.
  let changesContainer: Bool
  let range: SourceRange?

  static func find(in evidence: Evidence) -> [KeyMismatch] {
    let unread = evidence.unreadGuides().filter { !$0.site.key.isOwn }
    guard let first = unread.first, let one = evidence.failing.first,
      let guide = first.site.guides(in: one).first
    else { return [] }
    func made(_ asker: GuideTrace.Asker, isProven: Bool, changesContainer: Bool) -> KeyMismatch {
      KeyMismatch(
        view: one.name(of: guide.node), key: one.tree.name(of: first.site.key),
        container: one.word(for: asker.container), asked: one.tree.name(of: asker.key), isProven: isProven,
        changesContainer: changesContainer, range: first.site.keyRange ?? first.site.range)
    }
    for asker in first.askers {
      if let edit = evidence.edit(asker.container, in: one, .alignment(first.site.key)), evidence.whatIf([edit]) {
        return [made(asker, isProven: true, changesContainer: true)]
      }
    }
    guard let asker = first.askers.first else { return [] }
    let edits = unread.map { SceneEdit($0.site.place, .guideKey(asker.key)) }
    let isProven = evidence.whatIf(edits)
    return [made(asker, isProven: isProven, changesContainer: false)]
  }

  var views: [String] { view.map { [$0] } ?? [] }
  var parameters: [JSON.Member] {
    [
      .init("view", view.map { JSON($0) } ?? nil), .init("key", JSON(key)), .init("container", JSON(container)),
      .init("asked", JSON(asked)), .init("changesContainer", JSON(changesContainer)),
    ]
  }
  var title: String { "\(view ?? "The view") has a guide for \(key), and the \(container) asks for \(asked)." }
  var reason: String {
    """
    A container reads one line along each axis, the one that its alignment names, and nothing else. For \(asked), \
    \(view ?? "the view") answers with its default, so the closure never runs.
    """
  }
  var step: String {
    if changesContainer { return "Let the \(container) ask for \(key): it is its alignment that names the line." }
    return isProven ? "Set the guide for \(asked)." : "Let both speak of the same line."
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

  /// A change of a node, if the node is in the learner's text.
  func edit(_ node: Int?, in one: EvidenceCase, _ change: SceneEdit.Change) -> SceneEdit? {
    guard let node, let range = one.tree.nodes[node].range, range.file == 0, !one.tree.nodes[node].isImplied else {
      return nil
    }
    return SceneEdit(EditPlace(range), change)
  }
}
