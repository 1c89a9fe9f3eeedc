import SwiftSyntax

/// Collects a source's uses of the language, in the notation of `Vocabulary.json`.
final class LanguageProbes: SyntaxVisitor {
  private(set) var found: Set<String> = []
  /// Types, protocols, functions and variables that the source itself declares.
  private let own: OwnNames

  init(_ tree: SourceFileSyntax) {
    own = OwnNames(tree)
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  private func note(_ probe: String) { found.insert(probe) }

  // MARK: Declarations

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { type(node, node.genericParameterClause) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    note("enum")
    return type(node, node.genericParameterClause)
  }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    note("class")
    return type(node, node.genericParameterClause)
  }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    note("protocol")
    return .visitChildren
  }

  private func type(_ node: some DeclSyntaxProtocol, _ generics: GenericParameterClauseSyntax?)
    -> SyntaxVisitorContinueKind
  {
    if node.is(StructDeclSyntax.self) { note("struct") }
    if generics != nil { note("generic type") }
    if node.isMember { note("type inside a type") }
    return .visitChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.extendedType.trimmedDescription
    note(own.types.contains(name) ? "extension of an own type" : "extension of a type of SwiftUI")
    if node.inheritanceClause != nil { note("conformance in an extension") }
    if node.modifiers.contains(where: { $0.name.text == "private" || $0.name.text == "fileprivate" }) {
      note("private extension")
    }
    return .visitChildren
  }

  override func visit(_ node: InheritedTypeSyntax) -> SyntaxVisitorContinueKind {
    if own.protocols.contains(node.type.trimmedDescription) { note("conformance to an own protocol") }
    return .visitChildren
  }

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    if ["private", "fileprivate", "public", "internal"].contains(node.name.text) { note("access modifier") }
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    let isStatic = node.modifiers.contains { $0.name.text == "static" }
    let isLet = node.bindingSpecifier.text == "let"
    for binding in node.bindings {
      let hasGetter = binding.accessorBlock != nil
      if !node.isMember {
        note(node.isAtTopLevel ? "variable at the top level" : isLet ? "local let" : "local var")
        if !node.isAtTopLevel, binding.initializer == nil, !hasGetter { note("local without a value at first") }
        continue
      }
      if hasGetter {
        note(isStatic ? "static computed property" : "computed property")
      } else {
        note(isStatic ? "static stored property" : "stored property")
        if binding.initializer != nil { note("stored property with a start value") }
      }
      guard let type = binding.typeAnnotation?.type else { continue }
      if type.trimmedDescription == "some View" { note("property that is some View") }
      if type.is(OptionalTypeSyntax.self) { note("optional property") }
      if type.holdsFunction { note("property that holds a closure") }
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    note("function")
    if node.isAtTopLevel { note("function at the top level") }
    if !node.isMember, !node.isAtTopLevel { note("function inside a function") }
    if node.modifiers.contains(where: { $0.name.text == "static" }) { note("static function") }
    if node.genericParameterClause != nil { note("generic function") }
    if node.signature.returnClause?.type.trimmedDescription == "some View" { note("function that gives some View") }
    return .visitChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    if node.defaultValue != nil { note("default argument") }
    if node.type.trimmedDescription.hasPrefix("inout ") { note("inout parameter") }
    if node.type.holdsFunction { note("parameter that is a closure") }
    return .visitChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    note("own init")
    return .visitChildren
  }

  override func visit(_ node: GenericWhereClauseSyntax) -> SyntaxVisitorContinueKind {
    note("where")
    return .visitChildren
  }

  override func visit(_ node: WhereClauseSyntax) -> SyntaxVisitorContinueKind {
    note("where")
    return .visitChildren
  }

  // MARK: Statements

  override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
    note("if")
    if node.conditions.contains(where: { $0.condition.is(OptionalBindingConditionSyntax.self) }) { note("if let") }
    switch node.elseBody {
    case .ifExpr: note("else if")
    case .codeBlock: note("if else")
    default: break
    }
    return .visitChildren
  }

  override func visit(_ node: GuardStmtSyntax) -> SyntaxVisitorContinueKind { leaf("guard") }
  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind { leaf("switch") }
  override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind { leaf("for in") }
  override func visit(_ node: WhileStmtSyntax) -> SyntaxVisitorContinueKind { leaf("while") }
  override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind { leaf("return") }
  override func visit(_ node: BreakStmtSyntax) -> SyntaxVisitorContinueKind { leaf("break or continue") }
  override func visit(_ node: ContinueStmtSyntax) -> SyntaxVisitorContinueKind { leaf("break or continue") }
  override func visit(_ node: TryExprSyntax) -> SyntaxVisitorContinueKind { leaf("try") }

  private func leaf(_ probe: String) -> SyntaxVisitorContinueKind {
    note(probe)
    return .visitChildren
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind { leaf("#if") }

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    guard node.parent?.parent?.is(SourceFileSyntax.self) == true, case .expr(let expression) = node.item,
      !expression.is(MacroExpansionExprSyntax.self)
    else { return .visitChildren }
    note("expression at the top level")
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind { leaf("#\(node.macroName.text)") }
  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind { leaf("#\(node.macroName.text)") }

  // MARK: Expressions

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if node.trailingClosure != nil { note("trailing closure") }
    if !node.additionalTrailingClosures.isEmpty { note("several trailing closures") }
    if node.calledExpression.is(ClosureExprSyntax.self) { note("closure called on the spot") }
    if let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text {
      if own.types.contains(name) { note("own type made") }
      if own.functions.contains(name) { note("own function called") }
      if own.closures.contains(name) { note("property or parameter called") }
      if name == "Self" { note("Self(…)") }
      if name == "ForEach" { forEach(node) }
    }
    if let access = node.calledExpression.as(MemberAccessExprSyntax.self) {
      if own.functions.contains(access.declName.baseName.text) { note("own function called") }
      if access.base?.startsImplicitly == true { note("chain that starts with a dot") }
    }
    return .visitChildren
  }

  private func forEach(_ node: FunctionCallExprSyntax) {
    guard let data = node.arguments.first?.expression else { return }
    let text = data.trimmedDescription
    let id = node.arguments.first { $0.label?.text == "id" }?.expression.trimmedDescription ?? "none"
    let kind: String
    if text.contains("enumerated()") {
      kind = "enumerated"
    } else if text.hasPrefix("zip(") || text.hasPrefix("Array(zip(") {
      kind = "zip"
    } else if text.hasSuffix(".indices") {
      kind = "indices"
    } else if text.hasSuffix(".allCases") {
      kind = "allCases"
    } else if data.tokens(viewMode: .sourceAccurate).contains(where: { $0.text == "..<" || $0.text == "..." }) {
      let numbers = data.tokens(viewMode: .sourceAccurate).filter { $0.text != "..<" && $0.text != "..." }
      kind = numbers.allSatisfy { Int($0.text) != nil } ? "literal range" : "computed range"
    } else {
      kind = "collection"
    }
    note("ForEach of \(kind), id \(id)")
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    guard let base = node.base else { return leaf("member without its type") }
    if let name = base.as(DeclReferenceExprSyntax.self)?.baseName.text {
      if name == "self" { note("self.") }
      if name == "Self" { note("Self.") }
      if name.first?.isUppercase == true { note("member of a type") }
      if own.types.contains(name) { note("member of an own type") }
    }
    return .visitChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    if node.statements.count > 1 { note("closure of several statements") }
    if node.signature?.capture != nil { note("capture list") }
    if node.signature?.returnClause != nil { note("closure with its result's type") }
    switch node.signature?.parameterClause {
    case .simpleInput(let names):
      note(
        names.contains { $0.name.text == "_" } ? "closure that ignores its parameter" : "closure with a named parameter"
      )
      if names.count > 1 { note("closure with several parameters") }
    case .parameterClause: note("closure with parameters in parentheses")
    default: note(node.usesShorthand ? "closure with $0" : "closure without parameters")
    }
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.baseName.text
    if name.hasPrefix("$"), Int(name.dropFirst()) == nil { note("$ for a binding") }
    return .visitChildren
  }

  override func visit(_ node: IntegerLiteralExprSyntax) -> SyntaxVisitorContinueKind { leaf("integer") }
  override func visit(_ node: FloatLiteralExprSyntax) -> SyntaxVisitorContinueKind { leaf("decimal number") }
  override func visit(_ node: BooleanLiteralExprSyntax) -> SyntaxVisitorContinueKind { leaf("true or false") }
  override func visit(_ node: NilLiteralExprSyntax) -> SyntaxVisitorContinueKind { leaf("nil") }
  override func visit(_ node: ArrayExprSyntax) -> SyntaxVisitorContinueKind { leaf("array") }
  override func visit(_ node: DictionaryExprSyntax) -> SyntaxVisitorContinueKind { leaf("dictionary") }
  override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind { leaf("subscript") }
  override func visit(_ node: TernaryExprSyntax) -> SyntaxVisitorContinueKind { leaf("? :") }
  override func visit(_ node: UnresolvedTernaryExprSyntax) -> SyntaxVisitorContinueKind { leaf("? :") }
  override func visit(_ node: ForceUnwrapExprSyntax) -> SyntaxVisitorContinueKind { leaf("! for an optional") }
  override func visit(_ node: OptionalChainingExprSyntax) -> SyntaxVisitorContinueKind { leaf("optional chain") }
  override func visit(_ node: AssignmentExprSyntax) -> SyntaxVisitorContinueKind { leaf("assignment") }
  override func visit(_ node: GenericSpecializationExprSyntax) -> SyntaxVisitorContinueKind {
    leaf("generic argument written out")
  }

  override func visit(_ node: KeyPathExprSyntax) -> SyntaxVisitorContinueKind {
    note("key path")
    if node.trimmedDescription != "\\.self", node.trimmedDescription != "\\.id" { note("key path to a property") }
    return .visitChildren
  }

  override func visit(_ node: TupleExprSyntax) -> SyntaxVisitorContinueKind {
    leaf(node.elements.count > 1 ? "tuple" : "parentheses")
  }

  override func visit(_ node: TupleTypeSyntax) -> SyntaxVisitorContinueKind {
    if node.elements.count > 1 { note("tuple type") }
    return .visitChildren
  }

  override func visit(_ node: SomeOrAnyTypeSyntax) -> SyntaxVisitorContinueKind { leaf("some") }

  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    note(node.openingQuote.tokenKind == .multilineStringQuote ? "text of several lines" : "text")
    for case .expressionSegment(let segment) in node.segments {
      note("interpolation")
      if segment.expressions.count > 1 { note("interpolation with a format") }
    }
    return .visitChildren
  }

  override func visit(_ node: PrefixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    if node.operator.text == "-" { note("minus in front") }
    if node.operator.text == "!" { note("! for not") }
    return .visitChildren
  }

  override func visit(_ node: BinaryOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    switch node.operator.text {
    case "+", "-", "*", "/", "%": note("arithmetic")
    case "==", "!=", "<", ">", "<=", ">=": note("comparison")
    case "..<", "...": note("range")
    case "&&", "||": note("and, or")
    case "??": note("??")
    case "+=", "-=", "*=", "/=": note("assignment with an operator")
    default: break
    }
    return .visitChildren
  }
}

extension SyntaxProtocol {
  /// Whether it is directly inside of a type or extension.
  fileprivate var isMember: Bool { parent?.is(MemberBlockItemSyntax.self) == true }

  /// Whether it is directly inside of the file.
  fileprivate var isAtTopLevel: Bool {
    parent?.is(CodeBlockItemSyntax.self) == true && parent?.parent?.parent?.is(SourceFileSyntax.self) == true
  }
}

extension TypeSyntax {
  fileprivate var holdsFunction: Bool {
    if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.holdsFunction }
    if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType.holdsFunction }
    if let tuple = self.as(TupleTypeSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
      return only.type.holdsFunction
    }
    return self.is(FunctionTypeSyntax.self)
  }
}

extension ExprSyntax {
  /// Whether it starts with a dot: `.title` of `.title.bold()`.
  fileprivate var startsImplicitly: Bool {
    if let access = self.as(MemberAccessExprSyntax.self) { return access.base?.startsImplicitly ?? true }
    if let call = self.as(FunctionCallExprSyntax.self) { return call.calledExpression.startsImplicitly }
    return false
  }
}

extension ClosureExprSyntax {
  fileprivate var usesShorthand: Bool {
    statements.tokens(viewMode: .sourceAccurate).contains { $0.text.hasPrefix("$") && Int($0.text.dropFirst()) != nil }
  }
}
