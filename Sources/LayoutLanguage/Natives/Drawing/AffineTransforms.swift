import Glibc
import LayoutEngine

/// A matrix that moves, scales and turns points; the last column is 0, 0, 1.
///
///     x' = a·x + c·y + tx
///     y' = b·x + d·y + ty
struct AffineTransform {
  var a = 1.0
  var b = 0.0
  var c = 0.0
  var d = 1.0
  var tx = 0.0
  var ty = 0.0

  static func rotation(_ angle: Double) -> AffineTransform {
    AffineTransform(a: cos(angle), b: sin(angle), c: -sin(angle), d: cos(angle))
  }

  /// First this, then another.
  func concatenating(_ next: AffineTransform) -> AffineTransform {
    AffineTransform(
      a: a * next.a + b * next.c, b: a * next.b + b * next.d, c: c * next.a + d * next.c, d: c * next.b + d * next.d,
      tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
  }

  /// The way back; itself where there is none.
  var inverted: AffineTransform {
    let determinant = a * d - b * c
    guard determinant != 0, determinant.isFinite else { return self }
    return AffineTransform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }

  func callAsFunction(_ point: Point) -> Point {
    Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }

  func callAsFunction(_ element: PathElement) -> PathElement {
    switch element {
    case .move(let point): .move(self(point))
    case .line(let point): .line(self(point))
    case .quadCurve(let point, let control): .quadCurve(self(point), control: self(control))
    case .curve(let point, let first, let second): .curve(self(point), control1: self(first), control2: self(second))
    case .close: .close
    }
  }

  /// The smallest rectangle around the four corners.
  func callAsFunction(_ rect: Rect) -> Rect {
    let corners = [
      Point(x: rect.minX, y: rect.minY), Point(x: rect.maxX, y: rect.minY), Point(x: rect.minX, y: rect.maxY),
      Point(x: rect.maxX, y: rect.maxY),
    ].map { self($0) }
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
    return Rect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
  }

  var value: Value { .tuple([a, b, c, d, tx, ty].map { .double($0) }) }
}

extension AffineTransform: BlankArgument {
  init?(argument: Value) {
    guard case .tuple(let parts, _) = argument, parts.count == 6 else { return nil }
    let numbers = parts.map(\.number)
    self.init(a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
  }

  static let blank = AffineTransform()
}

extension Natives {
  /// Matrices, and what they are applied to.
  static let affineTransforms: [Native] =
    [
      .constant("CGAffineTransform.identity", AffineTransform().value),
      .native("CGAffineTransform.init()") { AffineTransform().value },
      .native("CGAffineTransform.init(translationX:y:)") { (x: Double, y: Double) in
        AffineTransform(tx: x, ty: y).value
      },
      .native("CGAffineTransform.init(scaleX:y:)") { (x: Double, y: Double) in AffineTransform(a: x, d: y).value },
      .native("CGAffineTransform.init(rotationAngle:)") { (angle: Double) in AffineTransform.rotation(angle).value },
      // What is added happens first.
      .native("CGAffineTransform.translatedBy(x:y:)") { (affineTransform: AffineTransform, x: Double, y: Double) in
        AffineTransform(tx: x, ty: y).concatenating(affineTransform).value
      },
      .native("CGAffineTransform.scaledBy(x:y:)") { (affineTransform: AffineTransform, x: Double, y: Double) in
        AffineTransform(a: x, d: y).concatenating(affineTransform).value
      },
      .native("CGAffineTransform.rotated(by:)") { (affineTransform: AffineTransform, angle: Double) in
        AffineTransform.rotation(angle).concatenating(affineTransform).value
      },
      .native("CGAffineTransform.concatenating(_:)") { (affineTransform: AffineTransform, other: AffineTransform) in
        affineTransform.concatenating(other).value
      },
      .native("CGAffineTransform.inverted()") { (affineTransform: AffineTransform) in affineTransform.inverted.value },
      .native("CGAffineTransform.isIdentity") { (affineTransform: Value?) in
        .bool(affineTransform.map { AffineTransform().value.equals($0) } ?? false)
      },

      .native("CGPoint.applying(_:)") { (point: Point, transform: AffineTransform) in .point(transform(point)) },
      .native("CGSize.applying(_:)") { (size: Size, transform: AffineTransform) in
        return .size(
          Size(
            width: transform.a * size.width + transform.c * size.height,
            height: transform.b * size.width + transform.d * size.height))
      },
      .native("CGRect.applying(_:)") { (rect: Rect?, transform: AffineTransform) in
        .rect(transform(rect ?? Rect(origin: .zero, size: .zero)))
      },
      .native("Path.applying(_:)") {
        (run: Run, call: Arguments, pathArgument: Value?, transformArgument: AffineTransform) in
        guard run.request.traced, let elements = pathArgument?.pathElements else { return pathArgument ?? .void }
        let transform = transformArgument
        return path(elements.map { transform($0) }, call)
      },
      .native("Path.offsetBy(dx:dy:)") { (run: Run, call: Arguments, pathArgument: Value?, dx: Double, dy: Double) in
        guard run.request.traced, let elements = pathArgument?.pathElements else { return pathArgument ?? .void }
        let transform = AffineTransform(tx: dx, ty: dy)
        return path(elements.map { transform($0) }, call)
      },
    ]
    + components.map { name, read, write in
      .property("CGAffineTransform.\(name)") { (affineTransform: AffineTransform) in
        .double(read(affineTransform))
      } set: { (affineTransform: AffineTransform, newValue: Double) in
        var transform = affineTransform
        write(&transform, newValue)
        return transform.value
      }
    }
    + ["a:b:c:d:tx:ty:", "_:_:_:_:_:_:"].map { labels in
      .native("CGAffineTransform.init(\(labels))") {
        (a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) in
        AffineTransform(a: a, b: b, c: c, d: d, tx: tx, ty: ty).value
      }
    }

  private static let components:
    [(String, @Sendable (AffineTransform) -> Double, @Sendable (inout AffineTransform, Double) -> Void)] = [
      ("a", { $0.a }, { $0.a = $1 }), ("b", { $0.b }, { $0.b = $1 }), ("c", { $0.c }, { $0.c = $1 }),
      ("d", { $0.d }, { $0.d = $1 }), ("tx", { $0.tx }, { $0.tx = $1 }), ("ty", { $0.ty }, { $0.ty = $1 }),
    ]
}
