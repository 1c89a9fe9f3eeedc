import Diagnostics
import LayoutProgram
import SwiftSyntax

/// Checks `await`: where it is allowed and where it is required. Tasks wait in scene time.
extension TypeChecker {
  func waiting(_ node: AwaitExprSyntax, hint: Type?) throws(Problem) -> Checked {
    let home = function.home
    if !home.canWait, !home.isClosure {
      throw Problem(
        .type, "'async' call in a function that does not support concurrency", at: range(node.expression),
        notes: [Note(CallNote.waitInTask)])
    }
    home.waits = true
    effects.awaits += 1
    defer { effects.awaits -= 1 }
    return try infer(node.expression, hint: hint)
  }

  /// A call of an asynchronous function needs `await`.
  func requireWaiting(at node: some SyntaxProtocol) throws(Problem) {
    if effects.awaits > 0 { return }
    let home = function.home
    if home.canWait || home.isClosure {
      throw Problem(.type, "expression is 'async' but is not marked with 'await'", at: range(node))
    }
    throw Problem(.type, "'async' call in a function that does not support concurrency", at: range(node))
  }

  /// The error for an asynchronous closure if the context expects a synchronous one.
  func invalidWaiting(_ parameters: [Type], _ result: Type, at node: ClosureExprSyntax) -> Problem {
    let taken = parameters.map(\.description).joined(separator: ", ")
    let given = result.isVoid ? "()" : "\(result)"
    let wanted = result.isVoid ? "Void" : "\(result)"
    return problem(
      "invalid conversion from 'async' function of type '(\(taken)) async -> \(given)' to synchronous function type '(\(taken)) -> \(wanted)'",
      at: node, notes: [Note(CallNote.wrapInTask)])
  }
}
