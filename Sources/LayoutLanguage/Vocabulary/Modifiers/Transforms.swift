import LayoutEngine

extension Vocabulary {
  /// Matrices and effects. They move only what is drawn, so that their values are never looked into.
  static let transforms: [NativeDeclaration] = [
    .type("protocol GeometryEffect: ViewModifier"), .type("protocol Animatable"),
    .type("protocol AnimatableModifier: ViewModifier, Animatable"),
    .type("struct ProjectionTransform: Hashable").ignored, .type("struct CATransform3D").ignored,

    .property("CGPoint", "var animatableData: AnimatablePair<CGFloat, CGFloat>") { (point: Point) in
      .tuple([.double(point.x), .double(point.y)])
    } set: { (_: Value?, newValue: Value?) in
      .point(Point(x: part(0, of: newValue).number, y: part(1, of: newValue).number))
    },
    .property("CGSize", "var animatableData: AnimatablePair<CGFloat, CGFloat>") { (size: Size) in
      .tuple([.double(size.width), .double(size.height)])
    } set: { (_: Value?, newValue: Value?) in
      .size(Size(width: part(0, of: newValue).number, height: part(1, of: newValue).number))
    },
    .type("struct AnimatablePair<First, Second>: Hashable"), .type("struct EmptyAnimatableData: Hashable").ignored,
    .member("AnimatablePair", "init(_ first: First, _ second: Second)") { (first: Value, second: Value) in
      .tuple([first, second])
    },
    .property("AnimatablePair", "var first: First") { (animatablePair: Value?) in
      part(0, of: animatablePair)
    } set: { (animatablePair: Value?, newValue: Value) in
      .tuple([newValue, part(1, of: animatablePair)])
    },
    .property("AnimatablePair", "var second: Second") { (animatablePair: Value?) in
      part(1, of: animatablePair)
    } set: { (animatablePair: Value?, newValue: Value) in
      .tuple([part(0, of: animatablePair), newValue])
    },
    .member("ProjectionTransform", "init()") { .token("projection") },
    .member("ProjectionTransform", "func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform") {
      (projectionTransform: Value, _: Value?) in
      projectionTransform
    },
    .member("ProjectionTransform", "init(_ transform: CGAffineTransform)") { .token("projection") },
    .member("ProjectionTransform", "init(_ transform: CATransform3D)") { .token("projection") },
  ]

  private static func part(_ index: Int, of value: Value?) -> Value {
    guard case .tuple(let parts, _)? = value, index < parts.count else { return .void }
    return parts[index]
  }
}
