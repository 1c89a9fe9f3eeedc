import Diagnostics
import LayoutChecking
import SwiftSyntax

/// Names of modules, macros and Swift attributes, which no program declares.
final class ForeignNames: SyntaxVisitor {
  struct Found {
    let name: String
    let range: SourceRange
    let kind: SymbolKind
  }

  private let file: Int
  private var found: [Found] = []

  static func all(in tree: SourceFileSyntax, file: Int) -> [Found] {
    let visitor = ForeignNames(file)
    visitor.walk(tree)
    return visitor.found
  }

  private init(_ file: Int) {
    self.file = file
    super.init(viewMode: .sourceAccurate)
  }

  private func add(_ token: TokenSyntax?, _ kind: SymbolKind) {
    guard let token, case .identifier(let name) = token.tokenKind else { return }
    found.append(Found(name: name, range: token.range(in: file), kind: kind))
  }

  override func visit(_ node: ImportPathComponentSyntax) -> SyntaxVisitorContinueKind {
    add(node.name, .module)
    return .skipChildren
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.macroName, .macro)
    for argument in node.arguments { add(argument.label, .parameter) }
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    add(node.macroName, .macro)
    for argument in node.arguments { add(argument.label, .parameter) }
    return .visitChildren
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    add(node.attributeName.as(IdentifierTypeSyntax.self)?.name, .type)
    return .visitChildren
  }

  override func visit(_ node: PlatformVersionSyntax) -> SyntaxVisitorContinueKind {
    add(node.platform, .keyword)
    return .skipChildren
  }

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    if let condition = node.condition {
      for token in condition.tokens(viewMode: .sourceAccurate) { add(token, .keyword) }
    }
    return .visitChildren
  }

  override func visit(_ node: DeclModifierDetailSyntax) -> SyntaxVisitorContinueKind {
    add(node.detail, .keyword)
    return .skipChildren
  }

  override func visit(_ node: LabeledStmtSyntax) -> SyntaxVisitorContinueKind {
    add(node.label, .keyword)
    return .visitChildren
  }

  override func visit(_ node: BreakStmtSyntax) -> SyntaxVisitorContinueKind {
    add(node.label, .keyword)
    return .skipChildren
  }

  override func visit(_ node: ContinueStmtSyntax) -> SyntaxVisitorContinueKind {
    add(node.label, .keyword)
    return .skipChildren
  }

  // MARK: Parts of Swift without declarations

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    if ["Void", "Self"].contains(node.name.text) { add(node.name, .type) }
    if Self.modules.contains(node.name.text) { add(node.name, .module) }
    return .visitChildren
  }

  /// Records a member of a generic parameter, which only a protocol describes: `K.Value`.
  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    add(node.name, .type)
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.baseName.text
    if Self.modules.contains(name) { add(node.baseName, .module) }
    if name == "type" { add(node.baseName, .function) }
    let isMember = node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id
    if isMember, ["allCases", "none", "some", "joined"].contains(name) { add(node.baseName, .property) }
    return .skipChildren
  }

  override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
    if node.parent?.parent?.is(TupleExprSyntax.self) == true { add(element: node.label) }
    if let label = node.label, ["rawValue", "keyPath", "of", "specifier"].contains(label.text) {
      add(label, .parameter)
    }
    return .visitChildren
  }

  override func visit(_ node: TupleTypeElementSyntax) -> SyntaxVisitorContinueKind {
    add(element: node.firstName)
    add(element: node.secondName)
    return .visitChildren
  }

  override func visit(_ node: TuplePatternElementSyntax) -> SyntaxVisitorContinueKind {
    add(element: node.label)
    return .visitChildren
  }

  private func add(element token: TokenSyntax?) { add(token, .property) }

  private static let modules: Set<String> = ["SwiftUI", "Swift", "Foundation", "Combine", "UIKit"]
}
