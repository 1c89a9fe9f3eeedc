import Diagnostics

/// What the closure behind a declaration may take: the call's arguments in their order, each as the type that it reads
/// them as, and beside them the run and the call itself, which take no argument's place.
///
///     .member("StringProtocol", "func hasPrefix(_ prefix: StringProtocol) -> Bool") {
///       (text: String, prefix: String) in .bool(text.hasPrefix(prefix))
///     }
///
/// The first of a member is its receiver. One that nobody asks for is written `_: Value?`; a test holds their number and
/// their types against the declaration, so that no closure reads another argument than it says.
protocol NativeParameter: SendableMetatype {
  /// Takes itself from the call.
  static func take(from call: inout ArgumentReader) -> Self
}

/// What one argument can be read as.
protocol NativeArgument: SendableMetatype {
  /// Nil where the value is of another type.
  init?(argument: Value)
}

/// An argument that a closure takes without its optional.
protocol BlankArgument: NativeArgument, NativeParameter {
  /// What stands for an argument that the call left out. Where the declaration asks for one, checking has seen to it that
  /// there is one, of this type.
  static var blank: Self { get }
}

extension BlankArgument {
  static func take(from call: inout ArgumentReader) -> Self { call.next().flatMap { Self(argument: $0) } ?? blank }
}

/// Goes through the arguments of a call, one parameter of a closure after the other.
struct ArgumentReader {
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

// MARK: What takes no argument's place

extension Run: NativeParameter {
  static func take(from call: inout ArgumentReader) -> Run { call.run }
}

extension Arguments: NativeParameter {
  static func take(from call: inout ArgumentReader) -> Arguments { call.arguments }
}

// MARK: Arguments

/// `nil`, whether it is written or left out.
extension Optional: NativeParameter where Wrapped: NativeArgument {
  static func take(from call: inout ArgumentReader) -> Wrapped? { call.next().flatMap { Wrapped(argument: $0) } }
}

/// Any value, as it is.
extension Value: BlankArgument {
  init(argument: Value) { self = argument }
  static var blank: Value { .void }
}

extension Value {
  /// An argument without its optional: nil written out is the same as left out.
  var given: Value? {
    let value = unerased
    if case .none = value { return nil }
    return value
  }
}
