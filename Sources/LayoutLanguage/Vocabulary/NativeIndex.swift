/// Which declaration of the vocabulary has which name: found once, for all programs.
///
///     "Text"                    → the declaration "struct Text: View"
///     "View", "padding"         → the heads of its four forms, in the order in which they are declared
///
/// Only the beginning of a declaration is read here. What follows the name is read when a program uses it.
struct NativeIndex: Sendable {
  /// The texts of types by their name; other names of a type stand beside its own.
  private(set) var types: [String: String] = [:]
  /// Members by the type that has them and their name.
  private(set) var members: [String: [String: [NativeHead]]] = [:]
  private(set) var functions: [String: [NativeHead]] = [:]

  static let shared = NativeIndex(Vocabulary.declarations)

  init(_ groups: [[NativeDeclaration]]) {
    for group in groups {
      for declaration in group {
        if let head = NativeHead(declaration) {
          if let owner = declaration.owner {
            members[owner, default: [:]][head.name, default: []].append(head)
          } else {
            functions[head.name, default: []].append(head)
          }
        } else if declaration.owner == nil {
          types[Self.typeName(in: declaration.text)] = declaration.text
        }
      }
    }
  }

  /// `Text`, of `struct Text: View`.
  private static func typeName(in text: String) -> String {
    let name = text.utf8.drop { $0 != UInt8(ascii: " ") }.dropFirst()
    return String(Substring(name.prefix { $0 != UInt8(ascii: ":") && $0 != UInt8(ascii: "<") }))
  }
}

/// The beginning of a function's, property's or initialiser's declaration, up to its name.
struct NativeHead: Sendable {
  let name: String
  let kind: Member.Kind
  private(set) var isStatic = false
  private var isMutating = false
  /// Everything after the name.
  private let signature: Substring
  private let body: NativeFunction.Body
  private let setter: NativeFunction.Body?

  /// Nil for a declaration of a type.
  init?(_ declaration: NativeDeclaration) {
    var rest = declaration.text[...]
    while true {
      if rest.take("static ") {
        isStatic = true
      } else if rest.take("mutating ") {
        isMutating = true
      } else {
        break
      }
    }
    if rest.take("func ") {
      kind = .method
      name = rest.takeName { $0 == UInt8(ascii: "(") || $0 == UInt8(ascii: "<") }
    } else if rest.take("init") {
      kind = .initializer
      isStatic = true
      name = "init"
    } else if rest.take("subscript") {
      kind = .subscripting
      name = "subscript"
    } else if rest.take("var ") || rest.take("let ") {
      kind = .computed
      name = rest.takeName { $0 == UInt8(ascii: ":") }
    } else {
      return nil
    }
    signature = rest
    body = declaration.body
    setter = declaration.setter
  }

  /// A member for one program.
  func member(of owner: Nominal?) -> Member {
    let member = Member(name, kind, isStatic: isStatic, owner: owner)
    member.isMutating = isMutating
    member.nativeSignature = String(signature)
    member.native = NativeFunction(name: name, body: body)
    member.nativeSetter = setter.map { NativeFunction(name: name, body: $0) }
    return member
  }
}

extension Substring {
  /// Leaves out the word, if the text begins with it.
  fileprivate mutating func take(_ word: StaticString) -> Bool {
    let begins = word.withUTF8Buffer { utf8.starts(with: $0) }
    if begins { self = self[utf8.index(startIndex, offsetBy: word.utf8CodeUnitCount)...] }
    return begins
  }

  /// Takes everything before a byte that ends a name.
  fileprivate mutating func takeName(upTo isEnd: (UInt8) -> Bool) -> String {
    let end = utf8.firstIndex(where: isEnd) ?? endIndex
    defer { self = self[end...] }
    return String(self[..<end])
  }
}
