/// Finds the types that a statement leaves open, and takes guesses back.
///
/// An overload is tried by binding variables; if it does not fit, the trail says which bindings to undo.
///
/// An object, so that to use it is no access to the checker as a whole.
final class Inference {
  // Both are read and changed at every step, and no use of one lasts into another.
  @exclusivity(unchecked) private var trail: [TypeVariable] = []
  /// Literals of the statement at hand, which fall back to `Int` or `Double`.
  @exclusivity(unchecked) private var literals: [TypeVariable] = []
  /// What the conversions since the last reset would cost.
  @exclusivity(unchecked) var costs = ConversionCosts()
  private var variableCount = 0
  let intType: Type
  /// What names mean, for an editor.
  @exclusivity(unchecked) var notes: NameNotes?
  private let doubleType: Type
  private let module: Module
  /// What a sequence of the program's own gives one by one.
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

  /// A place to come back to.
  struct Mark {
    fileprivate let trail: Int
    fileprivate let literals: Int
    fileprivate let notes: Int
  }

  var mark: Mark { Mark(trail: trail.count, literals: literals.count, notes: notes?.count ?? 0) }

  /// Forgets every binding since the mark, and what names were taken for.
  func undo(to mark: Mark, keepingNotes: Bool = false) {
    if !keepingNotes { notes?.takeBack(to: mark.notes) }
    while trail.count > mark.trail { trail.removeLast().binding = nil }
    literals.removeSubrange(mark.literals...)
  }

  /// How many literals have become something else than `Int` or `Double` since the mark.
  func unusualLiterals(since mark: Mark) -> Int {
    trail[min(mark.trail, trail.count)...].count { variable in
      guard let literal = variable.literal else { return false }
      let type = Type.variable(variable).shallow
      if case .variable(let other) = type { return literal == .integer && other.literal == .float }
      return !type.isVariable && type != (literal == .float ? doubleType : intType)
    }
  }

  /// Gives the literals since the mark that nothing has typed their usual types.
  func settleLiterals(since mark: Mark) {
    for variable in literals[min(mark.literals, literals.count)...] where variable.binding == nil {
      bind(variable, to: variable.literal == .float ? doubleType : intType)
    }
    literals.removeSubrange(min(mark.literals, literals.count)...)
  }

  /// Gives the literals inside the types their usual types for now; false where there are none.
  func settleLiterals(in types: [Type]) -> Bool {
    let open = types.flatMap { literals(in: $0) }.filter { $0.binding == nil }
    for variable in open where variable.binding == nil {
      bind(variable, to: variable.literal == .float ? doubleType : intType)
    }
    return !open.isEmpty
  }

  /// Makes the integer literals inside the types `Double`; false where there are none.
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

  // MARK: Making types equal

  /// Makes two types the same, binding variables; false where they cannot be.
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

  /// What knows more of its type leads. Of equals the older one does: in a list of ten thousand numbers each is then
  /// one step from its type, not thousands.
  private func unifyVariables(_ a: TypeVariable, _ b: TypeVariable) -> Bool {
    let (older, newer) = a.number < b.number ? (a, b) : (b, a)
    if let whole = [a, b].first(where: { $0.literal == .integer }),
      [a, b].contains(where: { $0.literal == nil && $0.constraints.contains { $0.conforms(toNative: .floatingPoint) } }
      ),
      case .variable(let number) = literal(.float)
    {
      // `3` where a floating point number of some type is asked for.
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

  /// A generic parameter that stands for types with literals of a kind.
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

  /// Whether a value of the type has the protocol's members.
  func conforms(_ type: Type, to proto: Nominal) -> Bool {
    // What may be shared between threads is nobody's question here: there is one.
    if proto.isBeyond || proto.isNative && proto.name == "Sendable" { return true }
    switch type.shallow {
    case .nominal(let nominal, let arguments):
      if nominal.conforms(to: proto) || nominal.isForeignGesture(proto) { return true }
      // An array of hashable things is hashable, and so for optionals.
      let isContainer =
        nominal.isNative
        && ["Optional", "Array", "ArraySlice", "Set", "Dictionary", "Range", "ClosedRange"].contains(nominal.name)
      // A view that may be there or not is a view.
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

  /// What a value of type `from` must go through to be used as `to`; nil where it cannot.
  func conversion(from: Type, to: Type) -> Conversion? {
    let from = from.shallow
    let to = to.shallow
    // Nearly always it is the very type.
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
      // `some Sequence<Int>`: whatever gives elements of that type.
      if case .variable(let variable) = from, variable.literal == nil { return unify(from, to) ? .identity : nil }
      let isRange = proto.isNative && proto.name == "RangeExpression"
      let given = isRange ? from.genericArguments.first : element(of: from) ?? ownElement(from)
      guard let element = given, conforms(from, to: proto) else { return nil }
      return conversion(from: element, to: wanted) == .identity ? .identity : nil
    }
    // What a superclass's own arguments would be is not kept.
    if case .nominal(let a, let arguments) = from, case .nominal(let b, let others) = to, a !== b,
      arguments.isEmpty || others.isEmpty, a.inherits(from: b)
    {
      return .identity
    }
    if from.isFloating, to.isFloating {
      // CGFloat and Double stand in for each other; both are 64 bits here.
      guard (from.role == .float) == (to.role == .float) else { return nil }
      if from.role != to.role { costs.floating += 1 }
      return .identity
    }
    if case .function(let a) = from, case .function(let b) = to { return functionConversion(a, b) }
    // `self` of a protocol's extension where `Self` is wanted.
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

  /// `[String]` where `[Any]` is wanted: what holds them stays as it is.
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

  /// A function may give a more special result than is asked for, and have its result thrown away.
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
    /// A plain value becomes an optional one.
    case wrap
  }
}
