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
    case .shape, .image, .divider: break
    case .circle: crossing[node] = .both
    case .text:
      crossing[node] = .both
      explicitKeys[node] = .baselines
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
    case .offset, .overlay: inherit(node, from: content)
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
    }
  }

  private mutating func inherit(_ node: Int, from content: Int) {
    priority[node] = priority[content]
    explicitKeys[node] = explicitKeys[content]
    crossing[node] = crossing[content]
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
