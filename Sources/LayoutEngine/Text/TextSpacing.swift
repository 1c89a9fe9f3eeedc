extension StyledText {
  /// The distance that a text keeps from other views above and below it, in points.
  ///
  ///     ▆▆▆▆▆▆▆▆  a view that is not text
  ///        ↕      aboveText: descent + c                                body at scale 2:  6.60
  ///     Hello
  ///        ↕      belowText: max(line + c − cap height, descent + c)                     10.81
  ///     ▆▆▆▆▆▆▆▆
  ///
  /// Here c is a tenth of the line height, rounded up to the pixel. Between two texts it is `leading`: the lower text's
  /// own leading, rounded up to the pixel and at least 0 (body: 2). A text of several fonts uses the tallest.
  public func spacing(scale: Double) -> (aboveText: Double, belowText: Double, leading: Double) {
    let pixels = TextPixels(scale: scale)
    let metrics = tallestMetrics
    let tenth = pixels.up(0.1 * metrics.lineHeight)
    let above = metrics.descent + tenth
    return (
      aboveText: above,
      belowText: max(metrics.lineHeight + tenth - metrics.capHeight, above),
      leading: max(pixels.up(metrics.leading), 0)
    )
  }

  /// The capital height of the tallest font.
  var capHeight: Double { tallestMetrics.capHeight }

  private var tallestMetrics: FontMetrics {
    let all = runs.map { FontMetrics($0.font, at: textSize) }
    return all.dropFirst().reduce(all.first ?? FontMetrics(.style(.body), at: textSize)) { $0.union($1) }
  }
}
