import Diagnostics
import LayoutProgram
import SwiftSyntax

/// Resolves associated types: `Element` of a sequence, `Item` of the program's own protocols.
extension TypeChecker {
  /// The types of a protocol's associated types for a value with one of its members.
  func associatedTypes(of member: Member, in type: Type) -> [GenericParameter: Type] {
    guard let owner = member.owner, owner.kind == .proto else { return [:] }
    if let own = owner.selfParameter { return [own: type] }
    if let own = owner.conformingType {
      var found = associatedTypesOfProtocol(of: member, in: type)
      found[own] = type
      return found
    }
    return associatedTypesOfProtocol(of: member, in: type)
  }

  private func associatedTypesOfProtocol(of member: Member, in type: Type) -> [GenericParameter: Type] {
    guard let proto = member.owner, proto.kind == .proto, !proto.parameters.isEmpty, type.nominal !== proto else {
      if let proto = member.owner, proto.kind == .proto, case .nominal(_, let arguments) = type.shallow {
        return .init(zip(proto.parameters, arguments), uniquingKeysWith: { first, _ in first })
      }
      return [:]
    }
    var found: [GenericParameter: Type] = [:]
    for parameter in proto.parameters {
      if let type = witness(parameter.name, of: type) { tell(parameter, type, in: &found) }
    }
    return found
  }

  /// The type for an associated type: `Int` for the `Element` of `[Int]`.
  func witness(_ name: String, of type: Type) -> Type? {
    switch type.shallow {
    case .parameter(let parameter): return associatedType(name, of: parameter)
    case .opaque(let proto): return proto.parameters.first { $0.name == name }.map { .parameter($0) }
    case .nominal(let nominal, _) where nominal.isNative:
      switch name {
      case "Element": return inference.element(of: type)
      case "Stride": return stride(of: type)
      case "Bound": return type.genericArguments.first
      case "Index": return nominal.name == "String" || nominal.name == "Substring" ? textIndex : int
      default: return nil
      }
    case .nominal(let nominal, _):
      if let nested = nestedType(name, in: type) { return nested }
      if name == "Value", nominal.isKeyWithValue, let value = try? keyValue(of: nominal) { return value }
      if name == "Element", let own = ownElement(of: type) { return own }
      if name == "Index", nominal.conforms(toNative: .collection) { return int }
      return inferredWitness(name, of: nominal)?.substituting(told(by: type))
    default: return nil
    }
  }

  /// The value type of a key: `CGFloat` if its `defaultValue` is one.
  func keyValue(of key: Nominal) throws(Problem) -> Type? {
    if let said = try valueSaid(by: key) { return said }
    guard let start = key.lookUp("defaultValue", isStatic: true).first(where: { !$0.isNative }) else { return nil }
    return try type(of: start)
  }

  /// An associated type inferred from the type's own members: `let items: [Int]` for `var items: [Item] { get }`.
  private func inferredWitness(_ name: String, of nominal: Nominal) -> Type? {
    if let generic = nominal.parameters.first(where: { $0.name == name }) { return .parameter(generic) }
    for proto in nominal.allConformances where !proto.isNative {
      guard let wanted = proto.parameters.first(where: { $0.name == name }) else { continue }
      for requirement in proto.members.values.joined() where !requirement.hasBody {
        guard
          let own = nominal.lookUp(requirement.name, isStatic: requirement.isStatic).first(where: {
            $0.owner === nominal && $0.kind != .initializer
          })
        else { continue }
        if let found = match(wanted, among: proto.parameters, requirement, own) { return found }
      }
    }
    return nil
  }

  /// Matches a member with a requirement; other associated types match anything: `var items: [Key: Item] { get }`.
  private func match(
    _ wanted: GenericParameter, among all: [GenericParameter], _ requirement: Member, _ own: Member
  ) -> Type? {
    guard let pattern = try? signature(of: requirement), let given = try? signature(of: own),
      pattern.parameters.count == given.parameters.count
    else { return nil }
    let mark = inference.mark
    defer { inference.undo(to: mark) }
    let open = inference.fresh()
    var opened = [GenericParameter: Type](all.map { ($0, inference.fresh()) }, uniquingKeysWith: { first, _ in first })
    opened[wanted] = open
    let pairs =
      [(pattern.result, given.result)] + zip(pattern.parameters, given.parameters).map { ($0.type, $1.type) }
    for (pattern, given) in pairs {
      guard inference.unify(pattern.substituting(opened), given), !open.isVariable else { continue }
      return open.resolved
    }
    return nil
  }

  /// The associated type of a generic parameter: `T.Element` is the same type at each mention in a generic function.
  func associatedType(_ name: String, of parameter: GenericParameter) -> Type? {
    if let known = parameter.associated[name] { return known }
    if name == "Index", parameter.constraints.contains(where: { $0.conforms(toNative: .collection) }) {
      // The function's own code sees an `Int`; its callers see the collection's index type.
      let own = GenericParameter(name: "\(parameter.name).\(name)")
      own.stand = int
      parameter.associated[name] = .parameter(own)
      return .parameter(own)
    }
    if name == "Stride", let stride = stride(of: .parameter(parameter)) { return stride }
    if name == "Element", parameter.constraints.contains(where: { $0.conforms(toNative: .stringProtocol) }) {
      return module.native(.character)
    }
    // `protocol Entity: Identifiable { var id: Int { get } }`
    if name == "ID",
      let id = parameter.constraints.lazy.flatMap({ $0.lookUp("id", isStatic: false) }).first(where: {
        !$0.isNative
      }), let type = try? type(of: id), case .nominal(_, []) = type
    {
      return type
    }
    let declared = parameter.constraints.flatMap { [$0] + $0.allConformances }
      .compactMap { proto in proto.parameters.first { $0.name == name } }
    // `Self.Item` is `Item`.
    if let same = declared.first, parameter.constraints.contains(where: { $0.conformingType === parameter }) {
      return .parameter(same)
    }
    if declared.isEmpty, name != "Value" || !parameter.constraints.contains(where: \.isKeyWithValue) { return nil }
    let own = GenericParameter(name: "\(parameter.name).\(name)", constraints: declared.flatMap(\.constraints))
    parameter.associated[name] = .parameter(own)
    return .parameter(own)
  }

  /// `String.Index`
  private var textIndex: Type? { nestedType("Index", in: string) }

  /// The type of a distance between numbers: `V.Stride` is the type itself for floating point, and `Int` for integers.
  private func stride(of number: Type) -> Type? {
    let protocols: [Nominal]
    if case .parameter(let parameter) = number {
      protocols = parameter.constraints
    } else {
      protocols = [number.nominal].compactMap(\.self)
    }
    if protocols.contains(where: { $0.conforms(toNative: .binaryFloatingPoint) }) { return number }
    return protocols.contains { $0.conforms(toNative: .binaryInteger) } ? module.native(.int) : nil
  }

  /// Opens the associated types of parameters that are still unknown.
  func openAssociated(of generics: [GenericParameter], in substitution: inout [GenericParameter: Type]) {
    for generic in generics {
      for case .parameter(let own) in generic.associated.values where substitution[own] == nil {
        substitution[own] = inference.fresh()
        // Handles `Data.Element.ID`.
        openAssociated(of: [own], in: &substitution)
      }
    }
  }

  /// Infers the associated types of a call's generic parameters, once those are known.
  func settleAssociated(
    _ generics: [GenericParameter], _ substitution: [GenericParameter: Type]
  ) {
    for generic in generics {
      for (name, type) in generic.associated {
        guard let base = substitution[generic], !base.isVariable, let found = witness(name, of: base) else { continue }
        let place = type.substituting(substitution)
        let mark = inference.mark
        if !inference.unify(place, found) { inference.undo(to: mark) }
        if case .parameter(let own) = type, substitution[own] != nil { settleAssociated([own], substitution) }
      }
    }
  }
}

extension Nominal {
  /// Whether it is a key of values that views pass on, with the type of its `defaultValue`.
  var isKeyWithValue: Bool {
    [NativeName.preferenceKey, .environmentKey, .layoutValueKey, .containerValueKey].contains { conforms(toNative: $0) }
  }
}
