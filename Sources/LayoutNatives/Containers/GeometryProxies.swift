import LayoutEngine
import LayoutProgram

extension Natives {
  /// Sizes, points and insets.
  static let geometryTypes: [Native] =
    [

      .native("CGSize.init(width:height:)") { (width: Double, height: Double) in
        .size(Size(width: width, height: height))
      },
      .constant("CGSize.zero", .size(.zero)),
      .native("CGPoint.init(x:y:)") { (x: Double, y: Double) in .point(Point(x: x, y: y)) },
      .constant("CGPoint.zero", .point(.zero)),

      .native("EdgeInsets.init(top:leading:bottom:trailing:)") {
        (top: Double, leading: Double, bottom: Double, trailing: Double) in
        .insets(
          EdgeInsets(
            top: top, leading: leading, bottom: bottom, trailing: trailing))
      },
      .native("EdgeInsets.init()") { .insets(EdgeInsets()) },
      .constant("Edge.Set.top", .edges(.top)),
      .constant("Edge.Set.leading", .edges(.leading)),
      .constant("Edge.Set.bottom", .edges(.bottom)),
      .constant("Edge.Set.trailing", .edges(.trailing)),
      .constant("Edge.Set.horizontal", .edges(.horizontal)),
      .constant("Edge.Set.vertical", .edges(.vertical)),
      .constant("Edge.Set.all", .edges(.all)),

      .native("Angle.degrees(_:)") { (value: Double) in .double(value * .pi / 180) },
      .native("Angle.radians(_:)") { (value: Double) in .double(value) },
      .constant("Angle.zero", .double(0)),
      .native("Angle.init(degrees:)") { (degrees: Double) in .double(degrees * .pi / 180) },
      .native("Angle.init(radians:)") { (radians: Double) in .double(radians) },
      .property("Angle.radians") { (angle: Double) in
        .double(angle)
      } set: { (_: Value?, newValue: Double) in
        .double(newValue)
      },
      .property("Angle.degrees") { (angle: Double) in
        .double(angle * 180 / .pi)
      } set: { (_: Value?, newValue: Double) in
        .double(newValue * .pi / 180)
      },
    ]
}
