/// A day of the Julian calendar, in which every fourth year has a leap day, by its number.
struct JulianDay {
  private let number: Int

  /// The number of January 1, 1970.
  private static let epoch = 2_440_588

  init(secondsSince1970 seconds: Double) { number = Self.epoch + Int((seconds / 86_400).rounded(.down)) }

  /// Months and days out of range carry over.
  init(year: Int, month: Int, day: Int) {
    // Years that begin in March end with the leap day.
    let months = (year + 4800) * 12 + month - 3
    let (whole, rest) = (Self.floor(months, 12), months - Self.floor(months, 12) * 12)
    number = day + (153 * rest + 2) / 5 + 365 * whole + Self.floor(whole, 4) - 32_083
  }

  var secondsSince1970: Double { Double(number - Self.epoch) * 86_400 }

  var date: (year: Int, month: Int, day: Int) {
    let days = number + 32_082
    let year = Self.floor(4 * days + 3, 1461)
    let ofYear = days - Self.floor(1461 * year, 4)
    let month = (5 * ofYear + 2) / 153
    return (year - 4800 + month / 10, month + 3 - 12 * (month / 10), ofYear - (153 * month + 2) / 5 + 1)
  }

  /// The quotient, rounded down.
  private static func floor(_ number: Int, _ divisor: Int) -> Int {
    (number - (number % divisor + divisor) % divisor) / divisor
  }
}
