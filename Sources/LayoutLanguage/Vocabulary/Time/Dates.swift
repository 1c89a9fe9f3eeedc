import Diagnostics

extension Vocabulary {
  /// Dates. Now is the instant that the request names: each run shows the same.
  static let dates: [NativeDeclaration] =
    [
      .type("struct Date: Hashable, Comparable, Codable").approximated("The scene begins on June 9, 2025, 9:41 AM."),
      .type("struct DateStyle"), .type("struct DateFormatStyle"), .type("struct DateFormatLength"),
      .type("struct DateLength"), .type("struct TimeLength"),
      .member("Date", "init()") { run, _ in .double(run.now) },
      .member("Date", "init(timeIntervalSince1970 seconds: Double)") { _, a in .double(a.double(0) ?? 0) },
      .member("Date", "init(timeIntervalSinceReferenceDate seconds: Double)") { _, a in
        .double((a.double(0) ?? 0) + reference)
      },
      .member("Date", "init(timeIntervalSinceNow seconds: Double)") { run, a in
        .double((a.double(0) ?? 0) + run.now)
      },
      .member("Date", "init(timeInterval seconds: Double, since date: Date)") { _, a in
        .double((a.double(0) ?? 0) + (a.double(1) ?? 0))
      },
      .member("Date", "static var now: Date") { run, _ in .double(run.now) },
      .constant("Date", "distantPast", "Date", .double(-62_135_769_600)),
      .constant("Date", "distantFuture", "Date", .double(64_092_211_200)),
      .member("Date", "var timeIntervalSince1970: Double") { _, a in .double(a.double(0) ?? 0) },
      .member("Date", "var timeIntervalSinceReferenceDate: Double") { _, a in .double((a.double(0) ?? 0) - reference) },
      .member("Date", "var timeIntervalSinceNow: Double") { run, a in
        .double((a.double(0) ?? 0) - run.now)
      },
      .member("Date", "func timeIntervalSince(_ other: Date) -> Double") { _, a in
        .double((a.double(0) ?? 0) - (a.double(1) ?? 0))
      },
      .member("Date", "func distance(to other: Date) -> Double") { _, a in
        .double((a.double(1) ?? 0) - (a.double(0) ?? 0))
      },
      .member("Date", "func addingTimeInterval(_ seconds: Double) -> Date") { _, a in
        .double((a.double(0) ?? 0) + (a.double(1) ?? 0))
      },
      .member("Date", "func advanced(by seconds: Double) -> Date") { _, a in
        .double((a.double(0) ?? 0) + (a.double(1) ?? 0))
      },

      .member("Date", "func formatted() -> String") { _, a in .string(usual.text(a.date(0))) },
      .member("Date", "func formatted(date: DateLength, time: TimeLength) -> String") { _, a in
        .string((DateFormat(date: a.token(1) ?? "", time: a.token(2) ?? "") ?? usual).text(a.date(0)))
      },
      .member("Date", "func formatted(_ format: DateFormatStyle) -> String") { _, a in
        .string(format(a[1]).text(a.date(0)))
      },
      .member("Text", "init(_ date: Date, style: DateStyle)") { run, a in
        .view(.text(styled(a.token(1) ?? "", a.double(0) ?? 0, now: run.now), at: a.range))
      },
      .member("Text", "init(_ date: Date, format: DateFormatStyle)") { _, a in
        .view(.text(format(a[1]).text(a.date(0)), at: a.range))
      },
      .member("DateFormatStyle", "init(date: DateLength? = nil, time: TimeLength? = nil)") { _, a in
        (DateFormat(date: a.token(0) ?? "omitted", time: a.token(1) ?? "omitted") ?? usual).value
      },
      .constant("DateFormatStyle", "dateTime", "DateFormatStyle", DateFormat().value),
    ]
    + names("DateStyle", ["date", "time", "relative", "offset", "timer"])
    + names("DateLength", ["omitted", "numeric", "abbreviated", "long", "complete"])
    + names("TimeLength", ["omitted", "shortened", "standard", "complete"])
    + names("DateFormatLength", ["defaultDigits", "twoDigits", "abbreviated", "wide", "narrow", "omitted"])
    + fields.map { name, length, set in
      .member("DateFormatStyle", "func \(name)(_ length: DateFormatLength = 0) -> DateFormatStyle") { _, a in
        var format = DateFormat(a[0])
        let named = a.token(1) == "defaultDigits" ? .numeric : a.token(1).flatMap(DateFormat.Length.init(rawValue:))
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
  private static func styled(_ style: String, _ date: Double, now: Double) -> String {
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

extension Arguments {
  func date(_ index: Int) -> CivilDate { CivilDate(double(index) ?? 0) }

  /// A date that can be counted with.
  func instant(_ index: Int) -> Double { CivilDate.reachable(double(index) ?? 0) }
}
