import Diagnostics

extension Vocabulary {
  /// Numbers with a unit, and turning one unit into another.
  static let measurements: [NativeDeclaration] =
    [
      .type("protocol Unit: Hashable"), .type("protocol Dimension: Unit"),
      .type("struct Measurement<UnitType>: Hashable"),
      .member("Measurement", "init(value: Double, unit: UnitType)") { (value: Double, unit: Value) in
        .tuple([.double(value), unit])
      },
      .member("Measurement", "var value: Double") { (call: Arguments) in number(call, 0) },
      .member("Measurement", "var unit: UnitType") { (call: Arguments) in number(call, 1) },
      .member("Measurement", "func converted(to unit: UnitType) -> Measurement<UnitType>") {
        (call: Arguments) throws(Stop) in
        try converted(call)
      },
      .member("Measurement", "mutating func convert(to unit: UnitType)") { (call: Arguments) throws(Stop) in
        try converted(call)
      },
      .member("Unit", "var symbol: String") { (unitArgument: Value?) in .string(unit(unitArgument)?.symbol ?? "") },
      .type("class MeasurementFormatter: Formatter").approximated(
        "Writes a measurement in its own unit, as an American reader sees it."),
      .type("struct MeasurementFormatterUnitOptions: OptionSet"), .type("struct FormatterUnitStyle: Hashable"),
      .member("MeasurementFormatter", "init()") { FormatterSettings.made() },
      setting("MeasurementFormatter", "unitOptions", "MeasurementFormatterUnitOptions", .set(KeyedValues())),
      setting("MeasurementFormatter", "unitStyle", "FormatterUnitStyle", .token("medium")),
      .member("MeasurementFormatter", "func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String")
      { (run: Run, call: Arguments, measurementFormatter: Value?, measurement: Value?) throws(Stop) in
        let settings = FormatterSettings(measurementFormatter)
        let options = settings["unitOptions"].map { tokens($0) } ?? []
        guard case .tuple(let parts, _)? = measurement, parts.count == 2, let unit = unit(parts[1]),
          options == ["providedUnit"], settings.text("unitStyle") ?? "medium" == "medium"
        else { throw Stop(problem: Problem(unsupported: .call, at: call.range)) }
        return .string(written(parts[0].number) + (unit.symbol.hasPrefix("°") ? "" : " ") + unit.symbol)
      },
      .member("MeasurementFormatter", "func string(from unit: Unit) -> String") {
        (call: Arguments, measurementFormatter: Value?, unitArgument: Value?) throws(Stop) in
        guard let unit = unit(unitArgument) else { return .string("") }
        if FormatterSettings(measurementFormatter).text("unitStyle") ?? "medium" == "medium" {
          return .string(unit.symbol)
        }
        guard FormatterSettings(measurementFormatter).text("unitStyle") == "long", unit.type != "UnitTemperature",
          !unit.name.contains(where: \.isUppercase)
        else { throw Stop(problem: Problem(unsupported: .call, at: call.range)) }
        return .string(unit.name)
      },
    ]
    + Set(UnitOfMeasure.all.map(\.type)).sorted().map { .type("struct \($0): Dimension") }
    + UnitOfMeasure.all.map { unit in
      .constant(unit.type, unit.name, unit.type, .token("\(unit.type).\(unit.name)"))
    }
    + names("MeasurementFormatterUnitOptions", ["providedUnit", "naturalScale", "temperatureWithoutUnit"])
    + names("FormatterUnitStyle", ["short", "medium", "long"])

  private static func number(_ arguments: Arguments, _ index: Int) -> Value {
    guard case .tuple(let parts, _)? = arguments[0], parts.count == 2 else { return .void }
    return parts[index]
  }

  /// With three digits behind the point at most.
  private static func written(_ number: Double) -> String {
    var format = NumberFormat(isPercent: false)
    format.fractionLength = 3
    let text = format.text(number)
    let (whole, digits) = (text.prefix { $0 != "." }, text.drop { $0 != "." })
    let kept = digits.reversed().drop { $0 == "0" || $0 == "." }.reversed()
    return String(whole) + (kept.isEmpty ? "" : String(kept))
  }

  private static func unit(_ value: Value?) -> UnitOfMeasure? {
    if case .token(let name)? = value?.unerased { UnitOfMeasure.named(name) } else { nil }
  }

  private static func converted(_ arguments: Arguments) throws(Stop) -> Value {
    guard case .tuple(let parts, _)? = arguments[0], parts.count == 2, let own = unit(parts[1]),
      let other = unit(arguments[1])
    else { return arguments[0] ?? .void }
    if own.type != other.type {
      throw Stop(
        .runtime, "Fatal error: Attempt to convert from one unit to another that it does not agree with",
        at: arguments.range)
    }
    return .tuple([.double(own.converted(parts[0].number, to: other)), arguments[1] ?? .void])
  }
}
