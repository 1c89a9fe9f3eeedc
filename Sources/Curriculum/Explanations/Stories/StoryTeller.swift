import Diagnostics
import LayoutEngine
import LayoutProgram

/// Tells how a container laid out its views, and keeps what is there by then.
struct StoryTeller {
  let words: SceneWords
  let node: Int
  /// The views that it placed, in the order of the source; those of a grid's rows are the grid's.
  let views: [Int]
  /// What it asked when it placed them.
  let asks: [GuideTrace.Ask]
  private let names: [Int: String]

  private(set) var steps: [ContainerStory.Step] = []
  private var shown: [Int: Point] = [:]
  private var marks: [ContainerStory.Mark] = []
  private var lines: [ContainerStory.Line] = []

  /// More views than these are told together.
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
    // A grid's rows ask in its place. One axis after the other.
    let askers = Set([node] + words.children[node].filter { nodes[$0].kind.isGridRow })
    let own = words.tree.asks.filter { $0.container.map(askers.contains) ?? false }
    asks = own.filter { $0.key.axis == .horizontal } + own.filter { $0.key.axis == .vertical }
    names = words.distinctNames(of: self.views)
  }

  var container: SceneNode { words.tree.nodes[node] }

  /// As the source writes it, also at the start of a sentence.
  var containerName: String { words.container(node) }

  func name(of view: Int) -> String {
    view == node ? words.say(.itself(container.kind.name)) : names[view] ?? words.view(view)
  }

  func frame(of view: Int) -> Rect { words.tree.nodes[view].frame }

  /// A step after which there is what was shown so far.
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

  // MARK: Views and what they take

  /// Of other containers than stacks it is known what each view was offered in the end.
  private mutating func tellOffers() {
    if case .zStack = container.kind { tell(.layersDecide(containerName, container.frame.size)) }
    for view in views.prefix(Self.most) {
      show(view)
      tell(.takes(name(of: view), offer: words.tree.nodes[view].proposal, frame(of: view).size))
    }
    tellOthers(after: views.prefix(Self.most))
  }

  /// The views that are too many to be told one by one.
  mutating func tellOthers(after told: some Collection<Int>) {
    let rest = Set(views).subtracting(told)
    if rest.isEmpty { return }
    for view in rest { show(view) }
    tell(.others(rest.count))
  }

  /// Puts a view where it stands before anything is lined up.
  mutating func show(_ view: Int) { shown[view] = start(of: view) }

  /// How far from its place a view stands as long as its lines are not on the container's: at its leading top corner.
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

  /// Marks a view's answer where the view stands by now.
  mutating func mark(_ ask: GuideTrace.Ask) {
    guard let child = ask.child, child != node, let way = shown[child] else { return }
    marks.append(
      ContainerStory.Mark(
        node: child, key: words.tree.name(of: ask.key), axis: ask.key.axis, value: ask.value,
        position: ask.line + (ask.key.axis == .horizontal ? way.x : way.y), isExplicit: ask.origin.isSet))
  }

  mutating func draw(_ line: ContainerStory.Line) { lines.append(line) }

  /// All views are where they belong.
  private mutating func tellPlaces(_ room: SharedRoom?) {
    shown = Dictionary(uniqueKeysWithValues: views.map { ($0, .zero) })
    marks = []
    for ask in asks { mark(ask) }
    let frame = container.frame
    guard let room else { return tell(.isDone(containerName, views: views.count, frame), isLinedUp: true) }
    let lengths = room.servings.reduce(0) { $0 + $1.length }
    // Where nothing was proposed across, a stack may have been measured shorter or longer than it was filled.
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

  /// Whether all its views meet on its lines, so that it makes sense to see them before they do.
  fileprivate var hasCommonLines: Bool {
    switch self {
    case .grid, .lazyGrid, .layout: false
    default: true
    }
  }
}

extension SceneWords {
  /// Names of some views; those of one name get a number, as checks count them.
  fileprivate func distinctNames(of views: [Int]) -> [Int: String] {
    var names: [Int: String] = [:]
    for (name, same) in Dictionary(grouping: views, by: { view($0) }) {
      for (number, view) in same.enumerated() { names[view] = same.count > 1 ? "\(name)#\(number)" : name }
    }
    return names
  }
}
