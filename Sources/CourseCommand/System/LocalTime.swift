import Glibc

/// Formats moments in the reader's time zone.
///
///     2026-03-01T09:30:00Z   → 2026-03-01 10:30 in Vienna
enum LocalTime {
  /// Formats a moment in milliseconds since 1970.
  static func words(milliseconds: Int64) -> String {
    var seconds = time_t(milliseconds / 1000)
    var local = tm()
    var letters = [CChar](repeating: 0, count: 64)
    guard localtime_r(&seconds, &local) != nil, strftime(&letters, letters.count, "%Y-%m-%d %H:%M", &local) > 0 else {
      return ""
    }
    return String(decoding: letters.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Formats a moment in UTC; returns other text unchanged.
  static func words(for moment: String) -> String {
    let numbers = moment.split { "-T:Z".contains($0) }.map { Int32($0) }
    guard numbers.count == 6, moment.hasSuffix("Z"), let year = numbers[0], let month = numbers[1],
      let day = numbers[2],
      let hour = numbers[3], let minute = numbers[4], let second = numbers[5]
    else { return moment }
    var utc = tm()
    (utc.tm_year, utc.tm_mon, utc.tm_mday) = (year - 1900, month - 1, day)
    (utc.tm_hour, utc.tm_min, utc.tm_sec) = (hour, minute, second)
    var seconds = timegm(&utc)
    var local = tm()
    guard localtime_r(&seconds, &local) != nil else { return moment }
    var letters = [CChar](repeating: 0, count: 64)
    guard strftime(&letters, letters.count, "%Y-%m-%d %H:%M", &local) > 0 else { return moment }
    return String(decoding: letters.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
