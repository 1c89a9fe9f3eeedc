/// Views on top of each other: a line of each, along x and along y, on common lines.
///
///     ZStack(alignment: .topTrailing)        ┌───────────┬─────┐
///       100 × 60                             │ ·         │  ·  │ 20 × 20, guides at its centre
///       20 × 20, top = 10, trailing = 10     │           └──┬──┘
///                                            └──────────────┘         110 × 70
///
/// Only the layers of the highest priority decide the size: as far as they reach on both sides of the line. All layers are
/// then offered that size and placed on the line.
///
/// Around it, too, a ZStack wants the most that any of the layers wants that decide the size. A `Spacer` comes after all
/// other views, so that it has no say beside one; only where there is nothing but spacers does the ZStack want no gap.
///
///     beside a Color:   ZStack { Color; Spacer() }   8        ZStack { Spacer(); Spacer() }   0
///
/// Layers are asked for both their lines, x before y, one layer after the other: sources that add things up in guide
/// closures rely on it.
struct ZStack {
  var alignment: Alignment
}

/// How far layers reach before and after their common line.
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
  func lengthOfZStack(_ axis: Axis, _ node: Int, in proposal: Proposal) -> TrackedLength {
    let alignment = tree.payloads.zStacks[payload(of: node)].alignment
    runGuides(alignment, node, in: proposal)
    let reach = reach(axis, of: node, alignment[axis], offering: proposal)
    return TrackedLength(reach.length, reads: reach.reads)
  }

  /// How far the deciding layers reach.
  private func reach(_ axis: Axis, of node: Int, _ key: AlignmentKey, offering offer: Proposal) -> Reach {
    var reach = Reach()
    let deciding = tree.highestPriority(in: node)
    for child in tree.children(of: node) where tree.traits.priority[child] == deciding {
      let length = length(axis, of: child, in: offer)
      let line = line(key, of: child, length, in: offer)
      reach.include(line: line.value.isNaN ? .infinity : line.value, length: length.value)
      reach.reads.formUnion(length.reads.union(line.reads))
    }
    return reach
  }

  /// Runs the closures for the lines that will be asked for, in the order that sources rely on; the answers are kept.
  private func runGuides(_ alignment: Alignment, _ node: Int, in offer: Proposal) {
    for child in tree.children(of: node) {
      _ = explicit(alignment.horizontal, of: child, in: offer)
      _ = explicit(alignment.vertical, of: child, in: offer)
    }
  }

  func arrangeZStack(_ node: Int, in proposal: Proposal) -> Row {
    let alignment = tree.payloads.zStacks[payload(of: node)].alignment
    let offer = finalSize(of: node, in: proposal)
    runGuides(alignment, node, in: offer)
    var row = collect(node)
    for slot in row.range { slots[slot].offer = offer }
    for axis in [Axis.horizontal, .vertical] {
      let reach = reach(axis, of: node, alignment[axis], offering: offer)
      row.reads.formUnion(reach.reads)
      putOnLine(&row, axis, alignment[axis], at: reach.before)
    }
    return row
  }

  private func putOnLine(_ row: inout Row, _ axis: Axis, _ key: AlignmentKey, at common: Double) {
    for slot in row.range {
      let line = guide(key, of: slots[slot].node, in: slots[slot].offer)
      slots[slot].size[axis] = length(axis, of: slots[slot].node, in: slots[slot].offer).value
      slots[slot].corner[axis] = common - (line.value.isNaN ? .infinity : line.value)
      row.reads.formUnion(line.reads)
    }
  }
}

extension LayoutTree {
  /// The priority of the layers that decide a ZStack's size; nil without layers.
  func highestPriority(in node: Int) -> Double? {
    var highest: Double?
    for child in children(of: node) {
      highest = max(highest ?? -.infinity, traits.priority[child])
    }
    return highest
  }
}
