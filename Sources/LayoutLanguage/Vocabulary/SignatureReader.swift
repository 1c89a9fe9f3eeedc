/// Reads the declarations of the vocabulary: a small part of Swift's grammar for types and parameters.
///
/// The texts are our own, so a mistake in one is found by the test that reads them all; here it gives an empty answer.
struct SignatureReader {
  private var tokens: [Substring]
  private var position = 0
  private var generics: [String: GenericParameter] = [:]
  private var associated: [(base: GenericParameter, value: GenericParameter)] = []
  private let lookUp: (String) -> Nominal?
  /// Set where a text did not fit the grammar or named an unknown type.
  private(set) var complaint: String?

  init(_ text: String, generics: [GenericParameter] = [], lookUp: @escaping (String) -> Nominal?) {
    tokens = Self.tokenize(text)
    self.lookUp = lookUp
    for generic in generics { self.generics[generic.name] = generic }
  }

  /// Bytes are looked at, not characters: finding out what a character is takes longer than everything else here.
  private static func tokenize(_ text: String) -> [Substring] {
    let bytes = text.utf8
    var tokens: [Substring] = []
    tokens.reserveCapacity(bytes.count / 3)
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let byte = bytes[index]
      var end = bytes.index(after: index)
      if byte == UInt8(ascii: " ") {
        index = end
        continue
      }
      if isWordByte(byte) || byte == UInt8(ascii: "@") {
        while end < bytes.endIndex, isWordByte(bytes[end]) { bytes.formIndex(after: &end) }
      } else if byte == UInt8(ascii: "-") || byte == UInt8(ascii: "."), end < bytes.endIndex,
        bytes[end] == UInt8(ascii: ">") || bytes[end] == UInt8(ascii: ".")
      {
        bytes.formIndex(after: &end)
        if end < bytes.endIndex, bytes[end] == UInt8(ascii: ".") { bytes.formIndex(after: &end) }
      }
      tokens.append(text[index..<end])
      index = end
    }
    return tokens
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  private var current: Substring { position < tokens.count ? tokens[position] : "" }

  private mutating func take(_ token: String) -> Bool {
    guard current == token else { return false }
    position += 1
    return true
  }

  private mutating func next() -> String {
    defer { position += 1 }
    return String(current)
  }

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
      while current != ")", position < tokens.count {
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
      generics[parameter.name] = parameter
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
    while current.hasPrefix("@") {
      if current == "@ViewBuilder" { isViewBuilder = true }
      if current == "@autoclosure" { isAutoclosure = true }
      if current == "@unread" { isUnread = true }
      if current == "@async" { isAsync = true }
      position += 1
    }
    let first = next()
    let name = current == ":" ? first : next()
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
    while position < tokens.count {
      if current == "(" || current == "[" { depth += 1 }
      if current == ")" || current == "]" {
        if depth == 0 { return }
        depth -= 1
      }
      if current == ",", depth == 0 { return }
      position += 1
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
    if let generic = generics[name] { return take(".") ? memberType(next(), of: generic) : .parameter(generic) }
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
    while current != ")", position < tokens.count {
      var label: String?
      if position + 1 < tokens.count, tokens[position + 1] == ":" {
        label = next()
        position += 1
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
    if complaint == nil { complaint = "\(reason) at '\(current)'" }
  }
}
