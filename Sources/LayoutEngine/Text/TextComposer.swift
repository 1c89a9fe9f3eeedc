/// Typesets a text: splits its runs into clusters, breaks them into lines, and cuts what exceeds the limits.
struct TextComposer {
  /// The runs that have characters.
  let runs: [StyledText.Run]
  let rulers: [RunRuler]
  private let text: StyledText
  private let pixels: TextPixels

  /// - Parameter shrinking: the factor of `minimumScaleFactor` for every font.
  init(_ text: StyledText, pixels: TextPixels, shrinking: Double = 1) {
    self.text = text
    self.pixels = pixels
    runs = text.runs.contains { $0.string.isEmpty } ? text.runs.filter { !$0.string.isEmpty } : text.runs
    rulers = runs.map { RunRuler($0, at: text.textSize, shrinking: shrinking) }
  }

  /// The width of a text on one line, if it is at most `limit`; nil for a text with newlines or tabs.
  ///
  /// - Complexity: O(*n*), without allocation; it stops as soon as the line is too wide.
  func oneLineWidth(limit: Double) -> Double? {
    var width = 0.0
    var isOneLine = true
    for (run, ruler) in zip(runs, rulers) where isOneLine {
      ruler.forEachCluster(in: run.string) { advance, traits in
        width += advance
        isOneLine = width <= limit + TextPixels.noise && traits.isDisjoint(with: [.newline, .tab])
        return isOneLine
      }
    }
    return isOneLine ? width : nil
  }

  /// The measures of a line with all runs.
  var oneLineMetrics: FontMetrics { metrics(ofRuns: rulers.indices) }

  /// Breaks the text into lines.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  func compose(width: Double, height: Double) -> TextComposition {
    let breaker = LineBreaker(clusters: clusters(), width: width)
    let lineLimit = max(text.lineLimit ?? .max, 1)
    var composition = TextComposition(lineSpacing: text.lineSpacing)
    var start = 0
    while true {
      let end = breaker.clusters[start...].firstIndex { $0.traits.contains(.newline) } ?? breaker.clusters.count
      let room = lineLimit - composition.lines.count
      for line in breaker.lines(of: start..<end, limit: room == .max ? room : room + 1) {
        let metrics = metrics(of: line, in: breaker.clusters)
        let isFirst = composition.lines.isEmpty
        let fits = isFirst || pixels.up(composition.height(adding: metrics)) <= height + TextPixels.noise
        guard fits, composition.lines.count < lineLimit else {
          cutLastLine(of: &composition, breaker)
          return composition
        }
        composition.append(line, metrics)
      }
      if end >= breaker.clusters.count { return composition }
      start = end + 1
    }
  }

  /// Sets the last line again: fills it by characters from the rest of its paragraph, with "…" at its end.
  private func cutLastLine(of composition: inout TextComposition, _ breaker: LineBreaker) {
    guard let last = composition.lines.last else { return }
    let rest = breaker.clusters[last.clusters.lowerBound...]
    let end = rest.firstIndex { $0.traits.contains(.newline) } ?? rest.endIndex
    let advances = rulers.map(\.ellipsisAdvance)
    let cut = breaker.cutLine(of: last.clusters.lowerBound..<end, text.truncation) { before in
      let run = (before ?? rest.first)?.run ?? 0
      return advances.indices.contains(run) ? advances[run] : 0
    }
    composition.cutLastLine(cut)
  }

  private func clusters() -> [TextCluster] {
    var clusters: [TextCluster] = []
    clusters.reserveCapacity(runs.reduce(0) { $0 + $1.string.utf8.count })
    for (index, (run, ruler)) in zip(runs, rulers).enumerated() {
      ruler.forEachCluster(in: run.string) { advance, traits in
        clusters.append(TextCluster(advance: advance, traits: traits, run: index))
        return true
      }
    }
    return clusters
  }

  /// A line is as tall as the tallest run on it; an empty line is as tall as its newline.
  private func metrics(of line: TextLineSpan, in clusters: [TextCluster]) -> FontMetrics {
    let first = line.clusters.lowerBound
    let last = max(line.clusters.upperBound - 1, first)
    guard clusters.indices.contains(first), clusters.indices.contains(last) else {
      return metrics(ofRuns: rulers.indices.suffix(1))
    }
    return metrics(ofRuns: clusters[first].run..<(clusters[last].run + 1))
  }

  private func metrics(ofRuns range: Range<Int>) -> FontMetrics {
    let all = rulers[range.clamped(to: rulers.indices)]
    let first = all.first?.metrics ?? FontMetrics(text.runs.first?.font ?? .style(.body), at: text.textSize)
    return all.dropFirst().reduce(first) { $0.union($1.metrics) }
  }
}
