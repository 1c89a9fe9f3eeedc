// Aligns views: each view moves until its line lies on the common line. The container is as long as the views reach
// before and after that line.
//
//     bottoms of 40 and 20      ┌──┐
//                               │  │ ┌────┐        before the line: 40      together 40
//                               └──┘ └────┘ ─      after it:         0
//
// A line that is not a number makes the extent infinite.

/// The extent of a stack's children before and after the common line. The line itself, at 0, belongs to it.
struct Extent {
  var low = 0.0
  var high = 0.0
  var reads: Reads = []

  var length: Double { high - low }

  /// NaN never passes these comparisons.
  mutating func reach(line: Double, length: Double) {
    if -line < low { low = -line }
    if length - line > high { high = length - line }
  }
}

/// The extent of layers or of the cells of a row, from the first edge to the last, wherever the line is.
struct Reach {
  var before = -Double.infinity
  var after = -Double.infinity
  var isEndless = false
  var reads: Reads = []

  var length: Double {
    if isEndless { return .infinity }
    return before == -.infinity || after == -.infinity ? 0 : before + after
  }

  /// NaN never passes these comparisons.
  mutating func include(line: Double, length: Double) {
    if length == .infinity { isEndless = true }
    if line > before { before = line }
    if length - line > after { after = length - line }
  }
}

extension LayoutPass {
  /// The position of a child's line, given the child's length along the line's axis. A plain edge or center needs no
  /// further question.
  @inline(__always)
  func line(_ key: AlignmentKey, of child: Int, _ length: TrackedLength, in offer: Proposal) -> TrackedLength {
    if key.isCustom || tree.traits.explicitKeys[child].contains(key) { return guide(key, of: child, in: offer) }
    return TrackedLength(key.standardLine(in: length.value), reads: length.reads)
  }
}
