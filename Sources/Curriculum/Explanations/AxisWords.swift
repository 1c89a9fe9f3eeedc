import LayoutEngine

/// Words for an axis, its length and its two edges.
///
///              horizontal (x)                       vertical (y)
///
///     leading edge ├── width ──┤ trailing edge     ┬ top
///                                                   │ height
///                                                   ┴ bottom
extension Axis {
  /// `horizontal` or `vertical`, also in JSON results.
  public var name: String { self == .horizontal ? "horizontal" : "vertical" }
  /// The direction of the lines that its guides mark: `vertical` at an x, `horizontal` at a y.
  public var line: String { self == .horizontal ? "vertical" : "horizontal" }
  /// `x` or `y`.
  public var coordinate: String { self == .horizontal ? "x" : "y" }
  /// The name of a frame's length: `width` or `height`.
  var length: String { self == .horizontal ? "width" : "height" }
  /// The plural of `length`.
  var lengths: String { "\(length)s" }
  /// The adjective after a number of points: 40 points `wide` or `tall`.
  var measure: String { self == .horizontal ? "wide" : "tall" }
  /// The edge from which guides are measured.
  var start: String { self == .horizontal ? "leading edge" : "top" }
  /// The opposite edge.
  var end: String { self == .horizontal ? "trailing edge" : "bottom" }
  /// The direction in which a view moves if its guide grows.
  var back: String { self == .horizontal ? "back, towards its leading side" : "up" }
  /// The parameter of `frame` that limits the length.
  var maximum: String { self == .horizontal ? "maxWidth" : "maxHeight" }
}
