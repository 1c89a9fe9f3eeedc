extension Vocabulary {
  /// Two gestures as one. Each answers its own steps; what is asked of both together is not read.
  static let composedGestures: [NativeDeclaration] =
    composedTypes.map { .type("struct \($0.name): Gesture") }
    + composedTypes.map { name, _ in
      .member(name, "init(_ first: Gesture, _ second: Gesture)") { (first: Value, second: Value) in
        both(first, second)
      }.approximated("Each gesture answers its own steps; which comes first does not matter.")
    }
    + composedTypes.map { name, form in
      .member("Gesture", "func \(form) -> \(name)") { (call: Arguments) in
        both(call[0] ?? .void, call[1] ?? .void)
      }.approximated("Each gesture answers its own steps; which comes first does not matter.")
    }
    + composedTypes.flatMap { name, _ in
      composedCallbacks.map { form in
        .member(name, "func \(form) -> \(name)") { (call: Arguments) in call[0] ?? .void }
          .approximated("What two gestures do together is not run; each for itself is.")
      }
    }

  private static func both(_ first: Value, _ second: Value) -> Value {
    guard case .gesture(let one) = first, case .gesture(let other) = second else { return first }
    return .gesture(GestureValue(kind: .several([one, other])))
  }

  private static let composedTypes: [(name: String, form: String)] = [
    ("SequenceGesture", "sequenced(before other: Gesture)"),
    ("SimultaneousGesture", "simultaneously(with other: Gesture)"),
    ("ExclusiveGesture", "exclusively(before other: Gesture)"),
  ]

  private static let composedCallbacks = [
    "updating<S>(_ state: GestureState<S>, @unread body: (Any, inout S, Any) -> Void)",
    "onChanged(@unread _ action: (Any) -> Void)", "onEnded(@unread _ action: (Any) -> Void)",
  ]
}
