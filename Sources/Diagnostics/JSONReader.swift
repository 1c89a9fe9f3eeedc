extension JSON {
  /// Reads a whole text as one JSON value, strictly by RFC 8259, with every value's source range.
  ///
  ///     {"size": [360, 220]}     → an object; its member `size` is at 1:2, its array at 1:10
  ///     {"size": 1, "size": 2}   → a problem at 1:13: duplicate key
  ///
  /// Beyond the grammar, it rejects duplicate keys, nesting deeper than 100, unpaired surrogates and numbers too large
  /// for a `Double`. No input traps.
  ///
  /// - Parameter file: the file index of the ranges.
  /// - Parameter takesAnyNumber: whether to accept a number too large for a `Double`, with its digits and an infinite
  ///   value.
  /// - Complexity: linear in the length of the text.
  public static func read(
    _ source: SourceText, file: Int = 0, takesAnyNumber: Bool = false
  ) throws(Problem) -> JSON {
    var reader = JSONReader(bytes: source.bytes, file: file, takesAnyNumber: takesAnyNumber)
    return try reader.document()
  }
}

/// Parses the bytes of a JSON text in one pass.
struct JSONReader {
  static let maximumDepth = 100

  let bytes: [UInt8]
  let file: Int
  let takesAnyNumber: Bool
  var index = 0
  var depth = 0
  /// The position of the last comma.
  private var lastComma = 0

  init(bytes: [UInt8], file: Int, takesAnyNumber: Bool) {
    self.bytes = bytes
    self.file = file
    self.takesAnyNumber = takesAnyNumber
  }

  /// The next byte; nil at the end.
  var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  mutating func document() throws(Problem) -> JSON {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
    skipSpace()
    guard next != nil else { throw problem("there is no JSON here, the text is empty", from: index) }
    let value = try value()
    skipSpace()
    guard next == nil else { throw problem("something follows the end of the JSON value", from: index) }
    return value
  }

  mutating func value() throws(Problem) -> JSON {
    let start = index
    let content: JSON.Content
    switch next {
    case UInt8(ascii: "{"): content = try nested(from: start) { reader throws(Problem) in try reader.object() }
    case UInt8(ascii: "["): content = try nested(from: start) { reader throws(Problem) in try reader.array() }
    case UInt8(ascii: "\""): content = .string(try string())
    case let byte? where byte == UInt8(ascii: "-") || isDigit(byte): content = try number()
    default: content = try word()
    }
    return JSON(content, at: range(from: start))
  }

  private mutating func nested(
    from start: Int, _ read: (inout JSONReader) throws(Problem) -> JSON.Content
  ) throws(Problem) -> JSON.Content {
    guard depth < Self.maximumDepth else {
      throw problem("arrays and objects are nested deeper than \(Self.maximumDepth)", from: start)
    }
    depth += 1
    defer { depth -= 1 }
    return try read(&self)
  }

  // MARK: Arrays and objects

  private mutating func array() throws(Problem) -> JSON.Content {
    let start = index
    index += 1
    var elements: [JSON] = []
    skipSpace()
    if take("]") { return .array([]) }
    while true {
      let comma = lastComma
      skipSpace()
      if next == UInt8(ascii: "]") { throw surplus(comma, before: "]") }
      elements.append(try value())
      skipSpace()
      if take("]") { return .array(elements) }
      guard takeComma() else { throw missing("',' or ']'", after: "a value of the array", opened: start, closer: "]") }
    }
  }

  private mutating func object() throws(Problem) -> JSON.Content {
    let start = index
    index += 1
    var members: [JSON.Member] = []
    var keys: Set<String> = []
    skipSpace()
    if take("}") { return .object([]) }
    while true {
      let comma = lastComma
      skipSpace()
      if next == UInt8(ascii: "}") { throw surplus(comma, before: "}") }
      let member = try member(openedAt: start)
      guard keys.insert(member.key).inserted else {
        throw repeatedKey(member, first: members.first { $0.key == member.key })
      }
      members.append(member)
      skipSpace()
      if take("}") { return .object(members) }
      guard takeComma() else {
        throw missing("',' or '}'", after: "a member of the object", opened: start, closer: "}")
      }
    }
  }

  private mutating func member(openedAt start: Int) throws(Problem) -> JSON.Member {
    guard next == UInt8(ascii: "\"") else { throw missing("a key in quotes", after: nil, opened: start, closer: "}") }
    let keyStart = index
    let key = try string()
    let keyRange = range(from: keyStart)
    skipSpace()
    guard take(":") else { throw problem("a ':' is missing after the key \"\(key)\"", from: index) }
    skipSpace()
    return JSON.Member(key: key, keyRange: keyRange, value: try value())
  }

  private func repeatedKey(_ member: JSON.Member, first: JSON.Member?) -> Problem {
    let notes = [Note("It stands here for the first time.", at: first?.keyRange)]
    return Problem(.input, "the key \"\(member.key)\" stands twice in this object", at: member.keyRange, notes: notes)
  }

  // MARK: Numbers and words

  private mutating func number() throws(Problem) -> JSON.Content {
    let start = index
    _ = take("-")
    if !take("0") {
      guard skipDigits() else { throw problem("a number needs a digit here", from: start) }
    } else if let byte = next, isDigit(byte) {
      throw problem("a number must not start with 0 and more digits", from: start)
    }
    if take("."), !skipDigits() { throw problem("a number needs a digit after its point", from: start) }
    if take("e") || take("E") {
      if !take("+") { _ = take("-") }
      guard skipDigits() else { throw problem("a number needs a digit in its exponent", from: start) }
    }
    let literal = String(decoding: bytes[start..<index], as: UTF8.self)
    let value = Double(literal) ?? .infinity
    guard value.isFinite || takesAnyNumber else {
      throw problem("the number is too large", from: start)
    }
    return .number(value, literal: literal)
  }

  private mutating func word() throws(Problem) -> JSON.Content {
    let start = index
    while let byte = next, isWordByte(byte) { index += 1 }
    switch String(decoding: bytes[start..<index], as: UTF8.self) {
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "null": return .null
    case "":
      if index < bytes.count { index += 1 }
      throw start < bytes.count
        ? problem(habit(at: start) ?? "a JSON value is expected here", from: start)
        : problem("the text ends where a JSON value is expected", from: start)
    case let word:
      throw problem(habit(at: start) ?? "'\(word)' is no JSON value; a text needs double quotes", from: start)
    }
  }

  // MARK: Small steps

  mutating func skipSpace() {
    while let byte = next, Self.isSpace(byte) { index += 1 }
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 }

  private mutating func take(_ mark: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: mark) else { return false }
    index += 1
    return true
  }

  private mutating func takeComma() -> Bool {
    lastComma = index
    return take(",")
  }

  private mutating func skipDigits() -> Bool {
    let start = index
    while let byte = next, isDigit(byte) { index += 1 }
    return index > start
  }

  private func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

  private func isWordByte(_ byte: UInt8) -> Bool {
    isDigit(byte) || byte == UInt8(ascii: "_") || byte >= 0x80
      || (byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z"))
      || (byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z"))
  }

  func range(from start: Int) -> SourceRange { SourceRange(file: file, lower: start, upper: index) }

  func problem(_ message: String, from start: Int) -> Problem {
    Problem(.input, message, at: SourceRange(file: file, lower: start, upper: max(index, start)))
  }

  /// A problem at a trailing comma, which should be deleted.
  private func surplus(_ comma: Int, before closer: Character) -> Problem {
    let range = SourceRange(file: file, lower: comma, upper: comma + 1)
    return Problem(.input, "there is a comma too many before the '\(closer)'", at: range)
  }

  /// A construct of other languages that JSON does not allow here; nil for anything else.
  private func habit(at place: Int) -> String? {
    guard place < bytes.count else { return nil }
    let rest = bytes[place...]
    let comments = ["//", "/*", "#"].map { Array($0.utf8) }
    if comments.contains(where: rest.starts(with:)) { return "JSON has no comments; take it away" }
    let quotes = ["'", "`", "“", "”", "„", "‘", "’", "«"].map { Array($0.utf8) }
    return quotes.contains(where: rest.starts(with:)) ? "a text and a key stand in straight double quotes: \"…\"" : nil
  }

  private func missing(_ what: String, after place: String?, opened: Int, closer: Character) -> Problem {
    let note = Note("It was opened here.", at: SourceRange(file: file, lower: opened, upper: opened + 1))
    if let habit = habit(at: index) { return problem(habit, from: index) }
    guard next != nil else {
      var problem = problem("the text ends before the '\(closer)' that is missing", from: index)
      problem.notes = [note]
      return problem
    }
    guard let place else { return problem("\(what) is expected", from: index) }
    // What is missing belongs behind the value before it, perhaps lines above.
    let end = bytes[..<index].lastIndex { !Self.isSpace($0) }.map { $0 + 1 } ?? index
    let range = SourceRange(file: file, lower: end, upper: end)
    return Problem(.input, "\(what) is expected after \(place)", at: range)
  }
}
