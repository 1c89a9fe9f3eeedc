/// An external drawing, made safe for embedding in another one.
///
/// It keeps only drawing elements and presentation attributes whose values cannot refer to anything but an id of the
/// same drawing. Ids get a prefix, so that two drawings on one page do not clash. Nil for text that is not a
/// well-formed drawing.
struct InlineDrawing {
  /// The value of its `viewBox` attribute.
  private(set) var viewBox: String
  /// Its elements.
  private(set) var markup: String
  /// The names of removed elements, except purely descriptive ones.
  private(set) var leftOut: [String] = []

  init?(_ text: String, prefix: String) {
    guard text.utf8.count <= Self.longest else { return nil }
    var reader = XMLReader(text)
    var writer = TagWriter()
    var viewBox: String?
    /// The depth of an element that is being removed.
    var leftOut: Int?
    var names: [String] = []
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
            if !Self.describing.contains(name), !names.contains(name) { names.append(name) }
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
    self.leftOut = names
    markup = writer.text
  }

  private static let longest = 262_144
  private static let deepest = 64

  /// The elements that draw.
  private static let drawn: Set = [
    "g", "path", "rect", "circle", "ellipse", "line", "polyline", "polygon", "text", "tspan", "defs", "use", "symbol",
    "linearGradient", "radialGradient", "stop", "clipPath", "mask", "pattern", "svg",
  ]

  /// Descriptive elements, which draw nothing.
  private static let describing: Set = ["title", "desc", "metadata"]

  private static func viewBox(of attributes: XMLReader.Attributes) -> String? {
    func value(_ name: String) -> String? { attributes.first { $0.name == name }?.value }
    let written =
      value("viewBox")?.split { $0 == "," || $0.isWhitespace }.map(String.init)
      ?? ["0", "0", value("width") ?? "", value("height") ?? ""]
    let box = written.compactMap { Double($0.hasSuffix("px") ? $0.dropLast(2) : $0[...]) }.filter(\.isFinite)
    guard written.count == 4, box.count == 4, box[2] > 0, box[3] > 0 else { return nil }
    return box.map(\.short).joined(separator: " ")
  }

  /// The presentation attributes of the element, each at most once.
  private static func kept(_ attributes: XMLReader.Attributes, _ prefix: String) -> String {
    func id(_ name: Substring) -> String? { isName(name) ? prefix + name : nil }
    let link = attributes.first { $0.name == "href" } ?? attributes.first { $0.name == "xlink:href" }
    return attributes.compactMap { name, value -> (name: String, value: String)? in
      switch name {
      case "id": id(value[...]).map { ("id", $0) }
      case "href", "xlink:href":
        // One URL, in a form that both old and new viewers read.
        name == link?.name && value.hasPrefix("#") ? id(value.dropFirst()).map { ("href", "#\($0)") } : nil
      default: DrawingValue.attributes[name]?.read(value, id: id).map { (name, $0) }
      }
    }.map { " \($0.name)=\"\($0.value.escaped)\"" }.joined()
  }

  /// Whether an id is safe inside a URL.
  private static func isName(_ id: Substring) -> Bool {
    !id.isEmpty
      && id.unicodeScalars.allSatisfy { scalar in
        scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || "-_.".unicodeScalars.contains(scalar)
      }
  }
}

/// Writes tags; elements without content become self-closing.
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
