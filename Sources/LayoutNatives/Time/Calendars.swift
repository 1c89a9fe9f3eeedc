import Diagnostics
import LayoutProgram

extension Natives {
  /// The calendar: Gregorian, in Greenwich, with weeks from Sunday.
  static let calendars: [Native] =
    [
      .constant("Calendar.current", .token("gregorian")),
      .constant("Calendar.autoupdatingCurrent", .token("gregorian")),
      .native("Calendar.init(identifier:)") { .token("gregorian") },
      .native("Calendar.firstWeekday") { .int(1) },
      .native("Calendar.component(_:from:)") { (_: Value?, component: NativeCase?, date: CivilDate) in
        .int(date[component?.name ?? ""])
      },
      .native("Calendar.startOfDay(for:)") { (_: Value?, date: CivilDate) in
        .double(date.startOfDay.secondsSince1970)
      },
      .native("Calendar.isDate(_:inSameDayAs:)") { (_: Value?, date: ReachableDate, other: ReachableDate) in
        .bool(day(date.seconds) == day(other.seconds))
      },
      .native("Calendar.isDate(_:equalTo:toGranularity:)") {
        (_: Value?, first: CivilDate, second: CivilDate, component: NativeCase?) in
        let last = Self.components.firstIndex(of: component?.name ?? "") ?? 5
        return .bool(Self.components.prefix(last + 1).allSatisfy { first[$0] == second[$0] })
      },
      .native("Calendar.compare(_:to:toGranularity:)") {
        (_: Value?, first: CivilDate, second: CivilDate, component: NativeCase?) in
        let last = Self.components.firstIndex(of: component?.name ?? "") ?? 5
        for name in Self.components.prefix(last + 1) where first[name] != second[name] {
          return .token(first[name] < second[name] ? "orderedAscending" : "orderedDescending")
        }
        return .token("orderedSame")
      },
      .native("Calendar.isDateInWeekend(_:)") { (_: Value?, date: CivilDate) in .bool([1, 7].contains(date.weekday)) },
      .native("Calendar.date(byAdding:value:to:)") {
        (_: Value?, component: NativeCase?, value: Int, date: ReachableDate) in
        .some(.double(later(date.seconds, by: value, component?.name ?? "")))
      },
      .native("Calendar.date(byAdding:to:)") { (_: Value?, parts: DateParts, date: ReachableDate) in
        let names = Self.components.prefix(6)
        return .some(.double(names.reduce(date.seconds) { later($0, by: parts[$1] ?? 0, $1) }))
      },
      .native("Calendar.date(bySettingHour:minute:second:of:)") {
        (_: Value?, hour: Int, minute: Int, second: Int, dateArgument: CivilDate) in
        var date = dateArgument
        (date.hour, date.minute, date.second) = (hour, minute, second)
        let isTime = (0..<24).contains(date.hour) && (0..<60).contains(date.minute) && (0..<60).contains(date.second)
        return isTime ? .some(.double(date.secondsSince1970)) : .none
      },
      .native("Calendar.date(from:)") { (_: Value?, components: DateParts) in
        .some(.double(components.date.secondsSince1970))
      },
      .native("Calendar.dateComponents(_:from:)") {
        (run: Run, call: Arguments, _: Value?, _: Value?, dateArgument: CivilDate) throws(Stop) in
        let (wanted, date) = (try names(run, call), dateArgument)
        return DateParts(wanted.map { ($0, date[$0]) }).value
      },
      .native("Calendar.dateComponents(_:from:to:)") {
        (run: Run, call: Arguments, _: Value?, _: Value?, start: ReachableDate, end: ReachableDate) throws(Stop) in
        difference(Set(try names(run, call)), from: start.seconds, to: end.seconds).value
      },
      .native("Calendar.range(of:in:for:)") { (_: Value?, smaller: NativeCase?, larger: NativeCase?, date: CivilDate) in
        switch (smaller?.name, larger?.name) {
        case ("day", "month"): .some(.range(1, date.daysInMonth + 1))
        case ("month", "year"): .some(.range(1, 13))
        case ("hour", "day"): .some(.range(0, 24))
        default: .none
        }
      },
    ]
    + ["Today", "Yesterday", "Tomorrow"].enumerated().map { number, name in
      .native("Calendar.isDateIn\(name)(_:)") { (run: Run, _: Value?, date: ReachableDate) in
        .bool(day(date.seconds) == day(run.now) + [0, -1, 1][number])
      }
    }
    + [
      ("weekdaySymbols", CivilDate.weekdays, 99), ("shortWeekdaySymbols", CivilDate.weekdays, 3),
      ("veryShortWeekdaySymbols", CivilDate.weekdays, 1), ("monthSymbols", CivilDate.months, 99),
      ("shortMonthSymbols", CivilDate.months, 3), ("veryShortMonthSymbols", CivilDate.months, 1),
    ].map { name, words, length in
      .native("Calendar.\(name)") { .array(words.map { .string(String($0.prefix(length))) }) }
    }
    + dateComponents

  private static let components = ["year", "month", "day", "hour", "minute", "second", "weekday"]

  private static let dateComponents: [Native] =
    [
      .native("DateComponents.init(year:month:day:hour:minute:second:weekday:)") { (call: Arguments) in
        DateParts(components.indices.compactMap { index in call.int(index).map { (components[index], $0) } }).value
      },
      .native("DateComponents.date") { (dateComponents: DateParts) in
        .some(.double(dateComponents.date.secondsSince1970))
      },
    ]
    + components.map { name in
      .property("DateComponents.\(name)") { (dateComponents: DateParts) in
        dateComponents[name].map { .some(.int($0)) } ?? .none
      } set: { (dateComponents: DateParts, newValue: Int?) in
        var parts = dateComponents
        parts[name] = newValue
        return parts.value
      }
    }

  private static func names(_ run: Run, _ arguments: Arguments) throws(Stop) -> [String] {
    try list(run, arguments, 1).compactMap { if case .token(let name) = $0 { name } else { nil } }
  }

  /// The number of days since 1970.
  private static func day(_ seconds: Double) -> Int {
    Int((CivilDate.reachable(seconds) / 86_400).rounded(.down))
  }

  static func later(_ date: Double, by count: Int, _ component: String) -> Double {
    let fraction = date - date.rounded(.down)
    let (months, overflow) = count.multipliedReportingOverflow(by: component == "year" ? 12 : 1)
    let moved =
      switch component {
      case "year", "month": CivilDate(date).adding(months: overflow ? count : months).secondsSince1970 + fraction
      default:
        date + Double(count)
          * (component == "weekOfYear" || component == "weekOfMonth" ? 604_800 : lengths[component, default: 1])
      }
    return CivilDate.reachable(moved)
  }

  /// The difference in the requested units, from the largest to the smallest.
  private static func difference(_ wanted: Set<String>, from start: Double, to end: Double) -> DateParts {
    var parts = DateParts([])
    var here = start
    for component in components where wanted.contains(component) && component != "weekday" {
      let estimate = Int(
        min(max((end - here) / lengths[component, default: 1], -CivilDate.farthest), CivilDate.farthest))
      // Years and months vary in length.
      let fits = (estimate - 2...estimate + 2).filter { count in
        let there = later(here, by: count, component)
        return end >= here ? count >= 0 && there <= end : count <= 0 && there >= end
      }
      let count = (end >= here ? fits.max() : fits.min()) ?? 0
      parts[component] = count
      here = later(here, by: count, component)
    }
    return parts
  }

  private static let lengths = [
    "year": 31_556_952.0, "month": 2_629_746, "day": 86_400, "weekday": 86_400, "hour": 3600, "minute": 60, "second": 1,
  ]
}

/// The known components of a date; the others are unset.
struct DateParts {
  private static let names = ["year", "month", "day", "hour", "minute", "second", "weekday"]
  private var numbers: [String: Int] = [:]

  init(_ parts: [(String, Int)]) {
    for (name, number) in parts { numbers[name] = number }
  }

  subscript(name: String) -> Int? {
    get { numbers[name] }
    set { numbers[name] = newValue }
  }

  /// The date with the lowest value for unknown components.
  var date: CivilDate {
    var date = CivilDate(0)
    (date.year, date.month, date.day) = (numbers["year"] ?? 1, numbers["month"] ?? 1, numbers["day"] ?? 1)
    (date.hour, date.minute) = (numbers["hour"] ?? 0, numbers["minute"] ?? 0)
    date.second = numbers["second"] ?? 0
    return date
  }

  var value: Value { .tuple(Self.names.map { name in numbers[name].map { .some(.int($0)) } ?? .none }) }

  init(_ value: Value?) {
    guard case .tuple(let parts, _)? = value else { return }
    for (name, part) in zip(Self.names, parts) {
      if case .some(.int(let number)) = part { numbers[name] = number }
    }
  }
}

extension CivilDate {
  subscript(component: String) -> Int {
    switch component {
    case "year": year
    case "month": month
    case "day": day
    case "hour": hour
    case "minute": minute
    case "second": second
    case "weekday": weekday
    default: 0
    }
  }
}

extension DateParts: BlankArgument {
  init(argument: Value) { self.init(argument as Value?) }

  static let blank = DateParts(nil)
}

extension Arguments {
  func components(_ index: Int) -> DateParts { DateParts(self[index]) }
}
