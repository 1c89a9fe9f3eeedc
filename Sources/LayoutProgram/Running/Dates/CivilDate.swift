import Glibc

/// The calendar components of an instant: Gregorian since 1582 and Julian before, in Greenwich, as in the C library.
///
///     CivilDate(0)   → Thursday, January 1, 1970, 00:00:00
package struct CivilDate {
  package var year: Int
  /// The month; like days, months count from 1.
  package var month: Int
  package var day: Int
  package var hour: Int
  package var minute: Int
  package var second: Int
  /// The weekday; 1 is Sunday.
  package private(set) var weekday: Int

  /// The limit of instants in seconds: more than 30,000 years away.
  package static let farthest = 1e12

  /// The instant, clamped to the supported range; NaN becomes 1970.
  package static func reachable(_ seconds: Double) -> Double {
    seconds.isNaN ? 0 : min(max(seconds, -farthest), farthest)
  }

  /// The part of a second, from 0 to below 1.
  private(set) var fraction: Double

  package init(_ secondsSince1970: Double) {
    let reached = Self.reachable(secondsSince1970)
    var time = time_t(reached.rounded(.down))
    fraction = reached - reached.rounded(.down)
    var parts = tm()
    gmtime_r(&time, &parts)
    (year, month, day) = (Int(parts.tm_year) + 1900, Int(parts.tm_mon) + 1, Int(parts.tm_mday))
    (hour, minute, second) = (Int(parts.tm_hour), Int(parts.tm_min), Int(parts.tm_sec))
    weekday = Int(parts.tm_wday) + 1
    if reached < Self.reform { (year, month, day) = JulianDay(secondsSince1970: reached).date }
  }

  /// The start of October 15, 1582; before, the Julian calendar applies.
  private static let reform = -12_219_292_800.0

  /// The instant; months, days and hours out of range carry over.
  package var secondsSince1970: Double {
    var parts = tm()
    parts.tm_year = Self.small(year) - 1900
    parts.tm_mon = Self.small(month) - 1
    parts.tm_mday = Self.small(day)
    // Adds the time of day as seconds, because large numbers would overflow a C integer.
    let rest = Double(hour) * 3600 + Double(minute) * 60 + Double(second)
    let seconds = Double(timegm(&parts)) + rest
    guard seconds < Self.reform else { return seconds }
    let julian = JulianDay(year: Int(Self.small(year)), month: Int(Self.small(month)), day: Int(Self.small(day)))
    return julian.secondsSince1970 + rest
  }

  private static func small(_ number: Int) -> Int32 { Int32(min(max(number, -1_000_000), 1_000_000)) }

  package var daysInMonth: Int {
    var last = self
    (last.month, last.day) = (month + 1, 0)
    return CivilDate(last.secondsSince1970).day
  }

  /// The year as it is written, of either era.
  var yearOfEra: Int { year > 0 ? year : 1 &- year }

  /// The day of the year; January 1 is 1.
  var dayOfYear: Int {
    var first = startOfDay
    (first.month, first.day) = (1, 1)
    return Int((startOfDay.secondsSince1970 - first.secondsSince1970) / 86_400) + 1
  }

  /// The start of the same day.
  package var startOfDay: CivilDate {
    var start = self
    (start.hour, start.minute, start.second) = (0, 0, 0)
    return start
  }

  /// The date some months later: the 31st becomes the 30th in a shorter month.
  package func adding(months: Int) -> CivilDate {
    var later = self
    (later.day, later.month) = (1, month + min(max(months, -1_000_000), 1_000_000))
    later = CivilDate(later.secondsSince1970)
    later.day = min(day, later.daysInMonth)
    return CivilDate(later.secondsSince1970)
  }
}

extension CivilDate {
  package static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
    "December",
  ]
  package static let weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]

  package var monthName: String { Self.months.indices.contains(month - 1) ? Self.months[month - 1] : "" }
  package var weekdayName: String { Self.weekdays.indices.contains(weekday - 1) ? Self.weekdays[weekday - 1] : "" }
}

extension CivilDate {
  /// The date as Swift shows it: `2025-06-09 09:41:00 +0000`.
  package var description: String { iso8601.replacing("T", with: " ").replacing("Z", with: " +0000") }

  /// The instant as ISO 8601: `2025-06-09T09:41:00Z`.
  var iso8601: String {
    func padded(_ number: Int, _ length: Int) -> String {
      let digits = String(number)
      return String(repeating: "0", count: max(length - digits.count, 0)) + digits
    }
    let day = "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
    return "\(day)T\(padded(hour, 2)):\(padded(minute, 2)):\(padded(second, 2))Z"
  }

  /// The instant of an ISO 8601 text; nil for any other text.
  static func seconds(iso8601 text: String) -> Double? {
    guard text.hasSuffix("Z"), text.utf8.count == 20 else { return nil }
    let parts = text.dropLast().split { "-T:".contains($0) }.map { Int($0) }
    guard parts.count == 6, let year = parts[0], let month = parts[1], let day = parts[2], let hour = parts[3],
      let minute = parts[4], let second = parts[5], (1...12).contains(month), (1...31).contains(day)
    else { return nil }
    var date = CivilDate(0)
    (date.year, date.month, date.day, date.hour, date.minute, date.second) = (year, month, day, hour, minute, second)
    return date.secondsSince1970
  }
}
