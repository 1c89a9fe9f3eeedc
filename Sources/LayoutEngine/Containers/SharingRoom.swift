/// Shares out a length: of an `HStack` among its children, of a `Grid` among its columns and rows.
///
///     300 wide, no gaps:  Color, Color.frame(width: 50), Color                →   125, 50, 125
///     100 wide, no gaps:  Color.layoutPriority(1), Color.frame(minWidth: 20)  →    80, 20
///
/// If the proposed length is nil or infinite, every sharer is offered just that. Otherwise
///
/// 1. the highest priority comes first; the minimum lengths of all lower ones are reserved,
/// 2. among equal priorities, the least flexible comes first: the smallest difference of maximum and minimum length,
/// 3. each is offered an equal share of the remaining room and takes what it likes.
///
/// - Parameters:
///   - room: the length without the gaps.
///   - group: the next sharers of equal priority, sorted by `Rank.byFlexibility`, from an index on; nil after the last.
///   - serve: offers the sharer at an index its share and returns the length it took.
@inline(__always)
func shareOut(
  _ room: Double, group: (_ place: Int) -> SharingGroup?, serve: (_ place: Int, _ share: Double) -> Double
) {
  var left = room
  var place = 0
  while let next = group(place) {
    left = rest(of: left, without: place == 0 ? next.minimum : -next.minimum)
    let end = place + next.count
    while place < end {
      left = rest(of: left, without: serve(place, max(left / Double(end - place), 0)))
      place += 1
    }
  }
}

/// The remaining room; subtracting infinity from infinite room changes nothing.
@inline(__always) func rest(of room: Double, without demand: Double) -> Double {
  let rest = room - demand
  return rest.isNaN ? room : rest
}

/// Sharers of equal priority, in serving order.
struct SharingGroup {
  /// The number of sharers, at least one.
  var count: Int
  /// The sum of their minimum lengths in source order; for the first group, the sum for all groups after it.
  var minimum: Double

  /// All sharers in one group.
  @inline(__always) static func all(_ count: Int) -> SharingGroup { SharingGroup(count: count, minimum: 0) }
}

/// The sort key that decides when a sharer is served.
struct Rank {
  var priority: Double
  /// The minimum length, NaN until known, and the difference to the maximum.
  var minimum = Double.nan
  var flexibility = 0.0
  private let index: Int32
  /// Whether the length does not depend on the share, so that any other share gives the same.
  var isRigid = false

  init(priority: Double, minimum: Double = .nan, flexibility: Double = 0, slot: Int) {
    self.priority = priority
    self.minimum = minimum
    self.flexibility = flexibility
    index = Int32(truncatingIfNeeded: slot)
  }

  /// The index in source order.
  var slot: Int { Int(index) }

  @inline(__always) static func byPriority(_ one: Rank, _ other: Rank) -> Bool { one.priority > other.priority }

  /// Least flexible first; among infinitely flexible ones, the larger minimum first.
  @inline(__always) static func byFlexibility(_ one: Rank, _ other: Rank) -> Bool {
    one.flexibility != other.flexibility
      ? one.flexibility < other.flexibility
      : one.flexibility == .infinity && one.minimum > other.minimum
  }

  static func byPriorityAndFlexibility(_ one: Rank, _ other: Rank) -> Bool {
    one.priority != other.priority ? byPriority(one, other) : byFlexibility(one, other)
  }
}
