import Diagnostics
import LayoutProgram

extension Run {
  func randomWhole(in range: Value?, at place: SourceRange?) throws(Stop) -> Int128 {
    let lower: Int128
    let upper: Int128
    switch range {
    case .range(let first, let end, _)?: (lower, upper) = (Int128(first), Int128(end) - 1)
    case .interval(let interval)?:
      (lower, upper) = (interval.lower?.whole ?? 0, (interval.upper?.whole ?? 0) - (interval.isClosed ? 0 : 1))
    default: (lower, upper) = (0, -1)
    }
    guard lower <= upper else { throw Self.emptyRange(at: place) }
    return Int128.random(in: lower...upper, using: &generator)
  }

  func randomFraction(in range: Value?, at place: SourceRange?) throws(Stop) -> Double {
    guard case .interval(let interval)? = range, let lower = interval.lower?.number, let upper = interval.upper?.number,
      (upper - lower).isFinite, lower < upper || interval.isClosed
    else { throw Self.emptyRange(at: place) }
    return interval.isClosed
      ? Double.random(in: lower...upper, using: &generator) : Double.random(in: lower..<upper, using: &generator)
  }

  private static func emptyRange(at place: SourceRange?) -> Stop {
    Stop(.runtime, "Fatal error: Can't get random value with an empty range", at: place)
  }
}
