import Diagnostics

/// Parses the Swift body of a catalog declaration when a program first uses the declaration: one expression, which mostly
/// forwards to another declaration.
///
///     public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }
///     public init(_ title: String, action: () -> Void) { self.init(role: nil, action: action, label: { Text(title) }) }
///
/// A body has no line, step or frame of its own, so views and errors belong to the caller's line. A call names all labels
/// of the declaration that it calls, and each argument that is a parameter has the declared type.
struct CatalogueBody {
  /// Computes the value of an expression from the arguments of a call; nil for an omitted one.
  private typealias Part = @Sendable (Run, Arguments) throws(Stop) -> Value?

  private var tokens: SignatureTokens
  private let natives: NativeTable
  private let owner: String?
  private let hasReceiver: Bool
  private let parameters: [NativeText.ParameterText]

  /// The implementation of a declaration with a Swift body; nil if the body calls what the catalog does not declare.
  static func work(_ declaration: NativeDeclaration, _ natives: NativeTable) -> NativeFunction.Body? {
    var body = CatalogueBody(declaration, natives)
    // An empty body leaves its receiver as it is.
    if body.tokens.isAt(sign: "}") { return declaration.isMutating ? receiver : nothing }
    guard let part = body.expression(), body.tokens.isAt(sign: "}") else { return nil }
    return { run, call throws(Stop) in
      guard let value = try part(run, call) else { throw call.fault(0, "an argument") }
      return value
    }
  }

  private init(_ declaration: NativeDeclaration, _ natives: NativeTable) {
    let text = declaration.text
    tokens = SignatureTokens(text.text, from: text.end + 1)
    self.natives = natives
    owner = declaration.owner
    hasReceiver = declaration.hasReceiver
    parameters = text.parameters ?? []
  }

  private static let receiver: NativeFunction.Body = { _, call in call[0] ?? .void }
  private static let nothing: NativeFunction.Body = { _, _ in .void }
  private static let emptyArray: Part = { _, _ in .array([]) }

  private mutating func expression() -> Part? {
    if tokens.take(sign: "{") { return closure() }
    if tokens.take(sign: "[") { return tokens.take(sign: "]") ? Self.emptyArray : nil }
    let word = tokens.next()
    if let literal = literal(word) { return literal }
    if word == "self" {
      if tokens.take(sign: "=") { return expression() }
      guard tokens.take(sign: ".") else { return argument(0) }
      return call(tokens.next(), of: owner, hasReceiver)
    }
    if let index = parameters.firstIndex(where: { $0.name == word }), !tokens.isAt(sign: "(") {
      return argument(index + (hasReceiver ? 1 : 0))
    }
    guard NativeTypes.mayBeType(word) else { return call(word, of: owner, hasReceiver) }
    return member(of: word == "Self" ? owner ?? word : word)
  }

  /// Parses the rest of `Text(title)`, `Edge.Set.all` or `SwiftUI.Label(title, systemImage: name)`.
  private mutating func member(of type: String) -> Part? {
    guard tokens.take(sign: ".") else { return call("init", of: type, false) }
    let name = tokens.next()
    if NativeTypes.mayBeType(name) { return member(of: type == "SwiftUI" ? name : "\(type).\(name)") }
    return call(name, of: type, false)
  }

  /// Parses the rest of `{ Text(title) }`: a closure that returns a value which the call computes beforehand.
  private mutating func closure() -> Part? {
    guard let inner = expression(), tokens.take(sign: "}") else { return nil }
    let given = NativeFunction(name: "closure", body: Self.receiver)
    return { run, call throws(Stop) in .function(.native(given, receiver: try inner(run, call))) }
  }

  private mutating func literal(_ word: String) -> Part? {
    switch word {
    case "nil": return { _, _ in Value.none }
    case "true", "false": return { _, _ in .bool(word == "true") }
    case _ where word.hasPrefix("\""):
      return { _, _ in .string(String(word.dropFirst().dropLast())) }
    default:
      guard let whole = Int(word) else { return nil }
      guard tokens.take(sign: "."), let fraction = Double("\(whole).\(tokens.next())") else {
        return { _, _ in .int(whole) }
      }
      return { _, _ in .double(fraction) }
    }
  }

  private func argument(_ index: Int) -> Part { { _, call in call[index] } }

  /// Parses the arguments after a name and finds the declaration.
  private mutating func call(_ name: String, of owner: String?, _ hasReceiver: Bool) -> Part? {
    var parts: [Part] = hasReceiver && name != "init" ? [argument(0)] : []
    var labels: [String] = []
    var types: [String?] = []
    let hasArguments = tokens.take(sign: "(")
    while hasArguments, !tokens.take(sign: ")") {
      labels.append(tokens.isBeforeColon ? tokens.next() : "_")
      _ = tokens.take(sign: ":")
      types.append(parameters.first { $0.name == tokens.text }?.type)
      guard let part = expression() else { return nil }
      parts.append(part)
      _ = tokens.take(sign: ",")
    }
    guard let work = natives.work(name, of: owner, hasArguments ? labels : nil, types) else { return nil }
    return { [parts] run, call throws(Stop) in
      var values: [Value?] = []
      for part in parts { values.append(try part(run, call)) }
      return try work.answer(run, Arguments(values: values, range: call.range))
    }
  }
}

/// A catalog declaration apart from any program.
struct NativeDeclaration {
  let name: String
  let text: NativeText
  /// The qualified name of its type; nil for a global function.
  let owner: String?
  let isStatic: Bool
  let isMutating: Bool
  let isInitializer: Bool

  var hasReceiver: Bool { owner != nil && !isStatic && !isInitializer }
}

extension Member {
  /// The catalog declaration; nil for the program's own members.
  var nativeDeclaration: NativeDeclaration? {
    nativeText.map {
      NativeDeclaration(
        name: name, text: $0, owner: owner?.qualifiedName, isStatic: isStatic && kind != .initializer,
        isMutating: isMutating, isInitializer: kind == .initializer)
    }
  }
}

extension NativeTable {
  /// The implementation of a declaration; nil for a protocol requirement.
  func work(_ declaration: NativeDeclaration) -> NativeWork? {
    switch declaration.text.body {
    case .native, .settable: return native(declaration)?.work
    case .constant:
      let name = declaration.text.tokenName ?? declaration.name
      return .answering { _, _ in .token(name) }
    case .expression: return CatalogueBody.work(declaration, self).map { .answering($0) }
    case .none: return nil
    }
  }

  /// The implementation of the first declaration with these labels and, as far as they are known, types.
  ///
  /// - Parameter labels: nil for a property.
  fileprivate func work(_ name: String, of owner: String?, _ labels: [String]?, _ types: [String?]) -> NativeWork? {
    let index = NativeIndex.shared
    var members = index.functions()
    if let owner, let number = index.number(of: owner.filter { $0 != "." }) { members = index.members(ofType: number) }
    let isOwn = members.number(of: name) != nil
    if !isOwn { members = index.functions() }
    guard let number = members.number(of: name) else { return nil }
    for member in members.members(number, named: name, of: nil) {
      guard let text = member.nativeText, text.takes(labels, types) else { continue }
      return work(
        NativeDeclaration(
          name: name, text: text, owner: isOwn ? owner : nil, isStatic: member.isStatic && name != "init",
          isMutating: member.isMutating, isInitializer: name == "init"))
    }
    return nil
  }
}

extension NativeText {
  /// The name that `token("plain")` gives to the value; nil for the declaration's own name.
  var tokenName: String? {
    var tokens = SignatureTokens(text, from: end + 1)
    guard tokens.take("token"), tokens.take(sign: "("), tokens.text.hasPrefix("\"") else { return nil }
    return String(tokens.text.dropFirst().dropLast())
  }

  /// Whether a call with these labels and types can mean this declaration. A value can become optional.
  fileprivate func takes(_ labels: [String]?, _ types: [String?]) -> Bool {
    guard let parameters, let labels else { return parameters == nil && labels == nil }
    return parameters.map(\.label) == labels
      && zip(parameters, types).allSatisfy { $1 == nil || $0.type == $1 || $0.type == $1.map { $0 + "?" } }
  }
}
