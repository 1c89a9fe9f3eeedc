/// What can be said of a view before any size is known.
struct ViewTraits {
  /// When a stack shares out its room: higher first. A spacer comes last of all.
  var priority = 0.0
  /// The lines for which the view may have a value of its own; for all others the default holds without looking.
  var explicitKeys = KeySet.none
  /// Whether the width may depend on the proposed height, and the height on the proposed width.
  var crossing: Traits.Crossing = []
}

/// The traits of all views of a tree, worked out once, from the leaves up.
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

  /// Nothing is known of any view.
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

  /// Those of a container aligned by `keys`: edges and centres that its children set stay in it, other lines come out.
  func ofContainer(_ node: Int, keys: DecidingKeys = (nil, nil), in tree: LayoutTree) -> ViewTraits {
    var traits = ViewTraits()
    var all = KeySet.none
    if node + 1 >= Int(tree.nodes[node].end) { traits.priority = -.infinity }
    for child in tree.children(of: node) {
      all.formUnion(explicitKeys[child])
      traits.crossing.formUnion(crossing[child])
    }
    traits.explicitKeys = all.subtracting(.geometric)
    // A guide may read anything, and decides the container's length along its own axis.
    for key in [keys.0, keys.1] {
      if let key, key.isCustom || all.contains(key) { traits.crossing.insert(.length(key.axis)) }
    }
    return traits
  }
}
