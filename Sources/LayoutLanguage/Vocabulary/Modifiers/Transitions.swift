import LayoutEngine

extension Vocabulary {
  /// How views come and go.
  static let transitions: [NativeDeclaration] =
    [.type("struct AnyTransition")] + namedTransitions + [
      .modifier("transition(_ t: AnyTransition)") { run, a in
        run.modify(a, a.transition(1).map { .handler(.transition($0)) })
      },
      .member("AnyTransition", "func combined(with other: AnyTransition) -> AnyTransition") { _, a in
        .transition(.combined(a.transition(0) ?? .identity, a.transition(1) ?? .identity))
      },
      .member("AnyTransition", "func animation(_ animation: Animation?) -> AnyTransition") { _, a in
        .transition(.animated(a.transition(0) ?? .identity, a.animation(1)))
      },
      .member("AnyTransition", "static func move(edge: Edge) -> AnyTransition") { _, a in
        .transition(.move(a.edge(0)))
      },
      .member("AnyTransition", "static func push(from edge: Edge) -> AnyTransition") { _, a in
        .transition(.push(from: a.edge(0)))
      },
      .member("AnyTransition", "static func scale(scale: CGFloat, anchor: UnitPoint = 0) -> AnyTransition") { _, a in
        .transition(.scale(a.double(0) ?? 1e-5, anchor: a.unitPoint(1) ?? UnitPoint(x: 0.5, y: 0.5)))
      },
      .member("AnyTransition", "static func offset(_ offset: CGSize) -> AnyTransition") { _, a in
        .transition(.offset(a.size(0) ?? .zero))
      },
      .member("AnyTransition", "static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition") { _, a in
        .transition(.offset(Size(width: a.double(0) ?? 0, height: a.double(1) ?? 0)))
      },
      .member(
        "AnyTransition", "static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition"
      ) { _, a in
        .transition(.asymmetric(insertion: a.transition(0) ?? .identity, removal: a.transition(1) ?? .identity))
      },
      .member(
        "AnyTransition", "static func modifier(active: ViewModifier, identity: ViewModifier) -> AnyTransition"
      ) { run, a throws(Stop) in
        let active = try run.look(of: a[0], at: a.range)
        return .transition(.modifier(active: active, identity: try run.look(of: a[1], at: a.range)))
      },
    ]

  private static let namedTransitions: [NativeDeclaration] =
    ([
      ("opacity", .opacity), ("slide", .slide), ("scale", .scale(1e-5, anchor: UnitPoint(x: 0.5, y: 0.5))),
      ("identity", .identity), ("blurReplace", .blurReplace(up: false)), ("symbolEffect", .opacity),
    ] as [(String, SceneTransition)]).map { name, transition in
      .constant("AnyTransition", name, "AnyTransition", .transition(transition))
    }
}

extension Arguments {
  fileprivate func transition(_ index: Int) -> SceneTransition? {
    if case .transition(let transition)? = unwrapped(index) { return transition }
    return nil
  }

  fileprivate func edge(_ index: Int) -> Edge {
    switch token(index) {
    case "top": .top
    case "bottom": .bottom
    case "trailing": .trailing
    default: .leading
    }
  }
}
