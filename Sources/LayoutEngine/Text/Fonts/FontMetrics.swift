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
/// San Francisco has 2048 units to the em, ascends 1950, descends 494 and has capitals 1443 high, at every
/// weight and in every design. A text style adds the leading that brings the distance between baselines to
/// the pitch in Apple's guidelines; a sized font has none.
struct FontMetrics: Hashable, Sendable {
  var ascent: Double
  var descent: Double
  var capHeight: Double
  var leading: Double

  /// The height of one line, without leading.
  var lineHeight: Double { ascent + descent }

  /// - Parameter shrinking: what `minimumScaleFactor` multiplies the font with, at most 1.
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

  /// Both fonts on one baseline: the taller measure of each.
  func union(_ other: FontMetrics) -> FontMetrics {
    var both = self
    both.ascent = max(ascent, other.ascent)
    both.descent = max(descent, other.descent)
    both.capHeight = max(capHeight, other.capHeight)
    both.leading = max(leading, other.leading)
    return both
  }

  /// Room for glyphs raised by `offset`, or lowered if it is negative; the line grows by its amount.
  func raised(by offset: Double) -> FontMetrics {
    var raised = self
    raised.ascent += max(offset, 0)
    raised.descent += max(-offset, 0)
    return raised
  }
}
