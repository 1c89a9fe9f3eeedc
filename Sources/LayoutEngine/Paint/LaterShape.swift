extension Paint {
  /// The paint with the outlines of deferred shapes, whose frames are now known.
  ///
  ///     Paint(.shape(.later(0), [.fill(.primary)])).drawn(in: Size(width: 20, height: 10)) { _, size in
  ///       .path([.move(.zero), .line(Point(x: size.width, y: size.height))])
  ///     }
  ///
  /// If a deferred shape has no outline, only a hint of its frame is drawn.
  ///
  /// - Parameter outline: receives the shape's number and the size that it fills.
  public func drawn(in size: Size, outline: (Int, Size) -> Shape?) -> Paint {
    var paint = self
    if case .shape(let shape, let layers)? = content {
      paint.content = shape.drawn(in: size, outline).map { .shape($0, layers) } ?? .unknownShape
    }
    paint.effects = effects.map { effect in
      switch effect {
      case .clip(let shape, let style): .clip(shape.drawn(in: size, outline) ?? .rectangle, style)
      case .background(let shape, let fill, let style):
        .background(shape.drawn(in: size, outline) ?? .rectangle, fill, style)
      case .overlay(let shape, let fill, let style):
        .overlay(shape.drawn(in: size, outline) ?? .rectangle, fill, style)
      default: effect
      }
    }
    return paint
  }
}

extension Paint.Content {
  /// The hint of a frame.
  public static let unknownShape = Paint.Content.shape(.rectangle, [.fill(.color(Color.primary.opacity(0.2)))])
}

extension Paint.Shape {
  /// The number of the deferred shape inside; nil if there is none.
  public var laterNumber: Int? {
    switch self {
    case .later(let number): number
    case .inset(let inner, _), .placed(let inner, _, _, _), .rotated(let inner, _, _), .scaled(let inner, _, _, _),
      .trimmed(let inner, _, _), .behaving(let inner, _):
      inner.laterNumber
    case .rectangle, .rounded, .capsule, .circle, .ellipse, .path: nil
    }
  }

  fileprivate func drawn(in size: Size, _ outline: (Int, Size) -> Paint.Shape?) -> Paint.Shape? {
    switch self {
    case .later(let number): return outline(number, size)
    case .inset(let inner, let amount):
      let less = Size(width: max(size.width - 2 * amount, 0), height: max(size.height - 2 * amount, 0))
      return inner.drawn(in: less, outline).map { .inset($0, by: amount) }
    case .placed(let inner, let x, let y, let own):
      return inner.drawn(in: own ?? size, outline).map { .placed($0, x: x, y: y, size: own) }
    case .rotated(let inner, let degrees, let anchor):
      return inner.drawn(in: size, outline).map { .rotated($0, degrees: degrees, anchor: anchor) }
    case .scaled(let inner, let x, let y, let anchor):
      return inner.drawn(in: size, outline).map { .scaled($0, x: x, y: y, anchor: anchor) }
    case .trimmed(let inner, let from, let to):
      return inner.drawn(in: size, outline).map { .trimmed($0, from: from, to: to) }
    case .behaving(let inner, let behavior):
      return inner.drawn(in: size, outline).map { .behaving($0, behavior) }
    case .rectangle, .rounded, .capsule, .circle, .ellipse, .path: return self
    }
  }
}
