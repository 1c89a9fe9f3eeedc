import Glibc
import LayoutEngine

/// Builds a path step by step, as SwiftUI's `Path` does.
///
///     var pen = PathPen([])
///     pen.move(to: Point(x: 0, y: 10))
///     pen.line(to: Point(x: 20, y: 0))
package struct PathPen {
  package private(set) var elements: [PathElement]

  /// The most elements of a path; anything after them is dropped.
  package static let most = 4000

  package init(_ elements: [PathElement]) { self.elements = elements }

  /// The current point; nil before the first `move`.
  private var place: Point? {
    switch elements.last {
    case .move(let point), .line(let point), .quadCurve(let point, _), .curve(let point, _, _): point
    case .close: start
    case nil: nil
    }
  }

  /// The start of the current subpath.
  private var start: Point? {
    for element in elements.reversed() { if case .move(let point) = element { return point } }
    return nil
  }

  private mutating func add(_ element: PathElement) {
    if elements.count < Self.most { elements.append(element) }
  }

  /// Starts a new subpath where the closed one began: following segments start there.
  private mutating func reopen() {
    if case .close? = elements.last, let start { add(.move(start)) }
  }

  package mutating func move(to point: Point) { add(.move(point)) }

  package mutating func line(to point: Point) {
    guard place != nil else { return add(.move(point)) }
    reopen()
    add(.line(point))
  }

  package mutating func quadCurve(to point: Point, control: Point) {
    guard place != nil else { return add(.move(point)) }
    reopen()
    add(.quadCurve(point, control: control))
  }

  package mutating func curve(to point: Point, control1: Point, control2: Point) {
    guard place != nil else { return add(.move(point)) }
    reopen()
    add(.curve(point, control1: control1, control2: control2))
  }

  package mutating func close() {
    if let place, let start, place == start, case .close? = elements.last { return }
    if place != nil { add(.close) }
  }

  package mutating func add(_ shape: Paint.Shape, in frame: Rect) {
    for element in shape.outline(in: frame) { add(element) }
  }

  package mutating func add(_ others: [PathElement]) { for element in others { add(element) } }

  // MARK: Arcs

  /// Adds a circular arc, after a line to its start. Angles are in radians and grow clockwise, because y grows
  /// downward; SwiftUI calls that direction counterclockwise.
  package mutating func arc(center: Point, radius: Double, from start: Double, to end: Double, clockwise: Bool) {
    let turn = 2 * Double.pi
    var sweep = end - start
    guard sweep.isFinite else { return }
    if abs(sweep) >= turn {
      sweep = clockwise ? -turn : turn
    } else if clockwise, sweep > 0 {
      sweep -= turn
    } else if !clockwise, sweep < 0 {
      sweep += turn
    }
    arc(center: center, radius: radius, from: start, by: sweep)
  }

  /// Adds an arc by its sweep angle; positive angles look clockwise.
  package mutating func arc(center: Point, radius: Double, from start: Double, by sweep: Double) {
    guard start.isFinite, sweep.isFinite, radius.isFinite else { return }
    let sweep = min(max(sweep, -2 * Double.pi), 2 * Double.pi)
    func at(_ angle: Double) -> Point {
      Point(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    if place == nil { add(.move(at(start))) } else { line(to: at(start)) }
    let parts = max(1, Int((abs(sweep) / (Double.pi / 2) - 1e-9).rounded(.up)))
    let part = sweep / Double(parts)
    // The length of the tangents for which a Bézier curve approximates the arc.
    let reach = radius * 4 / 3 * tan(part / 4)
    for index in 0..<parts {
      let (first, second) = (start + Double(index) * part, start + Double(index + 1) * part)
      let (from, to) = (at(first), at(second))
      add(
        .curve(
          to, control1: Point(x: from.x - reach * sin(first), y: from.y + reach * cos(first)),
          control2: Point(x: to.x + reach * sin(second), y: to.y - reach * cos(second))))
    }
  }

  /// Adds a rounded corner between the line from here to `corner` and the line from there to `end`.
  package mutating func arc(around corner: Point, to end: Point, radius: Double) {
    guard let place else { return add(.move(corner)) }
    let (first, second) = (corner.direction(to: place), corner.direction(to: end))
    let cosine = min(max(first.x * second.x + first.y * second.y, -1), 1)
    let half = acos(cosine) / 2
    // Three points on a line have no corner.
    guard radius > 0, half > 1e-6, half < Double.pi / 2 - 1e-6 else { return line(to: corner) }
    let distance = radius / tan(half)
    let start = Point(x: corner.x + first.x * distance, y: corner.y + first.y * distance)
    let finish = Point(x: corner.x + second.x * distance, y: corner.y + second.y * distance)
    let middle = Point(x: (first.x + second.x) / (2 * cos(half)), y: (first.y + second.y) / (2 * cos(half)))
    let center = Point(
      x: corner.x + middle.x * radius / sin(half), y: corner.y + middle.y * radius / sin(half))
    let angle = atan2(start.y - center.y, start.x - center.x)
    var sweep = atan2(finish.y - center.y, finish.x - center.x) - angle
    if sweep > Double.pi { sweep -= 2 * Double.pi }
    if sweep < -Double.pi { sweep += 2 * Double.pi }
    arc(center: center, radius: radius, from: angle, by: sweep)
  }
}

extension Point {
  /// The direction to another point, with length one.
  fileprivate func direction(to other: Point) -> Point {
    let (x, y) = (other.x - x, other.y - y)
    let length = (x * x + y * y).squareRoot()
    return length > 0 ? Point(x: x / length, y: y / length) : .zero
  }
}
