/// A time as stored: milliseconds since 1970 in UTC, from 1970 to the end of 9999.
///
/// Other values are clamped, so that a computer with a wrong clock can still store attempts.
struct Timestamp: Hashable {
  static let first: Int64 = 0
  static let last: Int64 = 253_402_300_799_999

  let milliseconds: Int64

  init(milliseconds: Int64) {
    self.milliseconds = min(max(milliseconds, Self.first), Self.last)
  }

  /// `2026-03-01T09:30:00Z`: whole seconds, truncated, so that it is never later than the actual time.
  var iso8601: String {
    let seconds = milliseconds / 1000
    let (day, time) = (seconds / 86_400, seconds % 86_400)
    let date = Self.civilDate(daysSince1970: day)
    return "\(padded(date.year, 4))-\(padded(date.month, 2))-\(padded(date.day, 2))"
      + "T\(padded(time / 3600, 2)):\(padded(time / 60 % 60, 2)):\(padded(time % 60, 2))Z"
  }

  /// The Gregorian date, computed with years that start on March 1: the leap day is then the last day of its year and
  /// needs no special case, and month lengths follow (153 m + 2) / 5.
  private static func civilDate(daysSince1970 days: Int64) -> (year: Int64, month: Int64, day: Int64) {
    let sinceMarchOfYear0 = days + 719_468
    let (era, dayOfEra) = (sinceMarchOfYear0 / 146_097, sinceMarchOfYear0 % 146_097)
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    let year = era * 400 + yearOfEra + (month <= 2 ? 1 : 0)
    return (year, month, dayOfYear - (153 * monthFromMarch + 2) / 5 + 1)
  }

  private func padded(_ number: Int64, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}
