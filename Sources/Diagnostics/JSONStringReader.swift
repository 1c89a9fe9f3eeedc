extension JSONReader {
  /// Reads a string from its opening to its closing quote.
  mutating func string() throws(Problem) -> String {
    let start = index
    index += 1
    var content: [UInt8] = []
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        index += 1
        return String(decoding: content, as: UTF8.self)
      case UInt8(ascii: "\\"): content.append(contentsOf: String(try escape()).utf8)
      case 0..<0x20:
        throw byte == 0x0A || byte == 0x0D
          ? problem("the line ends before the text's closing quote", from: start)
          : problem("a control character inside a text has to be written as an escape such as \\t", from: index)
      default:
        content.append(byte)
        index += 1
      }
    }
    throw problem("the file ends before the text's closing quote", from: start)
  }

  private mutating func escape() throws(Problem) -> Unicode.Scalar {
    let start = index
    index += 1
    guard let letter = next else { throw problem("the file ends inside an escape", from: start) }
    index += 1
    switch letter {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try unicodeEscape(from: start)
    default: throw problem("JSON has no such escape; a backslash itself is written \\\\", from: start)
    }
  }

  private mutating func unicodeEscape(from start: Int) throws(Problem) -> Unicode.Scalar {
    let first = try fourHexDigits(from: start)
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard first < 0xDC00, next == UInt8(ascii: "\\") else { throw halfAPair(from: start) }
    index += 1
    guard next == UInt8(ascii: "u") else { throw halfAPair(from: start) }
    index += 1
    let second = try fourHexDigits(from: start)
    guard second >= 0xDC00, second <= 0xDFFF,
      let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) * 0x400 + (second - 0xDC00))
    else { throw halfAPair(from: start) }
    return scalar
  }

  private mutating func fourHexDigits(from start: Int) throws(Problem) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = next, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw problem("\\u is followed by four hexadecimal digits", from: start)
      }
      value = value * 16 + UInt32(digit)
      index += 1
    }
    return value
  }

  private func halfAPair(from start: Int) -> Problem {
    problem("this \\u escape is half of a surrogate pair; its other half is missing", from: start)
  }
}
