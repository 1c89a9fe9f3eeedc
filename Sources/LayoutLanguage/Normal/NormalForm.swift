import Diagnostics
import SwiftSyntax

/// A program without what people choose freely: names of its own, blanks and comments, the order of modifiers that do not
/// matter to each other.
///
///     struct Row: View {  // mine          struct name_1 : View {
///       let gap: CGFloat           →         let name_2 : CGFloat
///       …                                    …
///
/// Two texts with the same normal form do the same; texts that do the same may have different ones.
public struct NormalForm: Sendable {
  /// A word or sign of it.
  public struct Token: Hashable, Sendable {
    /// The word; every name of the program's own is `name`.
    public var word: String
    /// Which of its own names it is, counted from 1 by first mention; nil for Swift's and SwiftUI's words.
    public var number: Int?
  }

  /// From the first to the last.
  public let tokens: [Token]
  /// The program's own names, in the order of their numbers.
  public let names: [String]

  /// Reads a program.
  ///
  /// Call it through `Deadline.answer`: reading needs a large stack.
  ///
  /// - Throws: what is not Swift.
  public init(of source: SourceText) throws(Problems) {
    let tree = try Parsing.parse(source, file: 0).tree
    var writer = NormalTokens(own: ChosenNames(in: tree))
    writer.add(Syntax(tree))
    tokens = writer.tokens
    names = writer.mentioned
  }

  /// As a text that people can compare: a line for each statement, brace and modifier.
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
