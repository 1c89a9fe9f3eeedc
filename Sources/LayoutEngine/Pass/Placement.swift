/// Where every view ended up, in the coordinates of the stage.
struct Placements {
  private let offers: ScratchMemory<Offer>
  /// Whether the frame of an endless view was replaced; only then a frame may be another size than the view answered.
  var isCutShort = false
  /// By node; an x of NaN for views that nobody placed.
  var frames: ContiguousArray<Rect>

  /// A proposal without what it was made from, in as little memory as possible: NaN for nothing.
  private struct Offer {
    var width = Offer.nobody
    var height = Double.nan

    /// A NaN that no proposal has, for views that nobody placed.
    private static let nobody = Double(nan: 1, signaling: false)
    var isPlaced: Bool { width.bitPattern != Offer.nobody.bitPattern }
  }

  func deallocate() { offers.deallocate() }

  /// What a view was offered in the end; nil if nobody placed it.
  func offer(to node: Int) -> Proposal? {
    let offer = offers[node]
    return offer.isPlaced ? Proposal(widthOrNaN: offer.width, heightOrNaN: offer.height) : nil
  }

  @inline(__always) mutating func set(_ frame: Rect, _ offer: Proposal, of node: Int) {
    offers[node] = Offer(width: offer.lengthOrNaN(.horizontal), height: offer.lengthOrNaN(.vertical))
    frames[node] = frame
  }

  init(nodeCount: Int) {
    offers = ScratchMemory(repeating: Offer(), count: nodeCount)
    frames = ContiguousArray(repeating: Rect(x: .nan, y: 0, width: 0, height: 0), count: nodeCount)
  }
}

/// From the root inwards, each view gets what it is offered in the end and a corner. Parents come before their children in
/// the tree, so that one walk along the nodes does it.
extension LayoutPass {
  func layout(in stage: Size) -> LayoutResult {
    let stage = usable(stage)
    if tree.count > 0 {
      placeRoot(in: stage)
      for node in tree.top..<tree.nodes.count {
        placeChildren(of: node, in: stage)
        if isGivenUp { break }
      }
    }
    // What hand-written layouts keep may hold their subviews, and these hold this pass.
    if !custom.isTraced { custom.caches = [:] }
    return LayoutResult(
      frames: placements.frames, notes: noteLog.notes, statistics: statistics, grid: PixelGrid(scale: scale))
  }

  private func usable(_ stage: Size) -> Size {
    let size = Size(width: usable(stage.width), height: usable(stage.height))
    if size != stage {
      noteLog.add(
        LayoutNote(
          kind: .invalidNumber, node: nil,
          message: "A stage of \(stage.width) × \(stage.height) is no stage; \(size.width) × \(size.height) is used."))
    }
    return size
  }

  private func usable(_ length: Double) -> Double { length.isFinite && length > 0 ? length : 0 }

  /// The root is offered the stage and centred in it.
  private func placeRoot(in stage: Size) {
    let offer = Proposal(stage)
    let size = size(of: tree.top, in: offer)
    let corner = Point(x: (stage.width - size.width) / 2, y: (stage.height - size.height) / 2)
    settle(tree.top, Rect(origin: corner, size: size), offer, in: stage)
  }

  private func placeChildren(of node: Int, in stage: Size) {
    let kind = tree.nodes[node].kind
    if kind.isLeaf { return }
    guard let proposal = placements.offer(to: node) else { return }
    switch kind {
    case .empty, .shape, .circle, .image, .resizableImage, .symbol, .text, .spacer, .divider: break
    case .padding, .fixedFrame, .flexibleFrame, .fixedSize, .aspectRatio, .position, .scroll:
      placeContent(node, proposal, stage)
    case .offset:
      place(tree.content(of: node), at: tree.payloads.offsets[payload(of: node)], in: node, proposal, stage)
    case .layoutPriority, .alignmentGuide, .ordinarySpacing, .gridCell:
      place(tree.content(of: node), at: .zero, in: node, proposal, stage)
    case .overlay: placeOverlay(tree.payloads.overlays[payload(of: node)], node, proposal, stage)
    case .stack, .zStack, .lazyStack, .lazyGrid, .viewThatFits, .geometryReader, .safeAreaInset, .custom:
      placeRow(node, proposal, stage)
    case .grid:
      placeRow(node, proposal, stage)
      settleGridRows(node)
    case .gridRow: break
    }
  }

  /// What a view that has its frame answered to its offer.
  private func sizeOfPlaced(_ node: Int, _ offer: Proposal) -> Size {
    placements.isCutShort ? size(of: node, in: offer) : placements.frames[node].size
  }

  private func placeContent(_ node: Int, _ proposal: Proposal, _ stage: Size) {
    let own = sizeOfPlaced(node, proposal)
    let offer = offerToContent(of: node, own, in: proposal)
    let size = size(of: tree.content(of: node), in: offer)
    let x = originOfContent(.horizontal, of: node, own, size, offer: offer, in: proposal)
    let y = originOfContent(.vertical, of: node, own, size, offer: offer, in: proposal)
    place(tree.content(of: node), size, at: Point(x: x, y: y), in: node, offer, stage)
  }

  private func placeRow(_ node: Int, _ proposal: Proposal, _ stage: Size) {
    let around = placements.frames[node]
    let row = arrange(node, in: proposal, from: around.origin)
    let isMirrored = tree.nodes[node].isRightToLeft
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

  private func placeOverlay(_ overlay: Overlay, _ node: Int, _ proposal: Proposal, _ stage: Size) {
    let primary = tree.content(of: node)
    let secondary = Int(tree.nodes[primary].end)
    let offer = finalSize(of: primary, in: proposal)
    let x = originInOverlay(.horizontal, of: secondary, overlay, offer: offer, over: primary, in: proposal)
    let y = originInOverlay(.vertical, of: secondary, overlay, offer: offer, over: primary, in: proposal)
    place(primary, at: .zero, in: node, proposal, stage)
    place(secondary, at: Point(x: x, y: y), in: node, offer, stage)
  }

  /// Puts a child's leading top corner at a place in its parent. Where rows run from right to left, leading is right.
  private func place(_ child: Int, at corner: Point, in parent: Int, _ offer: Proposal, _ stage: Size) {
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

  /// Keeps a frame, with finite numbers: an endless view covers the stage, as far as anybody can see.
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
      note(.endlessFrame, node, "A view came out endless; it is shown as large as the stage.")
    }
    placements.set(shown, offer, of: node)
  }
}

// MARK: - One view around one view

extension LayoutPass {
  /// What a modifier offers its content when it places it.
  func offerToContent(of node: Int, in proposal: Proposal) -> Proposal {
    switch tree.nodes[node].kind {
    case .padding: offerInPadding(node, in: proposal)
    case .fixedFrame: offerInFixedFrame(node, in: proposal)
    case .flexibleFrame: offerInBoundedFrame(node, finalSize(of: node, in: proposal), in: proposal)
    case .fixedSize: offerInFixedSize(node, in: proposal)
    case .aspectRatio: offerInAspectRatio(node, in: proposal)
    case .scroll: offerInScroll(node, in: proposal)
    case .position: finalSize(of: node, in: proposal)
    default: proposal
    }
  }

  /// The same for a modifier whose size is known.
  private func offerToContent(of node: Int, _ own: Size, in proposal: Proposal) -> Proposal {
    switch tree.nodes[node].kind {
    case .flexibleFrame: offerInBoundedFrame(node, Proposal(own), in: proposal)
    case .position: Proposal(own)
    default: offerToContent(of: node, in: proposal)
    }
  }

  /// Where a modifier puts its content if the sizes of both are known: a line that nobody set by hand follows from them.
  private func originOfContent(
    _ axis: Axis, of node: Int, _ own: Size, _ content: Size, offer: Proposal, in proposal: Proposal
  ) -> Double {
    let kind = tree.nodes[node].kind
    if kind == .fixedFrame || kind == .flexibleFrame {
      let key = alignmentOfFrame(node)[axis]
      if !key.isCustom, !tree.traits.explicitKeys[tree.content(of: node)].contains(key) {
        return key.standardLine(in: own[axis]) - key.standardLine(in: content[axis])
      }
    }
    return originOfContent(axis, of: node, offer: offer, in: proposal).value
  }

  /// Where a modifier puts its content, along an axis, from its own leading or top edge.
  func originOfContent(_ axis: Axis, of node: Int, offer: Proposal, in proposal: Proposal) -> TrackedLength {
    switch tree.nodes[node].kind {
    case .padding: TrackedLength(tree.payloads.paddings[payload(of: node)].origin(axis))
    case .fixedFrame, .flexibleFrame: originInFrame(axis, node, offer: offer, in: proposal)
    case .position: originInPosition(axis, node, offer: offer)
    case .scroll: originInScroll(axis, node)
    default: TrackedLength(0)
    }
  }
}
