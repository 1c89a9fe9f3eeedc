import LayoutEngine
import LayoutProgram

extension Natives {
  /// Transitions that a program declares. At rest, none changes its view.
  static let ownTransitions: [Native] =
    [
      .native("TransitionPhase.isIdentity") { (transitionPhase: NativeCase?) in
        .bool(transitionPhase?.name == "identity")
      },
      .native("TransitionPhase.value") { (transitionPhase: NativeCase?) in
        .double(transitionPhase?.name == "willAppear" ? -1 : transitionPhase?.name == "didDisappear" ? 1 : 0)
      },
      .native("View.transition(_: some Transition)") { (run: Run, call: Arguments) in
        run.modify(call, .handler(.transition(.opacity)))
      },
    ]
}
