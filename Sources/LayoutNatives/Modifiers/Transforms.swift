import LayoutEngine
import LayoutProgram

extension Natives {
  /// Matrices and effects that only affect drawings, so that their values are ignored.
  static let transforms: [Native] = [

    .property("CGPoint.animatableData") { (point: Point) in
      .tuple([.double(point.x), .double(point.y)])
    } set: { (_: Value?, newValue: Value?) in
      .point(Point(x: part(0, of: newValue).number, y: part(1, of: newValue).number))
    },
    .property("CGSize.animatableData") { (size: Size) in
      .tuple([.double(size.width), .double(size.height)])
    } set: { (_: Value?, newValue: Value?) in
      .size(Size(width: part(0, of: newValue).number, height: part(1, of: newValue).number))
    },
    .native("AnimatablePair.init(_:_:)") { (first: Value, second: Value) in .tuple([first, second]) },
    .property("AnimatablePair.first") { (animatablePair: Value?) in
      part(0, of: animatablePair)
    } set: { (animatablePair: Value?, newValue: Value) in
      .tuple([newValue, part(1, of: animatablePair)])
    },
    .property("AnimatablePair.second") { (animatablePair: Value?) in
      part(1, of: animatablePair)
    } set: { (animatablePair: Value?, newValue: Value) in
      .tuple([part(0, of: animatablePair), newValue])
    },
  ]

  private static func part(_ index: Int, of value: Value?) -> Value {
    guard case .tuple(let parts, _)? = value, index < parts.count else { return .void }
    return parts[index]
  }
}
