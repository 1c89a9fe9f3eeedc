import Glibc
import LayoutEngine

/// A matrix that moves, scales and turns points; the last column is 0, 0, 1.
///
///     x' = a·x + c·y + tx
///     y' = b·x + d·y + ty
package struct AffineTransform {
  package var a = 1.0
  package var b = 0.0
  package var c = 0.0
  package var d = 1.0
  package var tx = 0.0
  package var ty = 0.0

  package init(a: Double = 1.0, b: Double = 0.0, c: Double = 0.0, d: Double = 1.0, tx: Double = 0.0, ty: Double = 0.0) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  package static func rotation(_ angle: Double) -> AffineTransform {
    AffineTransform(a: cos(angle), b: sin(angle), c: -sin(angle), d: cos(angle))
  }

  /// This transform followed by another one.
  package func concatenating(_ next: AffineTransform) -> AffineTransform {
    AffineTransform(
      a: a * next.a + b * next.c, b: a * next.b + b * next.d, c: c * next.a + d * next.c, d: c * next.b + d * next.d,
      tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
  }

  /// The inverse; the transform itself if it has none.
  package var inverted: AffineTransform {
    let determinant = a * d - b * c
    guard determinant != 0, determinant.isFinite else { return self }
    return AffineTransform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }

  package func callAsFunction(_ point: Point) -> Point {
    Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }

  package func callAsFunction(_ element: PathElement) -> PathElement {
    switch element {
    case .move(let point): .move(self(point))
    case .line(let point): .line(self(point))
    case .quadCurve(let point, let control): .quadCurve(self(point), control: self(control))
    case .curve(let point, let first, let second): .curve(self(point), control1: self(first), control2: self(second))
    case .close: .close
    }
  }

  /// The bounding box of the transformed corners.
  package func callAsFunction(_ rect: Rect) -> Rect {
    let corners = [
      Point(x: rect.minX, y: rect.minY), Point(x: rect.maxX, y: rect.minY), Point(x: rect.minX, y: rect.maxY),
      Point(x: rect.maxX, y: rect.maxY),
    ].map { self($0) }
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
    return Rect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
  }

  package var value: Value { .tuple([a, b, c, d, tx, ty].map { .double($0) }) }
}

extension AffineTransform: BlankArgument {
  package init?(argument: Value) {
    guard case .tuple(let parts, _) = argument, parts.count == 6 else { return nil }
    let numbers = parts.map(\.number)
    self.init(a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
  }

  package static let blank = AffineTransform()
}

extension AffineTransform? {
  /// This transform followed by another one; nil is the identity.
  package func then(_ next: AffineTransform?) -> AffineTransform? {
    guard let self else { return next }
    return next.map { self.concatenating($0) } ?? self
  }

  package func callAsFunction(_ rect: Rect) -> Rect { map { $0(rect) } ?? rect }

  func callAsFunction(_ point: Point) -> Point { map { $0(point) } ?? point }
}
