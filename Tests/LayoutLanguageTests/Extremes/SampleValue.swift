@testable import LayoutProgram

/// An ordinary expression of a type, and extreme ones.
struct SampleValue {
  let usual: String
  let extremes: [String]

  init(_ usual: String, _ extremes: [String] = []) {
    self.usual = usual
    self.extremes = extremes
  }

  /// Nil if there is no sample of the type.
  init?(_ type: Type) {
    let inner = type.withoutOptionals
    if case .function(let function) = inner.shallow {
      guard let result = Self.closure(function) else { return nil }
      self = SampleValue(result)
      return
    }
    guard let found = Self.named("\(inner)") ?? Self.generic(inner) else { return nil }
    self = type.wrapped == nil ? found : SampleValue(found.usual, found.extremes + ["nil"])
  }

  /// A receiver for a member of the type.
  static func receiver(_ owner: String) -> SampleValue? {
    switch owner {
    case "View": SampleValue("Text(\"ab\")")
    case "Shape", "InsettableShape": SampleValue("Rectangle()")
    case "Sequence", "Collection", "Array", "BidirectionalCollection", "RandomAccessCollection", "MutableCollection",
      "RangeReplaceableCollection":
      named("[Int]")
    case "Dictionary": SampleValue("[\"a\": 1]", ["[String: Int]()"])
    case "Set": SampleValue("Set([1, 2])", ["Set<Int>()"])
    case "Optional": SampleValue("Optional(3)", ["Optional<Int>.none"])
    case "Range": named("Range<Int>")
    case "ClosedRange": named("ClosedRange<Int>")
    case "BinaryInteger", "FixedWidthInteger", "Numeric", "Comparable", "Equatable", "Hashable", "SignedNumeric",
      "Strideable", "SignedInteger":
      named("Int")
    case "BinaryFloatingPoint", "FloatingPoint": named("Double")
    case "StringProtocol": named("String")
    case "ShapeStyle": SampleValue("Color.red")
    default: named(owner)
    }
  }

  private static func generic(_ type: Type) -> SampleValue? {
    if case .parameter(let parameter) = type.shallow {
      for proto in parameter.constraints { if let found = receiver(proto.name) { return found } }
      return parameter.constraints.isEmpty ? named("Int") : nil
    }
    if case .opaque(let proto) = type.shallow { return receiver(proto.name) }
    return nil
  }

  private static func closure(_ function: FunctionType) -> String? {
    let head = function.parameters.isEmpty ? "" : function.parameters.map { _ in "_" }.joined(separator: ", ") + " in "
    if function.result.isVoid { return "{ \(head)}" }
    guard let result = SampleValue(function.result) else { return nil }
    return function.isAutoclosure ? result.usual : "{ \(head)\(result.usual) }"
  }

  private static func named(_ name: String) -> SampleValue? {
    if let known = table[name] { return known }
    if floats.contains(name) {
      return SampleValue(
        "\(name)(2.5)",
        [".nan", ".infinity", ".zero", ".leastNonzeroMagnitude"].map { "\(name)\($0)" }
          + ["-\(name).infinity", "\(name)(-0.0)", "\(name)(-1)"]
          + (name == "Float" ? [] : ["\(name)(1e308)", "\(name)(-1e308)", "\(name)(1e15)"]))
    }
    if integers.contains(name) {
      return SampleValue("\(name)(3)", ["\(name).min", "\(name).max", "\(name)(0)"])
    }
    return nil
  }

  private static let floats: Set = ["CGFloat", "Double", "Float"]
  private static let integers: Set = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
  ]

  private static let long = "String(repeating: \"é \", count: 2000)"

  private static let table: [String: SampleValue] = [
    "Bool": SampleValue("true"),
    "String": SampleValue("\"ab\"", ["\"\"", long, "\"%*.*f%n\"", "\"99999999999999999999999\""]),
    "Substring": SampleValue("\"ab\".prefix(1)", ["\"\".prefix(0)"]),
    "Character": SampleValue("Character(\"a\")", ["Character(\"\\u{301}\")"]),
    "LocalizedStringKey": SampleValue("\"ab\"", ["\"\""]),
    "[Int]": SampleValue("[3, 1, 2]", ["[Int]()", "[Int.min, Int.max]"]),
    "[String]": SampleValue("[\"a\", \"b\"]", ["[String]()"]),
    "[Double]": SampleValue("[1.5, 2]", ["[Double]()", "[Double.nan, .infinity]"]),
    "[CGFloat]": SampleValue(
      "[1.5, 2]", ["[CGFloat]()", "[CGFloat.nan, .infinity]", "[CGFloat(0), 0]", "[CGFloat(-1)]"]),
    "[Color]": SampleValue("[Color.red, .blue]", ["[Color]()"]),
    "Range<Int>": SampleValue("0..<3", ["0..<0", "Int.min..<Int.max", "-3 ..< -1"]),
    "ClosedRange<Int>": SampleValue("0...3", ["Int.min...Int.max", "0...Int.max"]),
    "Range<Double>": SampleValue("0.0..<3.0", ["0.0..<Double.infinity", "0.0..<0.0"]),
    "ClosedRange<Double>": SampleValue("0.0...3.0", ["-Double.infinity...Double.infinity", "0.0...0.0"]),
    "Color": SampleValue("Color.red"),
    "Text": SampleValue("Text(\"ab\")"),
    "Image": SampleValue("Image(systemName: \"star\")"),
    "Alignment": SampleValue("Alignment.center"),
    "HorizontalAlignment": SampleValue("HorizontalAlignment.center"),
    "VerticalAlignment": SampleValue("VerticalAlignment.center"),
    "UnitPoint": SampleValue(
      "UnitPoint.center", ["UnitPoint(x: .nan, y: .infinity)", "UnitPoint(x: 1e308, y: -1e308)"]),
    "Edge": SampleValue("Edge.top"),
    "Edge.Set": SampleValue("Edge.Set.all", ["Edge.Set(rawValue: -1)"]),
    "Axis": SampleValue("Axis.vertical"),
    "Axis.Set": SampleValue("Axis.Set.vertical"),
    "EdgeInsets": SampleValue(
      "EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1)",
      [
        "EdgeInsets(top: .nan, leading: .infinity, bottom: -1e308, trailing: 1e308)"
      ]),
    "Angle": SampleValue(
      "Angle(degrees: 30)", ["Angle(degrees: .nan)", "Angle(degrees: .infinity)", "Angle(degrees: 1e308)"]),
    "CGSize": SampleValue(
      "CGSize(width: 3, height: 4)",
      [
        "CGSize(width: CGFloat.nan, height: .infinity)", "CGSize(width: CGFloat(1e308), height: -1e308)", "CGSize.zero",
      ]),
    "CGPoint": SampleValue(
      "CGPoint(x: 3, y: 4)", ["CGPoint(x: CGFloat.nan, y: .infinity)", "CGPoint(x: CGFloat(1e308), y: -1e308)"]),
    "CGRect": SampleValue(
      "CGRect(x: 1, y: 2, width: 3, height: 4)",
      [
        "CGRect(x: CGFloat.nan, y: .infinity, width: -.infinity, height: .nan)",
        "CGRect(x: CGFloat(1e308), y: 1e308, width: 1e308, height: -1e308)",
      ]),
    "Date": SampleValue(
      "Date(timeIntervalSince1970: 86400)",
      [
        "Date(timeIntervalSince1970: .nan)", "Date(timeIntervalSince1970: 1e300)",
        "Date(timeIntervalSince1970: -1e300)",
        "Date(timeIntervalSince1970: -1e12)",
      ]),
    "DateComponents": SampleValue("DateComponents(day: 1)", ["DateComponents(year: .min, month: .max, day: .min)"]),
    "Calendar": SampleValue("Calendar.current"),
    "Duration": SampleValue(
      "Duration.seconds(2)", ["Duration.seconds(Int.max)", "Duration.seconds(Double.nan)", "Duration.zero"]),
    "Animation": SampleValue(
      "Animation.linear(duration: 1)",
      ["Animation.linear(duration: .nan)", "Animation.spring(response: 0, dampingFraction: .infinity)"]),
    "Path": SampleValue(
      "Path(CGRect(x: 0, y: 0, width: 3, height: 4))",
      ["Path(CGRect(x: CGFloat.nan, y: 0, width: .infinity, height: 4))"]),
    "GridItem": SampleValue("GridItem()", ["GridItem(.fixed(.nan))", "GridItem(.adaptive(minimum: 0))"]),
    "[GridItem]": SampleValue(
      "[GridItem()]",
      [
        "[GridItem]()", "[GridItem(.adaptive(minimum: 0, maximum: .nan), spacing: -.infinity)]",
        "[GridItem(.adaptive(minimum: 1e-300))]",
      ]),
    "Data": SampleValue("Data([1, 2])", ["Data()"]),
  ]
}
