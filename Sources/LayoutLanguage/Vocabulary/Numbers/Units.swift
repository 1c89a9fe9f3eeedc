/// A unit of measure: how many of its kind's base units one is, and where its zero lies.
struct UnitOfMeasure: Sendable {
  let type: String
  let name: String
  let symbol: String
  let coefficient: Double
  var constant = 0.0

  static func named(_ name: String) -> UnitOfMeasure? { table[name] }

  private static let table = Dictionary(
    all.map { ("\($0.type).\($0.name)", $0) }, uniquingKeysWith: { first, _ in first })

  /// Foundation's units, with the coefficients that it converts by.
  static let all: [UnitOfMeasure] = [
    lengths, masses, durations, volumes, speeds, areas, angles, temperatures,
  ].flatMap(\.self)

  private static let lengths = units(
    "UnitLength",
    [
      ("megameters", "Mm", 1_000_000), ("kilometers", "km", 1000), ("hectometers", "hm", 100),
      ("decameters", "dam", 10), ("meters", "m", 1), ("decimeters", "dm", 0.1), ("centimeters", "cm", 0.01),
      ("millimeters", "mm", 0.001), ("micrometers", "µm", 0.000001), ("nanometers", "nm", 1e-9),
      ("inches", "in", 0.0254), ("feet", "ft", 0.3048), ("yards", "yd", 0.9144), ("miles", "mi", 1609.34),
      ("nauticalMiles", "NM", 1852), ("fathoms", "ftm", 1.8288), ("furlongs", "fur", 201.168),
      ("astronomicalUnits", "ua", 1.496e11), ("lightyears", "ly", 9.461e15),
    ])

  private static let masses = units(
    "UnitMass",
    [
      ("kilograms", "kg", 1), ("grams", "g", 0.001), ("decigrams", "dg", 0.0001), ("centigrams", "cg", 0.00001),
      ("milligrams", "mg", 0.000001), ("ounces", "oz", 0.0283495), ("pounds", "lb", 0.453592),
      ("stones", "st", 0.157473), ("metricTons", "t", 1000), ("shortTons", "ton", 907.185), ("carats", "ct", 0.0002),
    ])

  private static let durations = units(
    "UnitDuration",
    [
      ("hours", "hr", 3600), ("minutes", "min", 60), ("seconds", "s", 1),
    ])

  private static let volumes = units(
    "UnitVolume",
    [
      ("megaliters", "ML", 1_000_000), ("kiloliters", "kL", 1000), ("liters", "L", 1), ("deciliters", "dL", 0.1),
      ("centiliters", "cL", 0.01), ("milliliters", "mL", 0.001), ("cubicMeters", "m³", 1000),
      ("teaspoons", "tsp", 0.00492892), ("tablespoons", "tbsp", 0.0147868), ("fluidOunces", "fl oz", 0.0295735),
      ("cups", "cup", 0.24), ("pints", "pt", 0.473176), ("quarts", "qt", 0.946353), ("gallons", "gal", 3.78541),
    ])

  private static let speeds = units(
    "UnitSpeed",
    [
      ("metersPerSecond", "m/s", 1), ("kilometersPerHour", "km/h", 0.277778), ("milesPerHour", "mph", 0.44704),
      ("knots", "kn", 0.514444),
    ])

  private static let areas = units(
    "UnitArea",
    [
      ("squareKilometers", "km²", 1_000_000), ("squareMeters", "m²", 1), ("squareCentimeters", "cm²", 0.0001),
      ("squareInches", "in²", 0.00064516), ("squareFeet", "ft²", 0.092903), ("squareYards", "yd²", 0.836127),
      ("squareMiles", "mi²", 2.59e6), ("acres", "ac", 4046.86), ("hectares", "ha", 10000),
    ])

  private static let angles = units(
    "UnitAngle",
    [
      ("degrees", "°", 1), ("radians", "rad", 180 / .pi), ("revolutions", "rev", 360),
    ])

  private static let temperatures = [
    UnitOfMeasure(type: "UnitTemperature", name: "kelvin", symbol: "K", coefficient: 1),
    UnitOfMeasure(type: "UnitTemperature", name: "celsius", symbol: "°C", coefficient: 1, constant: 273.15),
    UnitOfMeasure(
      type: "UnitTemperature", name: "fahrenheit", symbol: "°F", coefficient: 0.55555555555556,
      constant: 255.37222222222427),
  ]

  private static func units(_ type: String, _ parts: [(String, String, Double)]) -> [UnitOfMeasure] {
    parts.map { UnitOfMeasure(type: type, name: $0.0, symbol: $0.1, coefficient: $0.2) }
  }

  /// As many of the other unit, of the same kind.
  func converted(_ value: Double, to other: UnitOfMeasure) -> Double {
    if type == other.type, name == other.name { return value }
    return (value * coefficient + constant - other.constant) / other.coefficient
  }
}
