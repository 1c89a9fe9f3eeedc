/// Reads a small XML document event by event and rejects everything that is not well formed.
///
/// It supports only what drawings need: elements, attributes, text, comments, the five named entities and numeric ones.
/// It rejects document types with their own declarations.
struct XMLReader {
  typealias Attributes = [(name: String, value: String)]

  enum Event {
    case start(String, Attributes)
    case end(String)
    case characters(String)
    case finished
    /// Not well-formed XML.
    case malformed
  }

  private let bytes: [UInt8]
  private var position = 0
  private var open: [String] = []
  private var pendingEnd: String?
  private var hasRoot = false

  init(_ text: String) { bytes = Array(text.utf8) }

  /// The line at which a text stops being well-formed XML; nil if it does not.
  static func faultyLine(of text: String) -> Int? {
    var reader = XMLReader(text)
    while true {
      switch reader.next() {
      case .malformed:
        let read = reader.bytes[..<reader.position].reversed().drop { $0 <= UInt8(ascii: " ") }
        return 1 + read.count { $0 == UInt8(ascii: "\n") }
      case .finished: return nil
      default: break
      }
    }
  }

  /// The number of open elements.
  var depth: Int { open.count }

  /// The next event.
  mutating func next() -> Event {
    if let name = pendingEnd {
      pendingEnd = nil
      return end(name)
    }
    while position < bytes.count {
      if skip("<?") {
        guard skipPast("?>") else { return .malformed }
      } else if skip("<!--") {
        guard skipPast("-->") else { return .malformed }
      } else if skip("<![CDATA[") {
        guard !open.isEmpty, let text = text(before: "]]>") else { return .malformed }
        return .characters(text)
      } else if skip("<!DOCTYPE") {
        guard let text = text(before: ">"), !text.contains("[") else { return .malformed }
      } else if skip("</") {
        guard let name = name() else { return .malformed }
        skipSpace()
        return skip(">") ? end(name) : .malformed
      } else if skip("<") {
        return start()
      } else {
        let start = position
        while position < bytes.count, bytes[position] != UInt8(ascii: "<") { position += 1 }
        guard let text = decoded(start..<position) else { return .malformed }
        if !open.isEmpty { return .characters(text) }
        guard text.allSatisfy({ $0.isWhitespace || $0 == "\u{FEFF}" }) else { return .malformed }
      }
    }
    return open.isEmpty && hasRoot ? .finished : .malformed
  }

  private mutating func start() -> Event {
    guard let name = name(), !(open.isEmpty && hasRoot) else { return .malformed }
    hasRoot = true
    var attributes: Attributes = []
    while true {
      let spaced = skipSpace()
      if skip("/>") {
        pendingEnd = name
        break
      }
      if skip(">") { break }
      guard spaced, let attribute = attribute(), !attributes.contains(where: { $0.name == attribute.name }) else {
        return .malformed
      }
      attributes.append(attribute)
    }
    open.append(name)
    return .start(name, attributes)
  }

  private mutating func end(_ name: String) -> Event { open.popLast() == name ? .end(name) : .malformed }

  private mutating func attribute() -> (name: String, value: String)? {
    guard let name = name() else { return nil }
    skipSpace()
    guard skip("=") else { return nil }
    skipSpace()
    guard position < bytes.count else { return nil }
    let quote = bytes[position]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return nil }
    position += 1
    let start = position
    while position < bytes.count, bytes[position] != quote {
      if bytes[position] == UInt8(ascii: "<") { return nil }
      position += 1
    }
    guard position < bytes.count, let value = decoded(start..<position) else { return nil }
    position += 1
    return (name, value)
  }

  private mutating func name() -> String? {
    let start = position
    while position < bytes.count, Self.isName(bytes[position]) { position += 1 }
    guard position > start, Self.isLetter(bytes[start]) else { return nil }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
      || byte == UInt8(ascii: "_")
  }

  private static func isName(_ byte: UInt8) -> Bool {
    isLetter(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || [UInt8(ascii: ":"), UInt8(ascii: "-"), UInt8(ascii: ".")].contains(byte)
  }

  @discardableResult
  private mutating func skipSpace() -> Bool {
    let start = position
    while position < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[position]) { position += 1 }
    return position > start
  }

  private mutating func skip(_ text: StaticString) -> Bool {
    let wanted = text.utf8CodeUnitCount
    guard bytes.count - position >= wanted else { return false }
    let matches = text.withUTF8Buffer { bytes[position..<position + wanted].elementsEqual($0) }
    if matches { position += wanted }
    return matches
  }

  private mutating func skipPast(_ text: StaticString) -> Bool {
    while position < bytes.count {
      if skip(text) { return true }
      position += 1
    }
    return false
  }

  private mutating func text(before mark: StaticString) -> String? {
    let start = position
    guard skipPast(mark) else { return nil }
    return String(decoding: bytes[start..<position - mark.utf8CodeUnitCount], as: UTF8.self)
  }

  /// Text with its entities resolved; nil for an undeclared entity.
  private func decoded(_ range: Range<Int>) -> String? {
    guard bytes[range].contains(UInt8(ascii: "&")) else { return String(decoding: bytes[range], as: UTF8.self) }
    var text = ""
    var rest = String(decoding: bytes[range], as: UTF8.self)[...]
    while let mark = rest.firstIndex(of: "&") {
      text += rest[..<mark]
      rest = rest[mark...].dropFirst()
      guard let end = rest.firstIndex(of: ";"), let scalar = Self.scalar(of: rest[..<end]) else { return nil }
      text.unicodeScalars.append(scalar)
      rest = rest[end...].dropFirst()
    }
    return text + rest
  }

  private static func scalar(of entity: Substring) -> Unicode.Scalar? {
    switch entity {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default: break
    }
    guard entity.first == "#" else { return nil }
    let digits = entity.dropFirst()
    let number = digits.first == "x" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return number.flatMap(Unicode.Scalar.init)
  }
}
