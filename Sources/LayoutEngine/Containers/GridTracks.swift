/// A column or a row of a grid while room is shared out.
struct Lane {
  var length = 0.0
  /// The gap before it.
  var gap = 0.0
  var priority = 0.0
  var minimum = 0.0
  var flexibility = 0.0
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

  /// Gives every track its length: nil and ∞ are offered to all alike; a finite room goes to the highest priority first
  /// and, in it, to the least flexible first, in equal shares, while what lower ones need at least is held back.
  ///
  /// - Complexity: at most three questions for each track.
  mutating func share(_ room: Double?, ask: (Int, Double?) -> Double) {
    guard let room, room != .infinity else {
      for track in list.indices { list[track].length = ask(track, room) }
      return
    }
    var order = Array(list.indices)
    order.sort { list[$0].priority != list[$1].priority ? list[$0].priority > list[$1].priority : $0 < $1 }
    for track in order {
      list[track].minimum = ask(track, 0)
      list[track].flexibility = less(ask(track, .infinity), list[track].minimum)
    }
    let highest = order.prefix { list[$0].priority == list[order[0]].priority }
    var left = less(room - spacing, minimums(order[highest.count...]))
    var rest = order[...]
    while let first = rest.first {
      let group = rest.prefix { list[$0].priority == list[first].priority }
      if first != order[0] { left = less(left, -minimums(group)) }
      serve(Array(group), &left, ask)
      rest = rest.dropFirst(group.count)
    }
  }

  private mutating func serve(_ group: [Int], _ left: inout Double, _ ask: (Int, Double?) -> Double) {
    let sorted = group.sorted { isServed($0, before: $1) }
    for (place, track) in sorted.enumerated() {
      list[track].length = ask(track, max(left / Double(sorted.count - place), 0))
      left = less(left, list[track].length)
    }
  }

  private func isServed(_ a: Int, before b: Int) -> Bool {
    let (first, second) = (list[a], list[b])
    if first.flexibility != second.flexibility { return first.flexibility < second.flexibility }
    if first.flexibility == .infinity, first.minimum != second.minimum { return first.minimum > second.minimum }
    return a < b
  }

  private func minimums(_ tracks: ArraySlice<Int>) -> Double { tracks.reduce(0) { $0 + list[$1].minimum } }

  /// What is left of a room; endless demands on an endless room change nothing.
  private func less(_ room: Double, _ demand: Double) -> Double {
    let rest = room - demand
    return rest.isNaN ? room : rest
  }
}
