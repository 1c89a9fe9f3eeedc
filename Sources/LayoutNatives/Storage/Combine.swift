import Diagnostics
import LayoutProgram

extension Natives {
  /// Combine's subjects and errors. Nothing can subscribe here, so sending has no effect.
  static let combine: [Native] =
    ["PassthroughSubject", "CurrentValueSubject"].flatMap { type -> [Native] in
      [
        .native("\(type).send(_: Output)", sending), .native("\(type).send()", sending),
        .native("View.onReceive(_: \(type)<Output, Failure>, perform: (Output) -> Void)") {
          (call: Arguments) throws(Stop) in
          throw Stop(
            problem: Problem(unsupported: .name("onReceive"), at: call.range, instead: UnsupportedMessage.useObservable)
          )
        },
      ]
    } + [
      .native("View.onReceive(_: ObservableObjectPublisher, perform: (()) -> Void)") { (call: Arguments) throws(Stop) in
        throw Stop(
          problem: Problem(unsupported: .name("onReceive"), at: call.range, instead: UnsupportedMessage.useObservable))
      },
      .native("PassthroughSubject.init()") { .token("subject") },
      .native("CurrentValueSubject.init(_:)") { (value: Value) in .box(Box(value)) },
      .native("CurrentValueSubject.value") { (subject: Value) in subject.unboxed },
      .native("ObservableObjectPublisher.init()") { .token("publisher") },
      .native("ObservableObjectPublisher.send()", sending),
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

  private static let sending: NativeFunction.Body = { run, a in
    if case .box(let box)? = a[0], let value = a[1] { box.value = value }
    run.events.mutations &+= 1
    return .void
  }
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
