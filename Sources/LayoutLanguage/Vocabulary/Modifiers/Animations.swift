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
      .function("withAnimation<T>(_ animation: Animation? = 0, _ body: () -> T) -> T") {
        (run: Run, call: Arguments) throws(Stop) in
        guard let body = call.function(1) else { return .void }
        return try run.animating(by: call.chosenAnimation(0), body, at: call.range)
      },
      .function(
        "withAnimation<T>(_ animation: Animation? = 0, completionCriteria: AnimationCompletionCriteria = 0, _ body: () -> T, completion: () -> Void) -> T"
      ) { (run: Run, call: Arguments) throws(Stop) in
        guard let body = call.function(2), let action = call.function(3) else { return .void }
        let completion = AnimationCompletion(
          work: .call(action), range: call.range, waitsForRest: call.token(1) == "removed")
        return try run.animating(by: call.chosenAnimation(0), body, completion, at: call.range)
      },
      .modifier("animation<Watched: Equatable>(_ animation: Animation?, value: Watched)") {
        (run: Run, call: Arguments, _: Value?, animation: SceneAnimation?, value: Value) in
        run.modify(call, .handler(.animation(animation, value: value)))
      },
      .modifier("animation(_ animation: Animation?)") {
        (run: Run, call: Arguments, _: Value?, animation: SceneAnimation?) in
        run.modify(call, .handler(.animation(animation, value: nil)))
      },
      .modifier("animation(_ animation: Animation?, @ViewBuilder body: (PlaceholderContentView) -> View)") {
        (run: Run, call: Arguments, view: Value, animation: SceneAnimation?, body: FunctionValue?) throws(Stop) in
        guard let body else { return view }
        let content = run.modify(call, .handler(.endOfScope))
        let made = try run.call(body, [content], at: call.range)
        return .view(
          run.view(from: made, at: call.range).modified(by: .handler(.scopedAnimation(animation)), at: call.range))
      },
      .modifier("transaction(_ transform: (inout Transaction) -> Void)") {
        (run: Run, call: Arguments, _: Value?, transform: FunctionValue?) in
        run.modify(call, transform.map { .handler(.transaction($0, value: nil)) })
      },
      .modifier("transaction<V: Equatable>(value: V, _ transform: (inout Transaction) -> Void)") {
        (run: Run, call: Arguments, _: Value?, value: Value, transform: FunctionValue?) in
        run.modify(call, transform.map { .handler(.transaction($0, value: value)) })
      },
      .modifier("geometryGroup()") { (run: Run, call: Arguments) in run.modify(call, .handler(.geometryGroup)) },
      .member("Binding", "func animation(_ animation: Animation? = 0) -> Binding<Value>") {
        (run: Run, call: Arguments) in
        guard case .box(let box)? = call[0] else { return call[0] ?? .void }
        return .box(AnimatedLens(run, box, animation: call.chosenAnimation(1)))
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
      .member("Animation", "static func \(name)(duration: Double) -> Animation") { (duration: Double) in
        .animation(.timing(curve, duration: duration))
      }
    } + [
      .member(
        "Animation",
        "static func timingCurve(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: Double = 0.35) -> Animation"
      ) { (call: Arguments, _: Value?, _: Value?, _: Value?, _: Value?, duration: Double?) in
        .animation(.timing(call.bezier, duration: duration ?? 0.35))
      },
      .member("Animation", "static func timingCurve(_ curve: UnitCurve, duration: Double) -> Animation") {
        (curve: TimingCurve, duration: Double) in
        .animation(.timing(curve, duration: duration))
      },
    ]

  private static let springAnimations: [NativeDeclaration] =
    [
      .member("Animation", "static func spring() -> Animation") { .animation(sprung(.smooth)) },
      .member(
        "Animation",
        "static func spring(response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0) -> Animation"
      ) { (call: Arguments, _: Value?, _: Value?, blendDuration: Double) in
        .animation(sprung(call.physical(0, response: 0.5, damping: 0.825), blend: blendDuration))
      },
      .member(
        "Animation",
        "static func interactiveSpring(response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25) -> Animation"
      ) { (call: Arguments, _: Value?, _: Value?, blendDuration: Double?) in
        .animation(sprung(call.physical(0, response: 0.15, damping: 0.86), blend: blendDuration ?? 0.25))
      },
      .member(
        "Animation",
        "static func interactiveSpring(duration: Double = 0.15, extraBounce: Double = 0, blendDuration: Double = 0.25) -> Animation"
      ) { (call: Arguments, _: Value?, _: Value?, blendDuration: Double?) in
        .animation(sprung(call.bouncing(0, 0.15, more: 0.15), blend: blendDuration ?? 0.25))
      },
      .member(
        "Animation",
        "static func spring(duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0) -> Animation"
      ) { (call: Arguments) in .animation(sprung(call.bouncing(0), blend: call.double(2) ?? 0)) },
      .member("Animation", "static func spring(_ spring: Spring, blendDuration: Double = 0) -> Animation") {
        (spring: Spring, blendDuration: Double) in
        .animation(sprung(spring, blend: blendDuration))
      },
      .member(
        "Animation",
        "static func interpolatingSpring(mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0) -> Animation"
      ) { (mass: Double?, stiffness: Double, damping: Double, initialVelocity: Double?) in
        let spring = Spring(mass: mass ?? 1, stiffness: stiffness, damping: damping)
        return .animation(interpolating(spring, initialVelocity))
      },
      .member(
        "Animation",
        "static func interpolatingSpring(duration: Double = 0.5, bounce: Double = 0, initialVelocity: Double = 0) -> Animation"
      ) { (call: Arguments) in .animation(interpolating(call.bouncing(0), call.double(2))) },
      .member(
        "Animation", "static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation"
      ) { (spring: Spring, initialVelocity: Double?) in .animation(interpolating(spring, initialVelocity)) },
    ]
    + [("smooth", 0.0), ("snappy", 0.15), ("bouncy", 0.3)].flatMap { name, bounce in
      [
        NativeDeclaration.member(
          "Animation", "static func \(name)(duration: Double = 0.5, extraBounce: Double = 0) -> Animation"
        ) { (call: Arguments) in .animation(sprung(call.bouncing(0, more: bounce))) },
        .member("Spring", "static func \(name)(duration: Double = 0.5, extraBounce: Double = 0) -> Spring") {
          (call: Arguments) in
          .animation(sprung(call.bouncing(0, more: bounce)))
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
    .member("Animation", "func delay(_ delay: Double) -> Animation") { (call: Arguments, _: Value?, delay: Double) in
      adjusted(call, .delay(delay))
    },
    .member("Animation", "func speed(_ speed: Double) -> Animation") { (call: Arguments, _: Value?, speed: Double) in
      adjusted(call, .speed(speed))
    },
    .member("Animation", "func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation") {
      (call: Arguments, _: Value?, count: Int, autoreverses: Bool?) in
      adjusted(call, .repetition(max(count, 1), autoreverses: autoreverses ?? true))
    },
    .member("Animation", "func repeatForever(autoreverses: Bool = true) -> Animation") {
      (call: Arguments, _: Value?, autoreverses: Bool?) in
      adjusted(call, .repetition(nil, autoreverses: autoreverses ?? true))
    },
    .member(
      "Animation", "func logicallyComplete(after duration: Double) -> Animation"
    ) { (animation: Value, _: Value?) in animation }.approximated(
      "Counts as done when its curve ends, or its spring's time is over."),
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
      .member("Spring", "init(duration: Double = 0.5, bounce: Double = 0)") { (call: Arguments) in
        .animation(sprung(call.bouncing(0)))
      },
      .member("Spring", "init(response: Double, dampingRatio: Double)") { (call: Arguments) in
        .animation(sprung(call.physical(0, response: 0.5, damping: 1)))
      },
      .member("Spring", "init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false)") {
        (mass: Double?, stiffness: Double, damping: Double, _: Value?) in
        .animation(
          sprung(Spring(mass: mass ?? 1, stiffness: stiffness, damping: damping)))
      },
      .member("Spring", "func value(target: Double, initialVelocity: Double = 0, time: Double) -> Double") {
        (spring: Spring, target: Double, velocity: Double, time: Double) in
        let state = spring.state(after: time, distance: -target, velocity: velocity)
        return .double(target + state.distance)
      },
      .member("Spring", "func velocity(target: Double, initialVelocity: Double = 0, time: Double) -> Double") {
        (spring: Spring, target: Double, velocity: Double, time: Double) in
        return .double(spring.state(after: time, distance: -target, velocity: velocity).velocity)
      },
    ]
    + springMeasures.map { name, read in
      .member("Spring", "var \(name): Double") { (spring: Spring) in .double(read(spring)) }
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
      .member("UnitCurve", "func value(at progress: Double) -> Double") { (unitCurve: TimingCurve, progress: Double) in
        .double(unitCurve.value(at: progress))
      },
      .member("UnitCurve", "func velocity(at progress: Double) -> Double") {
        (unitCurve: TimingCurve, progress: Double) in
        .double(unitCurve.velocity(at: progress))
      },
      .member("UnitCurve", "var inverse: UnitCurve") { (unitCurve: TimingCurve) in
        .animation(.timing(unitCurve.inverted, duration: 1))
      },
      .member(
        "UnitCurve", "static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve"
      ) { (startControlPoint: UnitPoint?, endControlPoint: UnitPoint?) in
        let (start, end) = (startControlPoint ?? UnitPoint(x: 0, y: 0), endControlPoint ?? UnitPoint(x: 1, y: 1))
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
