import Diagnostics
import LayoutChecking
import LayoutProgram
import SwiftSyntax

// The nesting of a text, for editors that fold and select by it.

extension SourceInsight {
  /// The ranges between matching braces in the learner's text, in the order of their ends.
  public func blocks() -> [Diagnostics.SourceRange] {
    guard let tree else { return [] }
    var open: [Int] = []
    var found: [Diagnostics.SourceRange] = []
    for token in tree.tokens(viewMode: .sourceAccurate) {
      switch token.tokenKind {
      case .leftBrace: open.append(token.endPositionBeforeTrailingTrivia.utf8Offset)
      case .rightBrace:
        guard let start = open.popLast() else { continue }
        found.append(Diagnostics.SourceRange(lower: start, upper: token.positionAfterSkippingLeadingTrivia.utf8Offset))
      default: break
      }
    }
    return found
  }

  /// The ranges of the syntax around an offset of the learner's text, the innermost first, each larger than the last.
  public func surroundings(at offset: Int) -> [Diagnostics.SourceRange] {
    var node = tree?.token(at: AbsolutePosition(utf8Offset: offset)).map { Syntax($0) }
    var found: [Diagnostics.SourceRange] = []
    while let here = node {
      let range = here.range(in: 0)
      if range.lower <= offset, offset <= range.upper, range != found.last { found.append(range) }
      node = here.parent
    }
    return found
  }

  private var tree: SourceFileSyntax? { sources.first.flatMap { Parsing.parseLeniently($0, file: 0) } }
}
