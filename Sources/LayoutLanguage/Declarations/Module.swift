import Diagnostics
import LayoutEngine
import SwiftSyntax

/// The program's own declarations, and SwiftUI's beside them.
///
/// Only names are collected here; types and bodies are read when the checker asks for them, so that declarations may
/// refer to each other in any order.
final class Module {
  let sources: [SourceText]
  let vocabulary: Vocabulary
  // This and the aliases are asked at nearly every name, and each use reads or writes them whole.
  @exclusivity(unchecked) private(set) var types: [String: Nominal] = [:]
  private(set) var globals: [String: [Member]] = [:]
  /// Every member that has code or a type of its own, in source order.
  private(set) var members: [Member] = []
  /// The program's types, in source order.
  private(set) var declaredTypes: [Nominal] = []
  /// Contents of `#Preview`s, in source order.
  private(set) var previews: [Preview] = []
  /// Statements at the top level: a snippet without any type around it.
  private(set) var topLevel: [CodeBlockItemSyntax] = []
  /// Stored properties that belong to no instance; each has a place in the run's table.
  private(set) var globalCount = 0
  private(set) var problems: [Problem] = []
  /// Extensions wait until every type is known.
  private var extensions: [(ExtensionDeclSyntax, DeclarationContext)] = []
  private var conformanceClauses: [(Nominal, InheritanceClauseSyntax, DeclarationContext)] = []
  /// What the associated types of the program's protocols conform to.
  private var associatedConstraints: [(GenericParameter, InheritanceClauseSyntax, DeclarationContext)] = []
  /// What types ask of types that belong to their parameters, for the checker to read.
  private(set) var genericClauses:
    [(parameters: GenericParameterClauseSyntax?, requirements: GenericWhereClauseSyntax?, context: DeclarationContext)] =
      []
  let fileContexts: [DeclarationContext]

  /// A `#Preview`, or the `previews` of a `PreviewProvider`.
  struct Preview {
    let statements: CodeBlockItemListSyntax
    let context: DeclarationContext
    let range: SourceRange
    /// The size that its traits ask for.
    let stage: Size?
  }

  init(sources: [SourceText], trees: [SourceFileSyntax]) {
    self.sources = sources
    vocabulary = Vocabulary()
    fileContexts = sources.indices.map { DeclarationContext(file: $0, nominal: nil, parent: nil) }
    for (tree, context) in zip(trees, fileContexts) { collect(tree.statements, in: context) }
    for (declaration, context) in extensions { open(declaration, in: context) }
    for (parameter, clause, context) in associatedConstraints {
      for name in clause.inheritedTypes.flatMap({ protocolNames($0.type) }) {
        if let proto = type(named: name, from: context) { parameter.constraints.append(proto) }
      }
    }
    for (nominal, clause, context) in conformanceClauses { conform(nominal, to: clause, in: context) }
    inherit()
    for nominal in declaredTypes where nominal.kind == .enumeration { makeHashable(nominal) }
    vocabulary.types.settle()
    for nominal in declaredTypes { nominal.settle() }
  }

  deinit { dismantle() }

  /// Classes with the class they inherit from.
  private var heirs: [(Nominal, Nominal)] = []

  /// Gives classes their superclasses, those that others inherit from first.
  private func inherit() {
    var waiting = heirs
    while !waiting.isEmpty {
      let ready = waiting.firstIndex { heir in !waiting.contains { $0.0 === heir.1 } }
      guard let ready else {
        for (nominal, _) in waiting {
          report(Problem(.type, "'\(nominal.name)' inherits from itself", at: nominal.range))
        }
        return
      }
      let (nominal, parent) = waiting.remove(at: ready)
      nominal.inherit(from: parent)
    }
  }

  // MARK: Looking up

  /// A type by name, as seen from a place in the program.
  func type(named name: String, from context: DeclarationContext?) -> Nominal? {
    var place = context
    while let here = place {
      if let nominal = here.nominal {
        if let nested = nominal.nestedTypes[name] { return nested }
        if nominal.name == name { return nominal }
      }
      place = here.parent
    }
    return types[name] ?? vocabulary.types[name]
  }

  func native(_ name: String, _ arguments: [Type] = []) -> Type {
    guard let nominal = vocabulary.types[name] else { return .void }
    return nominal.kind == .proto ? .opaque(nominal) : .nominal(nominal, arguments)
  }

  func optional(_ type: Type) -> Type { native("Optional", [type]) }

  /// Names that mean something at the top level, for suggestions.
  var topLevelNames: [String] {
    Array(types.keys) + Array(globals.keys) + Array(vocabulary.types.keys) + Array(vocabulary.functions.keys)
  }

  func report(_ problem: Problem) {
    if !hasEnoughProblems { problems.append(problem) }
  }

  private var hasEnoughProblems: Bool { problems.count >= Checker.Budget.problems }

  // MARK: Collecting

  private func collect(_ items: CodeBlockItemListSyntax, in context: DeclarationContext) {
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
        statements: closure.statements, context: context, range: node.range(in: context.file), stage: traits.stage))
  }

  private func collect(_ declaration: DeclSyntax, in context: DeclarationContext) {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .structDecl(let structure):
      declare(
        structure.name, .structure, structure.genericParameterClause, structure.inheritanceClause,
        where: structure.genericWhereClause,
        in: context
      ) {
        collectMembers(structure.memberBlock, in: $0)
      }
    case .enumDecl(let enumeration):
      declare(
        enumeration.name, .enumeration, enumeration.genericParameterClause, enumeration.inheritanceClause,
        where: enumeration.genericWhereClause,
        in: context
      ) {
        collectMembers(enumeration.memberBlock, in: $0)
      }
    case .classDecl(let object):
      declare(
        object.name, .object, object.genericParameterClause, object.inheritanceClause, where: object.genericWhereClause,
        in: context
      ) {
        collectMembers(object.memberBlock, in: $0)
        if object.attributes.has("Observable"), let observable = vocabulary.types["Observable"] {
          $0.nominal?.conformances.append(observable)
        }
      }
    case .protocolDecl(let proto):
      let associated = proto.memberBlock.associatedTypes
      declare(proto.name, .proto, nil, proto.inheritanceClause, associated: associated, in: context) {
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
      refuseSharedWrapper(variable, in: context)
      for binding in variable.bindings { collectVariable(variable, binding, in: context) }
    case .functionDecl(let function): collectFunction(function, in: context)
    case .initializerDecl(let initializer):
      let member = Member("init", .initializer, isStatic: true, owner: context.nominal)
      member.access = access(Modifiers(initializer.modifiers), in: context)
      add(member, .initializer(initializer), at: Syntax(initializer.initKeyword).range(in: context.file), in: context)
    case .subscriptDecl(let subscripting):
      let isStatic = Modifiers(subscripting.modifiers).isStatic
      let member = Member("subscript", .subscripting, isStatic: isStatic, owner: context.nominal)
      add(
        member, .subscripting(subscripting), at: Syntax(subscripting.subscriptKeyword).range(in: context.file),
        in: context)
    case .enumCaseDecl(let cases): collectCases(cases, in: context)
    case .typeAliasDecl(let alias): aliases.append((alias, context))
    default: return
    }
  }

  private func declare(
    _ name: TokenSyntax, _ kind: Nominal.Kind, _ generics: GenericParameterClauseSyntax?,
    _ inheritance: InheritanceClauseSyntax?, where requirements: GenericWhereClauseSyntax? = nil,
    associated: [AssociatedTypeDeclSyntax] = [], in context: DeclarationContext, members: (DeclarationContext) -> Void
  ) {
    let nominal = Nominal(name.identifierText, kind, isNative: false)
    nominal.outer = context.nominal
    let range = Syntax(name).range(in: context.file)
    nominal.range = range
    if let outer = context.nominal {
      if outer.nestedTypes[nominal.name] != nil { redeclared(nominal.name, at: range) }
      outer.nestedTypes[nominal.name] = nominal
    } else {
      if types[nominal.name] != nil { redeclared(nominal.name, at: range) }
      types[nominal.name] = nominal
    }
    declaredTypes.append(nominal)
    var parameters = genericParameters(generics)
    for type in associated where !parameters.contains(where: { $0.name == type.name.identifierText }) {
      parameters.append(GenericParameter(name: type.name.identifierText))
    }
    nominal.parameters = parameters
    let inside = DeclarationContext(
      file: context.file, nominal: nominal, generics: .init(uniqueKeysWithValues: parameters.map { ($0.name, $0) }),
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

  private func redeclared(_ name: String, at range: SourceRange) {
    report(
      Problem(
        .type, "invalid redeclaration of '\(name)'", at: range,
        notes: [Note("This name is taken already, perhaps in the given code. Choose another.")]))
  }

  /// The generic parameters of a clause, each once even if a learner wrote a name twice.
  func genericParameters(_ clause: GenericParameterClauseSyntax?) -> [GenericParameter] {
    guard let clause else { return [] }
    var seen: Set<String> = []
    return clause.parameters.compactMap {
      seen.insert($0.name.identifierText).inserted ? GenericParameter(name: $0.name.identifierText) : nil
    }
  }

  /// Notes what the clause, and a `where` after it, ask of the parameters.
  func constrain(
    _ parameters: [GenericParameter], by clause: GenericParameterClauseSyntax?,
    where requirements: GenericWhereClauseSyntax?,
    in context: DeclarationContext
  ) {
    if let requirements { constrain(parameters, where: requirements, in: context) }
    guard let clause else { return }
    for (parameter, syntax) in zip(parameters, Array(clause.parameters)) {
      guard let inherited = syntax.inheritedType else { continue }
      for name in protocolNames(inherited) {
        if let proto = type(named: name, from: context.parent) { parameter.constraints.append(proto) }
      }
    }
  }

  private func constrain(
    _ parameters: [GenericParameter], where requirements: GenericWhereClauseSyntax, in context: DeclarationContext
  ) {
    for requirement in requirements.requirements {
      guard case .conformanceRequirement(let conformance) = requirement.requirement,
        let parameter = parameters.first(where: { $0.name == conformance.leftType.trimmedDescription })
      else { continue }
      for name in protocolNames(conformance.rightType) {
        if let proto = type(named: name, from: context.parent) { parameter.constraints.append(proto) }
      }
    }
  }

  private func protocolNames(_ type: TypeSyntax) -> [String] {
    if let composition = type.as(CompositionTypeSyntax.self) {
      return composition.elements.flatMap { protocolNames($0.type) }
    }
    if let name = type.as(IdentifierTypeSyntax.self) { return [name.name.identifierText] }
    if let member = type.as(MemberTypeSyntax.self) { return [member.name.identifierText] }
    return []
  }

  private func open(_ declaration: ExtensionDeclSyntax, in context: DeclarationContext) {
    let written = declaration.extendedType.writtenName
    let path = written.split(separator: ".").map(String.init)
    var nominal: Nominal?
    for name in path {
      if name == "SwiftUI" || name == "Swift" { continue }
      let plain = String(name.prefix { $0 != "<" })
      nominal = nominal.map { $0.nestedTypes[plain] } ?? type(named: plain, from: context)
    }
    guard let nominal else {
      report(unknownType(written, at: Syntax(declaration.extendedType).range(in: context.file)))
      return
    }
    let inside = DeclarationContext(
      file: context.file, nominal: nominal,
      generics: .init(nominal.parameters.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first }),
      parent: context)
    inside.isExtension = true
    inside.requirements = declaration.genericWhereClause?.requirements.map { $0 } ?? []
    inside.isPrivateExtension = declaration.modifiers.contains {
      $0.name.tokenKind == .keyword(.private) || $0.name.tokenKind == .keyword(.fileprivate)
    }
    if let clause = declaration.inheritanceClause { conformanceClauses.append((nominal, clause, inside)) }
    collectMembers(declaration.memberBlock, in: inside)
  }

  private func conform(_ nominal: Nominal, to clause: InheritanceClauseSyntax, in context: DeclarationContext) {
    for inherited in clause.inheritedTypes {
      for name in protocolNames(inherited.type) {
        guard let proto = type(named: name, from: context) else {
          report(unknownType(name, at: Syntax(inherited).range(in: context.file)))
          continue
        }
        if proto.kind == .proto {
          guard nominal.kind != .proto || !proto.conforms(to: nominal) else {
            report(
              Problem(
                .type, "protocol '\(nominal.name)' refines itself", at: Syntax(inherited).range(in: context.file),
                notes: [Note("A protocol can only build on others. Take '\(name)' out here.")]))
            continue
          }
          nominal.conformances.append(proto)
        } else if nominal.kind == .enumeration,
          ["String", "Int", "Double", "CGFloat", "Float", "Character"].contains(proto.name)
        {
          nominal.rawType = proto.selfType
        } else if nominal.kind == .enumeration {
          report(
            Problem(
              .type, "raw type '\(name)' is not expressible by a string, integer, or floating-point literal",
              at: Syntax(inherited).range(in: context.file)))
        } else if nominal.kind == .object, proto.kind == .object {
          if proto === nominal || proto.inherits(from: nominal) {
            report(
              Problem(
                .type, "'\(nominal.name)' inherits from itself", at: Syntax(inherited).range(in: context.file)))
          } else {
            heirs.append((nominal, proto))
          }
        } else {
          report(
            Problem(
              .type, "inheritance from non-protocol type '\(name)'", at: Syntax(inherited).range(in: context.file)))
        }
      }
    }
  }

  /// An enum without payloads is hashable by itself.
  private func makeHashable(_ nominal: Nominal) {
    let hasPayload = nominal.cases.contains { member in
      guard case .enumCase(let element)? = member.syntax else { return false }
      return element.parameterClause != nil
    }
    guard !hasPayload, let hashable = vocabulary.types["Hashable"], !nominal.conforms(to: hashable) else { return }
    nominal.conformances.append(hashable)
  }

  private func collectMembers(_ block: MemberBlockSyntax, in context: DeclarationContext) {
    for item in block.members { collect(item.decl, in: context) }
  }

  private func collectFunction(_ function: FunctionDeclSyntax, in context: DeclarationContext) {
    let modifiers = Modifiers(function.modifiers)
    let member = add(function.name, .method, modifiers, .function(function), in: context)
    member.isMutating = modifiers.isMutating
    member.isViewBuilder = function.attributes.has("ViewBuilder")
    if isDataLoader(function, member) { member.replacement = .loadData }
  }

  private func collectCases(_ cases: EnumCaseDeclSyntax, in context: DeclarationContext) {
    guard let nominal = context.nominal else { return }
    for element in cases.elements {
      let member = Member(element.name.identifierText, .enumCase, isStatic: true, owner: nominal)
      member.index = nominal.cases.count
      add(member, .enumCase(element), at: Syntax(element.name).range(in: context.file), in: context)
    }
  }

  /// `func load<T: Decodable>(_ filename: String) -> T`, as in Apple's tutorials: its body is for Xcode only.
  private func isDataLoader(_ function: FunctionDeclSyntax, _ member: Member) -> Bool {
    member.owner == nil && member.name == "load" && function.genericParameterClause != nil
      && function.signature.parameterClause.parameters.count == 1
  }

  /// Type aliases, for the checker to resolve.
  @exclusivity(unchecked) private(set) var aliases: [(TypeAliasDeclSyntax, DeclarationContext)] = []

  /// `@State private var name = "", mail = ""`: a wrapper belongs to one property.
  private func refuseSharedWrapper(_ variable: VariableDeclSyntax, in context: DeclarationContext) {
    guard variable.bindings.count > 1,
      let wrapper = variable.attributes.first(where: { element in
        guard case .attribute(let attribute) = element else { return false }
        return Member.Wrapper(rawValue: attribute.attributeName.trimmedDescription) != nil
      })
    else { return }
    report(
      Problem(
        .type, "property wrapper can only apply to a single variable", at: Syntax(wrapper).range(in: context.file),
        notes: [Note("Give each of them a line and a wrapper of its own.")]))
  }

  private func collectVariable(
    _ variable: VariableDeclSyntax, _ binding: PatternBindingSyntax, in context: DeclarationContext
  ) {
    guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { return }
    let isLet = variable.bindingSpecifier.tokenKind == .keyword(.let)
    let attributes = variable.attributes
    let names = attributes.names
    let isEntry = names.contains("Entry") && context.nominal === vocabulary.types["EnvironmentValues"]
    let hasGetter = isEntry || binding.accessorBlock.map { !$0.hasOnlyObservers } ?? false
    let syntax = MemberSyntax.binding(binding, attributes: attributes, isLet: isLet)
    let modifiers = Modifiers(variable.modifiers)
    let member = add(pattern.identifier, hasGetter ? .computed : .field, modifiers, syntax, in: context)
    member.isMutable = !isLet
    member.isLazy = modifiers.isLazy
    if names.isEmpty { return }
    member.isViewBuilder = names.contains("ViewBuilder")
    member.wrapper = Member.Wrapper.allCases.last { names.contains($0.rawValue) }
    if isEntry { member.replacement = .entry }
    refuseUnknownAttributes(attributes, in: context)
  }

  /// A property wrapper changes what a property means, so one that is not known cannot be passed over.
  private func refuseUnknownAttributes(_ attributes: AttributeListSyntax, in context: DeclarationContext) {
    for case .attribute(let attribute) in attributes {
      let name = attribute.attributeName.writtenName
      let range = attribute.attributeName.range(in: context.file)
      if let instead = BeyondTheCourse.type(named: name) {
        report(BeyondTheCourse.problem("'@\(name)'", instead: instead, at: range))
      } else if !Self.knownAttributes.contains(name), type(named: name, from: context) == nil {
        report(
          Problem(
            .type, "unknown attribute '\(name)'", at: range, notes: suggestion(for: name, among: Self.knownAttributes)))
      }
    }
  }

  private static let knownAttributes = [
    "State", "Binding", "Environment", "EnvironmentObject", "StateObject", "ObservedObject", "Bindable", "Published",
    "ObservationIgnored", "Entry", "ScaledMetric", "GestureState", "FocusState", "Namespace", "ViewBuilder",
    "MainActor",
    "available", "inlinable", "usableFromInline",
    "Sendable",
    "preconcurrency", "nonobjc", "objc",
  ]

  @discardableResult
  private func add(
    _ name: TokenSyntax, _ kind: Member.Kind, _ modifiers: Modifiers, _ syntax: MemberSyntax,
    in context: DeclarationContext
  ) -> Member {
    let member = Member(name.identifierText, kind, isStatic: modifiers.isStatic, owner: context.nominal)
    member.access = access(modifiers, in: context)
    member.isOverride = modifiers.isOverride
    add(member, syntax, at: Syntax(name).range(in: context.file), in: context)
    return member
  }

  /// `private` at the top level, or in front of an extension, means the file.
  private func access(_ modifiers: Modifiers, in context: DeclarationContext) -> Member.Access {
    switch modifiers.access {
    case .keyword(.private): context.nominal == nil ? .file : .type
    case .keyword(.fileprivate): .file
    case nil: context.isPrivateExtension ? .file : .everywhere
    default: .everywhere
    }
  }

  private func add(_ member: Member, _ syntax: MemberSyntax, at range: SourceRange, in context: DeclarationContext) {
    member.source = MemberSource(syntax)
    member.range = range
    member.context = context
    members.append(member)
    if let nominal = context.nominal {
      if !hasEnoughProblems {
        checkRedeclaration(of: member, among: nominal.ownMembers(member.name).filter { $0.isStatic == member.isStatic })
      }
      if member.kind == .field, !member.isStatic { member.index = nominal.fields.count }
      nominal.add(member)
    } else {
      checkRedeclaration(of: member, among: globals[member.name] ?? [])
      globals[member.name, default: []].append(member)
    }
    if member.kind == .field, member.isStatic || context.nominal == nil {
      member.globalIndex = globalCount
      globalCount += 1
    }
  }

  /// Two properties of one name, or a property and a type, cannot live together; functions can, as overloads.
  private func checkRedeclaration(of member: Member, among others: [Member]) {
    guard member.kind == .field || member.kind == .computed || member.kind == .enumCase, let range = member.range else {
      return
    }
    let clash = others.contains {
      // What a protocol asks for, its extension may bring.
      $0.hasBody && member.hasBody && $0.owner === member.owner && $0.native == nil
        && ($0.kind == .field || $0.kind == .computed || $0.kind == .enumCase)
    }
    if clash { redeclared(member.name, at: range) }
  }

  /// No type has that name here; perhaps one has elsewhere.
  func unknownType(_ name: String, at range: SourceRange) -> Problem {
    if let instead = BeyondTheCourse.type(named: name) {
      return BeyondTheCourse.problem("'\(name)'", instead: instead, at: range)
    }
    return Problem(
      .type, "cannot find type '\(name)' in scope", at: range, notes: suggestion(for: name, among: topLevelNames))
  }

  func suggestion(for name: String, among names: [String]) -> [Note] {
    guard let near = nearest(to: name, in: names) else { return [] }
    return [Note("Did you mean '\(near)'?")]
  }
}

/// What stands before a declaration, read once.
private struct Modifiers {
  private(set) var isStatic = false
  private(set) var isOverride = false
  private(set) var isMutating = false
  private(set) var isLazy = false
  /// The first word about access; `private(set)` is none.
  private(set) var access: TokenKind?

  init(_ list: DeclModifierListSyntax) {
    for modifier in list {
      let kind = modifier.name.tokenKind
      switch kind {
      case .keyword(.static), .keyword(.class): isStatic = true
      case .keyword(.override): isOverride = true
      case .keyword(.mutating): isMutating = true
      case .keyword(.lazy): isLazy = true
      case .keyword(.private), .keyword(.fileprivate), .keyword(.internal), .keyword(.public), .keyword(.package):
        if access == nil, modifier.detail == nil { access = kind }
      default: continue
      }
    }
  }
}

extension MemberBlockSyntax {
  /// The types that a protocol leaves open.
  fileprivate var associatedTypes: [AssociatedTypeDeclSyntax] {
    members.compactMap { $0.decl.as(AssociatedTypeDeclSyntax.self) }
  }
}

extension SyntaxProtocol {
  /// The node's bytes without the spaces and comments around it.
  func range(in file: Int) -> SourceRange {
    SourceRange(
      file: file, lower: positionAfterSkippingLeadingTrivia.utf8Offset,
      upper: endPositionBeforeTrailingTrivia.utf8Offset)
  }
}

extension AttributeListSyntax {
  func has(_ name: String) -> Bool { names.contains(name) }

  /// The attributes' names, without their arguments.
  fileprivate var names: [String] {
    if isEmpty { return [] }
    return compactMap { element in
      guard case .attribute(let attribute) = element else { return nil }
      return attribute.attributeName.writtenName
    }
  }
}

extension AccessorBlockSyntax {
  /// `willSet` and `didSet` leave a property stored.
  var hasOnlyObservers: Bool {
    guard case .accessors(let list) = accessors else { return false }
    return list.allSatisfy { $0.accessorSpecifier.text == "willSet" || $0.accessorSpecifier.text == "didSet" }
  }

  func body(of keyword: String) -> CodeBlockItemListSyntax? {
    switch accessors {
    case .getter(let items): return keyword == "get" ? items : nil
    case .accessors(let list): return list.first { $0.accessorSpecifier.text == keyword }?.body?.statements
    @unknown default: return nil
    }
  }
}
