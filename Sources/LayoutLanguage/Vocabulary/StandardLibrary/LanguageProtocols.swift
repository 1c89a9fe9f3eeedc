extension Vocabulary {
  /// Protocols by which a type of the program's own takes part in the language: literals, and `for`.
  static let languageProtocols: [NativeDeclaration] = [
    .type("protocol ExpressibleByIntegerLiteral"), .type("protocol ExpressibleByFloatLiteral"),
    .type("protocol ExpressibleByBooleanLiteral"), .type("protocol ExpressibleByNilLiteral"),
    .type("protocol ExpressibleByArrayLiteral"), .type("protocol IteratorProtocol"),
  ]
}
