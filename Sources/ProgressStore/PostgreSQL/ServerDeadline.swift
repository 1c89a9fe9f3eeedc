import Glibc

/// A moment until which something may take, by a clock that nobody sets.
struct ServerDeadline {
  private let end: Int64

  /// So many milliseconds from now.
  init(in milliseconds: Int32) { end = Self.now + Int64(milliseconds) }

  /// 0 when it has come.
  var millisecondsLeft: Int32 { Int32(clamping: max(0, end - Self.now)) }

  /// Whether there is time left.
  var isAhead: Bool { millisecondsLeft > 0 }

  private static var now: Int64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000
  }
}
