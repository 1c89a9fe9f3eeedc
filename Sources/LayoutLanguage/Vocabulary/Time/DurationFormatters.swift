import Diagnostics

extension Vocabulary {
  /// How long something takes, in words.
  ///
  ///     positional  1:05      abbreviated  1m 5s      full  1 minute, 5 seconds
  static let durationFormatters: [NativeDeclaration] =
    [
      .type("class DateComponentsFormatter: Formatter").approximated("Writes as an American reader sees it."),
      .type("struct NSCalendarUnit: OptionSet"), .type("struct DateComponentsFormatterUnitsStyle: Hashable"),
      .type("struct DateComponentsFormatterZeroFormattingBehavior: OptionSet"),
      .member("DateComponentsFormatter", "init()") { FormatterSettings.made() },
      .member("DateComponentsFormatter", "func string(from interval: TimeInterval) -> String?") {
        (run: Run, call: Arguments, _: Value?, interval: Double) throws(Stop) in
        try written(call, interval)
      },
      .member("DateComponentsFormatter", "func string(from start: Date, to end: Date) -> String?") {
        (run: Run, call: Arguments, _: Value?, start: Double, end: Double) throws(Stop) in
        try written(call, end - start)
      },
    ]
    + [
      setting("DateComponentsFormatter", "allowedUnits", "NSCalendarUnit", .set(KeyedValues())),
      setting("DateComponentsFormatter", "maximumUnitCount", "Int", .int(0)),
      setting(
        "DateComponentsFormatter", "unitsStyle", "DateComponentsFormatterUnitsStyle", .token("positional")),
      setting(
        "DateComponentsFormatter", "zeroFormattingBehavior", "DateComponentsFormatterZeroFormattingBehavior",
        .token("default")),
    ]
    + names("NSCalendarUnit", ["year", "month", "weekOfMonth"] + units.map(\.name))
    + names(
      "DateComponentsFormatterUnitsStyle", ["positional", "abbreviated", "brief", "short", "full", "spellOut"])
    + names(
      "DateComponentsFormatterZeroFormattingBehavior",
      ["default", "pad", "dropLeading", "dropMiddle", "dropTrailing", "dropAll"])

  private static let units: [(name: String, length: Int, short: String)] = [
    ("day", 86_400, "day"), ("hour", 3600, "hr"), ("minute", 60, "min"), ("second", 1, "sec"),
  ]

  private static func written(_ arguments: Arguments, _ interval: Double) throws(Stop) -> Value {
    let settings = FormatterSettings(arguments[0])
    let wanted = settings["allowedUnits"].map { tokens($0) } ?? []
    let known = units.filter { wanted.contains($0.name) }
    let style = settings.text("unitsStyle") ?? "positional"
    let behaviour = settings["zeroFormattingBehavior"].map { tokens($0) } ?? ["default"]
    let isKnown = ["positional", "abbreviated", "brief", "short", "full"].contains(style)
    guard !known.isEmpty, known.count == wanted.count, isKnown, interval >= 0, interval < 1e12,
      (settings.number("maximumUnitCount") ?? 0) == 0, behaviour == ["default"] || behaviour == ["pad"]
    else { throw Stop(problem: Problem(unsupported: .call, at: arguments.range)) }
    var rest = Int(interval.rounded(.down))
    var parts: [(count: Int, unit: (name: String, length: Int, short: String))] = []
    for unit in known {
      parts.append((rest / unit.length, unit))
      rest %= unit.length
    }
    let isPadded = behaviour == ["pad"]
    if style == "positional" { return .some(.string(positional(parts.map(\.count), isPadded: isPadded))) }
    let shown = isPadded ? parts : parts.filter { $0.count != 0 }
    let words = (shown.isEmpty ? parts.suffix(1) : shown).map { word($0.count, $0.unit, style) }
    return .some(.string(words.joined(separator: style == "abbreviated" || style == "brief" ? " " : ", ")))
  }

  private static func positional(_ counts: [Int], isPadded: Bool) -> String {
    let shown = isPadded ? counts[...] : counts.drop { $0 == 0 }
    if shown.isEmpty { return "0" }
    return shown.enumerated().map { place, count in
      count < 10 && (place > 0 || isPadded) ? "0\(count)" : "\(count)"
    }.joined(separator: ":")
  }

  private static func word(_ count: Int, _ unit: (name: String, length: Int, short: String), _ style: String) -> String
  {
    switch style {
    case "abbreviated": "\(count)\(unit.name.prefix(1))"
    case "brief": "\(count)\(unit.short)\(unit.name == "day" && count != 1 ? "s" : "")"
    case "short": "\(count) \(unit.short)\(unit.name == "day" && count != 1 ? "s" : "")"
    default: "\(count) \(unit.name)\(count == 1 ? "" : "s")"
    }
  }
}
