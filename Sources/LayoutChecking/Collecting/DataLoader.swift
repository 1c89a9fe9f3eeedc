import SwiftSyntax

extension FunctionDeclSyntax {
  /// Whether this is the top-level function that reads data sets; its body is only for Xcode.
  ///
  ///     func load<T: Decodable>(_ filename: String) -> T { … }            as in Apple's tutorials
  ///     func load(_ filename: String) -> [Good] { fatalError("…") }       a stub
  package var isDataLoader: Bool {
    guard name.text == "load", signature.parameterClause.parameters.count == 1 else { return false }
    return genericParameterClause != nil || signature.returnClause != nil && body?.endsAtOnce ?? false
  }
}

extension CodeBlockSyntax {
  /// Whether the body is `{ fatalError("…") }`.
  fileprivate var endsAtOnce: Bool {
    guard statements.count == 1, let call = statements.first?.item.as(FunctionCallExprSyntax.self) else { return false }
    return call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "fatalError"
  }
}
