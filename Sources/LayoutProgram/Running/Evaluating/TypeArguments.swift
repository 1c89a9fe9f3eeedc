import Diagnostics

/// Evaluates generic types with their arguments.
extension Run {
  func typeValue(_ expression: Expression, _ frame: Frame) throws(Stop) -> Value {
    switch expression {
    case .generic(let nominal, let parts):
      var arguments: [Nominal] = []
      for part in parts { arguments.append(try self.nominal(part, frame)) }
      return .metatype(Nominal(nominal, of: arguments))
    case .typeArgument(let value, let index):
      let arguments = try evaluate(value, frame).nominal?.arguments ?? []
      return .metatype(arguments.indices.contains(index) ? arguments[index] : Self.unknownType)
    case .typed(.construct(let nominal, let fields, let range), let type) where nominal.usesArguments:
      return try construct(try self.nominal(type, frame), fields, frame, at: range)
    case .typed(let value, let type):
      let made = try evaluate(value, frame)
      guard case .instance(var instance) = made, instance.nominal.usesArguments else { return made }
      instance.nominal = try nominal(type, frame)
      return .instance(instance)
    default: throw .fault("an expression is no type", at: latest)
    }
  }

  private func nominal(_ expression: Expression, _ frame: Frame) throws(Stop) -> Nominal {
    if case .metatype(let nominal) = try evaluate(expression, frame) { return nominal }
    return Self.unknownType
  }

  private static var unknownType: Nominal { Nominal("Any", .structure, isNative: true) }

  /// Calls the initializer of a type known at run time, `T(width: 3)`: the one for the protocol's
  /// requirement, or its memberwise one.
  func initialize(
    _ nominal: Nominal, asWantedBy requirement: Member, _ arguments: [Argument], _ frame: Frame, at range: SourceRange?
  ) throws(Stop) -> Value {
    let type = Argument.value(.constant(.metatype(nominal)))
    let own = nominal.lookUp("init", isStatic: true).filter { $0.owner?.kind != .proto && !$0.isNative }
    if let initializer = own.first(where: { $0.fulfils(requirement) }) {
      return try initialize(initializer, type, arguments, frame, at: range)
    }
    if nominal.isNative {
      let native = nominal.lookUp("init", isStatic: true).first { $0.nativeText?.labels == "()" }?.native
      guard arguments.isEmpty, let native else { throw Stop(problem: Problem(unsupported: .call, at: range)) }
      return try carryOut(native, [], at: range)
    }
    guard case .known(let signature) = requirement.signatureState else {
      throw .fault("an initializer without a signature", at: range)
    }
    var fields = [Expression?](repeating: nil, count: nominal.fields.count)
    for (parameter, argument) in zip(signature.parameters, arguments) {
      guard case .value(let value) = argument,
        let field = nominal.fields.first(where: { $0.name == parameter.label })
      else { continue }
      fields[field.index] = value
    }
    return try construct(nominal, fields, frame, at: range)
  }
}

extension Nominal {
  /// The type's name in an interpolation: `Line<Middle>`. It omits outer types and their arguments.
  package var nameWithArguments: String {
    let own = arguments.dropFirst(outerParameters)
    let isNested = isNative && NativeIndex.shared.isNested(self.name)
    let name = isNested ? String(qualifiedName.split(separator: ".").last ?? "") : self.name
    return own.isEmpty ? name : "\(name)<\(own.map(\.nameWithArguments).joined(separator: ", "))>"
  }

  /// Whether the catalog declaration of the type or of an argument represents several Swift types, so that its name is unknown.
  package var standsForOthers: Bool {
    if arguments.contains(where: \.standsForOthers) { return true }
    return isFamily
  }

  /// Whether the catalog declaration represents several Swift types with other names or parameters.
  package var isFamily: Bool { isNative && NativeIndex.shared.declaration(ofType: name)?.isFamily == true }

  /// Whether it belongs to the standard library, not to SwiftUI, Foundation or the program.
  package var isOfStandardLibrary: Bool { isNative && role != .cgFloat && NativeIndex.shared.isOfStandardLibrary(name) }
}
