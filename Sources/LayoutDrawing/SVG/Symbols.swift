import LayoutEngine

/// Simple drawings of common symbols, in strokes on a 24 × 24 square. They are this course's own.
enum SymbolDrawing {
  /// The parts of a symbol's drawing: shapes, whether each is filled, and enclosures. "Forward" follows the layout
  /// direction; "right" never does.
  static func parts(of name: String, isRightToLeft: Bool) -> (data: String, isFilled: Bool, enclosure: Paint.Shape?)? {
    let sides = isRightToLeft ? ["forward": "left", "backward": "right"] : ["forward": "right", "backward": "left"]
    var words = name.split(separator: ".").map(String.init)
    for index in words.indices.dropFirst() { words[index] = sides[words[index]] ?? words[index] }
    let isFilled = words.contains("fill")
    words.removeAll { $0 == "fill" }
    if let whole = data[words.joined(separator: ".")] { return (whole, isFilled, nil) }
    let enclosures: [String: Paint.Shape] = ["circle": .circle, "square": .rounded(4)]
    var enclosure: Paint.Shape?
    if words.count > 1, let last = words.last, let shape = enclosures[last] {
      enclosure = shape
      words.removeLast()
    }
    // What is not drawn itself looks like the longest beginning that is: `person.crop` like `person`.
    while !words.isEmpty {
      if let inner = data[words.joined(separator: ".")] { return (inner, isFilled, enclosure) }
      words.removeLast()
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
    "square.and.arrow.up": "M9 9H6V21H18V9H15M12 15V2M8 6L12 2L16 6",
    "square.and.arrow.down": "M9 9H6V21H18V9H15M12 2V15M8 11L12 15L16 11",
    "square.and.pencil": "M13 5H5V19H19V12M10 14L11 11L19 3L21 5L13 13Z",
    "square.grid.2x2": "M4 4H10V10H4ZM14 4H20V10H14ZM4 14H10V20H4ZM14 14H20V20H14Z",
    "square.on.square": "M4 4H15V15H4ZM9 15V20H20V9H15", "paperplane": "M3 11L21 3L14 21L11 13ZM11 13L21 3",
    "message": "M12 4C22 4 22 17 12 17C11 17 10 17 9 16.5L5 19L5.5 15C1 11 4 4 12 4Z",
    "bubble.left": "M4 4H20V16H11L6 20V16H4Z", "bubble.right": "M4 4H20V16H18V20L13 16H4Z",
    "arrow.clockwise": "M19 12A7 7 0 1 1 16 6.3M16 2V7H11",
    "arrow.counterclockwise": "M5 12A7 7 0 1 0 8 6.3M8 2V7H13",
    "arrow.uturn.left": "M5 8H14A5 5 0 0 1 14 18H9M9 4L5 8L9 12",
    "arrow.uturn.right": "M19 8H10A5 5 0 0 0 10 18H15M15 4L19 8L15 12", "arrow.up.right": "M6 18L18 6M9 6H18V15",
    "arrow.down.left": "M18 6L6 18M6 9V18H15", "arrow.up.left": "M18 18L6 6M6 15V6H15",
    "arrow.down.right": "M6 6L18 18M18 9V18H9",
    "arrow.up.arrow.down": "M8 20V4M4 8L8 4L12 8M16 4V20M12 16L16 20L20 16",
    "arrow.left.arrow.right": "M4 8H20M16 4L20 8L16 12M20 16H4M8 12L4 16L8 20",
    "arrow.triangle.2.circlepath": "M19 10A7 7 0 0 0 6 8M6 4V8H10M5 14A7 7 0 0 0 18 16M18 20V16H14",
    "person.2":
      "M9 5A3.5 3.5 0 1 1 9 12A3.5 3.5 0 1 1 9 5ZM2 20C3 13.5 15 13.5 16 20ZM16 6A3 3 0 0 1 16 12M18 14C20.5 15 21.5 17 22 20",
    "person.3":
      "M12 6A3 3 0 1 1 12 12A3 3 0 1 1 12 6ZM6 19C7 13.5 17 13.5 18 19ZM5 8A2 2 0 1 1 5 12A2 2 0 1 1 5 8ZM19 8A2 2 0 1 1 19 12A2 2 0 1 1 19 8Z",
    "list.bullet": "M4 6H4.5M8 6H20M4 12H4.5M8 12H20M4 18H4.5M8 18H20", "list": "M4 6H20M4 12H20M4 18H20",
    "text.alignleft": "M4 5H20M4 10H14M4 15H20M4 20H14", "text.aligncenter": "M4 5H20M7 10H17M4 15H20M7 20H17",
    "text.alignright": "M4 5H20M10 10H20M4 15H20M10 20H20", "text": "M4 5H20M4 10H14M4 15H20M4 20H14",
    "slider.horizontal.3": "M4 6H20M4 12H20M4 18H20M8 4V8M16 10V14M10 16V20",
    "gear":
      "M12 8A4 4 0 1 1 12 16A4 4 0 1 1 12 8ZM12 3V6M12 18V21M3 12H6M18 12H21M5.7 5.7L7.8 7.8M16.2 16.2L18.3 18.3M18.3 5.7L16.2 7.8M5.7 18.3L7.8 16.2",
    "map": "M3 6L9 4L15 6L21 4V18L15 20L9 18L3 20ZM9 4V18M15 6V20", "location": "M3 11L21 3L13 21L11 13Z",
    "pin": "M9 3H15L14 10L18 14H6L10 10ZM12 14V21",
    "link": "M10 14A4 4 0 0 0 16 14L19 11A4 4 0 0 0 13 5M14 10A4 4 0 0 0 8 10L5 13A4 4 0 0 0 11 19",
    "paperclip": "M18 8L10 16A2.5 2.5 0 0 1 6.5 12.5L14 5A4 4 0 0 1 20 10.5L11 19.5",
    "creditcard": "M3 6H21V18H3ZM3 10H21", "briefcase": "M3 8H21V19H3ZM9 8V5H15V8M3 13H21",
    "book": "M12 6C9 4 5 4 3 5V19C5 18 9 18 12 20C15 18 19 18 21 19V5C19 4 15 4 12 6ZM12 6V20",
    "video": "M3 7H15V17H3ZM15 11L21 7V17L15 13Z", "tv": "M3 5H21V17H3ZM8 20H16",
    "iphone": "M7 3H17V21H7ZM10.5 18.5H13.5", "desktopcomputer": "M3 4H21V16H3ZM9 20H15M12 16V20",
    "speaker": "M4 9H8L13 5V19L8 15H4Z",
    "speaker.wave.2": "M3 9H7L12 5V19L7 15H3ZM15 9A4 4 0 0 1 15 15M18 7A7 7 0 0 1 18 17",
    "headphones": "M4 15V12A8 8 0 0 1 20 12V15M4 14H7V20H4ZM17 14H20V20H17Z",
    "backward": "M12 6L3 12L12 18ZM21 6L12 12L21 18Z", "forward": "M3 6L12 12L3 18ZM12 6L21 12L12 18Z",
    "shuffle": "M3 7H7L15 17H21M3 17H7L15 7H21M18 4L21 7L18 10M18 14L21 17L18 20",
    "repeat": "M5 12V7H19M16 4L19 7L16 10M19 12V17H5M8 14L5 17L8 20",
    "chart.bar": "M4 20V12H8V20ZM10 20V5H14V20ZM16 20V9H20V20Z", "chart": "M4 4V20H20M7 16L11 11L14 14L20 7",
    "key": "M12 3A4 4 0 1 1 12 11A4 4 0 1 1 12 3ZM12 11V21M12 17H15M12 20H15",
    "crown": "M3 8L8 12L12 5L16 12L21 8L19 18H5Z",
    "trophy": "M7 4H17V10A5 5 0 0 1 7 10ZM7 6H4A3 3 0 0 0 7 10M17 6H20A3 3 0 0 1 17 10M12 15V19M8 20H16",
    "lightbulb": "M9 17C9 14 6 13 6 9A6 6 0 0 1 18 9C18 13 15 14 15 17ZM10 20H14",
    "sparkles": "M10 3L12 10L19 12L12 14L10 21L8 14L1 12L8 10ZM19 3V7M17 5H21",
    "hand.thumbsup": "M4 11H8V20H4ZM8 11L12 3C14 3 14 6 13 9H19L18 18C18 19 17 20 16 20H8",
    "hand.thumbsdown": "M4 13H8V4H4ZM8 13L12 21C14 21 14 18 13 15H19L18 6C18 5 17 4 16 4H8",
    "tray": "M3 13L6 5H18L21 13V19H3ZM3 13H8L9 15H15L16 13H21", "archivebox": "M3 5H21V9H3ZM5 9V20H19V9M10 13H14",
    "car": "M4 12L6 6H18L20 12V18H4ZM4 12H20M7 18V20M17 18V20",
    "shield": "M12 3L20 6V12C20 17 16 20 12 21C8 20 4 17 4 12V6Z", "power": "M12 3V12M7 6A8 8 0 1 0 17 6",
    "wand": "M5 19L15 9M17 7L18 6M17 3V4M20 6H21M14 4L15 5",
    "face.smiling": "M12 3A9 9 0 1 1 12 21A9 9 0 1 1 12 3ZM8 10H8.5M15.5 10H16M8 14A4.5 4.5 0 0 0 16 14",
    "figure": "M12 3A2 2 0 1 1 12 7A2 2 0 1 1 12 3ZM12 8V15M7 10H17M12 15L8 21M12 15L16 21",
    "building": "M5 21V4H15V21M15 10H20V21M3 21H22M8 8H12M8 12H12M8 16H12",
    "newspaper": "M3 5H18V19H3ZM18 9H21V19H18M6 9H15M6 13H15M6 16H12",
    "number": "M9 4L7 20M17 4L15 20M4 9H20M4 15H20",
    "textformat": "M3 19L9 5L15 19M5 14H13M21 19V12A3 3 0 1 0 21 17",
    "camera.viewfinder": "M4 8V4H8M16 4H20V8M20 16V20H16M8 20H4V16M8 10H16V16H8Z",
    "keyboard": "M3 7H21V17H3ZM7 11H7.5M11 11H11.5M15 11H15.5M8 14H16",
    "snowflake": "M12 3V21M4 7.5L20 16.5M20 7.5L4 16.5",
    "wind": "M3 9H14A3 3 0 1 0 11 6M3 13H18A3 3 0 1 1 15 16M3 17H10A2 2 0 1 1 8 19",
    "thermometer": "M10 4H14V14A4 4 0 1 1 10 14ZM12 8V16", "battery": "M3 8H19V16H3ZM19 11H21V13H19M5 10H15V14H5Z",
    "antenna.radiowaves.left.and.right":
      "M12 12V21M8 8A6 6 0 0 0 8 16M16 8A6 6 0 0 1 16 16M5 5A10 10 0 0 0 5 19M19 5A10 10 0 0 1 19 19",
    "airplane":
      "M12 3C13.5 3 13.5 6 13.5 9L21 14V16L13.5 14V18L16 20V21L12 20L8 21V20L10.5 18V14L3 16V14L10.5 9C10.5 6 10.5 3 12 3Z",
    "rectangle.portrait": "M6 3H18V21H6Z", "sidebar.left": "M3 5H21V19H3ZM9 5V19",
    "sidebar.right": "M3 5H21V19H3ZM15 5V19",
    "seal": "M12 3L15 5L19 5L19 9L21 12L19 15L19 19L15 19L12 21L9 19L5 19L5 15L3 12L5 9L5 5L9 5Z",
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
