import LayoutProgram

/// Finds the types that a statement leaves open, and takes guesses back.
///
/// An overload is tried by binding type variables. If it does not fit, the trail records which bindings to undo.
///
/// A class, so that using it does not access the checker as a whole.
package final class Inference {
  // Every step reads and changes both, and no access lasts into another one.
  @exclusivity(unchecked) private var trail: [TypeVariable] = []
  /// The literals of the current statement, which default to `Int` or `Double`.
  @exclusivity(unchecked) private var literals: [TypeVariable] = []
  /// The costs of the conversions since the last reset.
  @exclusivity(unchecked) var costs = ConversionCosts()
  private var variableCount = 0
  let intType: Type
  /// The meanings of names, for an editor.
  @exclusivity(unchecked) package var notes: NameNotes?
  private let doubleType: Type
  private let module: Module
  /// The element type of one of the program's own sequences.
  @exclusivity(unchecked) var ownElement: (Type) -> Type? = { _ in nil }
  var characterType: Type { module.native(.character) }
  var subviewType: Type { module.native(.layoutSubview) }
  var partOfContentType: Type { module.native(.subview) }

  init(module: Module) {
    self.module = module
    intType = module.native(.int)
    doubleType = module.native(.double)
  }

  // MARK: Variables

  func fresh(constraints: [Nominal] = []) -> Type {
    variableCount += 1
    return .variable(TypeVariable(number: variableCount, constraints: constraints))
  }

  func literal(_ literal: TypeVariable.Literal) -> Type {
    variableCount += 1
    let variable = TypeVariable(number: variableCount, literal: literal)
    literals.append(variable)
    return .variable(variable)
  }

  /// A position in the trail to undo to.
  struct Mark {
    fileprivate let trail: Int
    fileprivate let literals: Int
    fileprivate let notes: Int
  }

  var mark: Mark { Mark(trail: trail.count, literals: literals.count, notes: notes?.count ?? 0) }

  /// Undoes every binding since the mark, and the recorded meanings of names.
  func undo(to mark: Mark, keepingNotes: Bool = false) {
    if !keepingNotes { notes?.takeBack(to: mark.notes) }
    while trail.count > mark.trail { trail.removeLast().binding = nil }
    literals.removeSubrange(mark.literals...)
  }

  /// The number of literals since the mark with a type other than `Int` or `Double`.
  func unusualLiterals(since mark: Mark) -> Int {
    trail[min(mark.trail, trail.count)...].count { variable in
      guard let literal = variable.literal else { return false }
      let type = Type.variable(variable).shallow
      if case .variable(let other) = type { return literal == .integer && other.literal == .float }
      return !type.isVariable && type != (literal == .float ? doubleType : intType)
    }
  }

  /// Gives unbound literals since the mark their default types.
  func settleLiterals(since mark: Mark) {
    for variable in literals[min(mark.literals, literals.count)...] where variable.binding == nil {
      bind(variable, to: variable.literal == .float ? doubleType : intType)
    }
    literals.removeSubrange(min(mark.literals, literals.count)...)
  }

  /// Gives the unbound literals inside the types their default types; returns false if there are none.
  func settleLiterals(in types: [Type]) -> Bool {
    let open = types.flatMap { literals(in: $0) }.filter { $0.binding == nil }
    for variable in open where variable.binding == nil {
      bind(variable, to: variable.literal == .float ? doubleType : intType)
    }
    return !open.isEmpty
  }

  /// Makes the integer literals inside the types `Double`; returns false if there are none.
  func settleIntegersAsFractions(in types: [Type]) -> Bool {
    let open = types.flatMap { literals(in: $0) }.filter { $0.literal == .integer }
    for variable in open where variable.binding == nil { bind(variable, to: doubleType) }
    return !open.isEmpty
  }

  private func literals(in type: Type) -> [TypeVariable] {
    switch type.shallow {
    case .variable(let variable): return variable.literal == nil ? [] : [variable]
    case .nominal(_, let arguments): return arguments.flatMap { literals(in: $0) }
    case .tuple(let elements): return elements.flatMap { literals(in: $0.type) }
    default: return []
    }
  }

  private func bind(_ variable: TypeVariable, to type: Type) {
    variable.binding = type
    trail.append(variable)
  }

  // MARK: Unification

  /// Makes two types equal by binding variables; returns false if they cannot be equal.
  func unify(_ left: Type, _ right: Type) -> Bool {
    switch (left.shallow, right.shallow) {
    case (.variable(let a), .variable(let b)):
      if a === b { return true }
      return unifyVariables(a, b)
    case (.variable(let variable), let type), (let type, .variable(let variable)):
      return assign(variable, type)
    case (.nominal(let a, let aArguments), .nominal(let b, let bArguments)):
      guard a === b, aArguments.count == bArguments.count else { return false }
      for (x, y) in zip(aArguments, bArguments) where !unify(x, y) { return false }
      return true
    case (.opaque(let a), .opaque(let b)): return a === b
    case (.function(let a), .function(let b)):
      guard a.parameters.count == b.parameters.count else { return false }
      for (x, y) in zip(a.parameters, b.parameters) where !unify(x, y) { return false }
      return unify(a.result, b.result)
    case (.tuple(let a), .tuple(let b)):
      guard a.count == b.count else { return false }
      for (x, y) in zip(a, b) where !unify(x.type, y.type) { return false }
      return true
    case (.metatype(let a), .metatype(let b)): return unify(a, b)
    case (.parameter(let a), .parameter(let b)): return a === b
    default: return false
    }
  }

  /// Binds one variable to the other. The one with more information remains, or else the older one: so in a
  /// list of ten thousand numbers each is one step from its type, not thousands.
  private func unifyVariables(_ a: TypeVariable, _ b: TypeVariable) -> Bool {
    let (older, newer) = a.number < b.number ? (a, b) : (b, a)
    if let whole = [a, b].first(where: { $0.literal == .integer }),
      [a, b].contains(where: { $0.literal == nil && $0.constraints.contains { $0.conforms(toNative: .floatingPoint) } }
      ),
      case .variable(let number) = literal(.float)
    {
      // `3` for a parameter of some floating-point type.
      bind(whole, to: .variable(number))
      bind(whole === a ? b : a, to: .variable(number))
      return true
    }
    switch (older.literal, newer.literal) {
    case (nil, .some), (.integer, .float): bind(older, to: .variable(newer))
    case (nil, nil), (.some, nil), (.integer, .integer), (.float, _): bind(newer, to: .variable(older))
    }
    return true
  }

  private func assign(_ variable: TypeVariable, _ type: Type) -> Bool {
    if let literal = variable.literal {
      let fits =
        type.isFloating || type.isNative(called: "NSNumber")
        || (literal == .integer && (type.isInteger || takesLiterals(type, "ExpressibleByIntegerLiteral")))
        || takesLiterals(type, "ExpressibleByFloatLiteral")
      guard fits else { return false }
    }
    if occurs(variable, in: type) { return false }
    bind(variable, to: type)
    return true
  }

  /// Whether a type is a generic parameter whose constraints accept a kind of literal.
  private func takesLiterals(_ type: Type, _ proto: String) -> Bool {
    guard case .parameter(let parameter) = type.shallow, let proto = module.vocabulary.types[proto] else {
      return false
    }
    return parameter.constraints.contains { $0.conforms(to: proto) }
  }

  private func occurs(_ variable: TypeVariable, in type: Type) -> Bool {
    switch type.shallow {
    case .variable(let other): return other === variable
    case .nominal(_, let arguments): return arguments.contains { occurs(variable, in: $0) }
    case .function(let function):
      return function.parameters.contains { occurs(variable, in: $0) } || occurs(variable, in: function.result)
    case .tuple(let elements): return elements.contains { occurs(variable, in: $0.type) }
    case .metatype(let instance): return occurs(variable, in: instance)
    default: return false
    }
  }

  /// Whether a type conforms to a protocol.
  func conforms(_ type: Type, to proto: Nominal) -> Bool {
    // All types count as `Sendable`, because programs run on one thread.
    if proto.isBeyond || proto.isNative && proto.name == "Sendable" { return true }
    switch type.shallow {
    case .nominal(let nominal, let arguments):
      if nominal.conforms(to: proto) || nominal.isForeignGesture(proto) { return true }
      if nominal.kind == .object, proto.isNative, proto.name == "AnyObject" { return true }
      // An array or optional of hashable values is hashable.
      let isContainer =
        nominal.isNative
        && ["Optional", "Array", "ArraySlice", "Set", "Dictionary", "Range", "ClosedRange", "Result"]
          .contains(nominal.name)
      // An optional view is a view.
      if nominal.role == .optional, proto.isNative, proto.name == "View" {
        return arguments.allSatisfy { conforms($0, to: proto) }
      }
      return isContainer && ["Hashable", "Equatable", "Codable", "Decodable", "Encodable"].contains(proto.name)
        && arguments.allSatisfy { conforms($0, to: proto) }
    case .opaque(let nominal): return nominal.conforms(to: proto)
    case .parameter(let parameter): return parameter.constraints.contains { $0.conforms(to: proto) }
    case .variable(let variable):
      guard let literal = variable.literal else { return true }
      return conforms(literal == .integer ? intType : doubleType, to: proto)
    case .tuple, .function, .metatype: return false
    }
  }

  /// The conversion that makes a value of type `from` usable as `to`; nil if there is none.
  func conversion(from: Type, to: Type) -> Conversion? {
    let from = from.shallow
    let to = to.shallow
    // In nearly all cases the types are equal.
    if case .nominal(let own, let arguments) = from, case .nominal(let wanted, let others) = to, own === wanted,
      arguments.isEmpty, others.isEmpty
    {
      return .identity
    }
    if to.role == .any {
      if from.role != .any { costs.existentials += 1 }
      return .identity
    }
    if case .opaque(let proto) = to {
      if case .opaque(let own) = from { return own.conforms(to: proto) ? .identity : nil }
      if case .variable(let variable) = from, variable.literal == nil { return unify(from, to) ? .identity : nil }
      return conforms(from, to: proto) ? .identity : nil
    }
    if let wrapped = to.wrapped {
      if from.wrapped != nil { return optionalConversion(from: from, to: to, wrapped: wrapped) }
      if case .variable(let variable) = from, variable.literal == nil { return unify(from, to) ? .identity : nil }
      guard conversion(from: from, to: wrapped) != nil else { return nil }
      costs.optionals += 1
      return .wrap
    }
    if case .nominal(let proto, let arguments) = to, proto.kind == .proto, let wanted = arguments.first {
      // `some Sequence<Int>`: any sequence with elements of that type.
      if case .variable(let variable) = from, variable.literal == nil { return unify(from, to) ? .identity : nil }
      let isRange = proto.isNative && proto.name == "RangeExpression"
      let given = isRange ? from.genericArguments.first : element(of: from) ?? ownElement(from)
      guard let element = given, conforms(from, to: proto) else { return nil }
      return conversion(from: element, to: wanted) == .identity ? .identity : nil
    }
    // The type arguments of a superclass are not recorded.
    if case .nominal(let a, let arguments) = from, case .nominal(let b, let others) = to, a !== b,
      arguments.isEmpty || others.isEmpty, a.inherits(from: b)
    {
      return .identity
    }
    if from.isFloating, to.isFloating {
      // `CGFloat` and `Double` convert implicitly; both have 64 bits here.
      guard (from.role == .float) == (to.role == .float) else { return nil }
      if from.role != to.role { costs.floating += 1 }
      return .identity
    }
    if case .function(let a) = from, case .function(let b) = to { return functionConversion(a, b) }
    // `self` in a protocol extension, used as `Self`.
    if case .opaque(let proto) = from, case .parameter(let parameter) = to, parameter === proto.conformingType {
      return .identity
    }
    if case .metatype(let a) = from, case .metatype(let b) = to {
      return conversion(from: a, to: b) == .identity ? .identity : nil
    }
    let mark = mark
    if unify(from, to) { return .identity }
    undo(to: mark)
    if to.isNominal(.anyHashable), let hashable = module.vocabulary.types["Hashable"], !from.isNominal(.anyHashable) {
      return conforms(from, to: hashable) ? .identity : nil
    }
    return collectionConversion(from: from, to: to)
  }

  /// Converts `[String]` to `[Any]`; the value stays the same.
  private func collectionConversion(from: Type, to: Type) -> Conversion? {
    guard case .nominal(let own, let elements) = from, case .nominal(let wanted, let others) = to, own === wanted,
      own.isNative, own.name == "Array" || own.name == "Dictionary" || own.name == "Set",
      elements.count == others.count
    else { return nil }
    for (element, other) in zip(elements, others) {
      let other = other.shallow
      var takesMore = other.role == .any || other.nominal?.kind == .object
      if case .opaque = other { takesMore = true }
      if other.isNominal(.anyHashable) { takesMore = true }
      guard takesMore ? conversion(from: element, to: other) == .identity : unify(element, other) else { return nil }
    }
    return .identity
  }

  private func optionalConversion(from: Type, to: Type, wrapped: Type) -> Conversion? {
    if unify(from, to) { return .identity }
    guard let inner = from.wrapped else { return nil }
    return conversion(from: inner, to: wrapped) == .identity ? .identity : nil
  }

  /// Converts functions: the result may be a subtype of the expected one, or be discarded.
  private func functionConversion(_ from: FunctionType, _ to: FunctionType) -> Conversion? {
    guard from.parameters.count == to.parameters.count, to.isThrowing || to.keepsErrors || !from.isThrowing else {
      return nil
    }
    for (given, wanted) in zip(from.parameters, to.parameters) where conversion(from: wanted, to: given) != .identity {
      return nil
    }
    return conversion(from: from.result, to: to.result) == .identity ? .identity : nil
  }

  enum Conversion {
    case identity
    /// Wraps a value as an optional.
    case wrap
  }
}
