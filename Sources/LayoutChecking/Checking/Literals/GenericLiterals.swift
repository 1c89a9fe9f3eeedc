import Diagnostics
import LayoutProgram

/// Checks number literals of a generic type: `x / 2` is an integer division for an `Int`.
extension TypeChecker {
  /// Whether a parameter is an additive number, so that it has a `zero`.
  func isAdditive(_ parameter: GenericParameter) -> Bool {
    parameter.constraints.contains { $0.conforms(toNative: .additiveArithmetic) || $0.conforms(toNative: .numeric) }
  }

  /// The number, converted at run time to the type of the parameter.
  static func literal(
    _ number: Value, of parameter: GenericParameter, in function: FunctionScope, by checker: TypeChecker?
  ) -> Expression {
    guard let type = typeValue(of: parameter, in: function, by: checker) else { return .constant(number) }
    return .native(number.asLiteral, arguments: [.value(type)], range: nil)
  }

  /// Checks a constant of a generic number type, which is looked up at run time: `T.zero`, `T.max`, `T.pi`.
  func constant(_ name: String, of type: Type, at range: SourceRange) -> Checked? {
    guard case .parameter(let parameter) = type.shallow, let sample = sample(of: parameter),
      let member = sample.nominal?.lookUp(name, isStatic: true).first, member.isNative, member.kind == .computed
    else { return nil }
    let result = module.vocabulary.signature(of: member).result
    let function = function
    return Checked(type: result == sample ? type : result) { [weak self] in
      guard let named = Self.typeValue(of: parameter, in: function, by: self) else { return .constant(.int(0)) }
      return .native(Self.constant(name), arguments: [.value(named)], range: range)
    }
  }

  private static func constant(_ name: String) -> NativeFunction {
    NativeFunction(name: name) { run, arguments throws(Stop) in
      let nominal = try arguments.metatype(0)
      let native = nominal.lookUp(name, isStatic: true).first { $0.isNative && nominal.isNative }?.native
      if let native { return try run.carryOut(native, Arguments(values: [], range: arguments.range)) }
      return try run.staticValue(name, of: nominal, at: arguments.range)
    }
  }

  /// A type whose constants represent those of a generic number type. For integers it is `UInt8`: no constant
  /// has this type unless its declared type is `Self`, as `zero` has and `bitWidth` has not.
  private func sample(of parameter: GenericParameter) -> Type? {
    func conforms(to proto: NativeName) -> Bool { parameter.constraints.contains { $0.conforms(toNative: proto) } }
    if conforms(to: .floatingPoint) { return double }
    return conforms(to: .binaryInteger) || isAdditive(parameter) ? module.vocabulary.types["UInt8"]?.selfType : nil
  }
}

extension Value {
  /// Converts a number to the type that it receives as an argument.
  fileprivate var asLiteral: NativeFunction {
    if case .int(let value) = self {
      return NativeFunction(name: "literal") { run, arguments throws(Stop) in
        guard case .metatype(let nominal)? = arguments[0], let type = NumberType(rawValue: nominal.name) else {
          return try run.made(of: .int(value), by: ["integerLiteral", "floatLiteral"], arguments) ?? .int(value)
        }
        return type.isInteger ? .whole(Int128(value), as: type) : .fraction(Double(value), as: type)
      }
    }
    let number = number
    return NativeFunction(name: "literal") { run, arguments throws(Stop) in
      guard case .metatype(let nominal)? = arguments[0], let type = NumberType(rawValue: nominal.name) else {
        return try run.made(of: .double(number), by: ["floatLiteral"], arguments) ?? .double(number)
      }
      return .fraction(number, as: type)
    }
  }
}

extension Run {
  /// The value that the initializer of one of the program's types makes of a literal.
  fileprivate func made(of literal: Value, by labels: [String], _ arguments: Arguments) throws(Stop) -> Value? {
    guard case .metatype(let nominal)? = arguments[0], !nominal.isNative else { return nil }
    let initializers = nominal.lookUp("init", isStatic: true)
    for label in labels {
      let found = initializers.first { member in
        guard case .known(let signature) = member.signatureState else { return false }
        return signature.parameters.count == 1 && signature.parameters[0].label == label
      }
      guard let found else { continue }
      let value: Value = label == "floatLiteral" ? .double(literal.number) : literal
      return try call(.member(found, receiver: .metatype(nominal)), [value], at: arguments.range)
    }
    return nil
  }
}

extension Nominal.Role {
  /// Whether it is a floating-point type: `Double`, `CGFloat` or `Float`.
  var isFloating: Bool { self == .double || self == .cgFloat || self == .float }
}
