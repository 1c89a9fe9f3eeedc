/// What every view of a tree wants around it. Few views differ in this, so that each distinct wish is kept once.
struct SpacingTable {
  private var wishes: [ViewSpacing] = [.box]
  /// The places of all wishes but the first few.
  private var places: [ViewSpacing: Int32] = [:]
  private var wishOfNode: ContiguousArray<Int32>
  /// Pixels in a point.
  let scale: Double

  private static let placeOfBox: Int32 = 0
  private static let few = 16

  subscript(node: Int) -> ViewSpacing { wishes[Int(wishOfNode[node])] }

  /// From the leaves up.
  init(tree: LayoutTree, scale: Double) {
    wishOfNode = ContiguousArray(repeating: Self.placeOfBox, count: tree.nodes.count)
    self.scale = scale
    for node in tree.nodes.indices.reversed() { settle(node, tree) }
  }

  /// Works out what a view wants from what the views inside it want.
  mutating func settle(_ node: Int, _ tree: LayoutTree) { tree.nodes[node].kind.law.setWish(of: node, &self, in: tree) }

  mutating func keep(_ wish: ViewSpacing, of node: Int) { wishOfNode[node] = place(of: wish) }

  /// Says that a view wants what another wants.
  mutating func share(_ node: Int, with other: Int) { wishOfNode[node] = wishOfNode[other] }

  private mutating func place(of wish: ViewSpacing) -> Int32 {
    // Most trees have few, and to compare takes less than to hash.
    if let place = wishes.prefix(Self.few).firstIndex(of: wish) { return Int32(place) }
    if let place = places[wish] { return place }
    let place = Int32(clamping: wishes.count)
    wishes.append(wish)
    if place >= Self.few { places[wish] = place }
    return place
  }

  /// Children that all want the same make a stack that wants the same; spacers do not make a spacer.
  mutating func keepOfStack(_ node: Int, along axis: Axis, _ tree: LayoutTree) {
    let children = tree.children(of: node)
    let isPlain = node + 1 < Int(tree.nodes[node].end) && !self[node + 1].isSpacer
    for child in children where !isPlain || wishOfNode[child] != wishOfNode[node + 1] {
      return keep(stacked(children, along: axis), of: node)
    }
    if isPlain { share(node, with: node + 1) } else { keep(.zero, of: node) }
  }

  /// At its ends a stack wants what its first and last child want; along its sides, the most that any child wants.
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

  /// The most that any of several views wants.
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
