import Diagnostics
import LayoutEngine
import LayoutProgram

extension StagedLayout {
  /// Joins all trees into one. Call this after layout has finished.
  ///
  /// Reading the traces may run closures again; their errors do not affect the scene.
  func sceneTree(of program: ProgramCode) -> SceneTree {
    let traces = traced.map { $0.layout.guideTrace { run.forgetFailure() } }
    let keys = run.sceneKeys(identifiers, in: program.vocabulary)
    // Errors of the program's own shapes, whose outlines run here, do not affect it either.
    defer { run.failure = nil }
    var maker = nodes(of: program)
    var tree = SceneTree(nodes: maker.nodes, asks: [], guides: [], elided: maker.elided, keys: [])
    let used = Set(traces.flatMap { $0.asks.map(\.key) + $0.guides.map(\.key) })
    tree.keys = keys.filter { $0.name.hasPrefix(".") || used.contains($0.key) }
    for (number, trace) in traces.enumerated() { tree.asks += trace.asks.map { maker.renumbered($0, of: number) } }
    maker.learnAskers(from: tree.asks)
    for (number, trace) in traces.enumerated() {
      tree.guides += trace.guides.map { maker.sceneGuide($0, of: number) }
    }
    tree.lines = maker.lines(of: run.request.guidesOf, in: tree) { run.forgetFailure() }
    tree.reasons = maker.reasons(of: run.request.explained ? nil : run.request.guidesOf) { run.forgetFailure() }
    return tree
  }
}

extension StagedLayout {
  private func nodes(of program: ProgramCode) -> SceneTreeMaker {
    var maker = SceneTreeMaker(traced, program.source.parts) { [run] in run.outline(of: $0, in: $1) }
    maker.addAll()
    return maker
  }

  /// All trees as one without guide queries, and the positions in it of each tree's nodes.
  func numberedTree(of program: ProgramCode) -> (SceneTree, [[Int]]) {
    defer { run.failure = nil }
    let maker = nodes(of: program)
    return (SceneTree(nodes: maker.nodes, asks: [], guides: [], elided: maker.elided, keys: []), maker.numbers)
  }
}

extension Run {
  /// Whether nothing has failed since the last call.
  fileprivate func forgetFailure() -> Bool {
    defer { failure = nil }
    return failure == nil
  }
}

/// Joins the nodes of several trees into one list.
struct SceneTreeMaker {
  let trees: [TracedTree]
  private let names: [[Int: [String]]]
  /// The content tree of each reader.
  private let contents: [NodePlace: Int]
  var index: any SourceParts
  private(set) var nodes: [SceneNode] = []
  private(set) var elided: [ElidedContainer] = []
  /// For each tree, the indices of its nodes in the list.
  private(set) var numbers: [[Int]]
  /// The guide queries to each node.
  var askers: [Int: [GuideTrace.Asker]] = [:]

  /// The outlines of the program's own shapes, by number and size.
  private let outline: (Int, Size) -> Paint.Shape?

  init(_ trees: [TracedTree], _ index: any SourceParts, outline: @escaping (Int, Size) -> Paint.Shape?) {
    self.trees = trees
    self.outline = outline
    self.index = index
    names = trees.map { tree in
      tree.labels.reduce(into: [:]) { $0[$1.node, default: []].append($1.name) }
    }
    var contents: [NodePlace: Int] = [:]
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

  /// Adds a tree's nodes in order, each reader followed by its content. The reader also represents the root of its
  /// content.
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
      if let inner = contents[NodePlace(tree: number, node: node)] { add(inner, under: nodes.count - 1) }
    }
  }

  private mutating func sceneNode(_ node: Int, of number: Int, parent: Int?) -> SceneNode {
    let tree = trees[number]
    let staged = tree.staged.nodes[node]
    var frame = tree.result.frame(of: node)
    frame.x += tree.corner.x
    frame.y += tree.corner.y
    var made = SceneNode(
      parent: parent, kind: staged.kind, frame: frame, proposal: tree.layout.proposal(to: node),
      isShown: tree.result.isShown(node), uses: staged.uses, isImplied: staged.isImplied,
      names: names[number][node] ?? [],
      isRepeated: staged.isRepeated, layoutDirection: staged.direction)
    made.priority = tree.layout.tree.priority(of: node)
    made.paint = tree.layout.tree.paint(of: node).drawn(in: frame.size, outline: outline)
    made.lines = tree.layout.tree.lines(of: node, in: tree.result)
    // Rows have frames, although their grid places the cells without them.
    if case .gridRow = staged.kind, let parent { made.isShown = nodes[parent].isShown }
    locate(&made, as: staged)
    if let parent, parent < nodes.count - 1, nodes[parent].kind.putsViewBeside { locateArgument(&made, staged) }
    // A color without a base before its modifier shares the modifier's range.
    if let parent, !made.kind.isModifier, nodes[parent].kind.isModifier, made.nameRange == nodes[parent].nameRange {
      made.isImplied = true
    }
    return made
  }

  /// A color argument of an overlay or background has no call of its own; it is between the parentheses.
  private mutating func locateArgument(_ node: inout SceneNode, _ staged: StagedNode) {
    guard !staged.isOfModifier, let place = staged.range.flatMap({ index.place(at: $0) }),
      let call = place.modifier.name, SceneNode.Kind.besides.contains(call), let part = place.firstArgument
    else { return }
    node.range = part.range
    node.nameRange = part.nameRange
  }

  /// Finds the source range of a node. Parts of a control get the control's range.
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
}

extension SceneNode.Kind {
  /// Modifiers that take a second view.
  fileprivate static let besides: Set = ["overlay", "background"]

  fileprivate var putsViewBeside: Bool { Self.besides.contains(name) }

  /// Whether a call with that name is this very view or modifier, not a larger one that it is a part of.
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
