/// How a stack distributed its length among its children in the final placement, in serving order.
///
///     HStack(spacing: 8) { Color; Text("Hi") }  in 100     gaps 8, so 92 to share
///                                                          Text    13.5 to 13.5   offered 46     takes 13.5
///                                                          Color   0 to ∞         offered 78.5   takes 78.5
public struct SharedRoom: Hashable, Sendable {
  /// One child's part in the distribution.
  public struct Serving: Hashable, Sendable {
    /// The child.
    public var child: Int
    /// Higher is served first; spacers are last.
    public var priority: Double
    /// The minimum length: its answer to a proposal of 0.
    public var shortest: Double
    /// The maximum length: its answer to an infinite proposal.
    public var longest: Double
    /// The offered share; nil if the stack's proposal is nil or infinite, since then every child gets that proposal.
    public var share: Double?
    /// The length that it took.
    public var length: Double
  }

  /// The axis of the stack.
  public var axis: Axis
  /// The stack's proposal along its axis, if any.
  public var proposed: Double?
  /// The gaps between neighbors, in source order.
  public var gaps: [Double]
  /// Where each gap comes from.
  public var gapReasons: [GapReason]
  /// The sum of all gaps.
  public var spacing: Double
  /// The children in serving order; in source order if there was nothing to distribute.
  public var servings: [Serving]
}

extension LayoutPass {
  /// How a stack distributed its length for a proposal.
  func sharedRoom(of node: Int, in offer: Proposal) -> SharedRoom {
    let placing = proposalForPlacing(node, in: offer).asSeenByTheView
    let axis = stack(node).axis
    let children = Array(tree.children(of: node))
    func length(_ child: Int, of share: Double?) -> Double {
      self.length(axis, of: child, in: placing.with(axis, share, reads: .along(axis))).value
    }
    let longest = children.map { length($0, of: .infinity) }
    let ranks = children.indices.map { slot in
      let minimum = length(children[slot], of: 0)
      return Rank(
        priority: tree.traits.priority[children[slot]], minimum: minimum,
        flexibility: rest(of: longest[slot], without: minimum), slot: slot)
    }
    var room = SharedRoom(
      axis: axis, proposed: placing[axis], gaps: children.dropFirst().map { gaps[$0] },
      gapReasons: gapReasons(between: children, along: axis, stack(node).spacing),
      spacing: orders.spacing(ofStack: payload(of: node)), servings: [])
    func serve(_ rank: Rank, _ share: Double?) -> Double {
      let child = children[rank.slot]
      let answer = length(child, of: share)
      room.servings.append(
        SharedRoom.Serving(
          child: child - 1, priority: rank.priority, shortest: rank.minimum, longest: longest[rank.slot],
          share: share == .infinity ? nil : share, length: answer))
      return answer
    }
    guard let proposed = room.proposed, proposed != .infinity else {
      for rank in ranks { _ = serve(rank, room.proposed) }
      return room
    }
    let queue = ServingQueue(ranks)
    shareOut(proposed - room.spacing, group: queue.group) { place, share in serve(queue.ranks[place], share) }
    return room
  }
}

/// The children of a stack in serving order.
private struct ServingQueue {
  private(set) var ranks: [Rank]

  init(_ ranks: [Rank]) {
    self.ranks = ranks
    self.ranks.withUnsafeMutableBufferPointer { $0.sortRanks(by: Rank.byPriorityAndFlexibility) }
  }

  /// The group of equal priority from an index on.
  func group(from place: Int) -> SharingGroup? {
    guard ranks.indices.contains(place) else { return nil }
    let group = ranks[place...].prefix { $0.priority == ranks[place].priority }
    // The highest priority reserves nothing for itself.
    let held = place == 0 ? ranks[group.endIndex...] : group
    // Add in the same order as layout does, so that rounding is the same.
    let inOrder = held.sorted { $0.priority != $1.priority ? $0.priority > $1.priority : $0.slot < $1.slot }
    return SharingGroup(count: group.count, minimum: inOrder.reduce(0) { $0 + $1.minimum })
  }
}
