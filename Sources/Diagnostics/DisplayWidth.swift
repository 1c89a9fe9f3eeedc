extension Character {
  /// The number of terminal cells that the character fills: 0, 1 or 2.
  ///
  ///     a → 1     é → 1     漢 → 2     🦉 → 2     a combining accent alone → 0
  ///
  /// East Asian wide and fullwidth letters and emoji fill two, combining marks and invisible characters none.
  public var displayWidth: Int {
    guard let first = unicodeScalars.first else { return 0 }
    if first.value < 0x7F { return first.value < 0x20 ? 0 : (unicodeScalars.contains("\u{FE0F}") ? 2 : 1) }
    switch first.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .control, .format, .lineSeparator, .paragraphSeparator: return 0
    default: break
    }
    if first.properties.isEmojiPresentation || unicodeScalars.contains("\u{FE0F}") { return 2 }
    return first.isWide ? 2 : 1
  }
}

extension StringProtocol {
  /// The number of terminal cells that the text fills, not counting tabs.
  public var displayWidth: Int { reduce(0) { $0 + $1.displayWidth } }
}

extension Unicode.Scalar {
  /// Whether the scalar is a wide or fullwidth letter (Unicode's East Asian Width W and F, in whole blocks).
  fileprivate var isWide: Bool {
    switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
      0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6,
      0x1F300...0x1F64F, 0x1F900...0x1F9FF, 0x20000...0x3FFFD:
      true
    default: false
    }
  }
}
