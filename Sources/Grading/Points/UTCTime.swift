/// A UTC time in whole seconds, parsed from the text in results and tables.
///
///     2026-11-20T18:00:00Z    2026-11-20 19:00+01:00    2026-11-20      the same evening, or the day's first second
public struct UTCTime: Hashable, Comparable, Sendable {
  /// Seconds since 1970, without leap seconds.
  public var seconds: Int

  /// Makes a time from seconds.
  public init(seconds: Int) { self.seconds = seconds }

  /// Parses a text; nil if it has another form. A time without a zone is UTC.
  public init?(_ text: String) {
    let pattern =
      #/(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?\ ?(Z|[+-]\d{2}:?\d{2})?)?/#
    guard let found = text.wholeMatch(of: pattern)?.output, let year = Int(found.1), let month = Int(found.2),
      let day = Int(found.3), (1...12).contains(month), (1...Self.days(in: month, of: year)).contains(day)
    else { return nil }
    let clock = [found.4, found.5, found.6].map { $0.flatMap { Int($0) } ?? 0 }
    guard clock[0] < 24, clock[1] < 60, clock[2] < 60, let offset = Self.offset(found.7 ?? "Z") else { return nil }
    let time = clock[0] * 3600 + clock[1] * 60 + clock[2]
    seconds = Self.daysSince1970(year, month, day) * 86_400 + time - offset
  }

  /// The canonical form: `2026-11-20T18:00:00Z`.
  public var text: String {
    var (year, rest) = (1970, seconds)
    while rest < 0, year > 0 {
      year -= 1
      rest += Self.daysSince1970(year + 1, 1, 1) * 86_400 - Self.daysSince1970(year, 1, 1) * 86_400
    }
    while case let length = (Self.daysSince1970(year + 1, 1, 1) - Self.daysSince1970(year, 1, 1)) * 86_400,
      rest >= length, year < 9999
    {
      year += 1
      rest -= length
    }
    var month = 1
    while month < 12, rest >= Self.days(in: month, of: year) * 86_400 {
      rest -= Self.days(in: month, of: year) * 86_400
      month += 1
    }
    let (day, time) = (rest / 86_400 + 1, rest % 86_400)
    let clock = [time / 3600, time / 60 % 60, time % 60].map { Self.padded($0, 2) }.joined(separator: ":")
    return "\(Self.padded(year, 4))-\(Self.padded(month, 2))-\(Self.padded(day, 2))T\(clock)Z"
  }

  private static func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }

  /// Compares the times.
  public static func < (one: UTCTime, other: UTCTime) -> Bool { one.seconds < other.seconds }

  /// `+01:00` → 3600
  private static func offset(_ zone: Substring) -> Int? {
    if zone == "Z" { return 0 }
    let digits = zone.filter(\.isNumber)
    guard digits.count == 4, let hours = Int(digits.prefix(2)), let minutes = Int(digits.suffix(2)), hours < 24,
      minutes < 60
    else { return nil }
    return (zone.first == "-" ? -1 : 1) * (hours * 3600 + minutes * 60)
  }

  private static func days(in month: Int, of year: Int) -> Int {
    let isLeap = year.isMultiple(of: 4) && !year.isMultiple(of: 100) || year.isMultiple(of: 400)
    return month == 2 ? (isLeap ? 29 : 28) : [4, 6, 9, 11].contains(month) ? 30 : 31
  }

  /// Counts years from March 1: the leap day is then the last day of its year and needs no special case.
  private static func daysSince1970(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let year = month <= 2 ? year - 1 : year
    let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
    return year * 365 + year / 4 - year / 100 + year / 400 + dayOfYear - 719_468
  }
}
