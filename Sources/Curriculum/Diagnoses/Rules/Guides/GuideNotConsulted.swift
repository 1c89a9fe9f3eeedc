import Diagnostics
import LayoutEngine
import LayoutProgram

/// A guide that nobody asks for, since every container around lines its views up along the other axis, or since it is
/// inside something that keeps its lines to itself.
///
///     HStack { Text.alignmentGuide(.leading) { … } }       an HStack asks for vertical lines only
struct GuideNotConsulted: Explanation {
  static let id = DiagnosisID.guideNotConsulted
  static let isCertain = true

  let view: ViewReference
  let key: String
  let axis: Axis
  /// Who is around, and what it asks for.
  let container: ContainerReference
  let asked: String
  /// What keeps the guide inside, if it is not the axis.
  let cover: String?
  let remedy: Remedy?
  let range: SourceRange?

  /// What was tried and helps.
  enum Remedy {
    /// The guide for the line that is asked for.
    case key(Repair)
    /// A container that asks for both lines.
    case layers
    /// A line of one's own that somebody asks for further out, along the guide's own axis.
    case further(ContainerReference, key: String, Repair)
  }

  static func find(in evidence: Evidence) -> [GuideNotConsulted] {
    guard let one = evidence.failing.first else { return [] }
    let sites = evidence.guideSites()
    let mistaken = sites.compactMap { site -> (GuideSite, GuideTrace.Asker, Int?)? in
      switch site.neverAsked(in: evidence.cases) {
      case .wrongAxis(let asker): return (site, asker, nil)
      case .hidden(let cover, let asker?): return (site, asker, cover)
      default: return nil
      }
    }
    guard let (site, asker, cover) = mistaken.first, let guide = site.guides(in: one).first else { return [] }
    // A line of one's own may be asked for further out, along both axes at once.
    if site.key.isOwn, KeyOnWrongContainer.find(in: evidence).contains(where: \.isProven) { return [] }
    let moved = mistaken.filter { $0.2 == nil && $0.1.key == asker.key }
    var remedy: Remedy?
    if cover == nil {
      remedy = evidence.repair(keys: moved.map { SceneEdit($0.0.place, .guideKey(asker.key)) }).map { .key($0) }
      if !(remedy?.isProven ?? false), let layers = evidence.edit(asker.container, in: one, .layers),
        evidence.whatIf([layers])
      {
        remedy = .layers
      }
      if !(remedy?.isProven ?? false), let further = evidence.askedFurtherOut(site, guide.node, one) {
        remedy = further
      }
    }
    return [
      GuideNotConsulted(
        view: one.name(of: guide.node), key: one.tree.name(of: site.key), axis: site.key.axis,
        container: one.word(for: asker.container), asked: one.tree.name(of: asker.key),
        cover: cover.map { one.tree.nodes[$0].kind.name }, remedy: remedy, range: site.keyRange ?? site.range)
    ]
  }

  var views: [ViewReference] { [view] }
  var parameters: Facts {
    ["view": view, "key": key, "container": container, "asked": asked, "hiddenIn": cover, "axis": axis.name]
  }
  var isProven: Bool { remedy?.isProven ?? false }
  var fact: String { "Nobody asks \(view.quoted) for its \(key) guide." }
  var why: String {
    if let cover {
      return """
        The \(container) asks the views in it, and the guide is inside the \(cover): what is in there sets no lines for \
        anybody outside.
        """
    }
    let kind =
      axis == .vertical
      ? "a vertical guide, a level line at some height"
      : "a horizontal guide, an upright line at some place across"
    return """
      \(key) is \(kind). The container is \(container.withArticle), which asks its views for \
      a \(axis.other.name) guide only. So the closure never runs.
      """
  }
  var code: String {
    if cover != nil { return "Set the guide on the view that carries the \(cover ?? "overlay")." }
    switch remedy {
    case .key(let repair): return "Set \(asked) instead.\(repair.afterwards)"
    case .layers: return "Write ZStack: it asks its views for both, and has them lie on one another."
    case .further(let outer, let key, let repair):
      return "Further out, the \(outer) asks for \(key), which is handed on. Set \(key) instead.\(repair.afterwards)"
    case nil:
      return "The \(container) asks for \(asked): which point of \(view.quoted) belongs on that line?"
    }
  }
}

extension GuideNotConsulted.Remedy {
  fileprivate var isProven: Bool {
    switch self {
    case .key(let repair): repair.isProven
    case .layers: true
    case .further(_, _, let repair): repair.isProven
    }
  }
}

extension Evidence {
  /// The line of one's own that a container further out asks for, where the guide helps under that key.
  fileprivate func askedFurtherOut(_ site: GuideSite, _ node: Int, _ one: EvidenceCase) -> GuideNotConsulted.Remedy? {
    let around = one.chain(node)
    guard
      let ask = one.tree.asks.first(where: { ask in
        ask.key.isOwn && ask.key.axis == site.key.axis && ask.child != ask.container
          && ask.child.map(around.contains) ?? false
      }), let repair = repair(keys: [SceneEdit(site.place, .guideKey(ask.key))])
    else { return nil }
    return .further(one.word(for: ask.container), key: one.tree.name(of: ask.key), repair)
  }
}
