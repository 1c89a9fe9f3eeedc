import Diagnostics

/// A parameter of the closure that implements a native declaration: one of the call's arguments, in order and converted
/// to a Swift type; or the run or the call itself, which use up no argument.
///
///     .member("StringProtocol", "func hasPrefix(_ prefix: StringProtocol) -> Bool") {
///       (text: String, prefix: String) in .bool(text.hasPrefix(prefix))
///     }
///
/// The first parameter of a member is its receiver. An unused one is `_: Value?`. A test compares number and types with
/// the declaration, so that no closure reads a wrong argument.
package protocol NativeParameter: SendableMetatype {
  /// Takes its value from the call.
  static func take(from call: inout ArgumentReader) -> Self
}

/// A type that an argument can be converted to.
package protocol NativeArgument: SendableMetatype {
  /// Nil if the value has another type.
  init?(argument: Value)
}

/// A non-optional closure parameter.
package protocol BlankArgument: NativeArgument, NativeParameter {
  /// The value for an omitted argument. If the declaration requires the argument, the checker guarantees its presence
  /// and type.
  static var blank: Self { get }
}

extension BlankArgument {
  package static func take(from call: inout ArgumentReader) -> Self {
    call.next().flatMap { Self(argument: $0) } ?? blank
  }
}

/// Hands out a call's arguments to the parameters of a closure, in order.
package struct ArgumentReader {
  let run: Run
  let arguments: Arguments
  private var index = 0

  init(_ run: Run, _ arguments: Arguments) {
    self.run = run
    self.arguments = arguments
  }

  mutating func next() -> Value? {
    defer { index += 1 }
    return arguments[index]
  }
}

// MARK: Parameters that take no argument

extension Run: NativeParameter {
  package static func take(from call: inout ArgumentReader) -> Run { call.run }
}

extension Arguments: NativeParameter {
  package static func take(from call: inout ArgumentReader) -> Arguments { call.arguments }
}

// MARK: Arguments

/// Accepts `nil`, both explicit and omitted.
extension Optional: NativeParameter where Wrapped: NativeArgument {
  package static func take(from call: inout ArgumentReader) -> Wrapped? {
    call.next().flatMap { Wrapped(argument: $0) }
  }
}

/// Any value, as it is.
extension Value: BlankArgument {
  package init(argument: Value) { self = argument }
  package static var blank: Value { .void }
}

extension Value {
  /// An argument without its optional: explicit nil is the same as an omitted argument.
  package var given: Value? {
    let value = unerased
    if case .none = value { return nil }
    return value
  }
}
