@approximated("The scene begins on June 9, 2025, 9:41 AM.") public struct Date: Hashable, Comparable, Codable {
  public init() { native() }
  public init(timeIntervalSince1970 seconds: Double) { native() }
  public init(timeIntervalSinceReferenceDate seconds: Double) { native() }
  public init(timeIntervalSinceNow seconds: Double) { native() }
  public init(timeInterval seconds: Double, since date: Date) { native() }
  public static var now: Date { native() }
  public static var distantPast: Date { native() }
  public static var distantFuture: Date { native() }
  public static var timeIntervalSinceReferenceDate: Double { native() }
  public var timeIntervalSince1970: Double { native() }
  public var timeIntervalSinceReferenceDate: Double { native() }
  public var timeIntervalSinceNow: Double { native() }
  public func timeIntervalSince(_ other: Date) -> Double { native() }
  public func distance(to other: Date) -> Double { native() }
  public var description: String { native() }
  public func addingTimeInterval(_ seconds: Double) -> Date { native() }
  public func advanced(by seconds: Double) -> Date { native() }
  public func formatted() -> String { native() }
  public func formatted(date: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle) -> String { native() }
  public func formatted(_ format: Date.FormatStyle) -> String { native() }
}

extension Text {
  public struct DateStyle {
    public static let date = Self(), time = Self(), relative = Self(), offset = Self(), timer = Self()
  }
}

extension Date {
  public struct FormatStyle {
    public init(date: Date.FormatStyle.DateStyle? = nil, time: Date.FormatStyle.TimeStyle? = nil) { native() }
    public static var dateTime: Date.FormatStyle { native() }
    public func weekday(_ length: DateFormatLength = native()) -> Date.FormatStyle { native() }
    public func month(_ length: DateFormatLength = native()) -> Date.FormatStyle { native() }
    public func day(_ length: DateFormatLength = native()) -> Date.FormatStyle { native() }
    public func year(_ length: DateFormatLength = native()) -> Date.FormatStyle { native() }
    public func hour(_ length: DateFormatLength = native()) -> Date.FormatStyle { native() }
    public func minute(_ length: DateFormatLength = native()) -> Date.FormatStyle { native() }
    public func second(_ length: DateFormatLength = native()) -> Date.FormatStyle { native() }
  }
}

public struct DateFormatLength {
  public static let defaultDigits = Self(), twoDigits = Self(), abbreviated = Self(), wide = Self(), narrow = Self()
  public static let omitted = Self()
}

extension Date.FormatStyle {
  public struct DateStyle {
    public static let omitted = Self(), numeric = Self(), abbreviated = Self(), long = Self(), complete = Self()
  }
}

extension Date.FormatStyle {
  public struct TimeStyle {
    public static let omitted = Self(), shortened = Self(), standard = Self(), complete = Self()
  }
}

extension Text {
  public init(_ date: Date, style: Text.DateStyle) { native() }
  public init(_ date: Date, format: Date.FormatStyle) { native() }
}
