import LayoutEngine

extension Vocabulary {
  /// Sizes, points and insets.
  static let geometryTypes: [NativeDeclaration] =
    [
      .type("struct CGSize: Hashable"), .type("struct CGPoint: Hashable"), .type("struct EdgeInsets: Hashable"),
      .type("struct EdgeSet: OptionSet"), .type("struct Edge: Hashable"), .type("struct UnitPoint: Hashable"),
      .type("struct Axis: Hashable"),
      .type("struct Angle: Hashable"), .type("struct LayoutDirection: Hashable"),
      .type("struct DynamicTypeSize: Comparable, Hashable"),
      .type("struct ColorScheme: Hashable"),

      .member("CGSize", "init(width: CGFloat, height: CGFloat)") { (width: Double, height: Double) in
        .size(Size(width: width, height: height))
      },
      .member("CGSize", "init(width: Int, height: Int)") { (width: Double, height: Double) in
        .size(Size(width: width, height: height))
      },
      .constant("CGSize", "zero", "CGSize", .size(.zero)),
      .member("CGPoint", "init(x: CGFloat, y: CGFloat)") { (x: Double, y: Double) in
        .point(Point(x: x, y: y))
      },
      .member("CGPoint", "init(x: Int, y: Int)") { (x: Double, y: Double) in
        .point(Point(x: x, y: y))
      },
      .constant("CGPoint", "zero", "CGPoint", .point(.zero)),

      .member("EdgeInsets", "init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat)") {
        (top: Double, leading: Double, bottom: Double, trailing: Double) in
        .insets(
          EdgeInsets(
            top: top, leading: leading, bottom: bottom, trailing: trailing))
      },
      .member("EdgeInsets", "init()") { .insets(EdgeInsets()) },
      .constant("EdgeSet", "top", "EdgeSet", .edges(.top)),
      .constant("EdgeSet", "leading", "EdgeSet", .edges(.leading)),
      .constant("EdgeSet", "bottom", "EdgeSet", .edges(.bottom)),
      .constant("EdgeSet", "trailing", "EdgeSet", .edges(.trailing)),
      .constant("EdgeSet", "horizontal", "EdgeSet", .edges(.horizontal)),
      .constant("EdgeSet", "vertical", "EdgeSet", .edges(.vertical)),
      .constant("EdgeSet", "all", "EdgeSet", .edges(.all)),

      .member("Angle", "static func degrees(_ value: Double) -> Angle") { (value: Double) in
        .double(value * .pi / 180)
      },
      .member("Angle", "static func radians(_ value: Double) -> Angle") { (value: Double) in .double(value) },
      .constant("Angle", "zero", "Angle", .double(0)),
      .member("Angle", "init(degrees: Double)") { (degrees: Double) in .double(degrees * .pi / 180) },
      .member("Angle", "init(radians: Double)") { (radians: Double) in .double(radians) },
      .property("Angle", "var radians: Double") { (angle: Double) in
        .double(angle)
      } set: { (_: Value?, newValue: Double) in
        .double(newValue)
      },
      .property("Angle", "var degrees: Double") { (angle: Double) in
        .double(angle * 180 / .pi)
      } set: { (_: Value?, newValue: Double) in
        .double(newValue * .pi / 180)
      },
      .constant("LayoutDirection", "leftToRight", "LayoutDirection", .token("leftToRight")),
      .constant("LayoutDirection", "rightToLeft", "LayoutDirection", .token("rightToLeft")),
      .constant("ColorScheme", "light", "ColorScheme", .token("light")),
      .constant("ColorScheme", "dark", "ColorScheme", .token("dark")),
      .constant("Axis", "horizontal", "Axis", .token("horizontal")),
      .constant("Axis", "vertical", "Axis", .token("vertical")),
    ]
    + DynamicTypeSize.allCases.map { size in
      .constant("DynamicTypeSize", size.rawValue, "DynamicTypeSize", .token(size.rawValue))
    }
}
