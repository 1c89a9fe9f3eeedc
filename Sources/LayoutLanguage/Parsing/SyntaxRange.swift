import Diagnostics
import SwiftSyntax

extension SyntaxProtocol {
  /// The node's bytes without the spaces and comments around it.
  func range(in file: Int) -> SourceRange {
    SourceRange(
      file: file, lower: positionAfterSkippingLeadingTrivia.utf8Offset,
      upper: endPositionBeforeTrailingTrivia.utf8Offset)
  }
}
