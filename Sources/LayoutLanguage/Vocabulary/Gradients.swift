import LayoutEngine

extension Vocabulary {
  /// Gradients: as a view, each takes what it is offered; as a style, it only paints.
  static let gradients: [NativeDeclaration] =
    [
      .type("struct Gradient: ShapeStyle"), .type("struct GradientStop"),
      .type("struct LinearGradient: ShapeStyle, View"),
      .type("struct RadialGradient: ShapeStyle, View"), .type("struct AngularGradient: ShapeStyle, View"),
      .type("struct EllipticalGradient: ShapeStyle, View"),

      .member("Gradient", "init(colors: [Color])") { _, _ in .token("gradient") },
      .member("Gradient", "init(stops: [GradientStop])") { _, _ in .token("gradient") },
      .member("GradientStop", "init(color: Color, location: CGFloat)") { _, _ in .token("stop") },
    ]
    + parameters.flatMap { type, geometry in
      sources.map { source in .member(type, "init(\(source)\(geometry))") { _, a in leaf(.shape, a) } }
    }
    + parameters.flatMap { type, geometry in
      sources.map { source in
        let name = type.prefix(1).lowercased() + type.dropFirst()
        return .member("ShapeStyle", "static func \(name)(\(source)\(geometry)) -> \(type)") { _, a in leaf(.shape, a) }
      }
    }

  private static let sources = ["colors: [Color]", "gradient: Gradient", "stops: [GradientStop]"]

  private static let parameters: [(type: String, geometry: String)] = [
    ("LinearGradient", ", startPoint: UnitPoint, endPoint: UnitPoint"),
    ("RadialGradient", ", center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat"),
    ("AngularGradient", ", center: UnitPoint, angle: Angle = 0"),
    ("AngularGradient", ", center: UnitPoint, startAngle: Angle, endAngle: Angle"),
    (
      "EllipticalGradient",
      ", center: UnitPoint = 0, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5"
    ),
  ]
}
