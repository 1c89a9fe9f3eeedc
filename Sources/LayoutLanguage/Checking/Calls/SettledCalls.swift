import Diagnostics
import SwiftSyntax

/// Calls inside the arguments of an overloaded one, read once for all overloads.
///
/// `abs(abs(abs(x)))` has two functions to try at each step. A call means the same wherever it stands, so what is
/// inside need not be read again for each: the work grows with the length of the expression instead of doubling with
/// each step.
extension TypeChecker {
  /// Reads the calls in a call's plain arguments and remembers them, for as long as its overloads are tried.
  func settleCalls(in arguments: CallArguments) throws(Problem) {
    let finder = CallFinder(viewMode: .sourceAccurate)
    for argument in arguments.plain { finder.walk(argument.expression) }
    for call in finder.calls where settledCalls[call.id] == nil {
      settledCalls[call.id] = try infer(ExprSyntax(call), hint: nil)
    }
  }
}

/// Finds the outermost calls that need nothing of their surroundings to be understood.
private final class CallFinder: SyntaxVisitor {
  private(set) var calls: [FunctionCallExprSyntax] = []

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if ExprSyntax(node).standsAlone, !node.makesScalar { calls.append(node) }
    return .skipChildren
  }

  // A call means something else behind `try`.
  override func visit(_ node: TryExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  // What is inside of these has names of its own.
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

extension FunctionCallExprSyntax {
  /// `UnicodeScalar(97)`: whether it may be missing depends on what its place wants.
  fileprivate var makesScalar: Bool {
    if let access = calledExpression.as(MemberAccessExprSyntax.self) {
      return access.declName.baseName.text == "Scalar"
    }
    return calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "UnicodeScalar"
  }
}

extension ExprSyntax {
  /// Whether a call begins with a name: `.red.opacity(0.5)` and `{ … }()` mean something only where a type is expected.
  fileprivate var standsAlone: Bool {
    var node = self
    while true {
      if let call = node.as(FunctionCallExprSyntax.self) {
        node = call.calledExpression
      } else if let access = node.as(MemberAccessExprSyntax.self) {
        guard let base = access.base else { return false }
        node = base
      } else {
        return node.is(DeclReferenceExprSyntax.self)
      }
    }
  }
}
