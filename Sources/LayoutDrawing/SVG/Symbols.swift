import LayoutEngine

/// Simple drawings of common symbols, in strokes on a 24 × 24 square. They are this course's own.
enum SymbolDrawing {
  /// The parts of a symbol's drawing: shapes, whether each is filled, and enclosures. "Forward" follows the layout
  /// direction; "right" never does.
  static func parts(of name: String, isRightToLeft: Bool) -> (data: String, isFilled: Bool, enclosure: Paint.Shape?)? {
    let sides = isRightToLeft ? ["forward": "left", "backward": "right"] : ["forward": "right", "backward": "left"]
    var words = name.split(separator: ".").map { sides[String($0)] ?? String($0) }
    let isFilled = words.contains("fill")
    words.removeAll { $0 == "fill" }
    if let whole = data[words.joined(separator: ".")] { return (whole, isFilled, nil) }
    let enclosures: [String: Paint.Shape] = ["circle": .circle, "square": .rounded(4)]
    if words.count > 1, let last = words.last, let shape = enclosures[last],
      let inner = data[words.dropLast().joined(separator: ".")]
    {
      return (inner, isFilled, shape)
    }
    return nil
  }

  private static let data: [String: String] = [
    "plus": "M12 4V20M4 12H20", "minus": "M4 12H20", "xmark": "M5 5L19 19M19 5L5 19", "checkmark": "M4 13L9.5 19L20 5",
    "multiply": "M5 5L19 19M19 5L5 19", "equal": "M4 9H20M4 15H20",
    "questionmark": "M8 8A4 4 0 1 1 12 13V15M12 19V19.5",
    "exclamationmark": "M12 4V14M12 19V19.5", "info": "M12 10V19M12 5V5.5",
    "chevron.right": "M8 4L16 12L8 20", "chevron.left": "M16 4L8 12L16 20", "chevron.up": "M4 16L12 8L20 16",
    "chevron.down": "M4 8L12 16L20 8",
    "arrow.right": "M4 12H20M13 5L20 12L13 19", "arrow.left": "M20 12H4M11 5L4 12L11 19",
    "arrow.up": "M12 20V4M5 11L12 4L19 11", "arrow.down": "M12 4V20M5 13L12 20L19 13",
    "ellipsis": "M5 12H5.5M12 12H12.5M19 12H19.5", "line.3.horizontal": "M4 6H20M4 12H20M4 18H20",
    "circle": "M12 3A9 9 0 1 1 12 21A9 9 0 1 1 12 3Z",
    "square": "M5 4H19Q20 4 20 5V19Q20 20 19 20H5Q4 20 4 19V5Q4 4 5 4Z",
    "rectangle": "M3 6H21V18H3Z", "triangle": "M12 4L21 20H3Z", "capsule": "M8 7H16A5 5 0 0 1 16 17H8A5 5 0 0 1 8 7Z",
    "diamond": "M12 3L21 12L12 21L3 12Z", "hexagon": "M7 4H17L22 12L17 20H7L2 12Z",
    "star": "M12 3L14.7 9L21 9.6L16.2 13.8L17.7 20.2L12 16.8L6.3 20.2L7.8 13.8L3 9.6L9.3 9Z",
    "heart": "M12 20C4 14.5 3 11 3 8.5C3 3.5 10 3 12 7.5C14 3 21 3.5 21 8.5C21 11 20 14.5 12 20Z",
    "bell": "M6 16C7 14 6.5 6 12 5C17.5 6 17 14 18 16ZM10 19H14M12 3V5", "house": "M3 12L12 4L21 12M6 10V20H18V10",
    "person": "M12 4A4 4 0 1 1 12 12A4 4 0 1 1 12 4ZM4 20C5 13.5 19 13.5 20 20Z",
    "magnifyingglass": "M10 4A6 6 0 1 1 10 16A6 6 0 1 1 10 4ZM14.5 14.5L20 20",
    "moon": "M19 14A8 8 0 1 1 10 5A7 7 0 0 0 19 14Z",
    "sun.max":
      "M12 8A4 4 0 1 1 12 16A4 4 0 1 1 12 8ZM12 2V4M12 20V22M2 12H4M20 12H22M5 5L6.5 6.5M17.5 17.5L19 19M19 5L17.5 6.5M5 19L6.5 17.5",
    "cloud": "M7 18A4 4 0 0 1 7 10C8 5 15 4.5 16.5 9.5C21 9.5 22 18 17 18Z", "bolt": "M13 3L5 14H11L10 21L19 9H13Z",
    "flag": "M6 21V4H18L15.5 8L18 12H6", "bookmark": "M7 4H17V20L12 15.5L7 20Z",
    "tag": "M4 4H11L20 13L13 20L4 11ZM8 8H8.5",
    "trash": "M4 7H20M9 7V4H15V7M6 7L7 20H17L18 7", "pencil": "M5 19L6 15L16 5L19 8L9 18Z",
    "envelope": "M3 6H21V18H3ZM3 7L12 13L21 7",
    "phone":
      "M6 4L9 4L10.5 8L8.5 10C9.5 12.5 11.5 14.5 14 15.5L16 13.5L20 15V18C20 19.5 19 20 18 20C11 19.5 4.5 13 4 6C4 5 4.5 4 6 4Z",
    "clock": "M12 3A9 9 0 1 1 12 21A9 9 0 1 1 12 3ZM12 7V12L15.5 14", "calendar": "M4 6H20V20H4ZM4 10H20M8 4V7M16 4V7",
    "folder": "M3 6H9L11 8H21V19H3Z", "doc": "M6 3H14L18 7V21H6Z",
    "photo": "M3 5H21V19H3ZM4 17L9 11L13 15.5L16 12.5L20 17",
    "camera": "M3 8H8L9.5 5H14.5L16 8H21V19H3ZM12 10A3.5 3.5 0 1 1 12 17A3.5 3.5 0 1 1 12 10Z",
    "play": "M7 4L20 12L7 20Z", "pause": "M8 5V19M16 5V19", "stop": "M6 6H18V18H6Z",
    "lock": "M6 11H18V20H6ZM8.5 11V8A3.5 3.5 0 0 1 15.5 8V11",
    "gearshape":
      "M12 8A4 4 0 1 1 12 16A4 4 0 1 1 12 8ZM12 3V6M12 18V21M3 12H6M18 12H21M5.7 5.7L7.8 7.8M16.2 16.2L18.3 18.3M18.3 5.7L16.2 7.8M5.7 18.3L7.8 16.2",
    "cart": "M3 4H6L8 15H18L20 7H7M9 19H9.5M17 19H17.5",
    "gift": "M4 9H20V13H4ZM6 13V20H18V13M12 9V20M12 9C7 9 7 4 9 4C11 4 12 9 12 9C12 9 13 4 15 4C17 4 17 9 12 9Z",
    "mappin": "M12 3A4 4 0 1 1 12 11A4 4 0 1 1 12 3ZM12 11V21",
    "leaf": "M5 19C4 8 12 4 20 4C20 13 16 20 7 17M5 20L13 11",
    "flame": "M12 3C13 8 18 9.5 18 15A6 6 0 0 1 6 15C6 12 8 11 8.5 8.5C10 9.5 10.5 10.5 10.5 12C12 10 12.5 6.5 12 3Z",
    "drop": "M12 3C15 8 18 11 18 15A6 6 0 0 1 6 15C6 11 9 8 12 3Z",
    "eye": "M2 12C6 5 18 5 22 12C18 19 6 19 2 12ZM12 9A3 3 0 1 1 12 15A3 3 0 1 1 12 9Z",
    "globe": "M12 3A9 9 0 1 1 12 21A9 9 0 1 1 12 3ZM3 12H21M12 3C7 8 7 16 12 21C17 16 17 8 12 3Z",
    "mic": "M12 3A3 3 0 0 1 15 6V11A3 3 0 0 1 9 11V6A3 3 0 0 1 12 3ZM5 11A7 7 0 0 0 19 11M12 18V21",
    "wifi": "M3 10C8 5 16 5 21 10M6.5 13.5C9.5 10.5 14.5 10.5 17.5 13.5M12 18H12.5",
    "music.note": "M9 18A2.5 2.5 0 1 1 4 18A2.5 2.5 0 1 1 9 18V5L19 3V15A2.5 2.5 0 1 1 14 15A2.5 2.5 0 1 1 19 15",
  ]
}

extension SVGPage {
  /// Draws a symbol in its frame, as large as fits; an unknown symbol is a ring with its first letter.
  mutating func draw(symbol name: String, in frame: Rect, _ fill: Fill, _ isRightToLeft: Bool) {
    let side = min(frame.width, frame.height)
    guard side > 0 else { return }
    let square = Rect(x: frame.midX - side / 2, y: frame.midY - side / 2, width: side, height: side)
    let round: Attributes = [("stroke-linecap", "round"), ("stroke-linejoin", "round")]
    guard let parts = SymbolDrawing.parts(of: name, isRightToLeft: isRightToLeft) else {
      let width: Attributes = [("fill", "none"), ("stroke-width", (side / 14).short)]
      let ring = Outline(.inset(.circle, by: side / 24), in: square, isRightToLeft: false)
      let line = paint(fill, as: "stroke", in: frame)
      body.add(ring.element, ring.attributes + width + line)
      let letter = paint(fill, as: "fill", in: frame)
      let place: Attributes = [
        ("x", square.midX.short), ("y", (square.midY + side * 0.18).short), ("text-anchor", "middle"),
        ("font-size", (side * 0.5).short),
      ]
      return body.add("text", place + letter, text: String(name.prefix(1)).uppercased())
    }
    let unit = side / 24
    body.open(
      "g", [("transform", "translate(\(square.x.short) \(square.y.short)) scale(\(unit.fine))")] + round)
    let whole = Rect(x: 1, y: 1, width: 22, height: 22)
    let inside = parts.isFilled ? paint(fill, as: "fill", in: frame) : []
    let line = parts.isFilled ? [] : paint(fill, as: "stroke", in: frame)
    if let enclosure = parts.enclosure {
      let outline = Outline(enclosure, in: whole, isRightToLeft: false)
      if parts.isFilled {
        body.add(outline.element, outline.attributes + inside)
      } else {
        body.add(outline.element, outline.attributes + [("fill", "none"), ("stroke-width", "1.8")] + line)
      }
      let marks = parts.isFilled ? ink(PictureColor.stage, for: "stroke") : line
      let small: Attributes = [("transform", "translate(5 5) scale(0.58)"), ("fill", "none"), ("stroke-width", "3.2")]
      body.add("path", [("d", parts.data)] + small + marks)
    } else if parts.isFilled {
      body.add("path", [("d", parts.data)] + inside)
    } else {
      body.add("path", [("d", parts.data), ("fill", "none"), ("stroke-width", "2")] + line)
    }
    body.close()
  }
}
