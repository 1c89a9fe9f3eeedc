import LayoutEngine
import LayoutProgram

extension Natives {
  /// Transitions of appearing and disappearing views.
  static let transitions: [Native] =
    [] + namedTransitions + [
      .native("View.transition(_: AnyTransition)") { (run: Run, call: Arguments, _: Value?, t: SceneTransition?) in
        run.modify(call, t.map { .handler(.transition($0)) })
      },
      .native("AnyTransition.combined(with:)") { (transition: SceneTransition?, other: SceneTransition?) in
        .transition(.combined(transition ?? .identity, other ?? .identity))
      },
      .native("AnyTransition.animation(_:)") { (transition: SceneTransition?, animation: SceneAnimation?) in
        .transition(.animated(transition ?? .identity, animation))
      },
      .native("AnyTransition.blurReplace(_:)") {
        (config: NativeCase?) in .transition(.blurReplace(up: config?.name == "upUp"))
      },
      .native("AnyTransition.move(edge:)") { (call: Arguments) in .transition(.move(call.edge(0))) },
      .native("AnyTransition.push(from:)") { (call: Arguments) in .transition(.push(from: call.edge(0))) },
      .native("AnyTransition.scale(scale:anchor:)") { (scale: Double?, anchor: UnitPoint?) in
        .transition(.scale(scale ?? 1e-5, anchor: anchor ?? UnitPoint(x: 0.5, y: 0.5)))
      },
      .native("AnyTransition.offset(_:)") { (offset: Size) in .transition(.offset(offset)) },
      .native("AnyTransition.offset(x:y:)") { (x: Double, y: Double) in
        .transition(.offset(Size(width: x, height: y)))
      },
      .native("AnyTransition.asymmetric(insertion:removal:)") {
        (insertion: SceneTransition?, removal: SceneTransition?) in
        .transition(.asymmetric(insertion: insertion ?? .identity, removal: removal ?? .identity))
      },
      .native("AnyTransition.modifier(active:identity:)") {
        (run: Run, call: Arguments, active: Value?, identity: Value?) throws(Stop) in
        let active = try run.lookOfModifier(run, active, call.range)
        return .transition(.modifier(active: active, identity: try run.lookOfModifier(run, identity, call.range)))
      },
    ]

  private static let namedTransitions: [Native] =
    ([
      ("opacity", .opacity), ("slide", .slide), ("scale", .scale(1e-5, anchor: UnitPoint(x: 0.5, y: 0.5))),
      ("identity", .identity), ("blurReplace", .blurReplace(up: false)), ("symbolEffect", .opacity),
    ] as [(String, SceneTransition)]).map { name, transition in
      .constant("AnyTransition.\(name)", .transition(transition))
    }
}

extension Arguments {
  fileprivate func edge(_ index: Int) -> Edge {
    switch token(index) {
    case "top": .top
    case "bottom": .bottom
    case "trailing": .trailing
    default: .leading
    }
  }
}
