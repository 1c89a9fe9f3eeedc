/// Table of the catalog's members and global functions, by owner and name.
///
/// An open-addressing hash table like `NameTable`, but the names stay in the catalog's text: there are
/// thousands, and a program looks up a few.
struct NativePlaces: Sendable {
  /// The owner of global functions, which belong to no type.
  static let global = -1

  /// One declaration.
  struct Entry {
    /// The number of the type it belongs to, or `global`.
    let owner: Int32
    let start: Int32
    let nameStart: Int32
    let nameLength: Int32
    let kind: Member.Kind
    let isStatic: Bool
    let isMutating: Bool
    /// The next declaration of the same name; -1 after the last one.
    fileprivate(set) var next: Int32 = -1
    /// In the first declaration of a name: the last declaration of that name so far.
    fileprivate var last: Int32 = -1
    /// In the first declaration of a name: the first declaration of the owner's previous name; -1 for its first name.
    fileprivate var before: Int32 = -1
    fileprivate var hash: UInt32 = 0

    init(_ declaration: CatalogueScanner.Declaration, _ kind: Member.Kind, owner: Int) {
      self.owner = Int32(truncatingIfNeeded: owner)
      start = Int32(truncatingIfNeeded: declaration.start)
      nameStart = Int32(truncatingIfNeeded: declaration.name.lowerBound)
      nameLength = Int32(truncatingIfNeeded: declaration.name.count)
      self.kind = kind
      isStatic = declaration.isStatic
      isMutating = declaration.isMutating
    }

    /// The byte range of the name in the catalog.
    var name: Range<Int> { Int(nameStart)..<Int(nameStart) + Int(nameLength) }
  }

  private let text: CatalogueText
  private var all: [Entry] = []
  /// Open-addressing hash table of each name's first declaration; -1 marks an empty slot.
  private var slots: [Int32]
  /// For each owner, `global` first: the first declaration of its latest name; -1 if it has none.
  private var latest: [Int32] = []

  /// Makes an empty table.
  ///
  /// - Parameter capacity: the maximum number of declarations.
  init(_ text: CatalogueText, capacity: Int) {
    self.text = text
    var count = 8
    while count < capacity * 2 { count *= 2 }
    slots = Array(repeating: -1, count: count)
    all.reserveCapacity(capacity)
  }

  subscript(number: Int) -> Entry { all[number] }

  /// Adds a declaration after those of the same name.
  mutating func add(_ place: Entry) {
    var place = place
    let number = Int32(truncatingIfNeeded: all.count)
    let name = Bytes(rebasing: text.bytes[place.name])
    place.hash = Self.hash(name, place.owner)
    place.last = number
    let slot = slot(of: name, place.owner, place.hash)
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

  /// The first declaration of a name; nil for a name that the owner does not have.
  func first(named name: String, in owner: Int) -> Int? {
    let owner = Int32(truncatingIfNeeded: owner)
    var name = name
    let slot = name.withUTF8 { self.slot(of: $0, owner, Self.hash($0, owner)) }
    return slots[slot] < 0 ? nil : Int(slots[slot])
  }

  /// All names of an owner, in order of their first declaration.
  func names(in owner: Int) -> [String] {
    let row = owner - Self.global
    guard latest.indices.contains(row) else { return [] }
    return sequence(first: latest[row], next: { all[Int($0)].before }).prefix { $0 >= 0 }.reversed()
      .map { text.string(all[Int($0)].name) }
  }

  private typealias Bytes = UnsafeBufferPointer<UInt8>

  /// The slot that has a name, or would have it.
  private func slot(of name: Bytes, _ owner: Int32, _ hash: UInt32) -> Int {
    var slot = Int(hash) & (slots.count - 1)
    while slots[slot] >= 0 {
      let place = all[Int(slots[slot])]
      if place.hash == hash, place.owner == owner, Self.areSame(Bytes(rebasing: text.bytes[place.name]), name) {
        return slot
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
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
