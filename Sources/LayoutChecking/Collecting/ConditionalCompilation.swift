import SwiftSyntax

/// Evaluates `#if` for an iPhone app in a debug build, with the Swift version that this course targets.
extension IfConfigDeclSyntax {
  /// The clause that is compiled; nil if no condition is true.
  package var activeClause: IfConfigClauseSyntax? {
    clauses.first { $0.condition.map(Self.holds) ?? true }
  }

  private static func holds(_ condition: ExprSyntax) -> Bool {
    switch condition.as(ExprSyntaxEnum.self) {
    case .booleanLiteralExpr(let literal): return literal.literal.tokenKind == .keyword(.true)
    case .declReferenceExpr(let flag): return flag.baseName.text == "DEBUG"
    case .functionCallExpr(let call): return holds(call)
    case .prefixOperatorExpr(let prefix): return prefix.operator.text == "!" && !holds(prefix.expression)
    case .tupleExpr(let tuple): return tuple.elements.first.map { holds($0.expression) } ?? false
    case .infixOperatorExpr(let infix):
      let isAnd = infix.operator.trimmedDescription == "&&"
      return isAnd
        ? holds(infix.leftOperand) && holds(infix.rightOperand) : holds(infix.leftOperand) || holds(infix.rightOperand)
    default: return false
    }
  }

  /// Evaluates `os(iOS)`, `canImport(SwiftUI)`, `swift(>=5.9)` and the like.
  private static func holds(_ call: FunctionCallExprSyntax) -> Bool {
    guard let argument = call.arguments.first?.expression else { return false }
    switch call.calledExpression.trimmedDescription {
    case "os": return argument.trimmedDescription == "iOS"
    case "canImport": return ["SwiftUI", "UIKit", "Foundation", "CoreGraphics"].contains(argument.trimmedDescription)
    case "targetEnvironment": return argument.trimmedDescription == "simulator"
    case "swift", "compiler": return isVersion(argument)
    default: return false
    }
  }

  private static func isVersion(_ argument: ExprSyntax) -> Bool {
    guard let comparison = argument.as(PrefixOperatorExprSyntax.self) else { return false }
    let wanted = comparison.expression.trimmedDescription.split(separator: ".").map { Int($0) ?? 0 }
    let isReached = !([6, 3] as [Int]).lexicographicallyPrecedes(wanted)
    return comparison.operator.text == ">=" ? isReached : !isReached
  }
}
