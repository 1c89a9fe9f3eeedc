/// The rule of a stack, which a hand-written layout applies to its own subviews.
///
///     let row = HStackLayout(spacing: 4)
///     row.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
///
/// The result equals that of a `Stack` of these views; the questions count as the layout's own.
public struct StackOfSubviews {
  private let axis: Axis
  private let alignment: AlignmentKey
  private let spacing: Double?

  /// Makes the rule; a nil spacing leaves each gap to the neighbors.
  public init(axis: Axis, alignment: AlignmentKey, spacing: Double?) {
    self.axis = axis
    self.alignment = alignment
    self.spacing = spacing
  }

  /// The size of a stack of these views for a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize, _ subviews: [LayoutSubview]) -> Size {
    let row = matched(shares(of: proposal, subviews), subviews)
    var size = Size.zero
    size[axis] = gaps(between: subviews).reduce(row.lengths.reduce(0, +), +)
    size[axis.other] = row.extent.length
    return size
  }

  /// Places these views in a row, from the origin of the bounds.
  public func place(_ subviews: [LayoutSubview], in bounds: Rect, _ proposal: ProposedViewSize) {
    var proposal = proposal
    if proposal[axis.other] == nil { proposal[axis.other] = sizeThatFits(proposal, subviews)[axis.other] }
    let row = matched(shares(of: proposal, subviews), subviews)
    let gaps = [0] + gaps(between: subviews)
    var place = bounds.origin
    for (index, subview) in subviews.enumerated() {
      place[axis] += gaps[index]
      place[axis.other] = bounds.origin[axis.other] - row.lines[index] - row.extent.low
      subview.place(at: place, proposal: row.offers[index])
      place[axis] += row.lengths[index]
    }
  }

  private func gaps(between subviews: [LayoutSubview]) -> [Double] {
    zip(subviews, subviews.dropFirst()).map { one, next in
      spacing ?? one.spacing.distance(to: next.spacing, along: axis)
    }
  }

  /// The proposal for each view: its share of the room along the stack, the whole length across.
  private func shares(of proposal: ProposedViewSize, _ subviews: [LayoutSubview]) -> [ProposedViewSize] {
    var offers = Array(repeating: proposal, count: subviews.count)
    guard let room = proposal[axis], room != .infinity else { return offers }
    func length(of index: Int, for share: Double) -> Double {
      offers[index][axis] = share
      return subviews[index].sizeThatFits(offers[index])[axis]
    }
    let ranks = subviews.indices.map { index in
      let minimum = length(of: index, for: 0)
      let flexibility = rest(of: length(of: index, for: .infinity), without: minimum)
      return Rank(
        priority: subviews[index].priority, minimum: minimum, flexibility: flexibility, slot: index)
    }.sorted(by: Rank.byPriorityAndFlexibility)
    shareOut(room - gaps(between: subviews).reduce(0, +)) { place in
      guard place < ranks.count else { return nil }
      let group = ranks[place...].prefix { $0.priority == ranks[place].priority }
      let held = place == 0 ? ranks[group.endIndex...] : group
      return SharingGroup(count: group.count, minimum: held.reduce(0) { $0 + $1.minimum })
    } serve: { place, share in
      length(of: ranks[place].slot, for: share)
    }
    return offers
  }

  private struct MatchedRow {
    var offers: [ProposedViewSize]
    var lengths: [Double] = []
    var lines: [Double] = []
    var extent = Extent()
  }

  /// The views' lengths across, and their positions with all lines on the common one.
  private func matched(_ offers: [ProposedViewSize], _ subviews: [LayoutSubview]) -> MatchedRow {
    var row = MatchedRow(offers: offers)
    for (subview, offer) in zip(subviews, offers) {
      let dimensions = subview.dimensions(in: offer)
      let size = Size(width: dimensions.width, height: dimensions.height)
      let line = dimensions[alignment].isNaN ? .infinity : dimensions[alignment]
      row.lengths.append(size[axis])
      row.lines.append(line)
      row.extent.reach(line: line, length: size[axis.other])
    }
    return row
  }
}

/// The rule of a `ZStack`, which a hand-written layout applies to its own subviews.
public struct LayersOfSubviews {
  private let alignment: Alignment

  /// Makes the rule for an alignment.
  public init(alignment: Alignment) { self.alignment = alignment }

  /// The extent of the layers of the highest priority for a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize, _ subviews: [LayoutSubview]) -> Size {
    let reach = reach(proposal, subviews)
    return Size(width: reach.horizontal.length, height: reach.vertical.length)
  }

  /// Offers every layer the size of the bounds and aligns it on the common lines.
  public func place(_ subviews: [LayoutSubview], in bounds: Rect) {
    let offer = ProposedViewSize(bounds.size)
    let reach = reach(offer, subviews)
    for subview in subviews {
      let dimensions = subview.dimensions(in: offer)
      let corner = Point(
        x: bounds.origin.x + reach.horizontal.before - dimensions[alignment.horizontal],
        y: bounds.origin.y + reach.vertical.before - dimensions[alignment.vertical])
      subview.place(at: corner, proposal: offer)
    }
  }

  private func reach(
    _ proposal: ProposedViewSize, _ subviews: [LayoutSubview]
  ) -> (horizontal: Reach, vertical: Reach) {
    var reach = (horizontal: Reach(), vertical: Reach())
    let deciding = subviews.map(\.priority).max()
    for subview in subviews where subview.priority == deciding {
      let dimensions = subview.dimensions(in: proposal)
      reach.horizontal.include(line: dimensions[alignment.horizontal], length: dimensions.width)
      reach.vertical.include(line: dimensions[alignment.vertical], length: dimensions.height)
    }
    return reach
  }
}
