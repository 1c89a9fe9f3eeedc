import LayoutEngine

/// What sentences call an axis, its length and its two edges.
///
///              horizontal (x)                       vertical (y)
///
///     leading edge ├── width ──┤ trailing edge     ┬ top
///                                                   │ height
///                                                   ┴ bottom
extension Axis {
  /// `horizontal` or `vertical`; what results in JSON say, too.
  public var name: String { self == .horizontal ? "horizontal" : "vertical" }
  /// What its guides mark: a `vertical` line at some x, a `horizontal` one at some y.
  public var line: String { self == .horizontal ? "vertical" : "horizontal" }
  /// `x` or `y`.
  public var coordinate: String { self == .horizontal ? "x" : "y" }
  /// The name of a frame's length: `width` or `height`.
  var length: String { self == .horizontal ? "width" : "height" }
  /// Of several views.
  var lengths: String { "\(length)s" }
  /// After a number of points: 40 points `wide` or `tall`.
  var measure: String { self == .horizontal ? "wide" : "tall" }
  /// The edge where guides count from.
  var start: String { self == .horizontal ? "leading edge" : "top" }
  /// The edge across from it.
  var end: String { self == .horizontal ? "trailing edge" : "bottom" }
  /// Where a view goes whose guide grows.
  var back: String { self == .horizontal ? "back, towards its leading side" : "up" }
  /// The parameter of `frame` that limits the length.
  var maximum: String { self == .horizontal ? "maxWidth" : "maxHeight" }
}
