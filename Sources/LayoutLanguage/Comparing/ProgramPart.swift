import Diagnostics
import SwiftSyntax

/// A stretch of a program that can be compared with a stretch of another one.
///
///     VStack(alignment: .leading) { Text("a").padding(4) }
///
/// is a call with an argument and a closure, which holds a chain of a call and a modifier. What has no views and no
/// statements in it is a value, compared word by word.
struct ProgramPart {
  /// What a part is among its siblings: two parts are compared with each other only where this fits.
  enum Head: Hashable {
    case declaration(String, name: String)
    case argument(String?)
    case modifier(String)
    /// A view or another call, by what is called.
    case call(String)
    /// A view with its modifiers.
    case chain
    case closure
    /// `if`, `for`, `return` and the like.
    case statement(String)
    /// What has its place by what it is for: the type, the value, the condition, the branch.
    case slot(String)
    case value
  }

  var head: Head
  /// The name that could be another one: `VStack`, `padding`; of an extension, what it extends.
  var nameRange: SourceRange?
  /// Without the blanks around it.
  var range: SourceRange
  var words: [ProgramWord]
  var children: [ProgramPart] = []
  /// Where a first child would stand; nil where children cannot be added.
  var inside: Int?
  /// What stands before the part where it is added: `: ` before a type, ` = ` before a value.
  var lead = ""
  /// Which name each name of a closure's parameters has here: `%0.0` is `d`.
  var parameters: [String: String] = [:]
  /// Where the closure names its parameters.
  var parametersRange: SourceRange?
  /// The call has parentheses, or its arguments would need them.
  var hasParentheses = true

  /// Whether two parts say the same, whatever closures call what they are given.
  func says(_ other: ProgramPart) -> Bool {
    words.count == other.words.count && words.elementsEqual(other.words) { $0.text == $1.text }
  }

  /// How much of the words of two parts is the same: 0 for nothing, 1 for all.
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
  /// The token; what a closure is given goes by its place instead of its name: `%0.0`.
  let text: String
  /// The token as it is written.
  let written: String
  /// What stands between the word before and this one.
  let space: Space
  /// Where it is in the text; nil for a word of a helper, which stands elsewhere.
  var lower: Int?

  enum Space { case none, blank, line }
}

extension [ProgramWord] {
  /// The words one by one, with the names that closures' parameters have where they are put.
  func named(_ names: [String: String]) -> [String] {
    map { $0.text.hasPrefix("%") ? names[$0.text] ?? $0.written : $0.written }
  }

  /// The words as text, with the names that closures' parameters have where it is put.
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
