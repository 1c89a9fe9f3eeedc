import Diagnostics
import LayoutProgram
import SwiftSyntax

/// Checks `inout` arguments: `&width`.
extension TypeChecker {
  func inoutPlace(_ expression: ExprSyntax) throws(Problem) -> (Type, () -> Place) {
    guard let reference = expression.as(InOutExprSyntax.self) else {
      let value = try infer(expression, hint: nil)
      let start = range(expression).lower
      throw problem(
        "passing value of type '\(value.type)' to an inout parameter requires explicit '&'", at: expression,
        fixIts: [FixIt("insert '&'", replacing: SourceRange(file: file, lower: start, upper: start), with: "&")])
    }
    do throws(Problem) {
      return try place(reference.expression)
    } catch {
      guard case .cannotAssign(_, let reason)? = error.swift else { throw error }
      throw problem(
        "cannot pass immutable value as inout argument: \(reason.words)", at: expression, notes: error.notes)
    }
  }
}
