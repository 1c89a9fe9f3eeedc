// The law of matching lines: views are shifted until one line of each lies on a common one, and what is around them is
// as long as they reach on both sides of it.
//
//     bottoms of 40 and 20      ┌──┐
//                               │  │ ┌────┐        before the line: 40      together 40
//                               └──┘ └────┘ ─      after it:         0
//
// A line that comes to no number lies endlessly far, and so the reach is endless.

/// How far a stack's children reach: the common line itself, at 0, always belongs to the stack.
struct Extent {
  var low = 0.0
  var high = 0.0
  var reads: Reads = []

  var length: Double { high - low }

  /// Comparisons leave NaN out.
  mutating func reach(line: Double, length: Double) {
    if -line < low { low = -line }
    if length - line > high { high = length - line }
  }
}

/// How far layers or the cells of a row reach: from the first edge to the last, wherever the line is.
struct Reach {
  var before = -Double.infinity
  var after = -Double.infinity
  var isEndless = false
  var reads: Reads = []

  var length: Double {
    if isEndless { return .infinity }
    return before == -.infinity || after == -.infinity ? 0 : before + after
  }

  /// Comparisons leave NaN out.
  mutating func include(line: Double, length: Double) {
    if length == .infinity { isEndless = true }
    if line > before { before = line }
    if length - line > after { after = length - line }
  }
}

extension LayoutPass {
  /// A child's line, given its length in the line's direction: usually there is nothing more to ask.
  @inline(__always)
  func line(_ key: AlignmentKey, of child: Int, _ length: TrackedLength, in offer: Proposal) -> TrackedLength {
    if key.isCustom || tree.traits.explicitKeys[child].contains(key) { return guide(key, of: child, in: offer) }
    return TrackedLength(key.standardLine(in: length.value), reads: length.reads)
  }
}
