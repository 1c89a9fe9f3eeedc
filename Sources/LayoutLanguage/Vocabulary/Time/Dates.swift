import Diagnostics

extension Vocabulary {
  /// Dates. Now is the instant that the request names: each run shows the same.
  static let dates: [NativeDeclaration] =
    [
      .type("struct Date: Hashable, Comparable, Codable").approximated("The scene begins on June 9, 2025, 9:41 AM."),
      .type("struct DateStyle"), .type("struct DateFormatStyle"), .type("struct DateFormatLength"),
      .type("struct DateLength"), .type("struct TimeLength"),
      .member("Date", "init()") { (run: Run) in .double(run.now) },
      .member("Date", "init(timeIntervalSince1970 seconds: Double)") { (seconds: Double) in .double(seconds) },
      .member("Date", "init(timeIntervalSinceReferenceDate seconds: Double)") { (seconds: Double) in
        .double(seconds + reference)
      },
      .member("Date", "init(timeIntervalSinceNow seconds: Double)") { (run: Run, seconds: Double) in
        .double(seconds + run.now)
      },
      .member("Date", "init(timeInterval seconds: Double, since date: Date)") { (seconds: Double, date: Double) in
        .double(seconds + date)
      },
      .member("Date", "static var now: Date") { (run: Run) in .double(run.now) },
      .constant("Date", "distantPast", "Date", .double(-62_135_769_600)),
      .constant("Date", "distantFuture", "Date", .double(64_092_211_200)),
      .member("Date", "static var timeIntervalSinceReferenceDate: Double") { (run: Run) in
        .double(run.now - reference)
      },
      .member("Date", "var timeIntervalSince1970: Double") { (date: Double) in .double(date) },
      .member("Date", "var timeIntervalSinceReferenceDate: Double") { (date: Double) in .double(date - reference) },
      .member("Date", "var timeIntervalSinceNow: Double") { (run: Run, date: Double) in
        .double(date - run.now)
      },
      .member("Date", "func timeIntervalSince(_ other: Date) -> Double") { (date: Double, other: Double) in
        .double(date - other)
      },
      .member("Date", "func distance(to other: Date) -> Double") { (date: Double, other: Double) in
        .double(other - date)
      },
      .member("Date", "func addingTimeInterval(_ seconds: Double) -> Date") { (date: Double, seconds: Double) in
        .double(date + seconds)
      },
      .member("Date", "func advanced(by seconds: Double) -> Date") { (date: Double, seconds: Double) in
        .double(date + seconds)
      },

      .member("Date", "func formatted() -> String") { (date: CivilDate) in .string(usual.text(date)) },
      .member("Date", "func formatted(date: DateLength, time: TimeLength) -> String") {
        (date: CivilDate, dateArgument: NativeCase?, time: NativeCase?) in
        .string((DateFormat(date: dateArgument?.name ?? "", time: time?.name ?? "") ?? usual).text(date))
      },
      .member("Date", "func formatted(_ format: DateFormatStyle) -> String") {
        (date: CivilDate, formatArgument: Value?) in
        .string(format(formatArgument).text(date))
      },
      .member("Text", "init(_ date: Date, style: DateStyle)") {
        (run: Run, call: Arguments, date: Double, style: NativeCase?) in
        .view(.text(styled(style?.name ?? "", date, now: run.now), at: call.range))
      },
      .member("Text", "init(_ date: Date, format: DateFormatStyle)") {
        (call: Arguments, date: CivilDate, formatArgument: Value?) in
        .view(.text(format(formatArgument).text(date), at: call.range))
      },
      .member("DateFormatStyle", "init(date: DateLength? = nil, time: TimeLength? = nil)") {
        (date: NativeCase?, time: NativeCase?) in
        (DateFormat(date: date?.name ?? "omitted", time: time?.name ?? "omitted") ?? usual).value
      },
      .constant("DateFormatStyle", "dateTime", "DateFormatStyle", DateFormat().value),
    ]
    + names("DateStyle", ["date", "time", "relative", "offset", "timer"])
    + names("DateLength", ["omitted", "numeric", "abbreviated", "long", "complete"])
    + names("TimeLength", ["omitted", "shortened", "standard", "complete"])
    + names("DateFormatLength", ["defaultDigits", "twoDigits", "abbreviated", "wide", "narrow", "omitted"])
    + fields.map { name, length, set in
      .member("DateFormatStyle", "func \(name)(_ length: DateFormatLength = 0) -> DateFormatStyle") {
        (dateFormatStyle: Value?, lengthArgument: NativeCase?) in
        var format = DateFormat(dateFormatStyle)
        let named =
          lengthArgument?.name == "defaultDigits"
          ? .numeric : (lengthArgument?.name).flatMap(DateFormat.Length.init(rawValue:))
        set(&format, named ?? length)
        return format.value
      }
    }

  /// January 1, 2001.
  private static let reference = 978_307_200.0

  private static let usual = DateFormat(date: "numeric", time: "shortened") ?? DateFormat()

  private static func format(_ value: Value?) -> DateFormat {
    let format = DateFormat(value)
    return format.isEmpty ? usual : format
  }

  private static let fields: [(String, DateFormat.Length, @Sendable (inout DateFormat, DateFormat.Length) -> Void)] = [
    ("weekday", .abbreviated, { $0.weekday = $1 }), ("month", .abbreviated, { $0.month = $1 }),
    ("day", .numeric, { $0.day = $1 }), ("year", .numeric, { $0.year = $1 }), ("hour", .numeric, { $0.hour = $1 }),
    ("minute", .numeric, { $0.minute = $1 }), ("second", .numeric, { $0.second = $1 }),
  ]

  /// `Text(date, style:)`: as a date, as a time of day, or how long it is from now.
  static func styled(_ style: String, _ date: Double, now: Double) -> String {
    let way = CivilDate.reachable(date - now)
    switch style {
    case "date": return DateFormat(date: "long", time: "omitted")?.text(CivilDate(date)) ?? ""
    case "time": return DateFormat(date: "omitted", time: "shortened")?.text(CivilDate(date)) ?? ""
    case "timer": return TimeSpan(way).clock
    case "offset": return TimeSpan(way).offset
    default: return TimeSpan(way).relative
    }
  }
}

/// A length of time, in words.
///
///     8520 s   clock 2:22:00   relative 2 hr, 22 min   offset +2 hours
struct TimeSpan {
  private let isPast: Bool
  private let seconds: Int

  init(_ seconds: Double) {
    isPast = seconds < 0
    self.seconds = Int(CivilDate.reachable(abs(seconds)).rounded(.down))
  }

  private static let units: [(seconds: Int, name: String, short: String)] = [
    (31_536_000, "year", "yr"), (2_592_000, "month", "mth"), (604_800, "week", "wk"), (86_400, "day", "day"),
    (3600, "hour", "hr"), (60, "minute", "min"), (1, "second", "sec"),
  ]

  var clock: String {
    let (hours, minutes, rest) = (seconds / 3600, seconds / 60 % 60, seconds % 60)
    let two = { (number: Int) in number < 10 ? "0\(number)" : "\(number)" }
    return hours > 0 ? "\(hours):\(two(minutes)):\(two(rest))" : "\(minutes):\(two(rest))"
  }

  /// The two largest units.
  var relative: String {
    var rest = seconds
    var parts: [String] = []
    for unit in Self.units where parts.count < 2 {
      let count = rest / unit.seconds
      rest %= unit.seconds
      if count == 0 { if parts.isEmpty { continue } else { break } }
      let name = unit.name == "day" && count > 1 ? "days" : unit.short
      parts.append("\(count) \(name)")
    }
    return parts.isEmpty ? "0 sec" : parts.joined(separator: ", ")
  }

  /// The largest unit, with the direction.
  var offset: String {
    let unit = Self.units.first { seconds >= $0.seconds } ?? (1, "second", "sec")
    let count = seconds / unit.seconds
    return "\(isPast ? "−" : "+")\(count) \(unit.name)\(count == 1 ? "" : "s")"
  }
}
