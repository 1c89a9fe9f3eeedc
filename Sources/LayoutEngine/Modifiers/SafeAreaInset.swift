/// Which edge a bar lies at.
public enum Edge: UInt8, Sendable, Hashable, CaseIterable {
  /// The four sides of a view.
  case top, leading, bottom, trailing

  /// The direction in which the bar takes room away.
  public var axis: Axis { self == .top || self == .bottom ? .vertical : .horizontal }

  /// Whether the bar comes before the content.
  var isStart: Bool { self == .top || self == .leading }
}

/// `safeAreaInset(edge:)`: a bar at an edge, and a view in the rest.
///
///     Color with a 40 high bar at the bottom, spacing 8, in 100 × 200
///
///     ┌───────┐
///     │ Color │  100 × 152
///     └───────┘
///     └──bar──┘  at y = 160
///
/// The bar is offered what the content can spare; the content gets what the bar and the gap leave. A scroll view keeps all
/// the room and the bar lies on it: its content starts after the bar and passes under it.
///
/// - Complexity: three questions along the edge's direction for each of the two, two across.
struct SafeAreaInset {
  var edge: Edge
  var alignment: AlignmentKey
  var spacing: Double?
}

extension LayoutPass {
  private func inset(_ node: Int) -> SafeAreaInset { tree.payloads.safeAreaInsets[payload(of: node)] }

  private func bar(_ node: Int) -> Int { Int(tree.nodes[tree.content(of: node)].end) }

  func lengthOfSafeAreaInset(_ axis: Axis, _ node: Int, in proposal: Proposal) -> TrackedLength {
    let inset = inset(node)
    let content = tree.content(of: node)
    var offers = offers(node, inset, in: proposal)
    if tree.scrollView(under: node) != nil, proposal[inset.edge.axis] != nil {
      if axis == inset.edge.axis { return length(axis, of: content, in: proposal) }
      offers.content = proposal
    }
    let inner = length(axis, of: content, in: offers.content)
    let outer = length(axis, of: bar(node), in: offers.bar)
    let reads = inner.reads.union(outer.reads)
    if axis == inset.edge.axis { return TrackedLength(inner.value + outer.value + gaps[bar(node)], reads: reads) }
    return TrackedLength(max(inner.value, outer.value), reads: reads)
  }

  private func offers(_ node: Int, _ inset: SafeAreaInset, in proposal: Proposal) -> (content: Proposal, bar: Proposal)
  {
    let axis = inset.edge.axis
    guard let room = proposal[axis] else { return (proposal, proposal) }
    let content = tree.content(of: node)
    let minimum = length(axis, of: content, in: proposal.with(axis, 0, reads: []))
    let spare = max(room - minimum.value - gaps[bar(node)], 0)
    let reads = minimum.reads.union(proposal.reads(axis))
    let offer = proposal.with(axis, spare.isNaN ? room : spare, reads: reads)
    let thickness = length(axis, of: bar(node), in: offer)
    let rest = max(room - thickness.value - gaps[bar(node)], 0)
    return (proposal.with(axis, rest.isNaN ? room : rest, reads: reads.union(thickness.reads)), offer)
  }

  func arrangeSafeAreaInset(_ node: Int, in proposal: Proposal) -> Row {
    let inset = inset(node)
    let axis = inset.edge.axis
    var row = collect(node)
    var offers = offers(node, inset, in: proposal)
    let scrollView = tree.scrollView(under: node)
    if scrollView != nil { offers.content = proposal }
    let content = row.range.lowerBound
    let bar = row.range.upperBound - 1
    slots[content].offer = offers.content
    slots[bar].offer = offers.bar
    for slot in row.range {
      let length = length(axis, of: slots[slot].node, in: slots[slot].offer)
      let line = guide(inset.alignment, of: slots[slot].node, in: slots[slot].offer)
      slots[slot].size[axis] = length.value
      slots[slot].corner[axis.other] = -line.value
      row.reads.formUnion(length.reads.union(line.reads))
    }
    let common = max(-slots[content].corner[axis.other], -slots[bar].corner[axis.other])
    for slot in row.range { slots[slot].corner[axis.other] += common }
    let taken = slots[bar].size[axis] + gaps[slots[bar].node]
    if let scrollView {
      if inset.edge.isStart { contentShifts[scrollView, default: .zero][axis] += taken }
      if !inset.edge.isStart { slots[bar].corner[axis] = slots[content].size[axis] - slots[bar].size[axis] }
    } else if inset.edge.isStart {
      slots[content].corner[axis] = taken
    } else {
      slots[bar].corner[axis] = slots[content].size[axis] + gaps[slots[bar].node]
    }
    return row
  }
}

extension LayoutTree {
  /// The scroll view that is the content of an inset, perhaps behind modifiers that change no size, if it scrolls in the
  /// direction in which the bar takes room away.
  func scrollView(under inset: Int) -> Int? {
    guard nodes[inset].kind == .safeAreaInset else { return nil }
    let axis = payloads.safeAreaInsets[Int(nodes[inset].payload)].edge.axis
    var node = inset + 1
    while true {
      switch nodes[node].kind {
      case .offset, .layoutPriority, .alignmentGuide, .overlay, .safeAreaInset: node += 1
      case .scroll: return payloads.scrolls[Int(nodes[node].payload)].scrolls(axis) ? node : nil
      default: return nil
      }
    }
  }
}
