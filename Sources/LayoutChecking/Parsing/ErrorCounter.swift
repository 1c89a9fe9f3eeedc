import SwiftSyntax

/// Counts a tree's errors and warnings, up to the number worth reporting.
final class ErrorCounter: SyntaxAnyVisitor {
  /// The number of errors to report if there are more than `most`.
  static let enough = 50
  static let most = 100
  private var end = 0
  private var count = 0
  private var isCountingWarnings = true
  /// Counts only what begins in this range.
  private var range = 0..<Int.max

  /// This many unexpected tokens in a row take as long to report as one error: the parser's message names the place of
  /// each.
  private static let tokensOfOneError = 4

  /// The end of the last error to report; nil to report all.
  static func endOfEnoughErrors(in tree: SourceFileSyntax) -> Int? {
    guard tree.hasError || tree.hasWarning else { return nil }
    let counter = ErrorCounter(viewMode: .all)
    counter.walk(tree)
    return counter.count > most ? counter.end : nil
  }

  /// The number of errors that begin at `start` or later, capped slightly above `most`. Missing tokens at the end of
  /// the text do not count.
  static func errors(in tree: SourceFileSyntax, from start: Int) -> Int {
    let end = tree.endOfFileToken.position.utf8Offset
    guard tree.hasError, start < end else { return 0 }
    let counter = ErrorCounter(viewMode: .all)
    counter.isCountingWarnings = false
    counter.range = start..<end
    counter.walk(tree)
    return counter.count
  }

  override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
    if count > Self.most || !(node.hasError || node.hasWarning) { return .skipChildren }
    if let unexpected = node.as(UnexpectedNodesSyntax.self) {
      note(node, weight: 1 + unexpected.count / Self.tokensOfOneError)
    }
    return .visitChildren
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    if token.presence == .missing || token.hasError || token.hasWarning && isCountingWarnings { note(Syntax(token)) }
    return .skipChildren
  }

  private func note(_ node: Syntax, weight: Int = 1) {
    guard range.contains(node.positionAfterSkippingLeadingTrivia.utf8Offset) else { return }
    if count < Self.enough, count + weight >= Self.enough { end = node.endPosition.utf8Offset }
    count += weight
  }
}
