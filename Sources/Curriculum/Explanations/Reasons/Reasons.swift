import Diagnostics
import LayoutEngine
import LayoutProgram
import LayoutRunning

extension LayoutExplanation {
  /// A reason for the size or the position of a view, as numbers and as a sentence.
  public struct Reason: Sendable {
    /// The node of the view.
    public var node: Int
    /// Its kind and numbers, for JSON.
    public var members: [JSON.Member]
    /// The sentence in the reader's language.
    public var words: String
    /// The glossary term for the rule, in English; nil if there is none.
    public var term: String?
    /// Whether it is worth reading even if no view was asked about: a truncated text, a view that sticks out.
    public var isNotable = false
  }

  /// The notable reasons of a traced and explained scene, with the names of their views. Repetitions by a `ForEach` are
  /// listed once.
  public static func notableReasons(
    in scene: Scene, sources: [SourceText], speaking language: Language = .english
  ) -> [(view: String, reason: Reason)] {
    guard let tree = scene.tree else { return [] }
    let words = SceneWords(tree: tree, sources: sources, language: language)
    var told: Set<String> = []
    return tree.reasons.keys.sorted().flatMap { node in
      let view = words.view(words.outermost(node))
      return words.notableReasons(of: node).filter { told.insert("\(view) \($0.words)").inserted }.map { (view, $0) }
    }
  }

  /// The reasons for every node of a traced and explained scene, by index.
  public static func reasons(
    in scene: Scene, sources: [SourceText], speaking language: Language = .english
  ) -> [[Reason]] {
    guard let tree = scene.tree else { return [] }
    let words = SceneWords(tree: tree, sources: sources, language: language)
    return tree.nodes.indices.map(words.reasons)
  }
}

extension SceneWords {
  /// The reasons for a node's size: first for its proposal, then for its response.
  func reasons(of node: Int) -> [LayoutExplanation.Reason] {
    let given = tree.nodes[node].parent.map { reasonsGiven(by: $0, to: node) } ?? []
    return given + ownReasons(of: node)
  }

  func ownReasons(of node: Int) -> [LayoutExplanation.Reason] {
    guard tree.nodes.indices.contains(node) else { return [] }
    let effects = tree.nodes[node].paint.framelessNames
    let drawn =
      effects.isEmpty || tree.reasons.isEmpty
      ? []
      : [
        self.reason(
          node,
          [JSON.Member(key: "kind", value: "drawn"), JSON.Member(key: "by", value: JSON(effects.map { JSON($0) }))],
          .onlyDrawnOtherwise(effects), nil)
      ]
    return merged(tree.reasons[node] ?? [], of: node).flatMap { reason, other in
      let members = other.map { bothMembers(reason, $0) } ?? reason.members(tree.name)
      return sentences(for: reason, of: node, isBoth: other != nil).map { sentence in
        self.reason(node, members, sentence, reason.term, isNotable: isNotable(reason, of: node))
      }
    } + drawn
  }

  /// The notable reasons; for a text with too little space, also its turn in the stack.
  fileprivate func notableReasons(of node: Int) -> [LayoutExplanation.Reason] {
    let own = ownReasons(of: node).filter(\.isNotable)
    guard case .text = tree.nodes[node].kind, !own.isEmpty else { return own }
    let outer = outermost(node)
    guard let stack = tree.nodes[outer].parent else { return own }
    return own + reasonsGiven(by: stack, to: outer).prefix(2)
  }

  /// The outermost modifier of a view, or the view itself if it has none.
  fileprivate func outermost(_ node: Int) -> Int {
    var outer = node
    while let parent = tree.nodes[outer].parent, tree.nodes[parent].kind.isModifier, children[parent].first == outer {
      outer = parent
    }
    return outer
  }

  private func reason(
    _ node: Int, _ members: [JSON.Member], _ sentence: ReasonSentence, _ term: String?, isNotable: Bool = false
  ) -> LayoutExplanation.Reason {
    LayoutExplanation.Reason(
      node: node, members: members, words: sentence.text(in: language), term: term, isNotable: isNotable)
  }

  /// Merges width and height if both follow from the same rule.
  private func merged(_ reasons: [LayoutReason], of node: Int) -> [(LayoutReason, and: LayoutReason?)] {
    guard !tree.nodes[node].kind.isFrame, case .length(let first)? = reasons.first,
      case .length(let second)? = reasons.dropFirst().first,
      first.rule == second.rule, first.rule.isTheSameAcross
    else { return reasons.map { ($0, nil) } }
    return [(reasons[0], reasons[1])] + reasons.dropFirst(2).map { ($0, nil) }
  }

  private func bothMembers(_ width: LayoutReason, _ height: LayoutReason) -> [JSON.Member] {
    [
      JSON.Member(key: "kind", value: "lengths"),
      JSON.Member(key: "horizontal", value: JSON(.object(width.members(tree.name)))),
      JSON.Member(key: "vertical", value: JSON(.object(height.members(tree.name)))),
    ]
  }

  // MARK: Reasons from the parent

  private func reasonsGiven(by parent: Int, to node: Int) -> [LayoutExplanation.Reason] {
    (tree.reasons[parent] ?? []).flatMap { reason -> [LayoutExplanation.Reason] in
      switch reason {
      case .room(let room): return turn(of: node, in: room, of: parent)
      case .layers:
        let size = tree.nodes[parent].frame.size
        let members = [
          JSON.Member(key: "kind", value: "ownSize"), JSON.Member(key: "container", value: JSON(parent)),
        ]
        return [self.reason(node, members, .isOfferedOwnSize(of: container(parent), size), "ZStack")]
      case .candidates(let candidates):
        // The container has the sentence about the shown candidate; a candidate that is not shown has no other reason.
        guard candidates.contains(where: { $0.child == node && !$0.isShown }) else { return [] }
        return sentences(for: reason, of: parent, isBoth: false).map {
          self.reason(node, reason.members(tree.name), $0, "ViewThatFits")
        }
      case .secondary(node):
        guard let primary = children[parent].first, primary != node else { return [] }
        let size = tree.nodes[primary].frame.size
        return [self.reason(node, reason.members(tree.name), .isOfferedSizeOfPrimary(size), "overlay vs ZStack")]
      default: return []
      }
    }
  }

  private func turn(of node: Int, in room: SharedRoom, of parent: Int) -> [LayoutExplanation.Reason] {
    guard room.servings.count > 1, let turn = room.turn(of: node), let share = turn.share else { return [] }
    let term = turn.order == .priority ? "layout priority" : "sharing room"
    var sentences: [ReasonSentence] = []
    let next = room.servings.indices.contains(1) ? room.servings[1] : turn.serving
    let other = turn.previous ?? next
    sentences.append(
      .turn(
        ReasonSentence.Turn(
          container: container(parent).firstUppercased, place: turn.place, count: room.servings.count,
          order: turn.order ?? room.turn(of: next.child)?.order, other: view(other.child), own: turn.serving,
          others: other)))
    sentences.append(
      .story(.served(view(node), room.axis, share, takes: tree.nodes[node].frame.size)))
    let later = room.servings[(turn.place + 1)...]
    if !later.isEmpty, let rest = turn.rest {
      // The space reserved for lower priorities belongs to them, too.
      let left = rest + turn.held
      sentences.append(.leaves(left, room.axis, for: names(of: later), count: later.count))
    }
    return sentences.map { self.reason(node, turn.members(in: parent, room.axis), $0, term) }
  }

  /// Names of up to four views; empty if there are more or if names repeat.
  private func names(of servings: some Collection<SharedRoom.Serving>) -> [String] {
    if servings.count > 4 { return [] }
    let names = servings.map { view($0.child) }
    return Set(names).count < names.count ? [] : names
  }

  // MARK: Reasons from the view

  private func sentences(for reason: LayoutReason, of node: Int, isBoth: Bool) -> [ReasonSentence] {
    let size = tree.nodes[node].frame.size
    switch reason {
    case .room(let room): return sentences(for: room)
    case .across(let axis, let longest):
      let content = children[node].filter { tree.nodes[$0].isShown }
      guard content.count > 1 || !tree.nodes[node].kind.isContainer else { return [] }
      // If several have the same length, the first is named.
      if let view = longest.first { return [.across(axis, size[axis], of: self.view(written(in: view)))] }
      let asks = tree.asks.filter { $0.container == node && $0.key.axis == axis }
      return tree.nodes[node].kind.isReachOfLines && !asks.isEmpty ? [.story(reach(of: node, axis, asks))] : []
    case .length(let cause): return [tree.nodes[node].kind.isFrame ? .frame(cause) : .leaf(cause, isBoth: isBoth)]
    case .text(let fit): return sentences(for: fit)
    case .candidates(let candidates):
      let words = candidates.map {
        ReasonSentence.Candidate(name: view($0.child), ideal: $0.ideal, outcome: $0.outcome)
      }
      let isTextTooWide = candidates.contains { candidate in
        guard case .text? = self.node(base(of: candidate.child))?.kind else { return false }
        if case .tooLarge(let width, _) = candidate.outcome { return width > 0 }
        return false
      }
      return [.compares(container(node).firstUppercased, words, offered: inWords(tree.nodes[node].proposal))]
        + (isTextTooWide ? [.textCountsWithOneLine] : [])
    case .ideal(let axes):
      let isEach = !tree.nodes[node].kind.isModifier
      let sentence = ReasonSentence.offersNothing(
        axes, takes: size, offered: tree.nodes[node].proposal, isEach: isEach)
      guard isEach, let axis = axes.first?.other, let offer = tree.nodes[node].proposal?[axis] else {
        return [sentence]
      }
      return [sentence, .takesOffer(axis, offer)]
    case .ratio(let fit): return [.ratio(fit)]
    case .insets(let insets): return [.insets(insets)]
    case .offset(let shift, let isMirrored): return [.offset(shift, isMirrored: isMirrored)]
    case .position(let point, let isMirrored): return [.position(point, isMirrored: isMirrored)]
    case .priority(let value, .counts(let container)):
      return [.priorityCounts(value, self.container(container).firstUppercased)]
    case .priority(let value, .lost(let place, let container)):
      return [.priorityIsLost(value, at: self.container(place), container: container.map(self.container))]
    case .priority(let value, .unused(let container)):
      return [.priorityIsUnused(value, in: container.map(self.container))]
    case .layers(let deciding, let others):
      return children[node].count > 1 && !others.isEmpty ? [.layers(deciding: deciding.map(view))] : []
    case .secondary:
      guard let primary = children[node].first, !tree.nodes[node].isImplied else { return [] }
      return [.isAsLargeAsPrimary(view(primary), size)]
    case .tracks(let axis, let tracks): return tracks.isEmpty ? [] : [.tracks(axis, tracks)]
    case .columns(let columns):
      return [.columns(columns.map { ($0.width, $0.widest.map(view), $0.stretchedBy.map(view)) })]
    case .scrolls(let axis, let content, let viewport):
      return [.scrolls(axis, content: content, viewport: viewport)]
    case .bar(_, let edge, let length, let gap, let isAbove):
      return [.bar(edge, length: length, gap: gap, isAbove: isAbove)]
    case .reaches(let insets): return [.reaches(insets)]
    case .ownCode: return [.isDecidedByItsCode]
    case .spill(let axis, let before, let after, let around):
      let isClipped = around.map { tree.nodes[$0].paint.clips } ?? false
      return [
        .spill(of: around.map(container), axis, before: before, after: after, isClipped: isClipped)
      ]
    }
  }

  /// The view in the source inside implied parts, such as those that a scroll view has around its content.
  private func written(in index: Int) -> Int {
    var index = index
    while tree.nodes[index].isImplied, tree.nodes[index].names.isEmpty, children[index].count == 1 {
      index = children[index][0]
    }
    return index
  }

  private func sentences(for room: SharedRoom) -> [ReasonSentence] {
    guard room.servings.count > 1 else { return [] }
    var sentences: [ReasonSentence] = [
      .story(.gaps(room))
    ]
    if let proposed = room.proposed, proposed.isFinite, room.total > proposed + 0.01 {
      sentences.append(.needsMore(room.axis, needs: room.total, offered: proposed))
    }
    return sentences
  }

  private func sentences(for fit: TextFit) -> [ReasonSentence] {
    sentencesOnLines(of: fit) + (fit.reservedLines > fit.lines ? [.reservesLines(fit)] : [])
  }

  private func sentencesOnLines(of fit: TextFit) -> [ReasonSentence] {
    let needed = fit.neededWidth.map { [ReasonSentence.wholeFrom($0)] } ?? []
    if fit.isCut { return [.isCut(fit)] + needed }
    if fit.fontScale < 1 { return [.isShrunk(fit)] + needed }
    if fit.lines > 1 {
      let isBroken = fit.offered.width.map { $0 < fit.oneLine } ?? false
      return [isBroken ? .isBroken(fit) : .hasOwnLines(fit.lines)]
    }
    return [.fitsOnOneLine(fit.oneLine)]
  }

  private func isNotable(_ reason: LayoutReason, of node: Int) -> Bool {
    if tree.nodes[node].isImplied { return false }
    switch reason {
    case .text(let fit): return fit.isCut || fit.fontScale < 1 || isBrokenInRow(fit, node)
    case .candidates, .priority(_, .lost), .priority(_, .unused): return true
    case .length(let cause):
      if case .rest(let least) = cause.rule { return cause.offered != nil && least > 0 && cause.length <= least }
      return false
    case .room(let room): return room.proposed.map { $0.isFinite && room.total > $0 + 0.01 } ?? false
    case .spill(_, _, _, let around): return around.map { tree.nodes[$0].kind.isFrame } ?? true
    default: return false
    }
  }

  /// Whether a text wraps because its row offers it too little, since siblings take the space.
  private func isBrokenInRow(_ fit: TextFit, _ node: Int) -> Bool {
    let outer = outermost(node)
    guard fit.lines > 1, let width = tree.nodes[outer].proposal?.width, width < fit.oneLine else { return false }
    guard let parent = tree.nodes[outer].parent, case .stack(.horizontal, _, _) = tree.nodes[parent].kind
    else {
      return false
    }
    return children[parent].count > 1
  }
}

extension LengthCause.Rule {
  /// Whether one sentence covers the rule for both axes.
  fileprivate var isTheSameAcross: Bool {
    switch self {
    case .offer, .standard, .own, .shorterSide: true
    default: false
    }
  }
}

extension SharedRoom.Turn {
  /// The share that the view is offered, for a sentence; nil if nothing is shared.
  var share: StorySentence.Share? {
    serving.share.map {
      StorySentence.Share(length: $0, sharers: sharers, held: held, isHeldForLast: isHeldForSpacers)
    }
  }
}

extension Paint {
  /// Whether it clips its view.
  fileprivate var clips: Bool { effects.contains { if case .clip = $0 { true } else { false } } }

  /// The modifiers that draw the view in another place or size than its frame.
  fileprivate var framelessNames: [String] {
    effects.compactMap { effect in
      switch effect {
      case .rotation: "rotationEffect"
      case .scale: "scaleEffect"
      default: nil
      }
    }
  }
}

extension LayoutReason {
  /// The glossary term for the rule.
  fileprivate var term: String? {
    switch self {
    case .room: "sharing room"
    case .across: nil
    case .length(let cause):
      switch cause.rule {
      case .rest: "spacer minimum"
      case .fixed: "frame"
      case .minimum, .maximum, .ideal, .content: "flexible frame"
      default: "proposal"
      }
    case .text: "fitting text"
    case .candidates: "ViewThatFits"
    case .ideal: "fixed size"
    case .ratio: "aspect ratio"
    case .insets: "padding"
    case .offset: "offset vs guide"
    case .position: "position"
    case .priority: "layout priority"
    case .layers: "ZStack"
    case .secondary: "overlay vs ZStack"
    case .tracks: "LazyVGrid"
    case .columns: "Grid"
    case .scrolls, .bar: "ScrollView"
    case .ownCode, .reaches: nil
    case .spill: "overflows-container"
    }
  }
}
