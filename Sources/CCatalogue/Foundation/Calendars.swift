@approximated("The Gregorian one in Greenwich, whatever is asked for.") public struct Calendar: Hashable {
  public static var current: Calendar { native() }
  public static var autoupdatingCurrent: Calendar { native() }
  public init(identifier: Calendar.Identifier) { native() }
  public var firstWeekday: Int { native() }
  public func component(_ component: Calendar.Component, from date: Date) -> Int { native() }
  public func startOfDay(for date: Date) -> Date { native() }
  public func isDate(_ date: Date, inSameDayAs other: Date) -> Bool { native() }
  public func isDate(_ date: Date, equalTo other: Date, toGranularity component: Calendar.Component) -> Bool {
    native()
  }
  public func compare(_ date1: Date, to date2: Date, toGranularity component: Calendar.Component) -> ComparisonResult {
    native()
  }
  public func isDateInWeekend(_ date: Date) -> Bool { native() }
  public func date(byAdding component: Calendar.Component, value: Int, to date: Date) -> Date? { native() }
  public func date(byAdding components: DateComponents, to date: Date) -> Date? { native() }
  public func date(bySettingHour hour: Int, minute: Int, second: Int, of date: Date) -> Date? { native() }
  public func date(from components: DateComponents) -> Date? { native() }
  public func dateComponents(_ components: Set<Calendar.Component>, from date: Date) -> DateComponents { native() }
  public func dateComponents(_ components: Set<Calendar.Component>, from start: Date, to end: Date) -> DateComponents {
    native()
  }
  public func range(of smaller: Calendar.Component, in larger: Calendar.Component, for date: Date) -> Range<Int>? {
    native()
  }
  public func isDateInToday(_ date: Date) -> Bool { native() }
  public func isDateInYesterday(_ date: Date) -> Bool { native() }
  public func isDateInTomorrow(_ date: Date) -> Bool { native() }
  public var weekdaySymbols: [String] { native() }
  public var shortWeekdaySymbols: [String] { native() }
  public var veryShortWeekdaySymbols: [String] { native() }
  public var monthSymbols: [String] { native() }
  public var shortMonthSymbols: [String] { native() }
  public var veryShortMonthSymbols: [String] { native() }
}

extension Calendar {
  public struct Component: Hashable {
    public static let year = Self(), month = Self(), day = Self(), hour = Self(), minute = Self(), second = Self()
    public static let weekday = Self(), weekOfYear = Self(), weekOfMonth = Self(), nanosecond = Self()
  }
}

extension Calendar {
  public struct Identifier: Hashable {
    public static let gregorian = Self(), iso8601 = Self()
  }
}

public struct DateComponents: Hashable {
  public init(
    year: Int? = nil, month: Int? = nil, day: Int? = nil, hour: Int? = nil, minute: Int? = nil, second: Int? = nil,
    weekday: Int? = nil
  ) { native() }
  public var date: Date? { native() }
  public var year: Int? {
    get { native() }
    set { native() }
  }
  public var month: Int? {
    get { native() }
    set { native() }
  }
  public var day: Int? {
    get { native() }
    set { native() }
  }
  public var hour: Int? {
    get { native() }
    set { native() }
  }
  public var minute: Int? {
    get { native() }
    set { native() }
  }
  public var second: Int? {
    get { native() }
    set { native() }
  }
  public var weekday: Int? {
    get { native() }
    set { native() }
  }
}
