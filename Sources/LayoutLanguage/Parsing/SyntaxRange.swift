import Diagnostics
import SwiftSyntax

extension SyntaxProtocol {
  /// The node's bytes without the surrounding spaces and comments.
  package func range(in file: Int) -> SourceRange {
    SourceRange(
      file: file, lower: positionAfterSkippingLeadingTrivia.utf8Offset,
      upper: endPositionBeforeTrailingTrivia.utf8Offset)
  }
}
