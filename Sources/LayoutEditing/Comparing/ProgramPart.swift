import Diagnostics
import SwiftSyntax

/// A node of a program in the simplified tree that programs are compared by.
///
///     VStack(alignment: .leading) { Text("a").padding(4) }
///
/// is a call with an argument and a closure, which contains a chain of a call and a modifier. A part without views and
/// statements is a value, compared word by word.
struct ProgramPart {
  /// The role of a part among its siblings: only parts with matching heads are compared.
  enum Head: Hashable {
    case declaration(String, name: String)
    case argument(String?)
    case modifier(String)
    /// A view or another call, by the name of the function.
    case call(String)
    /// A view with its modifiers.
    case chain
    case closure
    /// `if`, `for`, `return` and the like.
    case statement(String)
    /// A part with a fixed role: the type, the value, the condition, the branch.
    case slot(String)
    case value
  }

  var head: Head
  /// The range of a name that may be replaced: `VStack`, `padding`; for an extension, the extended type.
  var nameRange: SourceRange?
  /// The range without surrounding spaces.
  var range: SourceRange
  var words: [ProgramWord]
  var children: [ProgramPart] = []
  /// Where to insert a first child; nil if it cannot have children.
  var inside: Int?
  /// The text before the part when it is inserted: `: ` before a type, ` = ` before a value.
  var lead = ""
  /// The names of the closure's parameters, by placeholder: `%0.0` is `d`.
  var parameters: [String: String] = [:]
  /// The range of the closure's parameter list.
  var parametersRange: SourceRange?
  /// Whether the call has parentheses; if not, an added argument needs them.
  var hasParentheses = true

  /// Whether two parts are equal, apart from the names of closure parameters.
  func says(_ other: ProgramPart) -> Bool {
    words.count == other.words.count && words.elementsEqual(other.words) { $0.text == $1.text }
  }

  /// The share of equal words in two parts, from 0 to 1.
  func likeness(to other: ProgramPart) -> Double {
    guard !words.isEmpty, !other.words.isEmpty else { return 0 }
    var counts: [String: Int] = [:]
    for word in words { counts[word.text, default: 0] += 1 }
    var common = 0
    for word in other.words {
      guard let count = counts[word.text], count > 0 else { continue }
      counts[word.text] = count - 1
      common += 1
    }
    return Double(2 * common) / Double(words.count + other.words.count)
  }
}

/// One token of a program.
struct ProgramWord {
  /// The token; for a closure parameter, a placeholder instead of its name: `%0.0`.
  let text: String
  /// The token as written.
  let written: String
  /// The whitespace before the word.
  let space: Space
  /// The position in the text; nil for a word of a helper, which is elsewhere.
  var lower: Int?

  enum Space { case none, blank, line }
}

extension [ProgramWord] {
  /// The words, with the closure parameter names of the place where they will be inserted.
  func named(_ names: [String: String]) -> [String] {
    map { $0.text.hasPrefix("%") ? names[$0.text] ?? $0.written : $0.written }
  }

  /// The words as text, with the closure parameter names of the place where they will be inserted.
  func written(with names: [String: String]) -> String {
    let words = named(names)
    var text = ""
    for (number, word) in enumerated() {
      if number > 0 {
        switch word.space {
        case .none: break
        case .blank: text += " "
        case .line: text += "\n"
        }
      }
      text += words[number]
    }
    return text
  }
}
