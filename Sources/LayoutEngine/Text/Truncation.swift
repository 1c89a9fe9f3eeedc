/// The place to cut a text that is too long, and to put its "…".
public enum Truncation: String, Hashable, Sendable {
  /// …end of the text
  case head
  /// start…end
  case middle
  /// Start of the text…
  case tail
}

extension LineBreaker {
  /// The part of `range` that leaves room for an ellipsis, cut as `truncation` says.
  ///
  /// - Parameter ellipsis: the width of "…" after a cluster, or at the start of the line.
  /// - Complexity: O(*n*) in the number of clusters.
  func cutLine(of range: Range<Int>, _ truncation: Truncation, ellipsis: (TextCluster?) -> Double) -> TextLineSpan {
    switch truncation {
    case .tail: cutLine(of: range, ellipsis: ellipsis)
    case .head: cutLine(of: range, atBothEnds: false, ellipsis: ellipsis)
    case .middle: cutLine(of: range, atBothEnds: true, ellipsis: ellipsis)
    }
  }

  /// Keeps as many characters as fit from the end, or alternately from both ends.
  private func cutLine(of range: Range<Int>, atBothEnds: Bool, ellipsis: (TextCluster?) -> Double) -> TextLineSpan {
    var front = 0.0
    var back = 0.0
    var first = range.lowerBound
    var last = range.upperBound
    var width = ellipsis(nil)
    while first < last {
      let takesFront = atBothEnds && front <= back
      let advance = clusters[takesFront ? first : last - 1].advance
      guard fits(width + advance) else { break }
      width += advance
      if takesFront {
        front += advance
        first += 1
      } else {
        back += advance
        last -= 1
      }
    }
    // Drop a space beside the ellipsis.
    if first > range.lowerBound, clusters[first - 1].traits.contains(.space) { width -= clusters[first - 1].advance }
    if last < range.upperBound, clusters[last].traits.contains(.space) { width -= clusters[last].advance }
    return TextLineSpan(clusters: range, drawnEnd: range.upperBound, drawn: width, full: width, isCut: true)
  }
}
