/// A container whose rule is written by hand, as SwiftUI's `Layout` protocol asks for it.
///
///     sizeThatFits    how large am I, offered this?            may ask every subview anything, any number of times
///     placeSubviews   I am here and this large: who goes where  subviews that nobody places are centred
///
/// A subview's place is in the container's own bounds, whose corner need not be 0, 0; where rows run from right to left
/// the whole arrangement is mirrored.
///
/// Edges and centres set inside stay inside; text baselines and custom lines come out, combined as in a stack, unless the
/// layout answers for a direction itself.
public protocol Layout {
  /// What the layout keeps between two questions about one container.
  associatedtype Cache

  /// Which of the lines along an axis `explicitAlignment` decides; without it, the subviews' lines are combined.
  func answersAlignment(_ axis: Axis) -> Bool
  /// Whether `spacing` decides what the container wants around it; without it, the most that any subview wants.
  var answersSpacing: Bool { get }
  /// The axis along which spacers inside grow and across which dividers lie; nil for no stack at all.
  var stackAxis: Axis? { get }

  /// What is known before the first question.
  func makeCache(subviews: LayoutSubviews) -> Cache
  /// How large the container is for a proposal.
  func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Cache) -> Size
  /// Places every subview, by asking it to `place` itself.
  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Cache)
  /// Where a line lies, from the bounds' own corner; nil for its default.
  func explicitAlignment(
    of key: AlignmentKey, in bounds: Rect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Cache
  ) -> Double?
  /// What the container wants around it.
  func spacing(subviews: LayoutSubviews, cache: inout Cache) -> ViewSpacing
}

extension Layout {
  /// Subviews decide.
  public func answersAlignment(_ axis: Axis) -> Bool { false }
  /// Subviews decide.
  public var answersSpacing: Bool { false }
  /// No stack.
  public var stackAxis: Axis? { nil }
  /// The default.
  public func explicitAlignment(
    of key: AlignmentKey, in bounds: Rect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Cache
  ) -> Double? { nil }
  /// Nothing of its own.
  public func spacing(subviews: LayoutSubviews, cache: inout Cache) -> ViewSpacing { ViewSpacing() }

  var answersAnyAlignment: Bool { answersAlignment(.horizontal) || answersAlignment(.vertical) }

  var surroundings: SurroundingAxis { SurroundingAxis(stackAxis) }
}

extension Layout where Cache == Void {
  /// Nothing to keep.
  public func makeCache(subviews: LayoutSubviews) {}
}

/// What a pass knows of hand-written layouts.
struct CustomLayouts {
  /// Between two questions, by node.
  var caches: [Int: Any] = [:]
  /// What every view wants around it; only kept where a layout may ask.
  var wanted: SpacingTable?
  /// The layout that is placing its subviews.
  var placing: Placing?
  /// Whether what layouts ask for while they place their subviews is kept.
  var isTraced = false
  /// What they asked for when they did so last, by node.
  var asked: [Int: [Line]] = [:]

  struct Placing {
    let container: Int
    var places: [Place?]
    var asked: [Line] = []
  }

  /// A line of a subview, and where it was said to lie.
  struct Line {
    var subview: Int
    var key: AlignmentKey
    var value: Double
  }

  /// Where a layout put a subview.
  struct Place {
    var point: Point
    var anchor: UnitPoint
    var offer: ProposedViewSize
  }
}

// MARK: - Running a layout

extension LayoutPass {
  private func customLayout(_ node: Int) -> any Layout { tree.payloads.customs[payload(of: node)] }

  /// The subviews of a container, as its layout sees them.
  private func subviews(of node: Int) -> LayoutSubviews {
    LayoutSubviews(pass: self, container: node, nodes: ContiguousArray(tree.children(of: node)))
  }

  /// Lets a layout work with its subviews and its cache. While it does, its subviews answer, and no others.
  private func running<Rule: Layout, TrackedLength>(
    _ layout: Rule, of node: Int, _ work: (LayoutSubviews, inout Rule.Cache) -> TrackedLength
  ) -> TrackedLength {
    let outer = (run, reading, hasReadEndless)
    run = Self.run(ofLayout: node)
    defer { (run, reading, hasReadEndless) = outer }
    statistics.layoutsRun += 1
    let subviews = subviews(of: node)
    var cache: Rule.Cache
    // Taken out while it is changed, so that an array in it is not copied.
    if let known = custom.caches.removeValue(forKey: node) as? Rule.Cache {
      cache = known
    } else {
      cache = layout.makeCache(subviews: subviews)
    }
    let answer = work(subviews, &cache)
    if remembers { custom.caches[node] = cache }
    return answer
  }

  /// The number under which a layout runs; closures of guides have positive ones.
  static func run(ofLayout node: Int) -> Int { -node - 1 }

  /// Whether the innermost thing that is running is this container's layout.
  func isRunning(layout container: Int) -> Bool {
    if run == Self.run(ofLayout: container) { return true }
    note(.selfReference, container, "A layout's subview was used while that layout was not at work; it got 0.")
    return false
  }

  // MARK: Sizing

  /// Both lengths come from one call, and both are kept.
  func lengthOfCustom(_ axis: Axis, _ node: Int, in proposal: Proposal) -> TrackedLength {
    let size = sizeThatFits(customLayout(node), node, ProposedViewSize(proposal))
    if remembers { answers.keep(TrackedLength(size[axis.other], reads: .both), axis.other, of: node, in: proposal) }
    return TrackedLength(size[axis], reads: .both)
  }

  private func sizeThatFits<Rule: Layout>(_ layout: Rule, _ node: Int, _ proposal: ProposedViewSize) -> Size {
    var size = running(layout, of: node) { subviews, cache in
      layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }
    if size.width.isNaN || size.height.isNaN {
      note(.invalidNumber, node, "A layout answered a size of \(size.width) × \(size.height); 0 is used for NaN.")
      if size.width.isNaN { size.width = 0 }
      if size.height.isNaN { size.height = 0 }
    }
    return size
  }

  // MARK: Placing

  func arrangeCustom(_ node: Int, in proposal: Proposal, from origin: Point) -> Row {
    let size = finalSize(of: node, in: proposal)
    let bounds = Rect(origin: origin, size: Size(width: size.width ?? 0, height: size.height ?? 0))
    let places = places(customLayout(node), node, bounds, ProposedViewSize(proposal))
    var row = collect(node)
    row.reads = .both
    for (slot, place) in zip(row.range, places) {
      let place = place ?? centred(in: bounds)
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

  /// Where a subview goes that nobody placed.
  private func centred(in bounds: Rect) -> CustomLayouts.Place {
    CustomLayouts.Place(
      point: Point(x: bounds.midX, y: bounds.midY), anchor: .center, offer: ProposedViewSize(bounds.size))
  }

  func place(_ subview: Int, of container: Int, _ place: CustomLayouts.Place) {
    guard isRunning(layout: container), custom.placing?.container == container else { return }
    custom.placing?.places[subview] = place
  }

  /// Keeps what a layout asked its subview for while it places it, if somebody wants to know afterwards.
  func keepAsked(_ key: AlignmentKey, of subview: Int, _ value: Double, run: Int) {
    guard custom.isTraced, let container = custom.placing?.container, run == Self.run(ofLayout: container) else {
      return
    }
    custom.placing?.asked.append(CustomLayouts.Line(subview: subview, key: key, value: value))
  }

  // MARK: Lines and spacing

  func explicitOfCustom(_ key: AlignmentKey, _ node: Int, in proposal: Proposal) -> GuideAnswer {
    let layout = customLayout(node)
    guard layout.answersAlignment(key.axis) else {
      return key.isGeometric ? GuideAnswer(nil) : explicitFromChildren(key, node, in: proposal)
    }
    let final = finalSize(of: node, in: proposal)
    let bounds = Rect(x: 0, y: 0, width: final.width ?? 0, height: final.height ?? 0)
    return GuideAnswer(explicitAlignment(layout, key, node, bounds, ProposedViewSize(proposal)), reads: .both)
  }

  private func explicitAlignment<Rule: Layout>(
    _ layout: Rule, _ key: AlignmentKey, _ node: Int, _ bounds: Rect, _ proposal: ProposedViewSize
  ) -> Double? {
    running(layout, of: node) { subviews, cache in
      layout.explicitAlignment(of: key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
  }

  /// Layouts may have wishes of their own about the room around them. They are asked from the leaves up; what they measure
  /// meanwhile is measured with ordinary gaps and forgotten.
  func askCustomSpacing(_ ordinary: SpacingTable) {
    custom.wanted = ordinary
    guard tree.payloads.customs.contains(where: { $0.answersSpacing }) else { return }
    var wanted = ordinary
    for node in tree.nodes.indices.reversed() {
      if tree.nodes[node].kind == .custom, customLayout(node).answersSpacing {
        custom.wanted = wanted
        wanted.keep(spacing(customLayout(node), node), of: node)
      } else {
        wanted.settle(node, tree, scale)
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
  /// A proposal that a layout made; it may have read anything to make it.
  init(_ proposal: ProposedViewSize) {
    self.init(width: proposal.width, height: proposal.height, widthReads: .both, heightReads: .both)
  }
}
