import Diagnostics
import LayoutProgram
import SwiftSyntax

/// Resolves signatures and types of members on first use.
extension TypeChecker {
  /// The parameters and result of a callable member.
  package func signature(of member: Member) throws(Problem) -> Signature {
    if member.isNative { return module.vocabulary.signature(of: member) }
    switch member.signatureState {
    case .known(let signature): return signature
    case .underway: throw circular(member)
    case .failed(let problem): throw problem
    case .unknown: break
    }
    member.signatureState = .underway
    let outer = mode.readsParameters
    mode.readsParameters = true
    defer { mode.readsParameters = outer }
    do {
      let signature = try assuming(member.context ?? function.context) { () throws(Problem) in
        try readSignature(of: member)
      }
      signature.handedTypes = handedTypes(of: member, signature)
      member.signatureState = .known(signature)
      return signature
    } catch {
      member.signatureState = .failed(error)
      throw error
    }
  }

  private func circular(_ member: Member) -> Problem {
    Problem(
      .type, "circular reference", at: member.range,
      notes: [Note(DeclarationNote.dependsOnItself(member.name))])
  }

  private func handedTypes(of member: Member, _ signature: Signature) -> [GenericParameter] {
    var found = signature.generics
    for generic in signature.generics {
      for name in generic.associated.keys.sorted() {
        if case .parameter(let own)? = generic.associated[name], !found.contains(own) { found.append(own) }
      }
    }
    if let owner = member.owner, owner.isNative, member.kind != .initializer { found += owner.parameters }
    return found
  }

  private func readSignature(of member: Member) throws(Problem) -> Signature {
    guard let syntax = member.syntax, let context = member.context else {
      return Signature(parameters: [], result: .void)
    }
    switch syntax {
    case .binding(let binding, _, _):
      let signature = Signature(parameters: [], result: try type(of: member))
      signature.note(binding.accessorBlock?.effects)
      return signature
    case .function(let function):
      let generics = module.genericParameters(function.genericParameterClause)
      let inside = functionContext(
        generics, clause: function.genericParameterClause, where: function.genericWhereClause, in: context)
      member.context = inside
      try notePrimary(function.genericParameterClause, in: inside)
      try noteAssociated(function.genericWhereClause, in: inside)
      let parameters = try self.parameters(function.signature.parameterClause, in: inside)
      var result = Type.void
      if let clause = function.signature.returnClause { result = try type(clause.type, in: inside) }
      let signature = Signature(generics: generics, parameters: parameters, result: result)
      signature.givesSelf = function.signature.returnClause?.type.isSelf == true
      signature.note(function.signature.effectSpecifiers)
      signature.thrown = try thrownType(function.signature.effectSpecifiers, in: inside)
      return signature
    case .initializer(let initializer):
      let generics = module.genericParameters(initializer.genericParameterClause)
      let inside = functionContext(
        generics, clause: initializer.genericParameterClause, where: initializer.genericWhereClause, in: context)
      member.context = inside
      try notePrimary(initializer.genericParameterClause, in: inside)
      try noteAssociated(initializer.genericWhereClause, in: inside)
      let parameters = try self.parameters(initializer.signature.parameterClause, in: inside)
      var result = context.nominal?.selfType ?? .void
      if let conforming = context.nominal?.conformingType { result = .parameter(conforming) }
      if initializer.optionalMark != nil { result = module.optional(result) }
      let signature = Signature(generics: generics, parameters: parameters, result: result)
      signature.note(initializer.signature.effectSpecifiers)
      signature.thrown = try thrownType(initializer.signature.effectSpecifiers, in: inside)
      return signature
    case .subscripting(let subscripting):
      let generics = module.genericParameters(subscripting.genericParameterClause)
      let inside = functionContext(
        generics, clause: subscripting.genericParameterClause, where: subscripting.genericWhereClause, in: context)
      member.context = inside
      try noteAssociated(subscripting.genericWhereClause, in: inside)
      let parameters = try self.parameters(subscripting.parameterClause, in: inside, labelsFromNames: false)
      return Signature(
        generics: generics, parameters: parameters, result: try type(subscripting.returnClause.type, in: inside))
    case .enumCase(let element):
      guard let clause = element.parameterClause else {
        return Signature(parameters: [], result: context.nominal?.selfType ?? .void)
      }
      var parameters: [Parameter] = []
      for parameter in clause.parameters {
        let label = parameter.firstName?.identifierText
        var made = Parameter(
          label: label == "_" ? nil : label, name: label ?? "", type: try type(parameter.type, in: context))
        made.note(defaultValue: parameter.defaultValue?.value)
        parameters.append(made)
      }
      return Signature(parameters: parameters, result: context.nominal?.selfType ?? .void)
    }
  }

  func thrownType(
    _ effects: FunctionEffectSpecifiersSyntax?, in context: DeclarationContext
  ) throws(Problem) -> Type? {
    guard let written = effects?.throwsClause?.type else { return nil }
    return try type(written, in: context)
  }

  func functionContext(
    _ generics: [GenericParameter], clause: GenericParameterClauseSyntax?,
    where requirements: GenericWhereClauseSyntax?,
    in context: DeclarationContext
  ) -> DeclarationContext {
    if generics.isEmpty { return context }
    let inside = DeclarationContext(
      file: context.file, nominal: context.nominal,
      generics: .init(generics.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first }), parent: context)
    module.constrain(generics, by: clause, where: requirements, in: inside)
    return inside
  }

  func parameters(
    _ clause: FunctionParameterClauseSyntax, in context: DeclarationContext, labelsFromNames: Bool = true
  ) throws(Problem) -> [Parameter] {
    var parameters: [Parameter] = []
    for syntax in clause.parameters {
      let first = syntax.firstName.identifierText
      let name = syntax.secondName?.identifierText ?? first
      var label: String? = first
      if first == "_" || (!labelsFromNames && syntax.secondName == nil) { label = nil }
      var type = try self.type(syntax.type, in: context)
      if syntax.attributes.has("ViewBuilder"), case .function(var function) = type {
        function.isViewBuilder = true
        type = .function(function)
      }
      if case .function(var function) = type, let builder = try builder(syntax.attributes, in: context) {
        function.builder = builder
        type = .function(function)
      }
      var parameter = Parameter(label: label, name: name, type: type)
      parameter.isInout = syntax.type.isInout
      parameter.isOfSomeType =
        syntax.type.as(SomeOrAnyTypeSyntax.self)?.someOrAnySpecifier.tokenKind == .keyword(.some)
      parameter.isVariadic = syntax.ellipsis != nil
      parameter.note(
        defaultValue: syntax.defaultValue?.value, wrappers: module.ownAttributes.wrappers(in: syntax.attributes))
      parameters.append(parameter)
    }
    return parameters
  }

  /// The type of a property; for a wrapped one, of the wrapped value.
  package func type(of member: Member) throws(Problem) -> Type {
    if member.isNative { return module.vocabulary.signature(of: member).result }
    switch member.typeState {
    case .known(let type): return type
    case .underway: throw circular(member)
    case .failed(let problem): throw problem
    case .unknown: break
    }
    member.typeState = .underway
    do {
      let type = try assuming(member.context ?? function.context) { () throws(Problem) in try readType(of: member) }
      member.typeState = .known(type)
      return type
    } catch {
      if let type = typeBeyond(of: member, error) {
        member.typeState = .known(type)
        return type
      }
      member.typeState = .failed(error)
      throw error
    }
  }

  /// A type without values, for a property with an unsupported value or wrapper.
  private func typeBeyond(of member: Member, _ error: Problem) -> Type? {
    guard member.kind == .field, error.kind == .unsupported, let name = error.unsupportedName else { return nil }
    found.postpone(error)
    return .nominal(Nominal(beyond: name), [])
  }

  private func readType(of member: Member) throws(Problem) -> Type {
    guard let context = member.context, let syntax = member.syntax else { return .void }
    if case .enumCase = syntax { return context.nominal?.selfType ?? .void }
    guard case .binding(let binding, let attributes, _) = syntax else { return try signature(of: member).result }
    if let wrapping = member.wrapping { return try wrappedType(of: member, wrapping) }
    if member.wrapper?.isFromSurroundings == true {
      return try environmentType(of: member, binding, attributes, in: context)
    }
    if member.wrapper == .scaledMetric { member.scaledStyle = try scaledStyle(of: member, attributes) }
    if let beyond = member.beyond { throw beyond }
    if let annotation = binding.sharedAnnotation {
      return try type(annotation.type, in: context)
    }
    if member.wrapper == .namespace { return module.native(.namespaceID) }
    if member.wrapper == .focusState, binding.initializer == nil, binding.accessorBlock == nil { return bool }
    guard let value = binding.initialValue(attributes) else {
      throw missingType(of: member, binding)
    }
    let scope = FunctionScope(
      parent: nil, context: context, selfType: context.nominal?.selfType, isStatic: !member.isLazy)
    scope.isInitialValue = !member.isStatic && !member.isLazy
    scope.holdsSelf = member.isLazy
    scope.isSelfMutable = member.isLazy
    let mark = inference.mark
    let checked = try inFunction(scope, parent: nil) { () throws(Problem) in try infer(value, hint: nil) }
    inference.settleLiterals(since: mark)
    return checked.type.resolved
  }
}

extension TypeSyntax {
  /// Whether the type is `Self` or an optional of it.
  fileprivate var isSelf: Bool {
    if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType.isSelf }
    return self.as(IdentifierTypeSyntax.self)?.name.text == "Self"
  }
}
