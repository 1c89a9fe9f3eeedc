import Diagnostics
import LayoutProgram

extension Natives {
  /// Dates. The current date comes from the request, so each run shows the same.
  static let dates: [Native] =
    [
      .native("Date.init()") { (run: Run) in .double(run.now) },
      .native("Date.init(timeIntervalSince1970:)") { (seconds: Double) in .double(seconds) },
      .native("Date.init(timeIntervalSinceReferenceDate:)") { (seconds: Double) in .double(seconds + reference) },
      .native("Date.init(timeIntervalSinceNow:)") { (run: Run, seconds: Double) in .double(seconds + run.now) },
      .native("Date.init(timeInterval:since:)") { (seconds: Double, date: Double) in .double(seconds + date) },
      .native("Date.now") { (run: Run) in .double(run.now) },
      .constant("Date.distantPast", .double(-62_135_769_600)),
      .constant("Date.distantFuture", .double(64_092_211_200)),
      .native("static Date.timeIntervalSinceReferenceDate") { (run: Run) in .double(run.now - reference) },
      .native("Date.timeIntervalSince1970") { (date: Double) in .double(date) },
      .native("Date.timeIntervalSinceReferenceDate") { (date: Double) in .double(date - reference) },
      .native("Date.timeIntervalSinceNow") { (run: Run, date: Double) in .double(date - run.now) },
      .native("Date.timeIntervalSince(_:)") { (date: Double, other: Double) in .double(date - other) },
      .native("Date.distance(to:)") { (date: Double, other: Double) in .double(other - date) },
      .native("Date.addingTimeInterval(_:)") { (date: Double, seconds: Double) in .double(date + seconds) },
      .native("Date.description") { (date: CivilDate) in .string(date.description) },
      .native("Date.advanced(by:)") { (date: Double, seconds: Double) in .double(date + seconds) },

      .native("Date.formatted()") { (date: CivilDate) in .string(usual.text(date)) },
      .native("Date.formatted(date:time:)") { (date: CivilDate, dateArgument: NativeCase?, time: NativeCase?) in
        .string((DateFormat(date: dateArgument?.name ?? "", time: time?.name ?? "") ?? usual).text(date))
      },
      .native("Date.formatted(_:)") { (date: CivilDate, formatArgument: Value?) in
        .string(format(formatArgument).text(date))
      },
      .native("Text.init(_:style:)") { (run: Run, call: Arguments, date: Double, style: NativeCase?) in
        .view(.text(styled(style?.name ?? "", date, now: run.now), at: call.range))
      },
      .native("Text.init(_: Date, format: Date.FormatStyle)") {
        (call: Arguments, date: CivilDate, formatArgument: Value?) in
        .view(.text(format(formatArgument).text(date), at: call.range))
      },
      .native("Date.FormatStyle.init(date:time:)") { (date: NativeCase?, time: NativeCase?) in
        (DateFormat(date: date?.name ?? "omitted", time: time?.name ?? "omitted") ?? usual).value
      },
      .constant("Date.FormatStyle.dateTime", DateFormat().value),
    ]
    + fields.map { name, length, set in
      .native("Date.FormatStyle.\(name)(_: DateFormatLength)") {
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

  /// The text of `Text(date, style:)`: the date, the time of day, or the distance from now.
  package static func styled(_ style: String, _ date: Double, now: Double) -> String {
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

/// A duration in words.
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

  /// The text with the two largest units.
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

  /// The text with the largest unit and the direction.
  var offset: String {
    let unit = Self.units.first { seconds >= $0.seconds } ?? (1, "second", "sec")
    let count = seconds / unit.seconds
    return "\(isPast ? "−" : "+")\(count) \(unit.name)\(count == 1 ? "" : "s")"
  }
}
