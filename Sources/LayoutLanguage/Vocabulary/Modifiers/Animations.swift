import LayoutEngine

extension Vocabulary {
  /// Animations: curves with their lengths, and who sets them in motion.
  static let animations: [NativeDeclaration] =
    [
      .type("struct Animation: Hashable"),
      .function("withAnimation<T>(_ animation: Animation? = nil, _ body: () -> T) -> T") { run, a throws(Stop) in
        guard let body = a.function(1) else { return .void }
        let outer = run.events.animation
        let answer = try run.call(body, [], at: a.range)
        run.events.animation = a[0] == nil ? .standard : a.animation(0) ?? outer
        return answer
      },
      .function(
        "withAnimation<T>(_ animation: Animation? = nil, _ body: () -> T, completion: () -> Void) -> T"
      ) { run, a throws(Stop) in
        guard let body = a.function(1) else { return .void }
        let answer = try run.call(body, [], at: a.range)
        run.events.animation = a[0] == nil ? .standard : a.animation(0)
        if let completion = a.function(2) { _ = try run.call(completion, [], at: a.range) }
        return answer
      }.approximated("The completion runs at once."),
      .modifier("animation<Watched: Equatable>(_ animation: Animation?, value: Watched)") { run, a in
        run.modify(a, .handler(.animation(a.animation(1), value: a[2] ?? .void)))
      },
      .modifier("animation(_ animation: Animation?)") { run, a in
        run.modify(a, .handler(.animation(a.animation(1), value: nil)))
      },
      .member("Binding", "func animation(_ animation: Animation? = nil) -> Binding<Value>") { run, a in
        guard case .box(let box)? = a[0] else { return a[0] ?? .void }
        return .box(AnimatedLens(run, box, animation: a[1] == nil ? .standard : a.animation(1)))
      },
    ]
    + plain + timed + springs + adjusted

  private static let plain: [NativeDeclaration] =
    [("default", SceneAnimation.standard), ("spring", SceneAnimation(.spring, duration: 0.5))]
    .map(constant)
    + ["linear", "easeIn", "easeOut", "easeInOut"].map { name in
      constant((name, SceneAnimation(SceneAnimation.Curve(rawValue: name) ?? .easeInOut)))
    }
    + ["bouncy", "smooth", "snappy", "interactiveSpring", "interpolatingSpring"].map { name in
      constant((name, SceneAnimation(.spring, duration: 0.5)))
    }

  private static func constant(_ pair: (name: String, animation: SceneAnimation)) -> NativeDeclaration {
    let animation = pair.animation
    let declaration = NativeDeclaration.constant("Animation", pair.name, "Animation", .animation(animation))
    return animation.note.map { declaration.approximated($0) } ?? declaration
  }

  private static let timed: [NativeDeclaration] = ["linear", "easeIn", "easeOut", "easeInOut"].map { name in
    let curve = SceneAnimation.Curve(rawValue: name) ?? .easeInOut
    return .member("Animation", "static func \(name)(duration: Double) -> Animation") { _, a in
      .animation(SceneAnimation(curve, duration: a.double(0) ?? 0.35))
    }
  }

  private static let springs: [NativeDeclaration] =
    [
      "spring()", "spring(response: Double = 0.5, dampingFraction: Double = 0.8, blendDuration: Double = 0)",
      "spring(duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0)",
      "interactiveSpring(response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0)",
      "bouncy(duration: Double = 0.5, extraBounce: Double = 0)",
      "smooth(duration: Double = 0.5, extraBounce: Double = 0)",
      "snappy(duration: Double = 0.5, extraBounce: Double = 0)",
    ].map { text in
      .member("Animation", "static func \(text) -> Animation") { _, a in
        .animation(SceneAnimation(.spring, duration: a.double(0) ?? 0.5))
      }.approximated(SceneAnimation(.spring).note ?? "")
    } + [
      .member(
        "Animation",
        "static func interpolatingSpring(mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0) -> Animation"
      ) { _, _ in .animation(SceneAnimation(.spring, duration: 0.5)) }.approximated(SceneAnimation(.spring).note ?? ""),
      .member(
        "Animation",
        "static func timingCurve(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: Double = 0.35) -> Animation"
      ) { _, a in .animation(SceneAnimation(.easeInOut, duration: a.double(4) ?? 0.35)) }
      .approximated("Drawn as easeInOut."),
    ]

  private static let adjusted: [NativeDeclaration] =
    [
      "delay(_ delay: Double)", "repeatCount(_ count: Int, autoreverses: Bool = true)",
      "repeatForever(autoreverses: Bool = true)",
    ]
    .map { text in
      .member("Animation", "func \(text) -> Animation") { _, a in a[0] ?? .void }
        .approximated("Only the one way from the old frames to the new ones is shown.")
    } + [
      .member("Animation", "func speed(_ speed: Double) -> Animation") { _, a in
        guard var animation = a.animation(0), let speed = a.double(1), speed > 0 else { return a[0] ?? .void }
        animation.duration /= speed
        return .animation(animation)
      }
    ]
}

extension Arguments {
  func animation(_ index: Int) -> SceneAnimation? {
    if case .animation(let animation)? = unwrapped(index) { return animation }
    return nil
  }
}
