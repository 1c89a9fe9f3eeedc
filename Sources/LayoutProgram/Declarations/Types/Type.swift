/// A Swift type, as far as layout code needs types.
package indirect enum Type: Hashable {
  /// A struct, enum, class or protocol, with its generic arguments: `Optional<CGFloat>`.
  case nominal(Nominal, [Type])
  /// `(ViewDimensions) -> CGFloat`.
  case function(FunctionType)
  /// `(offset: Int, element: String)`; the empty tuple is `Void`.
  case tuple([TupleElement])
  /// A metatype: the type of `Menu.self`.
  case metatype(Type)
  /// A generic parameter, inside of its declaration.
  case parameter(GenericParameter)
  /// A type that is still being inferred.
  case variable(TypeVariable)
  /// `some View` or `any Shape`: only the protocol's members are known.
  case opaque(Nominal)

  package static var void: Type { .tuple([]) }
}

/// One element of a tuple type.
package struct TupleElement: Hashable {
  package var label: String?
  package var type: Type

  package init(label: String? = nil, type: Type) {
    self.label = label
    self.type = type
  }
}

/// The type of a function or closure.
package struct FunctionType: Hashable {
  package var parameters: [Type]
  package var result: Type
  /// Whether the closure's statements build views instead of returning one.
  package var isViewBuilder = false
  /// The program's own result builder that combines the closure's statements.
  package var builder: Type?
  /// Whether a call writes the argument as a plain expression.
  package var isAutoclosure = false
  /// The indices of `inout` parameters.
  package var inoutParameters: Set<Int> = []
  /// Whether a caller needs `try`.
  package var isThrowing = false
  /// Whether it may suspend, so that a caller needs `await`.
  package var isAsync = false
  /// Whether the receiver handles the closure's errors, as a `Task` does, instead of passing them to the caller.
  package var keepsErrors = false
  /// Whether the closure lists keyframes: key paths in it start at the animated value.
  package var listsKeyframes = false

  package init(
    parameters: [Type], result: Type, isViewBuilder: Bool = false, builder: Type? = nil, isAutoclosure: Bool = false,
    inoutParameters: Set<Int> = [], isThrowing: Bool = false, isAsync: Bool = false, keepsErrors: Bool = false,
    listsKeyframes: Bool = false
  ) {
    self.parameters = parameters
    self.result = result
    self.isViewBuilder = isViewBuilder
    self.builder = builder
    self.isAutoclosure = isAutoclosure
    self.inoutParameters = inoutParameters
    self.isThrowing = isThrowing
    self.isAsync = isAsync
    self.keepsErrors = keepsErrors
    self.listsKeyframes = listsKeyframes
  }

  package static func == (left: FunctionType, right: FunctionType) -> Bool {
    left.parameters == right.parameters && left.result == right.result
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(parameters)
    hasher.combine(result)
  }
}

/// A generic parameter with its constraints.
package final class GenericParameter: Hashable {
  package let name: String
  package var constraints: [Nominal]
  /// The type that it equals in declarations with a same-type requirement: `where Element == Int`.
  package var stand: Type?
  /// Its associated types by name: `T.Element`.
  package var associated: [String: Type] = [:]

  package init(name: String, constraints: [Nominal] = []) {
    self.name = name
    self.constraints = constraints
  }

  package static func == (left: GenericParameter, right: GenericParameter) -> Bool { left === right }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A type that inference has yet to determine.
package final class TypeVariable: Hashable {
  /// The kind of number literal, which determines the default type and the possible types.
  package enum Literal { case integer, float }

  package var binding: Type?
  /// The number; older variables have smaller numbers.
  package let number: Int
  package let literal: Literal?
  /// The protocols that the inferred type must conform to.
  package let constraints: [Nominal]

  package init(number: Int, literal: Literal? = nil, constraints: [Nominal] = []) {
    self.number = number
    self.literal = literal
    self.constraints = constraints
  }

  package static func == (left: TypeVariable, right: TypeVariable) -> Bool { left === right }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Type {
  /// The type with bound variables replaced at the outermost level.
  package var shallow: Type {
    var type = self
    while true {
      if case .variable(let variable) = type, let bound = variable.binding {
        type = bound
      } else if case .parameter(let parameter) = type, let stand = parameter.stand {
        type = stand
      } else {
        return type
      }
    }
  }

  /// The type with all bound variables replaced.
  package var resolved: Type {
    switch shallow {
    case .nominal(let nominal, let arguments):
      return arguments.isEmpty ? .nominal(nominal, []) : .nominal(nominal, arguments.map(\.resolved))
    case .function(var function):
      function.parameters = function.parameters.map(\.resolved)
      function.result = function.result.resolved
      return .function(function)
    case .tuple(let elements):
      return .tuple(elements.map { TupleElement(label: $0.label, type: $0.type.resolved) })
    case .metatype(let instance): return .metatype(instance.resolved)
    case let other: return other
    }
  }

  /// Whether the type has at most `most` components, nested ones included.
  ///
  /// Types share components, so a few lines can create one that would exhaust memory if written out.
  package func hasAtMost(_ most: Int) -> Bool {
    if case .nominal(_, let arguments) = self, arguments.isEmpty { return most > 0 }
    var left = most
    return takesParts(from: &left)
  }

  private func takesParts(from left: inout Int) -> Bool {
    left -= 1
    if left < 0 { return false }
    switch shallow {
    case .nominal(_, let arguments): return arguments.allSatisfy { $0.takesParts(from: &left) }
    case .function(let function):
      return function.parameters.allSatisfy { $0.takesParts(from: &left) } && function.result.takesParts(from: &left)
    case .tuple(let elements): return elements.allSatisfy { $0.type.takesParts(from: &left) }
    case .metatype(let instance): return instance.takesParts(from: &left)
    case .parameter, .variable, .opaque: return true
    }
  }

  /// Whether a generic parameter, or one of its associated types, is a component of the type.
  package func mentions(_ generic: GenericParameter) -> Bool {
    hasParameter { $0 === generic || generic.associated.values.contains(.parameter($0)) }
  }

  /// Whether the predicate holds for a generic parameter in the type.
  package func hasParameter(where isWanted: (GenericParameter) -> Bool) -> Bool {
    switch self {
    case .nominal(_, let arguments): return arguments.contains { $0.hasParameter(where: isWanted) }
    case .function(let function):
      return function.parameters.contains { $0.hasParameter(where: isWanted) }
        || function.result.hasParameter(where: isWanted)
    case .tuple(let elements): return elements.contains { $0.type.hasParameter(where: isWanted) }
    case .metatype(let instance): return instance.hasParameter(where: isWanted)
    case .parameter(let parameter): return isWanted(parameter)
    case .variable, .opaque: return false
    }
  }

  /// The nominal type, if it is one.
  package var nominal: Nominal? {
    switch shallow {
    case .nominal(let nominal, _), .opaque(let nominal): return nominal
    default: return nil
    }
  }

  package var genericArguments: [Type] {
    guard case .nominal(_, let arguments) = shallow else { return [] }
    return arguments
  }

  /// The closure type without its result builder; a default value is a plain closure.
  package var withoutBuilder: Type {
    guard case .function(var function) = self, function.builder != nil else { return self }
    function.builder = nil
    return .function(function)
  }

  /// Whether it is the type of an integer literal that nothing has decided yet.
  package var isIntegerLiteral: Bool {
    guard case .variable(let variable) = shallow else { return false }
    return variable.literal == .integer
  }

  /// Whether it is the given type of SwiftUI or the standard library.
  package func isNominal(_ name: NativeName) -> Bool { isNative(called: name.rawValue) }

  package func isNative(called name: String) -> Bool {
    guard case .nominal(let nominal, _) = shallow else { return false }
    return nominal.name == name && nominal.isNative
  }

  /// The role of the type in the language's own rules.
  package var role: Nominal.Role {
    guard case .nominal(let nominal, _) = shallow else { return .other }
    return nominal.role
  }

  /// Whether it is `some Gesture` or `any Gesture`, which accepts optional gestures, too.
  package var isAnyGesture: Bool {
    guard case .opaque(let proto) = shallow else { return false }
    return proto.isNative && proto.name == "Gesture"
  }

  /// Whether it is `some View` or `any View`, which accepts optional views, too.
  package var isAnyView: Bool {
    if case .opaque(let nominal) = shallow { nominal.name == "View" } else { false }
  }

  /// Whether it is `some ShapeStyle` or `any ShapeStyle`: a color, gradient or material.
  package var isAnyStyle: Bool {
    if case .opaque(let nominal) = shallow { nominal.name == "ShapeStyle" } else { false }
  }

  /// Whether it is the type of a literal such as `2.0`, still open.
  package var isOpenFraction: Bool {
    if case .variable(let variable) = shallow { variable.literal == .float } else { false }
  }

  /// Whether it is `Double`, `CGFloat` or `Float`.
  package var isFloating: Bool {
    switch role {
    case .double, .cgFloat, .float: true
    default: false
    }
  }

  /// Whether it is an integer type.
  package var isInteger: Bool { role == .int || role == .integer }

  package var isNumeric: Bool { isFloating || isInteger }

  /// The numeric type; nil for other types.
  package var numberType: NumberType? {
    isNumeric ? nominal.flatMap { NumberType(rawValue: $0.name) } : nil
  }

  /// The wrapped type of an optional; nil for other types.
  package var wrapped: Type? {
    guard case .nominal(let nominal, let arguments) = shallow, nominal.role == .optional else { return nil }
    return arguments.first
  }

  /// The type without optionals, in which `.leading` is looked up.
  package var withoutOptionals: Type {
    var type = shallow
    while let inner = type.wrapped { type = inner.shallow }
    return type
  }

  package var isVoid: Bool {
    guard case .tuple(let elements) = shallow else { return false }
    return elements.isEmpty
  }

  package var isVariable: Bool {
    if case .variable = shallow { return true }
    return false
  }

  package var isParameter: Bool {
    if case .parameter = shallow { return true }
    return false
  }

  /// Whether it is the type of a number literal, still open.
  package var isLiteral: Bool {
    if case .variable(let variable) = shallow { return variable.literal != nil }
    return false
  }

  /// The type with generic parameters replaced.
  package func substituting(_ substitution: [GenericParameter: Type]) -> Type {
    if substitution.isEmpty { return self }
    switch self {
    case .parameter(let parameter): return substitution[parameter] ?? self
    case .nominal(let nominal, let arguments):
      return arguments.isEmpty ? self : .nominal(nominal, arguments.map { $0.substituting(substitution) })
    case .function(var function):
      function.parameters = function.parameters.map { $0.substituting(substitution) }
      function.result = function.result.substituting(substitution)
      function.builder = function.builder?.substituting(substitution)
      return .function(function)
    case .tuple(let elements):
      return .tuple(elements.map { TupleElement(label: $0.label, type: $0.type.substituting(substitution)) })
    case .metatype(let instance): return .metatype(instance.substituting(substitution))
    case .variable(let variable):
      guard let bound = variable.binding else { return self }
      return bound.substituting(substitution)
    case .opaque: return self
    }
  }
}

extension Type {
  /// Whether the type has a name: tuples, functions and metatypes have none.
  package var isNamed: Bool {
    if case .metatype = shallow { return false }
    switch withoutOptionals.shallow {
    case .tuple, .function: return false
    default: return true
    }
  }
}

extension Type: CustomStringConvertible {
  /// The type as Swift's compiler writes it in messages.
  package var description: String {
    switch shallow {
    case .nominal(let nominal, let arguments):
      if nominal.isNative, let first = arguments.first {
        if nominal.name == "Optional" { return "\(first)?" }
        if nominal.name == "Array" { return "[\(first)]" }
        if nominal.name == "Dictionary", arguments.count == 2 { return "[\(first) : \(arguments[1])]" }
      }
      return Self.written(nominal, arguments[...])
    case .function(let function):
      let parameters = function.parameters.enumerated().map {
        function.inoutParameters.contains($0.offset) ? "inout \($0.element)" : "\($0.element)"
      }
      return "(\(parameters.joined(separator: ", ")))\(function.isThrowing ? " throws" : "") -> \(function.result)"
    case .tuple(let elements):
      if elements.isEmpty { return "()" }
      let parts = elements.map { element in element.label.map { "\($0): \(element.type)" } ?? "\(element.type)" }
      return "(\(parts.joined(separator: ", ")))"
    case .metatype(let instance): return "\(instance).Type"
    case .parameter(let parameter): return parameter.name
    case .variable(let variable):
      switch variable.literal {
      case .integer: return "Int"
      case .float: return "Double"
      case nil: return "_"
      }
    case .opaque(let nominal): return "some \(nominal.name)"
    }
  }

  /// Writes a nested generic type: `MemoryGame<String>.Card`, with each argument after the type that it belongs to.
  private static func written(_ nominal: Nominal, _ arguments: ArraySlice<Type>) -> String {
    let outer = arguments.prefix(nominal.outerParameters)
    let own = arguments.dropFirst(nominal.outerParameters)
    let name =
      if let home = nominal.outer, !outer.isEmpty { "\(written(home, outer)).\(nominal.name)" } else {
        nominal.qualifiedName
      }
    return own.isEmpty ? name : "\(name)<\(own.map(\.description).joined(separator: ", "))>"
  }
}
