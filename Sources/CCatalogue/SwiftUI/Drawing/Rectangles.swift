public struct CGRect: Hashable {
  public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) { native() }
  public init(x: Int, y: Int, width: Int, height: Int) { native() }
  public init(origin: CGPoint, size: CGSize) { native() }
  public init() { native() }
  public static var zero: CGRect { native() }
  public var origin: CGPoint {
    get { native() }
    set { native() }
  }
  public var size: CGSize {
    get { native() }
    set { native() }
  }
  public func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect { native() }
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect { native() }
  public var debugDescription: String { native() }
  public var standardized: CGRect { native() }
  public func contains(_ point: CGPoint) -> Bool { native() }
  public var minX: CGFloat { native() }
  public var midX: CGFloat { native() }
  public var maxX: CGFloat { native() }
  public var minY: CGFloat { native() }
  public var midY: CGFloat { native() }
  public var maxY: CGFloat { native() }
  public var width: CGFloat { native() }
  public var height: CGFloat { native() }
}

extension CGSize {
  public var width: CGFloat {
    get { native() }
    set { native() }
  }
  public var height: CGFloat {
    get { native() }
    set { native() }
  }
  public init() { native() }
}

extension CGPoint {
  public var x: CGFloat {
    get { native() }
    set { native() }
  }
  public var y: CGFloat {
    get { native() }
    set { native() }
  }
  public init() { native() }
}

extension UnitPoint {
  public init(x: CGFloat, y: CGFloat) { native() }
  public var x: CGFloat { native() }
  public var y: CGFloat { native() }
  public static var zero: UnitPoint { native() }
  public static var topLeading: UnitPoint { native() }
  public static var top: UnitPoint { native() }
  public static var topTrailing: UnitPoint { native() }
  public static var leading: UnitPoint { native() }
  public static var center: UnitPoint { native() }
  public static var trailing: UnitPoint { native() }
  public static var bottomLeading: UnitPoint { native() }
  public static var bottom: UnitPoint { native() }
  public static var bottomTrailing: UnitPoint { native() }
}

extension EdgeInsets {
  public var top: CGFloat { native() }
  public var leading: CGFloat { native() }
  public var bottom: CGFloat { native() }
  public var trailing: CGFloat { native() }
}
