import LayoutEngine

/// A shape in its frame, as an SVG element.
struct Outline {
  var element: String
  var attributes: XMLText.Attributes

  /// - Parameters:
  ///   - shape: the shape.
  ///   - frame: the frame that it fills.
  ///   - isRightToLeft: whether leading is right; shapes know whether that mirrors them.
  init(_ shape: Paint.Shape, in frame: Rect, isRightToLeft: Bool) {
    let isMirrored = shape.layoutDirectionBehavior.mirrors(where: isRightToLeft ? .rightToLeft : .leftToRight)
    self.init(shape, in: frame.drawable, isMirrored, depth: 0)
  }

  private init(_ shape: Paint.Shape, in frame: Rect, _ isMirrored: Bool, depth: Int) {
    element = "rect"
    attributes = Self.rectangle(frame)
    guard depth < 16 else { return }
    switch shape {
    case .rectangle, .later: break
    case .rounded(let radii): round(radii, frame, isMirrored)
    case .capsule: attributes.append(("rx", (min(frame.width, frame.height) / 2).short))
    case .circle:
      element = "circle"
      let radius = min(frame.width, frame.height) / 2
      attributes = [("cx", frame.midX.short), ("cy", frame.midY.short), ("r", radius.short)]
    case .ellipse:
      element = "ellipse"
      attributes = [
        ("cx", frame.midX.short), ("cy", frame.midY.short), ("rx", (frame.width / 2).short),
        ("ry", (frame.height / 2).short),
      ]
    case .path(let elements):
      element = "path"
      let drawn = isMirrored ? elements.map { $0.mirrored(about: frame.width / 2) } : elements
      attributes = [("d", Self.data(drawn, from: frame.origin))]
    case .inset(let inner, let amount):
      self = Outline(
        Self.inset(inner, by: amount), in: frame.inset(by: amount.drawable), isMirrored, depth: depth + 1)
    case .placed(let inner, let x, let y, let size):
      let origin = Point(x: frame.x + x.drawable, y: frame.y + y.drawable)
      var place = Rect(origin: origin, size: size ?? frame.size).drawable
      if isMirrored { place.x = frame.minX + frame.maxX - place.maxX }
      self = Outline(inner, in: place, isMirrored, depth: depth + 1)
    case .rotated(let inner, let degrees, let anchor):
      self = Outline(inner, in: frame, isMirrored, depth: depth + 1)
      transform(.rotation(degrees: isMirrored ? -degrees : degrees, about: frame.point(anchor, isMirrored)))
    case .scaled(let inner, let x, let y, let anchor):
      self = Outline(inner, in: frame, isMirrored, depth: depth + 1)
      transform(.scale(x: x, y: y, about: frame.point(anchor, isMirrored)))
    case .trimmed(let inner, let start, let end):
      // A mirrored outline starts at the other side and runs in the other direction.
      let steps = isMirrored ? inner.outline(in: Rect(origin: .zero, size: frame.size)) : []
      self = Outline(steps.isEmpty ? inner : .path(steps), in: frame, isMirrored, depth: depth + 1)
      if start > 0 || end < 1 { trim(from: start, to: end) }
    case .behaving(let inner, _): self = Outline(inner, in: frame, isMirrored, depth: depth + 1)
    }
  }

  /// Draws a single dash, with the outline's length normalized to 1.
  private mutating func trim(from start: Double, to end: Double) {
    let start = min(max(start.drawable, 0), 1)
    let part = max(min(max(end.drawable, 0), 1) - start, 0)
    attributes = attributes.filter { $0.name != "pathLength" && !$0.name.hasPrefix("stroke-dash") }
    attributes += [
      ("pathLength", "1"), ("stroke-dasharray", "\(part.fine) 1"), ("stroke-dashoffset", (-start).fine),
    ]
  }

  /// The corners of an inset frame stay parallel to the outer ones.
  private static func inset(_ shape: Paint.Shape, by amount: Double) -> Paint.Shape {
    guard case .rounded(let radii) = shape else { return shape }
    func less(_ radius: Double) -> Double { max(radius - amount, 0) }
    return .rounded(
      CornerRadii(
        topLeading: less(radii.topLeading), topTrailing: less(radii.topTrailing),
        bottomLeading: less(radii.bottomLeading), bottomTrailing: less(radii.bottomTrailing)))
  }

  private static func rectangle(_ frame: Rect) -> XMLText.Attributes {
    [("x", frame.x.short), ("y", frame.y.short), ("width", frame.width.short), ("height", frame.height.short)]
  }

  private mutating func transform(_ transform: Transform) {
    if let place = attributes.firstIndex(where: { $0.name == "transform" }) {
      attributes[place].value = "\(transform.text) \(attributes[place].value)"
    } else {
      attributes.append(("transform", transform.text))
    }
  }

  private mutating func round(_ radii: CornerRadii, _ frame: Rect, _ isMirrored: Bool) {
    let most = min(frame.width, frame.height) / 2
    let inOrder = [radii.topLeading, radii.topTrailing, radii.bottomTrailing, radii.bottomLeading]
      .map { min(max($0.drawable, 0), most) }
    guard Set(inOrder).count > 1 else {
      attributes.append(("rx", (inOrder.first ?? 0).short))
      return
    }
    element = "path"
    let clockwise = isMirrored ? [inOrder[1], inOrder[0], inOrder[3], inOrder[2]] : inOrder
    attributes = [("d", Self.data(roundedRectangle: frame, radii: clockwise))]
  }

  /// Clockwise from the top left corner.
  private static func data(roundedRectangle frame: Rect, radii: [Double]) -> String {
    guard radii.count == 4 else { return "" }
    func arc(_ radius: Double, _ x: Double, _ y: Double) -> String {
      "A\(radius.short) \(radius.short) 0 0 1 \(x.short) \(y.short)"
    }
    let (left, top, right, bottom) = (frame.minX, frame.minY, frame.maxX, frame.maxY)
    return [
      "M\((left + radii[0]).short) \(top.short)", "H\((right - radii[1]).short)",
      arc(radii[1], right, top + radii[1]), "V\((bottom - radii[2]).short)", arc(radii[2], right - radii[2], bottom),
      "H\((left + radii[3]).short)", arc(radii[3], left, bottom - radii[3]), "V\((top + radii[0]).short)",
      arc(radii[0], left + radii[0], top), "Z",
    ].joined()
  }

  private static func data(_ elements: [PathElement], from origin: Point) -> String {
    func pair(_ point: Point) -> String {
      "\((origin.x + point.x.drawable).short) \((origin.y + point.y.drawable).short)"
    }
    var hasStarted = false
    return elements.compactMap { element -> String? in
      if !hasStarted {
        guard case .move = element else { return nil }
        hasStarted = true
      }
      switch element {
      case .move(let point): return "M\(pair(point))"
      case .line(let point): return "L\(pair(point))"
      case .quadCurve(let point, let control): return "Q\(pair(control)) \(pair(point))"
      case .curve(let point, let control1, let control2): return "C\(pair(control1)) \(pair(control2)) \(pair(point))"
      case .close: return "Z"
      }
    }.joined()
  }
}

/// A rotation or scaling about a point, as an attribute.
enum Transform {
  case rotation(degrees: Double, about: Point)
  case scale(x: Double, y: Double, about: Point)

  var text: String {
    switch self {
    case .rotation(let degrees, let point):
      "rotate(\(degrees.truncatingRemainder(dividingBy: 360).short) \(point.x.short) \(point.y.short))"
    case .scale(let x, let y, let point):
      "translate(\(point.x.short) \(point.y.short)) scale(\(x.drawable.short) \(y.drawable.short)) "
        + "translate(\((-point.x).short) \((-point.y).short))"
    }
  }
}

extension Rect {
  /// A unit point of this rectangle; x counts from the leading edge.
  func point(_ share: UnitPoint, _ isRightToLeft: Bool = false) -> Point {
    let along = isRightToLeft ? 1 - share.x.drawable : share.x.drawable
    return Point(x: x + width * along, y: y + height * share.y.drawable)
  }
}
