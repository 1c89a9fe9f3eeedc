/// Reads the declarations of the vocabulary: a small part of Swift's grammar for types and parameters.
///
/// The texts are our own, so a mistake in one is found by the test that reads them all; here it gives an empty answer.
struct SignatureReader {
  private var tokens: SignatureTokens
  private var generics: [GenericParameter]
  private var associated: [(base: GenericParameter, value: GenericParameter)] = []
  private let lookUp: (String) -> Nominal?
  /// Set where a text did not fit the grammar or named an unknown type.
  private(set) var complaint: String?

  init(_ text: String, generics: [GenericParameter] = [], lookUp: @escaping (String) -> Nominal?) {
    tokens = SignatureTokens(text)
    self.generics = generics
    self.lookUp = lookUp
  }

  private mutating func take(_ token: StaticString) -> Bool { tokens.take(token) }

  private mutating func next() -> String { tokens.next() }

  /// Reads `struct Name<Generics>: Protocols`.
  mutating func nominal() -> (kind: Nominal.Kind, name: String, generics: [GenericParameter], conformances: [String]) {
    let kind = Nominal.Kind(rawValue: next()) ?? .structure
    let name = next()
    let generics = genericParameters()
    var conformances: [String] = []
    if take(":") { repeat { conformances.append(next()) } while take(",") }
    return (kind, name, generics, conformances)
  }

  /// Reads everything after the name of a `func`, `init`, `subscript`, `var` or `let`.
  mutating func signature() -> Signature {
    if take(":") { return Signature(parameters: [], result: type()) }
    let own = genericParameters()
    var signature = Signature(generics: own, parameters: [], result: .void)
    if take("(") {
      if take("*") { signature.acceptsAnything = true }
      while !tokens.isAt(")"), !tokens.isAtEnd {
        signature.parameters.append(parameter())
        if !take(",") { break }
      }
      if !take(")") { complain("expected ')'") }
    }
    signature.isAsync = take("async")
    signature.isThrowing = take("throws")
    if take("->") { signature.result = type() }
    signature.associated = associated
    signature.generics += associated.map(\.value)
    return signature
  }

  private mutating func genericParameters() -> [GenericParameter] {
    guard take("<") else { return [] }
    var own: [GenericParameter] = []
    repeat {
      let parameter = GenericParameter(name: next())
      if take(":") {
        repeat {
          let name = next()
          if let proto = lookUp(name) {
            parameter.constraints.append(proto)
          } else {
            complain("unknown protocol \(name)")
          }
        } while take("&")
      }
      generics.append(parameter)
      own.append(parameter)
    } while take(",")
    if !take(">") { complain("expected '>'") }
    return own
  }

  private mutating func parameter() -> Parameter {
    var isViewBuilder = false
    var isAutoclosure = false
    var isUnread = false
    var isAsync = false
    while tokens.isAtAttribute {
      if tokens.isAt("@ViewBuilder") { isViewBuilder = true }
      if tokens.isAt("@autoclosure") { isAutoclosure = true }
      if tokens.isAt("@unread") { isUnread = true }
      if tokens.isAt("@async") { isAsync = true }
      tokens.advance()
    }
    let first = next()
    let name = tokens.isAt(":") ? first : next()
    if !take(":") { complain("expected ':'") }
    let isInout = take("inout")
    var parameter = Parameter(label: first == "_" ? nil : first, name: name, type: type())
    parameter.isInout = isInout
    parameter.isUnread = isUnread
    if case .function(var function) = parameter.type.withoutOptionals {
      function.isViewBuilder = isViewBuilder
      function.isAutoclosure = isAutoclosure
      function.isAsync = isAsync
      let isOptional = parameter.type.wrapped != nil
      parameter.type = isOptional ? optional(.function(function)) : .function(function)
    }
    if take("...") { parameter.isVariadic = true }
    if take("=") {
      parameter.hasDefault = true
      skipDefault()
    }
    return parameter
  }

  /// A default is worked out by the native function itself, which sees that the argument is missing.
  private mutating func skipDefault() {
    var depth = 0
    while !tokens.isAtEnd {
      if tokens.isAt("(") || tokens.isAt("[") { depth += 1 }
      if tokens.isAt(")") || tokens.isAt("]") {
        if depth == 0 { return }
        depth -= 1
      }
      if tokens.isAt(","), depth == 0 { return }
      tokens.advance()
    }
  }

  mutating func type() -> Type {
    var type = plainType()
    while take("?") { type = optional(type) }
    return type
  }

  private func optional(_ type: Type) -> Type { lookUp("Optional").map { .nominal($0, [type]) } ?? type }

  private mutating func plainType() -> Type {
    if take("[") {
      let element = type()
      if take(":") {
        let value = type()
        if !take("]") { complain("expected ']'") }
        return lookUp("Dictionary").map { .nominal($0, [element, value]) } ?? element
      }
      if !take("]") { complain("expected ']'") }
      return lookUp("Array").map { .nominal($0, [element]) } ?? element
    }
    if take("(") { return tupleOrFunction() }
    let name = next()
    if name == "Void" { return .void }
    // What a declaration names itself comes before what its type names.
    if let generic = generics.last(where: { $0.name == name }) {
      return take(".") ? memberType(next(), of: generic) : .parameter(generic)
    }
    guard let nominal = lookUp(name) else {
      complain("unknown type \(name)")
      return .void
    }
    var arguments: [Type] = []
    if take("<") {
      repeat { arguments.append(type()) } while take(",")
      if !take(">") { complain("expected '>'") }
    }
    if take(".") {
      if next() == "Type" { return .metatype(nominal.kind == .proto ? .opaque(nominal) : .nominal(nominal, arguments)) }
      complain("expected 'Type'")
    }
    return nominal.kind == .proto && arguments.isEmpty ? .opaque(nominal) : .nominal(nominal, arguments)
  }

  /// `Key.Type`, or `Key.Value`.
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
    while !tokens.isAt(")"), !tokens.isAtEnd {
      var label: String?
      if tokens.isBeforeColon {
        label = next()
        tokens.advance()
      }
      if take("inout") { changing.insert(elements.count) }
      elements.append(TupleElement(label: label, type: type()))
      if !take(",") { break }
    }
    if !take(")") { complain("expected ')'") }
    if take("->") {
      var function = FunctionType(parameters: elements.map(\.type), result: type())
      function.inoutParameters = changing
      return .function(function)
    }
    if elements.count == 1, elements[0].label == nil { return elements[0].type }
    return .tuple(elements)
  }

  private mutating func complain(_ reason: String) {
    if complaint == nil { complaint = "\(reason) at '\(tokens.text)'" }
  }
}
