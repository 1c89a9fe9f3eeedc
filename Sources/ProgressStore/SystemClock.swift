import Glibc

/// The system clock; tests inject their own.
public enum SystemClock {
  /// Milliseconds since 1970 in UTC, or 0 if the system has no clock.
  public static func milliseconds() -> Int64 {
    var now = timespec()
    guard clock_gettime(CLOCK_REALTIME, &now) == 0 else { return 0 }
    return Int64(now.tv_sec) &* 1000 &+ Int64(now.tv_nsec) / 1_000_000
  }
}
