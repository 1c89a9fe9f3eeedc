/// `ZStack`: views on top of each other, with one line of each on a common line along x and along y.
///
///     ZStack(alignment: .topTrailing)        ┌───────────┬─────┐
///       100 × 60                             │ ·         │  ·  │ 20 × 20, guides at its center
///       20 × 20, top = 10, trailing = 10     │           └──┬──┘
///                                            └──────────────┘         110 × 70
///
/// Only the layers of the highest priority decide the size: the extent on both sides of the line. Then every layer is
/// offered that size and aligned on the line.
///
/// The ZStack also takes its spacing from those layers, the largest on each edge. A `Spacer` has a lower priority than
/// all other views, so it counts only if there are nothing but spacers; then the spacing is 0.
///
///     beside a Color:   ZStack { Color; Spacer() }   8        ZStack { Spacer(); Spacer() }   0
///
/// The ZStack asks its layers in source order for both lines, x before y: sources that add things up in guide closures
/// rely on that order.
struct ZStack: ContainerKind, StoredKind {
  var alignment: Alignment

  static func table(in payloads: Payloads) -> ContiguousArray<ZStack> { payloads.zStacks }
  static func keys(of node: Int, in tree: LayoutTree) -> DecidingKeys {
    (at(node, tree).alignment.horizontal, at(node, tree).alignment.vertical)
  }
  static func setWish(of node: Int, _ table: inout SpacingTable, in tree: LayoutTree) {
    let deciding = tree.highestPriority(in: node)
    table.keep(table.most(of: tree.children(of: node).lazy.filter { tree.traits.priority[$0] == deciding }), of: node)
  }

  static func length(_ axis: Axis, of node: Int, in proposal: Proposal, _ pass: LayoutPass) -> TrackedLength {
    let alignment = at(node, pass.tree).alignment
    runGuides(alignment, node, in: proposal, pass)
    let reach = reach(axis, of: node, alignment[axis], offering: proposal, pass)
    return TrackedLength(reach.length, reads: reach.reads)
  }

  /// The extent of the layers that decide the size.
  private static func reach(
    _ axis: Axis, of node: Int, _ key: AlignmentKey, offering offer: Proposal, _ pass: LayoutPass
  ) -> Reach {
    var reach = Reach()
    let deciding = pass.tree.highestPriority(in: node)
    for child in pass.tree.children(of: node) where pass.tree.traits.priority[child] == deciding {
      let length = pass.length(axis, of: child, in: offer)
      let line = pass.line(key, of: child, length, in: offer)
      reach.include(line: line.value.isNaN ? .infinity : line.value, length: length.value)
      reach.reads.formUnion(length.reads.union(line.reads))
    }
    return reach
  }

  /// Runs the closures of the needed lines in the order that sources rely on; the answers stay cached.
  private static func runGuides(_ alignment: Alignment, _ node: Int, in offer: Proposal, _ pass: LayoutPass) {
    for child in pass.tree.children(of: node) {
      _ = pass.explicit(alignment.horizontal, of: child, in: offer)
      _ = pass.explicit(alignment.vertical, of: child, in: offer)
    }
  }

  static func arrange(_ node: Int, in proposal: Proposal, from origin: Point, _ pass: LayoutPass) -> Row {
    let alignment = at(node, pass.tree).alignment
    let offer = pass.finalSize(of: node, in: proposal)
    runGuides(alignment, node, in: offer, pass)
    var row = pass.collect(node)
    for slot in row.range { pass.slots[slot].offer = offer }
    for axis in [Axis.horizontal, .vertical] {
      let reach = reach(axis, of: node, alignment[axis], offering: offer, pass)
      row.reads.formUnion(reach.reads)
      putOnLine(&row, axis, alignment[axis], at: reach.before, pass)
    }
    return row
  }

  private static func putOnLine(
    _ row: inout Row, _ axis: Axis, _ key: AlignmentKey, at common: Double, _ pass: LayoutPass
  ) {
    for slot in row.range {
      let (child, offer) = (pass.slots[slot].node, pass.slots[slot].offer)
      let line = pass.guide(key, of: child, in: offer)
      pass.slots[slot].size[axis] = pass.length(axis, of: child, in: offer).value
      pass.slots[slot].corner[axis] = common - (line.value.isNaN ? .infinity : line.value)
      row.reads.formUnion(line.reads)
    }
  }

  static func questions(of node: Int, in offer: Proposal, _ pass: LayoutPass) -> [GuideQuestion] {
    let alignment = at(node, pass.tree).alignment
    return pass.tree.children(of: node).flatMap {
      [GuideQuestion($0, alignment.horizontal), GuideQuestion($0, alignment.vertical)]
    }
  }
}

extension LayoutTree {
  /// The priority of the layers that decide the size; nil without layers.
  func highestPriority(in node: Int) -> Double? {
    var highest: Double?
    for child in children(of: node) {
      highest = max(highest ?? -.infinity, traits.priority[child])
    }
    return highest
  }
}
