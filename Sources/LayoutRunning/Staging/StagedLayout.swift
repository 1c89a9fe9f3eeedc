import Diagnostics
import LayoutEngine
import LayoutProgram

/// A reader whose content waits for the layout around it.
struct PendingReader {
  let node: Int
  let content: FunctionValue
  let environment: ViewEnvironment
  let range: SourceRange?
  let isRepeated: Bool
  /// Coordinate spaces around the reader in the same tree, innermost last.
  let spaces: [PendingSpace]
  /// Listeners for preferences set inside.
  let listening: [Int]
  let path: IdentityPath
  /// The reactions around it.
  let reacting: [Int]
}

/// One of the trees of a round, with its final frames.
struct PlacedTree {
  let tree: LayoutTree
  let layout: LayoutResult
  let nodes: [StagedNode]
  /// The origin of its stage in the scene.
  let corner: Point
  /// The reader whose content it is.
  let reader: NodePlace?
  /// The index of its first reaction in the run.
  let firstReaction: Int

  /// A node's frame in stage coordinates.
  func frame(of node: Int) -> Rect {
    var frame = layout.frame(of: node)
    frame.x += corner.x
    frame.y += corner.y
    return frame
  }
}

/// The coordinate spaces and transforms around a tree.
private struct Surroundings {
  /// The coordinate spaces, innermost last.
  var spaces: [SeenSpace] = []
  /// The scales and rotations.
  var transform: AffineTransform?
}

/// Lays out a program's views, tree by tree.
///
/// Nothing inside of a `GeometryReader` can change anything outside. So the engine first lays out everything around the
/// readers. Then each reader's frame is known and its closure runs; the content is a tree of its own on a stage of the
/// reader's size, and so on inward.
struct StagedLayout {
  let run: Run
  let identifiers: [Nominal]
  private(set) var views: [NamedView] = []
  /// The trees for a trace, if one is wanted; a tree comes before those in its readers.
  private(set) var traced: [TracedTree] = []
  /// Their total number of nodes.
  private(set) var tracedNodes = 0
  /// The reactions at each view.
  private(set) var places: [ViewPlace] = []
  /// The trees in the same order, for animation.
  private(set) var placed: [PlacedTree] = []

  init(run: Run, identifiers: [Nominal]) {
    self.run = run
    self.identifiers = identifiers
  }

  mutating func layOut(_ root: View, in environment: ViewEnvironment, size: Size) throws(Stop) {
    var stage = Stage(run: run, identifiers: identifiers)
    try stage.build(root, in: environment)
    try layOut(stage, in: Rect(origin: .zero, size: size), Surroundings())
  }

  /// Lays out one tree. `frame` is its stage in scene coordinates.
  private mutating func layOut(
    _ stage: consuming Stage, in frame: Rect, _ around: Surroundings, inside reader: NodePlace? = nil
  ) throws(Stop) {
    let readers = stage.readers
    let staged = stage.staged
    let anchors = stage.anchors
    let reactions = stage.firstReaction..<run.events.reactions.count
    let scrolling = stage.scrolling
    let transforms = stage.transforms
    let matches = stage.matches
    let (tree, labels) = stage.finish()
    let size = Size(width: frame.width, height: frame.height)
    if staged.isTraced {
      tracedNodes += tree.count
      try RunMeter.refuse(tracing: tracedNodes)
    }
    let isOver = run.request.deadline.map { deadline in { deadline.isOver } }
    let traceable = staged.isTraced ? tree.tracedLayout(in: size, scale: run.request.scale, isOver: isOver) : nil
    let asked = scrolling.views.filter { run.events.rooms.asked.contains($0.identity) }
    var layout =
      traceable?.result
      ?? tree.layout(in: size, scale: run.request.scale, tellingOffersTo: asked.map(\.node), isOver: isOver)
    if let failure = run.failure { throw failure }
    try run.checkDeadline()
    if let endless = endlessDefault(in: layout) { throw endless }
    for note in layout.notes {
      let call = note.node.flatMap(staged.call)
      run.remember(Oddity(kind: note.kind, range: call?.range, isOfModifier: call?.isOfModifier ?? false))
    }
    for scroll in asked where layout.isShown(scroll.node) {
      let offer = traceable?.proposal(to: scroll.node) ?? layout.proposal(to: scroll.node)
      run.events.rooms.note(scroll.room(offered: offer, layout.frame(of: scroll.node)), of: scroll.identity)
    }
    run.scroll(&layout, scrolling)
    run.match(&layout, matches, in: placed.count, at: frame.origin)
    let settled = layout
    let number = placed.count
    if run.events.isPerforming || traceable != nil {
      placed.append(
        PlacedTree(
          tree: tree, layout: settled, nodes: staged.nodes, corner: frame.origin, reader: reader,
          firstReaction: reactions.lowerBound))
    }
    if let traceable {
      traced.append(
        TracedTree(
          layout: traceable, result: settled, staged: staged, labels: labels, corner: frame.origin, reader: reader))
    }
    func place(_ node: Int) -> Rect {
      var place = settled.frame(of: node)
      place.x += frame.x
      place.y += frame.y
      return place
    }
    func transform(_ node: Int, _ count: Int) -> AffineTransform? {
      transforms.prefix(count).around(node, in: place, and: around.transform)
    }
    try settle(anchors) {
      settled.isShown($0.node) ? (place($0.node), transform($0.node, $0.transforms)) : nil
    }
    run.note(reactions, in: settled, around: around.spaces, place, transform)
    func seen(_ label: Stage.Label) -> Rect { transform(label.node, label.transforms)(place(label.node)) }
    var upcoming = labels.filter { layout.isShown($0.node) }[...]
    for reader in readers where layout.isShown(reader.node) {
      while let label = upcoming.first, label.node <= reader.node {
        append(upcoming.removeFirst(), of: number, seen)
      }
      let spaces = reader.spaces.map {
        SeenSpace(name: $0.name, frame: place($0.node), transform: transform($0.node, $0.transforms))
      }
      let geometry = ReaderGeometry(
        frame: place(reader.node), transform: transform(reader.node, transforms.count), spaces: around.spaces + spaces)
      try fill(reader, geometry, of: number)
    }
    for label in upcoming { append(label, of: number, seen) }
  }

  /// The engine ends a default that queries itself and notes it; on a phone it would never end.
  private func endlessDefault(in layout: LayoutResult) -> Stop? {
    for note in layout.notes {
      guard case .selfReference(let key?) = note.kind, let id = identifiers.first(where: { $0.name == key }) else {
        continue
      }
      let member = id.lookUp("defaultValue", isStatic: true).first { !$0.isNative }
      return Stop(
        .runtime, RuntimeMessage.endlessDefault(of: id.name), at: member?.range ?? id.range,
        notes: [Note(RuntimeMessage.answerWithNumber)])
    }
    return nil
  }

  private mutating func append(_ label: Stage.Label, of tree: Int, _ seen: (Stage.Label) -> Rect) {
    views.append(
      NamedView(
        name: label.name, naming: label.naming, frame: seen(label), range: label.range,
        isRepeated: label.isRepeated))
    guard run.events.isPerforming else { return }
    places.append(
      ViewPlace(path: label.path, reacting: label.reacting, node: NodePlace(tree: tree, node: label.node)))
  }

  /// Runs a reader's closure and lays out its content.
  private mutating func fill(_ reader: PendingReader, _ geometry: ReaderGeometry, of tree: Int) throws(Stop) {
    let range = reader.range
    let made = try run.call(reader.content, [.geometry(geometry)], at: range)
    var stage = Stage(run: run, identifiers: identifiers)
    try stage.buildReader(run.view(from: made, at: range), for: reader)
    let place = NodePlace(tree: tree, node: reader.node)
    let around = Surroundings(spaces: geometry.spaces, transform: geometry.transform)
    try layOut(stage, in: geometry.frame, around, inside: place)
  }
}
