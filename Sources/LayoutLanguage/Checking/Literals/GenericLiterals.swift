/// Checks number literals of a generic type: `x / 2` is an integer division for an `Int`.
extension TypeChecker {
  /// Whether a parameter is an additive number, so that it has a `zero`.
  func isAdditive(_ parameter: GenericParameter) -> Bool {
    parameter.constraints.contains { $0.conforms(toNative: .additiveArithmetic) || $0.conforms(toNative: .numeric) }
  }

  /// The number, converted at run time to the type of the parameter.
  static func literal(_ number: Value, of parameter: GenericParameter, in function: FunctionScope) -> Expression {
    guard let type = typeValue(of: parameter, in: function) else { return .constant(number) }
    return .native(number.asLiteral, arguments: [.value(type)], range: nil)
  }
}

extension Value {
  /// Converts a number to the type that it receives as an argument.
  fileprivate var asLiteral: NativeFunction {
    if case .int(let value) = self {
      return NativeFunction(name: "literal") { _, arguments in
        guard case .metatype(let nominal)? = arguments[0], let type = NumberType(rawValue: nominal.name) else {
          return .int(value)
        }
        return type.isInteger ? .whole(Int128(value), as: type) : .fraction(Double(value), as: type)
      }
    }
    let number = number
    return NativeFunction(name: "literal") { _, arguments in
      guard case .metatype(let nominal)? = arguments[0], let type = NumberType(rawValue: nominal.name) else {
        return .double(number)
      }
      return .fraction(number, as: type)
    }
  }
}

extension Nominal.Role {
  /// Whether it is a floating-point type: `Double`, `CGFloat` or `Float`.
  var isFloating: Bool { self == .double || self == .cgFloat || self == .float }
}
