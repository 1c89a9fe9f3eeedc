import LayoutEngine

extension Vocabulary {
  /// Matrices and effects. They move only what is drawn, so that their values are never looked into.
  static let transforms: [NativeDeclaration] = [
    .type("protocol GeometryEffect: ViewModifier"), .type("protocol Animatable"),
    .type("protocol AnimatableModifier: ViewModifier, Animatable"),
    .type("struct ProjectionTransform: Hashable").ignored, .type("struct CATransform3D").ignored,

    .property("CGPoint", "var animatableData: AnimatablePair<CGFloat, CGFloat>") { _, a in
      .tuple([.double(a.point(0)?.x ?? 0), .double(a.point(0)?.y ?? 0)])
    } set: { _, a in
      .point(Point(x: part(0, of: a[1]).number, y: part(1, of: a[1]).number))
    },
    .property("CGSize", "var animatableData: AnimatablePair<CGFloat, CGFloat>") { _, a in
      .tuple([.double(a.size(0)?.width ?? 0), .double(a.size(0)?.height ?? 0)])
    } set: { _, a in
      .size(Size(width: part(0, of: a[1]).number, height: part(1, of: a[1]).number))
    },
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
    .member("ProjectionTransform", "init()") { _, _ in .token("projection") },
    .member("ProjectionTransform", "func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform") { _, a in
      a[0] ?? .void
    },
    .member("ProjectionTransform", "init(_ transform: CGAffineTransform)") { _, _ in .token("projection") },
    .member("ProjectionTransform", "init(_ transform: CATransform3D)") { _, _ in .token("projection") },
  ]

  private static func part(_ index: Int, of value: Value?) -> Value {
    guard case .tuple(let parts, _)? = value, index < parts.count else { return .void }
    return parts[index]
  }
}
