public struct CGSize: Hashable {
  public init(width: CGFloat, height: CGFloat) { native() }
  public init(width: Int, height: Int) { native() }
  public static var zero: CGSize { native() }
}

public struct CGPoint: Hashable {
  public init(x: CGFloat, y: CGFloat) { native() }
  public init(x: Int, y: Int) { native() }
  public static var zero: CGPoint { native() }
}

public struct EdgeInsets: Hashable {
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) { native() }
  public init() { native() }
}

extension Edge {
  public struct Set: OptionSet {
    public static var top: Edge.Set { native() }
    public static var leading: Edge.Set { native() }
    public static var bottom: Edge.Set { native() }
    public static var trailing: Edge.Set { native() }
    public static var horizontal: Edge.Set { native() }
    public static var vertical: Edge.Set { native() }
    public static var all: Edge.Set { native() }
  }
}

public struct Edge: Hashable {}

public struct UnitPoint: Hashable {}

public struct Axis: Hashable {
  public static let horizontal = Self(), vertical = Self()
}

public struct Angle: Hashable {
  public static func degrees(_ value: Double) -> Angle { native() }
  public static func radians(_ value: Double) -> Angle { native() }
  public static var zero: Angle { native() }
  public init(degrees: Double) { native() }
  public init(radians: Double) { native() }
  public var radians: Double {
    get { native() }
    set { native() }
  }
  public var degrees: Double {
    get { native() }
    set { native() }
  }
}

public struct LayoutDirection: Hashable {
  public static let leftToRight = Self(), rightToLeft = Self()
}

public struct DynamicTypeSize: Comparable, Hashable {
  public static let xSmall = Self(), small = Self(), medium = Self(), large = Self(), xLarge = Self()
  public static let xxLarge = Self(), xxxLarge = Self(), accessibility1 = Self(), accessibility2 = Self()
  public static let accessibility3 = Self(), accessibility4 = Self(), accessibility5 = Self()
}

public struct ColorScheme: Hashable {
  public static let light = Self(), dark = Self()
}
