import Diagnostics
import LayoutProgram

extension Natives {
  /// Date intervals, and searches in the calendar.
  static let dateIntervals: [Native] =
    [
      .native("DateInterval.init(start:end:)") { (call: Arguments, start: Double, end: Double) throws(Stop) in
        if end < start { throw reversed(call) }
        return .tuple([.double(start), .double(end)])
      },
      .native("DateInterval.init(start:duration:)") { (call: Arguments, start: Double, length: Double) throws(Stop) in
        if length < 0 { throw reversed(call) }
        return .tuple([.double(start), .double(start + length)])
      },
      .native("DateInterval.start") { (call: Arguments) in .double(interval(call).start) },
      .native("DateInterval.end") { (call: Arguments) in .double(interval(call).end) },
      .native("DateInterval.duration") { (call: Arguments) in .double(interval(call).end - interval(call).start) },
      .native("DateInterval.contains(_:)") { (call: Arguments, _: Value?, date: Double) in
        return .bool(interval(call).start <= date && date <= interval(call).end)
      },
      .native("Calendar.dateInterval(of:for:)") {
        (call: Arguments, _: Value?, component: NativeCase?, date: CivilDate) throws(Stop) in
        let component = component?.name ?? ""
        guard let start = beginning(of: component, date) else {
          throw Stop(problem: Problem(unsupported: .call, at: call.range))
        }
        return .some(.tuple([.double(start), .double(later(start, by: 1, component))]))
      },
      .native("Calendar.nextDate(after:matching:matchingPolicy:)") {
        (run: Run, call: Arguments, _: Value?, date: ReachableDate, _: Value?, _: Value?) throws(Stop) in
        try next(after: date.seconds, try known(call), run, at: call.range).map { .some(.double($0)) } ?? .none
      },
      .native("Calendar.enumerateDates(startingAfter:matching:matchingPolicy:using:)") {
        (run: Run, call: Arguments, _: Value?, start: ReachableDate, _: Value?, _: Value?, block: FunctionValue)
          throws(Stop) in
        var date = start.seconds
        let wanted = try known(call)
        while let next = try next(after: date, wanted, run, at: call.range) {
          let stop = try run.changingLast(
            [.some(.double(next)), .bool(true), .bool(false)], by: block, at: call.range)
          if case .bool(true) = stop { break }
          date = next
        }
        return .void
      },
    ]

  /// The components to search for. A search for minutes of any hour, and the like, is unsupported.
  private static func known(_ arguments: Arguments) throws(Stop) -> DateParts {
    let wanted = arguments.components(2)
    if wanted["hour"] == nil, wanted["minute"] != nil || wanted["second"] != nil {
      throw Stop(problem: Problem(unsupported: .call, at: arguments.range))
    }
    return wanted
  }

  private static func interval(_ arguments: Arguments) -> (start: Double, end: Double) {
    guard case .tuple(let parts, _)? = arguments[0]?.unerased, parts.count == 2 else { return (0, 0) }
    return (parts[0].number, parts[1].number)
  }

  private static func reversed(_ arguments: Arguments) -> Stop {
    Stop(.runtime, "Fatal error: Reverse intervals are not allowed", at: arguments.range)
  }

  /// The start of the year, month, week and so on that contains a date; weeks begin on Sunday.
  private static func beginning(of component: String, _ date: CivilDate) -> Double? {
    var start = date
    let places = ["year", "month", "day", "hour", "minute", "second"]
    if component == "weekOfYear" || component == "weekOfMonth" {
      return later(date.startOfDay.secondsSince1970, by: 1 - date.weekday, "day")
    }
    guard let place = places.firstIndex(of: component) else { return nil }
    if place < 1 { start.month = 1 }
    if place < 2 { start.day = 1 }
    if place < 3 { start.hour = 0 }
    if place < 4 { start.minute = 0 }
    if place < 5 { start.second = 0 }
    return start.secondsSince1970.rounded(.down)
  }

  /// The first matching instant after a date; searches day by day, over a leap year and all weekdays.
  private static func next(
    after date: Double, _ wanted: DateParts, _ run: Run, at range: SourceRange?
  ) throws(Stop) -> Double? {
    var time = 0.0
    for (name, most, seconds) in [("hour", 24, 3600.0), ("minute", 60, 60), ("second", 60, 1)] {
      let part = wanted[name] ?? 0
      // No day has such a time.
      guard (0..<most).contains(part) else { return nil }
      time += Double(part) * seconds
    }
    let today = CivilDate(date).startOfDay.secondsSince1970
    let days = ["year", "month", "day", "weekday"].filter { wanted[$0] != nil }
    for offset in 0...(366 * 9) {
      try run.step(at: range)
      let day = CivilDate.reachable(today + Double(offset) * 86_400)
      let civil = CivilDate(day)
      if day + time > date, days.allSatisfy({ civil[$0] == wanted[$0] }) { return day + time }
    }
    return nil
  }
}
