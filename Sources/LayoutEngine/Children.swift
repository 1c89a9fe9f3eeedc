/// A child while its container is being worked on.
struct Slot {
  let node: Int
  var priority: Double
  /// How short the child can get along the stack, and how much longer.
  var minimum = 0.0
  var flexibility = 0.0
  /// What the child is offered along the stack, NaN for nothing, and how long it then is.
  var share = Double.nan
  var length = 0.0
  /// Where the child's line lies across the stack.
  var line = 0.0
  /// What the child is offered in the end, and where its leading top corner is put.
  var offer = Proposal.ideal
  var corner = Point.zero
}

/// The children of one container in the scratch memory of the pass, innermost container last.
struct Row {
  let range: Range<Int>
  /// All gaps together.
  var spacing = 0.0
  /// What of the container's proposal the arrangement was made from.
  var reads: Reads = []

  init(range: Range<Int>) { self.range = range }
}

extension LayoutPass {
  /// Puts the children of a container into scratch memory. Whoever takes them gives them back with `release`.
  func collect(_ node: Int) -> Row {
    let first = slots.count
    var spacing = 0.0
    for child in tree.children(of: node) {
      slots.append(Slot(node: child, priority: tree.traits.priority[child]))
      spacing += gaps[child]
    }
    var row = Row(range: first..<slots.count)
    row.spacing = spacing
    return row
  }

  func release(_ row: Row) { slots.removeLast(row.range.count) }

  /// Arranges the children of a container as they are placed: each slot's `offer` and `corner` are set.
  ///
  /// - Parameter origin: where the container's own corner is; only layouts written by hand are told.
  func arrange(_ node: Int, in proposal: Proposal, from origin: Point = .zero) -> Row {
    switch tree.nodes[node].kind {
    case .lazyStack: arrangeLazyStack(node, in: proposal)
    case .lazyGrid: arrangeLazyGrid(node, in: proposal)
    case .viewThatFits: arrangeViewThatFits(node, in: proposal)
    case .geometryReader: arrangeReader(node, in: proposal)
    case .safeAreaInset: arrangeSafeAreaInset(node, in: proposal)
    case .zStack: arrangeZStack(node, in: proposal)
    case .grid: arrangeGrid(node, in: proposal)
    case .custom: arrangeCustom(node, in: proposal, from: origin)
    default: arrangeStack(node, in: proposal)
    }
  }
}
