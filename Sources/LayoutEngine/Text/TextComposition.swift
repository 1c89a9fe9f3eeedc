/// A text broken into lines for a width and a height.
struct TextComposition {
  private(set) var lines: [TextLineSpan] = []
  /// The measures of each line, from its tallest fonts.
  private(set) var lineMetrics: [FontMetrics] = []
  /// Whether some of the text is not shown.
  private(set) var isCut = false
  /// The unrounded height of `lines`.
  private(set) var height = 0.0

  private let lineSpacing: Double

  init(lineSpacing: Double) {
    self.lineSpacing = lineSpacing.tamed
  }

  /// The height with one more line below.
  func height(adding metrics: FontMetrics) -> Double {
    guard let last = lineMetrics.last else { return metrics.lineHeight }
    return height + gap(below: last) + metrics.lineHeight
  }

  /// The gap between a line and the next: its leading, or the line spacing if that is larger.
  func gap(below metrics: FontMetrics) -> Double {
    lineSpacing > 0 ? max(metrics.leading, lineSpacing) : metrics.leading
  }

  mutating func append(_ line: TextLineSpan, _ metrics: FontMetrics) {
    height = height(adding: metrics)
    lines.append(line)
    lineMetrics.append(metrics)
  }

  /// Replaces the last line with its cut form.
  mutating func cutLastLine(_ cut: TextLineSpan) {
    guard !lines.isEmpty else { return }
    lines[lines.count - 1] = cut
    isCut = true
  }

  /// The distance from the top to the baseline of the last line, unrounded.
  var lastBaseline: Double {
    guard let last = lineMetrics.last else { return 0 }
    return height - last.descent
  }

  /// The height with room for at least `count` lines; missing lines are as tall as the last.
  func height(reserving count: Int, _ fallback: FontMetrics) -> Double {
    guard count > lines.count else { return height }
    let metrics = lineMetrics.last ?? fallback
    let gaps = max(count - 1, 0) - max(lines.count - 1, 0)
    return height + Double(count - lines.count) * metrics.lineHeight + Double(gaps) * gap(below: metrics)
  }
}
