import Diagnostics

extension Vocabulary {
  /// More of what numbers and truth values can do.
  static let numbers: [NativeDeclaration] =
    [
      .type("protocol SignedNumeric: Numeric"), .type("protocol AdditiveArithmetic: Equatable"),

      .member("Double", "init(_ text: StringProtocol) -> Double?") { _, a in
        optional(a.string(0).flatMap { Double($0) }.map { .double($0) })
      },
      .member("Float", "init(_ text: StringProtocol) -> Float?") { _, a in
        optional(a.string(0).flatMap { Float($0) }.map { .number(Number($0)) })
      },
      .member("Bool", "init(_ value: Bool)") { _, a in a[0] ?? .void },
      .member("Bool", "init(_ text: String) -> Bool?") { _, a in
        optional(a.string(0).flatMap { Bool($0) }.map { .bool($0) })
      },
      .member("Bool", "var description: String") { _, a in .string(a[0]?.text ?? "") },
      .member("Bool", "static func random() -> Bool") { run, _ in .bool(Bool.random(using: &run.generator)) },

      .function("debugPrint(_ items: Any...)") { _, _ in .void }.ignored,
      .function("dump<T>(_ value: T) -> T") { _, a in a[0] ?? .void }.ignored,
      .function("precondition(_ condition: Bool, _ message: String = \"\")") { _, a throws(Stop) in
        try require(a, "Precondition failed")
      },
      .function("assert(_ condition: Bool, _ message: String = \"\")") { _, a throws(Stop) in
        try require(a, "Assertion failed")
      },
      .function("assertionFailure(_ message: String = \"\")") { _, a throws(Stop) in
        throw Stop(.runtime, "Fatal error\(a.string(0).map { ": \($0)" } ?? "")", at: a.range)
      },
    ]

  private static func require(_ arguments: Arguments, _ what: String) throws(Stop) -> Value {
    if arguments.bool(0) == true { return .void }
    let message = arguments.string(1).map { ": \($0)" } ?? ""
    throw Stop(.runtime, "Fatal error: \(what)\(message)", at: arguments.range)
  }
}
