/// A container with hand-written layout code, as in SwiftUI's `Layout` protocol.
///
///     sizeThatFits    returns the size for a proposal          may ask every subview anything, any number of times
///     placeSubviews   places every subview in the bounds       a subview that it does not place is centered
///
/// Subview positions are in the coordinates of the container's bounds, whose origin need not be 0, 0. With
/// right-to-left layout, the engine mirrors the whole arrangement.
///
/// Explicit edges and centers stay inside. Text baselines and custom lines propagate outward, combined as in a stack,
/// unless the layout answers for that axis itself.
public protocol Layout {
  /// Data that the layout keeps between calls for one container.
  associatedtype Cache

  /// Whether `explicitAlignment` decides the lines along an axis; if not, the subviews' lines are combined.
  func answersAlignment(_ axis: Axis) -> Bool
  /// Whether `spacing` decides the container's spacing; if not, the container has the largest spacing of its subviews.
  var answersSpacing: Bool { get }
  /// The axis along which spacers inside grow and across which dividers lie; nil if the layout is not a stack.
  var stackAxis: Axis? { get }

  /// Makes the cache before the first call.
  func makeCache(subviews: LayoutSubviews) -> Cache
  /// The container's size for a proposal.
  func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Cache) -> Size
  /// Places every subview by calling its `place`.
  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Cache)
  /// The position of a line, measured from the origin of the bounds; nil for the default.
  func explicitAlignment(
    of key: AlignmentKey, in bounds: Rect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Cache
  ) -> Double?
  /// The spacing that the container prefers around itself.
  func spacing(subviews: LayoutSubviews, cache: inout Cache) -> ViewSpacing
}

extension Layout {
  /// The subviews decide.
  public func answersAlignment(_ axis: Axis) -> Bool { false }
  /// The subviews decide.
  public var answersSpacing: Bool { false }
  /// Not a stack.
  public var stackAxis: Axis? { nil }
  /// The default.
  public func explicitAlignment(
    of key: AlignmentKey, in bounds: Rect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Cache
  ) -> Double? { nil }
  /// No preference.
  public func spacing(subviews: LayoutSubviews, cache: inout Cache) -> ViewSpacing { ViewSpacing() }

  fileprivate var answersAnyAlignment: Bool { answersAlignment(.horizontal) || answersAlignment(.vertical) }
}

extension Layout where Cache == Void {
  /// No cache.
  public func makeCache(subviews: LayoutSubviews) {}
}

/// The pass's state for hand-written layouts.
struct CustomLayouts {
  /// The layouts' caches, by node.
  var caches: [Int: Any] = [:]
  /// The preferred spacing of every view; present only if a layout may ask for it.
  var wanted: SpacingTable?
  /// The layout that is placing its subviews.
  var placing: Placing?
  /// Whether the pass records the lines that layouts ask for while they place their subviews.
  var isTraced = false
  /// The lines that each layout asked for in its last placement, by node.
  var asked: [Int: [Line]] = [:]

  struct Placing {
    let container: Int
    var places: [Place?]
    var asked: [Line] = []
  }

  /// A subview's line and its position.
  struct Line {
    var subview: Int
    var key: AlignmentKey
    var value: Double
  }

  /// A subview's position from its layout.
  struct Place {
    var point: Point
    var anchor: UnitPoint
    var offer: ProposedViewSize
  }
}

/// A node with a custom `Layout`.
enum HandWrittenLayout: ContainerKind {
  static func at(_ node: Int, _ tree: LayoutTree) -> any Layout { tree.payloads.customs[Int(tree.nodes[node].payload)] }

  static func surroundings(in node: Node, around: SurroundingAxis, _ payloads: Payloads) -> SurroundingAxis {
    SurroundingAxis(payloads.customs[Int(node.payload)].stackAxis)
  }
  static func traits(of node: Int, _ known: Traits, in tree: LayoutTree) -> ViewTraits {
    var traits = known.ofContainer(node, in: tree)
    traits.crossing = .both
    if at(node, tree).answersAnyAlignment { traits.explicitKeys = .all }
    return traits
  }
  static func length(_ axis: Axis, of node: Int, in proposal: Proposal, _ pass: LayoutPass) -> TrackedLength {
    pass.lengthOfCustom(axis, node, in: proposal)
  }
  static func arrange(_ node: Int, in proposal: Proposal, from origin: Point, _ pass: LayoutPass) -> Row {
    pass.arrangeCustom(node, in: proposal, from: origin)
  }
  static func explicit(_ key: AlignmentKey, of node: Int, in proposal: Proposal, _ pass: LayoutPass) -> GuideAnswer {
    if at(node, pass.tree).answersAlignment(key.axis) { return pass.explicitOfCustom(key, node, in: proposal) }
    return key.isGeometric
      ? GuideAnswer(nil) : pass.combined(key, of: pass.arrangeCustom(node, in: proposal, from: .zero))
  }
  /// The lines that the layout asked for while it placed its subviews, with the last answer for each subview and line.
  static func questions(of node: Int, in offer: Proposal, _ pass: LayoutPass) -> [GuideQuestion] {
    var questions: [GuideQuestion] = []
    var places: [LineOfView: Int] = [:]
    for line in pass.custom.asked[node] ?? [] {
      let name = LineOfView(view: line.subview, key: line.key)
      if let known = places[name] {
        questions[known].value = line.value
      } else {
        places[name] = questions.count
        questions.append(GuideQuestion(line.subview, line.key, value: line.value))
      }
    }
    return questions
  }
  static func origin(of key: AlignmentKey, in node: Int, _ pass: LayoutPass) -> GuideTrace.Origin? {
    if at(node, pass.tree).answersAlignment(key.axis) { return .layout(container: node - 1) }
    return pass.combinedOrigin(of: key, in: node, from: Array(pass.tree.children(of: node)))
  }
  static func way(of key: AlignmentKey, from child: Int, outOf node: Int, in tree: LayoutTree) -> GuideWay {
    key.isGeometric || at(node, tree).answersAlignment(key.axis) ? .stops : .passes
  }
}

private struct LineOfView: Hashable {
  var view: Int
  var key: AlignmentKey
}

// MARK: - Running a layout

extension LayoutPass {
  private func customLayout(_ node: Int) -> any Layout { HandWrittenLayout.at(node, tree) }

  /// The subviews of a container, as its layout sees them.
  private func subviews(of node: Int) -> LayoutSubviews {
    LayoutSubviews(pass: self, container: node, nodes: ContiguousArray(tree.children(of: node)))
  }

  /// Runs layout code with its subviews and its cache. Meanwhile only its own subviews answer questions.
  private func running<Rule: Layout, TrackedLength>(
    _ layout: Rule, of node: Int, _ work: (LayoutSubviews, inout Rule.Cache) -> TrackedLength
  ) -> TrackedLength {
    let outer = (run, reading, hasReadEndless)
    run = Self.run(ofLayout: node)
    defer { (run, reading, hasReadEndless) = outer }
    statistics.layoutsRun += 1
    let subviews = subviews(of: node)
    var cache: Rule.Cache
    // Remove the cache while the layout changes it, so that arrays in it are not copied.
    if let known = custom.caches.removeValue(forKey: node) as? Rule.Cache {
      cache = known
    } else {
      cache = layout.makeCache(subviews: subviews)
    }
    let answer = work(subviews, &cache)
    if remembers { custom.caches[node] = cache }
    return answer
  }

  /// The run number of a layout, always negative; guide closures have positive ones.
  static func run(ofLayout node: Int) -> Int { -node - 1 }

  /// Whether the innermost running code is this container's layout.
  func isRunning(layout container: Int) -> Bool {
    if run == Self.run(ofLayout: container) { return true }
    note(.keptSubview, container)
    return false
  }

  // MARK: Sizing

  /// Both lengths come from one call; the pass caches both.
  fileprivate func lengthOfCustom(_ axis: Axis, _ node: Int, in proposal: Proposal) -> TrackedLength {
    let size = sizeThatFits(customLayout(node), node, ProposedViewSize(proposal))
    if remembers { answers.keep(TrackedLength(size[axis.other], reads: .both), axis.other, of: node, in: proposal) }
    return TrackedLength(size[axis], reads: .both)
  }

  private func sizeThatFits<Rule: Layout>(_ layout: Rule, _ node: Int, _ proposal: ProposedViewSize) -> Size {
    var size = running(layout, of: node) { subviews, cache in
      layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }
    if size.width.isNaN || size.height.isNaN {
      note(.invalidNumber(.sizeThatFits, OddNumber(.nan)), node)
      if size.width.isNaN { size.width = 0 }
      if size.height.isNaN { size.height = 0 }
    }
    return size
  }

  // MARK: Placing

  fileprivate func arrangeCustom(_ node: Int, in proposal: Proposal, from origin: Point) -> Row {
    let size = finalSize(of: node, in: proposal)
    let bounds = Rect(origin: origin, size: Size(width: size.width ?? 0, height: size.height ?? 0))
    let places = places(customLayout(node), node, bounds, ProposedViewSize(proposal))
    var row = collect(node)
    row.reads = .both
    for (slot, place) in zip(row.range, places) {
      let place = place ?? centered(in: bounds)
      let offer = Proposal(place.offer)
      slots[slot].offer = offer
      for axis in [Axis.horizontal, .vertical] {
        let length = length(axis, of: slots[slot].node, in: offer)
        slots[slot].corner[axis] = place.point[axis] - place.anchor[axis] * length.value - origin[axis]
      }
    }
    return row
  }

  private func places<Rule: Layout>(
    _ layout: Rule, _ node: Int, _ bounds: Rect, _ proposal: ProposedViewSize
  ) -> [CustomLayouts.Place?] {
    let outer = custom.placing
    defer { custom.placing = outer }
    return running(layout, of: node) { subviews, cache in
      custom.placing = CustomLayouts.Placing(container: node, places: Array(repeating: nil, count: subviews.count))
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
      if custom.isTraced { custom.asked[node] = custom.placing?.asked }
      return custom.placing?.places ?? []
    }
  }

  /// The position of a subview that the layout did not place.
  private func centered(in bounds: Rect) -> CustomLayouts.Place {
    CustomLayouts.Place(
      point: Point(x: bounds.midX, y: bounds.midY), anchor: .center, offer: ProposedViewSize(bounds.size))
  }

  func place(_ subview: Int, of container: Int, _ place: CustomLayouts.Place) {
    guard isRunning(layout: container), custom.placing?.container == container else { return }
    custom.placing?.places[subview] = place
  }

  /// Records a line that a layout asks its subview for during placement, if tracing is on.
  func keepAsked(_ key: AlignmentKey, of subview: Int, _ value: Double, run: Int) {
    guard custom.isTraced, let container = custom.placing?.container, run == Self.run(ofLayout: container) else {
      return
    }
    custom.placing?.asked.append(CustomLayouts.Line(subview: subview, key: key, value: value))
  }

  // MARK: Lines and spacing

  fileprivate func explicitOfCustom(_ key: AlignmentKey, _ node: Int, in proposal: Proposal) -> GuideAnswer {
    let final = finalSize(of: node, in: proposal)
    let bounds = Rect(x: 0, y: 0, width: final.width ?? 0, height: final.height ?? 0)
    return GuideAnswer(
      explicitAlignment(customLayout(node), key, node, bounds, ProposedViewSize(proposal)), reads: .both)
  }

  private func explicitAlignment<Rule: Layout>(
    _ layout: Rule, _ key: AlignmentKey, _ node: Int, _ bounds: Rect, _ proposal: ProposedViewSize
  ) -> Double? {
    running(layout, of: node) { subviews, cache in
      layout.explicitAlignment(of: key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
  }

  /// Asks custom layouts for their spacing, from the leaves up. Sizes that they measure meanwhile use ordinary gaps and
  /// are discarded afterwards.
  func askCustomSpacing(_ ordinary: SpacingTable) {
    custom.wanted = ordinary
    guard tree.payloads.customs.contains(where: { $0.answersSpacing }) else { return }
    var wanted = ordinary
    for node in tree.nodes.indices.reversed() {
      if tree.nodes[node].kind == .custom, customLayout(node).answersSpacing {
        custom.wanted = wanted
        wanted.keep(spacing(customLayout(node), node), of: node)
      } else {
        wanted.settle(node, tree)
      }
    }
    custom.wanted = wanted
    use(PreparedTree(gaps: tree.gaps(wanted), of: tree, scale: scale))
    answers.deallocate()
    answers = SizeCache(nodeCount: tree.nodes.count)
    guideAnswers.deallocate()
    guideAnswers = GuideAnswers(nodeCount: tree.nodes.count)
  }

  private func spacing<Rule: Layout>(_ layout: Rule, _ node: Int) -> ViewSpacing {
    running(layout, of: node) { subviews, cache in layout.spacing(subviews: subviews, cache: &cache) }
  }
}

extension ProposedViewSize {
  init(_ proposal: Proposal) { self.init(width: proposal.width, height: proposal.height) }
}

extension Proposal {
  /// A proposal from layout code, which may depend on anything.
  init(_ proposal: ProposedViewSize) {
    self.init(width: proposal.width, height: proposal.height, widthReads: .both, heightReads: .both)
  }
}
