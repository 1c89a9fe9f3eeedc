public struct DateInterval: Hashable {
  public init(start: Date, end: Date) { native() }
  public init(start: Date, duration: TimeInterval) { native() }
  public var start: Date { native() }
  public var end: Date { native() }
  public var duration: TimeInterval { native() }
  public func contains(_ date: Date) -> Bool { native() }
}

extension Calendar {
  public struct MatchingPolicy: Hashable {
    public static let nextTime = Self(), nextTimePreservingSmallerComponents = Self(), strict = Self()
  }
}

extension Calendar {
  public func dateInterval(of component: Calendar.Component, for date: Date) -> DateInterval? { native() }
  public func nextDate(after date: Date, matching components: DateComponents, matchingPolicy: Calendar.MatchingPolicy)
    -> Date?
  { native() }
  public func enumerateDates(
    startingAfter start: Date, matching components: DateComponents, matchingPolicy: Calendar.MatchingPolicy,
    using block: (Date?, Bool, inout Bool) -> Void
  ) { native() }
}
