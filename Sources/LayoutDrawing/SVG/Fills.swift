import LayoutEngine

extension SVGPage {
  /// The attributes that fill or stroke an area of a frame.
  ///
  /// Right-to-left layout does not mirror the points of a gradient.
  ///
  /// - Parameter property: `fill` or `stroke`.
  mutating func paint(_ fill: Fill, as property: String, in frame: Rect) -> Attributes {
    switch fill {
    case .color(let color): return ink(color, for: property)
    case .material(let thickness):
      let color = Color(
        light: .init(red: 0.95, green: 0.95, blue: 0.96), dark: .init(red: 0.16, green: 0.16, blue: 0.17))
      return ink(color.opacity(0.55 + 0.4 * min(max(thickness.drawable, 0), 1)), for: property)
    case .linear(let stops, let from, let to):
      let start = frame.point(from)
      let end = frame.point(to)
      let line: Attributes = [
        ("x1", start.x.short), ("y1", start.y.short), ("x2", end.x.short), ("y2", end.y.short),
      ]
      return [(property, gradient("linearGradient", line, stops))]
    case .radial(let stops, let center, let from, let to):
      return [(property, circles(stops, around: frame.point(center), from, to))]
    case .elliptical(let stops, let center, let from, let to):
      // In a square of 1 × 1 points, stretched over the frame.
      let middle = frame.point(center)
      let stretch =
        "translate(\(middle.x.short) \(middle.y.short)) scale(\(max(frame.width, 0.01).short) "
        + "\(max(frame.height, 0.01).short))"
      return [(property, circles(stops, around: .zero, from, to, [("gradientTransform", stretch)]))]
    case .angular(let stops, let center, let from, let to):
      return [(property, wedges(stops, frame, around: frame.point(center), from, to))]
    }
  }

  /// Rings between two radii. SVG gradients start at the center, so the stops move outward.
  private mutating func circles(
    _ stops: [GradientStop], around center: Point, _ from: Double, _ to: Double, _ more: Attributes = []
  ) -> String {
    let inner = max(from.drawable, 0)
    let outer = max(to.drawable, inner + 0.01)
    let moved = stops.map {
      GradientStop(color: $0.color, location: (inner + $0.location * (outer - inner)) / outer)
    }
    let circle: Attributes = [("cx", center.x.short), ("cy", center.y.short), ("r", outer.short)]
    return gradient("radialGradient", circle + more, moved)
  }

  private mutating func gradient(_ element: String, _ geometry: Attributes, _ stops: [GradientStop]) -> String {
    reference(element, [("gradientUnits", "userSpaceOnUse")] + geometry) { page, text in
      for stop in stops.sorted() {
        text.add("stop", [("offset", stop.location.short)] + page.ink(stop.color, for: "stop-color"))
      }
    }
  }

  /// SVG has no angular gradient, so this draws thin wedges of one color each.
  private mutating func wedges(
    _ stops: [GradientStop], _ frame: Rect, around center: Point, _ from: Double, _ to: Double
  ) -> String {
    let sorted = stops.sorted()
    let sweep = min(max(to.drawable - from.drawable, -360), 360)
    let radius = frame.width + frame.height + 1
    func corner(_ share: Double) -> String {
      let place = Turn(degrees: from.drawable + sweep * share).point(at: radius)
      return "\((center.x + place.x).short) \((center.y + place.y).short)"
    }
    let box: Attributes =
      [("patternUnits", "userSpaceOnUse")] + Outline(.rectangle, in: frame, isRightToLeft: false).attributes
    return reference("pattern", box) { page, text in
      let middle = frame.origin
      text.open("g", [("transform", "translate(\((-middle.x).short) \((-middle.y).short))")])
      let count = 72
      if let outside = sweep < 360 ? sorted.last : nil {
        text.add(
          "rect", Outline(.rectangle, in: frame, isRightToLeft: false).attributes + page.ink(fill: outside.color))
      }
      for index in 0..<count {
        let start = Double(index) / Double(count)
        // Each wedge overlaps the next, so that no seam shows.
        let end = min(Double(index) + 1.5, Double(count)) / Double(count)
        let data = "M\(center.x.short) \(center.y.short)L\(corner(start))L\(corner(end))Z"
        let color = sorted.color(at: (Double(index) + 0.5) / Double(count))
        text.add("path", [("d", data)] + page.ink(fill: color))
      }
      text.close()
    }
  }
}

extension [GradientStop] {
  func sorted() -> [GradientStop] {
    enumerated().sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }.map(\.element)
  }

  /// The color at a location between ordered stops.
  func color(at location: Double) -> Color {
    guard let after = firstIndex(where: { $0.location >= location }) else { return last?.color ?? .clear }
    guard after > 0 else { return self[after].color }
    let (left, right) = (self[after - 1], self[after])
    let gap = right.location - left.location
    return gap > 0 ? left.color.mix(with: right.color, by: (location - left.location) / gap) : right.color
  }
}

/// The sine and cosine of an angle without a math library: halves the angle until a short series is exact enough.
struct Turn {
  let cosine: Double
  let sine: Double

  init(degrees: Double) {
    let angle = degrees.truncatingRemainder(dividingBy: 360) * Double.pi / 180 / 256
    var sine = angle - angle * angle * angle / 6
    var cosine = 1 - angle * angle / 2 + angle * angle * angle * angle / 24
    for _ in 0..<8 { (sine, cosine) = (2 * sine * cosine, cosine * cosine - sine * sine) }
    self.sine = sine
    self.cosine = cosine
  }

  func point(at radius: Double) -> Point { Point(x: cosine * radius, y: sine * radius) }
}
