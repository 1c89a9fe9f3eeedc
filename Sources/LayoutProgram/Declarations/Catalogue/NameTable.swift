/// Numbers names in insertion order, from 0.
///
///     ["Text", "View"]     "View" → 1, "Vieww" → nil
///
/// Lookups of vocabulary names are frequent. The names do not come from learners, so the table needs no
/// protection against names chosen to collide, as `Dictionary` has.
struct NameTable: Sendable {
  private(set) var names: [String] = []
  /// Open-addressing hash table of name numbers; -1 marks an empty slot.
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

  /// The number of a name; adds the name if it is missing.
  mutating func number(adding name: String) -> Int {
    if let known = number(of: name) { return known }
    names.append(name)
    // At most half of the slots are used, so that probing is short.
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
