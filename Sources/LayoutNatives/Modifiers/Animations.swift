import LayoutEngine
import LayoutProgram

extension Natives {
  /// Animations: `withAnimation`, and the modifiers that limit their scope.
  static let animations: [Native] =
    [
      .native("withAnimation(_:_:)") { (run: Run, call: Arguments) throws(Stop) in
        try run.animating(by: call.chosenAnimation(0), try call.required(1), at: call.range)
      },
      .native("withAnimation(_:completionCriteria:_:completion:)") { (run: Run, call: Arguments) throws(Stop) in
        let completion = AnimationCompletion(
          work: .call(try call.required(3)), range: call.range, waitsForRest: call.token(1) == "removed")
        return try run.animating(by: call.chosenAnimation(0), try call.required(2), completion, at: call.range)
      },
      .native("View.animation(_:value:)") {
        (run: Run, call: Arguments, _: Value?, animation: SceneAnimation?, value: Value) in
        run.modify(call, .handler(.animation(animation, value: value)))
      },
      .native("View.animation(_:)") { (run: Run, call: Arguments, _: Value?, animation: SceneAnimation?) in
        run.modify(call, .handler(.animation(animation, value: nil)))
      },
      .native("View.animation(_:body:)") {
        (run: Run, call: Arguments, view: Value, animation: SceneAnimation?, body: FunctionValue) throws(Stop) in
        let content = run.modify(call, .handler(.endOfScope))
        let made = try run.call(body, [content], at: call.range)
        return .view(
          run.view(from: made, at: call.range).modified(by: .handler(.scopedAnimation(animation)), at: call.range))
      },
      .native("View.transaction(_:)") { (run: Run, call: Arguments, _: Value?, transform: FunctionValue) in
        run.modify(call, .handler(.transaction(transform, value: nil)))
      },
      .native("View.transaction(value:_:)") {
        (run: Run, call: Arguments, _: Value?, value: Value, transform: FunctionValue) in
        run.modify(call, .handler(.transaction(transform, value: value)))
      },
      .native("View.transaction(_:body:)") {
        (run: Run, call: Arguments, view: Value, transform: FunctionValue, body: FunctionValue) throws(Stop) in
        let made = try run.call(body, [run.modify(call, .handler(.endOfScope))], at: call.range)
        return .view(
          run.view(from: made, at: call.range).modified(
            by: .handler(.transaction(transform, value: nil)), at: call.range))
      },
      .native("View.geometryGroup()") { (run: Run, call: Arguments) in run.modify(call, .handler(.geometryGroup)) },
      .native("Binding.animation(_:)") { (run: Run, call: Arguments) throws(Stop) in
        let box = try call.binding(0)
        return .box(AnimatedLens(run, box, animation: call.chosenAnimation(1)))
      },
      .native("Binding.transaction(_:)") { (run: Run, call: Arguments) throws(Stop) in
        let box = try call.binding(0)
        var transaction = SceneTransaction()
        if let value = call[1] { transaction.take(value) }
        return .box(AnimatedLens(run, box, animation: transaction.animation))
      },
    ]
    + namedAnimations + timings + springAnimations + adjustments + springs + curves

  private static let namedAnimations: [Native] = [
    ("default", SceneAnimation.standard), ("linear", .timing(.linear)), ("easeIn", .timing(.easeIn)),
    ("easeOut", .timing(.easeOut)), ("easeInOut", .timing(.easeInOut)),
    ("spring", sprung(Spring.smooth)), ("smooth", sprung(Spring.smooth)),
    ("snappy", sprung(Spring(duration: 0.5, bounce: 0.15))), ("bouncy", sprung(Spring(duration: 0.5, bounce: 0.3))),
    ("interactiveSpring", sprung(Spring(response: 0.15, dampingRatio: 0.86), blend: 0.25)),
    ("interpolatingSpring", SceneAnimation(.interpolatingSpring(Spring.smooth, initialVelocity: 0))),
  ].map { name, animation in .constant("Animation.\(name)", .animation(animation)) }

  private static func sprung(_ spring: Spring, blend: Double = 0) -> SceneAnimation {
    SceneAnimation(.spring(spring, blendDuration: blend))
  }

  private static let timings: [Native] =
    basicCurves.map { name, curve in
      .native("Animation.\(name)(duration: Double)") { (duration: Double) in
        .animation(.timing(curve, duration: duration))
      }
    } + [
      .native("Animation.timingCurve(_:_:_:_:duration:)") {
        (call: Arguments, _: Value?, _: Value?, _: Value?, _: Value?, duration: Double?) in
        .animation(.timing(call.bezier, duration: duration ?? 0.35))
      }
    ]

  private static let springAnimations: [Native] =
    [
      .native("Animation.spring(response:dampingFraction:blendDuration:)") {
        (call: Arguments, _: Value?, _: Value?, blendDuration: Double) in
        .animation(sprung(call.physical(0, response: 0.5, damping: 0.825), blend: blendDuration))
      },
      .native("Animation.interactiveSpring(response:dampingFraction:blendDuration:)") {
        (call: Arguments, _: Value?, _: Value?, blendDuration: Double?) in
        .animation(sprung(call.physical(0, response: 0.15, damping: 0.86), blend: blendDuration ?? 0.25))
      },
      .native("Animation.interactiveSpring(duration:extraBounce:blendDuration:)") {
        (call: Arguments, _: Value?, _: Value?, blendDuration: Double?) in
        .animation(sprung(call.bouncing(0, 0.15, more: 0.15), blend: blendDuration ?? 0.25))
      },
      .native("Animation.spring(duration:bounce:blendDuration:)") { (call: Arguments) in
        .animation(sprung(call.bouncing(0), blend: call.double(2) ?? 0))
      },
      .native("Animation.spring(_:blendDuration:)") { (spring: Spring, blendDuration: Double) in
        .animation(sprung(spring, blend: blendDuration))
      },
      .native("Animation.interpolatingSpring(mass:stiffness:damping:initialVelocity:)") {
        (mass: Double?, stiffness: Double, damping: Double, initialVelocity: Double?) in
        let spring = Spring(mass: mass ?? 1, stiffness: stiffness, damping: damping)
        return .animation(interpolating(spring, initialVelocity))
      },
      .native("Animation.interpolatingSpring(duration:bounce:initialVelocity:)") { (call: Arguments) in
        .animation(interpolating(call.bouncing(0), call.double(2)))
      },
      .native("Animation.interpolatingSpring(_:initialVelocity:)") { (spring: Spring, initialVelocity: Double?) in
        .animation(interpolating(spring, initialVelocity))
      },
    ]
    + [("smooth", 0.0), ("snappy", 0.15), ("bouncy", 0.3)].flatMap { name, bounce in
      [
        .native("Animation.\(name)(duration:extraBounce:)") { (call: Arguments) in
          .animation(sprung(call.bouncing(0, more: bounce)))
        },
        .native("Spring.\(name)(duration:extraBounce:)") { (call: Arguments) in
          .animation(sprung(call.bouncing(0, more: bounce)))
        },
        .constant("Spring.\(name)", .animation(sprung(Spring(duration: 0.5, bounce: bounce)))),
      ]
    }

  private static func interpolating(_ spring: Spring, _ velocity: Double?) -> SceneAnimation {
    // An interpolating spring does not creep: its damping ratio is at most 1.
    let spring = Spring(response: spring.response, dampingRatio: min(spring.dampingRatio, 1))
    return SceneAnimation(.interpolatingSpring(spring, initialVelocity: velocity ?? 0))
  }

  private static let adjustments: [Native] = [
    .native("Animation.delay(_:)") { (call: Arguments, _: Value?, delay: Double) throws(Stop) in
      try adjusted(call, .delay(delay))
    },
    .native("Animation.speed(_:)") { (call: Arguments, _: Value?, speed: Double) throws(Stop) in
      try adjusted(call, .speed(speed))
    },
    .native("Animation.repeatCount(_:autoreverses:)") {
      (call: Arguments, _: Value?, count: Int, autoreverses: Bool?) throws(Stop) in
      try adjusted(call, .repetition(max(count, 1), autoreverses: autoreverses ?? true))
    },
    .native("Animation.repeatForever(autoreverses:)") {
      (call: Arguments, _: Value?, autoreverses: Bool?) throws(Stop) in
      try adjusted(call, .repetition(nil, autoreverses: autoreverses ?? true))
    },
  ]

  /// The most timing adjustments of one animation.
  private static let mostAdjustments = 32

  private static func adjusted(
    _ arguments: Arguments, _ adjustment: SceneAnimation.Adjustment
  ) throws(Stop) -> Value {
    let animation = try arguments.required(0, as: SceneAnimation.self)
    guard animation.adjustments.count < mostAdjustments else { return .animation(animation) }
    return .animation(animation.adjusted(adjustment))
  }

  /// `Spring`, represented by its animation.
  private static let springs: [Native] =
    [
      .native("Spring.init(duration:bounce:)") { (call: Arguments) in .animation(sprung(call.bouncing(0))) },
      .native("Spring.init(response:dampingRatio:)") { (call: Arguments) in
        .animation(sprung(call.physical(0, response: 0.5, damping: 1)))
      },
      .native("Spring.init(mass:stiffness:damping:allowOverDamping:)") {
        (mass: Double?, stiffness: Double, damping: Double, _: Value?) in
        .animation(
          sprung(Spring(mass: mass ?? 1, stiffness: stiffness, damping: damping)))
      },
    ]

  /// `UnitCurve`, represented by an animation of one second.
  private static let curves: [Native] =
    [
      .native("UnitCurve.bezier(startControlPoint:endControlPoint:)") {
        (startControlPoint: UnitPoint?, endControlPoint: UnitPoint?) in
        let (start, end) = (startControlPoint ?? UnitPoint(x: 0, y: 0), endControlPoint ?? UnitPoint(x: 1, y: 1))
        return .animation(.timing(.bezier(x1: start.x, y1: start.y, x2: end.x, y2: end.y), duration: 1))
      }
    ]
    + basicCurves.map { name, curve in .constant("UnitCurve.\(name)", .animation(.timing(curve, duration: 1))) }

  private static let basicCurves: [(String, TimingCurve)] = [
    ("linear", .linear), ("easeIn", .easeIn), ("easeOut", .easeOut), ("easeInOut", .easeInOut),
  ]
}

extension Arguments {
  func animation(_ index: Int) -> SceneAnimation? { unwrapped(index)?.animation }

  /// The animation for `withAnimation`: SwiftUI's default if the argument is omitted, none for `nil`.
  func chosenAnimation(_ index: Int) -> SceneAnimation? { self[index] == nil ? .standard : animation(index) }

  /// A Bézier curve from four numbers: two control points with times from 0 to 1.
  fileprivate var bezier: TimingCurve {
    func share(_ index: Int) -> Double { min(max(double(index) ?? 0, 0), 1) }
    return .bezier(x1: share(0), y1: double(1) ?? 0, x2: share(2), y2: double(3) ?? 1)
  }

  /// A spring from a duration and a bounce.
  fileprivate func bouncing(_ index: Int, _ duration: Double = 0.5, more bounce: Double = 0) -> Spring {
    Spring(duration: double(index) ?? duration, bounce: bounce + (double(index + 1) ?? 0))
  }

  /// A spring from a response and a damping fraction.
  fileprivate func physical(_ index: Int, response: Double, damping: Double) -> Spring {
    Spring(response: double(index) ?? response, dampingRatio: double(index + 1) ?? damping)
  }
}
