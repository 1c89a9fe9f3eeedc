import LayoutEngine

extension Vocabulary {
  /// How views come and go.
  static let transitions: [NativeDeclaration] =
    [.type("struct AnyTransition")] + namedTransitions
    + names("BlurReplaceConfiguration", ["downUp", "upUp"])
    + names("SymbolTransitionEffect", ["appear", "disappear", "automatic", "drawOn", "drawOff"]) + [
      .modifier("transition(_ t: AnyTransition)") { (run: Run, call: Arguments, _: Value?, t: SceneTransition?) in
        run.modify(call, t.map { .handler(.transition($0)) })
      },
      .member("AnyTransition", "func combined(with other: AnyTransition) -> AnyTransition") {
        (transition: SceneTransition?, other: SceneTransition?) in
        .transition(.combined(transition ?? .identity, other ?? .identity))
      },
      .member("AnyTransition", "func animation(_ animation: Animation?) -> AnyTransition") {
        (transition: SceneTransition?, animation: SceneAnimation?) in
        .transition(.animated(transition ?? .identity, animation))
      },
      .type("struct BlurReplaceConfiguration: Hashable"),
      .member("AnyTransition", "static func blurReplace(_ config: BlurReplaceConfiguration) -> AnyTransition") {
        (config: NativeCase?) in .transition(.blurReplace(up: config?.name == "upUp"))
      },
      .type("struct SymbolTransitionEffect: Hashable"),
      .member("AnyTransition", "static func symbolEffect(_ effect: SymbolTransitionEffect) -> AnyTransition") {
        (_: Value?) in .transition(.opacity)
      },
      .member("AnyTransition", "static func move(edge: Edge) -> AnyTransition") { (call: Arguments) in
        .transition(.move(call.edge(0)))
      },
      .member("AnyTransition", "static func push(from edge: Edge) -> AnyTransition") { (call: Arguments) in
        .transition(.push(from: call.edge(0)))
      },
      .member("AnyTransition", "static func scale(scale: CGFloat, anchor: UnitPoint = 0) -> AnyTransition") {
        (scale: Double?, anchor: UnitPoint?) in
        .transition(.scale(scale ?? 1e-5, anchor: anchor ?? UnitPoint(x: 0.5, y: 0.5)))
      },
      .member("AnyTransition", "static func offset(_ offset: CGSize) -> AnyTransition") { (offset: Size) in
        .transition(.offset(offset))
      },
      .member("AnyTransition", "static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition") {
        (x: Double, y: Double) in
        .transition(.offset(Size(width: x, height: y)))
      },
      .member(
        "AnyTransition", "static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition"
      ) { (insertion: SceneTransition?, removal: SceneTransition?) in
        .transition(.asymmetric(insertion: insertion ?? .identity, removal: removal ?? .identity))
      },
      .member(
        "AnyTransition", "static func modifier(active: ViewModifier, identity: ViewModifier) -> AnyTransition"
      ) { (run: Run, call: Arguments, active: Value?, identity: Value?) throws(Stop) in
        let active = try run.look(of: active, at: call.range)
        return .transition(.modifier(active: active, identity: try run.look(of: identity, at: call.range)))
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
  fileprivate func edge(_ index: Int) -> Edge {
    switch token(index) {
    case "top": .top
    case "bottom": .bottom
    case "trailing": .trailing
    default: .leading
    }
  }
}
