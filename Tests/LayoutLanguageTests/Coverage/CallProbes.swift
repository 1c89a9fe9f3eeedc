import SwiftSyntax

/// Collects a source's uses of SwiftUI's names, in the notation of `Vocabulary.json`.
///
///     Text("a").frame(width: 5)     Text(_:)   Text   .frame(width:)   .frame
///     alignment: .leading           value .leading
///     .system(size: 12)             value .system(…)
///     Color.red                     Color.red   Color
///     d.width                       a.width
///     \.self                        \.self
final class CallProbes: SyntaxVisitor {
  private(set) var found: Set<String> = []

  init(_ tree: SourceFileSyntax) {
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let reference = node.calledExpression.as(DeclReferenceExprSyntax.self) {
      found.insert(reference.baseName.text + node.form)
      found.insert(reference.baseName.text + "(…)")
    } else if let access = node.calledExpression.as(MemberAccessExprSyntax.self) {
      let name = access.declName.baseName.text
      if access.base == nil {
        found.insert("value .\(name)(…)")
      } else {
        found.insert(".\(name)\(node.form)")
        found.insert(".\(name)(…)")
      }
    } else if let special = node.calledExpression.as(GenericSpecializationExprSyntax.self) {
      found.insert(special.expression.trimmedDescription + "(…)")
    }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.declName.baseName.text
    guard let base = node.base else {
      found.insert("value .\(name)")
      return .visitChildren
    }
    found.insert("a.\(name)")
    if let type = base.as(DeclReferenceExprSyntax.self)?.baseName.text, type.first?.isUppercase == true {
      found.insert("\(type).\(name)")
      found.insert("value .\(name)")
    }
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if node.baseName.text.first?.isUppercase == true { found.insert("type \(node.baseName.text)") }
    return .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    found.insert("type \(node.name.text)")
    return .visitChildren
  }

  override func visit(_ node: ArrayTypeSyntax) -> SyntaxVisitorContinueKind {
    found.insert("type Array")
    return .visitChildren
  }

  override func visit(_ node: KeyPathExprSyntax) -> SyntaxVisitorContinueKind {
    found.insert(node.trimmedDescription)
    return .visitChildren
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    found.insert("@\(node.attributeName.trimmedDescription)")
    if node.attributeName.trimmedDescription == "Environment", let arguments = node.arguments {
      found.insert("@Environment(\(arguments.trimmedDescription))")
    }
    return .visitChildren
  }

  override func visit(_ node: InheritedTypeSyntax) -> SyntaxVisitorContinueKind {
    found.insert(": \(node.type.trimmedDescription)")
    return .visitChildren
  }

  override func visit(_ node: SomeOrAnyTypeSyntax) -> SyntaxVisitorContinueKind {
    found.insert(node.trimmedDescription)
    return .visitChildren
  }

  override func visit(_ node: BinaryOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    found.insert("operator \(node.operator.text)")
    return .visitChildren
  }
}

extension FunctionCallExprSyntax {
  /// The labels of a call, `_` for none, braces for a trailing closure: `(_:spacing:{}label:{})`.
  fileprivate var form: String {
    var form = arguments.map { "\($0.label?.text ?? "_"):" }.joined()
    if trailingClosure != nil { form += "{}" }
    for closure in additionalTrailingClosures { form += "\(closure.label.text):{}" }
    return "(\(form))"
  }
}
