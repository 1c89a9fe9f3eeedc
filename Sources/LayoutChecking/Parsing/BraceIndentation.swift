import Diagnostics
import SwiftSyntax

/// Finds the place of a missing brace by the indentation of the lines.
///
///     HStack(alignment: .top)
///       Text("a")                    deeper than the line above, which opens nothing
///     }
struct BraceIndentation {
  private let tokens: [TokenSyntax]
  private let bytes: [UInt8]

  init(of tree: Syntax, in bytes: [UInt8]) {
    tokens = tree.tokens(viewMode: .sourceAccurate).filter { !$0.text.isEmpty }
    self.bytes = bytes
  }

  /// The end of the first line that should open a block.
  var missingOpening: Int? {
    for (last, next) in zip(tokens, tokens.dropFirst())
    where isFirstInLine(next) && indentation(next) > indentation(last) {
      guard last.text == ")" || last.tokenKind.isName, next.tokenKind.isName, isCall(last) else { continue }
      return last.endPositionBeforeTrailingTrivia.utf8Offset
    }
    return nil
  }

  /// The first `{` that a line with less indentation should have closed.
  var unclosedOpening: Int? {
    var open: [TokenSyntax] = []
    for token in tokens {
      if token.text == "{" { open.append(token) }
      guard token.text == "}", let last = open.popLast() else { continue }
      if isFirstInLine(token), indentation(last) > indentation(token) {
        return last.positionAfterSkippingLeadingTrivia.utf8Offset
      }
    }
    return nil
  }

  /// Whether a line that ends with this token is a call of a type: `VStack`, `HStack(spacing: 8)`.
  private func isCall(_ token: TokenSyntax) -> Bool {
    var here: TokenSyntax? = token
    while let earlier = here, !isFirstInLine(earlier) { here = earlier.previousToken(viewMode: .sourceAccurate) }
    guard let word = here?.text.first else { return false }
    return word.isUppercase
  }

  private func isFirstInLine(_ token: TokenSyntax) -> Bool {
    lineStart(token) + indentation(token) == token.positionAfterSkippingLeadingTrivia.utf8Offset
  }

  /// The width of the blanks at the start of a token's line.
  private func indentation(_ token: TokenSyntax) -> Int {
    bytes[lineStart(token)...].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.count
  }

  private func lineStart(_ token: TokenSyntax) -> Int {
    let place = min(token.positionAfterSkippingLeadingTrivia.utf8Offset, bytes.count)
    return bytes[..<place].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
  }
}

extension TokenKind {
  fileprivate var isName: Bool {
    if case .identifier = self { return true }
    return false
  }
}
