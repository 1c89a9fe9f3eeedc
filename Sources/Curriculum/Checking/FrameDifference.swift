import Diagnostics
import LayoutEngine

/// The result for one expected or unexpected view.
public struct ViewResult: Sendable {
  /// The view's name, with a number if a `ForEach` made it.
  public var name: String
  /// The expected frame; nil for an unexpected view.
  public var expected: Rect?
  /// The actual frame; nil for a missing view.
  public var actual: Rect?
  /// The call in the learner's source that made the view.
  public var range: SourceRange?
  /// For a missing view, the most similar name in the scene.
  public var nearestName: String?

  /// Makes a result.
  public init(
    name: String, expected: Rect?, actual: Rect?, range: SourceRange? = nil, nearestName: String? = nil
  ) {
    self.name = name
    self.expected = expected
    self.actual = actual
    self.range = range
    self.nearestName = nearestName
  }

  /// The difference between the frames; nil if one is missing.
  public var difference: FrameDifference? {
    guard let expected, let actual else { return nil }
    return FrameDifference(from: expected, to: actual)
  }

  /// Whether the view has the expected position and size.
  public var matches: Bool { difference?.isSmall ?? false }
}

/// The difference between two frames, in points.
///
///     expected 105,32 120 × 40, yours 85,32 120 × 44   → x −20, height +4
public struct FrameDifference: Hashable, Sendable {
  /// Frames that differ by no more than this in each number count as the same: half a point.
  public static let tolerance = 0.5

  /// Positive to the right.
  public var x: Double
  /// Positive downwards.
  public var y: Double
  /// The difference in width.
  public var width: Double
  /// The difference in height.
  public var height: Double

  /// The difference from the expected frame to the actual one.
  public init(from expected: Rect, to actual: Rect) {
    x = actual.x - expected.x
    y = actual.y - expected.y
    width = actual.width - expected.width
    height = actual.height - expected.height
  }

  /// The difference in position.
  var way: Point { Point(x: x, y: y) }

  /// The difference in size.
  var growth: Size { Size(width: width, height: height) }

  /// Whether the two frames count as the same.
  public var isSmall: Bool { [x, y, width, height].allSatisfy { abs($0) <= Self.tolerance } }

  /// Whether only the position differs.
  public var isShift: Bool { abs(width) <= Self.tolerance && abs(height) <= Self.tolerance && !isSmall }

  /// Whether two views moved by the same distance.
  func isNear(_ other: FrameDifference) -> Bool { abs(x - other.x) <= 0.1 && abs(y - other.y) <= 0.1 }

  /// The difference relative to a view that moved as well.
  func seen(from reference: FrameDifference) -> FrameDifference {
    var relative = self
    relative.x -= reference.x
    relative.y -= reference.y
    return relative
  }
}
