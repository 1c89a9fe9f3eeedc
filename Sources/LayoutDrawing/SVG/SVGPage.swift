import LayoutEngine

/// A drawing in progress: its elements, its definitions, and the colors for dark appearance.
struct SVGPage {
  typealias Attributes = XMLText.Attributes

  let options: SVGOptions
  let images: ImageSource
  var body = XMLText()

  /// The definitions' ids by markup, so that equal definitions are written once.
  private var ids: [String: String] = [:]
  private var definitions = XMLText()
  /// The rules for dark appearance, by class.
  private var darkRules: [String: String] = [:]
  private var symbols: [String: ImageSymbol] = [:]
  /// The number of open groups.
  var depth = 0

  init(_ options: SVGOptions, images: @escaping ImageSource) {
    self.options = options
    self.images = images
  }

  /// The result of looking up an image once.
  enum ImageSymbol {
    case defined(id: String)
    case missing
  }

  // MARK: Colors

  /// The attributes that draw in these colors, for light and dark appearance.
  mutating func ink(fill: Color? = nil, stroke: Color? = nil, width: Double? = nil) -> Attributes {
    var attributes: Attributes = []
    var classes: [String] = []
    apply(fill, to: "fill", &attributes, &classes)
    if let stroke {
      apply(stroke, to: "stroke", &attributes, &classes)
      attributes.append(("stroke-width", (width ?? 1).short))
    }
    if !classes.isEmpty { attributes.append(("class", classes.joined(separator: " "))) }
    return attributes
  }

  /// The same for one property, such as `stop-color`.
  mutating func ink(_ color: Color, for property: String) -> Attributes {
    var attributes: Attributes = []
    var classes: [String] = []
    apply(color, to: property, &attributes, &classes)
    if !classes.isEmpty { attributes.append(("class", classes.joined(separator: " "))) }
    return attributes
  }

  private mutating func apply(
    _ color: Color?, to property: String, _ attributes: inout Attributes, _ classes: inout [String]
  ) {
    guard let color else {
      if property == "fill" { attributes.append(("fill", "none")) }
      return
    }
    let shown = options.appearance == .dark ? color.dark : color.light
    attributes.append((property, shown.hex))
    if color.opacity < 1 {
      let name = property.hasSuffix("-color") ? "\(property.dropLast(6))-opacity" : "\(property)-opacity"
      attributes.append((name, color.opacity.short))
    }
    guard options.appearance == .automatic, !options.isInPage, color.light.hex != color.dark.hex else { return }
    let name = "\(property)-\(color.light.hex.dropFirst())-\(color.dark.hex.dropFirst())"
    darkRules[name] = "\(property):\(color.dark.hex)"
    classes.append(name)
  }

  // MARK: Definitions

  /// A reference to an element that is defined once; `content` writes it with its id.
  mutating func reference(
    _ element: String, _ attributes: Attributes, content: (inout SVGPage, inout XMLText) -> Void = { _, _ in }
  ) -> String {
    var inside = XMLText()
    content(&self, &inside)
    let key = "\(element) \(attributes) \(inside.string)"
    if let id = ids[key] { return "url(#\(id))" }
    let id = nextID()
    ids[key] = id
    definitions.open(element, [("id", id)] + attributes)
    definitions.append(inside)
    definitions.close()
    return "url(#\(id))"
  }

  private func nextID() -> String { "\(options.identifier)-\(ids.count + symbols.count + 1)" }

  /// An image's drawing as a reusable symbol, defined on first use.
  mutating func symbol(of image: String) -> ImageSymbol {
    if let known = symbols[image] { return known }
    let id = nextID()
    var found = ImageSymbol.missing
    if let text = images(image), let drawing = InlineDrawing(text, prefix: "\(id)-") {
      definitions.add(drawing, id: id)
      found = .defined(id: id)
    }
    symbols[image] = found
    return found
  }

  // MARK: The document

  /// The drawing's accessible name.
  private func naming(_ title: String) -> Attributes {
    let description = "\(options.identifier)-desc"
    if options.isInPage {
      return [("overflow", "visible"), ("aria-label", title), ("aria-describedby", description)]
    }
    return [("aria-labelledby", "\(options.identifier)-title \(description)")]
  }

  /// The finished document, which shows `canvas`.
  func document(canvas: Rect, title: String, description: String) -> String {
    var page = XMLText()
    let box = canvas.numbers.map(\.short).joined(separator: " ")
    let root: Attributes = [
      ("xmlns", "http://www.w3.org/2000/svg"), ("viewBox", box), ("width", (canvas.width * options.zoom).short),
      ("height", (canvas.height * options.zoom).short), ("role", "img"),
    ]
    let fonts: Attributes = [("font-family", FontDesign.default.family), ("font-size", "10")]
    page.open("svg", root + naming(title) + fonts)
    // On a web page, a title would appear as a tooltip everywhere.
    if !options.isInPage { page.add("title", [("id", "\(options.identifier)-title")], text: title) }
    page.add("desc", [("id", "\(options.identifier)-desc")], text: description)
    if !darkRules.isEmpty {
      let rules = darkRules.sorted { $0.key < $1.key }.map { ".\($0.key){\($0.value)}" }
      page.open("style")
      page.append(XMLText(lines: ["@media (prefers-color-scheme:dark){"] + rules + ["}"]))
      page.close()
    }
    if !definitions.isEmpty {
      page.open("defs")
      page.append(definitions)
      page.close()
    }
    page.append(body)
    page.close()
    return page.string
  }
}

extension XMLText {
  /// Makes a text from lines that need no escaping.
  fileprivate init(lines: [String]) {
    for line in lines { addSafe(line) }
  }

  fileprivate mutating func add(_ drawing: InlineDrawing, id: String) {
    open("symbol", [("id", id), ("viewBox", drawing.viewBox), ("preserveAspectRatio", "none")])
    addSafe(drawing.markup)
    close()
  }
}

extension FontDesign {
  /// The fonts that resemble an iPhone's most.
  var family: String {
    switch self {
    case .default: "-apple-system, 'SF Pro Text', Inter, 'Helvetica Neue', system-ui, sans-serif"
    case .rounded: "ui-rounded, 'SF Pro Rounded', Nunito, Inter, system-ui, sans-serif"
    case .serif: "ui-serif, 'New York', Georgia, 'DejaVu Serif', serif"
    case .monospaced: "ui-monospace, 'SF Mono', Menlo, 'DejaVu Sans Mono', monospace"
    }
  }
}

extension FontWeight {
  /// The CSS weight, from 100 to 900.
  var number: Int {
    switch self {
    case .ultraLight: 100
    case .thin: 200
    case .light: 300
    case .regular: 400
    case .medium: 500
    case .semibold: 600
    case .bold: 700
    case .heavy: 800
    case .black: 900
    }
  }
}
