/// Parses the catalog's signatures: the part of Swift's grammar that declares types, parameters and results.
///
/// The catalog is part of this package, and a test parses all of it, so errors here only result in an empty answer.
///
/// The checker has no opaque types: it treats `some View` as `any View`.
struct SignatureReader {
  private var tokens: SignatureTokens
  private var generics: [GenericParameter]
  private var associated: [(base: GenericParameter, value: GenericParameter)] = []
  private let lookUp: (String) -> Nominal?
  /// The first error: the text did not match the grammar or named an unknown type.
  private(set) var complaint: String?
  /// Whether it is an `init?`.
  private(set) var isFailable = false
  /// The requirements of an initializer's `where` clause on its type's parameters.
  private(set) var sameTypes: [GenericParameter: Type] = [:]

  init(_ text: NativeText, generics: [GenericParameter] = [], lookUp: @escaping (String) -> Nominal?) {
    tokens = SignatureTokens(text.text, from: text.start)
    self.generics = generics
    self.lookUp = lookUp
  }

  private mutating func take(_ token: StaticString) -> Bool { tokens.take(token) }

  private mutating func take(sign: SignatureTokens.Sign) -> Bool { tokens.take(sign: sign) }

  private mutating func next() -> String { tokens.next() }

  /// Parses the text after a type's or extension's name: `<Element>: Sequence, Hashable`.
  mutating func nominal() -> (generics: [GenericParameter], conformances: [String]) {
    let generics = genericParameters()
    var conformances: [String] = []
    if take(sign: ":") { repeat { conformances.append(qualifiedName()) } while take(sign: ",") }
    return (generics, conformances)
  }

  /// Parses the text after `associatedtype`: `ID: Hashable`.
  mutating func associatedType() -> (name: String, constraints: [Nominal]) {
    let name = next()
    var constraints: [Nominal] = []
    if take(sign: ":") { repeat { if let proto = lookUp(next()) { constraints.append(proto) } } while take(sign: "&") }
    return (name, constraints)
  }

  /// Parses a qualified name: `Edge.Set` as `EdgeSet`. `Primitive` is a view whose body programs cannot access.
  private mutating func qualifiedName() -> String {
    var name = next()
    while take(sign: ".") { name += next() }
    return name == "Primitive" ? NativeName.view.rawValue : name
  }

  /// Parses everything after the name of a `func`, `init`, `subscript`, `var` or `let`.
  mutating func signature() -> Signature {
    if take(sign: ":") { return Signature(parameters: [], result: type()) }
    isFailable = take(sign: "?")
    let own = genericParameters()
    let signature = Signature(generics: own, parameters: [], result: .void)
    if take(sign: "(") {
      signature.parameters = parameters()
      if !take(sign: ")") { complain("expected ')'") }
    }
    signature.isAsync = take("async")
    signature.isThrowing = take("throws")
    signature.isRethrowing = take("rethrows")
    if take("->") { signature.result = type() }
    sameTypes = requirements()
    // The caller receives the errors of a closure.
    if signature.isRethrowing { signature.parameters = signature.parameters.map(\.handingErrorsOn) }
    if !associated.isEmpty {
      signature.associated = associated
      signature.generics = own + associated.map(\.value)
    }
    return signature
  }

  /// Parses same-type requirements on an initializer's type: `where Value == [S]`.
  private mutating func requirements() -> [GenericParameter: Type] {
    guard take("where") else { return [:] }
    var same: [GenericParameter: Type] = [:]
    repeat {
      let parameter = generics.last { $0.name == tokens.text }
      _ = type()
      guard take(sign: "="), take(sign: "=") else { return same }
      let type = type()
      if let parameter { same[parameter] = type }
    } while take(sign: ",")
    return same
  }

  private mutating func parameters() -> [Parameter] {
    if tokens.isAt(sign: ")") { return [] }
    var parameters: [Parameter] = []
    // Most lists have at most four parameters, so this avoids reallocations.
    parameters.reserveCapacity(4)
    while !tokens.isAt(sign: ")"), !tokens.isAtEnd {
      parameters.append(parameter())
      if !take(sign: ",") { break }
    }
    return parameters
  }

  private mutating func genericParameters() -> [GenericParameter] {
    guard take(sign: "<") else { return [] }
    var own: [GenericParameter] = []
    repeat {
      let parameter = GenericParameter(name: next())
      if take(sign: ":") {
        repeat {
          let name = next()
          if let proto = lookUp(name) {
            parameter.constraints.append(proto)
          } else {
            complain("unknown protocol \(name)")
          }
        } while take(sign: "&")
      }
      generics.append(parameter)
      own.append(parameter)
    } while take(sign: ",")
    if !take(sign: ">") { complain("expected '>'") }
    return own
  }

  private mutating func parameter() -> Parameter {
    var builder: String?
    while tokens.isAtAttribute { builder = next() }
    let first = next()
    let name = tokens.isAt(sign: ":") ? first : next()
    if !take(sign: ":") { complain("expected ':'") }
    var attributes = ParameterAttributes()
    while tokens.isAtAttribute { attributes.note(next()) }
    let isInout = take("inout")
    var type = type()
    if case .function(var function) = type.withoutOptionals, builder != nil || attributes.isAutoclosure {
      function.isViewBuilder = builder != nil
      function.listsKeyframes = builder == "@KeyframesBuilder"
      function.isAutoclosure = attributes.isAutoclosure
      type = type.wrapped != nil ? optional(.function(function)) : .function(function)
    }
    var parameter = Parameter(label: first == "_" ? nil : first, name: name, type: type)
    parameter.isInout = isInout
    if take("...") { parameter.isVariadic = true }
    if take(sign: "=") {
      parameter.hasDefault = true
      skipDefault()
    }
    return parameter
  }

  private struct ParameterAttributes {
    var isAutoclosure = false

    mutating func note(_ attribute: String) { if attribute == "@autoclosure" { isAutoclosure = true } }
  }

  /// Skips a default value: the native function itself supplies it when the argument is missing.
  private mutating func skipDefault() {
    var depth = 0
    while !tokens.isAtEnd {
      if tokens.isAt(sign: "(") || tokens.isAt(sign: "[") { depth += 1 }
      if tokens.isAt(sign: ")") || tokens.isAt(sign: "]") {
        if depth == 0 { return }
        depth -= 1
      }
      if tokens.isAt(sign: ","), depth == 0 { return }
      tokens.advance()
    }
  }

  mutating func type() -> Type {
    // The checker does not need `@escaping` or `@Sendable`.
    while tokens.isAtAttribute { tokens.advance() }
    if !take("some") { _ = take("any") }
    var type = plainType()
    while take(sign: "?") { type = optional(type) }
    return type
  }

  private func optional(_ type: Type) -> Type { lookUp("Optional").map { .nominal($0, [type]) } ?? type }

  private mutating func plainType() -> Type {
    if take(sign: "[") {
      let element = type()
      if take(sign: ":") {
        let value = type()
        if !take(sign: "]") { complain("expected ']'") }
        return lookUp("Dictionary").map { .nominal($0, [element, value]) } ?? element
      }
      if !take(sign: "]") { complain("expected ']'") }
      return lookUp("Array").map { .nominal($0, [element]) } ?? element
    }
    if take(sign: "(") { return tupleOrFunction() }
    let name = next()
    if name == "Void" { return .void }
    // The declaration's own generic parameters hide those of its type.
    if let generic = generics.last(where: { $0.name == name }) {
      return take(sign: ".") ? memberType(next(), of: generic) : .parameter(generic)
    }
    return nominalType(named: name)
  }

  /// Parses `Text`, `Edge.Set`, `Range<Int>`, `Text.Type`.
  private mutating func nominalType(named first: String) -> Type {
    var name = first
    var arguments: [Type] = []
    var isMetatype = false
    while true {
      if take(sign: "<") {
        repeat { arguments.append(type()) } while take(sign: ",")
        if !take(sign: ">") { complain("expected '>'") }
      }
      guard take(sign: ".") else { break }
      let part = next()
      if part == "Type" { isMetatype = true } else { name += part }
    }
    guard let nominal = lookUp(name) else {
      complain("unknown type \(name)")
      return .void
    }
    let type: Type = nominal.kind == .proto && arguments.isEmpty ? .opaque(nominal) : .nominal(nominal, arguments)
    return isMetatype ? .metatype(type) : type
  }

  /// Parses a member of a generic parameter: `Key.Type`, or `Key.Value`.
  private mutating func memberType(_ member: String, of generic: GenericParameter) -> Type {
    if member == "Type" { return .metatype(.parameter(generic)) }
    if let known = associated.first(where: { $0.base == generic }) { return .parameter(known.value) }
    let value = GenericParameter(name: "\(generic.name).\(member)")
    associated.append((generic, value))
    return .parameter(value)
  }

  private mutating func tupleOrFunction() -> Type {
    var elements: [TupleElement] = []
    var changing: Set<Int> = []
    while !tokens.isAt(sign: ")"), !tokens.isAtEnd {
      var label: String?
      if tokens.isBeforeColon {
        label = next()
        tokens.advance()
      }
      if take("inout") { changing.insert(elements.count) }
      elements.append(TupleElement(label: label, type: type()))
      if !take(sign: ",") { break }
    }
    if !take(sign: ")") { complain("expected ')'") }
    let isAsync = take("async")
    let isThrowing = take("throws")
    if take("->") {
      var function = FunctionType(parameters: elements.map(\.type), result: type())
      function.inoutParameters = changing
      function.isAsync = isAsync
      function.keepsErrors = isThrowing
      return .function(function)
    }
    if elements.count == 1, elements[0].label == nil { return elements[0].type }
    return .tuple(elements)
  }

  private mutating func complain(_ reason: String) {
    if complaint == nil { complaint = "\(reason) at '\(tokens.text)'" }
  }
}

extension Parameter {
  /// The parameter with its closure's errors going to the caller.
  fileprivate var handingErrorsOn: Parameter {
    guard case .function(var function) = type else { return self }
    function.keepsErrors = false
    var copy = self
    copy.type = .function(function)
    return copy
  }
}
