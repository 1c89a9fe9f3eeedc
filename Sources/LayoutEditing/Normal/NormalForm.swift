import Diagnostics
import LayoutChecking
import SwiftSyntax

/// A program without its author's free choices: names, spaces, comments, and the order of modifiers that do
/// not affect each other.
///
///     struct Row: View {  // mine          struct name_1 : View {
///       let gap: CGFloat           →         let name_2 : CGFloat
///       …                                    …
///
/// Two programs with the same normal form behave the same; the reverse need not hold.
public struct NormalForm: Sendable {
  /// A word or symbol of the normal form.
  public struct Token: Hashable, Sendable {
    /// The text; `name` for every name that the program declares.
    public var word: String
    /// The index of a declared name, counted from 1 by first mention; nil for words of Swift and SwiftUI.
    public var number: Int?
  }

  /// All tokens in order.
  public let tokens: [Token]
  /// The declared names, in the order of their indices.
  public let names: [String]

  /// Reads a program.
  ///
  /// Call it through `Deadline.answer`: parsing needs a large stack.
  ///
  /// - Throws: syntax errors.
  public init(of source: SourceText) throws(Problems) {
    let tree = try Parsing.parse(source, file: 0).tree
    var writer = NormalTokens(own: ChosenNames(in: tree))
    writer.add(Syntax(tree))
    tokens = writer.tokens
    names = writer.mentioned
  }

  /// The form as readable text: a line for each statement, brace and modifier.
  public var text: String {
    var lines: [String] = []
    var line: [String] = []
    var depth = 0
    func end() {
      if !line.isEmpty { lines.append(String(repeating: "  ", count: max(0, depth)) + line.joined(separator: " ")) }
      line = []
    }
    for token in tokens {
      let word = token.number.map { "name_\($0)" } ?? token.word
      switch token.word {
      case "{":
        line.append(word)
        end()
        depth += 1
      case "}":
        end()
        depth -= 1
        line.append(word)
      case NormalTokens.statementEnd: end()
      default: line.append(word)
      }
    }
    end()
    return lines.joined(separator: "\n") + "\n"
  }
}
