extension SharedRoom {
  /// When a stack serves one child, and what it then has left.
  ///
  ///     HStack(spacing: 0) { Color.frame(width: 50); Color; Spacer() } in 300
  ///       Color    after the frame, which is less flexible; 242 for it, since 8 are held back for the spacer
  public struct Turn: Hashable, Sendable {
    /// Why a child is served after the one before it.
    public enum Order: Hashable, Sendable {
      /// It has a lower priority.
      case priority
      /// It is more flexible.
      case flexibility
      /// Both are infinitely flexible, and its minimum is smaller.
      case minimum
      /// Both are equally flexible, and it comes later in the source.
      case source
    }

    /// The child's part.
    public var serving: Serving
    /// The position in the serving order, from 0.
    public var place: Int
    /// The child served before it.
    public var previous: Serving?
    /// Why it is served after that one; nil for the first.
    public var order: Order?
    /// The number of children of its priority that share what is left, itself included.
    public var sharers: Int
    /// The children of lower priority that are still to be served.
    public var lower: [Serving]

    /// The sum of the minimums of lower priorities, held back from its share.
    public var held: Double { lower.reduce(0) { $0 + $1.shortest } }
    /// Whether only spacers have a lower priority.
    public var isHeldForSpacers: Bool { lower.allSatisfy { !$0.priority.isFinite } }
    /// What all sharers have together; nil if nothing is shared.
    public var left: Double? { serving.share.map { $0 * Double(sharers) } }
    /// What it leaves to those after it; nil if nothing is shared.
    public var rest: Double? { left.map { $0 - serving.length } }
  }

  /// A child's turn; nil if the node is not a child.
  public func turn(of child: Int) -> Turn? {
    guard let place = servings.firstIndex(where: { $0.child == child }) else { return nil }
    let serving = servings[place]
    let previous = place > 0 ? servings[place - 1] : nil
    let lower = servings[place...].filter { $0.priority < serving.priority }
    return Turn(
      serving: serving, place: place, previous: previous, order: previous.map { serving.order(after: $0) },
      sharers: servings.count - place - lower.count, lower: lower)
  }

  /// The sum of all lengths and gaps.
  public var total: Double { servings.reduce(spacing) { $0 + $1.length } }
}

extension SharedRoom.Serving {
  /// The difference of the longest and the shortest length.
  public var flexibility: Double { rest(of: longest, without: shortest) }

  fileprivate func order(after previous: SharedRoom.Serving) -> SharedRoom.Turn.Order {
    if previous.priority != priority { return .priority }
    if previous.flexibility != flexibility { return .flexibility }
    return flexibility == .infinity && previous.shortest != shortest ? .minimum : .source
  }
}
