import Diagnostics
import LayoutProgram
import SwiftSyntax

/// Checks `where` clauses: `extension Array where Element == Int`, `func f<C: Container>(…) where C.Item: Hashable`.
extension TypeChecker {
  /// Runs work in a declaration with the assumptions of its extension's `where` clause.
  func assuming<Answer>(
    _ context: DeclarationContext, _ work: () throws(Problem) -> Answer
  ) throws(Problem) -> Answer {
    guard !context.requirements.isEmpty else {
      guard let parent = context.parent else { return try work() }
      return try assuming(parent, work)
    }
    var changed: [(parameter: GenericParameter, constraints: [Nominal], stand: Type?)] = []
    defer {
      for change in changed.reversed() {
        change.parameter.constraints = change.constraints
        change.parameter.stand = change.stand
      }
    }
    for requirement in context.requirements {
      guard let (name, meaning) = try meaning(of: requirement, in: context),
        case .parameter(let parameter)? = parameterType(name, in: context)
      else { continue }
      changed.append((parameter, parameter.constraints, parameter.stand))
      switch meaning {
      case .conforms(let proto): parameter.constraints.append(proto)
      case .equals(let type): parameter.stand = try stand(for: parameter, type, requirement, in: context)
      }
    }
    return try work()
  }

  /// The type that a generic parameter equals because of a requirement; unchanged for `where A == A`.
  ///
  /// `where F == Card<F>` is infinite: `F` would be `Card<Card<Card<…`.
  private func stand(
    for parameter: GenericParameter, _ type: Type, _ requirement: GenericRequirementSyntax,
    in context: DeclarationContext
  ) throws(Problem) -> Type? {
    let whole = type.resolved
    if whole == .parameter(parameter) { return parameter.stand }
    guard whole.hasParameter(where: { $0 === parameter }) else { return type }
    throw Problem(
      .type, "same-type constraint '\(parameter.name)' == '\(whole)' is recursive",
      at: requirement.requirement.range(in: context.file))
  }

  /// The type that `Self` equals: `Tri`, in an `extension Shape where Self == Tri`.
  func typeOfSelf(in context: DeclarationContext) throws(Problem) -> Type? {
    var here: DeclarationContext? = context
    while let place = here {
      for requirement in place.requirements {
        guard case .sameTypeRequirement(let same) = requirement.requirement,
          same.leftType.trimmedDescription == "Self", case .type(let right) = same.rightType
        else { continue }
        return try type(right, in: place)
      }
      here = place.parent
    }
    return nil
  }

  enum Requirement {
    case conforms(Nominal)
    case equals(Type)
  }

  /// The parameter of a requirement and the constraint on it; nil if it does not apply here.
  private func meaning(
    of requirement: GenericRequirementSyntax, in context: DeclarationContext
  ) throws(Problem) -> (String, Requirement)? {
    switch requirement.requirement {
    case .conformanceRequirement(let conformance):
      guard let proto = try type(conformance.rightType, in: context).nominal else { return nil }
      return (conformance.leftType.trimmedDescription, .conforms(proto))
    case .sameTypeRequirement(let same):
      guard case .type(let right) = same.rightType else { return nil }
      return (same.leftType.trimmedDescription, .equals(try type(right, in: context)))
    default: return nil
    }
  }

  /// The requirements of the enclosing extension on the parameters of the member's type.
  func parameterConstraints(of member: Member, in owner: Nominal) -> [ParameterConstraint] {
    guard let context = member.context, !context.requirements.isEmpty else { return [] }
    return context.requirements.compactMap { requirement in
      guard let (name, meaning) = try? meaning(of: requirement, in: context),
        let index = owner.parameters.firstIndex(where: { $0.name == name })
      else { return nil }
      switch meaning {
      case .conforms(let proto): return ParameterConstraint(index: index, type: proto, isSame: false)
      case .equals(let type):
        return type.nominal.map { ParameterConstraint(index: index, type: $0, isSame: true) }
      }
    }
  }

  /// Resolves the left side of a requirement: `Element` of the extended type, `Self.Element`, or `T.Item`.
  private func parameterType(_ name: String, in context: DeclarationContext) -> Type? {
    let parts = name.split(separator: ".").map(String.init)
    guard let last = parts.last else { return nil }
    if parts.count == 2, parts[0] != "Self", let base = genericParameter(parts[0], in: context) {
      return associatedType(last, of: base)
    }
    return genericParameter(last, in: context).map { .parameter($0) }
  }

  /// Whether a value's type meets the requirements of a member's extension.
  func isApplicable(_ member: Member, to type: Type) -> Bool {
    guard let context = member.context, !context.requirements.isEmpty else { return true }
    var isParameter = false
    if case .parameter = type.shallow { isParameter = true }
    guard isParameter || type.nominal != nil else { return true }
    let substitution = substitution(for: member, of: .type(type))
    for requirement in context.requirements {
      guard let (name, meaning) = try? meaning(of: requirement, in: context) else { continue }
      if case .equals(let wanted) = meaning, isSelf(type, in: context), let known = assumed(name, of: context.nominal) {
        if known != wanted { return false }
        continue
      }
      guard let actual = actualType(name, type, substitution, in: context), !actual.isVariable else { continue }
      switch meaning {
      case .conforms(let proto): if !inference.conforms(actual, to: proto) { return false }
      case .equals(let wanted):
        if actual.isFloating && wanted.isFloating { continue }
        let mark = inference.mark
        // `extension Pair where First == Second`
        let fits = inference.unify(actual, wanted.substituting(substitution))
        inference.undo(to: mark)
        if !fits { return false }
      }
    }
    return true
  }

  /// The other protocols that `Self` conforms to: `Aged`, in an `extension Named where Self: Aged`.
  func alsoAsked(of proto: Nominal) -> [Nominal] {
    var found: [Nominal] = []
    var here: DeclarationContext? = proto.isNative ? nil : function.context
    while let place = here {
      if place.nominal === proto {
        for case .conformanceRequirement(let conformance) in place.requirements.map(\.requirement)
        where conformance.leftType.trimmedDescription == "Self" {
          if let other = (try? type(conformance.rightType, in: place))?.nominal { found.append(other) }
        }
      }
      here = place.parent
    }
    return found
  }

  private func isSelf(_ type: Type, in context: DeclarationContext) -> Bool {
    guard let proto = context.nominal, proto.kind == .proto else { return false }
    switch type.shallow {
    case .opaque(let own): return own === proto
    case .parameter(let own): return own.name == "Self" && own.constraints.contains { $0 === proto }
    default: return false
    }
  }

  /// The type that the surrounding extension requires for the same parameter: inside of `extension Scale where Axis ==
  /// VerticalAlignment`, members for the other axis are unavailable.
  private func assumed(_ name: String, of nominal: Nominal?) -> Type? {
    guard let nominal, nominal.kind == .proto else { return nil }
    var here: DeclarationContext? = function.context
    while let context = here {
      for requirement in context.requirements where context.nominal === nominal {
        if case (let own, .equals(let type))? = try? meaning(of: requirement, in: context),
          own.withoutSelf == name.withoutSelf
        {
          return type
        }
      }
      here = context.parent
    }
    return nil
  }

  /// The actual type of a requirement's parameter for a value: the type itself for `Self`, or one of its type
  /// arguments.
  private func actualType(
    _ name: String, _ type: Type, _ substitution: [GenericParameter: Type], in context: DeclarationContext
  ) -> Type? {
    if name == "Self" { return type.shallow }
    guard case .parameter(let parameter)? = parameterType(name, in: context) else { return nil }
    return substitution[parameter]?.shallow
  }

  /// Infers type arguments from the requirements around an initializer: a call of
  /// `extension Card where Footer == EmptyView { init(…) }` determines `Footer`.
  func tellArguments(of member: Member, _ substitution: [GenericParameter: Type]) throws(Problem) {
    var here = member.context
    while let context = here {
      for requirement in context.requirements {
        guard case (let name, .equals(let wanted))? = try meaning(of: requirement, in: context),
          case .parameter(let parameter)? = parameterType(name, in: context),
          let actual = substitution[parameter], actual.isVariable
        else { continue }
        _ = inference.unify(actual, wanted.substituting(substitution))
      }
      here = context.parent
    }
  }

  /// The error for a member that exists only for other types.
  func unmetRequirement(_ name: String, of type: Type, isStatic: Bool, at node: Syntax) -> Problem? {
    for member in allCandidates(name, of: type, isStatic: isStatic) where !member.isNative {
      guard let context = member.context, let nominal = type.nominal else { continue }
      let substitution = substitution(for: member, of: .type(type))
      for requirement in context.requirements {
        guard case (let name, .conforms(let proto))? = try? meaning(of: requirement, in: context),
          case .parameter(let parameter)? = parameterType(name, in: context),
          let actual = substitution[parameter]?.shallow, !inference.conforms(actual, to: proto)
        else { continue }
        let what = member.kind == .method ? "referencing instance method" : "property"
        let full = (try? signature(of: member)).map { self.name(of: member, $0) } ?? member.name
        let place = member.kind == .method ? " on '\(nominal.name)'" : ""
        let callee = "\(what) '\(member.kind == .method ? full : member.name)'\(place)"
        return problem(.requires(callee: callee, type: "\(actual)", proto: proto.name), at: node)
      }
    }
    return nil
  }

  /// Records a function's `where` requirements on associated types of its parameters.
  func noteAssociated(_ clause: GenericWhereClauseSyntax?, in context: DeclarationContext) throws(Problem) {
    guard let clause else { return }
    for requirement in clause.requirements {
      guard let (name, meaning) = try meaning(of: requirement, in: context) else { continue }
      let parts = name.split(separator: ".").map(String.init)
      guard parts.count == 2, let base = genericParameter(parts[0], in: context) else { continue }
      switch meaning {
      case .equals(let type): base.associated[parts[1]] = type
      case .conforms(let proto):
        if case .parameter(let own)? = associatedType(parts[1], of: base) { own.constraints.append(proto) }
      }
    }
  }
}

extension TypeChecker {
  /// Records the requirements of types on associated types of their parameters: `struct RowList<S: Store> where S.Item:
  /// Row`.
  func noteClauses() {
    for (parameters, requirements, context) in module.genericClauses {
      do throws(Problem) {
        try notePrimary(parameters, in: context)
        try noteAssociated(requirements, in: context)
      } catch {
        report(error)
      }
    }
  }

  /// Records primary associated types: those in the angle brackets of `<C: Collection<String>>`.
  func notePrimary(_ clause: GenericParameterClauseSyntax?, in context: DeclarationContext) throws(Problem) {
    for parameter in clause?.parameters ?? [] {
      guard let name = parameter.inheritedType?.as(IdentifierTypeSyntax.self),
        let written = name.genericArgumentClause?.arguments,
        let base = genericParameter(parameter.name.identifierText, in: context),
        let proto = module.type(named: name.name.identifierText, from: context), proto.kind == .proto
      else { continue }
      for (own, argument) in zip(proto.parameters, written) {
        guard case .type(let syntax) = argument.argument else { continue }
        base.associated[own.name] = try type(syntax, in: context)
      }
    }
  }
}

extension String {
  /// The name without a `Self.` prefix: `Self.Axis` is `Axis`.
  fileprivate var withoutSelf: Substring { hasPrefix("Self.") ? dropFirst(5) : self[...] }
}
