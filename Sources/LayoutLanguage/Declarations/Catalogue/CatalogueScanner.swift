/// Finds the catalog's declarations, line by line, and parses each up to its name.
///
///     extension View {                                              owner: View
///       public func padding(_ length: CGFloat) -> some View { … }   method padding of View
///     }
///
/// It relies on the files' formatting, which `swift format lint` enforces. A declaration begins a line, indented by two
/// spaces for each type or extension around it, or is the only one between the braces of its extension. A continuation
/// line begins with an operator or bracket, with `where`, or deeper. So the scanner skips bodies and wrapped parameters
/// without parsing them.
///
/// It leaves out declarations that programs cannot name: those that are not `public`, among them a protocol's
/// requirements, and those marked `@compilerOnly`. It reads a case without values as a constant of its type.
///
/// - Complexity: linear in the catalog's length.
struct CatalogueScanner {
  /// A declaration, as far as an index needs it.
  struct Declaration {
    /// The type that it is a member of, or the type itself. Nested names are joined (`EdgeSet`). Nil for a
    /// global function.
    let owner: String?
    /// For a type, its name with the names of the types around it: `Edge.Set`.
    var qualifiedName = ""
    let kind: Kind
    /// The start of the declaration, attributes included.
    let start: Int
    let name: Range<Int>
    var isStatic = false
    var isMutating = false
    /// The part of the catalog: the number of folders before it.
    let folder: Int
  }

  enum Kind {
    case type
    /// `extension Text: Sendable`: only conformances matter.
    case conformance
    case member(Member.Kind)
  }

  private let text: CatalogueText
  /// The types and extensions around the line, outermost first.
  private var owners: [(name: String, qualified: String)] = []
  private var folder = 0

  init(_ text: CatalogueText) { self.text = text }

  /// Calls `found` with every declaration, in the order of the text.
  static func scan(_ text: CatalogueText, _ found: (Declaration) -> Void) {
    var scanner = CatalogueScanner(text)
    scanner.scan(found)
  }

  private mutating func scan(_ found: (Declaration) -> Void) {
    var line = 0
    while line < text.bytes.count {
      let first = text.skippingSpaces(from: line)
      let byte = text[first]
      let indentation = first - line
      if byte == UInt8(ascii: "}"), indentation == (owners.count - 1) * 2 {
        owners.removeLast()
      } else if byte == 0x0C {
        folder += 1
      } else if indentation == owners.count * 2, byte == UInt8(ascii: "@") || byte.isPartOfWord {
        line = declaration(from: first, found)
        continue
      }
      line = lineAfter(first)
    }
  }

  private func lineAfter(_ start: Int) -> Int {
    var offset = start
    while offset < text.bytes.count, text.bytes[offset] != UInt8(ascii: "\n") { offset += 1 }
    return offset + 1
  }

  /// Parses a declaration and returns the offset of the line to continue with.
  private mutating func declaration(from start: Int, _ found: (Declaration) -> Void) -> Int {
    var offset = start
    var isStatic = false
    var isMutating = false
    var isPublic = false
    while true {
      offset = text.skippingSpaces(from: offset, acrossLines: true)
      if text[offset] == UInt8(ascii: "@") {
        if text.hasWord("compilerOnly", at: offset + 1) { return lineAfter(offset) }
        if text.hasWord("carriedOut", at: offset + 1) { isPublic = true }
        offset = text.endOfWord(from: offset + 1)
        if text[offset] == UInt8(ascii: "(") { offset = text.endOfParentheses(from: offset) }
        continue
      }
      let end = text.endOfWord(from: offset)
      if text.hasWord("public", at: offset) { isPublic = true }
      if text.hasWord("static", at: offset) { isStatic = true }
      if text.hasWord("mutating", at: offset) { isMutating = true }
      guard isModifier(offset) else { break }
      offset = end
    }
    let keyword = offset
    var name = text.skippingSpaces(from: text.endOfWord(from: keyword))
    if text[name] == UInt8(ascii: "`") { name += 1 }
    func member(_ kind: Member.Kind, _ name: Range<Int>, isStatic: Bool = isStatic) {
      guard isPublic else { return }
      found(
        Declaration(
          owner: owners.last?.name, kind: .member(kind), start: start, name: name, isStatic: isStatic,
          isMutating: isMutating, folder: folder))
    }
    switch true {
    case text.hasWord("func", at: keyword): member(.method, name..<endOfName(name))
    case text.hasWord("init", at: keyword): member(.initializer, keyword..<keyword + 4, isStatic: true)
    case text.hasWord("subscript", at: keyword): member(.subscripting, keyword..<keyword + 9)
    case text.hasWord("var", at: keyword), text.hasWord("let", at: keyword):
      for name in names(from: name) { member(.computed, name) }
    case text.hasWord("case", at: keyword):
      isPublic = true
      for name in names(from: name) {
        let hasValues = text[text.afterName(name.upperBound)] == UInt8(ascii: "(")
        member(hasValues ? .enumCase : .computed, name, isStatic: true)
      }
    case text.hasWord("struct", at: keyword), text.hasWord("enum", at: keyword), text.hasWord("class", at: keyword),
      text.hasWord("protocol", at: keyword), text.hasWord("actor", at: keyword):
      return scope(.type, name..<text.endOfWord(from: name), start, found)
    case text.hasWord("extension", at: keyword):
      var end = text.endOfWord(from: name)
      while text[end] == UInt8(ascii: ".") { end = text.endOfWord(from: end + 1) }
      return scope(.conformance, name..<end, start, found)
    default: break
    }
    return lineAfter(keyword)
  }

  private func isModifier(_ offset: Int) -> Bool {
    let words: [StaticString] = [
      "public", "static", "mutating", "nonisolated", "final", "indirect", "nonmutating", "isolated", "override",
      "convenience", "required", "open", "weak", "lazy",
    ]
    return words.contains { text.hasWord($0, at: offset) }
  }

  /// The end of a function's name, which may be an operator.
  private func endOfName(_ start: Int) -> Int {
    var offset = start
    while text[offset] != UInt8(ascii: "("), text[offset] != UInt8(ascii: " "), text[offset] != UInt8(ascii: "\n"),
      text[offset] != UInt8(ascii: "<") || offset == start, text[offset] != UInt8(ascii: "`")
    {
      offset += 1
    }
    return offset
  }

  /// The names in a list of cases or constants: `all`, `top` and `bottom` of
  /// `all = token(), top = token(), bottom = token()`.
  private func names(from start: Int) -> [Range<Int>] {
    var names: [Range<Int>] = []
    var offset = start
    while true {
      offset = text.skippingSpaces(from: offset, acrossLines: true)
      if text[offset] == UInt8(ascii: "`") { offset += 1 }
      // `$isOn`, as it appears in a module's interface.
      let end = text.endOfWord(from: text[offset] == UInt8(ascii: "$") ? offset + 1 : offset)
      if end == offset { return names }
      names.append(offset..<end)
      offset = endOfItem(from: end)
      if text[offset] != UInt8(ascii: ",") { return names }
      offset += 1
    }
  }

  /// The offset of the comma after an item, or of the end of the list.
  private func endOfItem(from start: Int) -> Int {
    var offset = start
    var depth = 0
    while offset < text.bytes.count {
      switch text.bytes[offset] {
      case UInt8(ascii: "("): offset = text.endOfParentheses(from: offset) - 1
      case UInt8(ascii: "<"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: ">"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: ",") where depth == 0, UInt8(ascii: "{"), UInt8(ascii: "\n"): return offset
      default: break
      }
      offset += 1
    }
    return offset
  }

  /// Enters a type or an extension, unless it is empty.
  private mutating func scope(
    _ kind: Kind, _ name: Range<Int>, _ start: Int, _ found: (Declaration) -> Void
  ) -> Int {
    var qualified = text.string(name)
    if case .type = kind, let around = owners.last { qualified = "\(around.qualified).\(qualified)" }
    let owner = qualified.filter { $0 != "." }
    found(
      Declaration(owner: owner, qualifiedName: qualified, kind: kind, start: start, name: name, folder: folder))
    var offset = name.upperBound
    while offset < text.bytes.count, text.bytes[offset] != UInt8(ascii: "{") { offset += 1 }
    if text[offset + 1] == UInt8(ascii: "}") { return lineAfter(offset) }
    owners.append((owner, qualified))
    if text[offset + 1] == UInt8(ascii: "\n") { return lineAfter(offset) }
    defer { owners.removeLast() }
    return declaration(from: text.skippingSpaces(from: offset + 1), found)
  }
}
