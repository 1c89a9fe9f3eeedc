import Diagnostics

extension Vocabulary {
  /// More of what numbers and truth values can do.
  static let numbers: [NativeDeclaration] =
    [
      .type("protocol SignedNumeric: Numeric"), .type("protocol AdditiveArithmetic: Equatable"),

      .member("Double", "init(_ text: StringProtocol) -> Double?") { (text: String?) in
        optional(text.flatMap { Double($0) }.map { .double($0) })
      },
      .member("Float", "init(_ text: StringProtocol) -> Float?") { (text: String?) in
        optional(text.flatMap { Float($0) }.map { .number(Number($0)) })
      },
      .member("Bool", "init(_ value: Bool)") { (value: Value) in value },
      .member("Bool", "init(_ text: String) -> Bool?") { (text: String?) in
        optional(text.flatMap { Bool($0) }.map { .bool($0) })
      },
      .member("Bool", "var description: String") { (bool: Value?) in .string(bool?.text ?? "") },
      .member("Bool", "static func random() -> Bool") { (run: Run) in .bool(Bool.random(using: &run.generator)) },

      .function("debugPrint(_ items: Any...)") { .void }.ignored,
      .function("dump<T>(_ value: T) -> T") { (value: Value) in value }.ignored,
      .function("precondition(_ condition: Bool, _ message: String = \"\")") { (call: Arguments) throws(Stop) in
        try require(call, "Precondition failed")
      },
      .function("assert(_ condition: Bool, _ message: String = \"\")") { (call: Arguments) throws(Stop) in
        try require(call, "Assertion failed")
      },
      .function("assertionFailure(_ message: String = \"\")") { (call: Arguments, message: String?) throws(Stop) in
        throw Stop(.runtime, "Fatal error\(message.map { ": \($0)" } ?? "")", at: call.range)
      },
    ]

  private static func require(_ arguments: Arguments, _ what: String) throws(Stop) -> Value {
    if arguments.bool(0) == true { return .void }
    let message = arguments.string(1).map { ": \($0)" } ?? ""
    throw Stop(.runtime, "Fatal error: \(what)\(message)", at: arguments.range)
  }
}
