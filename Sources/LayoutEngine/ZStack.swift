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

  mutating func include(line: Double, length: Double) {
    if length == .infinity { isEndless = true }
    if line > before { before = line }
    if length - line > after { after = length - line }
  }
}

extension LayoutPass {
  func length(_ axis: Axis, of node: Int, _ zStack: ZStack, in proposal: Proposal) -> Answer {
    runGuides(zStack, node, in: proposal)
    let reach = reach(axis, of: node, zStack, offering: proposal)
    return Answer(reach.length, reads: reach.reads)
  }

  private func reach(_ axis: Axis, of node: Int, _ zStack: ZStack, offering offer: Proposal) -> Reach {
    var reach = Reach()
    let deciding = tree.highestPriority(in: node)
    for child in tree.children(of: node) where tree.traits.priority[child] == deciding {
      let length = length(axis, of: child, in: offer)
      let line = line(axis, of: child, zStack, in: offer)
      reach.include(line: line.value, length: length.value)
      reach.reads.formUnion(length.reads.union(line.reads))
    }
    return reach
  }

  private func line(_ axis: Axis, of child: Int, _ zStack: ZStack, in offer: Proposal) -> Answer {
    var line = guide(zStack.alignment[axis], of: child, in: offer)
    if line.value.isNaN { line.value = .infinity }
    return line
  }

  /// Runs the closures for the lines that will be asked for, in the order that sources rely on; the answers are kept.
  private func runGuides(_ zStack: ZStack, _ node: Int, in offer: Proposal) {
    for child in tree.children(of: node) {
      _ = explicit(zStack.alignment.horizontal, of: child, in: offer)
      _ = explicit(zStack.alignment.vertical, of: child, in: offer)
    }
  }

  /// Goes through the layers as they are placed: node, offer, and the corner in the ZStack.
  func forEachChild(
    of node: Int, _ zStack: ZStack, in proposal: Proposal, _ body: (Int, Proposal, Point, Reads) -> Void
  ) {
    let offer = finalSize(of: node, in: proposal)
    runGuides(zStack, node, in: offer)
    let across = reach(.horizontal, of: node, zStack, offering: offer)
    let down = reach(.vertical, of: node, zStack, offering: offer)
    for child in tree.children(of: node) {
      let x = line(.horizontal, of: child, zStack, in: offer)
      let y = line(.vertical, of: child, zStack, in: offer)
      let corner = Point(x: across.before - x.value, y: down.before - y.value)
      let reads = across.reads.union(down.reads).union(x.reads).union(y.reads)
      body(child, offer, corner, reads)
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
