import Diagnostics
import Foundation

/// What a text costs, from its characters to a tree with operators: by the clock of the thread that reads it, so that
/// other programs on the machine are not counted.
struct Measurement {
  var isAccepted: Bool
  var milliseconds: Double

  static func take(_ text: String) -> Measurement {
    let source = SourceText(name: "shape.layout", text: text)
    guard isAcceptedByGuard(source) else { return Measurement(isAccepted: false, milliseconds: 0) }
    let start = now()
    _ = try? Parsing.parse(source, file: 0)
    return Measurement(isAccepted: true, milliseconds: now() - start)
  }

  static func isAcceptedByGuard(_ source: SourceText) -> Bool { (try? SourceGuard.check(source, file: 0)) != nil }

  /// The least of several, once the first is long enough to matter.
  static func takeSeveral(_ text: String, from milliseconds: Double) -> Measurement {
    var best = take(text)
    for _ in 0..<2 where best.milliseconds > milliseconds {
      best.milliseconds = min(best.milliseconds, take(text).milliseconds)
    }
    return best
  }

  static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
  }
}

extension Shapes.Shape {
  /// The longest text of this shape that the guard lets through, at most the greatest length.
  var longestAccepted: Int {
    var low = 0
    var high = times(filling: SourceGuard.Limit.bytes)
    if isAccepted(high) { return high }
    // What is refused stays refused with more of it, but for strings that end and begin; near enough.
    while high - low > 1 {
      let middle = (low + high) / 2
      if isAccepted(middle) { low = middle } else { high = middle }
    }
    return low
  }

  private func isAccepted(_ times: Int) -> Bool {
    Measurement.isAcceptedByGuard(SourceText(name: "shape.layout", text: text(times: times)))
  }

  /// The slowest accepted text of this shape, as far as it may be slow: a quarter of it tells when all of it cannot.
  func slowest(from limit: Double) -> (times: Int, milliseconds: Double) {
    let most = longestAccepted
    if most == 0 { return (0, 0) }
    if most > 32 {
      let quarter = Measurement.take(text(times: most / 4)).milliseconds
      // Sixteen times as much if the work grows with the square.
      if quarter * 24 < limit { return (most / 4, quarter) }
      let half = Measurement.take(text(times: most / 2)).milliseconds
      if half * 5 < limit || half > limit { return (most / 2, half) }
    }
    return (most, Measurement.takeSeveral(text(times: most), from: limit).milliseconds)
  }
}
