import Diagnostics
import LayoutEditing
import LayoutLanguage

/// Renames a symbol that the learner's own text declares.
struct AnotherName {
  let reading: TextReading
  let language: Language

  /// The answer to `textDocument/prepareRename`; nil for a name that cannot be renamed.
  func preparation(at offset: Int) -> JSON? {
    guard let symbol = reading.insight.symbol(at: offset), symbol.isRenamable else { return nil }
    return ["range": reading.document.lines.range(symbol.range), "placeholder": JSON(symbol.name)]
  }

  /// The answer to `textDocument/rename`. It refuses a rename after which a compiling program would no longer compile.
  func edit(
    at offset: Int, to name: String, _ client: ClientAbilities, by deadline: Deadline
  ) throws(ResponseError) -> JSON {
    guard let symbol = reading.insight.symbol(at: offset), symbol.isRenamable else {
      throw refusal(.cannotBeRenamed)
    }
    guard SwiftNames.isName(name) else { throw refusal(.isNoName(name)) }
    let places = reading.insight.mentions(of: symbol).filter { $0.file == 0 }
    if reading.insight.program != nil { try compile(places, as: name, by: deadline) }
    return reading.workspaceEdit(places.map { reading.edit($0, name) }, client)
  }

  private func compile(_ places: [SourceRange], as name: String, by deadline: Deadline) throws(ResponseError) {
    var bytes = reading.document.lines.bytes
    for place in places.sorted(by: { $0.lower > $1.lower }) where place.upper <= bytes.count {
      bytes.replaceSubrange(place.lower..<place.upper, with: name.utf8)
    }
    var sources = reading.sources
    sources[0] = SourceText(name: reading.sources[0].name, text: String(decoding: bytes, as: UTF8.self))
    do throws(Problems) {
      _ = try Program.compile(sources, by: deadline)
    } catch {
      let first = error.all.first?.message.text(in: language) ?? ""
      throw refusal(.wouldNotCompile(first))
    }
  }

  private func refusal(_ sentence: EditorSentence) -> ResponseError {
    ResponseError(.requestFailed, sentence.text(in: language))
  }
}

/// Swift's rules for identifiers.
enum SwiftNames {
  static func isName(_ word: String) -> Bool {
    guard let first = word.first, first.isLetter || first == "_", word != "_", word.count <= 200 else { return false }
    return word.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } && !reserved.contains(word)
  }

  private static let reserved: Set = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else",
    "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init",
    "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat",
    "rethrows", "return", "self", "Self", "static", "struct", "subscript", "super", "switch", "throw", "throws",
    "true", "try", "typealias", "var", "where", "while", "Any",
  ]
}
