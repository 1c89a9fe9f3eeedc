extension Vocabulary {
  /// Lengths in words: `3.2 km`.
  static let lengthFormatters: [NativeDeclaration] =
    [
      .type("class LengthFormatter: Formatter").approximated("Writes as an American reader sees it."),
      .type("struct LengthFormatterUnit: Hashable"),
      .member("LengthFormatter", "init()") { (call: Arguments) in
        let formatter = FormatterSettings.made()
        let numbers = FormatterSettings.made()
        FormatterSettings(numbers)["numberStyle"] = .token("decimal")
        FormatterSettings(numbers)["maximumFractionDigits"] = .int(2)
        FormatterSettings(formatter)["numberFormatter"] = numbers
        return formatter
      },
      setting("LengthFormatter", "numberFormatter", "NumberFormatter", FormatterSettings.made()),
      setting("LengthFormatter", "unitStyle", "FormatterUnitStyle", .token("medium")),
      .member("LengthFormatter", "func string(fromValue value: Double, unit: LengthFormatterUnit) -> String") {
        (formatter: Value?, value: Double, unit: NativeCase?) in
        let settings = FormatterSettings(formatter)
        let number = numberText(FormatterSettings(settings["numberFormatter"]), value)
        let style = settings.text("unitStyle") ?? "medium"
        guard let unit = units.first(where: { $0.name == unit?.name }) else { return .string(number) }
        if style == "long" { return .string("\(number) \(value == 1 ? String(unit.name) : unit.several)") }
        return .string(style == "short" ? number + unit.symbol : "\(number) \(unit.symbol)")
      },
    ] + names("LengthFormatterUnit", units.map(\.name))

  private static let units: [(name: String, several: String, symbol: String)] = [
    ("millimeter", "millimeters", "mm"), ("centimeter", "centimeters", "cm"), ("meter", "meters", "m"),
    ("kilometer", "kilometers", "km"), ("inch", "inches", "in"), ("foot", "feet", "ft"), ("yard", "yards", "yd"),
    ("mile", "miles", "mi"),
  ]
}
