extension Vocabulary {
  /// Views that step through phases or along keyframes: shown as they are before the first step.
  static let animators: [NativeDeclaration] =
    [
      .type("struct PlaceholderContentView: View"),
      .type("struct PhaseAnimator: View").approximated(atTheStart),
      .type("struct KeyframeAnimator: View").approximated(atTheStart),
      .type("struct Transaction"),
      .member("Transaction", "init(animation: Animation? = nil)") { _, a in
        .tuple([a[0] ?? .none, .bool(false)])
      },
      .property("Transaction", "var animation: Animation?") { _, a in
        a.transaction.animation
      } set: { _, a in
        .tuple([a[1] ?? .none, a.transaction.disables])
      },
      .property("Transaction", "var disablesAnimations: Bool") { _, a in
        a.transaction.disables
      } set: { _, a in
        .tuple([a.transaction.animation, a[1] ?? .bool(false)])
      },
      .property("Transaction", "var isContinuous: Bool") { _, _ in
        .bool(false)
      } set: { _, a in
        a[0] ?? .void
      }.ignored,
      .function("withTransaction<T>(_ transaction: Transaction, _ body: () -> T) -> T") { run, a throws(Stop) in
        guard let body = a.function(1) else { return .void }
        let answer = try run.call(body, [], at: a.range)
        if case .animation(let animation) = a.transaction.animation.unboxed { run.events.animation = animation }
        return answer
      },
    ] + ["", ", trigger: T"].flatMap(phases) + [", repeating: Bool = true", ", trigger: T"].flatMap(keyframes)

  private static let atTheStart = "Shown as it is at the start: a scene has no clock of its own yet."

  private static func phases(trigger: String) -> [NativeDeclaration] {
    let generics = trigger.isEmpty ? "<Phase: Equatable>" : "<Phase: Equatable, T: Equatable>"
    let data = "_ phases: Sequence<Phase>\(trigger)"
    let (content, phase) = (trigger.isEmpty ? 2 : 3, 1)
    let animation = "animation: (Phase) -> Animation? = 0"
    return [
      .modifier(
        "phaseAnimator\(generics)(\(data), @ViewBuilder content: (PlaceholderContentView, Phase) -> View, \(animation))"
      ) { run, a throws(Stop) in
        try shown(run, a, content, [a[0] ?? .void], first: try list(run, a, phase).first)
      }.approximated(atTheStart),
      .member("PhaseAnimator", "init\(generics)(\(data), @ViewBuilder content: (Phase) -> View, \(animation))") {
        run, a throws(Stop) in
        try shown(run, a, content - 1, [], first: try list(run, a, 0).first)
      }.approximated(atTheStart),
    ]
  }

  private static func keyframes(start: String) -> [NativeDeclaration] {
    let generics = start.hasSuffix("T") ? "<V, T: Equatable>" : "<V>"
    return [
      .modifier(
        "keyframeAnimator\(generics)(initialValue: V\(start), @ViewBuilder content: (PlaceholderContentView, V) -> View, @unread keyframes: (V) -> View)"
      ) { run, a throws(Stop) in
        try shown(run, a, 3, [a[0] ?? .void], first: a[1])
      }.approximated(atTheStart),
      .member(
        "KeyframeAnimator",
        "init\(generics)(initialValue: V\(start), @ViewBuilder content: (V) -> View, @unread keyframes: (V) -> View)"
      ) { run, a throws(Stop) in
        try shown(run, a, 2, [], first: a[0])
      }.approximated(atTheStart),
    ]
  }

  /// What a closure shows of the first value; where there is none, what it is called on.
  private static func shown(
    _ run: Run, _ arguments: Arguments, _ closure: Int, _ before: [Value], first: Value?
  ) throws(Stop) -> Value {
    guard let content = arguments.function(closure), let first else { return before.first ?? .view(View(.empty)) }
    let shown = try run.call(content, before + [first], at: arguments.range)
    return .view(run.view(from: shown, at: arguments.range))
  }
}

extension Arguments {
  fileprivate var transaction: (animation: Value, disables: Value) {
    guard case .tuple(let parts, _)? = self[0], parts.count == 2 else { return (.none, .bool(false)) }
    return (parts[0], parts[1])
  }
}
