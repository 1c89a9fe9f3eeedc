public struct Gradient: ShapeStyle {
  public init(colors: [Color]) { native() }
  public init(stops: [Gradient.Stop]) { native() }
}

extension Gradient {
  public struct Stop {
    public init(color: Color, location: CGFloat) { native() }
  }
}

public struct LinearGradient: ShapeStyle, Primitive {
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) { native() }
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) { native() }
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) { native() }
}

public struct RadialGradient: ShapeStyle, Primitive {
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) { native() }
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) { native() }
  public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) { native() }
}

public struct AngularGradient: ShapeStyle, Primitive {
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) { native() }
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) { native() }
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) { native() }
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) { native() }
  public init(gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle) { native() }
  public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) { native() }
}

public struct EllipticalGradient: ShapeStyle, Primitive {
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
  ) { native() }
  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
  ) { native() }
  public init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) { native() }
}

@approximated("Fills what it is offered; drawn as a gradient from its first color to its last.")
public struct MeshGradient: ShapeStyle, Primitive {
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true
  ) { native() }
}

extension ShapeStyle where Self == LinearGradient {
  public static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient {
    native()
  }
}

extension ShapeStyle {
  public static func linearGradient(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient {
    native()
  }
}

extension ShapeStyle where Self == LinearGradient {
  public static func linearGradient(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint)
    -> LinearGradient
  { native() }
}

extension ShapeStyle where Self == RadialGradient {
  public static func radialGradient(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
    -> RadialGradient
  { native() }
}

extension ShapeStyle {
  public static func radialGradient(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
    -> RadialGradient
  { native() }
}

extension ShapeStyle where Self == RadialGradient {
  public static func radialGradient(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
    -> RadialGradient
  { native() }
}

extension ShapeStyle {
  public static func angularGradient(colors: [Color], center: UnitPoint, angle: Angle = .zero) -> AngularGradient {
    native()
  }
  public static func angularGradient(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) -> AngularGradient {
    native()
  }
  public static func angularGradient(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) -> AngularGradient
  { native() }
}

extension ShapeStyle where Self == AngularGradient {
  public static func angularGradient(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle)
    -> AngularGradient
  { native() }
}

extension ShapeStyle {
  public static func angularGradient(gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle)
    -> AngularGradient
  { native() }
  public static func angularGradient(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle)
    -> AngularGradient
  { native() }
}

extension ShapeStyle where Self == EllipticalGradient {
  public static func ellipticalGradient(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient { native() }
}

extension ShapeStyle {
  public static func ellipticalGradient(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient { native() }
  public static func ellipticalGradient(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient { native() }
}

extension ShapeStyle where Self == AngularGradient {
  public static func conicGradient(colors: [Color], center: UnitPoint, angle: Angle = .zero) -> AngularGradient {
    native()
  }
}

extension ShapeStyle {
  public static func conicGradient(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) -> AngularGradient {
    native()
  }
  public static func conicGradient(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) -> AngularGradient {
    native()
  }
  public static func conicGradient(_ gradient: Gradient, center: UnitPoint, angle: Angle = .zero) -> AngularGradient {
    native()
  }
}

extension ShapeStyle where Self == LinearGradient {
  public static func linearGradient(_ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient
  { native() }
}

extension ShapeStyle where Self == RadialGradient {
  public static func radialGradient(_ gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
    -> RadialGradient
  { native() }
}

extension ShapeStyle {
  public static func angularGradient(_ gradient: Gradient, center: UnitPoint, angle: Angle = .zero) -> AngularGradient {
    native()
  }
  public static func angularGradient(_ gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle)
    -> AngularGradient
  { native() }
  public static func ellipticalGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient { native() }
}
