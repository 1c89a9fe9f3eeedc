import Diagnostics
import LayoutEngine

/// An expected view, and what became of it.
public struct ViewResult: Sendable {
  /// Its name, with a number where a `ForEach` made it.
  public var name: String
  /// Where it should be; nil for a view that should not be there.
  public var expected: Rect?
  /// Where it is; nil for a view that is not there.
  public var actual: Rect?
  /// The call in the learner's source that made it.
  public var range: SourceRange?
  /// The name in the scene that was perhaps meant, for a view that is not there.
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

  /// The difference of the two frames; nil unless there are two.
  public var difference: FrameDifference? {
    guard let expected, let actual else { return nil }
    return FrameDifference(from: expected, to: actual)
  }

  /// Whether the view is where it should be and as large as it should be.
  public var matches: Bool { difference?.isSmall ?? false }
}

/// By how much one frame differs from another, in points.
///
///     expected 105,32 120 × 40, yours 85,32 120 × 44   → x −20, height +4
public struct FrameDifference: Hashable, Sendable {
  /// Frames that differ by no more than this in each number count as the same: half a point.
  public static let tolerance = 0.5

  /// To the right.
  public var x: Double
  /// Downwards.
  public var y: Double
  /// In width.
  public var width: Double
  /// In height.
  public var height: Double

  /// The way from the expected frame to the actual one.
  public init(from expected: Rect, to actual: Rect) {
    x = actual.x - expected.x
    y = actual.y - expected.y
    width = actual.width - expected.width
    height = actual.height - expected.height
  }

  /// How far the place differs.
  var way: Point { Point(x: x, y: y) }

  /// How much the size differs.
  var growth: Size { Size(width: width, height: height) }

  /// Whether the two frames count as the same.
  public var isSmall: Bool { [x, y, width, height].allSatisfy { abs($0) <= Self.tolerance } }

  /// Whether only the place differs.
  public var isShift: Bool { abs(width) <= Self.tolerance && abs(height) <= Self.tolerance && !isSmall }

  /// Whether two views moved by the same way.
  func isNear(_ other: FrameDifference) -> Bool { abs(x - other.x) <= 0.1 && abs(y - other.y) <= 0.1 }

  /// The difference as it looks from a view that moved as well.
  func seen(from reference: FrameDifference) -> FrameDifference {
    var relative = self
    relative.x -= reference.x
    relative.y -= reference.y
    return relative
  }
}
