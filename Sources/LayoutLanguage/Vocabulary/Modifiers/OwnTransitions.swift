import LayoutEngine

extension Vocabulary {
  /// Transitions that a program declares: at rest each leaves its view as it is.
  static let ownTransitions: [NativeDeclaration] =
    [
      .type("protocol Transition").approximated("On the way the view fades; its own body is checked and not run."),
      .type("struct TransitionPhase: Hashable"),
      .member("TransitionPhase", "var isIdentity: Bool") { _, a in .bool(a.token(0) == "identity") },
      .member("TransitionPhase", "var value: Double") { _, a in
        .double(a.token(0) == "willAppear" ? -1 : a.token(0) == "didDisappear" ? 1 : 0)
      },
      .modifier("transition(_ transition: Transition)") { run, a in
        run.modify(a, .handler(.transition(.opacity)))
      },
      .member("AnyTransition", "init(_ transition: Transition)") { _, _ in .transition(.opacity) },
    ] + names("TransitionPhase", ["willAppear", "identity", "didDisappear"])
}
