import Diagnostics
import LayoutEngine

/// A reader whose content waits for the layout around it.
struct PendingReader {
  let node: Int
  let content: FunctionValue
  let environment: ViewEnvironment
  let range: SourceRange?
  let isRepeated: Bool
  /// Coordinate spaces of the same tree around the reader, innermost last.
  let spaces: [(name: SpaceName, node: Int)]
  /// Who listens to preferences set inside.
  let listening: [Int]
  let path: IdentityPath
  /// What reacts around it.
  let reacting: [Int]
}

/// One of the trees of a round, with its nodes where they are seen.
struct PlacedTree {
  let tree: LayoutTree
  let layout: LayoutResult
  let nodes: [StagedNode]
  /// Where its stage lies on the whole's.
  let corner: Point
  /// The reader that it is the content of.
  let reader: NodePlace?
  /// The run's reactions that belong to it start here.
  let firstReaction: Int

  /// A node's frame in stage coordinates.
  func frame(of node: Int) -> Rect {
    var frame = layout.frame(of: node)
    frame.x += corner.x
    frame.y += corner.y
    return frame
  }
}

/// Lays a program's views out, tree by tree.
///
/// Nothing inside a `GeometryReader` can change anything outside it. So the engine first lays out everything around the
/// readers; then each reader's closure is asked for its content, now that its frame is known, and that content is a
/// tree of its own in a stage of the reader's size, and so on inwards.
struct StagedLayout {
  let run: Run
  let identifiers: [Nominal]
  private(set) var views: [NamedView] = []
  /// What a trace is made of, if one is wanted: a tree before those in its readers.
  private(set) var traced: [TracedTree] = []
  /// How many nodes they have together.
  private(set) var tracedNodes = 0
  /// For each of the views, what reacts there.
  private(set) var places: [ViewPlace] = []
  /// The trees in the same order, for a scene that moves.
  private(set) var placed: [PlacedTree] = []

  init(run: Run, identifiers: [Nominal]) {
    self.run = run
    self.identifiers = identifiers
  }

  mutating func layOut(_ root: View, in environment: ViewEnvironment, size: Size) throws(Stop) {
    var stage = Stage(run: run, identifiers: identifiers)
    try stage.build(root, in: environment)
    try layOut(stage, in: Rect(origin: .zero, size: size), spaces: [])
  }

  /// Lays out one tree. `frame` is its stage in the coordinates of the whole.
  private mutating func layOut(
    _ stage: consuming Stage, in frame: Rect, spaces: [(name: SpaceName, frame: Rect)],
    inside reader: NodePlace? = nil
  ) throws(Stop) {
    let readers = stage.readers
    let staged = stage.staged
    let anchors = stage.anchors
    let reactions = stage.firstReaction..<run.events.reactions.count
    let scrolling = stage.scrolling
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
    try settle(anchors) { settled.isShown($0) ? place($0) : nil }
    run.note(reactions, in: settled, around: spaces, place)
    var upcoming = labels.filter { layout.isShown($0.node) }[...]
    for reader in readers where layout.isShown(reader.node) {
      while let label = upcoming.first, label.node <= reader.node {
        append(upcoming.removeFirst(), of: number, place)
      }
      let around = spaces + reader.spaces.map { (name: $0.name, frame: place($0.node)) }
      try fill(reader, ReaderGeometry(frame: place(reader.node), spaces: around), of: number)
    }
    for label in upcoming { append(label, of: number, place) }
  }

  /// The engine ends a default that asks for itself with a note; on a phone it would never end.
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

  private mutating func append(_ label: Stage.Label, of tree: Int, _ place: (Int) -> Rect) {
    views.append(
      NamedView(
        name: label.name, naming: label.naming, frame: place(label.node), range: label.range,
        isRepeated: label.isRepeated))
    guard run.events.isPerforming else { return }
    places.append(
      ViewPlace(path: label.path, reacting: label.reacting, node: NodePlace(tree: tree, node: label.node)))
  }

  /// Asks a reader's closure for its content and lays it out.
  private mutating func fill(_ reader: PendingReader, _ geometry: ReaderGeometry, of tree: Int) throws(Stop) {
    let range = reader.range
    let made = try run.call(reader.content, [.geometry(geometry)], at: range)
    var stage = Stage(run: run, identifiers: identifiers)
    try stage.buildReader(run.view(from: made, at: range), for: reader)
    let place = NodePlace(tree: tree, node: reader.node)
    try layOut(stage, in: geometry.frame, spaces: geometry.spaces, inside: place)
  }
}
