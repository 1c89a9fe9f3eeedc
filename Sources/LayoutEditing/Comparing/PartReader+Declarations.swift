import Diagnostics
import LayoutLanguage
import SwiftSyntax

extension PartReader {
  /// A declaration; nil for those that do not affect the answer.
  func declaration(_ declaration: DeclSyntax) -> ProgramPart? {
    if declaration.is(ImportDeclSyntax.self) || declaration.is(MacroExpansionDeclSyntax.self) { return nil }
    if let variable = declaration.as(VariableDeclSyntax.self) { return self.variable(variable) }
    if let function = declaration.as(FunctionDeclSyntax.self) {
      var part = named(function, "func", function.name.text, plain(function.signature, .slot("signature")))
      part.children += demands(function.genericWhereClause)
      if let body = function.body { part.children.append(block(body, "body")) }
      return part
    }
    if let start = declaration.as(InitializerDeclSyntax.self) {
      var part = named(start, "init", "init", plain(start.signature, .slot("signature")))
      if let body = start.body { part.children.append(block(body, "body")) }
      return part
    }
    if let cases = declaration.as(EnumCaseDeclSyntax.self) {
      return plain(cases, .declaration("case", name: cases.elements.map(\.name.text).joined(separator: ", ")))
    }
    return type(declaration) ?? plain(declaration, .value)
  }

  private func named(
    _ declaration: some DeclSyntaxProtocol, _ keyword: String, _ name: String, _ slot: ProgramPart?
  ) -> ProgramPart {
    let written = renamed[name] ?? name
    var part = plain(declaration, .declaration(keyword, name: written))
    part.children = slot.map { [$0] } ?? []
    return part
  }

  /// The requirements of a `where` clause, such as `where Guide == HorizontalAlignment`.
  private func demands(_ clause: GenericWhereClauseSyntax?) -> [ProgramPart] {
    guard let clause else { return [] }
    var part = plain(clause, .slot("where"))
    part.lead = " "
    return [part]
  }

  private func type(_ declaration: DeclSyntax) -> ProgramPart? {
    guard let group = declaration.asProtocol((any DeclGroupSyntax).self) else { return nil }
    let name: String
    if let named = declaration.asProtocol((any NamedDeclSyntax).self) {
      name = named.name.text
    } else if let extended = declaration.as(ExtensionDeclSyntax.self) {
      name = extended.extendedType.trimmedDescription
    } else {
      return nil
    }
    let inherits = group.inheritanceClause.map { plain($0, .slot("inherits")) }
    var part = named(declaration, group.introducer.text, name, inherits)
    let extended = declaration.as(ExtensionDeclSyntax.self)
    part.nameRange = extended?.extendedType.range(in: 0)
    part.children += demands(
      extended?.genericWhereClause
        ?? declaration.asProtocol((any WithGenericParametersSyntax).self)?.genericWhereClause)
    part.children += group.memberBlock.members.compactMap { self.declaration($0.decl) }
    part.inside = group.memberBlock.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset
    return part
  }

  /// A property; nil for a helper, which is read at its use.
  private func variable(_ variable: VariableDeclSyntax) -> ProgramPart? {
    guard variable.bindings.count == 1, let binding = variable.bindings.first else { return plain(variable, .value) }
    let name = binding.pattern.trimmedDescription
    if helpers[name] != nil { return nil }
    var part = named(variable, "var", name, nil)
    // `let` and `var` form a part of their own.
    part.children.append(plain(variable.bindingSpecifier, .slot("specifier")))
    if !variable.attributes.isEmpty { part.children.append(plain(variable.attributes, .slot("attributes"))) }
    if let type = binding.typeAnnotation {
      var child = plain(type.type, .slot("type"))
      child.lead = ": "
      part.children.append(child)
    }
    if let value = binding.initializer {
      part.children.append(slot("value", expression(value.value), lead: " = "))
    }
    switch binding.accessorBlock?.accessors {
    case .getter(let statements):
      guard let accessors = binding.accessorBlock else { break }
      var body = plain(accessors, .slot("body"))
      body.lead = " "
      body.inside = accessors.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset
      body.children = items(statements)
      part.children.append(body)
    case .accessors:
      if let accessors = binding.accessorBlock { part.children.append(plain(accessors, .slot("accessors"))) }
    case nil: break
    @unknown default: break
    }
    return part
  }
}
