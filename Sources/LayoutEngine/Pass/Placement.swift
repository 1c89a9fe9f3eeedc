/// Placement: from the root inward, each view gets its final proposal and a corner. Parents precede their children in
/// the tree, so one pass over the nodes suffices.
extension LayoutPass {
  /// Offers the root the stage and centers it there.
  func placeRoot(in stage: Size) {
    let offer = Proposal(stage)
    let size = size(of: tree.top, in: offer)
    let corner = Point(x: (stage.width - size.width) / 2, y: (stage.height - size.height) / 2)
    settle(tree.top, Rect(origin: corner, size: size), offer, in: stage)
  }

  func placeChildren(of node: Int, in stage: Size) {
    let kind = tree.nodes[node].kind
    guard !kind.isLeaf, let proposal = placements.offer(to: node) else { return }
    kind.law.placeChildren(of: node, in: proposal, stage, self)
  }

  /// The size of a view that already has its frame.
  private func sizeOfPlaced(_ node: Int, _ offer: Proposal) -> Size {
    placements.isCutShort ? size(of: node, in: offer) : placements.frames[node].size
  }

  /// Places the content of a modifier.
  @inline(__always)
  func placeContent(of modifier: some LayoutModifier, _ node: Int, _ proposal: Proposal, _ stage: Size) {
    let own = sizeOfPlaced(node, proposal)
    let offer = modifier.finalOffer(proposal, own: Proposal(own), to: node, self)
    let size = size(of: node + 1, in: offer)
    var corner = modifier.shift
    for axis in [Axis.horizontal, .vertical] {
      // A line without an explicit value follows from the two sizes.
      if let key = modifier.alignment?[axis], !key.isCustom, !tree.traits.explicitKeys[node + 1].contains(key) {
        corner[axis] += key.standardLine(in: own[axis]) - key.standardLine(in: size[axis])
      } else {
        corner[axis] += modifier.origin(axis, of: node, offer: offer, in: proposal, self).value
      }
    }
    place(node + 1, size, at: corner, in: node, offer, stage)
  }

  /// Sets the frames of arranged children and frees the row's memory.
  func place(_ row: Row, in stage: Size) {
    let around = placements.frames[row.node]
    let isMirrored = tree.nodes[row.node].isRightToLeft
    for slot in row.range {
      let child = slots[slot]
      let isKnown = !(child.size.width + child.size.height).isNaN
      let size = isKnown ? child.size : size(of: child.node, in: child.offer)
      let x = isMirrored ? around.width - child.corner.x - size.width : child.corner.x
      let origin = Point(x: around.x + x, y: around.y + child.corner.y)
      settle(child.node, Rect(origin: origin, size: size), child.offer, in: stage)
    }
    release(row)
  }

  /// Places a child's top leading corner in its parent. In right-to-left layout, leading is right.
  func place(_ child: Int, at corner: Point, in parent: Int, _ offer: Proposal, _ stage: Size) {
    place(child, size(of: child, in: offer), at: corner, in: parent, offer, stage)
  }

  private func place(
    _ child: Int, _ size: Size, at corner: Point, in parent: Int, _ offer: Proposal, _ stage: Size
  ) {
    let around = placements.frames[parent]
    let isMirrored = tree.nodes[parent].isRightToLeft
    let x = isMirrored ? around.width - corner.x - size.width : corner.x
    let origin = Point(x: around.x + x, y: around.y + corner.y)
    settle(child, Rect(origin: origin, size: size), offer, in: stage)
  }

  private func size(of node: Int, in offer: Proposal) -> Size {
    let (width, height) = lengths(of: node, in: offer)
    return Size(width: width.value, height: height.value)
  }

  /// Stores a frame with finite numbers: an infinite view covers the stage.
  @inline(__always)
  private func settle(_ node: Int, _ frame: Rect, _ offer: Proposal, in stage: Size) {
    if (frame.x + frame.width + frame.y + frame.height).isFinite { return placements.set(frame, offer, of: node) }
    settleEndless(node, frame, offer, in: stage)
  }

  private func settleEndless(_ node: Int, _ frame: Rect, _ offer: Proposal, in stage: Size) {
    var shown = frame
    if !(frame.width.isFinite && frame.x.isFinite) {
      shown.width = frame.width.isFinite ? frame.width : stage.width
      shown.x = frame.x.isFinite && frame.width.isFinite ? frame.x : 0
    }
    if !(frame.height.isFinite && frame.y.isFinite) {
      shown.height = frame.height.isFinite ? frame.height : stage.height
      shown.y = frame.y.isFinite && frame.height.isFinite ? frame.y : 0
    }
    if shown != frame {
      placements.isCutShort = true
      note(.endlessFrame, node)
    }
    placements.set(shown, offer, of: node)
  }
}
