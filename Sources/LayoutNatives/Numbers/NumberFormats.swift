import LayoutProgram

extension Natives {
  /// Number formats for English readers that depend on nothing else.
  static let numberFormats: [Native] =
    [
      .native("NumberFormatPrecision.fractionLength(_: Int)") { (length: Int) in .range(length, length &+ 1) },
      .native("NumberFormatPrecision.fractionLength(_: some RangeExpression<Int>)") { (lengths: Value) in
        let lengths = lengths.places(in: 0..<NumberFormat.mostDigits + 1) ?? 0..<NumberFormat.mostDigits + 1
        return .range(lengths.lowerBound, lengths.upperBound)
      },
    ] + formats("IntegerFormatStyle", of: "Int") + formats("FloatingPointFormatStyle", of: "Double")
    + formatted("Int", "IntegerFormatStyle") + formatted("Double", "FloatingPointFormatStyle")
    + formatted("CGFloat", "FloatingPointFormatStyle") + formatted("Float", "FloatingPointFormatStyle")
    + [shown("Float", "FloatingPointFormatStyle")]

  private static func formatted(_ number: String, _ style: String) -> [Native] {
    [
      .native("\(number).formatted()") { (number: Value) in .string(NumberFormat().text(number)) },
      .native("\(number).formatted(_: \(style))") { (number: Value, format: Value?) in
        .string(NumberFormat(format).text(number))
      },
    ]
  }

  private static func shown(_ number: String, _ style: String) -> Native {
    .native("Text.init(_: \(number), format: \(style))") { (call: Arguments, value: Value, format: Value?) in
      .view(.text(NumberFormat(format).text(value), at: call.range))
    }
  }

  private static func formats(_ style: String, of number: String) -> [Native] {
    [
      shown(number, style),
      .native("TextField.init(_: String, value: Binding<\(number)>, format: \(style), prompt: Text?)") {
        (call: Arguments, _: Value?, value: Value?, format: Value?, _: Value?) in
        let shown = NumberFormat(format).text(value?.unboxed ?? .int(0))
        return control(.textField(text: .text(shown, at: call.range), grows: false), call)
      },
      .native("\(style).currency(code: String)") { (code: String) in NumberFormat(currency: code).value },
      .constant("\(style).number", NumberFormat().value),
      .constant("\(style).percent", NumberFormat(isPercent: true).value),
      .native("\(style).precision(_: NumberFormatPrecision)") { (style: Value?, precision: Value?) in
        var format = NumberFormat(style)
        format.fractionLengths = NumberFormat.lengths(precision)
        return format.value
      },
    ]
  }
}

/// Formats a number with groups of three digits, a decimal point, and at most six decimals.
///
///     12345.678     12,345.678     two digits 12,345.68     percent 0.5 → 50%
struct NumberFormat {
  var isPercent = false
  /// The fewest and the most decimals; nil for up to six.
  var fractionLengths: ClosedRange<Int>?
  static let mostDigits = 12
  /// The currency symbol, after the sign and before the number.
  var currency = ""

  init(isPercent: Bool = false) { self.isPercent = isPercent }

  /// Formats amounts of a currency, by its code: two decimals, except for yen.
  init(currency code: String) {
    let symbols = ["USD": "$", "EUR": "€", "GBP": "£", "JPY": "¥"]
    currency = symbols[code] ?? code + "\u{A0}"
    fractionLengths = code == "JPY" ? 0...0 : 2...2
  }

  init(_ value: Value?) {
    guard case .tuple(let parts, _)? = value, parts.count == 3 else { return }
    if case .bool(true) = parts[0] { isPercent = true }
    fractionLengths = Self.lengths(parts[1])
    if case .string(let symbol) = parts[2] { currency = symbol }
  }

  var value: Value {
    let lengths = fractionLengths.map { Value.range($0.lowerBound, $0.upperBound + 1) } ?? .none
    return .tuple([.bool(isPercent), lengths, .string(currency)])
  }

  /// The numbers of decimals that a `.fractionLength` allows.
  static func lengths(_ value: Value?) -> ClosedRange<Int>? {
    guard case .range(let lower, let upper, _)? = value else { return nil }
    let fewest = min(max(lower, 0), mostDigits)
    return fewest...min(max(upper &- 1, fewest), mostDigits)
  }

  /// The text of a number. An integer keeps all its digits, and counts as a percentage already.
  func text(_ value: Value) -> String {
    guard let whole = value.whole else { return text(value.number) }
    let fewest = fractionLengths?.lowerBound ?? 0
    let fraction = fewest > 0 ? "." + String(repeating: "0", count: fewest) : ""
    let digits = grouped(String(whole.magnitude)) + fraction + (isPercent ? "%" : "")
    return (whole < 0 ? "-" : "") + currency + digits
  }

  func text(_ number: Double) -> String {
    let text = plainText(number)
    return text.hasPrefix("-") ? "-" + currency + text.dropFirst() : currency + text
  }

  private func plainText(_ number: Double) -> String {
    guard number.isFinite else { return number.isNaN ? "NaN" : number < 0 ? "-∞" : "∞" }
    let (whole, fraction) = DecimalDigits(number, timesTen: isPercent ? 2 : 0).rounded(
      to: fractionLengths?.upperBound ?? 6)
    var digits = fraction
    while digits.utf8.count > fractionLengths?.lowerBound ?? 0, digits.hasSuffix("0") { digits.removeLast() }
    let sign = number.sign == .minus ? "-" : ""
    return sign + grouped(whole) + (digits.isEmpty ? "" : "." + digits) + (isPercent ? "%" : "")
  }

  private func grouped(_ number: String) -> String {
    var text = ""
    for (index, digit) in number.reversed().enumerated() {
      if index > 0, index % 3 == 0 { text.append(",") }
      text.append(digit)
    }
    return String(text.reversed())
  }
}

/// The shortest decimal digits that identify a number, as `12345`, and the position of the point.
struct DecimalDigits {
  private var digits: [UInt8]
  /// The number of digits before the point.
  private var point: Int

  init(_ number: Double, timesTen power: Int = 0) {
    let text = String(describing: number.magnitude).split(separator: "e")
    let parts = (text.first ?? "0").split(separator: ".")
    digits = parts.joined().utf8.map { $0 - UInt8(ascii: "0") }
    point = (parts.first?.count ?? 0) + (text.count > 1 ? Int(text[1]) ?? 0 : 0) + power
  }

  /// The digits before and after the point, rounded half to even.
  func rounded(to length: Int) -> (whole: String, fraction: String) {
    let kept = point + length
    var known = (0..<max(kept, 0)).map { $0 < digits.count ? digits[$0] : 0 }
    let rest = kept < 0 ? [] : digits.dropFirst(kept)
    let isMore = rest.first.map { $0 > 5 || $0 == 5 && rest.dropFirst().contains { $0 > 0 } } ?? false
    if isMore || rest.first == 5 && known.last?.isMultiple(of: 2) == false {
      var place = known.count - 1
      while place >= 0, known[place] == 9 {
        known[place] = 0
        place -= 1
      }
      if place >= 0 { known[place] += 1 } else { known.insert(1, at: 0) }
    }
    let text = known.map(String.init).joined()
    let padded = String(repeating: "0", count: max(length - text.count, 0)) + text
    let whole = padded.dropLast(length).drop { $0 == "0" }
    return (whole.isEmpty ? "0" : String(whole), String(padded.suffix(length)))
  }
}
