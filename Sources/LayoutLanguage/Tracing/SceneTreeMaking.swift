import Diagnostics
import LayoutEngine

/// One of the engine's trees with what is known of its nodes: the root's, or that of a reader's content.
struct TracedTree {
  /// A node of a tree.
  struct Place: Hashable {
    let tree: Int
    let node: Int
  }

  let layout: TracedLayout
  let staged: StagedNodes
  let labels: [Stage.Label]
  /// Where its stage lies on the whole's.
  let corner: Point
  /// The reader that it is the content of.
  let reader: Place?
}

extension StagedLayout {
  /// All trees as one, once nothing is laid out any more.
  ///
  /// Reading the traces off may run closures again; whatever goes wrong in them then is no concern of the scene.
  func sceneTree(of program: ProgramCode) -> SceneTree {
    let traces = traced.map { $0.layout.guideTrace() }
    let keys = run.sceneKeys(identifiers, in: program.module.vocabulary)
    let isReliable = run.failure == nil
    run.failure = nil
    var maker = SceneTreeMaker(traced, SourceIndex(program.trees))
    maker.addAll()
    var tree = SceneTree(nodes: maker.nodes, asks: [], guides: [], elided: maker.elided, keys: [])
    let used = Set(traces.flatMap { $0.asks.map(\.key) + $0.guides.map(\.key) })
    tree.keys = keys.filter { $0.name.hasPrefix(".") || used.contains($0.key) }
    for (number, trace) in traces.enumerated() {
      tree.asks += trace.asks.map { maker.renumbered($0, of: number) }
      for guide in trace.guides {
        var guide = guide
        if !isReliable { guide.standardValue = nil }
        tree.guides.append(maker.sceneGuide(guide, of: number))
      }
    }
    return tree
  }
}

/// Puts the nodes of several trees into one list.
struct SceneTreeMaker {
  private let trees: [TracedTree]
  private let names: [[Int: [String]]]
  /// The trees inside each reader.
  private let contents: [TracedTree.Place: Int]
  private var index: SourceIndex
  private(set) var nodes: [SceneNode] = []
  private(set) var elided: [ElidedContainer] = []
  /// For each tree, where its nodes are in the list.
  private var numbers: [[Int]]

  init(_ trees: [TracedTree], _ index: SourceIndex) {
    self.trees = trees
    self.index = index
    names = trees.map { tree in
      tree.labels.reduce(into: [:]) { $0[$1.node, default: []].append($1.name) }
    }
    var contents: [TracedTree.Place: Int] = [:]
    for (number, tree) in trees.enumerated() { if let reader = tree.reader { contents[reader] = number } }
    self.contents = contents
    numbers = trees.map { Array(repeating: 0, count: $0.staged.nodes.count) }
  }

  mutating func addAll() {
    guard !trees.isEmpty else { return }
    add(0, under: nil)
    for (number, tree) in trees.enumerated() {
      for container in tree.staged.elided where numbers[number].indices.contains(container.node) {
        var container = container
        container.node = numbers[number][container.node]
        container.range = container.range.map { index.place(at: $0)?.view.range ?? $0 }
        elided.append(container)
      }
    }
  }

  /// A tree's nodes in order, each reader followed by what is in it. What a reader's content stands in is the reader.
  private mutating func add(_ number: Int, under reader: Int?) {
    let tree = trees[number]
    let parents = tree.layout.parents
    for node in tree.staged.nodes.indices {
      if node == 0, let reader {
        numbers[number][0] = reader
        continue
      }
      numbers[number][node] = nodes.count
      let parent = node < parents.count ? parents[node].map { numbers[number][$0] } : nil
      nodes.append(sceneNode(node, of: number, parent: parent))
      if let inner = contents[TracedTree.Place(tree: number, node: node)] { add(inner, under: nodes.count - 1) }
    }
  }

  private mutating func sceneNode(_ node: Int, of number: Int, parent: Int?) -> SceneNode {
    let tree = trees[number]
    let staged = tree.staged.nodes[node]
    var frame = tree.layout.result.frame(of: node)
    frame.x += tree.corner.x
    frame.y += tree.corner.y
    var made = SceneNode(
      parent: parent, kind: staged.kind, frame: frame, proposal: tree.layout.proposal(to: node),
      isShown: tree.layout.result.isShown(node), isImplied: staged.isImplied, names: names[number][node] ?? [],
      isRepeated: staged.isRepeated, layoutDirection: staged.direction)
    locate(&made, as: staged)
    return made
  }

  /// Where a node stands in the source. Parts of a control have no place of their own: the control's is theirs.
  private mutating func locate(_ node: inout SceneNode, as staged: StagedNode) {
    let range = staged.range
    guard let range, let place = index.place(at: range) else {
      node.range = range
      guard range == nil, let parent = node.parent else { return }
      node.range = nodes[parent].range
      node.nameRange = nodes[parent].nameRange
      node.enclosingType = nodes[parent].enclosingType
      return
    }
    let part = staged.isOfModifier ? place.modifier : place.view
    node.range = part.range
    node.nameRange = part.nameRange
    node.enclosingType = place.enclosingType
    if !staged.isOfModifier, let name = part.name, !node.kind.isWritten(as: name) { node.isImplied = true }
  }

  // MARK: Numbers of the whole

  func renumbered(_ ask: GuideTrace.Ask, of tree: Int) -> GuideTrace.Ask {
    let corner = trees[tree].corner
    var ask = ask
    ask.container = ask.container.map { number($0, of: tree) }
    ask.child = ask.child.map { number($0, of: tree) }
    ask.origin = renumbered(ask.origin, of: tree)
    ask.line += ask.key.axis == .horizontal ? corner.x : corner.y
    return ask
  }

  mutating func sceneGuide(_ guide: GuideTrace.Guide, of tree: Int) -> SceneGuide {
    var guide = guide
    let range = trees[tree].staged.nodes[guide.node].range
    guide.node = number(guide.node, of: tree)
    guide.fate = renumbered(guide.fate, of: tree)
    guard !nodes[guide.node].isImplied, let place = range.flatMap({ index.place(at: $0) }) else {
      return SceneGuide(guide: guide)
    }
    return SceneGuide(
      guide: guide, keyRange: place.key, closureRange: place.closure?.whole, bodyRange: place.closure?.body)
  }

  private func number(_ node: Int, of tree: Int) -> Int {
    numbers[tree].indices.contains(node) ? numbers[tree][node] : node
  }

  private func renumbered(_ origin: GuideTrace.Origin, of tree: Int) -> GuideTrace.Origin {
    switch origin {
    case .explicit(let guide): return .explicit(guide: number(guide, of: tree))
    case .textBaseline(let text): return .textBaseline(text: number(text, of: tree))
    case .layout(let container): return .layout(container: number(container, of: tree))
    case .standard: return .standard
    case .combined(let container, let how, let parts):
      let parts = parts.map { part in
        var part = part
        part.child = number(part.child, of: tree)
        part.origin = renumbered(part.origin, of: tree)
        return part
      }
      return .combined(container: container.map { number($0, of: tree) }, how: how, parts: parts)
    }
  }

  private func renumbered(_ fate: GuideTrace.Fate, of tree: Int) -> GuideTrace.Fate {
    switch fate {
    case .used: .used
    case .consulted(by: let outer): .consulted(by: outer.map { number($0, of: tree) })
    case .overridden(by: let outer): .overridden(by: number(outer, of: tree))
    case .neverAsked(let reason): .neverAsked(renumbered(reason, of: tree))
    }
  }

  private func renumbered(_ reason: GuideTrace.Reason, of tree: Int) -> GuideTrace.Reason {
    switch reason {
    case .notPlaced, .alone: reason
    case .otherKey(let asker): .otherKey(renumbered(asker, of: tree))
    case .wrongAxis(let asker): .wrongAxis(renumbered(asker, of: tree))
    case .hidden(in: let cover, from: let asker):
      .hidden(in: number(cover, of: tree), from: asker.map { renumbered($0, of: tree) })
    case .stopped(let stop, let asker):
      .stopped(at: number(stop, of: tree), asker: renumbered(asker, of: tree))
    case .asksNothing(let container): .asksNothing(container: number(container, of: tree))
    }
  }

  private func renumbered(_ asker: GuideTrace.Asker, of tree: Int) -> GuideTrace.Asker {
    var asker = asker
    asker.container = asker.container.map { number($0, of: tree) }
    return asker
  }
}

extension SceneNode.Kind {
  /// Whether a call of that name is this view or modifier itself, and not something bigger that it is a part of.
  fileprivate func isWritten(as word: String) -> Bool {
    switch self {
    case .text: word == "Text"
    case .image, .symbol: word == "Image"
    case .stack:
      [name, name + "Layout", "AnyLayout"].contains(word) || word.first?.isLowercase ?? false
    default: true
    }
  }
}
