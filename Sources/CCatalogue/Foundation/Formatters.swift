public protocol Formatter {}

@approximated("Writes as an American reader in Greenwich sees it; reads nothing.") public class DateFormatter: Formatter
{
  public init() { native() }
  public func string(from date: Date) -> String { native() }
  public static func localizedString(from date: Date, dateStyle: DateFormatter.Style, timeStyle: DateFormatter.Style)
    -> String
  { native() }
  public func date(from text: String) -> Date? { native() }
  public func setLocalizedDateFormatFromTemplate(_ template: String) { native() }
  public var dateFormat: String {
    get { native() }
    set { native() }
  }
  public var dateStyle: DateFormatter.Style {
    get { native() }
    set { native() }
  }
  public var timeStyle: DateFormatter.Style {
    get { native() }
    set { native() }
  }
  @approximated("Words and signs are those of the United States.") public var locale: Locale? {
    get { native() }
    set { native() }
  }
  @approximated("Dates are those of the Gregorian calendar.") public var calendar: Calendar? {
    get { native() }
    set { native() }
  }
  @approximated("Times are those of Greenwich.") public var timeZone: TimeZone? {
    get { native() }
    set { native() }
  }
}

@approximated("Writes as an American reader sees it; reads nothing.") public class NumberFormatter: Formatter {
  public init() { native() }
  public func string(from number: NSNumber) -> String? { native() }
  public func string(for value: Any?) -> String? { native() }
  public var numberStyle: NumberFormatter.Style {
    get { native() }
    set { native() }
  }
  public var currencyCode: String {
    get { native() }
    set { native() }
  }
  public var currencySymbol: String {
    get { native() }
    set { native() }
  }
  @approximated("Words and signs are those of the United States.") public var locale: Locale? {
    get { native() }
    set { native() }
  }
  public var minimumFractionDigits: Int {
    get { native() }
    set { native() }
  }
  public var maximumFractionDigits: Int {
    get { native() }
    set { native() }
  }
}

public struct NSNumber: Hashable {
  public var doubleValue: Double { native() }
  public init(value: Int) { native() }
  public init(value: Double) { native() }
  public init(value: CGFloat) { native() }
  public init(value: Float) { native() }
}

extension DateFormatter {
  public struct Style {
    public static let none = Self(), short = Self(), medium = Self(), long = Self(), full = Self()
  }
}

extension NumberFormatter {
  public struct Style {
    public static let none = Self(), decimal = Self(), currency = Self(), percent = Self()
  }
}

extension TextField {
  public init<V>(_ title: String, value: Binding<V>, formatter: NumberFormatter) { native() }
}

@approximated("Times are those of Greenwich.") public struct TimeZone: Hashable {
  public static var current: TimeZone { native() }
  public static var gmt: TimeZone { native() }
  public static var autoupdatingCurrent: TimeZone { native() }
  public var identifier: String { native() }
  public init?(abbreviation: String) { native() }
  public init?(identifier: String) { native() }
  public init?(secondsFromGMT: Int) { native() }
}
