/// Facts about a view that are known before any proposal.
struct ViewTraits {
  /// Stacks serve higher priorities first; a spacer is last.
  var priority = 0.0
  /// The lines for which the view may have an explicit value; all others use the default.
  var explicitKeys = KeySet.none
  /// Whether the width may depend on the proposed height, and the height on the proposed width.
  var crossing: Traits.Crossing = []
}

/// The traits of all views of a tree, computed once from the leaves up.
struct Traits {
  private(set) var priority: ContiguousArray<Double>
  private(set) var explicitKeys: ContiguousArray<KeySet>
  private(set) var crossing: ContiguousArray<Crossing>

  struct Crossing: OptionSet {
    let rawValue: UInt8
    static let widthReadsHeight = Crossing(rawValue: 1)
    static let heightReadsWidth = Crossing(rawValue: 2)
    static let both: Crossing = [.widthReadsHeight, .heightReadsWidth]

    /// The length along `axis` depends on the proposal across it.
    static func length(_ axis: Axis) -> Crossing { axis == .horizontal ? .widthReadsHeight : .heightReadsWidth }
  }

  /// No traits.
  init() { (priority, explicitKeys, crossing) = ([], [], []) }

  init(of tree: LayoutTree) {
    let count = tree.nodes.count
    priority = ContiguousArray(repeating: 0, count: count)
    explicitKeys = ContiguousArray(repeating: .none, count: count)
    crossing = ContiguousArray(repeating: [], count: count)
    for node in tree.nodes.indices.reversed() {
      let traits = tree.nodes[node].kind.law.traits(of: node, self, in: tree)
      if traits.priority != 0 { priority[node] = traits.priority }
      if traits.explicitKeys != .none { explicitKeys[node] = traits.explicitKeys }
      if !traits.crossing.isEmpty { crossing[node] = traits.crossing }
    }
  }

  subscript(node: Int) -> ViewTraits {
    ViewTraits(priority: priority[node], explicitKeys: explicitKeys[node], crossing: crossing[node])
  }

  /// The traits of a container aligned by `keys`: explicit edges and centers of its children stay in it, other lines
  /// leave it.
  func ofContainer(_ node: Int, keys: DecidingKeys = (nil, nil), in tree: LayoutTree) -> ViewTraits {
    var traits = ViewTraits()
    var all = KeySet.none
    if node + 1 >= Int(tree.nodes[node].end) { traits.priority = -.infinity }
    for child in tree.children(of: node) {
      all.formUnion(explicitKeys[child])
      traits.crossing.formUnion(crossing[child])
    }
    traits.explicitKeys = all.subtracting(.geometric)
    // A guide may depend on anything and decides the container's length along its own axis.
    for key in [keys.0, keys.1] {
      if let key, key.isCustom || all.contains(key) { traits.crossing.insert(.length(key.axis)) }
    }
    return traits
  }
}
