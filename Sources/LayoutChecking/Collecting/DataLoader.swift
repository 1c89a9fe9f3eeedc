import SwiftSyntax

extension FunctionDeclSyntax {
  /// Whether this is the function that reads data sets, outside of any type: its body is for Xcode only.
  ///
  ///     func load<T: Decodable>(_ filename: String) -> T { … }            as in Apple's tutorials
  ///     func load(_ filename: String) -> [Good] { fatalError("…") }       which could do nothing else
  package var isDataLoader: Bool {
    guard name.text == "load", signature.parameterClause.parameters.count == 1 else { return false }
    return genericParameterClause != nil || signature.returnClause != nil && body?.endsAtOnce ?? false
  }
}

extension CodeBlockSyntax {
  /// `{ fatalError("…") }`
  fileprivate var endsAtOnce: Bool {
    guard statements.count == 1, let call = statements.first?.item.as(FunctionCallExprSyntax.self) else { return false }
    return call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "fatalError"
  }
}
