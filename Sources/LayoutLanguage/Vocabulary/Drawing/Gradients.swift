import LayoutEngine

extension Vocabulary {
  /// Gradients: as a view, each takes what it is offered; as a style, it only paints.
  static let gradients: [NativeDeclaration] =
    [
      .type("struct Gradient: ShapeStyle"), .type("struct GradientStop"),
      .type("struct LinearGradient: ShapeStyle, View"),
      .type("struct RadialGradient: ShapeStyle, View"), .type("struct AngularGradient: ShapeStyle, View"),
      .type("struct EllipticalGradient: ShapeStyle, View"),

      .member("Gradient", "init(colors: [Color])") { (call: Arguments) in gradient(call) },
      .member("Gradient", "init(stops: [GradientStop])") { (call: Arguments) in gradient(call) },
      .member("GradientStop", "init(color: Color, location: CGFloat)") { (color: Value, location: Double) in
        .tuple([color, .double(location)])
      },
    ]
    + parameters.flatMap { type, geometry in
      sources.map { source in
        .member(type, "init(\(source)\(geometry))") { (call: Arguments) in filled(fill(of: type, geometry, call), call)
        }
      }
    }
    + parameters.flatMap { type, geometry in
      sources.map { source in
        let name = type.prefix(1).lowercased() + type.dropFirst()
        return .member("ShapeStyle", "static func \(name)(\(source)\(geometry)) -> \(type)") { (call: Arguments) in
          filled(fill(of: type, geometry, call), call)
        }
      }
    }
    + (sources + ["_ gradient: Gradient"]).map { source in
      .member(
        "ShapeStyle", "static func conicGradient(\(source), center: UnitPoint, angle: Angle = 0) -> AngularGradient"
      ) {
        (call: Arguments) in
        filled(fill(of: "AngularGradient", ", angle", call), call)
      }
    }
    + parameters.map { type, geometry in
      let name = type.prefix(1).lowercased() + type.dropFirst()
      return .member("ShapeStyle", "static func \(name)(_ gradient: Gradient\(geometry)) -> \(type)") {
        (call: Arguments) in
        filled(fill(of: type, geometry, call), call)
      }
    }

  /// A gradient that is used as a style runs from the top to the bottom.
  private static func gradient(_ arguments: Arguments) -> Value {
    let (top, bottom) = (UnitPoint(x: 0.5, y: 0), UnitPoint(x: 0.5, y: 1))
    return filled(.linear(arguments.stops(0), from: top, to: bottom), arguments)
  }

  /// The colours come first; what says where they lie follows.
  private static func fill(of type: String, _ geometry: String, _ arguments: Arguments) -> Fill {
    let stops = arguments.stops(0)
    func number(_ index: Int) -> Double { arguments.double(index) ?? 0 }
    let center = arguments.anchor(1)
    switch type {
    case "LinearGradient": return .linear(stops, from: center, to: arguments.anchor(2))
    case "RadialGradient": return .radial(stops, center: center, from: number(2), to: number(3))
    case "EllipticalGradient":
      return .elliptical(stops, center: center, from: number(2), to: arguments.double(3) ?? 0.5)
    default:
      let start = number(2) * 180 / .pi
      let end = geometry.contains("endAngle") ? number(3) * 180 / .pi : start + 360
      return .angular(stops, center: center, from: start, to: end)
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
