import Glibc

/// A deadline on a monotonic clock.
struct ServerDeadline {
  private let end: Int64

  /// The deadline after a number of milliseconds.
  init(in milliseconds: Int32) { end = Self.now + Int64(milliseconds) }

  /// 0 once it has passed.
  var millisecondsLeft: Int32 { Int32(clamping: max(0, end - Self.now)) }

  /// Whether there is time left.
  var isAhead: Bool { millisecondsLeft > 0 }

  private static var now: Int64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000
  }
}
