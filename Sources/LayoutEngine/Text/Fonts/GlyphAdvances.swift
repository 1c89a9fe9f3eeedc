/// The advances of one font face, in table units.
struct GlyphAdvances: Sendable {
  private let face: [UInt16]
  private let fallback: UInt16
  /// The advance of every glyph in the monospaced design.
  private let uniform: UInt16?
  /// The advance of every digit if digits are monospaced.
  private let digit: UInt16?
  private let kerningFirsts = InterAdvances.kerningFirsts
  private let kerningSeconds = InterAdvances.kerningSeconds
  private let kerning = InterAdvances.kerning

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

  /// What moves two neighbors together or apart, as in "To"; 0 unless both are visible ASCII characters.
  ///
  /// The regular cut's kerning serves every weight. Glyphs of one width are not kerned.
  func kerning(_ first: UInt32, _ second: UInt32) -> Int {
    let rows = Int(first &- 0x20)
    let columns = Int(second &- 0x20)
    guard rows < kerningFirsts.count, columns < kerningSeconds.count, uniform == nil else { return 0 }
    let (row, column) = (Int(kerningFirsts[rows]) - 48, Int(kerningSeconds[columns]) - 48)
    if row == 0 || column == 0 { return 0 }
    if digit != nil, (0x30...0x39).contains(first) || (0x30...0x39).contains(second) { return 0 }
    let place = row * InterAdvances.kerningClasses + column
    return kerning.indices.contains(place)
      ? (Int(kerning[place]) - InterAdvances.kerningZero) * InterAdvances.kerningStep : 0
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
