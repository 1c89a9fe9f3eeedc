import SwiftSyntax

/// Counts a tree's errors and warnings, up to as many as are worth finding words for.
final class ErrorCounter: SyntaxAnyVisitor {
  /// So many are told where there are more than `most`.
  static let enough = 50
  static let most = 100
  private var end = 0
  private var count = 0
  private var isCountingWarnings = true
  /// Those that lie in here are counted.
  private var range = 0..<Int.max

  /// So many tokens in a place where none is expected cost as much as one error: the parser's words say where each of
  /// them belongs.
  private static let tokensOfOneError = 4

  /// Where the last one ends that is told; nil if all of them can be.
  static func endOfEnoughErrors(in tree: SourceFileSyntax) -> Int? {
    guard tree.hasError || tree.hasWarning else { return nil }
    let counter = ErrorCounter(viewMode: .all)
    counter.walk(tree)
    return counter.count > most ? counter.end : nil
  }

  /// How many errors begin at `start` or later, `most` and some more at most. What is missing at the text's end is not
  /// counted.
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
