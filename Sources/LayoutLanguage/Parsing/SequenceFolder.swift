import SwiftOperators
// For the memory that new nodes share.
@_spi(RawSyntax) import SwiftSyntax

/// Gives the operators of a tree their precedence: `a + b * c`, which the parser reads as a list, becomes `a + (b * c)`.
///
/// `OperatorTable.foldAll` does the same, but makes a piece of memory for each node around an operator, and each of
/// these keeps the others alive: to free them takes longer than to fold. Here all of a tree's new nodes lie in one.
final class SequenceFolder: SyntaxRewriter {
  private let table: OperatorTable
  /// What is wrong with the operators; a tree that has errors is not used.
  private(set) var errors: [OperatorError] = []

  init(_ table: OperatorTable) {
    self.table = table
    super.init(viewMode: .fixedUp, rawAllocationArena: RawSyntaxArena())
  }

  override func visitAny(_ node: Syntax) -> Syntax? { node.hasSequenceExpr ? nil : node }

  override func visit(_ node: SequenceExprSyntax) -> ExprSyntax {
    // Those inside come first.
    guard let sequence = super.visit(node).as(SequenceExprSyntax.self) else { return ExprSyntax(node) }
    return table.foldSingle(sequence) { errors.append($0) }
  }
}
