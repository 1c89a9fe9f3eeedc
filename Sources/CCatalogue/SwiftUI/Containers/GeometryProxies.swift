public struct EdgeInsets: Hashable {
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) { native() }
  public init() { native() }
}

extension Edge {
  public struct Set: OptionSet {
    @compilerOnly public let rawValue: Int8
    @compilerOnly public init(rawValue: Int8) { self.rawValue = rawValue }
    public static var top: Edge.Set { native() }
    public static var leading: Edge.Set { native() }
    public static var bottom: Edge.Set { native() }
    public static var trailing: Edge.Set { native() }
    public static var horizontal: Edge.Set { native() }
    public static var vertical: Edge.Set { native() }
    public static var all: Edge.Set { native() }
  }
}

public enum Edge: Hashable, CaseIterable {
  case top, bottom, leading, trailing
}

public struct UnitPoint: Hashable { @compilerOnly public init() { native() } }

public enum Axis: Hashable, CaseIterable {
  case horizontal, vertical
}

public struct Angle: Hashable {
  public static func degrees(_ degrees: Double) -> Angle { native() }
  public static func radians(_ radians: Double) -> Angle { native() }
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

public enum LayoutDirection: Hashable, CaseIterable {
  case leftToRight, rightToLeft
}

public enum DynamicTypeSize: Comparable, Hashable, CaseIterable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge, accessibility1, accessibility2, accessibility3,
    accessibility4, accessibility5
}

public enum ColorScheme: Hashable, CaseIterable {
  case light, dark
}
