import LayoutEngine

extension Vocabulary {
  /// Animations: who sets them in motion, and where they reach.
  static let animations: [NativeDeclaration] =
    [
      .type("struct Animation: Hashable"),
      .type("struct AnimationCompletionCriteria: Hashable"),
      .constant(
        "AnimationCompletionCriteria", "logicallyComplete", "AnimationCompletionCriteria", .token("logicallyComplete")),
      .constant("AnimationCompletionCriteria", "removed", "AnimationCompletionCriteria", .token("removed")),
      .function("withAnimation<T>(_ animation: Animation? = 0, _ body: () -> T) -> T") { run, a throws(Stop) in
        guard let body = a.function(1) else { return .void }
        return try run.animating(by: a.chosenAnimation(0), body, at: a.range)
      },
      .function(
        "withAnimation<T>(_ animation: Animation? = 0, completionCriteria: AnimationCompletionCriteria = 0, _ body: () -> T, completion: () -> Void) -> T"
      ) { run, a throws(Stop) in
        guard let body = a.function(2), let action = a.function(3) else { return .void }
        let completion = AnimationCompletion(
          work: .call(action), range: a.range, waitsForRest: a.token(1) == "removed")
        return try run.animating(by: a.chosenAnimation(0), body, completion, at: a.range)
      },
      .modifier("animation<Watched: Equatable>(_ animation: Animation?, value: Watched)") { run, a in
        run.modify(a, .handler(.animation(a.animation(1), value: a[2] ?? .void)))
      },
      .modifier("animation(_ animation: Animation?)") { run, a in
        run.modify(a, .handler(.animation(a.animation(1), value: nil)))
      },
      .modifier("animation(_ animation: Animation?, @ViewBuilder body: (PlaceholderContentView) -> View)") {
        run, a throws(Stop) in
        guard let body = a.function(2) else { return a[0] ?? .void }
        let content = run.modify(a, .handler(.endOfScope))
        let made = try run.call(body, [content], at: a.range)
        return .view(
          run.view(from: made, at: a.range).modified(by: .handler(.scopedAnimation(a.animation(1))), at: a.range))
      },
      .modifier("transaction(_ transform: (inout Transaction) -> Void)") { run, a in
        run.modify(a, a.function(1).map { .handler(.transaction($0, value: nil)) })
      },
      .modifier("transaction<V: Equatable>(value: V, _ transform: (inout Transaction) -> Void)") { run, a in
        run.modify(a, a.function(2).map { .handler(.transaction($0, value: a[1] ?? .void)) })
      },
      .modifier("geometryGroup()") { run, a in run.modify(a, .handler(.geometryGroup)) },
      .member("Binding", "func animation(_ animation: Animation? = 0) -> Binding<Value>") { run, a in
        guard case .box(let box)? = a[0] else { return a[0] ?? .void }
        return .box(AnimatedLens(run, box, animation: a.chosenAnimation(1)))
      },
    ]
    + namedAnimations + timings + springAnimations + adjustments + springs + curves

  private static let namedAnimations: [NativeDeclaration] = [
    ("default", SceneAnimation.standard), ("linear", .timing(.linear)), ("easeIn", .timing(.easeIn)),
    ("easeOut", .timing(.easeOut)), ("easeInOut", .timing(.easeInOut)),
    ("spring", sprung(Spring.smooth)), ("smooth", sprung(Spring.smooth)),
    ("snappy", sprung(Spring(duration: 0.5, bounce: 0.15))), ("bouncy", sprung(Spring(duration: 0.5, bounce: 0.3))),
    ("interactiveSpring", sprung(Spring(response: 0.15, dampingRatio: 0.86), blend: 0.25)),
    ("interpolatingSpring", SceneAnimation(.interpolatingSpring(Spring.smooth, initialVelocity: 0))),
  ].map { name, animation in .constant("Animation", name, "Animation", .animation(animation)) }

  private static func sprung(_ spring: Spring, blend: Double = 0) -> SceneAnimation {
    SceneAnimation(.spring(spring, blendDuration: blend))
  }

  private static let timings: [NativeDeclaration] =
    ([
      ("linear", .linear), ("easeIn", .easeIn), ("easeOut", .easeOut), ("easeInOut", .easeInOut),
    ] as [(String, TimingCurve)]).map { name, curve in
      .member("Animation", "static func \(name)(duration: Double) -> Animation") { _, a in
        .animation(.timing(curve, duration: a.double(0) ?? 0.35))
      }
    } + [
      .member(
        "Animation",
        "static func timingCurve(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: Double = 0.35) -> Animation"
      ) { _, a in .animation(.timing(a.bezier, duration: a.double(4) ?? 0.35)) },
      .member("Animation", "static func timingCurve(_ curve: UnitCurve, duration: Double) -> Animation") { _, a in
        .animation(.timing(a.curve(0), duration: a.double(1) ?? 0.35))
      },
    ]

  private static let springAnimations: [NativeDeclaration] =
    [
      .member("Animation", "static func spring() -> Animation") { _, _ in .animation(sprung(.smooth)) },
      .member(
        "Animation",
        "static func spring(response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0) -> Animation"
      ) { _, a in
        .animation(sprung(a.physical(0, response: 0.5, damping: 0.825), blend: a.double(2) ?? 0))
      },
      .member(
        "Animation",
        "static func interactiveSpring(response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25) -> Animation"
      ) { _, a in
        .animation(sprung(a.physical(0, response: 0.15, damping: 0.86), blend: a.double(2) ?? 0.25))
      },
      .member(
        "Animation",
        "static func interactiveSpring(duration: Double = 0.15, extraBounce: Double = 0, blendDuration: Double = 0.25) -> Animation"
      ) { _, a in
        .animation(sprung(a.bouncing(0, 0.15, more: 0.15), blend: a.double(2) ?? 0.25))
      },
      .member(
        "Animation",
        "static func spring(duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0) -> Animation"
      ) { _, a in .animation(sprung(a.bouncing(0), blend: a.double(2) ?? 0)) },
      .member("Animation", "static func spring(_ spring: Spring, blendDuration: Double = 0) -> Animation") { _, a in
        .animation(sprung(a.spring(0), blend: a.double(1) ?? 0))
      },
      .member(
        "Animation",
        "static func interpolatingSpring(mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0) -> Animation"
      ) { _, a in
        let spring = Spring(mass: a.double(0) ?? 1, stiffness: a.double(1) ?? 100, damping: a.double(2) ?? 10)
        return .animation(interpolating(spring, a.double(3)))
      },
      .member(
        "Animation",
        "static func interpolatingSpring(duration: Double = 0.5, bounce: Double = 0, initialVelocity: Double = 0) -> Animation"
      ) { _, a in .animation(interpolating(a.bouncing(0), a.double(2))) },
      .member(
        "Animation", "static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation"
      ) { _, a in .animation(interpolating(a.spring(0), a.double(1))) },
    ]
    + [("smooth", 0.0), ("snappy", 0.15), ("bouncy", 0.3)].flatMap { name, bounce in
      [
        NativeDeclaration.member(
          "Animation", "static func \(name)(duration: Double = 0.5, extraBounce: Double = 0) -> Animation"
        ) { _, a in .animation(sprung(a.bouncing(0, more: bounce))) },
        .member("Spring", "static func \(name)(duration: Double = 0.5, extraBounce: Double = 0) -> Spring") { _, a in
          .animation(sprung(a.bouncing(0, more: bounce)))
        },
        .constant("Spring", name, "Spring", .animation(sprung(Spring(duration: 0.5, bounce: bounce)))),
      ]
    }

  private static func interpolating(_ spring: Spring, _ velocity: Double?) -> SceneAnimation {
    // A spring by itself that creeps is as one that just does not swing.
    let spring = Spring(response: spring.response, dampingRatio: min(spring.dampingRatio, 1))
    return SceneAnimation(.interpolatingSpring(spring, initialVelocity: velocity ?? 0))
  }

  private static let adjustments: [NativeDeclaration] = [
    .member("Animation", "func delay(_ delay: Double) -> Animation") { _, a in adjusted(a, .delay(a.double(1) ?? 0)) },
    .member("Animation", "func speed(_ speed: Double) -> Animation") { _, a in adjusted(a, .speed(a.double(1) ?? 1)) },
    .member("Animation", "func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation") { _, a in
      adjusted(a, .repetition(max(a.int(1) ?? 1, 1), autoreverses: a.bool(2) ?? true))
    },
    .member("Animation", "func repeatForever(autoreverses: Bool = true) -> Animation") { _, a in
      adjusted(a, .repetition(nil, autoreverses: a.bool(1) ?? true))
    },
    .member(
      "Animation", "func logicallyComplete(after duration: Double) -> Animation"
    ) { _, a in a[0] ?? .void }.approximated("Counts as done when its curve ends, or its spring's time is over."),
  ]

  /// So many changes of one animation's time are enough.
  private static let mostAdjustments = 32

  private static func adjusted(_ arguments: Arguments, _ adjustment: SceneAnimation.Adjustment) -> Value {
    guard let animation = arguments.animation(0), animation.adjustments.count < mostAdjustments else {
      return arguments[0] ?? .void
    }
    return .animation(animation.adjusted(adjustment))
  }

  /// `Spring`, as the animation that it moves.
  private static let springs: [NativeDeclaration] =
    [
      .type("struct Spring: Hashable"),
      .member("Spring", "init(duration: Double = 0.5, bounce: Double = 0)") { _, a in
        .animation(sprung(a.bouncing(0)))
      },
      .member("Spring", "init(response: Double, dampingRatio: Double)") { _, a in
        .animation(sprung(a.physical(0, response: 0.5, damping: 1)))
      },
      .member("Spring", "init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false)") {
        _, a in
        .animation(
          sprung(Spring(mass: a.double(0) ?? 1, stiffness: a.double(1) ?? 100, damping: a.double(2) ?? 10)))
      },
      .member("Spring", "func value(target: Double, initialVelocity: Double = 0, time: Double) -> Double") { _, a in
        let (target, velocity) = (a.double(1) ?? 0, a.double(2) ?? 0)
        let state = a.spring(0).state(after: a.double(3) ?? 0, distance: -target, velocity: velocity)
        return .double(target + state.distance)
      },
      .member("Spring", "func velocity(target: Double, initialVelocity: Double = 0, time: Double) -> Double") { _, a in
        let (target, velocity) = (a.double(1) ?? 0, a.double(2) ?? 0)
        return .double(a.spring(0).state(after: a.double(3) ?? 0, distance: -target, velocity: velocity).velocity)
      },
    ]
    + springMeasures.map { name, read in
      .member("Spring", "var \(name): Double") { _, a in .double(read(a.spring(0))) }
    }

  private static let springMeasures: [(String, @Sendable (Spring) -> Double)] = [
    ("duration", { $0.response }), ("bounce", { $0.bounce }), ("response", { $0.response }),
    ("dampingRatio", { $0.dampingRatio }), ("stiffness", { $0.stiffness }), ("damping", { $0.damping }),
    ("mass", { _ in 1 }), ("settlingDuration", { $0.settlingDuration }),
  ]

  /// `UnitCurve`, as an animation of one second.
  private static let curves: [NativeDeclaration] =
    [
      .type("struct UnitCurve: Hashable"),
      .member("UnitCurve", "func value(at progress: Double) -> Double") { _, a in
        .double(a.curve(0).value(at: a.double(1) ?? 0))
      },
      .member("UnitCurve", "func velocity(at progress: Double) -> Double") { _, a in
        .double(a.curve(0).velocity(at: a.double(1) ?? 0))
      },
      .member("UnitCurve", "var inverse: UnitCurve") { _, a in .animation(.timing(a.curve(0).inverted, duration: 1)) },
      .member(
        "UnitCurve", "static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve"
      ) { _, a in
        let (start, end) = (a.unitPoint(0) ?? UnitPoint(x: 0, y: 0), a.unitPoint(1) ?? UnitPoint(x: 1, y: 1))
        return .animation(.timing(.bezier(x1: start.x, y1: start.y, x2: end.x, y2: end.y), duration: 1))
      },
    ]
    + ([
      ("linear", .linear), ("easeIn", .easeIn), ("easeOut", .easeOut), ("easeInOut", .easeInOut),
      ("circularEaseIn", .circularEaseIn), ("circularEaseOut", .circularEaseOut),
      ("circularEaseInOut", .circularEaseInOut),
    ] as [(String, TimingCurve)]).map { name, curve in
      .constant("UnitCurve", name, "UnitCurve", .animation(.timing(curve, duration: 1)))
    }
}

extension Arguments {
  func animation(_ index: Int) -> SceneAnimation? { unwrapped(index)?.animation }

  /// What `withAnimation` is given: SwiftUI's own choice where nothing is said, none where that is `nil`.
  func chosenAnimation(_ index: Int) -> SceneAnimation? { self[index] == nil ? .standard : animation(index) }

  func spring(_ index: Int) -> Spring { animation(index)?.spring ?? .smooth }

  func curve(_ index: Int) -> TimingCurve {
    if case .timing(let curve, _)? = animation(index)?.base { return curve }
    return .linear
  }

  /// Four numbers: the control points, whose times lie between 0 and 1.
  fileprivate var bezier: TimingCurve {
    func share(_ index: Int) -> Double { min(max(double(index) ?? 0, 0), 1) }
    return .bezier(x1: share(0), y1: double(1) ?? 0, x2: share(2), y2: double(3) ?? 1)
  }

  /// A duration and a bounce.
  fileprivate func bouncing(_ index: Int, _ duration: Double = 0.5, more bounce: Double = 0) -> Spring {
    Spring(duration: double(index) ?? duration, bounce: bounce + (double(index + 1) ?? 0))
  }

  /// A response and a damping fraction.
  fileprivate func physical(_ index: Int, response: Double, damping: Double) -> Spring {
    Spring(response: double(index) ?? response, dampingRatio: double(index + 1) ?? damping)
  }
}
