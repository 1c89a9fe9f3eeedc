/// Which declaration of the catalogue has which name: found once, for all programs.
///
///     "Text"               → the type, with its declaration's place
///     "View", "padding"    → the places of its four overloads, in the order of the catalogue
///
/// Building it reads only the beginnings of declarations and copies nothing but the names of types. What follows a name
/// is read when a program uses it.
final class NativeIndex: Sendable {
  private let text: CatalogueText
  /// The numbers of the types by name; a type's other names have its number.
  private let numbers: NameTable
  /// For each number of `numbers` that of the type: its own, or that of the type that the name stands for.
  private let meant: [Int]
  let types: [NativeType]
  private let places: NativePlaces

  static let shared = NativeIndex(.shared)

  init(_ text: CatalogueText) {
    var builder = NativeIndexBuilder(text)
    CatalogueScanner.scan(text) { builder.add($0) }
    for (name, own) in NativeTypes.otherNames.sorted(by: { $0.key < $1.key }) { builder.add(name, for: own) }
    self.text = text
    numbers = builder.numbers
    meant = builder.meant
    types = builder.types
    places = builder.places
  }

  /// The number of a type, among `types`.
  func number(of name: String) -> Int? { numbers.number(of: name).map { meant[$0] } }

  /// The names of all types, with their other names.
  var typeNames: [String] { numbers.names }

  /// `Edge.Set` of `EdgeSet`.
  func qualifiedName(of name: String) -> String {
    guard let number = number(of: name), types[number].name == name, types[number].isDeclared else { return name }
    return types[number].qualifiedName
  }

  /// Whether a type is declared inside of another one.
  func isNested(_ name: String) -> Bool { qualifiedName(of: name) != name }

  /// The types inside of a type.
  func types(in outer: String) -> [NativeType] {
    types.filter { type in
      type.qualifiedName.hasPrefix(outer + ".") && !type.qualifiedName.dropFirst(outer.utf8.count + 1).contains(".")
    }
  }

  /// The members of a type, by its number.
  func members(ofType number: Int) -> NativeMembers { NativeMembers(index: self, owner: number) }

  /// The global functions.
  var functions: NativeMembers { NativeMembers(index: self, owner: NativePlaces.global) }

  fileprivate func place(of name: String, in owner: Int) -> Int? { places.first(named: name, in: owner) }

  fileprivate func names(in owner: Int) -> [String] { places.names(in: owner) }

  /// The declarations of a name, from its first place on.
  fileprivate func declared(from first: Int) -> some Sequence<NativePlaces.Entry> {
    sequence(first: first) { Int(self.places[$0].next) }.prefix { $0 >= 0 }.map { self.places[$0] }
  }

  fileprivate func member(_ place: NativePlaces.Entry, named name: String, of owner: Nominal?) -> Member {
    let member = Member(name, place.kind, isStatic: place.isStatic, owner: owner)
    member.isMutating = place.isMutating
    member.nativeText = NativeText(
      text: text, start: text.afterName(place.name.upperBound), declaration: Int(place.start))
    return member
  }
}

/// Puts the index together, one declaration after the other.
private struct NativeIndexBuilder {
  let text: CatalogueText
  var numbers = NameTable()
  var meant: [Int] = []
  var types: [NativeType] = []
  var places: NativePlaces
  /// Members of one type mostly stand together, so the type is looked up once for all of them.
  private var latest: (owner: String, number: Int)?

  init(_ text: CatalogueText) {
    self.text = text
    // A declaration is seldom shorter than 50 characters.
    places = NativePlaces(text, capacity: text.bytes.count / 50)
  }

  mutating func add(_ declaration: CatalogueScanner.Declaration) {
    let number = declaration.owner.map { self.number(ofOwner: $0) } ?? NativePlaces.global
    switch declaration.kind {
    case .member(let kind): places.add(NativePlaces.Entry(declaration, kind, owner: number))
    case .conformance: types[number].extensions.append(declaration.name.upperBound)
    case .type where types[number].isDeclared: break
    case .type:
      types[number].declaration = declaration.start
      types[number].nameEnd = text.afterName(declaration.name.upperBound)
      types[number].qualifiedName = NativeTypes.ownNames[declaration.qualifiedName] ?? declaration.qualifiedName
    }
  }

  mutating func add(_ name: String, for own: String) {
    guard let known = numbers.number(of: own), numbers.number(adding: name) == meant.count else { return }
    meant.append(meant[known])
  }

  private mutating func number(ofOwner owner: String) -> Int {
    if let latest, latest.owner == owner { return latest.number }
    let number = number(adding: NativeTypes.ownNames[owner]?.filter { $0 != "." } ?? owner)
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
}

/// One of SwiftUI's, UIKit's, Foundation's or the standard library's types.
struct NativeType: Sendable {
  /// With the names of the types around it: `EdgeSet` for `Edge.Set`.
  let name: String
  /// `Edge.Set`
  var qualifiedName = ""
  /// Where its declaration begins, and where its name ends there; -1 if the catalogue only extends it.
  var declaration = -1
  var nameEnd = -1
  /// Where the names end of which extensions say to what the type conforms.
  var extensions: [Int] = []

  var isDeclared: Bool { nameEnd >= 0 }
}

/// The members of one type by name, or the global functions.
struct NativeMembers: Sendable {
  /// Nil if there are none.
  private let index: NativeIndex?
  private let owner: Int

  /// No members.
  init() { (index, owner) = (nil, 0) }

  fileprivate init(index: NativeIndex, owner: Int) { (self.index, self.owner) = (index, owner) }

  var names: [String] { index?.names(in: owner) ?? [] }

  /// The number of a name; nil for one that the type does not have.
  func number(of name: String) -> Int? { index?.place(of: name, in: owner) }

  /// Whether some declaration of a name is static, or is not.
  func has(_ name: String, isStatic: Bool) -> Bool {
    guard let index, let number = number(of: name) else { return false }
    return index.declared(from: number).contains { $0.isStatic == isStatic }
  }

  /// The overloads of a name by its number, in the order of the catalogue, as members for one program.
  func members(_ number: Int, named name: String, of owner: Nominal?) -> [Member] {
    guard let index else { return [] }
    return index.declared(from: number).map { index.member($0, named: name, of: owner) }
  }
}
