/// Which declaration of the vocabulary has which name: found once, for all programs.
///
///     "Text"                    → the declaration "struct Text: View"
///     "View", "padding"         → the heads of its four forms, in the order in which they are declared
///
/// Only the beginning of a declaration is read here. What follows the name is read when a program uses it.
struct NativeIndex: Sendable {
  /// The numbers of the types by name; a type's other names have its number.
  private var numbers = NameTable()
  /// For each number of `numbers` that of the type: its own, or that of the type that the name stands for.
  private var meant: [Int] = []
  private(set) var types: [NativeType] = []
  private(set) var functions: [String: [NativeHead]] = [:]

  static let shared = NativeIndex(Vocabulary.written.map(\.declarations))

  init(_ groups: [[NativeDeclaration]]) {
    // Members of one type mostly stand together, so the type is looked up once for all of them.
    var latest: (owner: String, number: Int)?
    for group in groups {
      for declaration in group {
        guard let head = NativeHead(declaration) else {
          if declaration.owner == nil { add(type: declaration.text) }
          continue
        }
        guard let owner = declaration.owner else {
          functions[head.name, default: []].append(head)
          continue
        }
        let number = latest?.owner == owner ? latest?.number ?? 0 : number(adding: owner)
        latest = (owner, number)
        if let forms = head.spelledOut(for: owner) {
          for form in forms { types[number].members.add(form) }
        } else {
          types[number].members.add(head)
        }
      }
    }
    for (name, own) in NativeTypes.otherNames.sorted(by: { $0.key < $1.key }) { add(name, for: own) }
  }

  /// The number of a type, among `types`.
  func number(of name: String) -> Int? { numbers.number(of: name).map { meant[$0] } }

  /// The names of all types, with their other names.
  var typeNames: [String] { numbers.names }

  private mutating func number(adding name: String) -> Int {
    let number = numbers.number(adding: name)
    if number == meant.count {
      meant.append(types.count)
      types.append(NativeType(name: name))
    }
    return meant[number]
  }

  private mutating func add(type text: String) {
    let number = number(adding: Self.typeName(in: text))
    types[number].text = text
  }

  private mutating func add(_ name: String, for own: String) {
    guard let target = number(of: own), numbers.number(adding: name) == meant.count else { return }
    meant.append(target)
  }

  /// `Text`, of `struct Text: View`.
  private static func typeName(in text: String) -> String {
    var text = text
    return text.withUTF8 { bytes in
      var reader = HeadReader(bytes)
      _ = reader.takeName { $0 == UInt8(ascii: " ") }
      _ = reader.take(" ")
      return reader.takeName { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "<") }
    }
  }
}

/// One of SwiftUI's or the standard library's types, with its members.
struct NativeType: Sendable {
  let name: String
  /// `struct Text: View`
  var text = ""
  var members = NativeMembers()
}

/// The members of one type by name.
struct NativeMembers: Sendable {
  private var numbers = NameTable()
  private var heads: [[NativeHead]] = []

  mutating func add(_ head: NativeHead) {
    let number = numbers.number(adding: head.name)
    if number == heads.count { heads.append([head]) } else { heads[number].append(head) }
  }

  var names: [String] { numbers.names }

  /// The number of a name; nil for one that the type does not have.
  func number(of name: String) -> Int? { numbers.number(of: name) }

  /// The forms of a name, in the order in which they are declared; none for a name that the type does not have.
  subscript(name: String) -> [NativeHead] { numbers.number(of: name).map { heads[$0] } ?? [] }

  /// The forms of a name by its number, as members for one program.
  func members(_ number: Int, of owner: Nominal?) -> [Member] { heads[number].map { $0.member(of: owner) } }
}

/// The beginning of a function's, property's or initialiser's declaration, up to its name.
struct NativeHead: Sendable {
  let name: String
  let kind: Member.Kind
  let isStatic: Bool
  private let isMutating: Bool
  /// What follows the name.
  private var signature: NativeText
  private let body: NativeFunction.Body
  private let setter: NativeFunction.Body?

  /// Nil for a declaration of a type.
  init?(_ declaration: NativeDeclaration) {
    var text = declaration.text
    body = declaration.body
    setter = declaration.setter
    guard let read = text.withUTF8({ HeadReader.read($0) }) else { return nil }
    name = read.name
    kind = read.kind
    isStatic = read.isStatic
    isMutating = read.isMutating
    signature = NativeText(text, from: read.end)
  }

  /// The forms of a modifier without effect, where they are known; see `NativeDeclaration.spelledOut`.
  fileprivate func spelledOut(for owner: String) -> [NativeHead]? {
    let text = signature.whole
    guard kind == .method, owner == "View", text.utf8.count == signature.start + "(*) -> View".utf8.count,
      let forms = Vocabulary.inertForms[name], text.hasSuffix("(*) -> View")
    else { return nil }
    return forms.map { form in
      var spelled = self
      spelled.signature = NativeText(Vocabulary.signature(ofInertForm: form), from: 0)
      return spelled
    }
  }

  /// A member for one program.
  func member(of owner: Nominal?) -> Member {
    let member = Member(name, kind, isStatic: isStatic, owner: owner)
    member.isMutating = isMutating
    member.nativeText = signature
    member.native = NativeFunction(name: name, body: body)
    member.nativeSetter = setter.map { NativeFunction(name: name, body: $0) }
    return member
  }
}

/// Reads declarations up to their names, byte by byte.
private struct HeadReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  struct Head {
    var name: String
    var kind: Member.Kind
    var isStatic = false
    var isMutating = false
    /// Where what follows the name begins.
    var end = 0
  }

  /// The head of a declaration; nil for one of a type.
  static func read(_ bytes: UnsafeBufferPointer<UInt8>) -> Head? {
    var reader = HeadReader(bytes)
    return reader.head()
  }

  private mutating func head() -> Head? {
    var isStatic = false
    var isMutating = false
    while true {
      if take("static ") {
        isStatic = true
      } else if take("mutating ") {
        isMutating = true
      } else {
        break
      }
    }
    guard var head = named() else { return nil }
    if isStatic { head.isStatic = true }
    head.isMutating = isMutating
    head.end = position
    return head
  }

  private mutating func named() -> Head? {
    if take("func ") {
      return Head(name: takeName { $0 == UInt8(ascii: "(") || $0 == UInt8(ascii: "<") }, kind: .method)
    }
    if take("init") { return Head(name: "init", kind: .initializer, isStatic: true) }
    if take("subscript") { return Head(name: "subscript", kind: .subscripting) }
    if take("var ") || take("let ") { return Head(name: takeName { $0 == UInt8(ascii: ":") }, kind: .computed) }
    return nil
  }

  /// Leaves out the word, if it stands here.
  mutating func take(_ word: StaticString) -> Bool {
    let count = word.utf8CodeUnitCount
    guard bytes.count - position >= count else { return false }
    let begins = word.withUTF8Buffer { wanted in
      for offset in 0..<count where bytes[position + offset] != wanted[offset] { return false }
      return true
    }
    if begins { position += count }
    return begins
  }

  /// Takes everything before a byte that ends a name.
  mutating func takeName(upTo isEnd: (UInt8) -> Bool) -> String {
    let start = position
    while position < bytes.count, !isEnd(bytes[position]) { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }
}
