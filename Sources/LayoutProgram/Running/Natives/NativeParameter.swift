import Diagnostics

/// A parameter of the closure that implements a native declaration: one of the call's arguments, in order and converted
/// to a Swift type; or the run or the call itself, which use up no argument.
///
///     .native("StringProtocol.hasPrefix(_:)") { (text: String, prefix: String) in .bool(text.hasPrefix(prefix)) }
///
/// The first parameter of a member is its receiver. An unused one is `_: Value?`. A test compares number and types with
/// the declaration, so that no closure reads a wrong argument.
package protocol NativeParameter: SendableMetatype {
  /// Takes its value from the call. An argument of another type is a fault of the course.
  static func take(from call: inout ArgumentReader) throws(Stop) -> Self
}

/// A type that an argument can be converted to.
package protocol NativeArgument: SendableMetatype {
  /// Nil if the value has another type.
  init?(argument: Value)
}

/// An argument that each call has.
package protocol RequiredArgument: NativeArgument, NativeParameter {}

extension RequiredArgument {
  package static func take(from call: inout ArgumentReader) throws(Stop) -> Self {
    guard let value = call.next(), let argument = Self(argument: value) else { throw call.fault(Self.self) }
    return argument
  }
}

/// An argument that a call may omit, or give as `nil`.
package protocol BlankArgument: NativeArgument, NativeParameter {
  /// The value for an omitted argument.
  static var blank: Self { get }
}

extension BlankArgument {
  package static func take(from call: inout ArgumentReader) throws(Stop) -> Self {
    guard let value = call.next()?.given else { return blank }
    guard let argument = Self(argument: value) else { throw call.fault(Self.self) }
    return argument
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

  /// The latest argument is missing or has another type.
  func fault(_ wanted: Any.Type) -> Stop { arguments.fault(index - 1, "\(wanted)") }
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
  package static func take(from call: inout ArgumentReader) throws(Stop) -> Wrapped? {
    guard let value = call.next() else { return nil }
    if let argument = Wrapped(argument: value) { return argument }
    guard value.given == nil else { throw call.fault(Wrapped.self) }
    return nil
  }
}

/// Any value, as it is.
extension Value: RequiredArgument {
  package init(argument: Value) { self = argument }
}

extension Value {
  /// An argument without its optional: explicit nil is the same as an omitted argument.
  package var given: Value? {
    let value = unerased
    if case .none = value { return nil }
    return value
  }
}
