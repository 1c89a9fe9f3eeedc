import Diagnostics
import SwiftSyntax

/// Checks calls inside of an overloaded call's arguments once for all overloads.
///
/// `abs(abs(abs(x)))` has two overloads at each level. A call means the same in any context, so it need not be checked
/// again for each: the work becomes linear in the expression's length instead of exponential.
extension TypeChecker {
  /// Checks the calls in a call's plain arguments and caches them while its overloads are tried.
  func settleCalls(in arguments: CallArguments) throws(Problem) {
    let finder = CallFinder(viewMode: .sourceAccurate)
    for argument in arguments.plain { finder.walk(argument.expression) }
    for call in finder.calls where settledCalls[call.id] == nil {
      settledCalls[call.id] = try infer(ExprSyntax(call), hint: nil)
    }
  }
}

/// Finds the outermost calls that are independent of their context.
private final class CallFinder: SyntaxVisitor {
  private(set) var calls: [FunctionCallExprSyntax] = []

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if ExprSyntax(node).standsAlone, !node.makesScalar { calls.append(node) }
    return .skipChildren
  }

  // `try` changes the meaning of a call.
  override func visit(_ node: TryExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  // These have scopes of their own.
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

extension FunctionCallExprSyntax {
  /// Whether a call creates a scalar: `UnicodeScalar(97)` is optional or not depending on the expected type.
  fileprivate var makesScalar: Bool {
    if let access = calledExpression.as(MemberAccessExprSyntax.self) {
      return access.declName.baseName.text == "Scalar"
    }
    return calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "UnicodeScalar"
  }
}

extension ExprSyntax {
  /// Whether a call begins with a name: `.red.opacity(0.5)` and `{ … }()` depend on the expected type.
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
