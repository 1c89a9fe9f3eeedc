/// The reason why a text cannot be displayed.
enum TextFault: Equatable {
  /// The text is empty.
  case empty
  /// The text has a control character, which is invisible and may affect a terminal.
  case control(Unicode.Scalar)
  /// A heading has several lines.
  case lines

  /// The fault in a text, nil if there is none.
  ///
  /// - Parameter isHeading: whether the text has to fit on one line.
  init?(in text: String, isHeading: Bool = false) {
    if let scalar = text.unicodeScalars.first(where: Self.isControl) {
      self = .control(scalar)
    } else if text.isBlank {
      self = .empty
    } else if isHeading, text.contains(where: \.isNewline) {
      self = .lines
    } else {
      return nil
    }
  }

  /// Whether a character is a control character; line breaks and tabs are allowed.
  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .control && scalar != "\n" && scalar != "\t"
  }

  /// The predicate of a message about the text: `"title"` is empty.
  var words: String {
    switch self {
    case .empty: "is empty"
    case .control(let scalar): "has a control character (U+\(scalar.fourDigits))"
    case .lines: "has several lines"
    }
  }

  /// The advice for the author.
  var advice: String {
    switch self {
    case .empty: "Write it."
    case .control: "Take it away: nobody sees it."
    case .lines: "A title is one line."
    }
  }
}

extension Unicode.Scalar {
  /// `0007`: as Unicode writes a control character.
  fileprivate var fourDigits: String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
