import Diagnostics
import LayoutProgram

extension Natives {
  /// Foundation's formatters, for an American reader in Greenwich.
  static let formatters: [Native] =
    [
      .native("DateFormatter.init()") { FormatterSettings.made() },
      .native("NumberFormatter.init()") { FormatterSettings.made() },
      .native("DateFormatter.string(from:)") {
        (run: Run, call: Arguments, dateFormatter: Value?, date: CivilDate) throws(Stop) in
        guard let text = dateText(FormatterSettings(dateFormatter), date) else {
          throw Stop(
            problem: Problem(
              unsupported: .name("dateFormat = \"\(datePattern(of: dateFormatter))\""), at: call.range))
        }
        return .string(try run.checked(text, at: call.range))
      },
      .native("DateFormatter.localizedString(from:dateStyle:timeStyle:)") {
        (date: CivilDate, dateStyle: NativeCase?, timeStyle: NativeCase?) in
        .string(styled(date, dateStyle?.name, timeStyle?.name))
      },
      .native("DateFormatter.date(from:)") { (dateFormatter: Value?, text: String) in
        DatePattern(pattern: datePattern(of: dateFormatter)).seconds(text).map { .some(.double($0)) } ?? .none
      },
      .native("DateFormatter.setLocalizedDateFormatFromTemplate(_:)") {
        (call: Arguments, dateFormatter: Value?, template: String) throws(Stop) in
        guard DateFormat(template: template) != nil else {
          throw Stop(problem: Problem(unsupported: .call, at: call.range))
        }
        FormatterSettings(dateFormatter)["template"] = .string(template)
        FormatterSettings(dateFormatter)["dateFormat"] = .string("")
        return .void
      },
      .native("NumberFormatter.string(from:)") { (numberFormatter: Value?, number: Double) in
        .some(.string(numberText(FormatterSettings(numberFormatter), number)))
      },
      .native("NumberFormatter.string(for:)") { (numberFormatter: Value?, value: Value?) in
        guard let number = value?.given?.number else { return .none }
        return .some(.string(numberText(FormatterSettings(numberFormatter), number)))
      },
      .native("NSNumber.doubleValue") { (nsNumber: Double) in .double(nsNumber) },
      .native("TextField.init(_:value:formatter:)") { (call: Arguments, _: Value?, value: Value?, formatter: Value?) in
        field(numberText(FormatterSettings(formatter), value?.unboxed.number ?? 0), call)
      },
    ]
    + ["Int", "Double", "CGFloat", "Float"].map { type in
      .native("NSNumber.init(value: \(type))") { (value: Double) in .double(value) }
    }
    + [
      setting("DateFormatter", "dateFormat", .string("")), setting("DateFormatter", "dateStyle", .token("none")),
      setting("DateFormatter", "timeStyle", .token("none")), language("DateFormatter"),
      setting("NumberFormatter", "numberStyle", .token("none")), language("NumberFormatter"),
      setting("NumberFormatter", "currencyCode", .string("USD")),
      setting("NumberFormatter", "currencySymbol", .string("$")),
      setting("DateFormatter", "calendar", .none),
      setting("DateFormatter", "timeZone", .none),
      .constant("TimeZone.current", .token("GMT")),
      .constant("TimeZone.gmt", .token("GMT")),
      .constant("TimeZone.autoupdatingCurrent", .token("GMT")),
      .native("TimeZone.identifier") { (timeZone: NativeCase?) in .string(timeZone?.name ?? "GMT") },
    ]
    + ["abbreviation", "identifier", "secondsFromGMT"].map { label in
      .native("TimeZone.init(\(label):)") { (call: Arguments, zone: Value) throws(Stop) in
        guard ["0", "GMT", "UTC", "Etc/UTC", "Etc/GMT"].contains(zone.text) else {
          throw Stop(problem: Problem(unsupported: .name("TimeZone(\(label): \(zone.text))"), at: call.range))
        }
        return .some(.token("GMT"))
      }
    }
    + ["minimumFractionDigits", "maximumFractionDigits"].map { setting("NumberFormatter", $0, .int(0)) }

  /// A formatter's `locale`, which must be an English one.
  private static func language(_ formatter: String) -> Native {
    .property("\(formatter).locale") { (receiver: Value?) in
      FormatterSettings(receiver)["locale"] ?? .none
    } set: { (call: Arguments, receiver: Value, locale: Value?) throws(Stop) in
      let name = locale?.given?.text ?? "en"
      guard name.hasPrefix("en") || name == "C" else {
        throw Stop(problem: Problem(unsupported: .name("Locale(identifier: \"\(name)\")"), at: call.range))
      }
      FormatterSettings(receiver)["locale"] = locale
      return receiver
    }
  }

  /// The pattern of a `DateFormatter`.
  static func datePattern(of formatter: Value?) -> String { FormatterSettings(formatter).text("dateFormat") ?? "" }

  private static func dateText(_ settings: FormatterSettings, _ date: CivilDate) -> String? {
    if let pattern = settings.text("dateFormat") { return DatePattern(pattern: pattern).text(date) }
    if let format = settings.text("template").flatMap({ DateFormat(template: $0) }) { return format.text(date) }
    return styled(date, settings.text("dateStyle"), settings.text("timeStyle"))
  }

  /// A date and time in named styles, such as `.medium` and `.short`: `Jun 9, 2025 at 9:41 AM`.
  private static func styled(_ date: CivilDate, _ day: String?, _ time: String?) -> String {
    let days = ["short": "M/d/yy", "medium": "MMM d, y", "long": "MMMM d, y", "full": "EEEE, MMMM d, y"]
    let times = ["short": "h:mm", "medium": "h:mm:ss", "long": "h:mm:ss", "full": "h:mm:ss"]
    let dayText = days[day ?? "none"].flatMap { DatePattern(pattern: $0).text(date) }
    let timeText = times[time ?? "none"].flatMap { DatePattern(pattern: $0 + "\u{202F}a").text(date) }.map {
      $0 + (time == "long" ? " GMT" : time == "full" ? " Greenwich Mean Time" : "")
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
    format.fractionLengths = NumberFormat.lengths(.range(least, most &+ 1))
    var text = format.text(number)
    if style == "none" { text = text.replacing(",", with: "") }
    guard style == "currency" else { return text }
    let symbol =
      settings.text("currencySymbol") ?? NumberFormat(currency: settings.text("currencyCode") ?? "USD").currency
    return text.hasPrefix("-") ? "-" + symbol + text.dropFirst() : symbol + text
  }

  private static func field(_ shown: String, _ arguments: Arguments) -> Value {
    control(.textField(text: .text(shown, at: arguments.range), grows: false), arguments)
  }
}
