/// Whether a shape is drawn mirrored: SwiftUI's `LayoutDirectionBehavior`.
///
///     an arrow    ──▶   left to right
///     .mirrors    ◀──   right to left
///     .fixed      ──▶   right to left
public enum LayoutDirectionBehavior: Hashable, Sendable {
  /// Never mirrored.
  case fixed
  /// Mirrored in this layout direction.
  case mirrors(in: LayoutDirection)

  /// Mirrored in right-to-left layout.
  public static let mirrors = LayoutDirectionBehavior.mirrors(in: .rightToLeft)

  /// Whether a shape is mirrored in this layout direction.
  public func mirrors(where direction: LayoutDirection) -> Bool { self == .mirrors(in: direction) }
}

extension Paint.Shape {
  /// Whether the shape is mirrored about the middle of its frame.
  ///
  ///     Circle().trim(from: 0, to: 0.3)                    fixed
  ///     Path { … }, custom shapes, uneven corners          mirrors
  ///
  /// A shape derived from another one behaves like that one; it is mirrored as a whole, with its rotations and offsets.
  public var layoutDirectionBehavior: LayoutDirectionBehavior {
    switch self {
    case .behaving(_, let behavior): behavior
    case .inset(let inner, _), .placed(let inner, _, _, _), .rotated(let inner, _, _), .scaled(let inner, _, _, _),
      .trimmed(let inner, _, _):
      inner.layoutDirectionBehavior
    case .rectangle, .capsule, .circle, .ellipse: .fixed
    case .rounded(let radii): radii.areEqual ? .fixed : .mirrors
    case .path, .later: .mirrors
    }
  }
}

extension CornerRadii {
  fileprivate var areEqual: Bool {
    topLeading == topTrailing && bottomLeading == bottomTrailing && topLeading == bottomLeading
  }
}

extension PathElement {
  /// The same element, reflected about a vertical line.
  public func mirrored(about x: Double) -> PathElement {
    func flip(_ point: Point) -> Point { Point(x: 2 * x - point.x, y: point.y) }
    switch self {
    case .move(let point): return .move(flip(point))
    case .line(let point): return .line(flip(point))
    case .quadCurve(let point, let control): return .quadCurve(flip(point), control: flip(control))
    case .curve(let point, let first, let second):
      return .curve(flip(point), control1: flip(first), control2: flip(second))
    case .close: return .close
    }
  }
}
