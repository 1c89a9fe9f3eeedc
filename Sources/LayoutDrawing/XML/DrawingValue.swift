import Diagnostics

/// The allowed attribute values of an external drawing.
///
/// Each value is parsed completely by its attribute's grammar instead of being searched for dangerous parts, so no
/// unforeseen spelling of a URL can pass. An attribute whose value does not parse is left out.
enum DrawingValue {
  /// Numbers, perhaps with units, separated by commas and spaces: `4`, `50%`, `1.5 2,3`.
  case numbers
  /// Path commands.
  case path
  /// `translate(4 2) rotate(45)`
  case transform
  /// `none`, a color, or `url(#id)` with a fallback color.
  case paint
  /// A color.
  case color
  /// `none` or `url(#id)`.
  case reference
  /// Words of letters and hyphens: `round`, `xMidYMid meet`.
  case words
  /// Font names.
  case fonts

  /// The grammars of all attributes that affect the drawing; any other attribute is left out.
  static let attributes: [String: DrawingValue] = [
    "d": .path, "points": .numbers, "viewBox": .numbers,
    "x": .numbers, "y": .numbers, "width": .numbers, "height": .numbers, "dx": .numbers, "dy": .numbers,
    "x1": .numbers, "y1": .numbers, "x2": .numbers, "y2": .numbers, "cx": .numbers, "cy": .numbers, "r": .numbers,
    "rx": .numbers, "ry": .numbers, "fx": .numbers, "fy": .numbers, "fr": .numbers, "offset": .numbers,
    "rotate": .numbers, "pathLength": .numbers, "textLength": .numbers, "lengthAdjust": .words,
    "transform": .transform, "gradientTransform": .transform, "patternTransform": .transform,
    "fill": .paint, "stroke": .paint, "color": .color, "stop-color": .color,
    "clip-path": .reference, "mask": .reference,
    "opacity": .numbers, "fill-opacity": .numbers, "stroke-opacity": .numbers, "stop-opacity": .numbers,
    "stroke-width": .numbers, "stroke-dasharray": .words, "stroke-dashoffset": .numbers, "stroke-miterlimit": .numbers,
    "stroke-linecap": .words, "stroke-linejoin": .words, "fill-rule": .words, "clip-rule": .words,
    "paint-order": .words, "vector-effect": .words, "display": .words, "visibility": .words, "overflow": .words,
    "shape-rendering": .words, "text-rendering": .words, "color-interpolation": .words, "mask-type": .words,
    "gradientUnits": .words, "spreadMethod": .words, "clipPathUnits": .words, "maskUnits": .words,
    "maskContentUnits": .words, "patternUnits": .words, "patternContentUnits": .words, "preserveAspectRatio": .words,
    "font-family": .fonts, "font-size": .words, "font-style": .words, "font-weight": .words, "font-stretch": .words,
    "font-variant": .words, "text-anchor": .words, "dominant-baseline": .words, "alignment-baseline": .words,
    "baseline-shift": .words, "letter-spacing": .words, "word-spacing": .words, "text-decoration": .words,
    "writing-mode": .words, "direction": .words, "unicode-bidi": .words, "role": .words,
  ]

  /// The value for use in another document; nil if it does not parse.
  ///
  /// - Parameter id: maps an id of the drawing; returns nil for an invalid name.
  func read(_ value: String, id: (Substring) -> String?) -> String? {
    let text = value.trimmed
    guard !text.isEmpty else { return nil }
    switch self {
    case .numbers: return text.isList(of: \.isNumber) ? value : nil
    case .path: return text.utf8.allSatisfy(Self.isPathByte) ? value : nil
    case .transform: return Self.isTransform(text) ? value : nil
    case .color: return Self.isColor(text) ? value : nil
    case .words: return text.isList(of: { $0.isWord || $0.isNumber }) ? value : nil
    case .fonts: return text.utf8.allSatisfy(Self.isFontByte) ? value : nil
    case .reference: return text == "none" ? value : Self.reference(text, id)
    case .paint:
      if Self.isColor(text) { return value }
      guard let end = text.firstIndex(of: ")"), let link = Self.reference(text[...end], id) else { return nil }
      let fallback = text[text.index(after: end)...].trimmed
      if fallback.isEmpty { return link }
      return Self.isColor(fallback) ? "\(link) \(fallback)" : nil
    }
  }

  /// `url(#a)` → `url(#p-a)`; nil for any other URL.
  private static func reference(_ text: Substring, _ id: (Substring) -> String?) -> String? {
    guard text.hasPrefix("url(#"), text.hasSuffix(")") else { return nil }
    return id(text.dropFirst(5).dropLast()).map { "url(#\($0))" }
  }

  /// A word, `#` with digits, or a call of a color function.
  private static func isColor(_ text: Substring) -> Bool {
    if text.isWord { return true }
    if text.first == "#" { return [3, 4, 6, 8].contains(text.count - 1) && text.dropFirst().allSatisfy(\.isHexDigit) }
    guard let (name, content, rest) = text.call, rest.isEmpty else { return false }
    let slashed = content.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    return ["rgb", "rgba", "hsl", "hsla"].contains(name) && slashed.allSatisfy { $0.trimmed.isList(of: \.isNumber) }
  }

  private static func isTransform(_ text: Substring) -> Bool {
    if text == "none" { return true }
    var rest = text
    while !rest.isEmpty {
      guard let (name, content, after) = rest.call, content.trimmed.isList(of: \.isNumber),
        ["matrix", "translate", "scale", "rotate", "skewX", "skewY"].contains(name)
      else { return false }
      rest = after.trimmed
      if rest.first == "," { rest = rest.dropFirst().trimmed }
    }
    return true
  }

  private static func isPathByte(_ byte: UInt8) -> Bool {
    "MmZzLlHhVvCcSsQqTtAaEe0123456789.,+- \t\n\r".utf8.contains(byte)
  }

  /// Excludes brackets, backslashes and colons, so that only fonts can be named.
  private static func isFontByte(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte) || " ,-_'\"".utf8.contains(byte)
  }
}

extension Substring {
  /// Letters and hyphens, starting with a letter.
  fileprivate var isWord: Bool {
    guard let first = utf8.first, (0x61...0x7A).contains(first | 0x20) else { return false }
    return utf8.allSatisfy { (0x61...0x7A).contains($0 | 0x20) || $0 == UInt8(ascii: "-") }
  }

  private static let units: Set = [
    "", "%", "px", "pt", "pc", "mm", "cm", "in", "em", "ex", "rem", "deg", "rad", "grad", "turn",
  ]

  /// A number, perhaps with a unit.
  fileprivate var isNumber: Bool {
    var rest = utf8[...]
    func skip(_ isTaken: (UInt8) -> Bool) -> Int {
      let before = rest.count
      rest = rest.drop(while: isTaken)
      return before - rest.count
    }
    let isDigit = { (byte: UInt8) in (0x30...0x39).contains(byte) }
    if let sign = rest.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") { rest = rest.dropFirst() }
    var digits = skip(isDigit)
    if rest.first == UInt8(ascii: ".") {
      rest = rest.dropFirst()
      digits += skip(isDigit)
    }
    guard digits > 0 else { return false }
    if let mark = rest.first, mark | 0x20 == UInt8(ascii: "e") {
      var exponent = rest.dropFirst()
      if let sign = exponent.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") {
        exponent = exponent.dropFirst()
      }
      let after = exponent.drop(while: isDigit)
      if after.count < exponent.count { rest = after }
    }
    return Self.units.contains(String(Substring(rest)))
  }

  /// Whether all parts are of one kind, separated by commas or white space.
  fileprivate func isList(of isPart: (Substring) -> Bool) -> Bool {
    let parts = split { $0 == "," || $0.isWhitespace }
    return !parts.isEmpty && parts.allSatisfy(isPart)
  }

  /// `name(content)` and the rest.
  fileprivate var call: (name: Substring, content: Substring, rest: Substring)? {
    guard let open = firstIndex(of: "("), let close = firstIndex(of: ")"), open < close else { return nil }
    return (self[..<open].trimmed, self[index(after: open)..<close], self[index(after: close)...])
  }
}
