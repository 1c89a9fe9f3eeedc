/// A column or a row of a grid while the grid distributes room.
struct Lane {
  var length = 0.0
  /// The gap before it.
  var gap = 0.0
  var priority = 0.0
}

/// Adjacent tracks, which share room like the children of a stack.
struct GridTracks {
  var list: [Lane]

  init(count: Int) { list = Array(repeating: Lane(), count: count) }

  /// The sum of all gaps.
  var spacing: Double { list.reduce(0) { $0 + $1.gap } }

  /// The sum of all tracks and gaps.
  var total: Double { list.reduce(0) { $0 + $1.gap + $1.length } }

  /// The length of a range of neighboring tracks, from the start of the first to the end of the last.
  func length(of range: Range<Int>) -> Double {
    range.reduce(0) { $0 + list[$1].length + ($1 == range.lowerBound ? 0 : list[$1].gap) }
  }

  /// The gaps between a range of neighboring tracks.
  func gaps(in range: Range<Int>) -> Double { range.dropFirst().reduce(0) { $0 + list[$1].gap } }

  /// The start of every track.
  var starts: [Double] {
    var end = 0.0
    return list.map { track in
      let start = end + track.gap
      end = start + track.length
      return start
    }
  }

  /// Widens a range of tracks by equal amounts to a total of `wanted`; tracks never shrink.
  mutating func stretch(_ range: Range<Int>, to wanted: Double) {
    let surplus = wanted - length(of: range)
    guard surplus > 0, !range.isEmpty else { return }
    for track in range { list[track].length += surplus / Double(range.count) }
  }

  /// Gives every track its length, as `shareOut` decides.
  ///
  /// - Complexity: at most three questions per track.
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
