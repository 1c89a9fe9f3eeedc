import Diagnostics
import SwiftSyntax

/// The types that a text names where the checker needs no type of them: behind `extension` and `:`, in attributes.
final class TypeNames: SyntaxVisitor {
  struct Found {
    let name: String
    let range: SourceRange
    let nominal: Nominal
  }

  private let file: Int
  private let module: Module
  private let declared: [Int: Nominal]
  private var contexts: [DeclarationContext]
  private var found: [Found] = []

  static func all(in tree: SourceFileSyntax, file: Int, module: Module) -> [Found] {
    let visitor = TypeNames(file, module)
    visitor.walk(tree)
    return visitor.found
  }

  private init(_ file: Int, _ module: Module) {
    self.file = file
    self.module = module
    contexts = [DeclarationContext(file: file, nominal: nil, parent: nil)]
    let own = module.declaredTypes.filter { $0.range?.file == file }
    declared = Dictionary(own.map { ($0.range?.lower ?? 0, $0) }, uniquingKeysWith: { first, _ in first })
    super.init(viewMode: .sourceAccurate)
  }

  private func enter(_ nominal: Nominal?) -> SyntaxVisitorContinueKind {
    let outer = contexts.last
    contexts.append(DeclarationContext(file: file, nominal: nominal, parent: outer))
    return .visitChildren
  }

  private func enter(_ name: TokenSyntax) -> SyntaxVisitorContinueKind {
    enter(declared[name.positionAfterSkippingLeadingTrivia.utf8Offset])
  }

  private func leave() {
    if contexts.count > 1 { contexts.removeLast() }
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name) }
  override func visitPost(_ node: StructDeclSyntax) { leave() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name) }
  override func visitPost(_ node: EnumDeclSyntax) { leave() }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name) }
  override func visitPost(_ node: ClassDeclSyntax) { leave() }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name) }
  override func visitPost(_ node: ProtocolDeclSyntax) { leave() }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind { enter(type(node.extendedType)) }
  override func visitPost(_ node: ExtensionDeclSyntax) { leave() }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    if let nominal = type(TypeSyntax(node)) { add(node.name, nominal) }
    return .visitChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    if let nominal = type(TypeSyntax(node)) { add(node.name, nominal) }
    return .visitChildren
  }

  private func add(_ token: TokenSyntax, _ nominal: Nominal) {
    guard case .identifier = token.tokenKind else { return }
    found.append(Found(name: token.identifierText, range: token.range(in: file), nominal: nominal))
  }

  private func type(_ syntax: TypeSyntax) -> Nominal? {
    if let plain = syntax.as(IdentifierTypeSyntax.self) {
      return module.type(named: plain.name.identifierText, from: contexts.last)
    }
    guard let member = syntax.as(MemberTypeSyntax.self), let outer = type(member.baseType) else { return nil }
    let name = member.name.identifierText
    return outer.nestedTypes[name] ?? (outer.isNative ? module.vocabulary.types["\(outer.name)\(name)"] : nil)
  }
}

/// Names that belong to no program: of modules, macros and the attributes of Swift itself.
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
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    add(node.macroName, .macro)
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
}
