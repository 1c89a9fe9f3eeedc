/// Why a text that people read cannot be shown as it is.
enum TextFault: Equatable {
  /// There is nothing in it.
  case empty
  /// A character that has no picture, and that a terminal may take for an order.
  case control(Unicode.Scalar)
  /// A heading stands on one line of every list.
  case lines

  /// What is wrong with a text, nil if nothing is.
  ///
  /// - Parameter isHeading: whether it names something, in one line.
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

  /// Line breaks and tabs are shown.
  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .control && scalar != "\n" && scalar != "\t"
  }

  /// What follows the name of the text: `"title"` is empty.
  var words: String {
    switch self {
    case .empty: "is empty"
    case .control(let scalar): "has a control character (U+\(scalar.fourDigits))"
    case .lines: "has several lines"
    }
  }

  /// What an author does about it.
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
