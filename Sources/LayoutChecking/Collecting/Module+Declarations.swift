import Diagnostics
import LayoutEngine
import LayoutProgram
import SwiftSyntax

// Collects types, previews and top-level code.

extension Module {
  func collect(_ items: CodeBlockItemListSyntax, in context: DeclarationContext) {
    for item in items {
      switch item.item {
      case .decl(let declaration): collect(declaration, in: context)
      case .expr(let expression):
        if let macro = expression.as(MacroExpansionExprSyntax.self), macro.macroName.text == "Preview" {
          addPreview(macro.trailingClosure, macro.arguments, node: Syntax(macro), in: context)
        } else {
          topLevel.append(item)
        }
      case .stmt: topLevel.append(item)
      @unknown default: topLevel.append(item)
      }
    }
  }

  private func addPreview(
    _ closure: ClosureExprSyntax?, _ arguments: LabeledExprListSyntax, node: Syntax, in context: DeclarationContext
  ) {
    guard let closure else { return }
    let traits = PreviewTraits(arguments, in: context.file)
    for problem in traits.problems { report(problem) }
    previews.append(
      Preview(
        statements: closure.statements, context: context, range: node.range(in: context.file), name: traits.name,
        stage: traits.stage))
  }

  func collect(_ declaration: DeclSyntax, in context: DeclarationContext) {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .structDecl(let structure): declare(structure, .structure, in: context)
    case .enumDecl(let enumeration): declare(enumeration, .enumeration, in: context)
    case .classDecl(let object): declare(object, .object, in: context)
    case .protocolDecl(let proto):
      let associated = proto.memberBlock.associatedTypes
      let narrowed = proto.genericWhereClause?.namesOfAssociatedTypes ?? []
      declare(
        proto.name, Modifiers(proto.modifiers), .proto, nil, proto.inheritanceClause, where: proto.genericWhereClause,
        associated: associated, narrowed: narrowed, in: context
      ) {
        collectMembers(proto.memberBlock, in: $0)
      }
    case .extensionDecl(let opened): extensions.append((opened, context))
    case .macroExpansionDecl(let macro):
      if macro.macroName.text == "Preview" {
        addPreview(macro.trailingClosure, macro.arguments, node: Syntax(macro), in: context)
      }
    case .ifConfigDecl(let condition):
      switch condition.activeClause?.elements {
      case .statements(let items): collect(items, in: context)
      case .decls(let members): for member in members { collect(member.decl, in: context) }
      default: return
      }
    case .variableDecl(let variable):
      if let misused = misusedWrapper(in: variable, file: context.file) { report(misused) }
      if variable.bindings.count > 1, variable.bindings.contains(where: { $0.accessorBlock != nil }) {
        report(
          Problem(
            .type, "'var' declarations with multiple variables cannot have explicit getters/setters",
            at: Syntax(variable.bindingSpecifier).range(in: context.file)))
      }
      for binding in variable.bindings { collectVariable(variable, binding, in: context) }
    case .functionDecl(let function): collectFunction(function, in: context)
    case .initializerDecl(let initializer):
      let member = Member("init", .initializer, isStatic: true, owner: context.nominal)
      member.access = access(Modifiers(initializer.modifiers), in: context)
      member.isConvenience = initializer.modifiers.contains { $0.name.tokenKind == .keyword(.convenience) }
      add(
        member, .initializer(initializer), at: Syntax(initializer.initKeyword).range(in: context.file),
        in: context.narrowed(by: initializer.genericWhereClause))
    case .subscriptDecl(let subscripting):
      let modifiers = Modifiers(subscripting.modifiers)
      let member = Member("subscript", .subscripting, isStatic: modifiers.isStatic, owner: context.nominal)
      member.isOverride = modifiers.isOverride
      add(
        member, .subscripting(subscripting), at: Syntax(subscripting.subscriptKeyword).range(in: context.file),
        in: context)
    case .enumCaseDecl(let cases): collectCases(cases, in: context)
    case .deinitializerDecl(let end):
      if end.body?.statements.allSatisfy(\.isHousekeeping) == false {
        report(Problem(unsupported: .name("deinit"), at: Syntax(end.deinitKeyword).range(in: context.file)))
      }
    case .typeAliasDecl(let alias): aliases.append((alias, context))
    default: return
    }
  }

  private func declare(
    _ type: some NamedDeclSyntax & DeclGroupSyntax & WithGenericParametersSyntax, _ kind: Nominal.Kind,
    in context: DeclarationContext
  ) {
    if let misused = misusedWrapper(in: type.attributes, file: context.file) { report(misused) }
    declare(
      type.name, Modifiers(type.modifiers), kind, type.genericParameterClause, type.inheritanceClause,
      where: type.genericWhereClause, in: context
    ) {
      collectMembers(type.memberBlock, in: $0)
      let brings = type.attributes.has("Model") ? ["Observable", "Identifiable", "Hashable"] : ["Observable"]
      guard kind == .object, brings.count > 1 || type.attributes.has("Observable") else { return }
      $0.nominal?.conformances += brings.compactMap { vocabulary.types[$0] }
    }
  }

  private func declare(
    _ name: TokenSyntax, _ modifiers: Modifiers, _ kind: Nominal.Kind, _ generics: GenericParameterClauseSyntax?,
    _ inheritance: InheritanceClauseSyntax?, where requirements: GenericWhereClauseSyntax? = nil,
    associated: [AssociatedTypeDeclSyntax] = [], narrowed: [String] = [], in context: DeclarationContext,
    members: (DeclarationContext) -> Void
  ) {
    let nominal = Nominal(name.identifierText, kind, isNative: false)
    nominal.outer = context.nominal
    nominal.access = context.isLocal ? .file : access(modifiers, in: context)
    if context.isExtension, let proto = context.nominal, proto.kind == .proto {
      report(
        Problem(
          .type, "type '\(nominal.name)' cannot be nested in protocol extension of '\(proto.name)'",
          at: Syntax(name).range(in: context.file)))
    }
    let range = Syntax(name).range(in: context.file)
    nominal.range = range
    if let outer = context.nominal {
      if outer.nestedTypes[nominal.name] != nil { redeclared(nominal.name, at: range) }
      outer.nestedTypes[nominal.name] = nominal
    } else if context.isLocal {
      if context.localTypes[nominal.name] != nil { redeclared(nominal.name, at: range) }
      context.localTypes[nominal.name] = nominal
    } else if let other = types[nominal.name], let place = other.range, place.file != context.file,
      nominal.access != .everywhere || other.access != .everywhere
    {
      let isPrivate = nominal.access != .everywhere
      fileContexts[isPrivate ? context.file : place.file].privateTypes[nominal.name] = isPrivate ? nominal : other
      if !isPrivate { types[nominal.name] = nominal }
    } else {
      if types[nominal.name] != nil { redeclared(nominal.name, at: range) }
      types[nominal.name] = nominal
    }
    declaredTypes.append(nominal)
    // A type nested in a generic type has that type's parameters too: `MemoryGame<String>.Card`.
    let outer = kind == .proto ? [] : context.nominal.map { $0.isNative ? [] : $0.parameters } ?? []
    nominal.outerParameters = outer.count
    var parameters = outer + genericParameters(generics)
    for type in associated where !parameters.contains(where: { $0.name == type.name.identifierText }) {
      parameters.append(GenericParameter(name: type.name.identifierText))
    }
    for name in narrowed where !parameters.contains(where: { $0.name == name }) {
      parameters.append(GenericParameter(name: name))
    }
    nominal.parameters = parameters
    let inside = DeclarationContext(
      file: context.file, nominal: nominal, generics: .init(parameters.map { ($0.name, $0) }, uniquingKeysWith: { $1 }),
      parent: context)
    constrain(parameters, by: generics, where: requirements, in: inside)
    if generics != nil || requirements != nil { genericClauses.append((generics, requirements, inside)) }
    for type in associated {
      guard let inherited = type.inheritanceClause, let own = inside.generics[type.name.identifierText] else {
        continue
      }
      associatedConstraints.append((own, inherited, inside))
    }
    if let inheritance { conformanceClauses.append((nominal, inheritance, inside)) }
    members(inside)
  }

  func redeclared(_ name: String, at range: SourceRange) {
    report(
      Problem(
        .type, "invalid redeclaration of '\(name)'", at: range,
        notes: [Note(NameNote.isTaken)]))
  }
}

extension GenericWhereClauseSyntax {
  /// The inherited associated types that a protocol constrains further: `Element` in
  /// `protocol Pieces: Collection where Element: Piece`.
  fileprivate var namesOfAssociatedTypes: [String] {
    requirements.compactMap { requirement in
      guard case .conformanceRequirement(let asked) = requirement.requirement else { return nil }
      return asked.leftType.as(IdentifierTypeSyntax.self)?.name.identifierText
    }
  }
}

extension MemberBlockSyntax {
  /// The associated types that a protocol declares.
  fileprivate var associatedTypes: [AssociatedTypeDeclSyntax] {
    members.compactMap { $0.decl.as(AssociatedTypeDeclSyntax.self) }
  }
}

extension CodeBlockItemSyntax {
  /// Whether a statement in a `deinit` has no visible effect, such as invalidating a timer or printing, so
  /// that the language can skip it.
  fileprivate var isHousekeeping: Bool {
    guard case .expr(let expression) = item, let call = expression.as(FunctionCallExprSyntax.self) else { return false }
    let words = ["print", "invalidate", "cancel", "removeObserver", "stop", "finish", "removeAll"]
    let name =
      call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? call.calledExpression.trimmedDescription
    return words.contains(name)
  }
}
