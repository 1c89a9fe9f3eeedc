/// Names, each with a number: the first has 0, the next 1, and so on.
///
///     ["Text", "View"]     "View" → 1, "Vieww" → nil
///
/// The vocabulary's names are asked for all the time and are not of a learner's making, so they need none of the care
/// that a dictionary takes against names chosen to be slow.
struct NameTable: Sendable {
  private(set) var names: [String] = []
  /// The numbers, each where its name's hash says or, where that is taken, in the next free place; -1 where none is.
  private var places: [Int32] = []

  /// The number of a name; nil if it is not in the table.
  func number(of name: String) -> Int? {
    if places.isEmpty { return nil }
    var place = Self.hash(name) & (places.count - 1)
    while places[place] >= 0 {
      let number = Int(places[place])
      if names[number] == name { return number }
      place = (place + 1) & (places.count - 1)
    }
    return nil
  }

  /// The number of a name, which is put into the table if it is not there.
  mutating func number(adding name: String) -> Int {
    if let known = number(of: name) { return known }
    names.append(name)
    // At most half of the places are taken, so that a free one is near.
    if names.count * 2 > places.count { makeRoom() } else { enter(names.count - 1) }
    return names.count - 1
  }

  private mutating func makeRoom() {
    places = Array(repeating: -1, count: max(8, places.count * 2))
    for number in names.indices { enter(number) }
  }

  private mutating func enter(_ number: Int) {
    var place = Self.hash(names[number]) & (places.count - 1)
    while places[place] >= 0 { place = (place + 1) & (places.count - 1) }
    places[place] = Int32(truncatingIfNeeded: number)
  }

  private static func hash(_ name: String) -> Int {
    let quick = name.utf8.withContiguousStorageIfAvailable { bytes in
      bytes.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
    }
    let hash = quick ?? name.utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
    return Int(hash ^ (hash >> 15))
  }
}
