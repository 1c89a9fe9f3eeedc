import Diagnostics

extension Vocabulary {
  /// What Combine's subjects and errors say of themselves. Nobody can subscribe here: to send tells nobody.
  static let combine: [NativeDeclaration] =
    ["PassthroughSubject", "CurrentValueSubject"].flatMap { type -> [NativeDeclaration] in
      [
        .type("class \(type)<Output, Failure>").approximated("Nobody can subscribe, so that to send tells nobody."),
        .member(type, "func send(_ value: Output)", sending), .member(type, "func send()", sending),
        .modifier("onReceive<Output, Failure>(_ publisher: \(type)<Output, Failure>, perform action: (Output) -> Void)")
        {
          (call: Arguments) throws(Stop) in
          throw Stop(
            problem: Problem(unsupported: .name("onReceive"), at: call.range, instead: UnsupportedMessage.useObservable)
          )
        }.approximated("Told as beyond the course where a program comes to it."),
      ]
    } + [
      .member("PassthroughSubject", "init()") { .token("subject") },
      .member("CurrentValueSubject", "init(_ value: Output)") { (value: Value) in .box(Box(value)) },
      .member("CurrentValueSubject", "var value: Output") { (currentValueSubject: Value?) in
        currentValueSubject?.unboxed ?? .void
      },
      .type("struct ObservableObjectPublisher"),
      .member("ObservableObjectPublisher", "init()") { .token("publisher") },
      .member("ObservableObjectPublisher", "func send()", sending),
      .member("ObservableObject", "var objectWillChange: ObservableObjectPublisher") { .token("publisher") },
      .type("protocol LocalizedError: Error"), .type("protocol CustomNSError: Error"),
      .constant("CustomNSError", "errorDomain", "String", .string("App")),
      .member("CustomNSError", "var errorCode: Int") { (customNSError: Value?) in
        if case .enumeration(let choice)? = customNSError?.unerased { .int(choice.index) } else { .int(1) }
      },
      .member("CustomNSError", "var errorUserInfo: [String: Any]") { .dictionary(KeyedValues()) },
      .member("Error", "var localizedDescription: String") { (run: Run, call: Arguments, error: Value) throws(Stop) in
        try run.described(error, at: call.range)
      }.approximated("Names the error as an American reader sees it."),
    ]

  private static let sending: NativeFunction.Body = { run, a in
    if case .box(let box)? = a[0], let value = a[1] { box.value = value }
    run.events.mutations &+= 1
    return .void
  }
}

extension Run {
  /// An error in words: its own, or those that Foundation has for any.
  fileprivate func described(_ error: Value, at range: SourceRange?) throws(Stop) -> Value {
    let inner = error.unerased
    if let member = inner.nominal?.lookUp("errorDescription", isStatic: false).first(where: { $0.native == nil }) {
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
