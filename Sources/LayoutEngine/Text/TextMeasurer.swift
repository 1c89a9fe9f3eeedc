/// Measures texts at one scale.
///
///     TextMeasurer(scale: 2).measure(StyledText("Hello"), width: nil, height: nil)     38.5 × 20.5
///
/// Any width and height is valid: nil, ∞ and NaN mean no limit, and negative lengths count as 0.
struct TextMeasurer: Sendable {
  private let pixels: TextPixels

  /// - Parameter scale: pixels per point, such as 2.
  init(scale: Double) {
    pixels = TextPixels(scale: scale)
  }

  /// The size and baselines of a text for a proposed `width` and `height`.
  ///
  /// The width is that of the widest line, including trailing spaces up to the proposal; the height is that of the
  /// lines. Both are rounded up to the pixel. A proposal of 0 × 0 gives 0 × 0; otherwise at least one line remains,
  /// even if it does not fit. Surplus lines are cut with "…". At width 0 each character has its own line. An empty text
  /// has no size.
  ///
  /// - Complexity: O(*n*) in the length of the text; a text on one line allocates nothing per character.
  func measure(_ text: StyledText, width: Double?, height: Double?) -> TextMetrics {
    let width = limit(width)
    let height = limit(height)
    if text.isEmpty && text.reservedLines <= 0 { return .empty }
    let composer = TextComposer(text, pixels: pixels)
    var metrics =
      oneLine(text, composer, width: width, height: height) ?? wrapped(text, composer, width: width, height: height)
    if width == 0 && height == 0 { metrics.size = .zero }
    return metrics
  }

  private func wrapped(_ text: StyledText, _ composer: TextComposer, width: Double, height: Double) -> TextMetrics {
    metrics(of: shrunk(text, composer, width: width, height: height).composition, text, width: width)
  }

  /// The lines of a text with its fonts shrunk just enough to show everything, or as far as `minimumScaleFactor`
  /// allows, and the factor.
  func shrunk(_ text: StyledText, width: Double, height: Double) -> (composition: TextComposition, factor: Double) {
    shrunk(text, TextComposer(text, pixels: pixels), width: width, height: height)
  }

  /// The same for a text that is already prepared at full size.
  private func shrunk(
    _ text: StyledText, _ composer: TextComposer, width: Double, height: Double
  ) -> (composition: TextComposition, factor: Double) {
    if text.isEmpty { return (TextComposition(lineSpacing: text.lineSpacing), 1) }
    func compose(_ factor: Double) -> TextComposition {
      TextComposer(text, pixels: pixels, shrinking: factor).compose(width: width, height: height)
    }
    let whole = composer.compose(width: width, height: height)
    let least = max(text.minimumScaleFactor, 0)
    func isTooLarge(_ composition: TextComposition) -> Bool {
      composition.isCut || pixels.up(composition.height) > height + TextPixels.noise
    }
    guard least < 1, isTooLarge(whole) else { return (whole, 1) }

    var best = (composition: compose(least), factor: least)
    var tooLarge = 1.0
    if isTooLarge(best.composition) { return best }
    // Ten bisections find the largest fitting factor to a thousandth.
    for _ in 0..<10 {
      let factor = (best.factor + tooLarge) / 2
      let attempt = compose(factor)
      if isTooLarge(attempt) { tooLarge = factor } else { best = (attempt, factor) }
    }
    return best
  }

  /// The fast path for a text that fits on one line, as most do.
  private func oneLine(_ text: StyledText, _ composer: TextComposer, width: Double, height: Double) -> TextMetrics? {
    if text.isEmpty { return nil }
    if text.minimumScaleFactor < 1, height < .infinity { return nil }
    guard let lineWidth = composer.oneLineWidth(limit: width) else { return nil }
    var composition = TextComposition(lineSpacing: text.lineSpacing)
    let line = TextLineSpan(clusters: 0..<0, drawnEnd: 0, drawn: lineWidth, full: lineWidth)
    composition.append(line, composer.oneLineMetrics)
    return metrics(of: composition, text, width: width)
  }

  /// The first baseline is the first line's ascent, rounded to the pixel. The last baseline moves with it and is
  /// rounded up. Reserved lines do not move it.
  private func metrics(of composition: TextComposition, _ text: StyledText, width: Double) -> TextMetrics {
    let ascent = composition.lineMetrics.first?.ascent ?? 0
    let first = pixels.nearest(ascent)
    let last = pixels.up(composition.lastBaseline + (first - ascent))
    let fallback = FontMetrics(text.runs.first?.font ?? .style(.body), at: text.textSize)
    let widest = composition.lines.reduce(0) { max($0, $1.full) }
    let height = composition.height(reserving: text.reservedLines, fallback)
    return TextMetrics(
      size: Size(width: pixels.up(min(widest, width)), height: max(pixels.up(height), 0)),
      firstBaseline: first,
      lastBaseline: last,
      lineCount: composition.lines.count)
  }

  /// A proposed length as a limit.
  func limit(_ length: Double?) -> Double {
    guard let length, !length.isNaN else { return .infinity }
    return max(length, 0)
  }
}
