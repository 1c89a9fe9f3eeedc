import SwiftSyntax

/// Collects the notation of a file and its guides, in the terms of `Vocabulary.json`.
final class ShapeProbes: SyntaxVisitor {
  private(set) var found: Set<String> = []

  init(_ tree: SourceFileSyntax, text: String) {
    super.init(viewMode: .sourceAccurate)
    if text.unicodeScalars.first == "\u{FEFF}" { found.insert("file with a byte order mark") }
    if text.contains("\r\n") { found.insert("file with CRLF") }
    if text.contains("\n\t") { found.insert("file with tabs") }
    walk(tree)
  }

  // MARK: Files

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if node.baseName.text.unicodeScalars.contains(where: { $0.value > 127 }) { found.insert("name beyond ASCII") }
    return .visitChildren
  }

  override func visit(_ node: StringSegmentSyntax) -> SyntaxVisitorContinueKind {
    if node.content.text.unicodeScalars.contains(where: { $0.value > 0x1F000 }) { found.insert("text with emoji") }
    return .visitChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    for item in node.memberBlock.members {
      guard let variable = item.decl.as(VariableDeclSyntax.self) else { continue }
      if variable.bindings.first?.pattern.trimmedDescription == "body" { found.insert("body in an extension") }
    }
    return .visitChildren
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    guard node.pattern.trimmedDescription == "body", case .getter(let items)? = node.accessorBlock?.accessors else {
      return .visitChildren
    }
    let views = items.filter { if case .expr = $0.item { true } else { false } }
    if views.count > 1 { found.insert("several views in a body") }
    if items.count > 1, items.last?.item.as(ReturnStmtSyntax.self) != nil {
      found.insert("return after lets in a body")
    }
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind { preview(node.arguments) }
  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind { preview(node.arguments) }

  private func preview(_ arguments: LabeledExprListSyntax) -> SyntaxVisitorContinueKind {
    found.insert(arguments.isEmpty ? "#Preview without a name" : "#Preview with a name or traits")
    return .visitChildren
  }

  // MARK: Alignment IDs

  override func visit(_ node: InheritedTypeSyntax) -> SyntaxVisitorContinueKind {
    guard node.type.trimmedDescription == "AlignmentID", let declaration = node.parent?.parent?.parent else {
      return .visitChildren
    }
    let kind =
      declaration.is(EnumDeclSyntax.self) ? "enum" : declaration.is(StructDeclSyntax.self) ? "struct" : "extension"
    let isInside = declaration.parent?.is(MemberBlockItemSyntax.self) == true
    found.insert("alignment ID as \(kind)\(kind == "extension" ? "" : isInside ? " inside" : " at the top level")")
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let callee = node.calledExpression.trimmedDescription
    if let first = node.arguments.first?.expression.trimmedDescription, first.hasSuffix(".self"), first != "\\.self" {
      if ["VerticalAlignment", "HorizontalAlignment", "Self", ".init"].contains(callee) {
        found.insert("alignment made by \(callee)(ID.self)")
      }
    }
    if callee == "Alignment" { found.insert("pair of alignments") }
    if let access = node.calledExpression.as(MemberAccessExprSyntax.self),
      access.declName.baseName.text == "alignmentGuide"
    {
      guide(node)
    }
    return .visitChildren
  }

  // MARK: Guides

  private func guide(_ node: FunctionCallExprSyntax) {
    if node.arguments.first?.expression.trimmedDescription.contains("lignment.") == true {
      found.insert("guide named with its type")
    }
    if let computing = node.arguments.first(where: { $0.label?.text == "computeValue" }) {
      found.insert("guide: computeValue written out")
      guard let closure = computing.expression.as(ClosureExprSyntax.self) else {
        found.insert("guide: a function's name")
        return
      }
      guide(closure)
    } else if let closure = node.trailingClosure {
      guide(closure)
    }
  }

  private func guide(_ closure: ClosureExprSyntax) {
    let text = closure.statements.trimmedDescription
    if closure.statements.count > 1 {
      found.insert("guide of several statements")
      if text.contains("+=") || text.contains("-=") { found.insert("guide that changes what it captured") }
    }
    if text.contains("guard ") || text.hasPrefix("if ") || text.contains("\nif ") {
      found.insert("guide with guard or if")
    }
    if text.contains("switch ") { found.insert("guide with switch") }
    if text.contains("explicit:") { found.insert("guide: d[explicit:]") }
    if text.contains(".width") || text.contains(".height") { found.insert("guide of the view's size") }
    if text.contains(" ? ") { found.insert("guide: a ? b : c") }
    if text.contains("[HorizontalAlignment.") || text.contains("[VerticalAlignment.") {
      found.insert("guide: d[Type.line]")
    }
    if text.contains("[.") {
      found.insert("guide: d[.line]")
      if text.contains("] +") || text.contains("] -") { found.insert("guide: d[.line] and a distance") }
    }
    if Double(text) != nil { found.insert("guide: a number") }
  }
}
