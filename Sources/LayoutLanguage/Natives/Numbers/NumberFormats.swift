extension Natives {
  /// Numbers as an English reader sees them: the formats that do not depend on more than that.
  static let numberFormats: [Native] =
    [
      .native("NumberFormatPrecision.fractionLength(_:)") { (length: Int) in .int(length) }
    ] + formats("IntegerFormatStyle", of: "Int", percent: 1)
    + formats("FloatingPointFormatStyle", of: "Double", percent: 100)
    + [shown("Int", "IntegerFormatStyle")] + ["Double", "Float"].map { shown($0, "FloatingPointFormatStyle") }
    + formatted("Int", "IntegerFormatStyle") + formatted("Double", "FloatingPointFormatStyle")
    + formatted("CGFloat", "FloatingPointFormatStyle") + formatted("Float", "FloatingPointFormatStyle")

  private static func formatted(_ number: String, _ style: String) -> [Native] {
    [
      .native("\(number).formatted()") { (number: Double) in .string(NumberFormat().text(number)) },
      .native("\(number).formatted(_: \(style))") { (number: Double, format: Value?) in
        .string(NumberFormat(format).text(number))
      },
    ]
  }

  private static func shown(_ number: String, _ style: String) -> Native {
    .native("Text.init(_: \(number), format: \(style))") { (call: Arguments, value: Double, format: Value?) in
      .view(.text(NumberFormat(format).text(value), at: call.range))
    }
  }

  /// - Parameter percent: what a whole is in percent: 12 is 12 %, and 0.12 is, too.
  private static func formats(_ style: String, of number: String, percent: Int) -> [Native] {
    [
      .native("TextField.init(_: String, value: Binding<\(number)>, format: \(style), prompt: Text?)") {
        (call: Arguments, _: Value?, value: Value?, format: Value?, _: Value?) in
        let shown = NumberFormat(format).text(value?.unboxed.number ?? 0)
        return control(.textField(text: .text(shown, at: call.range)), call)
      },
      .native("\(style).currency(code: String)") { (code: String) in NumberFormat(currency: code).value },
      .constant("\(style).number", NumberFormat().value),
      .constant("\(style).percent", NumberFormat(percent: percent).value),
      .native("\(style).precision(_: NumberFormatPrecision)") { (style: Value?, precision: Int?) in
        var format = NumberFormat(style)
        format.fractionLength = precision
        return format.value
      },
    ]
  }
}

/// A way to write numbers: groups of three, a point, at most six digits behind it.
///
///     12345.678     12,345.678     two digits 12,345.68     percent 0.5 → 50%
struct NumberFormat {
  /// How many percent a whole is; nil for plain numbers.
  var percent: Int?
  var fractionLength: Int?
  /// What stands before the number, behind its sign.
  var currency = ""

  init(percent: Int? = nil) { self.percent = percent }

  /// Amounts of a currency by its code: two digits behind the point, but for yen.
  init(currency code: String) {
    let symbols = ["USD": "$", "EUR": "€", "GBP": "£", "JPY": "¥"]
    currency = symbols[code] ?? code + "\u{A0}"
    fractionLength = code == "JPY" ? 0 : 2
  }

  init(_ value: Value?) {
    guard case .tuple(let parts, _)? = value, parts.count == 3 else { return }
    if case .int(let whole) = parts[0] { percent = whole }
    if case .int(let length) = parts[1] { fractionLength = min(max(length, 0), 12) }
    if case .string(let symbol) = parts[2] { currency = symbol }
  }

  var value: Value {
    .tuple([percent.map { .int($0) } ?? .none, fractionLength.map { .int($0) } ?? .none, .string(currency)])
  }

  func text(_ number: Double) -> String {
    let text = plainText(number)
    return text.hasPrefix("-") ? "-" + currency + text.dropFirst() : currency + text
  }

  private func plainText(_ number: Double) -> String {
    guard number.isFinite else { return number.isNaN ? "NaN" : number < 0 ? "-∞" : "∞" }
    let shown = number * Double(percent ?? 1)
    let digits = fractionLength ?? 6
    var scale = 1.0
    for _ in 0..<digits { scale *= 10 }
    // Beyond this no number has a fraction, and its digits no longer fit an integer.
    guard abs(shown) * scale < 9e15 else { return String(describing: shown) + (percent == nil ? "" : "%") }
    let units = Int((abs(shown) * scale).rounded(.toNearestOrEven))
    let divisor = Int(scale)
    var fraction = String(units % divisor)
    fraction = String(repeating: "0", count: max(digits - fraction.count, 0)) + fraction
    if digits == 0 { fraction = "" }
    if fractionLength == nil { while fraction.hasSuffix("0") { fraction.removeLast() } }
    let sign = shown < 0 && units > 0 ? "-" : ""
    return sign + grouped(units / divisor) + (fraction.isEmpty ? "" : "." + fraction) + (percent == nil ? "" : "%")
  }

  private func grouped(_ number: Int) -> String {
    var text = ""
    for (index, digit) in String(number).reversed().enumerated() {
      if index > 0, index % 3 == 0 { text.append(",") }
      text.append(digit)
    }
    return String(text.reversed())
  }
}
