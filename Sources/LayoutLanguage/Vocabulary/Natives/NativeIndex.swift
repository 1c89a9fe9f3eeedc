/// Which declaration of the vocabulary has which name: found once, for all programs.
///
///     "Text"                    → the declaration "struct Text: View"
///     "View", "padding"         → the places of its four forms, in the order in which they are declared
///
/// Only the beginning of a declaration is read here, and nothing of it is copied. What follows the name is read when a
/// program uses it.
final class NativeIndex: Sendable {
  private let groups: [[NativeDeclaration]]
  /// The numbers of the types by name; a type's other names have its number.
  private let numbers: NameTable
  /// For each number of `numbers` that of the type: its own, or that of the type that the name stands for.
  private let meant: [Int]
  let types: [NativeType]
  private let places: NativePlaces

  static let shared = NativeIndex(Vocabulary.written.map(\.declarations))

  init(_ groups: [[NativeDeclaration]]) {
    var builder = NativeIndexBuilder(groups)
    for group in groups.indices {
      for place in groups[group].indices { builder.add(group, place) }
    }
    for (name, own) in NativeTypes.otherNames.sorted(by: { $0.key < $1.key }) { builder.add(name, for: own) }
    self.groups = groups
    numbers = builder.numbers
    meant = builder.meant
    types = builder.types
    places = builder.places
  }

  /// The number of a type, among `types`.
  func number(of name: String) -> Int? { numbers.number(of: name).map { meant[$0] } }

  /// The names of all types, with their other names.
  var typeNames: [String] { numbers.names }

  /// The members of a type, by its number.
  func members(ofType number: Int) -> NativeMembers { NativeMembers(index: self, owner: number) }

  /// The global functions.
  var functions: NativeMembers { NativeMembers(index: self, owner: NativePlaces.global) }

  fileprivate func place(of name: String, in owner: Int) -> Int? { places.first(named: name, in: owner, of: groups) }

  fileprivate func names(in owner: Int) -> [String] { places.names(in: owner, of: groups) }

  /// What declares the forms of a name, from its first place on.
  fileprivate func declared(from first: Int) -> [(head: NativeHead, declaration: NativeDeclaration)] {
    var all: [(NativeHead, NativeDeclaration)] = []
    var next = first
    while next >= 0 {
      let place = places[next]
      all.append((place.head, groups[Int(place.group)][Int(place.declaration)]))
      next = Int(place.next)
    }
    return all
  }
}

/// Puts the index together, one declaration after the other.
private struct NativeIndexBuilder {
  let groups: [[NativeDeclaration]]
  var numbers = NameTable()
  var meant: [Int] = []
  var types: [NativeType] = []
  var places: NativePlaces
  /// Members of one type mostly stand together, so the type is looked up once for all of them.
  private var latest: (owner: String, number: Int)?

  init(_ groups: [[NativeDeclaration]]) {
    self.groups = groups
    places = NativePlaces(capacity: groups.reduce(0) { $0 + $1.count })
  }

  mutating func add(_ group: Int, _ declaration: Int) {
    let pieces = groups[group][declaration].pieces
    let owner = groups[group][declaration].owner
    guard let head = NativeHead(pieces) else {
      if owner == nil { add(type: pieces.text) }
      return
    }
    let number = owner.map { self.number(ofOwner: $0) } ?? NativePlaces.global
    places.add(
      NativePlaces.Place(owner: number, group: group, declaration: declaration, head: head), of: groups)
  }

  mutating func add(_ name: String, for own: String) {
    guard let known = numbers.number(of: own), numbers.number(adding: name) == meant.count else { return }
    meant.append(meant[known])
  }

  private mutating func number(ofOwner owner: String) -> Int {
    if let latest, latest.owner == owner { return latest.number }
    let number = number(adding: owner)
    latest = (owner, number)
    return number
  }

  private mutating func number(adding name: String) -> Int {
    let number = numbers.number(adding: name)
    if number == meant.count {
      meant.append(types.count)
      types.append(NativeType(name: name))
    }
    return meant[number]
  }

  private mutating func add(type text: String) {
    let number = number(adding: NativeHead.typeName(in: text))
    types[number].text = text
  }
}

/// One of SwiftUI's or the standard library's types.
struct NativeType: Sendable {
  let name: String
  /// `struct Text: View`
  var text = ""
}

/// The members of one type by name, or the global functions.
struct NativeMembers: Sendable {
  /// Nil where there are none.
  private let index: NativeIndex?
  private let owner: Int

  /// No members.
  init() { (index, owner) = (nil, 0) }

  fileprivate init(index: NativeIndex, owner: Int) { (self.index, self.owner) = (index, owner) }

  var names: [String] { index?.names(in: owner) ?? [] }

  /// The number of a name; nil for one that the type does not have.
  func number(of name: String) -> Int? { index?.place(of: name, in: owner) }

  /// Whether some form of a name is static, or is not.
  func has(_ name: String, isStatic: Bool) -> Bool {
    guard let index, let number = number(of: name) else { return false }
    return index.declared(from: number).contains { $0.head.isStatic == isStatic }
  }

  /// The forms of a name by its number, in the order in which they are declared, as members for one program.
  func members(_ number: Int, named name: String, of owner: Nominal?) -> [Member] {
    var members: [Member] = []
    for (head, declaration) in index?.declared(from: number) ?? [] {
      let forms = declaration.inertSignatures(of: name)
      for text in forms ?? [NativeText(declaration.pieces, from: head.end)] {
        members.append(declaration.member(name, head, text, of: owner))
      }
    }
    return members
  }
}

extension NativeDeclaration {
  /// What stands behind the name in the forms of a modifier without effect, where they are known; see `spelledOut`.
  fileprivate func inertSignatures(of name: String) -> [NativeText]? {
    guard pieces.form == .inert, let forms = Vocabulary.inertForms[name] else { return nil }
    return forms.map { NativeText(Vocabulary.signature(ofInertForm: $0)) }
  }

  fileprivate func member(_ name: String, _ head: NativeHead, _ text: NativeText, of owner: Nominal?) -> Member {
    let member = Member(name, head.kind, isStatic: head.isStatic, owner: owner)
    member.isMutating = head.isMutating
    member.nativeText = text
    member.native = NativeFunction(name: name, work)
    member.nativeSetter = setter.map { NativeFunction(name: name, $0) }
    return member
  }
}
