import LayoutEngine

/// The measuring layers: rulers and the pixel grid.
extension SVGPage {
  /// Rulers along the top and left, from the stage's corner: a tick every ten points, a number every fifty.
  mutating func drawRulers(on sheet: Sheet) {
    let content = sheet.content
    let step = Self.step(for: max(content.width, content.height))
    let edge = sheet.ruled.y
    let side = sheet.ruled.x
    var strokes = "M\(content.minX.short) \(edge.short)H\(content.maxX.short)"
    strokes += "M\(side.short) \(content.minY.short)V\(content.maxY.short)"
    for place in Self.places(from: content.minX, to: content.maxX, step) {
      let isNumbered = place.cell % (step * 5).cell == 0
      strokes += "M\(place.short) \(edge.short)v\(isNumbered ? -6 : -3)"
      if isNumbered { number(place, at: Point(x: place + 2, y: edge - 4)) }
    }
    for place in Self.places(from: content.minY, to: content.maxY, step) {
      let isNumbered = place.cell % (step * 5).cell == 0
      strokes += "M\(side.short) \(place.short)h\(isNumbered ? -6 : -3)"
      if isNumbered {
        let label = Label(place.short, size: 7)
        draw(label, at: Point(x: side - 4, y: place + 7.5), PictureColor.quiet, anchor: "end")
      }
    }
    // One element for all ticks: dozens would be most of a small drawing.
    body.add("path", [("d", strokes)] + ink(stroke: PictureColor.quiet, width: 0.75))
  }

  private mutating func number(_ place: Double, at point: Point) {
    draw(Label(place.short, size: 7), at: point, PictureColor.quiet)
  }

  /// Ten points, or more for a stage that would have hundreds of ticks.
  private static func step(for length: Double) -> Double {
    var step = 10.0
    while length / step > 200 { step *= 2 }
    return step
  }

  private static func places(from start: Double, to end: Double, _ step: Double) -> [Double] {
    let first = (start / step).rounded(.up).cell
    let last = (end / step).rounded(.down).cell
    return first <= last ? (first...last).map { Double($0) * step } : []
  }

  /// Lines every ten points; finer lines, for points and then pixels, if they are distinguishable.
  mutating func drawPixels(over stage: Rect) {
    let wanted = [(10.0, 0.5), (1, 0.25), (1 / options.scale, 0.12)].filter { $0.0 * options.zoom >= 3 }
    for (distance, width) in wanted.reversed() {
      let cell: Attributes = [
        ("patternUnits", "userSpaceOnUse"), ("width", distance.fine), ("height", distance.fine),
      ]
      let grid = reference("pattern", cell) { page, text in
        text.add(
          "path",
          [("d", "M0 0H\(distance.fine)M0 0V\(distance.fine)")] + page.ink(stroke: PictureColor.edge, width: width))
      }
      body.add("rect", Outline(.rectangle, in: stage, isRightToLeft: false).attributes + [("fill", grid)])
    }
  }
}
