import Diagnostics
import LayoutLanguage
import SwiftSyntax

/// The declared names that are no members: parameters and labels, generic parameters, aliases.
///
/// A walk over the syntax finds them, so unused ones are included.
final class ParameterNames: SyntaxVisitor {
  struct Found {
    let name: String
    let range: SourceRange
    let kind: SymbolKind
    let signature: String
  }

  private let file: Int
  private var found: [Found] = []

  static func all(in tree: SourceFileSyntax, file: Int) -> [Found] {
    let visitor = ParameterNames(file)
    visitor.walk(tree)
    return visitor.found
  }

  private init(_ file: Int) {
    self.file = file
    super.init(viewMode: .sourceAccurate)
  }

  private func add(_ token: TokenSyntax?, _ kind: SymbolKind, _ signature: String) {
    guard let token, case .identifier = token.tokenKind, !token.text.isEmpty else { return }
    found.append(Found(name: token.identifierText, range: token.range(in: file), kind: kind, signature: signature))
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    let signature = "let \((node.secondName ?? node.firstName).identifierText): \(OwnText.plain(node.type))"
    add(node.firstName, .parameter, signature)
    add(node.secondName, .parameter, signature)
    return .visitChildren
  }

  override func visit(_ node: EnumCaseParameterSyntax) -> SyntaxVisitorContinueKind {
    add(node.firstName, .parameter, OwnText.plain(node))
    return .visitChildren
  }

  override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
    add(node.name, .typeParameter, OwnText.plain(node))
    return .visitChildren
  }

  override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.name, .typeParameter, OwnText.plain(node))
    return .visitChildren
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.name, .type, OwnText.plain(node))
    return .visitChildren
  }
}
