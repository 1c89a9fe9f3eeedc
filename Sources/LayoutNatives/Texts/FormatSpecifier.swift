import Glibc
import LayoutProgram

/// A format specifier of `String(format:)`, and of `specifier:` in an interpolation: `%05.1f`.
///
/// The format string passed to C is built from validated parts, and is never the program's own text.
package struct FormatSpecifier {
  private var flags = ""
  private var width: Int?
  private var precision: Int?
  private var length = ""
  private(set) var kind: Character = "@"
  /// The argument number of `%2$@`, counted from 1.
  private var position: Int?
  /// Whether an argument gives the width: `%*d`.
  private var takesWidth = false
  private var takesPrecision = false
  /// The longest width or precision; nobody reads longer numbers.
  private static let most = 500

  /// Parses the text after a `%`; nil for a specifier that Swift does not support.
  init?(_ text: inout Substring) {
    if let (number, rest) = Self.number(text), rest.first == "$" {
      position = number
      text = rest.dropFirst()
    }
    flags = String(text.prefix { "-+ #0".contains($0) })
    text = text.dropFirst(flags.count)
    if text.first == "*" {
      takesWidth = true
      text.removeFirst()
    } else if let (number, rest) = Self.number(text) {
      width = number
      text = rest
    }
    if text.first == "." {
      text.removeFirst()
      precision = 0
      if text.first == "*" {
        takesPrecision = true
        text.removeFirst()
      } else if let (number, rest) = Self.number(text) {
        precision = number
        text = rest
      }
    }
    length = String(text.prefix { "hlqjztL".contains($0) })
    text = text.dropFirst(length.count)
    guard let last = text.popFirst(), "diuxXocCeEfFgGaA@".contains(last) else { return nil }
    kind = last
  }

  /// Parses a whole specifier: `%.1f`.
  package init?(specifier: String) {
    guard specifier.first == "%" else { return nil }
    var rest = specifier.dropFirst()
    self.init(&rest)
    guard rest.isEmpty, position == nil, !takesWidth, !takesPrecision else { return nil }
  }

  private static func number(_ text: Substring) -> (Int, Substring)? {
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    guard !digits.isEmpty, let number = Int(digits), number <= most, digits.first != "0" || digits.count == 1 else {
      return nil
    }
    return (number, text.dropFirst(digits.count))
  }

  /// The text of the argument that the specifier selects; nil if Swift would read unrelated memory.
  func text(of arguments: [Value], next: inout Int) -> String? {
    var filled = self
    if takesWidth {
      guard let width = Self.take(arguments, &next)?.whole.flatMap({ Int(exactly: $0) }),
        (-Self.most...Self.most).contains(width)
      else { return nil }
      if width < 0 { filled.flags += "-" }
      filled.width = abs(width)
    }
    if takesPrecision {
      guard let digits = Self.take(arguments, &next)?.whole.flatMap({ Int(exactly: $0) }), digits <= Self.most else {
        return nil
      }
      filled.precision = digits < 0 ? nil : digits
    }
    if let position {
      guard arguments.indices.contains(position - 1) else { return nil }
      return filled.text(of: arguments[position - 1])
    }
    return Self.take(arguments, &next).flatMap { filled.text(of: $0) }
  }

  private static func take(_ arguments: [Value], _ next: inout Int) -> Value? {
    guard next < arguments.count else { return nil }
    next += 1
    return arguments[next - 1]
  }

  /// The text of a value; nil if its type does not fit the specifier.
  package func text(of value: Value) -> String? {
    switch (kind, value.unerased) {
    case ("@", .string(let text)): return text
    case ("@", .substring(let text)): return String(text)
    case ("@", _): return nil
    case (_, .bool(let value)): return text(of: .int(value ? 1 : 0))
    case ("d", _), ("i", _): return value.whole.flatMap { whole($0, isSigned: true) }
    case ("u", _), ("x", _), ("X", _), ("o", _): return value.whole.flatMap { whole($0, isSigned: false) }
    case ("c", _), ("C", _): return value.whole.flatMap { character($0) }
    default:
      // C expects integers elsewhere, so this requires a floating-point number.
      guard value.whole == nil, value.numberType != nil, length != "L" else { return nil }
      return formatted("") { [value.number] + $0 }
    }
  }

  private func whole(_ value: Int128, isSigned: Bool) -> String? {
    let bits = UInt64(truncatingIfNeeded: value)
    let shown: Int64
    switch length {
    case "hh": shown = isSigned ? Int64(Int8(truncatingIfNeeded: bits)) : Int64(UInt8(truncatingIfNeeded: bits))
    case "h": shown = isSigned ? Int64(Int16(truncatingIfNeeded: bits)) : Int64(UInt16(truncatingIfNeeded: bits))
    case "": shown = isSigned ? Int64(Int32(truncatingIfNeeded: bits)) : Int64(UInt32(truncatingIfNeeded: bits))
    default: shown = Int64(bitPattern: bits)
    }
    return formatted("ll") { [shown] + $0 }
  }

  private func character(_ value: Int128) -> String? {
    guard kind == "C" else {
      let byte = UInt8(truncatingIfNeeded: value)
      guard byte < 128 else { return nil }
      return byte == 0 ? "" : padded(String(UnicodeScalar(byte)))
    }
    return UnicodeScalar(UInt16(truncatingIfNeeded: value)).map { padded(String($0)) }
  }

  private func padded(_ text: String) -> String {
    let filling = String(repeating: " ", count: max((width ?? 0) - text.count, 0))
    return flags.contains("-") ? text + filling : filling + text
  }

  /// The text as formatted by C.
  private func formatted(_ length: String, _ values: ([any CVarArg]) -> [any CVarArg]) -> String? {
    var pattern = "%\(flags)"
    if let width { pattern += String(width) }
    if let precision { pattern += ".\(precision)" }
    pattern += "\(length)\(kind)"
    var buffer = [CChar](repeating: 0, count: 2048)
    let count = withVaList(values([])) { vsnprintf(&buffer, buffer.count, pattern, $0) }
    guard count >= 0, count < buffer.count else { return nil }
    return String(decoding: buffer[..<Int(count)].map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}

/// The text of `String(format: "%.1f %d %@", …)`.
struct FormattedText {
  private(set) var text = ""
  /// The specifier that does not fit its argument.
  private(set) var misfit: String?

  init(_ format: String, _ arguments: [Value]) {
    var rest = format[...]
    var next = 0
    while let character = rest.popFirst(), misfit == nil {
      guard character == "%" else {
        text.append(character)
        continue
      }
      fill(&rest, arguments, &next)
    }
  }

  private mutating func fill(_ rest: inout Substring, _ arguments: [Value], _ next: inout Int) {
    guard let first = rest.first else { return }
    if first == "%" {
      rest.removeFirst()
      text.append("%")
      return
    }
    let start = rest
    if let specifier = FormatSpecifier(&rest) {
      if let filled = specifier.text(of: arguments, next: &next) {
        text += filled
      } else {
        misfit = "%\(start[..<rest.startIndex])"
      }
      return
    }
    // A letter that is no specifier stays as it is; with a width or the like before it, the result is undefined.
    rest = start
    if first.isNumber || "-+ #0.*hlqjztLsSnpDUO".contains(first) { misfit = "%\(first)" }
  }
}
