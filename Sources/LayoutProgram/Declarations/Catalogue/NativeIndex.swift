/// Index of the catalog's declarations by name, built once for all programs.
///
///     "Text"               → the type, with the offset of its declaration
///     "View", "padding"    → the offsets of its four overloads, in catalog order
///
/// Building the index reads only the start of each declaration and copies only the names of types. The text
/// after a name is parsed when a program uses the declaration.
package final class NativeIndex: Sendable {
  private let text: CatalogueText
  /// The numbers of all type names. An alias has a number of its own.
  private let numbers: NameTable
  /// For each number in `numbers`, the index of its type in `types`; an alias has the index of the type that it names.
  private let meant: [Int]
  package let types: [NativeType]
  private let places: NativePlaces

  package static let shared = NativeIndex(.shared)

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

  /// The index of a type in `types`.
  package func number(of name: String) -> Int? { numbers.number(of: name).map { meant[$0] } }

  /// The names of all types, including aliases.
  package var typeNames: [String] { numbers.names }

  /// The qualified name of a type: `Edge.Set` for `EdgeSet`.
  func qualifiedName(of name: String) -> String {
    guard let number = number(of: name), types[number].name == name, types[number].isDeclared else { return name }
    return types[number].qualifiedName
  }

  /// The declaration of a type, attributes included; nil if the catalog only extends it.
  func declaration(ofType name: String) -> NativeText? {
    guard let number = number(of: name), types[number].isDeclared else { return nil }
    return NativeText(text: text, start: types[number].nameEnd, declaration: types[number].declaration)
  }

  /// Whether the standard library declares a type.
  func isOfStandardLibrary(_ name: String) -> Bool {
    number(of: name).map { types[$0].folder == 0 } ?? false
  }

  /// Whether a type is declared inside of another one.
  package func isNested(_ name: String) -> Bool { qualifiedName(of: name) != name }

  /// The types nested in a type.
  package func types(in outer: String) -> [NativeType] {
    types.filter { type in
      type.qualifiedName.hasPrefix(outer + ".") && !type.qualifiedName.dropFirst(outer.utf8.count + 1).contains(".")
    }
  }

  /// The members of a type, by its number.
  package func members(ofType number: Int, _ natives: NativeTable? = nil) -> NativeMembers {
    NativeMembers(index: self, owner: number, natives)
  }

  /// The global functions.
  package func functions(_ natives: NativeTable? = nil) -> NativeMembers {
    NativeMembers(index: self, owner: NativePlaces.global, natives)
  }

  fileprivate func place(of name: String, in owner: Int) -> Int? { places.first(named: name, in: owner) }

  fileprivate func names(in owner: Int) -> [String] { places.names(in: owner) }

  /// The declarations of a name, starting with its first.
  fileprivate func declared(from first: Int) -> some Sequence<NativePlaces.Entry> {
    sequence(first: first) { Int(self.places[$0].next) }.prefix { $0 >= 0 }.map { self.places[$0] }
  }

  fileprivate func member(
    _ place: NativePlaces.Entry, named name: String, of owner: Nominal?, _ natives: NativeTable?
  ) -> Member {
    let member = Member(name, place.kind, isStatic: place.isStatic, owner: owner)
    member.isMutating = place.isMutating
    member.natives = natives
    member.nativeText = NativeText(
      text: text, start: text.afterName(place.name.upperBound), declaration: Int(place.start))
    return member
  }
}

/// Builds the index, one declaration at a time.
private struct NativeIndexBuilder {
  let text: CatalogueText
  var numbers = NameTable()
  var meant: [Int] = []
  var types: [NativeType] = []
  var places: NativePlaces
  /// Cache of the latest owner: members of one type mostly follow each other.
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
      types[number].folder = declaration.folder
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

/// A type of SwiftUI, UIKit, Foundation or the standard library.
package struct NativeType: Sendable {
  /// The name, joined with the names of the types around it: `EdgeSet` for `Edge.Set`.
  package let name: String
  /// The name with a dot: `Edge.Set`.
  package var qualifiedName = ""
  /// The offsets of the start of its declaration and of the end of its name; -1 if the catalog only extends it.
  package var declaration = -1
  package var nameEnd = -1
  /// The part of the catalog that declares it; 0 is the standard library.
  var folder = -1
  /// The offsets after the type's name in extensions that declare conformances.
  var extensions: [Int] = []

  package var isDeclared: Bool { nameEnd >= 0 }
}

/// The members of one type by name, or the global functions.
package struct NativeMembers: Sendable {
  /// Nil if there are none.
  private let index: NativeIndex?
  private let owner: Int
  private let natives: NativeTable?

  /// No members.
  init() { (index, owner, natives) = (nil, 0, nil) }

  fileprivate init(index: NativeIndex, owner: Int, _ natives: NativeTable?) {
    (self.index, self.owner, self.natives) = (index, owner, natives)
  }

  package var names: [String] { index?.names(in: owner) ?? [] }

  /// The number of a name; nil for one that the type does not have.
  package func number(of name: String) -> Int? { index?.place(of: name, in: owner) }

  /// Whether a name has a declaration that is static, or one that is not.
  func has(_ name: String, isStatic: Bool) -> Bool {
    guard let index, let number = number(of: name) else { return false }
    return index.declared(from: number).contains { $0.isStatic == isStatic }
  }

  /// The overloads of a name, in catalog order, as members for one program.
  func members(_ number: Int, named name: String, of owner: Nominal?) -> [Member] {
    guard let index else { return [] }
    return index.declared(from: number).map { index.member($0, named: name, of: owner, natives) }
  }
}
