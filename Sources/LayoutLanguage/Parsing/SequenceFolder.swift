import SwiftOperators
// For the memory that new nodes share.
@_spi(RawSyntax) import SwiftSyntax

/// Gives the operators of a tree their precedence: `a + b * c`, which the parser reads as a list, becomes `a + (b *
/// c)`.
///
/// A piece of a tree keeps the memory of everything in it alive, so that which is made of which must never run in a
/// circle: what is folded consists of the parser's own nodes only, and what is inside of it is folded afterwards, in
/// copies that lie in this folder's memory. `OperatorTable.foldAll`, and folding from the inside outwards, put folded
/// nodes around rewritten ones, whose memory holds the folded ones again; then none of it is ever given back.
final class SequenceFolder: SyntaxRewriter {
  private let table: OperatorTable
  /// Whether something is wrong with the operators; such a tree is not used, and `OperatorErrors` knows what it is.
  private(set) var hasErrors = false

  init(_ table: OperatorTable) {
    self.table = table
    // One piece of memory for all nodes around folded ones.
    super.init(viewMode: .fixedUp, rawAllocationArena: RawSyntaxArena())
  }

  override func visitAny(_ node: Syntax) -> Syntax? { node.hasSequenceExpr ? nil : node }

  override func visit(_ node: SequenceExprSyntax) -> ExprSyntax {
    let folded = table.foldSingle(node) { _ in hasErrors = true }
    // What has errors may stay a list.
    return folded.is(SequenceExprSyntax.self) ? super.visit(node) : visit(folded)
  }
}

/// What is wrong with the operators of a tree, in source order: unknown ones, and neighbours that have no order.
///
/// Looked for where the parser left them, since what is folded no longer knows its place in the text.
final class OperatorErrors: SyntaxVisitor {
  private let table: OperatorTable
  private(set) var found: [OperatorError] = []

  init(in tree: some SyntaxProtocol, _ table: OperatorTable) {
    self.table = table
    super.init(viewMode: .fixedUp)
    walk(tree)
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    _ = table.foldSingle(node) { found.append($0) }
    return .visitChildren
  }
}
