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

extension Arguments {
  func transform(_ index: Int) -> AffineTransform {
    guard case .tuple(let parts, _)? = self[index], parts.count == 6 else { return AffineTransform() }
    let numbers = parts.map(\.number)
    return AffineTransform(
      a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
  }
}

extension Vocabulary {
  /// Matrices, and what they are applied to.
  static let affineTransforms: [NativeDeclaration] =
    [
      .type("struct CGAffineTransform: Hashable"),
      .constant("CGAffineTransform", "identity", "CGAffineTransform", AffineTransform().value),
      .member("CGAffineTransform", "init()") { _, _ in AffineTransform().value },
      .member("CGAffineTransform", "init(translationX x: CGFloat, y: CGFloat)") { _, a in
        AffineTransform(tx: a.double(0) ?? 0, ty: a.double(1) ?? 0).value
      },
      .member("CGAffineTransform", "init(scaleX x: CGFloat, y: CGFloat)") { _, a in
        AffineTransform(a: a.double(0) ?? 1, d: a.double(1) ?? 1).value
      },
      .member("CGAffineTransform", "init(rotationAngle angle: CGFloat)") { _, a in
        AffineTransform.rotation(a.double(0) ?? 0).value
      },
      // What is added happens first.
      .member("CGAffineTransform", "func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform") { _, a in
        AffineTransform(tx: a.double(1) ?? 0, ty: a.double(2) ?? 0).concatenating(a.transform(0)).value
      },
      .member("CGAffineTransform", "func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform") { _, a in
        AffineTransform(a: a.double(1) ?? 1, d: a.double(2) ?? 1).concatenating(a.transform(0)).value
      },
      .member("CGAffineTransform", "func rotated(by angle: CGFloat) -> CGAffineTransform") { _, a in
        AffineTransform.rotation(a.double(1) ?? 0).concatenating(a.transform(0)).value
      },
      .member("CGAffineTransform", "func concatenating(_ other: CGAffineTransform) -> CGAffineTransform") { _, a in
        a.transform(0).concatenating(a.transform(1)).value
      },
      .member("CGAffineTransform", "func inverted() -> CGAffineTransform") { _, a in a.transform(0).inverted.value },
      .member("CGAffineTransform", "var isIdentity: Bool") { _, a in
        .bool(a[0].map { AffineTransform().value.equals($0) } ?? false)
      },

      .member("CGPoint", "func applying(_ transform: CGAffineTransform) -> CGPoint") { _, a in
        .point(a.transform(1)(a.point(0) ?? .zero))
      },
      .member("CGSize", "func applying(_ transform: CGAffineTransform) -> CGSize") { _, a in
        let (size, transform) = (a.size(0) ?? .zero, a.transform(1))
        return .size(
          Size(
            width: transform.a * size.width + transform.c * size.height,
            height: transform.b * size.width + transform.d * size.height))
      },
      .member("CGRect", "func applying(_ transform: CGAffineTransform) -> CGRect") { _, a in
        .rect(a.transform(1)(a.rect(0) ?? Rect(origin: .zero, size: .zero)))
      },
      .member("Path", "func applying(_ transform: CGAffineTransform) -> Path") { run, a in
        guard run.request.traced, let elements = a[0]?.pathElements else { return a[0] ?? .void }
        let transform = a.transform(1)
        return path(elements.map { transform($0) }, a)
      },
      .member("Path", "func offsetBy(dx: CGFloat, dy: CGFloat) -> Path") { run, a in
        guard run.request.traced, let elements = a[0]?.pathElements else { return a[0] ?? .void }
        let transform = AffineTransform(tx: a.double(1) ?? 0, ty: a.double(2) ?? 0)
        return path(elements.map { transform($0) }, a)
      },
    ]
    + components.map { name, read, write in
      .property("CGAffineTransform", "var \(name): CGFloat") { _, a in
        .double(read(a.transform(0)))
      } set: { _, a in
        var transform = a.transform(0)
        write(&transform, a.double(1) ?? 0)
        return transform.value
      }
    }
    + [
      .member(
        "CGAffineTransform", "init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat)"
      ) { _, a in
        AffineTransform(
          a: a.double(0) ?? 1, b: a.double(1) ?? 0, c: a.double(2) ?? 0, d: a.double(3) ?? 1, tx: a.double(4) ?? 0,
          ty: a.double(5) ?? 0
        ).value
      }
    ]

  private static let components:
    [(String, @Sendable (AffineTransform) -> Double, @Sendable (inout AffineTransform, Double) -> Void)] = [
      ("a", { $0.a }, { $0.a = $1 }), ("b", { $0.b }, { $0.b = $1 }), ("c", { $0.c }, { $0.c = $1 }),
      ("d", { $0.d }, { $0.d = $1 }), ("tx", { $0.tx }, { $0.tx = $1 }), ("ty", { $0.ty }, { $0.ty = $1 }),
    ]
}
