/// A column or a row of a grid while room is shared out.
struct Lane {
  var length = 0.0
  /// The gap before it.
  var gap = 0.0
  var priority = 0.0
}

/// Tracks side by side, which share room as the children of a stack do.
struct GridTracks {
  var list: [Lane]

  init(count: Int) { list = Array(repeating: Lane(), count: count) }

  /// All gaps together.
  var spacing: Double { list.reduce(0) { $0 + $1.gap } }

  /// All tracks with the gaps between them.
  var total: Double { list.reduce(0) { $0 + $1.gap + $1.length } }

  /// How far some neighbouring tracks reach, from the start of the first to the end of the last.
  func length(of range: Range<Int>) -> Double {
    range.reduce(0) { $0 + list[$1].length + ($1 == range.lowerBound ? 0 : list[$1].gap) }
  }

  /// Where every track starts.
  var starts: [Double] {
    var end = 0.0
    return list.map { track in
      let start = end + track.gap
      end = start + track.length
      return start
    }
  }

  /// Makes neighbouring tracks together as long as `wanted`, each by the same amount; they never shrink.
  mutating func stretch(_ range: Range<Int>, to wanted: Double) {
    let surplus = wanted - length(of: range)
    guard surplus > 0, !range.isEmpty else { return }
    for track in range { list[track].length += surplus / Double(range.count) }
  }

  /// Gives every track its length, of which `shareOut` has the law.
  ///
  /// - Complexity: at most three questions for each track.
  mutating func share(_ room: Double?, ask: (Int, Double?) -> Double) {
    guard let room, room != .infinity else {
      for track in list.indices { list[track].length = ask(track, room) }
      return
    }
    var ranks = list.indices.map { Rank(priority: list[$0].priority, slot: $0) }
    ranks.sort { $0.priority != $1.priority ? Rank.byPriority($0, $1) : $0.slot < $1.slot }
    for place in ranks.indices {
      ranks[place].minimum = ask(ranks[place].slot, 0)
      ranks[place].flexibility = rest(of: ask(ranks[place].slot, .infinity), without: ranks[place].minimum)
    }
    shareOut(room - spacing) { place in
      let group = ranks[place...].prefix { $0.priority == ranks[place].priority }
      if group.isEmpty { return nil }
      let held = place == 0 ? ranks[group.endIndex...] : group
      ranks[place..<group.endIndex].sort {
        Rank.byFlexibility($0, $1) || !Rank.byFlexibility($1, $0) && $0.slot < $1.slot
      }
      return SharingGroup(count: group.count, minimum: held.reduce(0) { $0 + $1.minimum })
    } serve: { place, share in
      let track = ranks[place].slot
      list[track].length = ask(track, share)
      return list[track].length
    }
  }
}
