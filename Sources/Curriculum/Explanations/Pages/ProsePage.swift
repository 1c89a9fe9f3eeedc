import CProse
import Diagnostics

/// A page of the course's prose, parsed from one Markdown file of `CProse`.
///
///     # Baseline                        title
///
///     also: line of text                notes: a list under each name
///     related: combined guide, HStack
///
///     The line that                     blocks: a paragraph's lines are joined,
///     letters stand on.                 code between fences stays as it is
struct ProsePage: Hashable, Sendable {
  /// The kinds of metadata of a page.
  enum Note: String {
    /// The diagnosis that the page explains.
    case diagnosis
    /// Synonyms of its title.
    case also
    /// Related glossary terms.
    case related
  }

  /// A block of its text.
  enum Block: Hashable, Sendable {
    case paragraph(String)
    case code(String, language: String)
  }

  var title = ""
  var notes: [Note: [String]] = [:]
  var blocks: [Block] = []

  /// Parses any text; lines without markup are paragraphs.
  init(_ markdown: Substring) {
    var paragraph: [Substring] = []
    var lines = markdown.split(separator: "\n", omittingEmptySubsequences: false)[...]
    while let line = lines.popFirst() {
      if line.hasPrefix("```") {
        end(&paragraph)
        let code = lines.prefix { $0 != "```" }
        lines = lines.dropFirst(code.count + 1)
        blocks.append(.code(code.joined(separator: "\n"), language: String(line.dropFirst(3))))
      } else if line.isEmpty {
        end(&paragraph)
      } else if blocks.isEmpty, paragraph.isEmpty, line.hasPrefix("# ") {
        title = String(line.dropFirst(2))
      } else if blocks.isEmpty, paragraph.isEmpty, let (name, words) = Self.note(line) {
        notes[name] = words
      } else {
        paragraph.append(line)
      }
    }
    end(&paragraph)
  }

  private mutating func end(_ paragraph: inout [Substring]) {
    if !paragraph.isEmpty { blocks.append(.paragraph(paragraph.joined(separator: " "))) }
    paragraph = []
  }

  /// `also: alignment, line` → the two synonyms.
  private static func note(_ line: Substring) -> (Note, [String])? {
    let parts = line.split(separator: ": ", maxSplits: 1)
    guard parts.count == 2, let name = Note(rawValue: String(parts[0])) else { return nil }
    return (name, parts[1].split(separator: ", ").map(String.init))
  }

  /// Its text as one CommonMark document, with each paragraph on one line.
  var text: String { blocks.map(\.text).joined(separator: "\n\n") }
}

extension ProsePage.Block {
  var text: String {
    switch self {
    case .paragraph(let text): text
    case .code(let text, let language): "```\(language)\n\(text)\n```"
    }
  }

  var isCode: Bool {
    if case .code = self { true } else { false }
  }
}

extension ProsePage {
  /// The pages about diagnoses; none if the language has no prose.
  static func help(in language: Language) -> [ProsePage] { pages(prose_help(language.code)) }

  /// The pages about glossary terms, in the same order in every language.
  static func glossary(in language: Language) -> [ProsePage] { pages(prose_glossary(language.code)) }

  private static func pages(_ prose: UnsafePointer<CChar>?) -> [ProsePage] {
    prose.map { String(cString: $0).split(separator: "\u{C}").map { ProsePage($0) } } ?? []
  }
}
