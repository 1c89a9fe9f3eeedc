/// When a `TimelineView` rebuilds its content.
///
///     .periodic(from: 0, by: 5)     at 12: shows 10, next 15
///     .everyMinute                  at 10:09:55: shows 10:09:00, next 10:10:00
package enum TimelineSchedule {
  case periodic(from: Double, by: Double)
  case everyMinute
  case explicit([Double])
  /// For every frame of the screen; the content shows the time of the frame.
  case animation(isPaused: Bool)

  /// The shortest interval in seconds: no screen shows more.
  static let shortest = 1.0 / 120

  var isContinuous: Bool {
    if case .animation(let isPaused) = self { return !isPaused }
    return false
  }

  /// The latest date that has passed, or else the present, and the next one.
  func entries(around now: Double) -> (date: Double, next: Double?) {
    switch self {
    case .periodic(let start, let interval):
      guard interval >= Self.shortest, start.isFinite else { return (now, nil) }
      if now < start { return (now, start) }
      // Sums of seconds since 1970 are inexact: a hair before the next date counts as that date.
      let passed = ((now - start) / interval + 1e-7).rounded(.down)
      return (start + passed * interval, start + (passed + 1) * interval)
    case .everyMinute: return Self.periodic(from: 0, by: 60).entries(around: now)
    case .explicit(let dates):
      let sorted = dates.filter(\.isFinite).sorted()
      return (sorted.last { $0 <= now } ?? now, sorted.first { $0 > now })
    case .animation: return (now, nil)
    }
  }
}
