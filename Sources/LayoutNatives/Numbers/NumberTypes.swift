import Diagnostics
import LayoutProgram

extension Natives {
  /// Further members of numbers and Booleans.
  static let numbers: [Native] =
    [

      .native("Double.init(_: some StringProtocol)") { (text: String?) in
        optional(text.flatMap { Double($0) }.map { .double($0) })
      },
      .native("Float.init(_: some StringProtocol)") { (text: String?) in
        optional(text.flatMap { Float($0) }.map { .number(Number($0)) })
      },
      .native("Bool.init(_: String)") { (text: String?) in optional(text.flatMap { Bool($0) }.map { .bool($0) }) },
      .native("Bool.description") { (bool: Value?) in .string(bool?.text ?? "") },
      .native("Bool.random()") { (run: Run) in .bool(Bool.random(using: &run.generator)) },

      .native("precondition(_:_:)") { (call: Arguments) throws(Stop) in try require(call, "Precondition failed") },
      .native("assert(_:_:)") { (call: Arguments) throws(Stop) in try require(call, "Assertion failed") },
      .native("assertionFailure(_:)") { (call: Arguments, message: String?) throws(Stop) in
        throw Stop(.runtime, "Fatal error\(message.map { ": \($0)" } ?? "")", at: call.range)
      },
    ]

  private static func require(_ arguments: Arguments, _ what: String) throws(Stop) -> Value {
    if arguments.bool(0) == true { return .void }
    let message = arguments.string(1).map { ": \($0)" } ?? ""
    throw Stop(.runtime, "Fatal error: \(what)\(message)", at: arguments.range)
  }
}
