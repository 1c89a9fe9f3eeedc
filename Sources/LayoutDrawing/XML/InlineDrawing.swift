/// A drawing from outside, made safe to stand inside another one.
///
/// Scripts, links, styles and everything that is no drawing are left out, and its ids get a prefix, so that two drawings on
/// one page do not meet. Nil for text that is no well-formed drawing.
struct InlineDrawing {
  /// What part of the plane it shows, as in the attribute.
  private(set) var viewBox: String
  /// Its elements.
  private(set) var markup: String

  init?(_ text: String, prefix: String) {
    guard text.utf8.count <= Self.longest else { return nil }
    var reader = XMLReader(text)
    var writer = TagWriter()
    var viewBox: String?
    /// The depth of an element that is being left out.
    var leftOut: Int?
    reading: while true {
      switch reader.next() {
      case .malformed: return nil
      case .finished: break reading
      case .start(let name, let attributes):
        guard reader.depth <= Self.deepest else { return nil }
        if reader.depth == 1 {
          guard name == "svg" else { return nil }
          viewBox = Self.viewBox(of: attributes)
        } else if leftOut == nil {
          if Self.drawn.contains(name) {
            writer.start("<\(name)\(Self.kept(attributes, prefix))")
          } else {
            leftOut = reader.depth
          }
        }
      case .end(let name):
        let depth = reader.depth + 1
        if leftOut == depth {
          leftOut = nil
        } else if leftOut == nil, depth > 1 {
          writer.end(name)
        }
      case .characters(let text):
        if leftOut == nil, reader.depth > 1, !text.allSatisfy(\.isWhitespace) { writer.add(text.escaped) }
      }
    }
    guard let viewBox else { return nil }
    self.viewBox = viewBox
    markup = writer.text
  }

  private static let longest = 262_144
  private static let deepest = 64

  /// The elements that draw.
  private static let drawn: Set = [
    "g", "path", "rect", "circle", "ellipse", "line", "polyline", "polygon", "text", "tspan", "defs", "use", "symbol",
    "linearGradient", "radialGradient", "stop", "clipPath", "mask", "pattern", "svg",
  ]

  private static func viewBox(of attributes: XMLReader.Attributes) -> String? {
    func number(_ name: String) -> Double? {
      attributes.first { $0.name == name }.flatMap {
        Double($0.value.hasSuffix("px") ? $0.value.dropLast(2) : $0.value[...])
      }
    }
    if let box = attributes.first(where: { $0.name == "viewBox" })?.value {
      let numbers = box.split { $0 == " " || $0 == "," }.compactMap { Double($0) }
      guard numbers.count == 4, numbers.allSatisfy(\.isFinite), numbers[2] > 0, numbers[3] > 0 else { return nil }
      return numbers.map(\.short).joined(separator: " ")
    }
    guard let width = number("width"), let height = number("height"), width > 0, height > 0 else { return nil }
    return "0 0 \(width.short) \(height.short)"
  }

  private static func kept(_ attributes: XMLReader.Attributes, _ prefix: String) -> String {
    attributes.compactMap { name, value -> String? in
      switch name {
      case "id": return " id=\"\((prefix + value).escaped)\""
      case "href", "xlink:href":
        guard value.hasPrefix("#") else { return nil }
        return " href=\"\("#\(prefix)\(value.dropFirst())".escaped)\""
      case "class", "style", "xmlns": return nil
      default: break
      }
      if name.contains(":") || name.lowercased().hasPrefix("on") { return nil }
      guard value.contains("url(") else { return " \(name)=\"\(value.escaped)\"" }
      guard value.hasPrefix("url(#") else { return nil }
      return " \(name)=\"\("url(#\(prefix)\(value.dropFirst(5))".escaped)\""
    }.joined()
  }
}

/// Writes tags so that elements without content end in themselves.
private struct TagWriter {
  private(set) var text = ""
  private var isOpen = false

  mutating func start(_ tag: String) {
    add(tag)
    isOpen = true
  }

  mutating func end(_ name: String) {
    text += isOpen ? "/>" : "</\(name)>"
    isOpen = false
  }

  mutating func add(_ markup: String) {
    if isOpen { text += ">" }
    isOpen = false
    text += markup
  }
}
