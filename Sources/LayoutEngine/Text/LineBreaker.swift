/// Breaks paragraphs into lines.
///
/// A line takes as many words as fit and ends after a space or a hyphen; its trailing spaces may exceed the width. A
/// word wider than a line breaks between characters, at least one per line.
struct LineBreaker {
  var clusters: [TextCluster]
  /// The maximum line width; ∞ for no limit.
  var width: Double

  /// The lines of the paragraph `range`, at most `limit` of them.
  ///
  /// - Complexity: O(*n*) in the number of clusters: a word that moves to the next line is measured twice, every other
  ///   cluster once.
  func lines(of range: Range<Int>, limit: Int) -> [TextLineSpan] {
    var lines: [TextLineSpan] = []
    var start = range.lowerBound
    repeat {
      let line = line(from: start, to: range.upperBound)
      lines.append(line)
      start = line.clusters.upperBound
    } while start < range.upperBound && lines.count < limit
    if lines.count == 2, start == range.upperBound { return evened(lines[0], lines[1]) }
    return lines
  }

  /// The next line, as long as fits.
  private func line(from start: Int, to end: Int) -> TextLineSpan {
    var line = TextLineSpan(emptyAt: start)
    var breakable: TextLineSpan?
    for index in start..<end {
      let cluster = clusters[index]
      if index > start, TextTraits.mayBreak(after: clusters[index - 1].traits, before: cluster.traits) {
        breakable = line
      }
      if index > start, !cluster.traits.contains(.space), !fits(cluster.end(from: line.full)) {
        return breakable ?? line
      }
      line.append(cluster)
    }
    return line
  }

  /// Moves one more word to the second line if it would be a single word.
  ///
  ///     several lines inside a narrow        several lines inside a
  ///     frame.                          →    narrow frame.
  ///
  /// It does so only if the widths become more alike and the second line still fits. Paragraphs of three or more lines
  /// stay unchanged.
  private func evened(_ first: TextLineSpan, _ second: TextLineSpan) -> [TextLineSpan] {
    let asTheyCome = [first, second]
    guard isOneWord(second), let word = startOfLastWord(in: first) else { return asTheyCome }
    let shorter = span(first.clusters.lowerBound..<word)
    let longer = span(word..<second.clusters.upperBound)
    let isMoreEven = abs(shorter.drawn - longer.drawn) < abs(first.drawn - second.drawn)
    return isMoreEven && fits(longer.drawn) ? [shorter, longer] : asTheyCome
  }

  private func isOneWord(_ line: TextLineSpan) -> Bool {
    !clusters[line.clusters.lowerBound..<line.drawnEnd].contains { $0.traits.contains(.space) }
  }

  /// The start of a line's last word, if the line ends with a space and has another word before it.
  private func startOfLastWord(in line: TextLineSpan) -> Int? {
    guard line.drawnEnd < line.clusters.upperBound else { return nil }
    let drawn = clusters[line.clusters.lowerBound..<line.drawnEnd]
    guard let space = drawn.lastIndex(where: { $0.traits.contains(.space) }) else { return nil }
    let before = drawn[..<space]
    return before.contains { !$0.traits.contains(.space) } ? space + 1 : nil
  }

  /// A line of exactly these clusters.
  private func span(_ range: Range<Int>) -> TextLineSpan {
    var line = TextLineSpan(emptyAt: range.lowerBound)
    for cluster in clusters[range] { line.append(cluster) }
    return line
  }

  /// The longest prefix of `range` that leaves room for an ellipsis, cut by character, without spaces before the "…".
  ///
  /// - Parameter ellipsis: the width of "…" after a cluster, or at the start of the line; it has the font of the
  ///   cluster's run.
  func cutLine(of range: Range<Int>, ellipsis: (TextCluster?) -> Double) -> TextLineSpan {
    var line = TextLineSpan(emptyAt: range.lowerBound)
    var kept = line
    var keptWidth = ellipsis(nil)
    for index in range {
      line.append(clusters[index])
      guard line.drawnEnd == index + 1 else { continue }
      let width = line.drawn + ellipsis(clusters[index])
      guard fits(width) else { break }
      kept = line
      keptWidth = width
    }
    kept.drawn = keptWidth
    kept.full = keptWidth
    kept.isCut = true
    return kept
  }

  func fits(_ length: Double) -> Bool { length <= width + TextPixels.noise }
}

extension TextLineSpan {
  /// An empty line before a cluster.
  fileprivate init(emptyAt start: Int) {
    self.init(clusters: start..<start, drawnEnd: start, drawn: 0, full: 0)
  }

  fileprivate mutating func append(_ cluster: TextCluster) {
    clusters = clusters.lowerBound..<(clusters.upperBound + 1)
    full = cluster.end(from: full)
    if !cluster.traits.contains(.space) {
      drawn = full
      drawnEnd = clusters.upperBound
    }
  }
}
