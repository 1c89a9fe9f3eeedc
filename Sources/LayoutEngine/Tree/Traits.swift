/// What can be said of each view before any size is known, worked out once for a tree, from the leaves up.
struct Traits {
  /// When a stack shares out its room: higher first. A spacer comes last of all.
  var priority: ContiguousArray<Double>
  /// The lines for which the view may have a value of its own; for all others the default holds without looking.
  var explicitKeys: ContiguousArray<KeySet>
  /// Whether the width may depend on the proposed height, and the height on the proposed width.
  var crossing: ContiguousArray<Crossing>

  struct Crossing: OptionSet {
    let rawValue: UInt8
    static let widthReadsHeight = Crossing(rawValue: 1)
    static let heightReadsWidth = Crossing(rawValue: 2)
    static let both: Crossing = [.widthReadsHeight, .heightReadsWidth]

    /// The length along `axis` depends on the proposal across it.
    static func length(_ axis: Axis) -> Crossing { axis == .horizontal ? .widthReadsHeight : .heightReadsWidth }
  }

  init(nodes: ContiguousArray<Node>, payloads: Payloads) {
    priority = ContiguousArray(repeating: 0, count: nodes.count)
    explicitKeys = ContiguousArray(repeating: .none, count: nodes.count)
    crossing = ContiguousArray(repeating: [], count: nodes.count)
    for node in nodes.indices.reversed() {
      settle(node, nodes, payloads)
    }
  }

  private mutating func settle(_ node: Int, _ nodes: ContiguousArray<Node>, _ payloads: Payloads) {
    let payload = Int(nodes[node].payload)
    let content = node + 1
    switch nodes[node].kind {
    case .empty: priority[node] = -.infinity
    case .shape, .image, .resizableImage, .divider, .geometryReader: break
    case .circle: crossing[node] = .both
    case .symbol: explicitKeys[node] = .textLines
    case .text:
      crossing[node] = .both
      explicitKeys[node] = .textLines
    case .spacer: priority[node] = -.infinity
    case .padding, .flexibleFrame, .position:
      explicitKeys[node] = explicitKeys[content]
      crossing[node] = crossing[content]
    case .fixedFrame:
      explicitKeys[node] = explicitKeys[content]
      let frame = payloads.fixedFrames[payload]
      if frame.width == nil, frame.height == nil { crossing[node] = crossing[content] }
    case .fixedSize:
      inherit(node, from: content)
      let fixed = payloads.fixedSizes[payload]
      if fixed.vertical { crossing[node].remove(.widthReadsHeight) }
      if fixed.horizontal { crossing[node].remove(.heightReadsWidth) }
    case .aspectRatio:
      explicitKeys[node] = explicitKeys[content]
      crossing[node] = .both
    case .offset, .overlay, .ordinarySpacing: inherit(node, from: content)
    case .layoutPriority:
      inherit(node, from: content)
      priority[node] = payloads.priorities[payload]
    case .alignmentGuide:
      inherit(node, from: content)
      explicitKeys[node].insert(payloads.guides[payload].key)
    case .stack:
      let stack = payloads.stacks[payload]
      settleContainer(node, nodes, keys: [stack.alignment])
    case .zStack:
      let alignment = payloads.zStacks[payload].alignment
      settleContainer(node, nodes, keys: [alignment.horizontal, alignment.vertical])
    case .lazyStack: settleContainer(node, nodes, keys: [payloads.lazyStacks[payload].alignment])
    case .lazyGrid:
      settleContainer(node, nodes, keys: [])
      crossing[node].insert(.length(payloads.lazyGrids[payload].axis))
    case .viewThatFits: settleChoice(node, nodes, payloads.viewsThatFit[payload])
    case .scroll: settleScroll(node, payloads.scrolls[payload])
    case .safeAreaInset:
      crossing[node] = .both
    case .grid, .gridRow:
      settleContainer(node, nodes, keys: [])
      // A row's common line may read anything, and decides how high the row is.
      if explicitKeys[node] != .none || nodes[node].kind == .grid { crossing[node].insert(.length(.vertical)) }
    case .gridCell: inherit(node, from: content)
    case .custom:
      settleContainer(node, nodes, keys: [])
      crossing[node] = .both
      if payloads.customs[payload].answersAnyAlignment { explicitKeys[node] = .all }
    }
  }

  private mutating func inherit(_ node: Int, from content: Int) {
    priority[node] = priority[content]
    explicitKeys[node] = explicitKeys[content]
    crossing[node] = crossing[content]
  }

  /// Which view is shown depends on the lengths that are looked at; every line that is set in it comes out.
  private mutating func settleChoice(_ node: Int, _ nodes: ContiguousArray<Node>, _ rule: ViewThatFits) {
    settleContainer(node, nodes, keys: [])
    var child = node + 1
    while child < Int(nodes[node].end) {
      explicitKeys[node].formUnion(explicitKeys[child])
      child = Int(nodes[child].end)
    }
    if rule.horizontal { crossing[node].insert(.heightReadsWidth) }
    if rule.vertical { crossing[node].insert(.widthReadsHeight) }
  }

  /// Along its axis a scroll view's length is its own; the content never hears of it.
  private mutating func settleScroll(_ node: Int, _ scroll: Scroll) {
    explicitKeys[node] = explicitKeys[node + 1]
    crossing[node] = crossing[node + 1]
    if scroll.vertical { crossing[node].remove(.widthReadsHeight) }
    if scroll.horizontal { crossing[node].remove(.heightReadsWidth) }
  }

  /// A container aligned by `keys`: edges and centres that its children set stay inside it, other lines come out.
  private mutating func settleContainer(_ node: Int, _ nodes: ContiguousArray<Node>, keys: [AlignmentKey]) {
    var all = KeySet.none
    var child = node + 1
    if child >= Int(nodes[node].end) { priority[node] = -.infinity }
    while child < Int(nodes[node].end) {
      all.formUnion(explicitKeys[child])
      crossing[node].formUnion(crossing[child])
      child = Int(nodes[child].end)
    }
    explicitKeys[node] = all.subtracting(.geometric)
    // A guide may read anything, and decides the container's length along its own axis.
    for key in keys where key.isCustom || all.contains(key) {
      crossing[node].insert(.length(key.axis))
    }
  }
}
