extension Vocabulary {
  /// Protocols by which a type of the program's own takes part in the language: literals, and `for`.
  static let languageProtocols: [NativeDeclaration] = [
    .type("struct ObjectIdentifier: Hashable, Comparable"),
    .member("ObjectIdentifier", "init(_ object: Any)") { (object: Value) in
      // Which object of the run it is; a type is the same wherever it is named.
      if case .object(let object) = object.unerased { .int(object.number) } else { object.unerased }
    },
    .type("protocol ExpressibleByIntegerLiteral"), .type("protocol ExpressibleByFloatLiteral"),
    .type("protocol ExpressibleByBooleanLiteral"), .type("protocol ExpressibleByNilLiteral"),
    .type("protocol ExpressibleByArrayLiteral"), .type("protocol IteratorProtocol"),
    .type("struct AnyHashable: Hashable"),
    .member("AnyHashable", "init<H: Hashable>(_ base: H)") { (base: Value) in base },
    .member("AnyHashable", "var base: Any") { (value: Value) in value },
  ]
}
