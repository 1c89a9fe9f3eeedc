/// Where the members of each type, and the global functions, are declared: found by owner and name.
///
/// A table as `NameTable`, but the names stay in the declarations: there are thousands, and a program asks for a few.
struct NativePlaces: Sendable {
  /// In the place of a type's number: the functions that belong to none.
  static let global = -1

  /// One declaration.
  struct Place {
    /// The number of the type it belongs to.
    let owner: Int32
    let group: Int32
    let declaration: Int32
    let head: NativeHead
    /// The next form of the same name; -1 behind the last one.
    fileprivate(set) var next: Int32 = -1
    /// Of the first form, the last one so far.
    fileprivate var last: Int32 = -1
    /// Of the first form, that of the owner's name before it; -1 for its first name.
    fileprivate var before: Int32 = -1
    fileprivate var hash: UInt32 = 0

    init(owner: Int, group: Int, declaration: Int, head: NativeHead) {
      self.owner = Int32(truncatingIfNeeded: owner)
      self.group = Int32(truncatingIfNeeded: group)
      self.declaration = Int32(truncatingIfNeeded: declaration)
      self.head = head
    }
  }

  private var all: [Place] = []
  /// The first forms, each where its hash says or, where that is taken, in the next free slot; -1 where none is.
  private var slots: [Int32]
  /// The first form of the latest name of each owner, of which `global` comes first; -1 where there is none.
  private var latest: [Int32] = []

  /// - Parameter capacity: how many declarations there will be at most.
  init(capacity: Int) {
    var count = 8
    while count < capacity * 2 { count *= 2 }
    slots = Array(repeating: -1, count: count)
    all.reserveCapacity(capacity)
  }

  subscript(number: Int) -> Place { all[number] }

  /// Adds a declaration, behind the forms of the same name that are there.
  mutating func add(_ place: Place, of groups: [[NativeDeclaration]]) {
    var place = place
    let number = Int32(truncatingIfNeeded: all.count)
    let (hash, slot) = Self.name(of: place, in: groups) { name in
      let hash = Self.hash(name, place.owner)
      return (hash, self.slot(of: name, place.owner, hash, in: groups))
    }
    place.hash = hash
    place.last = number
    let first = slots[slot]
    if first < 0 {
      slots[slot] = number
      place.before = replaceLatest(of: place.owner, by: number)
    } else {
      all[Int(all[Int(first)].last)].next = number
      all[Int(first)].last = number
    }
    all.append(place)
  }

  private mutating func replaceLatest(of owner: Int32, by number: Int32) -> Int32 {
    let row = Int(owner) - Self.global
    if row >= latest.count { latest.append(contentsOf: repeatElement(-1, count: row + 1 - latest.count)) }
    defer { latest[row] = number }
    return latest[row]
  }

  /// The first form of a name; nil for a name that the owner does not have.
  func first(named name: String, in owner: Int, of groups: [[NativeDeclaration]]) -> Int? {
    let owner = Int32(truncatingIfNeeded: owner)
    var name = name
    let slot = name.withUTF8 { self.slot(of: $0, owner, Self.hash($0, owner), in: groups) }
    return slots[slot] < 0 ? nil : Int(slots[slot])
  }

  /// All names of an owner, in the order in which they are declared first.
  func names(in owner: Int, of groups: [[NativeDeclaration]]) -> [String] {
    let row = owner - Self.global
    guard latest.indices.contains(row) else { return [] }
    return sequence(first: latest[row], next: { all[Int($0)].before }).prefix { $0 >= 0 }.reversed()
      .map { Self.name(of: all[Int($0)], in: groups) { String(decoding: $0, as: UTF8.self) } }
  }

  private typealias Bytes = UnsafeBufferPointer<UInt8>

  /// The slot that has a name, or would have it.
  private func slot(of name: Bytes, _ owner: Int32, _ hash: UInt32, in groups: [[NativeDeclaration]]) -> Int {
    var slot = Int(hash) & (slots.count - 1)
    while slots[slot] >= 0 {
      let place = all[Int(slots[slot])]
      if place.hash == hash, place.owner == owner, Self.name(of: place, in: groups, { Self.areSame($0, name) }) {
        return slot
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }

  private static func name<Answer>(
    of place: Place, in groups: [[NativeDeclaration]], _ read: (Bytes) -> Answer
  ) -> Answer {
    var written = groups[Int(place.group)][Int(place.declaration)].pieces.written
    return written.withUTF8 { read(Bytes(rebasing: $0[place.head.start..<place.head.end])) }
  }

  private static func areSame(_ first: Bytes, _ second: Bytes) -> Bool {
    guard first.count == second.count else { return false }
    for index in first.indices where first[index] != second[index] { return false }
    return true
  }

  private static func hash(_ name: Bytes, _ owner: Int32) -> UInt32 {
    var hash = 2_166_136_261 ^ UInt32(truncatingIfNeeded: owner) &* 2_654_435_769
    for byte in name { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    return hash ^ (hash >> 15)
  }
}
