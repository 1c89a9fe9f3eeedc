import LayoutEngine

/// A short text beside something, and its size.
struct Label {
  let text: String
  let size: Double
  let isBold: Bool
  /// The text's width by the engine's font table. If the reader's font differs, the drawing stretches it to this width.
  let letters: Double
  /// The width to reserve, for viewers that cannot stretch text.
  var width: Double { letters * (isBold ? 1.25 : 1.12) }

  init(_ text: String, size: Double, isBold: Bool = false) {
    // Learners choose names; a very long one would exceed any paper.
    self.text = text.count > 60 ? "\(text.prefix(59))…" : text
    self.size = size
    self.isBold = isBold
    let styled = StyledText(self.text, font: .system(size: size, weight: isBold ? .semibold : nil))
    let lines = styled.lines(in: Size(width: .infinity, height: .infinity), scale: 2)
    letters = lines.reduce(0) { max($0, $1.width) }
  }

  /// The size with a margin.
  var plate: Size { Size(width: width + 8, height: size + 5) }
}

/// Places labels where they cover least: no other label, then no view, then near the preferred position.
struct LabelRoom {
  private var taken: [Rect] = []
  /// The frames of views with visible content.
  private let views: [Rect]
  /// The frames of those that contain text.
  private let texts: [Rect]
  private let bounds: Rect

  /// Each new label considers this many labels and views; nobody reads a fuller drawing label by label.
  private static let noticed = 300

  init(bounds: Rect, _ figures: [Figure]) {
    self.bounds = bounds
    let shown = figures.lazy.filter { $0.paint.content != nil || !$0.lines.isEmpty }
    views = shown.prefix(Self.noticed).map(\.frame.drawable)
    texts = shown.prefix(Self.noticed).filter { !$0.lines.isEmpty }.map(\.frame.drawable)
  }

  /// Takes the best of `places`.
  ///
  /// - Parameters:
  ///   - places: candidates, the preferred one first.
  ///   - own: the frame of the label's own view, which it may cover.
  ///   - isNeeded: whether it must be placed somewhere, even over other labels and text.
  mutating func take(_ places: [Rect], over own: Rect? = nil, isNeeded: Bool = true) -> Rect? {
    let near = taken.suffix(Self.noticed)
    let views = own.map { own in self.views.filter { !$0.isNear(own, within: 0.01) } } ?? self.views
    var best: (place: Rect, cost: Double)?
    for (rank, place) in places.enumerated() {
      let labels = near.reduce(0) { $0 + $1.overlap(with: place) }
      let covered = views.reduce(0) { max($0, $1.overlap(with: place)) }
      let outside = place.width * place.height - bounds.overlap(with: place)
      let cost = labels * 8 + covered + outside * 100 + Double(rank) * 8
      if cost < best?.cost ?? .infinity { best = (place, cost) }
    }
    guard let best, isNeeded || isFree(best.place, near) else { return nil }
    taken.append(best.place)
    return best.place
  }

  /// Takes the first of `places` that is on the paper and free of labels and text; nil if there is none.
  mutating func takeFree(_ places: [Rect]) -> Rect? {
    let near = taken.suffix(Self.noticed)
    let free = places.first { place in
      bounds.contains(place) && !near.contains { $0.intersects(place) } && !texts.contains { $0.intersects(place) }
    }
    if let free { taken.append(free) }
    return free
  }

  /// Whether a label is readable at a position, given what is near.
  private func isFree(_ place: Rect, _ near: ArraySlice<Rect>) -> Bool {
    let area = place.width * place.height
    let labels = near.reduce(0) { $0 + $1.overlap(with: place) }
    return labels <= area / 4 && texts.allSatisfy { $0.overlap(with: place) <= area / 2 }
  }

  /// Reserves an area, so that no later label is placed there.
  mutating func keepFree(_ place: Rect) { taken.append(place) }
}

extension Rect {
  /// The area of the intersection.
  fileprivate func overlap(with other: Rect) -> Double {
    let wide = min(maxX, other.maxX) - max(minX, other.minX)
    let high = min(maxY, other.maxY) - max(minY, other.minY)
    return wide > 0 && high > 0 ? wide * high : 0
  }
}

/// A placed label, drawn after everything that it explains.
struct PlacedLabel {
  enum Look { case plate, outlinedPlate, text }

  var label: Label
  var place: Rect
  var look: Look
  var color: Color
}

extension SVGPage {
  mutating func draw(_ labels: [PlacedLabel]) {
    for placed in labels {
      switch placed.look {
      case .plate: drawPlate(placed.label, in: placed.place, placed.color)
      case .outlinedPlate: drawPlate(placed.label, in: placed.place, placed.color, isOutlined: true)
      case .text: drawText(placed.label, at: Point(x: placed.place.x + 4, y: placed.place.maxY - 4), placed.color)
      }
    }
  }

  /// Text on a colored plate.
  private mutating func drawPlate(_ label: Label, in place: Rect, _ color: Color, isOutlined: Bool = false) {
    let outline = Outline(.rounded(3), in: isOutlined ? place.inset(by: 0.5) : place, isRightToLeft: false)
    body.add(
      outline.element,
      outline.attributes
        + (isOutlined ? ink(fill: PictureColor.stage, stroke: color, width: 1) : ink(fill: color)))
    draw(
      label, at: Point(x: place.midX, y: place.maxY - 4), isOutlined ? color : PictureColor.stage, anchor: "middle")
  }

  /// Text without a plate, with a halo that separates it from the background.
  private mutating func drawText(_ label: Label, at point: Point, _ color: Color) {
    var rim = ink(fill: color, stroke: PictureColor.stage, width: 3)
    rim += [("stroke-linejoin", "round"), ("paint-order", "stroke")]
    draw(label, at: point, rim)
  }

  /// - Parameter anchor: SVG's `text-anchor`: the part of the text that is at the point.
  mutating func draw(_ label: Label, at point: Point, _ color: Color, anchor: String? = nil) {
    draw(label, at: point, ink(fill: color) + (anchor.map { [("text-anchor", $0)] } ?? []))
  }

  private mutating func draw(_ label: Label, at point: Point, _ inks: Attributes) {
    var attributes: Attributes = [("x", point.x.short), ("y", point.y.short)]
    if label.size != 10 { attributes.append(("font-size", label.size.short)) }
    if label.isBold { attributes.append(("font-weight", "600")) }
    if label.letters > 0 {
      attributes += [("textLength", label.letters.short), ("lengthAdjust", "spacingAndGlyphs")]
    }
    body.add("text", attributes + inks, text: label.text)
  }

  mutating func drawLine(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ attributes: Attributes) {
    body.add("line", [("x1", x1.short), ("y1", y1.short), ("x2", x2.short), ("y2", y2.short)] + attributes)
  }
}
