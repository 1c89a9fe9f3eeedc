/// The pixel grid of a screen, to which frames are rounded after layout.
///
///     x 0.25, width 40 at 2 pixels a point:   0.5 … 40.5
///
/// Both corners round to the nearest pixel, halves to the right and down. Adjacent views stay adjacent; a width may
/// change by a pixel with its position. Layout itself never sees rounded numbers.
public struct PixelGrid: Hashable, Sendable {
  /// Pixels per point.
  public let scale: Double

  /// Makes a grid; a scale that is not positive and finite counts as 1.
  public init(scale: Double) { self.scale = scale.isFinite && scale > 0 ? scale : 1 }

  /// Rounds to the nearest pixel edge.
  public func rounded(_ length: Double) -> Double {
    let pixels = (length * scale + 0.5).rounded(.down) / scale
    return pixels.isFinite ? pixels : length
  }

  /// Rounds all edges to the nearest pixel edges.
  public func rounded(_ rect: Rect) -> Rect {
    let x = rounded(rect.minX)
    let y = rounded(rect.minY)
    return Rect(
      x: x, y: y, width: span(from: rect.minX, to: rect.maxX, x), height: span(from: rect.minY, to: rect.maxY, y))
  }

  /// The length in whole pixels, free of floating-point noise.
  private func span(from start: Double, to end: Double, _ roundedStart: Double) -> Double {
    let pixels = (end * scale + 0.5).rounded(.down) - (start * scale + 0.5).rounded(.down)
    return pixels.isFinite ? pixels / scale : end - start
  }
}
