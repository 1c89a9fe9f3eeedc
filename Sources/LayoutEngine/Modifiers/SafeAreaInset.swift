/// The edge that a bar is attached to.
public enum Edge: UInt8, Sendable, Hashable, CaseIterable {
  /// The four sides of a view.
  case top, leading, bottom, trailing

  /// The axis along which the bar takes room.
  public var axis: Axis { self == .top || self == .bottom ? .vertical : .horizontal }

  /// Whether the bar comes before the content.
  var isStart: Bool { self == .top || self == .leading }
}

/// `safeAreaInset(edge:)`: a bar at an edge, with the content in the remaining room.
///
///     Color with a 40 high bar at the bottom, spacing 8, in 100 × 200
///
///     ┌───────┐
///     │ Color │  100 × 152
///     └───────┘
///     └──bar──┘  at y = 160
///
/// The bar is offered what the content can spare; the content gets the rest after the bar and the gap. A scroll view
/// keeps all the room, and the bar covers a part of it: its content starts after the bar and scrolls under it.
///
/// - Complexity: three questions along the edge's axis for each of the two views, two across.
struct SafeAreaInset: ClosedContainerKind, StoredKind {
  var edge: Edge
  var alignment: AlignmentKey
  var spacing: Double?

  static var childCount: ClosedRange<Int>? { 2...2 }
  static func table(in payloads: Payloads) -> ContiguousArray<SafeAreaInset> { payloads.safeAreaInsets }

  static func traits(of node: Int, _ known: Traits, in tree: LayoutTree) -> ViewTraits { ViewTraits(crossing: .both) }

  static func setGaps(in node: Int, _ wanted: SpacingTable, _ gaps: ScratchMemory<Double>, _ tree: LayoutTree) {
    let inset = at(node, tree)
    tree.setGaps(
      between: tree.children(of: node), along: inset.edge.axis, inset.spacing, isReversed: inset.edge.isStart, wanted,
      gaps)
  }

  private static func bar(_ node: Int, _ tree: LayoutTree) -> Int { Int(tree.nodes[node + 1].end) }

  static func length(_ axis: Axis, of node: Int, in proposal: Proposal, _ pass: LayoutPass) -> TrackedLength {
    let inset = at(node, pass.tree)
    let (content, bar) = (node + 1, bar(node, pass.tree))
    var offers = inset.offers(content, bar, in: proposal, pass)
    if pass.tree.scrollView(under: node) != nil, proposal[inset.edge.axis] != nil {
      if axis == inset.edge.axis { return pass.length(axis, of: content, in: proposal) }
      offers.content = proposal
    }
    let inner = pass.length(axis, of: content, in: offers.content)
    let outer = pass.length(axis, of: bar, in: offers.bar)
    let reads = inner.reads.union(outer.reads)
    if axis == inset.edge.axis { return TrackedLength(inner.value + outer.value + pass.gaps[bar], reads: reads) }
    return TrackedLength(max(inner.value, outer.value), reads: reads)
  }

  private func offers(
    _ content: Int, _ bar: Int, in proposal: Proposal, _ pass: LayoutPass
  ) -> (content: Proposal, bar: Proposal) {
    let axis = edge.axis
    guard let room = proposal[axis] else { return (proposal, proposal) }
    let minimum = pass.length(axis, of: content, in: proposal.with(axis, 0, reads: []))
    let spare = max(room - minimum.value - pass.gaps[bar], 0)
    let reads = minimum.reads.union(proposal.reads(axis))
    let offer = proposal.with(axis, spare.isNaN ? room : spare, reads: reads)
    let thickness = pass.length(axis, of: bar, in: offer)
    let rest = max(room - thickness.value - pass.gaps[bar], 0)
    return (proposal.with(axis, rest.isNaN ? room : rest, reads: reads.union(thickness.reads)), offer)
  }

  static func arrange(_ node: Int, in proposal: Proposal, from origin: Point, _ pass: LayoutPass) -> Row {
    let inset = at(node, pass.tree)
    let axis = inset.edge.axis
    var row = pass.collect(node)
    let content = row.range.lowerBound
    let bar = row.range.upperBound - 1
    var offers = inset.offers(node + 1, pass.slots[bar].node, in: proposal, pass)
    let scrollView = pass.tree.scrollView(under: node)
    if scrollView != nil { offers.content = proposal }
    pass.slots[content].offer = offers.content
    pass.slots[bar].offer = offers.bar
    for slot in row.range {
      let length = pass.length(axis, of: pass.slots[slot].node, in: pass.slots[slot].offer)
      let line = pass.guide(inset.alignment, of: pass.slots[slot].node, in: pass.slots[slot].offer)
      pass.slots[slot].size[axis] = length.value
      pass.slots[slot].corner[axis.other] = -line.value
      row.reads.formUnion(length.reads.union(line.reads))
    }
    let common = max(-pass.slots[content].corner[axis.other], -pass.slots[bar].corner[axis.other])
    for slot in row.range { pass.slots[slot].corner[axis.other] += common }
    let gap = pass.gaps[pass.slots[bar].node]
    let taken = pass.slots[bar].size[axis] + gap
    if let scrollView {
      if inset.edge.isStart {
        pass.contentShifts[scrollView, default: .zero][axis] += taken
      } else {
        pass.slots[bar].corner[axis] = pass.slots[content].size[axis] - pass.slots[bar].size[axis]
      }
    } else if inset.edge.isStart {
      pass.slots[content].corner[axis] = taken
    } else {
      pass.slots[bar].corner[axis] = pass.slots[content].size[axis] + gap
    }
    return row
  }

  /// Places both, and records how far the content keeps away from the edge.
  static func placeChildren(of node: Int, in proposal: Proposal, _ stage: Size, _ pass: LayoutPass) {
    pass.place(arrange(node, in: proposal, from: pass.placements.frames[node].origin, pass), in: stage)
    let inset = at(node, pass.tree)
    let (content, bar) = (node + 1, bar(node, pass.tree))
    let taken = pass.placements.frames[bar].size[inset.edge.axis] + pass.gaps[bar]
    if let scrollView = pass.tree.scrollView(under: node) {
      if !inset.edge.isStart { pass.contentEnds[scrollView, default: .zero][inset.edge.axis] += taken }
    } else {
      pass.safeInsets.append(
        SafeInset(nodes: content..<Int(pass.tree.nodes[content].end), edge: inset.edge, length: taken))
    }
  }

  static func questions(of node: Int, in offer: Proposal, _ pass: LayoutPass) -> [GuideQuestion] {
    pass.tree.children(of: node).map { GuideQuestion($0, at(node, pass.tree).alignment) }
  }
  static func asksIncidentally(_ child: Int, of node: Int) -> Bool { child == node + 1 }
}

extension LayoutTree {
  /// The scroll view inside an inset, perhaps behind modifiers that change no size, frames that take all the room, and
  /// stacks around it alone, if it scrolls along the bar's axis.
  /// A list's rows count as one.
  func scrollView(under inset: Int) -> Int? {
    let axis = SafeAreaInset.at(inset, self).edge.axis
    var node = inset + 1
    while true {
      switch nodes[node].kind {
      case .overlay:
        let rows = Int(nodes[node + 1].end)
        let isList = nodes[rows].kind == .modifier && AnyModifier.at(rows, self).base is ListColumn
        if axis == .vertical, isList { return rows }
        node += 1
      case .offset, .layoutPriority, .alignmentGuide, .safeAreaInset: node += 1
      case .stack where nodes[node].end == nodes[node + 1].end: node += 1
      case .flexibleFrame where BoundedFrame.at(node, self)[axis].max == .infinity: node += 1
      case .modifier where AnyModifier.at(node, self).keepsFrame: node += 1
      case .scroll: return Scroll.at(node, self).scrolls(axis) ? node : nil
      default: return nil
      }
    }
  }
}
