import Testing

@testable import ProgressStore

@Suite struct TimestampTests {
  /// Checked with `date -u -d @SECONDS`: leap days, century years with and without one, and both ends.
  static let moments: [(milliseconds: Int64, text: String)] = [
    (0, "1970-01-01T00:00:00Z"),
    (951_782_399_999, "2000-02-28T23:59:59Z"),
    (951_782_400_000, "2000-02-29T00:00:00Z"),
    (951_868_800_000, "2000-03-01T00:00:00Z"),
    (1_772_357_400_000, "2026-03-01T09:30:00Z"),
    (1_830_297_599_000, "2027-12-31T23:59:59Z"),
    (4_107_542_399_000, "2100-02-28T23:59:59Z"),
    (4_107_542_400_000, "2100-03-01T00:00:00Z"),
    (253_402_300_799_999, "9999-12-31T23:59:59Z"),
  ]

  @Test(arguments: moments)
  func aMomentReadsAsUTC(_ moment: (milliseconds: Int64, text: String)) {
    #expect(Timestamp(milliseconds: moment.milliseconds).iso8601 == moment.text)
  }

  @Test(arguments: [(Int64.min, "1970-01-01T00:00:00Z"), (-1, "1970-01-01T00:00:00Z"), (.max, "9999-12-31T23:59:59Z")])
  func aWrongClockMovesToTheNearestEnd(_ milliseconds: Int64, _ text: String) {
    #expect(Timestamp(milliseconds: milliseconds).iso8601 == text)
  }

  @Test func theSystemClockHasPassed2020() {
    #expect(SystemClock.milliseconds() > 1_577_836_800_000)
  }
}
