import Diagnostics
import LayoutEngine

extension Double {
  /// At most two decimals, without trailing zeros: `12`, `12.5`, `-0.33`. A number that is not finite becomes `0`.
  var short: String { points(printable) }

  /// The number clamped to what decimal digits can print.
  var printable: Double { isFinite ? min(max(self, -1e9), 1e9) : 0 }

  /// With four decimals, for factors, which need more than two.
  var fine: String {
    guard isFinite else { return "0" }
    let parts = Int((min(max(self, -1e5), 1e5) * 10_000).rounded())
    let digits = String(abs(parts) % 10_000)
    let rest = String(repeating: "0", count: 4 - digits.count) + digits
    return "\(parts < 0 ? "-" : "")\(abs(parts) / 10_000).\(rest)"
  }

  /// The number clamped to a drawable range; NaN becomes 0.
  var drawable: Double { isNaN ? 0 : min(max(self, -100_000), 100_000) }

  /// The nearest integer.
  var cell: Int { Int(drawable.rounded()) }
}

extension Rect {
  /// The rectangle with drawable numbers and no negative size.
  var drawable: Rect {
    Rect(x: x.drawable, y: y.drawable, width: max(width.drawable, 0), height: max(height.drawable, 0))
  }

  func union(_ other: Rect) -> Rect {
    let left = min(minX, other.minX)
    let top = min(minY, other.minY)
    return Rect(x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// Inset on all sides; negative amounts enlarge it.
  func inset(by amount: Double) -> Rect {
    Rect(
      x: x + amount, y: y + amount, width: max(width - 2 * amount, 0), height: max(height - 2 * amount, 0))
  }

  func intersects(_ other: Rect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  func contains(_ other: Rect) -> Bool {
    minX <= other.minX && other.maxX <= maxX && minY <= other.minY && other.maxY <= maxY
  }

  func moved(by offset: Point) -> Rect { Rect(x: x + offset.x, y: y + offset.y, width: width, height: height) }

  func isNear(_ other: Rect, within tolerance: Double) -> Bool {
    zip(numbers, other.numbers).allSatisfy { abs($0 - $1) <= tolerance }
  }
}
