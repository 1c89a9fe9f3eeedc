import SwiftSyntax

extension ExprSyntax {
  /// The position at which Swift's compiler reports an error about the expression: a member's name, an operator, the
  /// bracket of a subscript.
  var anchor: AbsolutePosition {
    switch self.as(ExprSyntaxEnum.self) {
    case .memberAccessExpr(let access):
      access.declName.baseName.tokenKind == .keyword(.self)
        ? positionAfterSkippingLeadingTrivia : access.declName.positionAfterSkippingLeadingTrivia
    case .functionCallExpr(let call): call.calledExpression.anchor
    case .subscriptCallExpr(let call): call.leftSquare.positionAfterSkippingLeadingTrivia
    case .infixOperatorExpr(let infix): infix.operator.positionAfterSkippingLeadingTrivia
    case .ternaryExpr(let ternary): ternary.questionMark.positionAfterSkippingLeadingTrivia
    default: positionAfterSkippingLeadingTrivia
    }
  }
}
