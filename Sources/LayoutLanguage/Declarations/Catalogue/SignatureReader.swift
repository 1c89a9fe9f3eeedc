/// Parses the catalog's signatures: the part of Swift's grammar that declares types, parameters and results.
///
/// The catalog is part of this package, and a test parses all of it, so errors here only result in an empty answer.
///
/// The checker has no opaque types: it treats `some View` as `any View`. Nor do values of most types keep their generic
/// arguments: the `Content` of `VStack<Content: View>` is any view, the `Data` of `ForEach` any collection of its elements,
/// and a `SelectionValue` a generic parameter of the initializer.
struct SignatureReader {
  private var tokens: SignatureTokens
  private var generics: [GenericParameter]
  private var associated: [(base: GenericParameter, value: GenericParameter)] = []
  /// The owner's generic parameters that its values do not keep.
  private var forgotten: [GenericParameter] = []
  /// The element types of collections whose type is a generic parameter: `Data.Element`.
  private var elements: [GenericParameter: GenericParameter] = [:]
  /// The type that declares the member.
  private let owner: Nominal?
  private let lookUp: (String) -> Nominal?
  /// The first error: the text did not match the grammar or named an unknown type.
  private(set) var complaint: String?
  /// Whether it is an `init?`.
  private(set) var isFailable = false
  /// The requirements of an initializer's `where` clause on its type's parameters.
  private(set) var sameTypes: [GenericParameter: Type] = [:]

  /// The requirements of the enclosing extension.
  private let requirementsAround: SignatureTokens?

  init(_ text: NativeText, of owner: Nominal? = nil, lookUp: @escaping (String) -> Nominal?) {
    tokens = SignatureTokens(text.text, from: text.start)
    generics = owner?.ownGenerics ?? []
    self.owner = owner
    self.lookUp = lookUp
    guard let header = owner?.forgotten else {
      requirementsAround = nil
      return
    }
    requirementsAround = text.requirementsAround.map { SignatureTokens(text.text, from: $0) }
    var reader = SignatureReader(header, lookUp: lookUp)
    forgotten = reader.genericParameters()
    elements = reader.elements
    generics += forgotten
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

  /// Parses a qualified name: `Edge.Set` as `EdgeSet`. `Primitive` is a view whose body programs cannot access. Tabs and
  /// keyframes are built as views are.
  private mutating func qualifiedName() -> String {
    var name = next()
    while take(sign: ".") { name += next() }
    if Self.builtAsViews.contains(name) { return NativeName.view.rawValue }
    return Self.unread.contains(name) ? "" : name
  }

  private static let builtAsViews: Set = ["Primitive", "TabContent", "Keyframes", "KeyframeTrackContent"]

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
    requirements()
    // The caller receives the errors of a closure.
    if signature.isRethrowing { signature.parameters = signature.parameters.map(\.handingErrorsOn) }
    if !associated.isEmpty {
      signature.associated = associated
      signature.generics = own + associated.map(\.value)
    }
    if !forgotten.isEmpty || !elements.isEmpty || own.contains(where: { standIn(for: $0) != nil }) {
      forget(in: signature)
    }
    return signature
  }

  /// Replaces the generic parameters that values do not keep by what is known of them.
  private mutating func forget(in signature: Signature) {
    if var around = requirementsAround {
      swap(&around, &tokens)
      readRequirements()
    }
    var known: [GenericParameter: Type] = [:]
    for parameter in forgotten + signature.generics {
      if let type = standIn(for: parameter) { known[parameter] = type }
    }
    for index in signature.parameters.indices {
      signature.parameters[index].type = signature.parameters[index].type.substituting(known)
    }
    signature.result = signature.result.substituting(known)
    let types = signature.parameters.map(\.type)
    func isUsed(_ parameter: GenericParameter) -> Bool { types.contains { $0.hasParameter { $0 === parameter } } }
    signature.generics =
      elements.values.filter(isUsed) + forgotten.filter { known[$0] == nil && isUsed($0) }
      + signature.generics.filter { known[$0] == nil }
  }

  /// The type that replaces a generic parameter: `some View`, `some RandomAccessCollection<Element>`, or `[Element]` of a
  /// collection that is changed. Nil if the parameter has to stay.
  private func standIn(for parameter: GenericParameter) -> Type? {
    if let element = elements[parameter] {
      if parameter.constraints.contains(where: { $0.name == "MutableCollection" }) {
        return lookUp("Array").map { .nominal($0, [.parameter(element)]) }
      }
      return parameter.constraints.first.map { .nominal($0, [.parameter(element)]) }
    }
    if associated.contains(where: { $0.base == parameter }) { return nil }
    if let type = parameter.constraints.first(where: { $0.kind != .proto }) { return .nominal(type, []) }
    return parameter.constraints.first { Self.openProtocols.contains($0.name) }.map { .opaque($0) }
  }

  /// Protocols whose conformance is all that the checker knows of a value.
  private static let openProtocols: Set = [
    "View", "Gesture", "Scene", "Shape", "ViewModifier", "_VariadicView_MultiViewRoot", "_VariadicView_UnaryViewRoot",
  ]

  private mutating func requirements() { if take("where") { readRequirements() } }

  /// Parses `where Value == [S], C.Element: Identifiable`: the types of the owner's parameters in an initializer's result,
  /// and further constraints of parameters. Skips what a type that is not kept is made of.
  private mutating func readRequirements() {
    repeat {
      let parameter = generics.last { $0.name == tokens.text }
      tokens.advance()
      var part: String?
      while take(sign: ".") { part = part == nil ? next() : next() + "?" }
      if take(sign: ":") {
        let constrained = part == nil ? parameter : part == "Element" ? parameter.flatMap { elements[$0] } : nil
        repeat {
          if let proto = lookUp(qualifiedName()) { constrained?.constraints.append(proto) }
        } while take(sign: "&")
        continue
      }
      guard take(sign: "="), take(sign: "=") else { return }
      if part == nil, let parameter, owner?.parameters.contains(parameter) == true {
        sameTypes[parameter] = type()
      } else {
        skipType()
      }
    } while take(sign: ",")
  }

  private mutating func skipType() {
    var depth = 0
    while !tokens.isAtEnd, !tokens.isAt(sign: "{"), depth > 0 || !tokens.isAt(sign: ",") {
      if tokens.isAt(sign: "<") || tokens.isAt(sign: "[") { depth += 1 }
      if tokens.isAt(sign: ">") || tokens.isAt(sign: "]") { depth -= 1 }
      tokens.advance()
    }
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
          let name = qualifiedName()
          if let proto = lookUp(name) {
            parameter.constraints.append(proto)
          } else if !name.isEmpty {
            complain("unknown protocol \(name)")
          }
        } while take(sign: "&")
        if parameter.constraints.contains(where: { $0.name == "RandomAccessCollection" }) {
          elements[parameter] = GenericParameter(name: "Element")
        }
      }
      generics.append(parameter)
      own.append(parameter)
    } while take(sign: ",")
    if !take(sign: ">") { complain("expected '>'") }
    return own
  }

  /// Protocols that the checker ignores.
  private static let unread: Set = ["Sendable", "Strideable", "AnyObject"]

  private mutating func parameter() -> Parameter {
    var builder: String?
    while tokens.isAtAttribute {
      let attribute = next()
      if attribute.hasSuffix("Builder") { builder = attribute }
      if take(sign: "<") {
        _ = type()
        _ = take(sign: ">")
      }
    }
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
    // The last protocol of `some View & ShapeView` is the most specific.
    while take(sign: "&") { type = plainType() }
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
    if name == "Self", let owner, owner.selfParameter == nil { return owner.selfType }
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
    if name == "SubviewsCollection" {
      (name, arguments) = ("Array", lookUp("Subview").map { [.nominal($0, [])] } ?? [])
    }
    if name == "SIMD2" { name = "Array" }
    if Self.builtAsViews.contains(name) { (name, arguments) = (NativeName.view.rawValue, []) }
    guard let nominal = lookUp(name) ?? nestedType(name) else {
      complain("unknown type \(name)")
      return .void
    }
    if nominal.parameters.isEmpty { arguments = [] }
    let type: Type = nominal.kind == .proto && arguments.isEmpty ? .opaque(nominal) : .nominal(nominal, arguments)
    return isMetatype ? .metatype(type) : type
  }

  /// The nested type of the owner: `Size` in `GridItem`.
  private func nestedType(_ name: String) -> Nominal? {
    guard var around = owner?.qualifiedName else { return nil }
    while !around.isEmpty {
      let last = around.lastIndex(of: ".")
      if around[(last.map { around.index(after: $0) } ?? around.startIndex)...] == name[...] {
        return lookUp(around.filter { $0 != "." })
      }
      if let nested = lookUp(around.filter { $0 != "." } + name) { return nested }
      around = last.map { String(around[..<$0]) } ?? ""
    }
    return nil
  }

  /// Parses a member of a generic parameter: `Key.Type`, or `Key.Value`.
  private mutating func memberType(_ member: String, of generic: GenericParameter) -> Type {
    if member == "Type" { return .metatype(.parameter(generic)) }
    // The stride of a number has the number's own type.
    if member == "Stride" { return .parameter(generic) }
    if member == "Element", let element = elements[generic] { return .parameter(element) }
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
