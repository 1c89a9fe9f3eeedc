/// One of the two directions of layout.
public enum Axis: UInt8, Hashable, Sendable {
  /// Along x.
  case horizontal
  /// Along y, downward.
  case vertical

  /// The axis across this one.
  public var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

/// The direction in which rows run, which decides where `leading` is.
public enum LayoutDirection: String, Hashable, Sendable, CaseIterable {
  /// Leading is left, as in English.
  case leftToRight
  /// Leading is right, as in Arabic or Hebrew.
  case rightToLeft
}

/// A width and a height, in points.
public struct Size: Hashable, Sendable {
  /// Along x, in points.
  public var width: Double
  /// Along y, in points.
  public var height: Double

  /// Zero in both directions.
  public static let zero = Size(width: 0, height: 0)

  /// Makes a size.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The length along an axis.
  @inline(__always) public subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

/// A position in points; y grows downward.
public struct Point: Hashable, Sendable {
  /// From the left, in points.
  public var x: Double
  /// From the top, in points.
  public var y: Double

  /// The top left corner.
  public static let zero = Point(x: 0, y: 0)

  /// Makes a point.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The coordinate along an axis.
  @inline(__always) public subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}

/// A frame: a view's position and size.
///
///     x,y ┌───────┐
///         │       │ height
///         └───────┘
///           width
public struct Rect: Hashable, Sendable {
  /// The left edge, in points.
  public var x: Double
  /// The top edge, in points.
  public var y: Double
  /// Along x, in points.
  public var width: Double
  /// Along y, in points.
  public var height: Double

  /// Makes a frame.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Makes a frame from a corner and a size.
  public init(origin: Point, size: Size) {
    self.init(x: origin.x, y: origin.y, width: size.width, height: size.height)
  }

  /// The top left corner.
  public var origin: Point { Point(x: x, y: y) }
  /// The width and the height.
  public var size: Size { Size(width: width, height: height) }
  /// The left edge.
  public var minX: Double { x }
  /// Halfway along x.
  public var midX: Double { x + width / 2 }
  /// The right edge.
  public var maxX: Double { x + width }
  /// The top edge.
  public var minY: Double { y }
  /// Halfway along y.
  public var midY: Double { y + height / 2 }
  /// The bottom edge.
  public var maxY: Double { y + height }
}

/// Distances from a view's four edges, in points; positive values point inward.
public struct EdgeInsets: Hashable, Sendable {
  /// At the top edge.
  public var top: Double
  /// At the edge where a line of text starts.
  public var leading: Double
  /// At the bottom edge.
  public var bottom: Double
  /// At the edge where a line of text ends.
  public var trailing: Double

  /// Makes insets.
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// The sum of both insets along an axis.
  func total(_ axis: Axis) -> Double { axis == .horizontal ? leading + trailing : top + bottom }

  /// The leading or top inset.
  func start(_ axis: Axis) -> Double { axis == .horizontal ? leading : top }
}

/// A container's size proposal to a view: a length for each axis, or nil.
///
///     0      asks for the minimum size
///     ∞      asks for the maximum size
///     nil    asks for the ideal size
public struct ProposedViewSize: Hashable, Sendable {
  /// Along x, in points; nil asks for the ideal width.
  public var width: Double?
  /// Along y, in points; nil asks for the ideal height.
  public var height: Double?

  /// Asks for the smallest size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// Asks for the largest size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)
  /// Asks for the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)

  /// Makes a proposal.
  public init(width: Double?, height: Double?) {
    self.width = width
    self.height = height
  }

  /// Proposes exactly this size.
  public init(_ size: Size) { self.init(width: size.width, height: size.height) }

  /// The proposed length along an axis.
  public subscript(axis: Axis) -> Double? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}
