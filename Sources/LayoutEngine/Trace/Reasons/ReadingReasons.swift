extension TracedLayout {
  /// Why a view has its size and place, computed with its final proposal: first what its own rule says, then whether it
  /// sticks out of the view around it.
  ///
  /// This may run closures that layout did not run, so call it after `guideTrace`, once nothing depends on them.
  ///
  /// - Parameter wentWell: as for `guideTrace`.
  /// - Returns: nothing for a view that is not shown, and if a closure failed.
  /// - Complexity: that of a few more questions to each view inside.
  public func reasons(of node: Int, wentWell: () -> Bool = { true }) -> [LayoutReason] {
    guard node >= 0, node < pass.tree.count, let offer = pass.placements.offer(to: node + 1) else { return [] }
    // Break the cycle: caches of hand-written layouts may hold their subviews, which hold the pass.
    defer { pass.custom.caches = [:] }
    let known = pass.memory
    let reasons = pass.tree.nodes[node + 1].kind.law.reasons(of: node + 1, in: offer, pass)
    if wentWell() { return reasons }
    pass.forget(since: known)
    return []
  }

  /// Where a view sticks out of the view around it, or of the stage.
  ///
  /// - Parameters:
  ///   - parent: the node around it; nil for the stage.
  ///   - result: the frames, perhaps scrolled.
  public func spills(of node: Int, outOf parent: Int?, in result: LayoutResult) -> [LayoutReason] {
    guard result.isShown(node), parent.map(result.isShown) ?? true else { return [] }
    let kind = parent.map { pass.tree.nodes[$0 + 1].kind }
    if kind == .offset { return [] }
    let inside = result.frame(of: node)
    let around = parent.map { result.frame(of: $0) } ?? Rect(origin: .zero, size: stage)
    return [Axis.horizontal, .vertical].compactMap { axis in
      if let parent, kind == .scroll, Scroll.at(parent + 1, pass.tree).scrolls(axis) { return nil }
      let before = around.origin[axis] - inside.origin[axis]
      let after = inside.origin[axis] + inside.size[axis] - around.origin[axis] - around.size[axis]
      guard max(before, after) > 0.01 else { return nil }
      return .spill(axis, before: before, after: after, around: parent)
    }
  }
}

// MARK: - Views without content

extension LengthCause {
  /// The cause for a node along an axis with its final frame.
  fileprivate init(
    _ axis: Axis, _ rule: Rule, _ node: Int, _ offer: Proposal, _ pass: LayoutPass, content: Double? = nil
  ) {
    self.init(
      axis: axis, rule: rule, offered: offer[axis], length: pass.placements.frames[node].size[axis], content: content)
  }

  /// Both causes of a node.
  fileprivate static func both(
    _ node: Int, _ offer: Proposal, _ pass: LayoutPass, _ rule: (Axis) -> Rule?
  ) -> [LayoutReason] {
    [Axis.horizontal, .vertical].compactMap { axis in
      rule(axis).map { .length(LengthCause(axis, $0, node, offer, pass)) }
    }
  }
}

extension ShapeLeaf {
  static func reasons(of node: Int, in offer: Proposal, _ pass: LayoutPass) -> [LayoutReason] {
    LengthCause.both(node, offer, pass) { offer[$0] == nil ? .standard : .offer }
  }
}

extension GeometryReader {
  static func reasons(of node: Int, in offer: Proposal, _ pass: LayoutPass) -> [LayoutReason] {
    ShapeLeaf.reasons(of: node, in: offer, pass)
  }
}

extension CircleLeaf {
  static func reasons(of node: Int, in offer: Proposal, _ pass: LayoutPass) -> [LayoutReason] {
    LengthCause.both(node, offer, pass) { _ in offer.width == nil && offer.height == nil ? .standard : .shorterSide }
  }
}

extension ImageLeaf {
  static func reasons(of node: Int, in offer: Proposal, _ pass: LayoutPass) -> [LayoutReason] {
    LengthCause.both(node, offer, pass) { _ in .own }
  }
}

extension SymbolPicture {
  static func reasons(of node: Int, in offer: Proposal, _ pass: LayoutPass) -> [LayoutReason] {
    ImageLeaf.reasons(of: node, in: offer, pass)
  }
}

extension ResizableImageLeaf {
  static func reasons(of node: Int, in offer: Proposal, _ pass: LayoutPass) -> [LayoutReason] {
    LengthCause.both(node, offer, pass) { offer[$0] == nil ? .own : .offer }
  }
}

extension DividerLeaf {
  static func reasons(of node: Int, in offer: Proposal, _ pass: LayoutPass) -> [LayoutReason] {
    let thin: Axis = pass.tree.nodes[node].surroundings == .row ? .horizontal : .vertical
    return LengthCause.both(node, offer, pass) { $0 == thin ? .own : offer[$0] == nil ? .standard : .offer }
  }
}

extension Spacer {
  static func reasons(of node: Int, in offer: Proposal, _ pass: LayoutPass) -> [LayoutReason] {
    let along = pass.tree.nodes[node].surroundings.axis
    let least = max(at(node, pass.tree).minLength, 0)
    return LengthCause.both(node, offer, pass) { along == nil || along == $0 ? .rest(atLeast: least) : nil }
  }
}

// MARK: - Modifiers

extension FixedFrame {
  func reasons(of node: Int, in offer: Proposal, _ pass: LayoutPass) -> [LayoutReason] {
    [Axis.horizontal, .vertical].filter { self[$0] != nil }.map { axis in
      let content = pass.placements.frames[node + 1].size[axis]
      return .length(LengthCause(axis, .fixed, node, offer, pass, content: content))
    }
  }
}

extension BoundedFrame {
  func reasons(of node: Int, in offer: Proposal, _ pass: LayoutPass) -> [LayoutReason] {
    [Axis.horizontal, .vertical].filter { self[$0].isGiven }.map { axis in
      let content = pass.length(axis, of: node + 1, in: self.offer(offer, to: node, pass)).value
      let length = pass.placements.frames[node].size[axis]
      let rule = self[axis].rule(offered: offer[axis], length: length, content: content)
      var cause = LengthCause(axis, rule, node, offer, pass, content: content)
      cause.minimum = self[axis].min
      cause.maximum = self[axis].max
      return .length(cause)
    }
  }
}

extension Bounds {
  /// Which number decided a length that follows from `length(_:content:)`.
  fileprivate func rule(offered: Double?, length: Double, content: Double) -> LengthCause.Rule {
    if isContradictory { return .content }
    guard let offered else {
      if ideal != nil { return .ideal }
      return length == content ? .content : length == min ? .minimum : .maximum
    }
    if min != nil, max != nil, length == offered { return .offer }
    if let min, length == min, Swift.min(offered, content) < min { return .minimum }
    if let max, length == max, Swift.max(offered, content) > max { return .maximum }
    // A minimum or a maximum alone leaves the choice between content and proposal.
    let isContent = max == nil ? content < offered : content > offered
    return isContent ? .content : .offer
  }
}

extension FixedSize {
  func reasons(of node: Int, in offer: Proposal, _ pass: LayoutPass) -> [LayoutReason] {
    let axes = [Axis.horizontal, .vertical].filter { $0 == .horizontal ? horizontal : vertical }
    return axes.isEmpty ? [] : [.ideal(axes)]
  }
}

extension AspectRatio {
  func reasons(of node: Int, in offer: Proposal, _ pass: LayoutPass) -> [LayoutReason] {
    let inner = self.offer(offer, to: node, pass)
    guard offer.width != nil || offer.height != nil, let width = inner.width, let height = inner.height, height > 0,
      width.isFinite, height.isFinite
    else { return [] }
    // Content without an extent has no ratio, and gets the proposal unchanged.
    if ratio == nil, width == offer.width, height == offer.height { return [] }
    return [
      .ratio(
        RatioFit(
          ratio: width / height, isOwn: ratio == nil, mode: mode, offered: ProposedViewSize(offer),
          size: Size(width: width, height: height)))
    ]
  }
}

extension InsetModifier {
  func reasons(of node: Int, in offer: Proposal, _ pass: LayoutPass) -> [LayoutReason] { [.insets(insets)] }
}

extension SizeThatFits {
  func reasons(of node: Int, in offer: Proposal, _ pass: LayoutPass) -> [LayoutReason] { [.ownCode] }
}

extension IgnoresSafeArea {
  func reasons(of node: Int, in offer: Proposal, _ pass: LayoutPass) -> [LayoutReason] {
    [.reaches(pass.reaches[node] ?? EdgeInsets())]
  }
}

extension Offset {
  func reasons(of node: Int, in offer: Proposal, _ pass: LayoutPass) -> [LayoutReason] {
    shift == .zero ? [] : [.offset(shift, isMirrored: pass.tree.nodes[node].isRightToLeft)]
  }
}

extension Position {
  func reasons(of node: Int, in offer: Proposal, _ pass: LayoutPass) -> [LayoutReason] {
    [.position(point, isMirrored: pass.tree.nodes[node].isRightToLeft)]
  }
}

extension LayoutPriority {
  func reasons(of node: Int, in offer: Proposal, _ pass: LayoutPass) -> [LayoutReason] {
    [.priority(value, pass.effect(ofPriorityAt: node))]
  }
}

extension LayoutPass {
  /// Follows a priority outward to the container that distributes room, if it gets there.
  fileprivate func effect(ofPriorityAt node: Int) -> PriorityEffect {
    let value = tree.traits.priority[node]
    let parents = tree.parents
    var inner = node
    var lostAt: Int?
    while inner > tree.top {
      let parent = parents[inner]
      switch tree.nodes[parent].kind {
      case .stack, .zStack, .grid, .gridRow:
        if let lostAt { return .lost(at: lostAt - 1, container: outer(parent)) }
        guard let container = outer(parent) else { return .unused(in: nil) }
        return Array(tree.children(of: parent)).count > 1 ? .counts(container: container) : .unused(in: container)
      case .lazyStack, .lazyGrid, .viewThatFits, .geometryReader, .scroll, .custom: return .unused(in: nil)
      default:
        if tree.traits.priority[parent] != value, lostAt == nil { lostAt = parent }
      }
      inner = parent
    }
    return .unused(in: nil)
  }
}

extension Scroll {
  func reasons(of node: Int, in offer: Proposal, _ pass: LayoutPass) -> [LayoutReason] {
    [Axis.horizontal, .vertical].map { axis in
      scrolls(axis)
        ? .scrolls(
          axis, content: pass.placements.frames[node + 1].size[axis] + insets.total(axis),
          viewport: pass.placements.frames[node].size[axis])
        : .across(axis, longest: insets.total(axis) == 0 ? [node] : [])
    }
  }
}
