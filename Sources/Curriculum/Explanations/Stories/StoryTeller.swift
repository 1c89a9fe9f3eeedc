import Diagnostics
import LayoutEngine
import LayoutProgram

/// Builds the steps of a container's story and tracks the visible views.
struct StoryTeller {
  let words: SceneWords
  let node: Int
  /// The views that it placed, in the order of the source; a grid includes those of its rows.
  let views: [Int]
  /// The guides that it asked for when it placed them.
  let asks: [GuideTrace.Ask]
  private let names: [Int: String]

  private(set) var steps: [ContainerStory.Step] = []
  private var shown: [Int: Point] = [:]
  private var marks: [ContainerStory.Mark] = []
  private var lines: [ContainerStory.Line] = []

  /// The limit on views with steps of their own; the rest share one step.
  static let most = 24

  init?(_ words: SceneWords, _ node: Int) {
    self.words = words
    self.node = node
    let nodes = words.tree.nodes
    let views = words.children[node].flatMap { child in
      nodes[child].kind.isGridRow ? words.children[child] : [child]
    }
    self.views = views.filter { nodes[$0].isShown }
    if self.views.isEmpty || !nodes[node].isShown { return nil }
    // A grid's rows ask in its place. The horizontal axis comes first.
    let askers = Set([node] + words.children[node].filter { nodes[$0].kind.isGridRow })
    let own = words.tree.asks.filter { $0.container.map(askers.contains) ?? false }
    asks = own.filter { $0.key.axis == .horizontal } + own.filter { $0.key.axis == .vertical }
    names = words.distinctNames(of: self.views)
  }

  var container: SceneNode { words.tree.nodes[node] }

  /// The container's name as in the source, also at the start of a sentence.
  var containerName: String { words.container(node) }

  func name(of view: Int) -> String {
    view == node ? words.say(.itself(container.kind.name)) : names[view] ?? words.view(view)
  }

  func frame(of view: Int) -> Rect { words.tree.nodes[view].frame }

  /// Adds a step that shows everything drawn so far.
  mutating func tell(_ sentence: StorySentence, isLinedUp: Bool = false) {
    steps.append(
      ContainerStory.Step(
        words: sentence.text(in: words.language), shown: shown, marks: marks, lines: lines, isLinedUp: isLinedUp))
  }

  mutating func tellAll() {
    tell(.isOffered(containerName, container.proposal))
    let room = words.tree.room(of: node)
    if let room { tellSharing(room) } else { tellOffers() }
    tellAnswers()
    tellCommonLines()
    tellPlaces(room)
  }

  // MARK: Views and their sizes

  /// For containers other than stacks, the trace has only each view's final proposal.
  private mutating func tellOffers() {
    if case .zStack = container.kind { tell(.layersDecide(containerName, container.frame.size)) }
    for view in views.prefix(Self.most) {
      show(view)
      tell(.takes(name(of: view), offer: words.tree.nodes[view].proposal, frame(of: view).size))
    }
    tellOthers(after: views.prefix(Self.most))
  }

  /// Adds one step for the views beyond the limit.
  mutating func tellOthers(after told: some Collection<Int>) {
    let rest = Set(views).subtracting(told)
    if rest.isEmpty { return }
    for view in rest { show(view) }
    tell(.others(rest.count))
  }

  /// Shows a view at its position before the alignment.
  mutating func show(_ view: Int) { shown[view] = start(of: view) }

  /// A view's distance from its final position before the alignment: it starts in the container's leading top corner.
  private func start(of view: Int) -> Point {
    guard container.kind.hasCommonLines else { return .zero }
    let (outside, inside) = (container.frame, frame(of: view))
    var way = Point.zero
    for key in asks.filter({ $0.child == view }).map(\.key) {
      switch key.axis {
      case .vertical: way.y = outside.y - inside.y
      case .horizontal where container.layoutDirection == .rightToLeft: way.x = outside.maxX - inside.maxX
      case .horizontal: way.x = outside.x - inside.x
      }
    }
    return way
  }

  // MARK: Lines

  /// Marks a view's answer at the view's current position.
  mutating func mark(_ ask: GuideTrace.Ask) {
    guard let child = ask.child, child != node, let way = shown[child] else { return }
    marks.append(
      ContainerStory.Mark(
        node: child, key: words.tree.name(of: ask.key), axis: ask.key.axis, value: ask.value,
        position: ask.line + (ask.key.axis == .horizontal ? way.x : way.y), isExplicit: ask.origin.isSet))
  }

  mutating func draw(_ line: ContainerStory.Line) { lines.append(line) }

  /// Moves all views to their final positions.
  private mutating func tellPlaces(_ room: SharedRoom?) {
    shown = Dictionary(uniqueKeysWithValues: views.map { ($0, .zero) })
    marks = []
    for ask in asks { mark(ask) }
    let frame = container.frame
    guard let room else { return tell(.isDone(containerName, views: views.count, frame), isLinedUp: true) }
    let lengths = room.servings.reduce(0) { $0 + $1.length }
    // Without a proposal along the stack, its measured length may differ from the sum.
    let isSum = abs(lengths + room.spacing - frame.size[room.axis]) < 0.01
    tell(
      .stackIsDone(containerName, room.axis, frame, lengths: isSum ? lengths : nil, spacing: room.spacing),
      isLinedUp: true)
  }
}

extension SceneNode.Kind {
  fileprivate var isGridRow: Bool {
    if case .gridRow = self { true } else { false }
  }

  /// Whether all its views meet on common lines, so that the state before that is worth drawing.
  fileprivate var hasCommonLines: Bool {
    switch self {
    case .grid, .lazyGrid, .layout: false
    default: true
    }
  }
}

extension SceneWords {
  /// Names of views; those that share a name are counted from one.
  fileprivate func distinctNames(of views: [Int]) -> [Int: String] {
    var names: [Int: String] = [:]
    for (name, same) in Dictionary(grouping: views, by: { view($0) }) {
      for (number, view) in same.enumerated() { names[view] = same.count > 1 ? "\(name) \(number + 1)" : name }
    }
    return names
  }
}
