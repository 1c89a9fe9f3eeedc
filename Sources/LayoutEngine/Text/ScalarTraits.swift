extension TextTraits {
  /// The traits of a cluster that starts with `scalar`.
  init(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x41...0x5A, 0x61...0x7A: self = []
    case 0x09: self = [.space, .tab]
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: self = .newline
    case 0x20, 0x1680, 0x2000...0x2006, 0x2008...0x200B, 0x205F, 0x3000: self = .space
    case 0x2D, 0x2010, 0x2012...0x2014: self = .hyphen
    case 0x30...0x39: self = .digit
    // ! ) , . : ; ? ] } % » ’ ” … : no line starts with these
    case 0x21, 0x29, 0x2C, 0x2E, 0x3A, 0x3B, 0x3F, 0x5D, 0x7D, 0x25, 0xBB, 0x2019, 0x201D, 0x2026: self = .closing
    // ( [ { $ £ ¥ « ‘ “ € : no line ends with these
    case 0x28, 0x5B, 0x7B, 0x24, 0xA3, 0xA5, 0xAB, 0x2018, 0x201C, 0x20AC: self = .opening
    // Straight quotes may open or close; no-break spaces and joiners connect both sides.
    case 0x22, 0x27, 0xA0, 0x2007, 0x202F, 0x2011, 0x2060, 0xFEFF: self = [.closing, .opening]
    default: self = scalar.isFullWidth ? TextTraits(fullWidth: scalar.value) : []
    }
  }

  /// Full-width brackets and punctuation stay with the text that they belong to, and so do small kana.
  private init(fullWidth value: UInt32) {
    switch value {
    case 0x3001, 0x3002, 0x3005, 0x3009, 0x300B, 0x300D, 0x300F, 0x3011, 0x3015, 0x3017, 0x30FB, 0x30FC, 0xFF01,
      0xFF09, 0xFF0C, 0xFF0E, 0xFF1A, 0xFF1B, 0xFF1F, 0xFF3D, 0xFF5D,
      0x3041, 0x3043, 0x3045, 0x3047, 0x3049, 0x3063, 0x3083, 0x3085, 0x3087,
      0x30A1, 0x30A3, 0x30A5, 0x30A7, 0x30A9, 0x30C3, 0x30E3, 0x30E5, 0x30E7:
      self = [.wide, .closing]
    case 0x3008, 0x300A, 0x300C, 0x300E, 0x3010, 0x3014, 0x3016, 0xFF08, 0xFF3B, 0xFF5B:
      self = [.wide, .opening]
    default: self = .wide
    }
  }
}

extension Unicode.Scalar {
  /// Whether this is a Chinese, Japanese or Korean character that is one em wide.
  var isFullWidth: Bool {
    if value < 0x1100 { return false }
    return switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
      true
    default: false
    }
  }

  /// Whether this has no width: combining marks, joiners, control characters.
  var isZeroWidth: Bool {
    // Up to U+02FF only control characters and the soft hyphen.
    if value < 0x300 { return value < 0x20 || (0x7F...0x9F).contains(value) || value == 0xAD }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return true
    default: return false
    }
  }
}

extension Character {
  /// Whether this shows as an emoji: by default, or because of a variation selector, as in ❤️ or 1️⃣.
  var isPicture: Bool {
    guard let first = unicodeScalars.first else { return false }
    let selectors = unicodeScalars.dropFirst()
    if selectors.contains("\u{FE0E}") { return false }
    return first.properties.isEmojiPresentation
      || first.properties.isEmoji && selectors.contains { $0 == "\u{FE0F}" || $0.properties.isEmojiModifier }
  }
}
