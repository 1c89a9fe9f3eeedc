/// What every view of a tree wants around it. Few views differ in this, so that each distinct wish is kept once.
struct SpacingTable {
  private var wishes: [ViewSpacing] = [.box]
  /// The places of all wishes but the first few.
  private var places: [ViewSpacing: Int32] = [:]
  private var wishOfNode: ContiguousArray<Int32>

  private static let placeOfBox: Int32 = 0
  private static let few = 16

  subscript(node: Int) -> ViewSpacing { wishes[Int(wishOfNode[node])] }

  /// From the leaves up.
  init(tree: LayoutTree, scale: Double) {
    wishOfNode = ContiguousArray(repeating: Self.placeOfBox, count: tree.nodes.count)
    for node in tree.nodes.indices.reversed() { settle(node, tree, scale) }
  }

  /// Works out what a view wants from what the views inside it want.
  mutating func settle(_ node: Int, _ tree: LayoutTree, _ scale: Double) {
    wishOfNode[node] = place(of: node, tree, scale)
  }

  mutating func keep(_ wish: ViewSpacing, of node: Int) { wishOfNode[node] = place(of: wish) }

  private mutating func place(of wish: ViewSpacing) -> Int32 {
    // Most trees have few, and to compare takes less than to hash.
    if let place = wishes.prefix(Self.few).firstIndex(of: wish) { return Int32(place) }
    if let place = places[wish] { return place }
    let place = Int32(clamping: wishes.count)
    wishes.append(wish)
    if place >= Self.few { places[wish] = place }
    return place
  }

  /// Most views want what every box wants, or what is inside them: then there is nothing to compare.
  private mutating func place(of node: Int, _ tree: LayoutTree, _ scale: Double) -> Int32 {
    let payload = Int(tree.nodes[node].payload)
    switch tree.nodes[node].kind {
    case .empty: return place(of: .zero)
    case .shape, .circle, .image, .resizableImage, .divider, .position, .geometryReader, .scroll, .safeAreaInset:
      return Self.placeOfBox
    case .symbol: return place(of: .symbol(tree.payloads.symbols[payload]))
    case .text: return place(of: .text(tree.payloads.texts[payload], scale: scale))
    case .spacer: return place(of: .spacer(in: tree.nodes[node].surroundings))
    case .fixedSize, .aspectRatio, .offset, .layoutPriority, .alignmentGuide, .overlay, .gridCell:
      return wishOfNode[node + 1]
    case .ordinarySpacing:
      var wish = self[node + 1]
      wish.reset(tree.payloads.ordinarySpacings[payload])
      return place(of: wish)
    case .padding:
      var wish = self[node + 1]
      wish.reset(movedBy: tree.payloads.paddings[payload].insets)
      return place(of: wish)
    case .fixedFrame:
      let frame = tree.payloads.fixedFrames[payload]
      return place(of: framed(node + 1) { frame[$0] != nil })
    case .flexibleFrame:
      let frame = tree.payloads.flexibleFrames[payload]
      return place(of: framed(node + 1) { frame[$0].isGiven })
    case .stack: return placeOfStack(node, along: tree.payloads.stacks[payload].axis, tree)
    case .zStack: return place(of: layered(node, tree))
    case .lazyStack: return placeOfStack(node, along: tree.payloads.lazyStacks[payload].axis, tree)
    case .lazyGrid, .viewThatFits, .gridRow, .custom: return place(of: all(node, tree))
    case .grid: return placeOfStack(node, along: .vertical, tree)
    }
  }

  /// Children that all want the same make a stack that wants the same; spacers do not make a spacer.
  private mutating func placeOfStack(_ node: Int, along axis: Axis, _ tree: LayoutTree) -> Int32 {
    var common: Int32?
    for child in tree.children(of: node) {
      guard let sofar = common, sofar != wishOfNode[child] else {
        common = wishOfNode[child]
        continue
      }
      return place(of: stacked(node, along: axis, tree))
    }
    guard let common, !wishes[Int(common)].isSpacer else { return place(of: stacked(node, along: axis, tree)) }
    return common
  }

  private func framed(_ content: Int, sets: (Axis) -> Bool) -> ViewSpacing {
    var wish = self[content]
    for axis in [Axis.horizontal, .vertical] where sets(axis) { wish.resetForFrame(along: axis) }
    return wish
  }

  /// At its ends a stack wants what its first and last child want; along its sides, the most that any child wants.
  private func stacked(_ node: Int, along axis: Axis, _ tree: LayoutTree) -> ViewSpacing {
    var wish = ViewSpacing.none
    var first: Int?
    var last: Int?
    for child in tree.children(of: node) {
      first = first ?? child
      last = child
      wish.formMaximum(self[child], across: axis)
    }
    guard let first, let last else { return .zero }
    wish.takeStart(of: self[first], along: axis)
    wish.takeEnd(of: self[last], along: axis)
    return wish
  }

  /// The most that any of the views inside wants.
  private func all(_ node: Int, _ tree: LayoutTree) -> ViewSpacing {
    guard node + 1 < Int(tree.nodes[node].end) else { return .zero }
    var wish = ViewSpacing.none
    for child in tree.children(of: node) { wish.formMaximum(self[child]) }
    return wish
  }

  /// Layers want the most that any of the layers wants that decide the size.
  private func layered(_ node: Int, _ tree: LayoutTree) -> ViewSpacing {
    guard let priority = tree.highestPriority(in: node) else { return .zero }
    var wish = ViewSpacing.none
    for child in tree.children(of: node) where tree.traits.priority[child] == priority { wish.formMaximum(self[child]) }
    return wish
  }
}
