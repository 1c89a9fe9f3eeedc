/// The law of sharing room: of an `HStack` among its children, of a `Grid` among its columns and rows.
///
///     300 wide, no gaps:  Color, Color.frame(width: 50), Color                →   125, 50, 125
///     100 wide, no gaps:  Color.layoutPriority(1), Color.frame(minWidth: 20)  →    80, 20
///
/// Where nothing or endless room is proposed there is nothing to share: that is what everyone is offered. Else
///
/// 1. those of the highest priority are served first; what all lower ones need at least is held back,
/// 2. of equal priority, the least flexible first: those whose longest and shortest lengths are nearest,
/// 3. each is offered an equal share of what is left and takes what it likes.
///
/// - Parameters:
///   - room: without the gaps.
///   - group: the next sharers of equal priority, sorted by `Rank.byFlexibility`, from a place on; nil after the last.
///   - serve: offers the sharer at a place its share, and gives what it took.
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

/// What is left of a room; endless demands on an endless room change nothing.
@inline(__always) func rest(of room: Double, without demand: Double) -> Double {
  let rest = room - demand
  return rest.isNaN ? room : rest
}

/// Sharers of equal priority, one after another in the order of serving.
struct SharingGroup {
  /// How many they are, at least one.
  var count: Int
  /// How much room they need at least, added up in the order of the source; of the first group, how much those after it
  /// need.
  var minimum: Double

  /// Every sharer, where none comes before another.
  @inline(__always) static func all(_ count: Int) -> SharingGroup { SharingGroup(count: count, minimum: 0) }
}

/// What decides when a sharer is served.
struct Rank {
  var priority: Double
  /// How short it can get, NaN until it is asked, and how much longer.
  var minimum = Double.nan
  var flexibility = 0.0
  private let index: Int32
  /// Whether its answer was made from something else than its share: it is as long for any other.
  var isRigid = false

  init(priority: Double, minimum: Double = .nan, flexibility: Double = 0, slot: Int) {
    self.priority = priority
    self.minimum = minimum
    self.flexibility = flexibility
    index = Int32(truncatingIfNeeded: slot)
  }

  /// Which one it is, in the order of the source.
  var slot: Int { Int(index) }

  @inline(__always) static func byPriority(_ one: Rank, _ other: Rank) -> Bool { one.priority > other.priority }

  /// Least flexible first. Among endlessly flexible ones, the larger minimum first.
  @inline(__always) static func byFlexibility(_ one: Rank, _ other: Rank) -> Bool {
    one.flexibility != other.flexibility
      ? one.flexibility < other.flexibility
      : one.flexibility == .infinity && one.minimum > other.minimum
  }

  static func byPriorityAndFlexibility(_ one: Rank, _ other: Rank) -> Bool {
    one.priority != other.priority ? byPriority(one, other) : byFlexibility(one, other)
  }
}
