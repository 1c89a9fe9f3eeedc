import SwiftOperators
// For `RawSyntaxArena`.
@_spi(RawSyntax) import SwiftSyntax

/// Folds a tree's operators by precedence: the parser reads `a + b * c` as a list; this makes it `a + (b * c)`.
///
/// A subtree retains the memory arenas of all its nodes, so arenas must not retain each other in a cycle. Folded nodes
/// therefore consist of the parser's own nodes only; their insides are folded afterward, in copies in this folder's
/// arena. `OperatorTable.foldAll`, and folding from the inside outward, put folded nodes around rewritten ones, whose
/// arena retains the folded ones again; that memory leaks.
package final class SequenceFolder: SyntaxRewriter {
  private let table: OperatorTable
  /// Whether any operator has an error; then nobody uses the tree, and `OperatorErrors` reports the errors.
  package private(set) var hasErrors = false

  package init(_ table: OperatorTable) {
    self.table = table
    // One arena for all nodes around folded ones.
    super.init(viewMode: .fixedUp, rawAllocationArena: RawSyntaxArena())
  }

  package override func visitAny(_ node: Syntax) -> Syntax? { node.hasSequenceExpr ? nil : node }

  package override func visit(_ node: SequenceExprSyntax) -> ExprSyntax {
    let folded = table.foldSingle(node) { _ in hasErrors = true }
    // Expressions with errors stay lists.
    return folded.is(SequenceExprSyntax.self) ? super.visit(node) : visit(folded)
  }
}

/// The operator errors of a tree in source order: unknown operators, and neighbors without relative precedence.
///
/// It reads the unfolded tree, because folded nodes no longer know their source position.
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
