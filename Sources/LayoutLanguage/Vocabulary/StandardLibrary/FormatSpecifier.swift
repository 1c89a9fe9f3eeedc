import Glibc

/// A placeholder of `String(format:)`, and of `specifier:` in an interpolation: `%05.1f`.
struct FormatSpecifier {
  private let width: Int
  private let digits: Int
  private let isLeft: Bool
  private let isZeroFilled: Bool
  private let kind: Character
  /// More digits than these a number does not have.
  private static let most = 60

  init(_ flags: String, _ kind: Character) {
    let parts = flags.split(separator: ".", omittingEmptySubsequences: false)
    let first = (parts.first ?? "").drop { $0 == "-" }
    width = min(Int(first) ?? 0, Self.most)
    digits = min(parts.count > 1 ? Int(parts[1]) ?? 0 : 6, Self.most)
    isLeft = flags.hasPrefix("-")
    isZeroFilled = first.hasPrefix("0")
    self.kind = kind
  }

  /// `%.1f`
  init?(specifier: String) {
    guard specifier.hasPrefix("%"), let kind = specifier.last else { return nil }
    self.init(String(specifier.dropFirst().dropLast().filter { $0 != "l" }), kind)
  }

  func text(of value: Value) -> String {
    let text: String
    switch kind {
    case "f", "F": text = fixed(value.number)
    case "d", "i", "u": text = whole(value)
    case "g": text = "\(value.text.hasSuffix(".0") ? String(value.text.dropLast(2)) : value.text)"
    case "x": text = String(Int(whole(value)) ?? 0, radix: 16)
    case "X": text = String(Int(whole(value)) ?? 0, radix: 16, uppercase: true)
    default: text = value.text
    }
    if text.count >= width { return text }
    let filling = String(repeating: isZeroFilled ? "0" : " ", count: width - text.count)
    if isLeft { return text + filling }
    if isZeroFilled, text.hasPrefix("-") { return "-" + filling + text.dropFirst() }
    return filling + text
  }

  private func whole(_ value: Value) -> String {
    if case .double(let number) = value { return Int(exactly: number.rounded(.towardZero)).map { String($0) } ?? "0" }
    return value.text
  }

  /// As C's own conversion writes it.
  private func fixed(_ number: Double) -> String {
    var buffer = [CChar](repeating: 0, count: 512)
    let count = withVaList([Int32(digits), number]) { vsnprintf(&buffer, buffer.count, "%.*f", $0) }
    guard count > 0, count < buffer.count else { return "\(number)" }
    return String(decoding: buffer[..<Int(count)].map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
