import LayoutEngine

extension Vocabulary {
  /// Transitions that a program declares: at rest each leaves its view as it is.
  static let ownTransitions: [NativeDeclaration] =
    [
      .type("protocol Transition").approximated("On the way the view fades; its own body is checked and not run."),
      .type("struct TransitionPhase: Hashable"),
      .member("TransitionPhase", "var isIdentity: Bool") { (transitionPhase: NativeCase?) in
        .bool(transitionPhase?.name == "identity")
      },
      .member("TransitionPhase", "var value: Double") { (transitionPhase: NativeCase?) in
        .double(transitionPhase?.name == "willAppear" ? -1 : transitionPhase?.name == "didDisappear" ? 1 : 0)
      },
      .modifier("transition(_ transition: Transition)") { (run: Run, call: Arguments) in
        run.modify(call, .handler(.transition(.opacity)))
      },
      .member("AnyTransition", "init(_ transition: Transition)") { .transition(.opacity) },
    ] + names("TransitionPhase", ["willAppear", "identity", "didDisappear"])
}
