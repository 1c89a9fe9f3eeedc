extension String {
  /// The text with everything that could steer a terminal made visible, so that nothing in a file or a pack can. Line
  /// breaks stay.
  ///
  ///     ESC → ␛     U+009B → \u{9B}     U+202E → \u{202E}
  public var withVisibleControls: String {
    guard unicodeScalars.contains(where: \.steersTerminals) else { return self }
    var shown = ""
    for scalar in unicodeScalars {
      if scalar.steersTerminals { shown += scalar.picture } else { shown.unicodeScalars.append(scalar) }
    }
    return shown
  }

  /// Source as a terminal may show it: what could steer the terminal is visible; tabs and every system's line breaks
  /// stay.
  public var asSourceOnATerminal: String {
    guard unicodeScalars.contains(where: \.steersTerminals) else { return self }
    var shown = ""
    for character in self {
      let stays = character == "\t" || character == "\r\n"
      shown += stays ? String(character) : String(character).withVisibleControls
    }
    return shown
  }
}

extension Unicode.Scalar {
  /// Whether the scalar steers a terminal, or turns or breaks a line where no reader sees why: control characters of
  /// both sets and the marks of writing direction. A line feed does neither.
  var steersTerminals: Bool {
    switch value {
    case 0x0A: false
    case 0..<0x20, 0x7F..<0xA0, 0x061C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// What stands for it: Unicode's picture of it where there is one, else its number as Swift writes it.
  fileprivate var picture: String {
    let picture = value < 0x20 ? Unicode.Scalar(0x2400 + value) : value == 0x7F ? "\u{2421}" : nil
    return picture.map { String(Character($0)) } ?? "\\u{\(String(value, radix: 16, uppercase: true))}"
  }
}
