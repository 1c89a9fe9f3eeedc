import LayoutEngine
import LayoutProgram

extension Natives {
  /// Gradients: as a view, each takes its proposed size; as a style, it only paints.
  static let gradients: [Native] =
    [

      .native("Gradient.init(colors:)") { (call: Arguments) in gradient(call) },
      .native("Gradient.init(stops:)") { (call: Arguments) in gradient(call) },
      .native("MeshGradient.init(width:height:points:colors:background:smoothsColors:)") { (call: Arguments) in
        filled(.linear(call.stops(3), from: UnitPoint(x: 0, y: 0), to: UnitPoint(x: 1, y: 1)), call)
      },
      .native("Array.init(_: Float, _: Float)") { (x: Value, y: Value) in .array([x, y]) },
      .native("Array.init(x:y:)") { (x: Value, y: Value) in .array([x, y]) },
      .native("Gradient.Stop.init(color:location:)") { (color: Value, location: Double) in
        .tuple([color, .double(location)])
      },
    ]
    + parameters.flatMap { type, labels in
      ["colors:", "stops:", "gradient:"].flatMap { source -> [Native] in
        let name = type.prefix(1).lowercased() + type.dropFirst()
        return ["\(type).init", "ShapeStyle.\(name)"].map { owner in
          .native("\(owner)(\(source)\(labels))") { (call: Arguments) in filled(fill(of: type, labels, call), call) }
        }
      }
    }
    + ["colors:", "stops:", "gradient:", "_:"].map { source in
      .native("ShapeStyle.conicGradient(\(source)center:angle:)") { (call: Arguments) in
        filled(fill(of: "AngularGradient", "angle", call), call)
      }
    }
    + parameters.map { type, labels in
      .native("ShapeStyle.\(type.prefix(1).lowercased() + type.dropFirst())(_:\(labels))") { (call: Arguments) in
        filled(fill(of: type, labels, call), call)
      }
    }

  /// A gradient as a style runs from top to bottom.
  private static func gradient(_ arguments: Arguments) -> Value {
    let (top, bottom) = (UnitPoint(x: 0.5, y: 0), UnitPoint(x: 0.5, y: 1))
    return filled(.linear(arguments.stops(0), from: top, to: bottom), arguments)
  }

  /// A gradient from a call: the colors come first, then the arguments that position them.
  private static func fill(of type: String, _ labels: String, _ arguments: Arguments) -> Fill {
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
      let end = labels.contains("endAngle") ? number(3) * 180 / .pi : start + 360
      return .angular(stops, center: center, from: start, to: end)
    }
  }

  private static let parameters: [(type: String, labels: String)] = [
    ("LinearGradient", "startPoint:endPoint:"), ("RadialGradient", "center:startRadius:endRadius:"),
    ("AngularGradient", "center:angle:"), ("AngularGradient", "center:startAngle:endAngle:"),
    ("EllipticalGradient", "center:startRadiusFraction:endRadiusFraction:"),
  ]
}
