extension Vocabulary {
  /// Matrices and effects. They move only what is drawn, so that their values are never looked into.
  static let transforms: [NativeDeclaration] = [
    .type("protocol GeometryEffect: ViewModifier"), .type("protocol Animatable"),
    .type("struct CGAffineTransform: Hashable").ignored,
    .type("struct ProjectionTransform: Hashable").ignored, .type("struct CATransform3D").ignored,

    .type("struct AnimatablePair<First, Second>: Hashable"), .type("struct EmptyAnimatableData: Hashable").ignored,
    .member("AnimatablePair", "init(_ first: First, _ second: Second)") { _, a in
      .tuple([a[0] ?? .void, a[1] ?? .void])
    },
    .property("AnimatablePair", "var first: First") { _, a in
      part(0, of: a[0])
    } set: { _, a in
      .tuple([a[1] ?? .void, part(1, of: a[0])])
    },
    .property("AnimatablePair", "var second: Second") { _, a in
      part(1, of: a[0])
    } set: { _, a in
      .tuple([part(0, of: a[0]), a[1] ?? .void])
    },
    .constant("CGAffineTransform", "identity", "CGAffineTransform", .token("transform")),
    .member("CGAffineTransform", "init()") { _, _ in .token("transform") },
    .member(
      "CGAffineTransform", "init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat)"
    ) { _, _ in .token("transform") },
    .member("CGAffineTransform", "init(translationX x: CGFloat, y: CGFloat)") { _, _ in .token("transform") },
    .member("CGAffineTransform", "init(scaleX x: CGFloat, y: CGFloat)") { _, _ in .token("transform") },
    .member("CGAffineTransform", "init(rotationAngle angle: CGFloat)") { _, _ in .token("transform") },
    .member("CGAffineTransform", "func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform") { _, _ in
      .token("transform")
    },
    .member("CGAffineTransform", "func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform") { _, _ in
      .token("transform")
    },
    .member("CGAffineTransform", "func rotated(by angle: CGFloat) -> CGAffineTransform") { _, _ in .token("transform")
    },
    .member("CGAffineTransform", "func concatenating(_ other: CGAffineTransform) -> CGAffineTransform") { _, _ in
      .token("transform")
    },
    .member("ProjectionTransform", "init()") { _, _ in .token("projection") },
    .member("ProjectionTransform", "init(_ transform: CGAffineTransform)") { _, _ in .token("projection") },
    .member("ProjectionTransform", "init(_ transform: CATransform3D)") { _, _ in .token("projection") },
  ]

  private static func part(_ index: Int, of value: Value?) -> Value {
    guard case .tuple(let parts)? = value, index < parts.count else { return .void }
    return parts[index]
  }
}
