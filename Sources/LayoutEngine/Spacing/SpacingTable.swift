/// The preferred spacing of every view of a tree. Few views differ, so each distinct value is stored once.
struct SpacingTable {
  private var wishes: [ViewSpacing] = [.box]
  /// The indices of all values but the first few.
  private var places: [ViewSpacing: Int32] = [:]
  private var wishOfNode: ContiguousArray<Int32>
  /// Pixels per point.
  let scale: Double

  private static let placeOfBox: Int32 = 0
  private static let few = 16

  subscript(node: Int) -> ViewSpacing { wishes[Int(wishOfNode[node])] }

  /// Computes all spacing from the leaves up.
  init(tree: LayoutTree, scale: Double) {
    wishOfNode = ContiguousArray(repeating: Self.placeOfBox, count: tree.nodes.count)
    self.scale = scale
    for node in tree.nodes.indices.reversed() { settle(node, tree) }
  }

  /// Computes a view's spacing from that of the views inside.
  mutating func settle(_ node: Int, _ tree: LayoutTree) { tree.nodes[node].kind.law.setWish(of: node, &self, in: tree) }

  mutating func keep(_ wish: ViewSpacing, of node: Int) { wishOfNode[node] = place(of: wish) }

  /// Gives a view the same spacing as another.
  mutating func share(_ node: Int, with other: Int) { wishOfNode[node] = wishOfNode[other] }

  private mutating func place(of wish: ViewSpacing) -> Int32 {
    // Most trees have few distinct values, and comparing is faster than hashing.
    if let place = wishes.prefix(Self.few).firstIndex(of: wish) { return Int32(place) }
    if let place = places[wish] { return place }
    let place = Int32(clamping: wishes.count)
    wishes.append(wish)
    if place >= Self.few { places[wish] = place }
    return place
  }

  /// A stack whose children all have the same spacing has that spacing too, but spacers do not make the stack a spacer.
  mutating func keepOfStack(_ node: Int, along axis: Axis, _ tree: LayoutTree) {
    let children = tree.children(of: node)
    let isPlain = node + 1 < Int(tree.nodes[node].end) && !self[node + 1].isSpacer
    for child in children where !isPlain || wishOfNode[child] != wishOfNode[node + 1] {
      return keep(stacked(children, along: axis), of: node)
    }
    if isPlain { share(node, with: node + 1) } else { keep(.zero, of: node) }
  }

  /// At its ends, a stack has the spacing of its first and last child; along its sides, the largest of any child.
  private func stacked(_ children: LayoutTree.Children, along axis: Axis) -> ViewSpacing {
    var wish = ViewSpacing.none
    var first: Int?
    var last: Int?
    for child in children {
      first = first ?? child
      last = child
      wish.formMaximum(self[child], across: axis)
    }
    guard let first, let last else { return .zero }
    wish.takeStart(of: self[first], along: axis)
    wish.takeEnd(of: self[last], along: axis)
    return wish
  }

  /// The largest spacing of several views.
  func most(of children: some Sequence<Int>) -> ViewSpacing {
    var wish: ViewSpacing?
    for child in children {
      var more = wish ?? .none
      more.formMaximum(self[child])
      wish = more
    }
    return wish ?? .zero
  }
}
