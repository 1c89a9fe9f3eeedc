/// Reads a regular expression: the part of the notation that validations and replacements are written in.
///
///     [A-Z0-9._%+-]+@[a-z]{2,64}      letters in a place, how many of them, what follows
struct RegularExpressionReader {
  /// Why a text is no expression that can be used here.
  enum Failure: Error {
    /// It is none.
    case broken
    /// It is one, with something that is not known here.
    case unknown
  }

  private let letters: [Character]
  private var place = 0
  private var depth = 0
  /// The names of what is captured, nil for what has none; whether each may be missing.
  private(set) var captures: [(name: String?, isOptional: Bool)] = []
  /// `(?i)` at the beginning.
  private(set) var ignoresCase = false
  private var optionalDepth = 0
  static let most = 1000

  init(_ pattern: String) { letters = Array(pattern.prefix(Self.most + 1)) }

  mutating func read() throws(Failure) -> RegularExpression {
    if letters.count > Self.most { throw .unknown }
    if take("(?i)") { ignoresCase = true }
    let expression = try alternatives()
    if place < letters.count { throw .broken }
    return expression
  }

  // MARK: Letters of the notation

  private var next: Character? { place < letters.count ? letters[place] : nil }

  private mutating func take(_ text: String) -> Bool {
    guard letters[place...].starts(with: text) else { return false }
    place += text.count
    return true
  }

  private mutating func advance() throws(Failure) -> Character {
    guard let letter = next else { throw .broken }
    place += 1
    return letter
  }

  // MARK: Parts

  private mutating func alternatives() throws(Failure) -> RegularExpression {
    depth += 1
    defer { depth -= 1 }
    if depth > 20 { throw .unknown }
    let start = captures.count
    var all = [try sequence()]
    while take("|") { all.append(try sequence()) }
    guard all.count > 1 else { return all[0] }
    for index in captures.indices.dropFirst(start) { captures[index].isOptional = true }
    return .alternatives(all)
  }

  private mutating func sequence() throws(Failure) -> RegularExpression {
    var parts: [RegularExpression] = []
    while let letter = next, letter != "|", letter != ")" {
      let start = captures.count
      let part = try part()
      parts.append(try repeated(part, capturesFrom: start))
    }
    return .sequence(parts)
  }

  private mutating func repeated(
    _ part: RegularExpression, capturesFrom start: Int
  ) throws(Failure) -> RegularExpression {
    var (least, most) = (1, 1)
    if take("*") {
      (least, most) = (0, .max)
    } else if take("+") {
      most = .max
    } else if take("?") {
      least = 0
    } else if next == "{", let bounds = bounds() {
      (least, most) = bounds
      if least > most || least > Self.most { throw .broken }
    } else {
      return part
    }
    switch part {
    case .start, .end, .wordEdge: throw .unknown
    default: break
    }
    if least == 0 { for index in captures.indices.dropFirst(start) { captures[index].isOptional = true } }
    let isGreedy = !take("?")
    if take("+") { throw .unknown }
    return .repeated(part, least: least, most: most, isGreedy: isGreedy)
  }

  /// `{2,4}`, with the place behind it; nil where the brace is a letter as any other.
  private mutating func bounds() -> (Int, Int)? {
    guard let end = letters[place...].firstIndex(of: "}") else { return nil }
    let parts = String(letters[(place + 1)..<end]).split(separator: ",", omittingEmptySubsequences: false)
    guard let first = parts.first.flatMap({ Int($0) }), parts.count <= 2, first >= 0 else { return nil }
    guard parts.count == 2 else {
      place = end + 1
      return (first, first)
    }
    let last = parts[1].isEmpty ? .max : Int(parts[1])
    guard let last else { return nil }
    place = end + 1
    return (first, last)
  }

  private mutating func part() throws(Failure) -> RegularExpression {
    let letter = try advance()
    switch letter {
    case ".": return .one(.init(.lineBreak, isInverted: true))
    case "^": return .start
    case "$": return .end
    case "[": return .one(try letterClass())
    case "(": return try group()
    case "\\": return try escape()
    case "*", "+", "?": throw .broken
    default: return .one(Self.only(letter))
    }
  }

  private static func only(_ letter: Character) -> RegularExpression.LetterKind {
    let scalars = letter.unicodeScalars
    guard scalars.count == 1, let scalar = scalars.first else { return .init() }
    return .init(.letters(scalar.value...scalar.value))
  }

  private mutating func group() throws(Failure) -> RegularExpression {
    if take("?:") { return try inside() }
    if take("?=") { return .ahead(try inside(), isThere: true) }
    if take("?!") { return .ahead(try inside(), isThere: false) }
    var name: String?
    if take("?<") || take("?P<") {
      guard let end = letters[place...].firstIndex(of: ">"), letters[place..<end].allSatisfy(\.isOfWord), end > place
      else { throw .unknown }
      name = String(letters[place..<end])
      place = end + 1
    } else if next == "?" {
      throw .unknown
    }
    let number = captures.count + 1
    captures.append((name, false))
    return .captured(try inside(), number: number)
  }

  /// What stands in the parentheses, up to the one that closes them.
  private mutating func inside() throws(Failure) -> RegularExpression {
    let inner = try alternatives()
    if next != ")" { throw .broken }
    place += 1
    return inner
  }

  private mutating func escape() throws(Failure) -> RegularExpression {
    switch next {
    case "b":
      place += 1
      return .wordEdge(true)
    case "B":
      place += 1
      return .wordEdge(false)
    case "A":
      place += 1
      return .start
    case "z", "Z":
      place += 1
      return .end
    default: return .one(try escapedKind())
    }
  }

  /// `\d`, `\.` and the like, behind the backslash.
  private mutating func escapedKind() throws(Failure) -> RegularExpression.LetterKind {
    let letter = try advance()
    switch letter {
    case "d": return .init(.digit)
    case "D": return .init(.digit, isInverted: true)
    case "w": return .init(.word)
    case "W": return .init(.word, isInverted: true)
    case "s": return .init(.blank)
    case "S": return .init(.blank, isInverted: true)
    case "n": return Self.only("\n")
    case "t": return Self.only("\t")
    case "r": return Self.only("\r")
    case "p", "P":
      guard take("{"), let end = letters[place...].firstIndex(of: "}") else { throw .unknown }
      let name = String(letters[place..<end])
      guard Character.knows(category: name) else { throw .unknown }
      place = end + 1
      return .init(.category(name), isInverted: letter == "P")
    default:
      if letter.isLetter || letter.isNumber { throw .unknown }
      return Self.only(letter)
    }
  }

  /// `[a-z_]`, behind the bracket.
  private mutating func letterClass() throws(Failure) -> RegularExpression.LetterKind {
    depth += 1
    defer { depth -= 1 }
    if depth > 20 { throw .unknown }
    var kind = RegularExpression.LetterKind()
    kind.isInverted = take("^")
    var isFirst = true
    while true {
      let letter = try advance()
      if letter == "]", !isFirst { return kind }
      isFirst = false
      if letter == "[" {
        if next == ":" { throw .unknown }
        kind.parts.append(.other(try letterClass()))
        continue
      }
      if letter == "&", next == "&" { throw .unknown }
      let lower = letter == "\\" ? try escapedKind() : Self.only(letter)
      kind.parts += try upTo(lower)
    }
  }

  /// `a-z`, or what stands there by itself.
  private mutating func upTo(
    _ lower: RegularExpression.LetterKind
  ) throws(Failure) -> [RegularExpression.LetterKind.Part] {
    guard next == "-", place + 1 < letters.count, letters[place + 1] != "]",
      case .letters(let first)? = lower.parts.first, !lower.isInverted
    else { return lower.isInverted ? [.other(lower)] : lower.parts }
    place += 1
    let letter = try advance()
    let upper = letter == "\\" ? try escapedKind() : Self.only(letter)
    guard case .letters(let last)? = upper.parts.first, !upper.isInverted, first.lowerBound <= last.upperBound else {
      throw .broken
    }
    return [.letters(first.lowerBound...last.upperBound)]
  }
}
