/// Writes XML element by element, indented and always well formed.
///
///     var text = XMLText()
///     text.open("g", [("class", "guides")])
///     text.add("line", [("x1", "4")])
///     text.close()
struct XMLText {
  typealias Attributes = [(name: String, value: String)]

  private(set) var string = ""
  private var open: [String] = []

  /// An element without content.
  mutating func add(_ name: String, _ attributes: Attributes = []) {
    start(name, attributes)
    string += "/>\n"
  }

  /// An element with text only.
  mutating func add(_ name: String, _ attributes: Attributes = [], text: String) {
    start(name, attributes)
    string += ">\(text.escaped)</\(name)>\n"
  }

  /// An element with markup on one line, for content in which white space matters.
  mutating func add(_ name: String, _ attributes: Attributes = [], markup: XMLText) {
    start(name, attributes)
    string += ">\(markup.string)</\(name)>\n"
  }

  /// An inline element, without indentation and line breaks around it.
  mutating func addInline(_ name: String, _ attributes: Attributes = [], text: String) {
    string += "<\(name)\(Self.written(attributes))>\(text.escaped)</\(name)>"
  }

  mutating func open(_ name: String, _ attributes: Attributes = []) {
    start(name, attributes)
    string += ">\n"
    open.append(name)
  }

  mutating func close() {
    guard let name = open.popLast() else { return }
    string += "\(indentation)</\(name)>\n"
  }

  /// Appends another text line by line.
  mutating func append(_ other: XMLText) {
    for line in other.string.split(separator: "\n") { string += "\(indentation)\(line)\n" }
  }

  /// Appends a line that is known to be well-formed markup.
  mutating func addSafe(_ markup: String) { string += "\(indentation)\(markup)\n" }

  var isEmpty: Bool { string.isEmpty }

  private var indentation: String { String(repeating: "  ", count: min(open.count, 12)) }

  private mutating func start(_ name: String, _ attributes: Attributes) {
    string += "\(indentation)<\(name)\(Self.written(attributes))"
  }

  private static func written(_ attributes: Attributes) -> String {
    attributes.map { " \($0.name)=\"\($0.value.escaped)\"" }.joined()
  }
}

extension String {
  /// Escaped for text and attributes; invalid characters become "\u{FFFD}". Invisible characters, such as writing
  /// direction marks, become numeric references, so that a drawing can be viewed in a terminal.
  var escaped: String {
    var text = ""
    text.reserveCapacity(utf8.count)
    for scalar in unicodeScalars {
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      case "\t", "\n", "\r": text += " "
      case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF: text += "\u{FFFD}"
      case _ where scalar.hasNoPicture: text += "&#x\(String(scalar.value, radix: 16));"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}

extension Unicode.Scalar {
  fileprivate var hasNoPicture: Bool {
    guard value >= 0x7F else { return false }
    return switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
