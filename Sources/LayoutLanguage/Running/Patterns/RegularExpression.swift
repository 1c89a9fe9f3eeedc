/// A regular expression as it was read: what may stand where in a text.
indirect enum RegularExpression: Sendable {
  /// One letter of some kind.
  case one(LetterKind)
  case sequence([RegularExpression])
  case alternatives([RegularExpression])
  /// What is found is kept under a number.
  case captured(RegularExpression, number: Int)
  /// As many as there are, or as few, of what stands here.
  case repeated(RegularExpression, least: Int, most: Int, isGreedy: Bool)
  /// Something that has to follow, or must not, and stays where it is.
  case ahead(RegularExpression, isThere: Bool)
  case start
  case end
  /// Between a letter of a word and another one, or nowhere such.
  case wordEdge(Bool)

  /// Which letters may stand in one place.
  struct LetterKind: Sendable {
    enum Part: Sendable {
      case letters(ClosedRange<UInt32>)
      case digit, word, blank, lineBreak, any
      /// By the first letter or letters of its category in Unicode: `L`, `Lu`.
      case category(String)
      case other(LetterKind)
    }
    var parts: [Part] = []
    var isInverted = false
  }
}

extension RegularExpression.LetterKind {
  init(_ part: Part, isInverted: Bool = false) {
    parts = [part]
    self.isInverted = isInverted
  }

  func contains(_ letter: Character, ignoringCase: Bool) -> Bool {
    let forms = ignoringCase ? [letter, Character(lowered: letter), Character(raised: letter)] : [letter]
    return forms.contains { form in parts.contains { $0.contains(form, ignoringCase: ignoringCase) } } != isInverted
  }
}

extension RegularExpression.LetterKind.Part {
  fileprivate func contains(_ letter: Character, ignoringCase: Bool) -> Bool {
    switch self {
    case .letters(let range):
      // A letter with accents of its own is one only as itself.
      letter.unicodeScalars.count == 1 && letter.unicodeScalars.first.map { range.contains($0.value) } == true
    case .digit: letter.unicodeScalars.first?.properties.generalCategory == .decimalNumber
    case .word: letter.isOfWord
    case .blank: letter.isWhitespace
    case .lineBreak: letter.isNewline
    case .any: true
    case .category(let name): letter.isOf(category: name)
    case .other(let kind): kind.contains(letter, ignoringCase: ignoringCase)
    }
  }
}

extension Character {
  /// The same letter small, or large, where that is one letter.
  fileprivate init(lowered letter: Character) {
    let text = letter.lowercased()
    self = text.count == 1 ? text.first ?? letter : letter
  }

  fileprivate init(raised letter: Character) {
    let text = letter.uppercased()
    self = text.count == 1 ? text.first ?? letter : letter
  }

  /// A letter, a digit or `_`.
  var isOfWord: Bool { isLetter || isNumber || self == "_" }

  fileprivate func isOf(category: String) -> Bool {
    switch category {
    case "L": isLetter
    case "Lu": isUppercase && isLetter
    case "Ll": isLowercase && isLetter
    case "N": isNumber
    case "Nd": unicodeScalars.first?.properties.generalCategory == .decimalNumber
    case "P": isPunctuation
    case "S": isSymbol
    case "Z", "Zs": isWhitespace
    default: false
    }
  }

  fileprivate static let categories: Set = ["L", "Lu", "Ll", "N", "Nd", "P", "S", "Z", "Zs"]

  /// Whether a category of Unicode's is one that is known here.
  static func knows(category: String) -> Bool { categories.contains(category) }
}
