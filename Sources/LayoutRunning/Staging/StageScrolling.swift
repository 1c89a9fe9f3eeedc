import LayoutEngine
import LayoutProgram

/// A scroll view of one tree.
struct ScrollRecord {
  let identity: Int
  let node: Int
  /// One past the last node inside.
  var end = 0
  let horizontal: Bool
  let vertical: Bool
  let insets: EdgeInsets
  let isRightToLeft: Bool
  /// Its scroll anchors: initial, alignment, and size changes.
  let anchors: ScrollAnchors

  init(identity: Int, node: Int, horizontal: Bool, vertical: Bool, _ environment: ViewEnvironment) {
    self.identity = identity
    self.node = node
    self.horizontal = horizontal
    self.vertical = vertical
    insets = environment.contentMargins
    isRightToLeft = environment.layoutDirection == .rightToLeft
    anchors = environment.scrollAnchors
  }

  /// The size available to its content: the proposal, or its own size in unspecified dimensions.
  func room(offered: ProposedViewSize?, _ frame: Rect) -> Size {
    func length(_ offer: Double?, _ taken: Double, _ insets: Double) -> Double {
      max(0, (offer.flatMap { $0.isFinite ? $0 : nil } ?? taken) - insets)
    }
    return Size(
      width: length(offered?.width, frame.width, insets.leading + insets.trailing),
      height: length(offered?.height, frame.height, insets.top + insets.bottom))
  }
}

/// A tree's scroll views, scroll targets and pinned views.
struct StageScrolling {
  /// A lazy container with pinned section headers or footers.
  struct Pinning {
    /// The scroll view, as an index of `views`.
    let view: Int
    let axis: Axis
    let edges: EdgeSet
    var parts: [(section: SectionPart, nodes: Range<Int>)] = []
  }

  private(set) var views: [ScrollRecord] = []
  private var opened: [Int] = []
  private(set) var targets: [(key: String, node: Int, view: Int)] = []
  var pinnings: [Pinning] = []
  /// The scroll view's node around the next lazy container.
  var lazyWindow: Int?

  mutating func open(_ view: ScrollRecord) {
    opened.append(views.count)
    views.append(view)
  }

  mutating func close(at end: Int) {
    if let view = opened.popLast() { views[view].end = end }
  }

  /// Records a view with an id for `scrollTo`.
  mutating func note(_ key: String, at node: Int) {
    if let view = opened.last { targets.append((key, node, view)) }
  }

  /// The innermost scroll view around the next node, as an index of `views`.
  var current: Int? { opened.last }
}

extension Stage {
  /// A lazy container, which knows the section parts among its views.
  mutating func emit(
    _ rule: LayoutRule, around children: [FlatView], _ flat: FlatView, pinning edges: EdgeSet, along axis: Axis
  ) throws(Stop) {
    open(rule, flat, flat.environment)
    let outer = scrolling.lazyWindow
    let view = scrolling.current
    scrolling.lazyWindow = view.map { scrolling.views[$0].node } ?? outer
    var pinning = view.map { StageScrolling.Pinning(view: $0, axis: axis, edges: edges) }
    for child in children {
      let start = builder.count
      try emit(child)
      if !edges.isEmpty, let section = child.section { pinning?.parts.append((section, start..<builder.count)) }
    }
    scrolling.lazyWindow = outer
    builder.close()
    if let pinning, !pinning.parts.isEmpty { scrolling.pinnings.append(pinning) }
  }
}

extension ViewEnvironment {
  /// Enters a scroll view: its margins and anchors are its own, and relative frames refer to its size.
  mutating func enterScroll(_ identity: Int, room: Size?) {
    container.inset(by: contentMargins)
    if let room { container.size = room }
    container.scroll = identity
    contentMargins = EdgeInsets()
    scrollAnchors = ScrollAnchors()
  }
}
