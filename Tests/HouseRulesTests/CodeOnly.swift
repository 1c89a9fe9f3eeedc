import Synchronization

/// Swift source with comments and the contents of strings replaced by blanks, so that rules see code only.
///
///     let a = "x!"  // b!        becomes      let a = "  "
///     let a = "\(x!) y"          becomes      let a = "\(x!)  "
///
/// Line breaks stay, so a line number in the result is one in the file. Code in an interpolation stays too. Regex
/// literals are understood in the form `#/…/#`; a bare `/…/` is read as code.
struct CodeOnly {
  private let source: [UInt8]
  private var result: [UInt8]
  private var position = 0

  /// What was read before: half a dozen rules ask for the same files.
  private static let known = Mutex<[String: [Substring]]>([:])

  /// The lines of `text`, code only.
  static func lines(of text: String) -> [Substring] {
    if let lines = known.withLock({ $0[text] }) { return lines }
    let lines = read(text)
    known.withLock { $0[text] = lines }
    return lines
  }

  private static func read(_ text: String) -> [Substring] {
    var reader = CodeOnly(text)
    reader.readCode(inParentheses: false)
    return String(decoding: reader.result, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
  }

  private init(_ text: String) {
    source = Array(text.utf8)
    result = source
  }

  private func at(_ offset: Int) -> UInt8? { source.indices.contains(offset) ? source[offset] : nil }

  private func startsWith(_ text: String) -> Bool { source[position...].starts(with: text.utf8) }

  private mutating func keep(_ count: Int = 1) { position = min(position + count, source.count) }

  private mutating func blank(_ count: Int = 1) {
    for _ in 0..<count where position < source.count {
      if source[position] != UInt8(ascii: "\n") { result[position] = UInt8(ascii: " ") }
      position += 1
    }
  }

  /// Reads code up to the end, or up to the parenthesis that closes an interpolation.
  private mutating func readCode(inParentheses: Bool) {
    var depth = 0
    while let byte = at(position) {
      switch byte {
      case UInt8(ascii: "/") where startsWith("//"):
        while let next = at(position), next != UInt8(ascii: "\n") { blank() }
      case UInt8(ascii: "/") where startsWith("/*"):
        readBlockComment()
      case UInt8(ascii: "\""), UInt8(ascii: "#"):
        if let opening = openingDelimiter() { readLiteral(opening) } else { keep() }
      case UInt8(ascii: "("):
        depth += 1
        keep()
      case UInt8(ascii: ")"):
        depth -= 1
        keep()
        if inParentheses, depth < 0 { return }
      default:
        keep()
      }
    }
  }

  /// Block comments nest.
  private mutating func readBlockComment() {
    var depth = 0
    repeat {
      if startsWith("/*") {
        depth += 1
        blank(2)
      } else if startsWith("*/") {
        depth -= 1
        blank(2)
      } else {
        blank()
      }
    } while depth > 0 && position < source.count
  }

  /// How a literal begins: its number signs and its quotes, `"`, `"""` or `/`.
  private struct Delimiter {
    var numberSigns: Int
    var quotes: String
    var closing: String { quotes + String(repeating: "#", count: numberSigns) }
    var escape: String { "\\" + String(repeating: "#", count: numberSigns) }
  }

  private func openingDelimiter() -> Delimiter? {
    let numberSigns = source[position...].prefix { $0 == UInt8(ascii: "#") }.count
    let rest = source[(position + numberSigns)...]
    if rest.starts(with: "\"\"\"".utf8) { return Delimiter(numberSigns: numberSigns, quotes: "\"\"\"") }
    if rest.first == UInt8(ascii: "\"") { return Delimiter(numberSigns: numberSigns, quotes: "\"") }
    if rest.first == UInt8(ascii: "/"), numberSigns > 0 { return Delimiter(numberSigns: numberSigns, quotes: "/") }
    return nil
  }

  private mutating func readLiteral(_ delimiter: Delimiter) {
    keep(delimiter.numberSigns + delimiter.quotes.utf8.count)
    while let byte = at(position) {
      if startsWith(delimiter.closing) {
        keep(delimiter.closing.utf8.count)
        return
      }
      if startsWith(delimiter.escape + "("), delimiter.quotes != "/" {
        keep(delimiter.escape.utf8.count + 1)
        readCode(inParentheses: true)
      } else if startsWith(delimiter.escape) {
        blank(delimiter.escape.utf8.count + 1)
      } else if byte == UInt8(ascii: "\n"), delimiter.quotes == "\"" {
        return  // an unfinished string ends with its line
      } else {
        blank()
      }
    }
  }
}
