import Diagnostics
import LayoutProgram
import SwiftSyntax

/// Checks types known only at run time: `T.self`, `T.amount`, `T()`, `Line<T>.guide`.
///
/// A generic function receives type arguments after its other arguments; a value of a generic type stores its own. So
/// `InsetID<Large>.self` and `InsetID<Small>.self` are two guides, and `I.amount` is 12 in one and 4 in the other.
extension TypeChecker {
  /// Code that evaluates the type as a value.
  func typeValue(of type: Type) -> () -> Expression {
    let function = function
    return { [weak self] in Self.typeValue(of: type, in: function, by: self) }
  }

  /// The same; type arguments still unknown at the end of the statement are an error.
  func typeValue(of type: Type, named parameters: [GenericParameter], at node: Syntax) -> () -> Expression {
    let function = function
    let place = range(node)
    return { [weak self] in
      for (parameter, argument) in zip(parameters, type.genericArguments) where argument.shallow.isVariable {
        self?.report(Problem(.type, "generic parameter '\(parameter.name)' could not be inferred", at: place))
      }
      return Self.typeValue(of: type, in: function, by: self)
    }
  }

  private static func typeValue(of type: Type, in function: FunctionScope, by checker: TypeChecker?) -> Expression {
    switch type.shallow {
    case .nominal(let nominal, let arguments):
      if arguments.isEmpty { return .constant(.metatype(nominal)) }
      let parts = arguments.map { typeValue(of: $0, in: function, by: checker) }
      let known = parts.compactMap { part -> Nominal? in
        guard case .constant(.metatype(let nominal)) = part else { return nil }
        return nominal
      }
      if known.count == parts.count { return .constant(.metatype(Nominal(nominal, of: known))) }
      return .generic(nominal, parts)
    case .opaque(let proto):
      return isSelf(proto, in: function)
        ? receiver(of: function) ?? .constant(.metatype(proto)) : .constant(.metatype(proto))
    case .parameter(let parameter): return typeValue(of: parameter, in: function, by: checker) ?? .constant(.void)
    case .tuple, .function, .metatype, .variable:
      // Code uses such a type only for its name.
      guard let name = type.nameInFull else { return .constant(.void) }
      return .constant(.metatype(Nominal(name, .structure, isNative: true)))
    }
  }

  private static func isSelf(_ proto: Nominal, in function: FunctionScope) -> Bool {
    proto.kind == .proto && function.selfType?.nominal === proto
  }

  static func typeValue(
    of parameter: GenericParameter, in function: FunctionScope, by checker: TypeChecker?
  ) -> Expression? {
    var depth = 0
    var here: FunctionScope? = function
    while let scope = here {
      if let slot = scope.typeSlots[parameter] { return .local(depth: depth, slot: slot) }
      depth += 1
      here = scope.parent
    }
    if parameter === function.selfType?.nominal?.conformingType { return receiver(of: function) }
    guard let nominal = function.selfType?.nominal, let index = nominal.parameters.firstIndex(of: parameter),
      let value = receiverSlot(of: function)
    else { return nil }
    if nominal.kind == .proto, !nominal.isNative, let checker {
      let types = checker.witnesses(of: parameter, in: nominal)
      return .native(Self.witness(parameter.name, among: types), arguments: [.value(.dynamicType(value))], range: nil)
    }
    nominal.usesArguments = true
    return .typeArgument(of: value, index)
  }

  /// The type of a protocol's associated type in each of the program's types that conform to it.
  private func witnesses(of parameter: GenericParameter, in proto: Nominal) -> [Nominal: Type] {
    var found: [Nominal: Type] = [:]
    var left = Array(module.types.values)
    while let nominal = left.popLast() {
      left += nominal.nestedTypes.values
      guard !nominal.isNative, nominal.kind != .proto, nominal.conforms(to: proto) else { continue }
      guard let type = witness(parameter.name, of: nominal.selfType)?.resolved else { continue }
      found[nominal] = type
      if case .parameter = type { nominal.usesArguments = true }
    }
    return found
  }

  /// Finds an associated type by the type of `self`.
  private static func witness(_ name: String, among types: [Nominal: Type]) -> NativeFunction {
    let table = WitnessTable(types: types)
    return NativeFunction(name: name) { _, arguments throws(Stop) in
      let nominal = try arguments.metatype(0)
      switch table.types[nominal.original ?? nominal] {
      case .nominal(let own, _)?: return .metatype(own)
      case .parameter(let parameter)?:
        let place = nominal.parameters.firstIndex(of: parameter)
        if let place, nominal.arguments.indices.contains(place) { return .metatype(nominal.arguments[place]) }
      default: break
      }
      throw Stop(problem: Problem(unsupported: .type("\(nominal.name).\(name)"), at: arguments.range))
    }
  }

  /// Static members of a class are dispatched on the dynamic class, which may be a subclass.
  func dynamically(_ asked: Checked, of metatype: @escaping () -> Expression?) -> Checked {
    Checked(
      type: asked.type,
      emit: {
        guard case .call(let member, _, let arguments, let range) = asked.emit(),
          member.owner?.kind == .object || member.owner?.kind == .proto,
          let type = metatype()
        else { return asked.emit() }
        return .call(member, receiver: .value(type), arguments: arguments, range: range)
      }, made: asked.made)
  }

  /// The same for an explicit or implicit `Self` in a class.
  func dynamically(_ asked: Checked) -> Checked {
    guard function.selfType?.nominal?.kind == .object else { return asked }
    let function = function
    return dynamically(asked) { Self.receiver(of: function) }
  }

  /// The type of the current method's receiver, or the receiver itself if it is a type.
  static func receiver(of function: FunctionScope) -> Expression? {
    receiverSlot(of: function).map { .dynamicType($0) }
  }

  private static func receiverSlot(of function: FunctionScope) -> Expression? {
    var depth = 0
    var here = function
    while let parent = here.parent {
      here = parent
      depth += 1
    }
    return here.hasReceiver ? .local(depth: depth, slot: 0) : nil
  }

  /// Rejects the use of a type that no code can determine at run time.
  func requireKnownAtRun(_ type: Type, at node: some SyntaxProtocol) throws(Problem) {
    guard case .parameter(let parameter) = type.shallow, Self.typeValue(of: parameter, in: function, by: self) == nil
    else {
      return
    }
    throw unsupported(.staticMember(of: parameter.name), at: node, instead: .makeItAProperty)
  }

  /// The receiver type of a static member or initializer, if the member needs it at run time.
  func receiverType(of member: Member, _ type: Type, at node: Syntax?) throws(Problem) -> (() -> Expression)? {
    if let node { try requireKnownAtRun(type, at: node) }
    switch type.shallow {
    case .parameter: return typeValue(of: type)
    case .opaque(let proto):
      return member.kind != .initializer && Self.isSelf(proto, in: function) ? typeValue(of: type) : nil
    case .nominal(let nominal, let arguments):
      // `Int.label`, declared in an extension of the program's protocol.
      if nominal.isNative, !member.isNative, member.owner?.kind == .proto { return typeValue(of: type) }
      if nominal.isNative || (arguments.isEmpty && nominal === member.owner) { return nil }
      guard let node else { return typeValue(of: type) }
      return typeValue(
        of: type, named: nominal.parameters, at: node.as(MemberAccessExprSyntax.self)?.base.map { Syntax($0) } ?? node)
    default: return nil
    }
  }
}

/// The type of one associated type in each of the program's types.
///
/// A compiled program never changes, so that threads may share it.
private struct WitnessTable: @unchecked Sendable {
  let types: [Nominal: Type]
}
