import Diagnostics
import LayoutProgram
import SwiftSyntax

/// Checks `#if os(iOS)` in the middle of a modifier chain.
///
///     Text("a")
///       #if os(iOS)
///       .padding()        called on the text
///       #endif
extension TypeChecker {
  /// The chain with the modifiers of the active branch; without one, the base alone.
  func conditionalChain(_ node: PostfixIfConfigExprSyntax, hint: Type?) throws(Problem) -> Checked {
    guard let base = node.base ?? chainBases[node.id] else { throw unsupported(.expression, at: node) }
    guard case .postfixExpression(let rest)? = node.config.activeClause?.elements, let first = rest.chainStart else {
      return try infer(base, hint: hint)
    }
    chainBases[first] = base
    return try infer(rest, hint: hint)
  }
}

extension ExprSyntax {
  /// The innermost member access or condition without a base.
  fileprivate var chainStart: SyntaxIdentifier? {
    var here = self
    while true {
      switch here.as(ExprSyntaxEnum.self) {
      case .functionCallExpr(let call): here = call.calledExpression
      case .subscriptCallExpr(let call): here = call.calledExpression
      case .optionalChainingExpr(let chain): here = chain.expression
      case .forceUnwrapExpr(let unwrap): here = unwrap.expression
      case .memberAccessExpr(let access):
        guard let base = access.base else { return access.id }
        here = base
      case .postfixIfConfigExpr(let condition):
        guard let base = condition.base else { return condition.id }
        here = base
      default: return nil
      }
    }
  }
}
