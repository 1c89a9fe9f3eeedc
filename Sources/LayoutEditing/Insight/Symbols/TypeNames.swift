import Diagnostics
import LayoutChecking
import LayoutProgram
import SwiftSyntax

/// Type names that the checker need not resolve: after `extension` and `:`, in attributes.
final class TypeNames: SyntaxVisitor {
  struct Found {
    let name: String
    let range: SourceRange
    let meaning: Meaning
  }

  enum Meaning {
    case type(Nominal)
    case generic(GenericParameter)
    /// A generic parameter declared at that range.
    case declared(SourceRange)
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
    if let meaning = generic(node) ?? type(TypeSyntax(node)).map({ .type($0) }) { add(node.name, meaning) }
    return .visitChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    if let nominal = type(TypeSyntax(node)) {
      add(node.name, .type(nominal))
    } else if let associated = associated(node.name.identifierText) {
      add(node.name, .generic(associated))
    }
    return .visitChildren
  }

  private func add(_ token: TokenSyntax, _ meaning: Meaning) {
    guard case .identifier = token.tokenKind else { return }
    found.append(Found(name: token.identifierText, range: token.range(in: file), meaning: meaning))
  }

  private func type(_ syntax: TypeSyntax) -> Nominal? {
    if let plain = syntax.as(IdentifierTypeSyntax.self) {
      return module.type(named: plain.name.identifierText, from: contexts.last)
    }
    guard let member = syntax.as(MemberTypeSyntax.self) else { return nil }
    let name = member.name.identifierText
    if member.baseType.writtenName == "SwiftUI" || member.baseType.writtenName == "Swift" {
      return module.vocabulary.types[name]
    }
    guard let outer = type(member.baseType) else { return nil }
    return outer.nestedTypes[name] ?? (outer.isNative ? module.vocabulary.types["\(outer.name)\(name)"] : nil)
  }

  /// The generic parameter with a name, of the nearest declaration that has one.
  private func generic(_ node: IdentifierTypeSyntax) -> Meaning? {
    let name = node.name.identifierText
    var here = node.parent
    while let place = here {
      if let clause = place.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause,
        let own = clause.parameters.first(where: { $0.name.identifierText == name })
      {
        return .declared(own.name.range(in: file))
      }
      if let opened = place.as(ExtensionDeclSyntax.self) {
        return type(opened.extendedType)?.parameters.first { $0.name == name }.map { .generic($0) }
      }
      if let proto = place.as(ProtocolDeclSyntax.self) {
        let own = declared[proto.name.positionAfterSkippingLeadingTrivia.utf8Offset]
        return own?.parameters.first { $0.name == name }.map { .generic($0) }
      }
      here = place.parent
    }
    return nil
  }

  /// The associated type of a generic parameter: `Item` of `Store.Item`.
  private func associated(_ name: String) -> GenericParameter? {
    module.declaredTypes.lazy.filter { $0.kind == .proto }.flatMap(\.parameters).first { $0.name == name }
  }
}
