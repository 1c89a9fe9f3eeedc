extension Vocabulary {
  /// Protocols by which a type of the program's own takes part in the language: literals, and `for`.
  static let languageProtocols: [NativeDeclaration] = [
    .type("protocol ExpressibleByIntegerLiteral"), .type("protocol ExpressibleByFloatLiteral"),
    .type("protocol ExpressibleByBooleanLiteral"), .type("protocol ExpressibleByNilLiteral"),
    .type("protocol ExpressibleByArrayLiteral"), .type("protocol IteratorProtocol"),
    .type("struct AnyHashable: Hashable"),
    .member("AnyHashable", "init<H: Hashable>(_ base: H)") { (base: Value) in base },
    .member("AnyHashable", "var base: Any") { (value: Value) in value },
  ]
}
