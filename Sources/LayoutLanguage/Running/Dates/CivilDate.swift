import Glibc

/// The calendar components of an instant: Gregorian, in Greenwich, as in the C library.
///
///     CivilDate(0)   → Thursday, January 1, 1970, 00:00:00
struct CivilDate {
  var year: Int
  /// The month; like days, months count from 1.
  var month: Int
  var day: Int
  var hour: Int
  var minute: Int
  var second: Int
  /// The weekday; 1 is Sunday.
  private(set) var weekday: Int

  /// The limit of instants in seconds: more than 30,000 years away.
  static let farthest = 1e12

  /// The instant, clamped to the supported range; NaN becomes 1970.
  static func reachable(_ seconds: Double) -> Double {
    seconds.isNaN ? 0 : min(max(seconds, -farthest), farthest)
  }

  /// The day in its year; January 1 is 1.
  var dayOfYear: Int {
    let before = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334]
    return before[max(min(month, 12), 1) - 1] + day + (month > 2 && isLeapYear ? 1 : 0)
  }

  /// The week in its year. Weeks begin on Sunday; the one with January 1 is the first.
  var weekOfYear: Int {
    let first = Self.weekday(weekday, daysBefore: dayOfYear - 1)
    let isInNextYear = dayOfYear + 7 - weekday > (isLeapYear ? 366 : 365)
    return isInNextYear ? 1 : (dayOfYear + first - 2) / 7 + 1
  }

  /// The week in its month; the one with the first day is 1.
  var weekOfMonth: Int { (day + Self.weekday(weekday, daysBefore: day - 1) - 2) / 7 + 1 }

  private var isLeapYear: Bool { year % 4 == 0 && year % 100 != 0 || year % 400 == 0 }

  /// 1 is Sunday.
  private static func weekday(_ weekday: Int, daysBefore days: Int) -> Int { ((weekday - 1 - days) % 7 + 7) % 7 + 1 }

  /// As Foundation describes an instant: `1970-01-01 00:00:00 +0000`.
  var inWords: String {
    func digits(_ number: Int, _ count: Int = 2) -> String {
      let text = String(number)
      return String(repeating: "0", count: max(count - text.count, 0)) + text
    }
    return
      "\(digits(year, 4))-\(digits(month))-\(digits(day)) \(digits(hour)):\(digits(minute)):\(digits(second)) +0000"
  }

  init(_ secondsSince1970: Double) {
    var time = time_t(Self.reachable(secondsSince1970).rounded(.down))
    var parts = tm()
    gmtime_r(&time, &parts)
    (year, month, day) = (Int(parts.tm_year) + 1900, Int(parts.tm_mon) + 1, Int(parts.tm_mday))
    (hour, minute, second) = (Int(parts.tm_hour), Int(parts.tm_min), Int(parts.tm_sec))
    weekday = Int(parts.tm_wday) + 1
  }

  /// The instant; months, days and hours out of range carry over.
  var secondsSince1970: Double {
    var parts = tm()
    parts.tm_year = Self.small(year) - 1900
    parts.tm_mon = Self.small(month) - 1
    parts.tm_mday = Self.small(day)
    // Adds the time of day as seconds, because large numbers would overflow a C integer.
    let rest = Double(hour) * 3600 + Double(minute) * 60 + Double(second)
    return Double(timegm(&parts)) + rest
  }

  private static func small(_ number: Int) -> Int32 { Int32(min(max(number, -1_000_000), 1_000_000)) }

  var daysInMonth: Int {
    var last = self
    (last.month, last.day) = (month + 1, 0)
    return CivilDate(last.secondsSince1970).day
  }

  /// The start of the same day.
  var startOfDay: CivilDate {
    var start = self
    (start.hour, start.minute, start.second) = (0, 0, 0)
    return start
  }

  /// The date some months later: the 31st becomes the 30th in a shorter month.
  func adding(months: Int) -> CivilDate {
    var later = self
    (later.day, later.month) = (1, month + min(max(months, -1_000_000), 1_000_000))
    later = CivilDate(later.secondsSince1970)
    later.day = min(day, later.daysInMonth)
    return CivilDate(later.secondsSince1970)
  }
}

extension CivilDate {
  static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
    "December",
  ]
  static let weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]

  var monthName: String { Self.months.indices.contains(month - 1) ? Self.months[month - 1] : "" }
  var weekdayName: String { Self.weekdays.indices.contains(weekday - 1) ? Self.weekdays[weekday - 1] : "" }
}

extension CivilDate {
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
