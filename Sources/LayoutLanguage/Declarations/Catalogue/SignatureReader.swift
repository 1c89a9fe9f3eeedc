/// Reads the signatures of the catalogue: the part of Swift's grammar that declares types, parameters and results.
///
/// The texts are our own, so a mistake in one is found by the test that reads them all; here it gives an empty answer.
///
/// The course's checker knows no opaque types of its own: `some View` is any view, as `any View` is. Nor does a value of
/// most types remember what it is made of: a `Content` of `VStack<Content: View>` is any view, a `Data` of `ForEach` any
/// collection of its elements, and a `SelectionValue` is a parameter of the initializer itself.
struct SignatureReader {
  private var tokens: SignatureTokens
  private var generics: [GenericParameter]
  private var associated: [(base: GenericParameter, value: GenericParameter)] = []
  /// The parameters that a type does not remember, in each of its members anew.
  private var forgotten: [GenericParameter] = []
  /// What collections of unknown types consist of: `Data.Element`.
  private var elements: [GenericParameter: GenericParameter] = [:]
  /// The type that has the member.
  private let owner: Nominal?
  private let lookUp: (String) -> Nominal?
  /// Set where a text did not fit the grammar or named an unknown type.
  private(set) var complaint: String?
  /// `init?`
  private(set) var isFailable = false
  /// What an initializer's `where` says of the parameters of its type.
  private(set) var sameTypes: [GenericParameter: Type] = [:]

  /// Where the extension's requirements begin that apply to the member as well.
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

  /// Reads what follows a type's name: `<Element>: Sequence, Hashable`, or what follows an extension's.
  mutating func nominal() -> (generics: [GenericParameter], conformances: [String]) {
    let generics = genericParameters()
    var conformances: [String] = []
    if take(sign: ":") { repeat { conformances.append(qualifiedName()) } while take(sign: ",") }
    return (generics, conformances)
  }

  /// Reads what follows `associatedtype`: `ID: Hashable`.
  mutating func associatedType() -> (name: String, constraints: [Nominal]) {
    let name = next()
    var constraints: [Nominal] = []
    if take(sign: ":") { repeat { if let proto = lookUp(next()) { constraints.append(proto) } } while take(sign: "&") }
    return (name, constraints)
  }

  /// `Edge.Set` as `EdgeSet`. A `Primitive` is a view without a body that a program could ask for; tabs and keyframes
  /// are built as views are.
  private mutating func qualifiedName() -> String {
    var name = next()
    while take(sign: ".") { name += next() }
    if Self.builtAsViews.contains(name) { return NativeName.view.rawValue }
    return Self.unread.contains(name) ? "" : name
  }

  private static let builtAsViews: Set = ["Primitive", "TabContent", "Keyframes", "KeyframeTrackContent"]

  /// Reads everything after the name of a `func`, `init`, `subscript`, `var` or `let`.
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
    // What a closure throws goes on to the caller.
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

  /// Puts what is known of parameters that nobody remembers in their place.
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

  /// `some View`, `some RandomAccessCollection<Element>`, or `[Element]` of a collection that is changed.
  private func standIn(for parameter: GenericParameter) -> Type? {
    if let element = elements[parameter] {
      if parameter.constraints.contains(where: { $0.name == "MutableCollection" }) {
        return lookUp("Array").map { .nominal($0, [.parameter(element)]) }
      }
      return parameter.constraints.first.map { .nominal($0, [.parameter(element)]) }
    }
    if associated.contains(where: { $0.base == parameter }) { return nil }
    if let type = parameter.constraints.first(where: { $0.kind != .proto }) { return .nominal(type, []) }
    return parameter.constraints.first { Self.isOpen($0) }.map { .opaque($0) }
  }

  /// Whether all that is known of a value is that it conforms: to `View`, not to `Hashable`.
  private static func isOpen(_ proto: Nominal) -> Bool { openProtocols.contains(proto.name) }

  private static let openProtocols: Set = [
    "View", "Gesture", "Scene", "Shape", "ViewModifier", "_VariadicView_MultiViewRoot", "_VariadicView_UnaryViewRoot",
  ]

  private mutating func requirements() { if take("where") { readRequirements() } }

  /// `where Value == [S], C.Element: Identifiable`: types that a type's own parameters have in an initializer's result,
  /// and what else parameters have to conform to. Whatever says of what a forgotten type is made is passed over.
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
    // As many as most have, so that the list need not grow.
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

  /// Protocols that types here need not conform to.
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

  /// A default is worked out by the native function itself, which sees that the argument is missing.
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
    // `@escaping`, `@Sendable`: nothing that the checker asks.
    while tokens.isAtAttribute { tokens.advance() }
    if !take("some") { _ = take("any") }
    var type = plainType()
    while take(sign: "?") { type = optional(type) }
    // Of `some View & ShapeView` the last says most.
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
    // What a declaration names itself comes before what its type names.
    if let generic = generics.last(where: { $0.name == name }) {
      return take(sign: ".") ? memberType(next(), of: generic) : .parameter(generic)
    }
    return nominalType(named: name)
  }

  /// `Text`, `Edge.Set`, `Range<Int>`, `Text.Type`.
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

  /// `Size` inside of `GridItem`.
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

  /// `Key.Type`, or `Key.Value`.
  private mutating func memberType(_ member: String, of generic: GenericParameter) -> Type {
    if member == "Type" { return .metatype(.parameter(generic)) }
    // Numbers are as far apart as numbers of their own type say.
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
  /// A closure whose errors are the caller's, not its own.
  fileprivate var handingErrorsOn: Parameter {
    guard case .function(var function) = type else { return self }
    function.keepsErrors = false
    var copy = self
    copy.type = .function(function)
    return copy
  }
}
