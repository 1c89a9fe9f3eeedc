extension String {
  /// Makes everything visible that could control a terminal, so that no file or pack can. Line breaks stay.
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

  /// Source for display in a terminal: control characters become visible; tabs and line breaks of every system stay.
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
  /// Whether the scalar can control a terminal, or changes writing direction or breaks a line invisibly: control
  /// characters of both sets and direction marks. A line feed does not count.
  var steersTerminals: Bool {
    switch value {
    case 0x0A: false
    case 0..<0x20, 0x7F..<0xA0, 0x061C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// The visible form: Unicode's control picture if there is one, else the number in Swift's notation.
  fileprivate var picture: String {
    let picture = value < 0x20 ? Unicode.Scalar(0x2400 + value) : value == 0x7F ? "\u{2421}" : nil
    return picture.map { String(Character($0)) } ?? "\\u{\(String(value, radix: 16, uppercase: true))}"
  }
}
