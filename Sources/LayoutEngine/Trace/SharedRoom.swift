/// How a stack shared out its room among its children when it was placed: who was served when, and what with.
///
///     HStack(spacing: 8) { Color; Text("Hi") }  in 100     gaps 8, so 92 to share
///                                                          Text    13.5 to 13.5   offered 46     takes 13.5
///                                                          Color   0 to ∞         offered 78.5   takes 78.5
public struct SharedRoom: Hashable, Sendable {
  /// What one child had to do with it.
  public struct Serving: Hashable, Sendable {
    /// Which one.
    public var child: Int
    /// Higher is served first; that of spacers is below all others.
    public var priority: Double
    /// How long it is at least: what it takes of nothing.
    public var shortest: Double
    /// How long it gets: what it takes of endless room.
    public var longest: Double
    /// The share that it was offered; nil where nothing was proposed to the stack or endless room, which is what
    /// everyone is offered then.
    public var share: Double?
    /// What it took.
    public var length: Double
  }

  /// The direction of the stack.
  public var axis: Axis
  /// What was proposed to the stack along it; nil for nothing.
  public var proposed: Double?
  /// The gaps between neighbours, in the order of the source.
  public var gaps: [Double]
  /// All gaps together.
  public var spacing: Double
  /// The children, first served first; where there is nothing to share, in the order of the source.
  public var servings: [Serving]
}

extension TracedLayout {
  /// How an `HStack` or `VStack` shared out its room, asked again on the way that placed it.
  ///
  /// Closures may run that nobody asked for, so call it after `guideTrace`, when nothing depends on them any more.
  ///
  /// - Parameter wentWell: as for `guideTrace`.
  /// - Returns: nil for any other view, for a stack that is not shown, and if a closure failed.
  /// - Complexity: three questions for each child, and sorting them.
  public func sharedRoom(of node: Int, wentWell: () -> Bool = { true }) -> SharedRoom? {
    guard node >= 0, node < pass.tree.count, pass.tree.nodes[node + 1].kind == .stack,
      let offer = pass.placements.offer(to: node + 1)
    else { return nil }
    // What hand-written layouts keep may hold their subviews, and these hold the pass.
    defer { pass.custom.caches = [:] }
    let known = pass.memory
    let room = pass.sharedRoom(of: node + 1, in: offer)
    if wentWell() { return room }
    pass.forget(since: known)
    return nil
  }
}

extension LayoutPass {
  fileprivate func sharedRoom(of node: Int, in offer: Proposal) -> SharedRoom {
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

/// The children of a stack in the order of serving.
private struct ServingQueue {
  private(set) var ranks: [Rank]

  init(_ ranks: [Rank]) {
    self.ranks = ranks
    self.ranks.withUnsafeMutableBufferPointer { $0.sortRanks(by: Rank.byPriorityAndFlexibility) }
  }

  /// Those of equal priority from a place on.
  func group(from place: Int) -> SharingGroup? {
    guard ranks.indices.contains(place) else { return nil }
    let group = ranks[place...].prefix { $0.priority == ranks[place].priority }
    // The highest need not reserve anything for themselves.
    let held = place == 0 ? ranks[group.endIndex...] : group
    // Numbers are added up in the order in which the law does it, so that their last digits are the same.
    let inOrder = held.sorted { $0.priority != $1.priority ? $0.priority > $1.priority : $0.slot < $1.slot }
    return SharingGroup(count: group.count, minimum: inOrder.reduce(0) { $0 + $1.minimum })
  }
}
