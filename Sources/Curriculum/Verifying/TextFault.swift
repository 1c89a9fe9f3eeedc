/// The reason why a text cannot be displayed.
enum TextFault: Equatable {
  /// The text is empty.
  case empty
  /// The text has a control character, which is invisible and may affect a terminal.
  case control(Unicode.Scalar)
  /// A heading has several lines.
  case lines
  /// The text is longer than anybody reads.
  case long(Int, most: Int)
  /// The text has an HTML tag, which readers see as it is.
  case tag(String)
  /// The text has code that begins with a backtick and does not end.
  case openCode

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
    } else if case let most = isHeading ? 120 : 2000, text.count > most {
      self = .long(text.count, most: most)
    } else if let tag = Self.tag(in: text) {
      self = .tag(tag)
    } else if !text.contains("```"), text.count(where: { $0 == "`" }) % 2 == 1 {
      self = .openCode
    } else {
      return nil
    }
  }

  /// Whether a character is a control character, or turns the direction of the text behind it; line breaks and tabs are
  /// allowed.
  static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\n", "\t", "\r": false
    case "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}": true
    default: scalar.properties.generalCategory == .control
    }
  }

  /// The first HTML tag outside of code.
  private static func tag(in text: String) -> String? {
    text.outsideCode.firstMatch(of: #/</?[a-z][a-z0-9]*(\s[^<>]*)?/?>/#).map { String($0.output.0) }
  }

  /// The predicate of a message about the text: `"title"` is empty.
  var words: String {
    switch self {
    case .empty: "is empty"
    case .control(let scalar): "has a control character (U+\(scalar.fourDigits))"
    case .lines: "has several lines"
    case .long(let count, let most): "has \(count) characters, more than \(most)"
    case .tag(let tag): "has the HTML tag \(tag), which is not shown as HTML"
    case .openCode: "has code without the backtick that ends it"
    }
  }

  /// The advice for the author.
  var advice: String {
    switch self {
    case .empty: "Write it."
    case .control: "Take it away: nobody sees it."
    case .lines: "A title is one line."
    case .long: "Nobody reads that much here: shorten it."
    case .tag: "Write it in words, or as code between backticks."
    case .openCode: "Code stands between two backticks."
    }
  }
}

extension StringProtocol {
  /// The text without what is between backticks, which stay.
  var outsideCode: String {
    split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .map { $0.offset.isMultiple(of: 2) ? String($0.element) : "" }.joined(separator: "`")
  }
}

extension Unicode.Scalar {
  /// `0007`: as Unicode writes a control character.
  fileprivate var fourDigits: String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
