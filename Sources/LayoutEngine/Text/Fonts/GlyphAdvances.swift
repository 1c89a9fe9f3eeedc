/// The advances of one font face, in table units.
struct GlyphAdvances: Sendable {
  private let face: [UInt16]
  private let fallback: UInt16
  /// The advance of every glyph in the monospaced design.
  private let uniform: UInt16?
  /// The advance of every digit if digits are monospaced.
  private let digit: UInt16?

  init(_ font: Font) {
    (face, fallback) =
      switch font.resolvedWeight {
      case .ultraLight, .thin, .light, .regular: (InterAdvances.regular, InterAdvances.regularFallback)
      case .medium: (InterAdvances.medium, InterAdvances.mediumFallback)
      case .semibold: (InterAdvances.semibold, InterAdvances.semiboldFallback)
      case .bold: (InterAdvances.bold, InterAdvances.boldFallback)
      case .heavy, .black: (InterAdvances.heavy, InterAdvances.heavyFallback)
      }
    uniform = font.design == .monospaced ? InterAdvances.monospaced : nil
    digit = font.isMonospacedDigit ? face.dropFirst(0x30 - 0x20).first : nil
  }

  /// The advance of a scalar; 0 if it takes no room. A character that is missing in the table is as wide as an n.
  func units(of scalar: Unicode.Scalar) -> UInt16 {
    let value = scalar.value
    switch value {
    case 0x30...0x39: return uniform ?? digit ?? advance(at: Int(value - 0x20))
    case 0x20..<0x7F: return uniform ?? advance(at: Int(value - 0x20))
    case 0..<0xA0, 0xAD: return 0  // control characters, and the soft hyphen
    case 0xA0..<0x180: return uniform ?? advance(at: InterAdvances.asciiCount + Int(value - 0xA0))
    case 0x180..<0x300: return uniform ?? fallback
    default: return unitsBySearch(of: scalar)
    }
  }

  private func unitsBySearch(of scalar: Unicode.Scalar) -> UInt16 {
    if scalar.isZeroWidth || scalar.value == 0x2028 || scalar.value == 0x2029 { return 0 }
    if let uniform { return uniform }
    guard let found = InterAdvances.singles.binarySearch(scalar.value) else { return fallback }
    return advance(at: InterAdvances.asciiCount + InterAdvances.latinCount + found)
  }

  private func advance(at index: Int) -> UInt16 {
    face.indices.contains(index) ? face[index] : fallback
  }
}

extension [UInt32] {
  /// The index of a value in an ascending array.
  fileprivate func binarySearch(_ value: UInt32) -> Int? {
    var low = startIndex
    var high = endIndex
    while low < high {
      let middle = low + (high - low) / 2
      if self[middle] < value { low = middle + 1 } else { high = middle }
    }
    return low < endIndex && self[low] == value ? low : nil
  }
}
