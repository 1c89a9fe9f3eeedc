import Diagnostics
import LayoutProgram
import SwiftSyntax

/// Resolves type syntax.
extension TypeChecker {
  /// The type that a piece of syntax names, in the context of a declaration.
  func type(_ syntax: TypeSyntax, in context: DeclarationContext) throws(Problem) -> Type {
    try effort.count(at: syntax.range(in: context.file))
    if let name = syntax.as(IdentifierTypeSyntax.self) { return try namedType(name, in: context) }
    return try composedType(syntax, in: context)
  }

  /// A type other than a plain name.
  @inline(never)
  private func composedType(_ syntax: TypeSyntax, in context: DeclarationContext) throws(Problem) -> Type {
    if let optional = syntax.as(OptionalTypeSyntax.self) {
      return module.optional(try type(optional.wrappedType, in: context))
    }
    if let optional = syntax.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return module.optional(try type(optional.wrappedType, in: context))
    }
    if let array = syntax.as(ArrayTypeSyntax.self) {
      return module.native(.array, [try type(array.element, in: context)])
    }
    if let dictionary = syntax.as(DictionaryTypeSyntax.self) {
      let key = try type(dictionary.key, in: context)
      implyHashable(key, in: context)
      try requireHashable(key, at: dictionary.range(in: context.file))
      return module.native(.dictionary, [key, try type(dictionary.value, in: context)])
    }
    if let composition = syntax.as(CompositionTypeSyntax.self) {
      var parts: [Nominal] = []
      for element in composition.elements {
        if let nominal = try type(element.type, in: context).nominal { parts.append(nominal) }
      }
      return .opaque(Nominal(composing: parts))
    }
    if let some = syntax.as(SomeOrAnyTypeSyntax.self) { return try type(some.constraint, in: context) }
    if let attributed = syntax.as(AttributedTypeSyntax.self) {
      var base = try type(attributed.baseType, in: context)
      if attributed.attributes.has("ViewBuilder"), case .function(var function) = base {
        function.isViewBuilder = true
        base = .function(function)
      }
      if case .function(var function) = base {
        function.isAutoclosure = attributed.attributes.has("autoclosure")
        function.builder = try builder(attributed.attributes, in: context) ?? function.builder
        base = .function(function)
      }
      return base
    }
    if let function = syntax.as(FunctionTypeSyntax.self) {
      var parameters: [Type] = []
      for element in function.parameters { parameters.append(try type(element.type, in: context)) }
      let result = try type(function.returnClause.type, in: context)
      var read = FunctionType(parameters: parameters, result: result)
      for (index, element) in function.parameters.enumerated() where element.type.isInout {
        read.inoutParameters.insert(index)
      }
      read.isThrowing = function.effectSpecifiers?.throwsClause != nil
      read.isAsync = function.effectSpecifiers?.asyncSpecifier != nil
      return .function(read)
    }
    if let tuple = syntax.as(TupleTypeSyntax.self) { return try tupleType(tuple, in: context) }
    if let member = syntax.as(MemberTypeSyntax.self) { return try memberType(member, in: context) }
    if let meta = syntax.as(MetatypeTypeSyntax.self) { return .metatype(try type(meta.baseType, in: context)) }
    throw Problem(
      unsupported: .type(syntax.trimmedDescription), at: syntax.range(in: context.file))
  }

  private func tupleType(_ tuple: TupleTypeSyntax, in context: DeclarationContext) throws(Problem) -> Type {
    var elements: [TupleElement] = []
    for element in tuple.elements {
      let label = element.firstName.map(\.identifierText)
      elements.append(TupleElement(label: label == "_" ? nil : label, type: try type(element.type, in: context)))
    }
    if elements.count == 1, elements[0].label == nil { return elements[0].type }
    return .tuple(elements)
  }

  private func namedType(_ syntax: IdentifierTypeSyntax, in context: DeclarationContext) throws(Problem) -> Type {
    let name = syntax.name.identifierText
    if name == "Self", let same = try typeOfSelf(in: context) { return same }
    if name == "Self", let own = enclosingNominal(context) {
      return own.conformingType.map { .parameter($0) } ?? own.selfType
    }
    if name == "Void" { return .void }
    if let parameter = genericParameter(name, in: context) {
      notes?.note(.generic(parameter), at: syntax.name, in: context.file)
      return .parameter(parameter)
    }
    if let inherited = try inheritedAlias(name, at: syntax, in: context) { return inherited }
    let found = module.type(named: name, from: context)
    if let found, isShadowed(found, in: context), let alias = try alias(name, at: syntax, in: context) { return alias }
    guard let nominal = found else {
      if let question = notes?.question, question.name == name { question.note(.types(context)) }
      if let alias = try alias(name, at: syntax, in: context) { return alias }
      if name == "Value", let own = enclosingNominal(context), own.isKeyWithValue, let value = try keyValue(of: own) {
        if let nominal = value.withoutOptionals.nominal {
          notes?.note(.type(nominal), at: syntax.name, in: context.file)
        }
        return value
      }
      // `Index` in an extension of `Array`, `RGBColorSpace` in one of `Color`.
      if let own = enclosingNominal(context), own.isNative, let nested = nestedType(name, in: own.selfType) {
        if let nominal = nested.nominal { notes?.note(.type(nominal), at: syntax.name, in: context.file) }
        return nested
      }
      if let own = enclosingNominal(context), own.isNative, AppleMembers.hasOwn(name, of: own.name) {
        throw Problem(unsupported: .type(name), at: syntax.range(in: context.file))
      }
      if name == "Cache", let own = enclosingNominal(context), !own.isNative,
        let nested = nestedType(name, in: own.selfType)
      {
        if let nominal = nested.nominal { notes?.note(.type(nominal), at: syntax.name, in: context.file) }
        return nested
      }
      // `Context` in a type that also conforms to a protocol of another framework.
      if ["Context", "ReadConfiguration", "WriteConfiguration"].contains(name),
        let home = enclosingNominal(context)?.unknownHeritage
      {
        return .nominal(home, [])
      }
      var problem = module.unknownType(name, at: syntax.range(in: context.file))
      if problem.kind == .type { problem = perhapsOfOtherModule(problem, name, at: syntax) }
      throw problem
    }
    notes?.note(.type(nominal), at: syntax.name, in: context.file)
    var arguments = try arguments(syntax.genericArgumentClause, in: context)
    if nominal.outerParameters > 0 { arguments = outerArguments(of: nominal, in: context) + arguments }
    if nominal.isHashed, let key = arguments.first {
      implyHashable(key, in: context)
      try requireHashable(key, at: syntax.range(in: context.file))
    }
    // Inside of `Stack<Element>`, `Stack` alone is that very type.
    if arguments.isEmpty, !nominal.parameters.isEmpty, !(nominal.isNative && nominal.kind == .proto),
      isInside(nominal, context)
    {
      return nominal.selfType
    }
    if !arguments.isEmpty { try requireConformances(of: arguments, for: nominal, at: syntax.range(in: context.file)) }
    // Swift's own takes the sequence that it goes through, `IndexingIterator<[Int]>`; the catalog's its elements.
    if !arguments.isEmpty, nominal.isFamily { arguments = arguments.map { element(of: $0) ?? $0 } }
    return applied(nominal, arguments)
  }

  /// The value type that a protocol fixes for all its keys: `protocol FrameKey: PreferenceKey where Value == CGRect?`.
  func valueSaid(by key: Nominal) throws(Problem) -> Type? {
    guard !module.genericClauses.isEmpty, key.isKeyWithValue else { return nil }
    let protocols = [key] + key.allConformances
    for (_, requirements, context) in module.genericClauses {
      guard let proto = context.nominal, proto.kind == .proto, protocols.contains(where: { $0 === proto }) else {
        continue
      }
      for requirement in requirements?.requirements ?? [] {
        guard case .sameTypeRequirement(let same) = requirement.requirement,
          ["Value", "Self.Value"].contains(same.leftType.trimmedDescription), case .type(let right) = same.rightType
        else { continue }
        return try type(right, in: context)
      }
    }
    return nil
  }

  /// The alias that one of the program's own protocols declares, which hides SwiftUI's type of that name:
  /// `Configuration`.
  private func inheritedAlias(
    _ name: String, at syntax: IdentifierTypeSyntax, in context: DeclarationContext
  ) throws(Problem) -> Type? {
    if module.aliases.isEmpty { return nil }
    guard let own = enclosingNominal(context), own.nestedTypes[name] == nil else { return nil }
    for (alias, home) in module.aliases where alias.name.identifierText == name {
      guard let proto = home.nominal, proto.kind == .proto, !proto.isNative, own === proto || own.conforms(to: proto)
      else { continue }
      notes?.note(.alias(alias, file: home.file), at: syntax.name, in: context.file)
      return try meaning(of: alias, in: home, at: syntax.range(in: context.file))
    }
    return nil
  }

  /// The arguments for the outer type's parameters: `Card` inside of `MemoryGame<Content>` has the same
  /// `Content`; elsewhere it is still open.
  func outerArguments(of nominal: Nominal, in context: DeclarationContext) -> [Type] {
    let isHere = nominal.outer.map { isInside($0, context) } ?? false
    return nominal.parameters.prefix(nominal.outerParameters).map {
      isHere ? .parameter($0) : inference.fresh(constraints: $0.constraints)
    }
  }

  func isInside(_ nominal: Nominal, _ context: DeclarationContext) -> Bool {
    var here: DeclarationContext? = context
    while let place = here {
      if place.nominal === nominal { return true }
      here = place.parent
    }
    return false
  }

  /// Throws if a type argument does not meet its constraints: `Line<Int>`, if `Line` requires an `AlignmentID`.
  func requireConformances(of arguments: [Type], for nominal: Nominal, at range: SourceRange) throws(Problem) {
    guard !nominal.isNative || nominal.kind == .enumeration, nominal.kind != .proto else { return }
    for (parameter, argument) in zip(nominal.parameters, arguments) {
      for proto in parameter.constraints where !inference.conforms(argument, to: proto) {
        throw Problem(.type, "type '\(argument)' does not conform to protocol '\(proto.name)'", at: range)
      }
    }
  }

  private func memberType(_ syntax: MemberTypeSyntax, in context: DeclarationContext) throws(Problem) -> Type {
    let name = syntax.name.identifierText
    if let home = syntax.baseType.as(IdentifierTypeSyntax.self)?.name.text, home == "SwiftUI" || home == "Swift",
      let nominal = module.vocabulary.types[name]
    {
      notes?.note(.type(nominal), at: syntax.name, in: context.file)
      return applied(nominal, try arguments(syntax.genericArgumentClause, in: context))
    }
    let base = try type(syntax.baseType, in: context)
    search(for: name, in: .metatype(base), isStatic: true)
    guard let nested = witness(name, of: base) ?? nestedType(name, in: base) else {
      let range = syntax.range(in: context.file)
      if let nominal = base.nominal, nominal.isNative, AppleMembers.has(name, of: nominal.name) {
        throw Problem(unsupported: .type(syntax.trimmedDescription), at: range)
      }
      if case .parameter(let parameter) = base.shallow,
        name.hasSuffix("LiteralType")
          || parameter.constraints.contains(where: { $0.isNative && AppleMembers.has(name, of: $0.name) })
      {
        throw Problem(unsupported: .type(syntax.trimmedDescription), at: range)
      }
      throw Problem(.type, "'\(name)' is not a member type of '\(base)'", at: range)
    }
    if notes != nil, let (alias, home) = alias(name, of: base) {
      notes?.note(.alias(alias, file: home.file), at: syntax.name, in: context.file)
    } else if let nominal = nested.nominal {
      notes?.note(.type(nominal), at: syntax.name, in: context.file)
    }
    return specialized(nested, try arguments(syntax.genericArgumentClause, in: context))
  }

  /// Applies type arguments to a nested type: in `MemoryGame<String>.Pair<Int>`, those after the name belong to it.
  func specialized(_ type: Type, _ own: [Type]) -> Type {
    guard !own.isEmpty, case .nominal(let nominal, let arguments) = type else { return type }
    return applied(nominal, arguments.prefix(nominal.outerParameters) + own)
  }

  /// Resolves `Edge.Set` and the program's own nested types.
  func nestedType(_ name: String, in base: Type) -> Type? {
    if case .parameter(let parameter) = base.shallow, NativeTypes.mayBeType(name) {
      return associatedType(name, of: parameter)
    }
    guard let nominal = base.nominal else { return nil }
    if nominal.isBeyond {
      return nominal.nestedTypes[name].map { applied($0, []) } ?? (NativeTypes.mayBeType(name) ? base : nil)
    }
    if nominal.isPartlyKnown, NativeTypes.mayBeType(name),
      module.vocabulary.types["\(nominal.name)\(name)"] == nil
    {
      return .nominal(Nominal(beyond: "\(nominal.name).\(name)"), [])
    }
    if let nested = nominal.nestedTypes[name] {
      return applied(nested, nested.outerParameters > 0 ? base.genericArguments : [])
    }
    if name == "Subviews", nominal.conforms(toNative: .layout) { return module.native(.layoutSubviews) }
    if let (alias, home) = alias(name, of: base) {
      return (try? meaning(of: alias, in: home, at: alias.range(in: home.file)))?.substituting(told(by: base))
    }
    if !nominal.isNative, let associated = associatedType(name, of: nominal) { return associated }
    if nominal.isNative, NativeTypes.mayBeType(name), let nested = module.vocabulary.types["\(nominal.name)\(name)"] {
      // `FocusState<Bool>.Binding`
      let given = base.genericArguments
      return applied(nested, given.count == nested.parameters.count ? given : [])
    }
    return nil
  }

  /// The type alias that another type declares: `Card` in `Game`, with `typealias Card = MemoryGame<String>.Card`.
  private func alias(_ name: String, of base: Type) -> (TypeAliasDeclSyntax, DeclarationContext)? {
    guard let nominal = base.nominal, nominal.nestedTypes[name] == nil else { return nil }
    return module.aliases.first { $0.0.name.identifierText == name && $0.1.nominal == nominal }
  }

  /// The associated type that SwiftUI's protocols imply: `City.ID` of an `Identifiable` type,
  /// `Outline.Configuration` of a style.
  private func associatedType(_ name: String, of nominal: Nominal) -> Type? {
    if name == "RawValue", let raw = nominal.rawType { return raw }
    let isParameter = nominal.parameters.contains { $0.name == name }
    if name == "Content", nominal.conforms(toNative: .viewModifier), !isParameter {
      return module.vocabulary.types[name].map { applied($0, []) }
    }
    if name == "ID", nominal.conforms(toNative: .identifiable) {
      if let own = nominal.ownMembers("id").first(where: { !$0.isStatic }) { return try? type(of: own) }
      return nominal.kind == .object ? module.vocabulary.types["ObjectIdentifier"].map { applied($0, []) } : nil
    }
    if name == "Cache", nominal.conforms(toNative: .layout) { return cacheType(of: nominal) }
    guard name == "Configuration", nominal.isControlStyle else { return nil }
    return module.vocabulary.types[name].map { applied($0, []) }
  }

  /// The cache type of one of the program's own layouts: the result of `makeCache`, or else the parameter of
  /// `sizeThatFits`.
  private func cacheType(of layout: Nominal) -> Type? {
    func own(_ name: String) -> Member? {
      layout.lookUp(name, isStatic: false).first { !$0.isNative && $0.kind == .method && $0.hasBody }
    }
    if let making = own("makeCache"), case .function(let node)? = making.syntax {
      guard let result = node.signature.returnClause?.type, result.trimmedDescription != "Cache" else { return nil }
      return try? signature(of: making).result
    }
    guard let sizing = own("sizeThatFits"), case .function(let node)? = sizing.syntax,
      let last = node.signature.parameterClause.parameters.last, let context = sizing.context,
      !last.type.trimmedDescription.hasSuffix("Cache")
    else { return .void }
    return try? type(last.type, in: context)
  }

  private func arguments(
    _ clause: GenericArgumentClauseSyntax?, in context: DeclarationContext
  ) throws(Problem) -> [Type] {
    guard let clause else { return [] }
    var types: [Type] = []
    for argument in clause.arguments {
      guard case .type(let syntax) = argument.argument else { continue }
      types.append(try type(syntax, in: context))
    }
    return types
  }

  /// A nominal type with its arguments; omitted ones are inferred.
  func applied(_ nominal: Nominal, _ arguments: [Type]) -> Type {
    if nominal.kind == .proto {
      // `IteratorProtocol<Int>`: the catalog has not declared its associated types.
      if nominal.isNative, nominal.parameters.isEmpty, !arguments.isEmpty {
        return .nominal(Nominal(beyond: nominal.name), [])
      }
      return arguments.isEmpty || !nominal.isNative ? .opaque(nominal) : .nominal(nominal, arguments)
    }
    var arguments = Array(arguments.prefix(nominal.parameters.count))
    while arguments.count < nominal.parameters.count {
      arguments.append(inference.fresh(constraints: nominal.parameters[arguments.count].constraints))
    }
    return .nominal(nominal, arguments)
  }

  func genericParameter(_ name: String, in context: DeclarationContext) -> GenericParameter? {
    var here: DeclarationContext? = context
    while let place = here {
      if let parameter = place.generics[name] { return parameter }
      here = place.parent
    }
    return nil
  }

  package func enclosingNominal(_ context: DeclarationContext) -> Nominal? {
    var here: DeclarationContext? = context
    while let place = here {
      if let nominal = place.nominal { return nominal }
      here = place.parent
    }
    return nil
  }

  private func alias(_ name: String, at node: IdentifierTypeSyntax, in context: DeclarationContext) throws(Problem)
    -> Type?
  {
    guard let (syntax, home) = visibleAlias(name, from: context) else { return nil }
    notes?.note(.alias(syntax, file: home.file), at: node.name, in: context.file)
    if let clause = syntax.genericParameterClause { return try filled(syntax, clause, at: node, home, in: context) }
    return try meaning(of: syntax, in: home, at: node.range(in: context.file))
  }

  /// Resolves a generic alias with its arguments: `typealias Parser<T> = (Substring) -> T?`.
  private func filled(
    _ alias: TypeAliasDeclSyntax, _ clause: GenericParameterClauseSyntax, at node: IdentifierTypeSyntax,
    _ home: DeclarationContext, in context: DeclarationContext
  ) throws(Problem) -> Type {
    let parameters = module.genericParameters(clause)
    let inside = DeclarationContext(
      file: home.file, nominal: nil, generics: .init(parameters.map { ($0.name, $0) }, uniquingKeysWith: { $1 }),
      parent: home)
    module.constrain(parameters, by: clause, where: alias.genericWhereClause, in: inside)
    let meaning = try meaning(of: alias, in: inside, at: node.range(in: context.file))
    var given: [Type] = []
    for argument in node.genericArgumentClause?.arguments ?? [] {
      if case .type(let syntax) = argument.argument { given.append(try type(syntax, in: context)) }
    }
    var told: [GenericParameter: Type] = [:]
    for (index, parameter) in parameters.enumerated() {
      told[parameter] = index < given.count ? given[index] : inference.fresh()
    }
    return meaning.substituting(told)
  }

  /// The alias with a name that is visible from a place: in the file, a type around it, or a body.
  private func visibleAlias(
    _ name: String, from context: DeclarationContext
  ) -> (TypeAliasDeclSyntax, DeclarationContext)? {
    if module.aliases.isEmpty { return nil }
    return module.aliases.first { alias, home in
      guard alias.name.identifierText == name else { return false }
      if home.isLocal { return context.isInside(home) }
      return home.nominal.map { isInside($0, context) } ?? true
    }
  }

  /// Whether an alias hides a type found by its name: `typealias Layout = Rows<Item>` in a view hides SwiftUI's
  /// `Layout`.
  func isShadowed(_ found: Nominal, in context: DeclarationContext) -> Bool {
    guard let (_, home) = visibleAlias(found.name, from: context) else { return false }
    return found === module.vocabulary.types[found.name]
      || found === module.types[found.name] && (home.isLocal || home.nominal != nil)
  }

  /// The type of an alias; an alias that refers to itself, in any number of steps, is an error.
  private func meaning(
    of alias: TypeAliasDeclSyntax, in home: DeclarationContext, at range: SourceRange
  ) throws(Problem) -> Type {
    guard seen.aliasesUnderway.insert(alias.id).inserted else {
      throw Problem(
        .type, "type alias '\(alias.name.identifierText)' references itself", at: alias.name.range(in: home.file))
    }
    defer { seen.aliasesUnderway.remove(alias.id) }
    let type = try type(alias.initializer.value, in: home)
    if !type.hasAtMost(Budget.typeSize) { throw tooLarge(type, at: range) }
    return type
  }

  func tooLarge(_ type: Type, at range: SourceRange) -> Problem {
    Problem(
      .limit, LimitMessage.partsOfType(most: Budget.typeSize), at: range,
      notes: [Note(LimitMessage.useStruct)])
  }
}
