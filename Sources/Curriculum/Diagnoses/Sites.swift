import Diagnostics
import LayoutEditing
import LayoutEngine
import LayoutProgram

/// An `alignmentGuide` of the learner's text; a `ForEach` may make many guides of it.
struct GuideSite {
  let place: EditPlace
  /// From the dot on.
  let range: SourceRange
  let keyRange: SourceRange?
  let closureRange: SourceRange?
  let bodyRange: SourceRange?
  let key: AlignmentKey

  /// The guides of this text in a scenario.
  func guides(in one: ScenarioTrace) -> [GuideTrace.Guide] {
    one.tree.guides.map(\.guide).filter { one.tree.nodes[$0.node].range.map(EditPlace.init) == place }
  }

  func isUsed(in one: ScenarioTrace) -> Bool { guides(in: one).contains { $0.outcome.isUsed } }

  /// Why nobody ever asks for it, in any scenario; nil if somebody does.
  func neverAsked(in cases: [ScenarioTrace]) -> GuideTrace.Reason? {
    var reason: GuideTrace.Reason?
    for one in cases {
      for guide in guides(in: one) {
        guard case .neverAsked(let why) = guide.outcome else { return nil }
        if case .notPlaced = why { continue }
        reason = reason ?? why
      }
    }
    return reason
  }
}

extension GuideTrace.Outcome {
  /// Whether a container placed something by it, or another guide built on it.
  var isUsed: Bool {
    switch self {
    case .used, .consulted(by: .some): true
    default: false
    }
  }
}

/// A container, frame or overlay of the learner's text.
struct ContainerSite {
  let place: EditPlace
  let range: SourceRange
  let nameRange: SourceRange?
  /// As in the first scenario that has it.
  let kind: SceneNode.Kind

  /// The line that it asks for along an axis, if it asks for one.
  func key(_ axis: Axis) -> AlignmentKey? {
    switch kind {
    case .stack(let along, let key, _), .lazyStack(let along, let key, _): along.other == axis ? key : nil
    case .zStack(let alignment), .overlay(let alignment), .background(let alignment): alignment[axis]
    case .frame(_, _, let alignment), .flexibleFrame(_, let alignment): alignment[axis]
    default: nil
    }
  }

  var isFrame: Bool { kind.isFrame }

  var isStack: Bool { kind.isStack }

  var isOverlay: Bool {
    switch kind {
    case .overlay, .background: true
    default: false
    }
  }
}

extension AnswerTrace {
  /// The guides of the learner's text, in source order.
  func guideSites() -> [GuideSite] {
    var sites: [EditPlace: GuideSite] = [:]
    for one in cases {
      for guide in one.tree.guides {
        let node = one.tree.nodes[guide.guide.node]
        guard let range = node.range, range.file == 0, !node.isImplied else { continue }
        let place = EditPlace(range)
        if sites[place] != nil { continue }
        sites[place] = GuideSite(
          place: place, range: range, keyRange: guide.keyRange, closureRange: guide.closureRange,
          bodyRange: guide.bodyRange, key: guide.guide.key)
      }
    }
    return sites.values.sorted { $0.range.lower < $1.range.lower }
  }

  /// Those that are used in some scenario that fails.
  func usedGuides() -> [GuideSite] { guideSites().filter { site in failing.contains { site.isUsed(in: $0) } } }

  /// The containers of the learner's text that ask for lines, in source order.
  func containerSites() -> [ContainerSite] {
    var sites: [EditPlace: ContainerSite] = [:]
    for one in cases {
      for node in one.tree.nodes {
        guard let range = node.range, range.file == 0, !node.isImplied, sites[EditPlace(range)] == nil else { continue }
        let site = ContainerSite(place: EditPlace(range), range: range, nameRange: node.nameRange, kind: node.kind)
        if site.key(.horizontal) != nil || site.key(.vertical) != nil { sites[site.place] = site }
      }
    }
    return sites.values.sorted { $0.range.lower < $1.range.lower }
  }

  /// What a check of one key sees: the guides that are used in some failing scenario, alone and by key together.
  func guideGroups() -> [[GuideSite]] {
    let used = usedGuides()
    var groups = used.prefix(AnswerTrace.mostPlaces).map { [$0] }
    let keys = used.map(\.key).withoutRepetition
    for key in keys {
      let same = used.filter { $0.key == key }
      if same.count > 1 { groups.append(same) }
    }
    if keys.count > 1 { groups.append(used) }
    return groups
  }

  /// The bodies of `defaultValue(in:)` in the learner's text, with the lines that they are for.
  func defaults() -> [(key: AlignmentKey, body: SourceRange)] {
    let keys = (cases.first?.tree.keys ?? []).filter { $0.range?.file == 0 }
    // Each body belongs to the type whose declaration begins last before it.
    return facts.declarations.filter { $0.name == "defaultValue" }.flatMap { declaration in
      let before = keys.compactMap(\.range?.lower).filter { $0 < declaration.range.lower }.max()
      return keys.filter { $0.range?.lower == before && before != nil }.map { ($0.key, declaration.range) }
    }
  }

  func name(of key: AlignmentKey) -> String { cases.first?.tree.name(of: key) ?? "" }

  /// What to call the view that a guide is set on.
  func viewName(of site: GuideSite) -> ViewReference {
    for one in failing + passing {
      if let guide = site.guides(in: one).first { return one.name(of: guide.node).withoutNumber }
    }
    return .someView
  }

  /// Names of scenarios for people.
  func scenarioNames(_ cases: [ScenarioTrace]) -> [String] { cases.filter { !$0.scenario.isHidden }.map(\.scenario.id) }
}

extension AlignmentKey {
  /// Half a view: `.center` of either axis.
  static func center(_ axis: Axis) -> AlignmentKey { axis == .horizontal ? .horizontalCenter : .verticalCenter }

  /// Edges and centers of an axis, from the start to the end.
  static func geometric(_ axis: Axis) -> [AlignmentKey] {
    axis == .horizontal ? [.leading, .horizontalCenter, .trailing] : [.top, .verticalCenter, .bottom]
  }

  /// A line that a program declared.
  var isOwn: Bool { isCustom }
}
