import Diagnostics
import LayoutLanguage
import SwiftSyntax

/// Reads the declarations of a text with their nesting.
struct SourceOutline {
  let file = 0

  static func items(of tree: SourceFileSyntax) -> [OutlineItem] {
    tree.statements.flatMap { SourceOutline().items($0.item) }
  }

  private func items(_ item: CodeBlockItemSyntax.Item) -> [OutlineItem] {
    switch item {
    case .decl(let declaration): items(declaration)
    case .expr(let expression):
      expression.as(MacroExpansionExprSyntax.self).flatMap { preview($0.macroName, $0.arguments, Syntax($0)) }.map {
        [$0]
      }
        ?? []
    case .stmt: []
    @unknown default: []
    }
  }

  private func items(_ declaration: DeclSyntax) -> [OutlineItem] {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .structDecl(let type): return item(type.name, .type, type, type.memberBlock)
    case .enumDecl(let type): return item(type.name, .type, type, type.memberBlock)
    case .classDecl(let type): return item(type.name, .type, type, type.memberBlock)
    case .actorDecl(let type): return item(type.name, .type, type, type.memberBlock)
    case .protocolDecl(let type): return item(type.name, .protocol, type, type.memberBlock)
    case .extensionDecl(let opened):
      let name = OwnText.plain(opened.extendedType)
      return item(Syntax(opened.extendedType), "extension \(name)", .type, opened, opened.memberBlock)
    case .functionDecl(let function):
      let labels = function.signature.parameterClause.parameters.map { "\($0.firstName.identifierText):" }.joined()
      let name = "\(function.name.identifierText)(\(labels))"
      return item(Syntax(function.name), name, isMember(function) ? .method : .function, function, nil)
    case .initializerDecl(let initializer):
      let labels = initializer.signature.parameterClause.parameters.map { "\($0.firstName.identifierText):" }.joined()
      return item(Syntax(initializer.initKeyword), "init(\(labels))", .initializer, initializer, nil)
    case .subscriptDecl(let subscripting):
      return item(Syntax(subscripting.subscriptKeyword), "subscript", .method, subscripting, nil)
    case .variableDecl(let variable): return variables(variable)
    case .enumCaseDecl(let cases):
      return cases.elements.flatMap { item($0.name, .enumCase, $0, nil) }
    case .typeAliasDecl(let alias): return item(alias.name, .type, alias, nil)
    case .macroExpansionDecl(let macro):
      return preview(macro.macroName, macro.arguments, Syntax(macro)).map { [$0] } ?? []
    case .ifConfigDecl(let condition):
      switch condition.activeClause?.elements {
      case .statements(let items): return items.flatMap { self.items($0.item) }
      case .decls(let members): return members.flatMap { items($0.decl) }
      default: return []
      }
    default: return []
    }
  }

  private func isMember(_ node: some SyntaxProtocol) -> Bool { node.parent?.is(MemberBlockItemSyntax.self) == true }

  private func variables(_ variable: VariableDeclSyntax) -> [OutlineItem] {
    variable.bindings.flatMap { binding -> [OutlineItem] in
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else { return [] }
      let kind = isMember(variable) ? SymbolKind.property : .variable
      return variable.bindings.count == 1 ? item(name, kind, variable, nil) : item(name, kind, binding, nil)
    }
  }

  private func preview(_ name: TokenSyntax, _ arguments: LabeledExprListSyntax, _ node: Syntax) -> OutlineItem? {
    guard name.text == "Preview" else { return nil }
    let title = arguments.first?.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
    return item(Syntax(name), "#Preview" + (title.map { " \($0)" } ?? ""), .macro, node, nil).first
  }

  private func item(
    _ name: TokenSyntax, _ kind: SymbolKind, _ node: some SyntaxProtocol, _ members: MemberBlockSyntax?
  ) -> [OutlineItem] {
    name.text.isEmpty ? [] : item(Syntax(name), name.identifierText, kind, node, members)
  }

  private func item(
    _ place: Syntax, _ name: String, _ kind: SymbolKind, _ node: some SyntaxProtocol, _ members: MemberBlockSyntax?
  ) -> [OutlineItem] {
    let children = members?.members.flatMap { items($0.decl) } ?? []
    return [
      OutlineItem(
        name: name, kind: kind, range: node.range(in: file), nameRange: place.range(in: file), children: children)
    ]
  }
}
