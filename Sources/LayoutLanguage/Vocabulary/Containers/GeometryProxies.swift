import LayoutEngine

extension Vocabulary {
  /// Sizes, points and insets.
  static let geometryTypes: [NativeDeclaration] =
    [
      .type("struct CGSize: Hashable"), .type("struct CGPoint: Hashable"), .type("struct EdgeInsets: Hashable"),
      .type("struct EdgeSet"), .type("struct Edge: Hashable"), .type("struct UnitPoint: Hashable"),
      .type("struct Axis: Hashable"),
      .type("struct Angle: Hashable"), .type("struct LayoutDirection: Hashable"),
      .type("struct DynamicTypeSize: Comparable, Hashable"),
      .type("struct ColorScheme: Hashable"),

      .member("CGSize", "init(width: CGFloat, height: CGFloat)") { _, a in
        .size(Size(width: a.double(0) ?? 0, height: a.double(1) ?? 0))
      },
      .member("CGSize", "init(width: Int, height: Int)") { _, a in
        .size(Size(width: a.double(0) ?? 0, height: a.double(1) ?? 0))
      },
      .constant("CGSize", "zero", "CGSize", .size(.zero)),
      .member("CGPoint", "init(x: CGFloat, y: CGFloat)") { _, a in
        .point(Point(x: a.double(0) ?? 0, y: a.double(1) ?? 0))
      },
      .member("CGPoint", "init(x: Int, y: Int)") { _, a in
        .point(Point(x: a.double(0) ?? 0, y: a.double(1) ?? 0))
      },
      .constant("CGPoint", "zero", "CGPoint", .point(.zero)),

      .member("EdgeInsets", "init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat)") { _, a in
        .insets(
          EdgeInsets(
            top: a.double(0) ?? 0, leading: a.double(1) ?? 0, bottom: a.double(2) ?? 0, trailing: a.double(3) ?? 0))
      },
      .member("EdgeInsets", "init()") { _, _ in .insets(EdgeInsets()) },
      .constant("EdgeSet", "top", "EdgeSet", .edges(.top)),
      .constant("EdgeSet", "leading", "EdgeSet", .edges(.leading)),
      .constant("EdgeSet", "bottom", "EdgeSet", .edges(.bottom)),
      .constant("EdgeSet", "trailing", "EdgeSet", .edges(.trailing)),
      .constant("EdgeSet", "horizontal", "EdgeSet", .edges(.horizontal)),
      .constant("EdgeSet", "vertical", "EdgeSet", .edges(.vertical)),
      .constant("EdgeSet", "all", "EdgeSet", .edges(.all)),

      .member("Angle", "static func degrees(_ value: Double) -> Angle") { _, a in
        .double((a.double(0) ?? 0) * .pi / 180)
      },
      .member("Angle", "static func radians(_ value: Double) -> Angle") { _, a in .double(a.double(0) ?? 0) },
      .constant("Angle", "zero", "Angle", .double(0)),
      .member("Angle", "init(degrees: Double)") { _, a in .double((a.double(0) ?? 0) * .pi / 180) },
      .member("Angle", "init(radians: Double)") { _, a in .double(a.double(0) ?? 0) },
      .property("Angle", "var radians: Double") { _, a in
        .double(a.double(0) ?? 0)
      } set: { _, a in
        .double(a.double(1) ?? 0)
      },
      .property("Angle", "var degrees: Double") { _, a in
        .double((a.double(0) ?? 0) * 180 / .pi)
      } set: { _, a in
        .double((a.double(1) ?? 0) * .pi / 180)
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
