/// The vertical measures of a font at its final size, in points.
///
///     ─────────────── ascent above the baseline
///       ┌  ╷
///       │  ├─┐ ┌─┐    capHeight above the baseline
///     ──┴──┴─┴─┼─┤─── baseline
///              └─┘
///     ─────────────── descent below the baseline
///                     leading, before the next line
///
/// San Francisco has 2048 units per em, an ascent of 1950, a descent of 494 and a capital height of 1443, at every
/// weight and in every design. A text style adds the leading that gives the line distance in Apple's guidelines; a font
/// of a fixed size has none.
struct FontMetrics: Hashable, Sendable {
  var ascent: Double
  var descent: Double
  var capHeight: Double
  var leading: Double

  /// The height of one line, without leading.
  var lineHeight: Double { ascent + descent }

  /// - Parameter shrinking: the factor from `minimumScaleFactor`, at most 1.
  init(_ font: Font, at textSize: DynamicTypeSize, shrinking: Double = 1) {
    let size = font.pointSize(at: textSize) * shrinking
    ascent = size * 1950 / 2048
    descent = size * 494 / 2048
    capHeight = size * 1443 / 2048
    leading = 0
    if case .style(let style) = font.basis {
      leading = style.typeset(at: textSize).pitch * shrinking - (ascent + descent)
    }
  }

  /// Both fonts on one baseline: the larger of each measure.
  func union(_ other: FontMetrics) -> FontMetrics {
    var both = self
    both.ascent = max(ascent, other.ascent)
    both.descent = max(descent, other.descent)
    both.capHeight = max(capHeight, other.capHeight)
    both.leading = max(leading, other.leading)
    return both
  }

  /// The measures with glyphs raised by `offset`, or lowered if it is negative; the line grows by that amount.
  func raised(by offset: Double) -> FontMetrics {
    var raised = self
    raised.ascent += max(offset, 0)
    raised.descent += max(-offset, 0)
    return raised
  }
}
