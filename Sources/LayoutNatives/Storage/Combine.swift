import Diagnostics
import LayoutProgram

extension Natives {
  /// Combine's publishers of changes, and errors. Nothing can subscribe here.
  static let combine: [Native] =
    [
      .native("View.onReceive(_: ObservableObjectPublisher, perform: (()) -> Void)") { (call: Arguments) throws(Stop) in
        throw Stop(
          problem: Problem(unsupported: .name("onReceive"), at: call.range, instead: UnsupportedMessage.useObservable))
      },
      .native("ObservableObjectPublisher.init()") { .token("publisher") },
      .native("ObservableObjectPublisher.send()") { (run: Run) in
        run.events.mutations &+= 1
        return .void
      },
      .native("ObservableObject.objectWillChange") { .token("publisher") },
      .constant("CustomNSError.errorDomain", .string("App")),
      .native("CustomNSError.errorCode") { (customNSError: Value?) in
        if case .enumeration(let choice)? = customNSError?.unerased { .int(choice.index) } else { .int(1) }
      },
      .native("CustomNSError.errorUserInfo") { .dictionary(KeyedValues()) },
      .native("Error.localizedDescription") { (run: Run, call: Arguments, error: Value) throws(Stop) in
        try run.described(error, at: call.range)
      },
    ]
}

extension Run {
  /// The description of an error: its own, or Foundation's default.
  fileprivate func described(_ error: Value, at range: SourceRange?) throws(Stop) -> Value {
    let inner = error.unerased
    if let member = inner.nominal?.lookUp("errorDescription", isStatic: false).first(where: { !$0.isNative }) {
      let words =
        member.kind == .field
        ? try stored(member, in: inner) : try call(.member(member, receiver: inner), [], at: range)
      if case .string(let text) = words.unboxed { return .string(text) }
    }
    if case .token = inner { return .string("The data couldn’t be read because it isn’t in the correct format.") }
    var number = 1
    if case .enumeration(let choice) = inner { number = choice.index }
    return .string("The operation couldn’t be completed. (App.\(inner.typeName) error \(number).)")
  }
}
