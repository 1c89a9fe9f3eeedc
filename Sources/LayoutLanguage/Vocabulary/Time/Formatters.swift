import Diagnostics

extension Vocabulary {
  /// The formatters of Foundation, for an American reader in Greenwich.
  static let formatters: [NativeDeclaration] =
    [
      .type("protocol Formatter"),
      .type("class DateFormatter: Formatter").approximated(
        "Writes as an American reader in Greenwich sees it; reads nothing."),
      .type("class NumberFormatter: Formatter").approximated("Writes as an American reader sees it; reads nothing."),
      .type("struct NSNumber: Hashable"), .type("struct DateFormatterStyle"), .type("struct NumberFormatterStyle"),
      .member("DateFormatter", "init()") { FormatterSettings.made() },
      .member("NumberFormatter", "init()") { FormatterSettings.made() },
      .member("DateFormatter", "func string(from date: Date) -> String") {
        (run: Run, call: Arguments, dateFormatter: Value?, date: CivilDate) throws(Stop) in
        let text = dateText(FormatterSettings(dateFormatter), date)
        return .string(try run.checked(text, at: call.range))
      },
      .member(
        "DateFormatter",
        "static func localizedString(from date: Date, dateStyle: DateFormatterStyle, timeStyle: DateFormatterStyle) -> String"
      ) { (date: CivilDate, dateStyle: NativeCase?, timeStyle: NativeCase?) in
        .string(styled(date, dateStyle?.name, timeStyle?.name))
      },
      .member("DateFormatter", "func date(from text: String) -> Date?") { (dateFormatter: Value?, text: String) in
        DatePattern(pattern: datePattern(of: dateFormatter)).seconds(text).map { .some(.double($0)) } ?? .none
      },
      .member("DateFormatter", "func setLocalizedDateFormatFromTemplate(_ template: String)") {
        (call: Arguments, dateFormatter: Value?, template: String) throws(Stop) in
        guard DateFormat(template: template) != nil else {
          throw Stop(problem: Problem(unsupported: .call, at: call.range))
        }
        FormatterSettings(dateFormatter)["template"] = .string(template)
        FormatterSettings(dateFormatter)["dateFormat"] = .string("")
        return .void
      },
      .member("NumberFormatter", "func string(from number: NSNumber) -> String?") {
        (numberFormatter: Value?, number: Double) in
        .some(.string(numberText(FormatterSettings(numberFormatter), number)))
      },
      .member("NumberFormatter", "func string(for value: Any?) -> String?") {
        (numberFormatter: Value?, value: Value?) in
        guard let number = value?.given?.number else { return .none }
        return .some(.string(numberText(FormatterSettings(numberFormatter), number)))
      },
      .member("NSNumber", "var doubleValue: Double") { (nsNumber: Double) in .double(nsNumber) },
      .member("TextField", "init<V>(_ title: String, value: Binding<V>, formatter: NumberFormatter)") {
        (call: Arguments, _: Value?, value: Value?, formatter: Value?) in
        field(numberText(FormatterSettings(formatter), value?.unboxed.number ?? 0), call)
      },
    ]
    + ["Int", "Double", "CGFloat", "Float"].map { type in
      .member("NSNumber", "init(value: \(type))") { (value: Double) in .double(value) }
    }
    + names("DateFormatterStyle", ["none", "short", "medium", "long", "full"])
    + names("NumberFormatterStyle", ["none", "decimal", "currency", "percent"])
    + [
      ("DateFormatter", "dateFormat", "String", ""), ("DateFormatter", "dateStyle", "DateFormatterStyle", "none"),
      ("DateFormatter", "timeStyle", "DateFormatterStyle", "none"),
      ("NumberFormatter", "numberStyle", "NumberFormatterStyle", "none"),
      ("NumberFormatter", "currencyCode", "String", "USD"), ("NumberFormatter", "currencySymbol", "String", "$"),
    ].map { owner, name, type, start in
      setting(owner, name, type, type == "String" ? .string(start) : .token(start))
    }
    + ["NumberFormatter", "DateFormatter"].map { owner in
      setting(owner, "locale", "Locale?", .none).approximated("Words and signs are those of the United States.")
    }
    + [
      setting("DateFormatter", "calendar", "Calendar?", .none).approximated(
        "Dates are those of the Gregorian calendar."),
      setting("DateFormatter", "timeZone", "TimeZone?", .none).approximated("Times are those of Greenwich."),
      .type("struct TimeZone: Hashable").approximated("Times are those of Greenwich."),
      .constant("TimeZone", "current", "TimeZone", .token("GMT")),
      .constant("TimeZone", "gmt", "TimeZone", .token("GMT")),
      .constant("TimeZone", "autoupdatingCurrent", "TimeZone", .token("GMT")),
      .member("TimeZone", "var identifier: String") { (timeZone: NativeCase?) in .string(timeZone?.name ?? "GMT") },
    ]
    + ["abbreviation: String", "identifier: String", "secondsFromGMT: Int"].map { form in
      .member("TimeZone", "init(\(form)) -> TimeZone?") { (name: String?) in .some(.token(name ?? "GMT")) }
    }
    + ["minimumFractionDigits", "maximumFractionDigits"].map { setting("NumberFormatter", $0, "Int", .int(0)) }

  /// The pattern that a `DateFormatter` was given.
  static func datePattern(of formatter: Value?) -> String { FormatterSettings(formatter).text("dateFormat") ?? "" }

  private static func dateText(_ settings: FormatterSettings, _ date: CivilDate) -> String {
    if let pattern = settings.text("dateFormat") { return DatePattern(pattern: pattern).text(date) }
    if let format = settings.text("template").flatMap({ DateFormat(template: $0) }) { return format.text(date) }
    return styled(date, settings.text("dateStyle"), settings.text("timeStyle"))
  }

  /// `.medium` and `.short`: `Jun 9, 2025 at 9:41 AM`.
  private static func styled(_ date: CivilDate, _ day: String?, _ time: String?) -> String {
    let days = ["short": "M/d/yy", "medium": "MMM d, y", "long": "MMMM d, y", "full": "EEEE, MMMM d, y"]
    let times = ["short": "h:mm", "medium": "h:mm:ss", "long": "h:mm:ss", "full": "h:mm:ss"]
    let dayText = days[day ?? "none"].map { DatePattern(pattern: $0).text(date) }
    let timeText = times[time ?? "none"].map {
      DatePattern(pattern: $0).text(date) + "\u{202F}" + DatePattern(pattern: "a").text(date)
        + (time == "long" ? " GMT" : time == "full" ? " Greenwich Mean Time" : "")
    }
    let between = day == "short" ? ", " : " at "
    return [dayText, timeText].compactMap { $0 }.joined(separator: between)
  }

  static func numberText(_ settings: FormatterSettings, _ number: Double) -> String {
    let style = settings.text("numberStyle") ?? "none"
    let usual = ["decimal": (0, 3), "currency": (2, 2)][style] ?? (0, 0)
    let least = settings.number("minimumFractionDigits") ?? min(usual.0, settings.number("maximumFractionDigits") ?? 9)
    let most = max(settings.number("maximumFractionDigits") ?? max(usual.1, least), least)
    var format = NumberFormat(isPercent: style == "percent")
    format.fractionLength = min(max(most, 0), 12)
    var text = format.text(number)
    if style == "none" { text = text.replacing(",", with: "") }
    text = withoutZeros(text, butFor: least)
    guard style == "currency" else { return text }
    let symbol =
      settings.text("currencySymbol") ?? NumberFormat(currency: settings.text("currencyCode") ?? "USD").currency
    return text.hasPrefix("-") ? "-" + symbol + text.dropFirst() : symbol + text
  }

  /// Zeros at the end of a fraction go, but for the fewest digits that are wanted.
  private static func withoutZeros(_ text: String, butFor least: Int) -> String {
    guard let point = text.lastIndex(of: ".") else { return text }
    let end = text.hasSuffix("%") ? "%" : ""
    let whole = text[..<point]
    var fraction = text[text.index(after: point)...].dropLast(end.count)
    while fraction.count > least, fraction.last == "0" { fraction = fraction.dropLast() }
    return whole + (fraction.isEmpty ? "" : "." + fraction) + end
  }

  private static func field(_ shown: String, _ arguments: Arguments) -> Value {
    control(.textField(text: .text(shown, at: arguments.range)), arguments)
  }
}
