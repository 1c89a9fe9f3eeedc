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
  public func equalTo(_ other: CGSize) -> Bool { native() }
}

extension CGPoint {
  public func equalTo(_ other: CGPoint) -> Bool { native() }
}

extension CGRect {
  public func equalTo(_ other: CGRect) -> Bool { native() }
  public func union(_ other: CGRect) -> CGRect { native() }
  @approximated("Rectangles that do not meet give one of size 0 instead of the null rectangle.")
  public func intersection(_ other: CGRect) -> CGRect { native() }
  public func intersects(_ other: CGRect) -> Bool { native() }
  public func contains(_ other: CGRect) -> Bool { native() }
  public var isEmpty: Bool { native() }
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
