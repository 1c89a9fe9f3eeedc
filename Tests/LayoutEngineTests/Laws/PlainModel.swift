@testable import LayoutEngine

/// A second, plain implementation of the rules of stacks, layers and views with one child. It works with
/// whole sizes, caches nothing, knows nothing in advance, and recomputes every query. The engine must have
/// the same frames. `shareOut` here corresponds to the engine's `SharingRoom`, `reach` to its
/// `MatchingLines`, and neither shares a line of code with `Fast/`.
///
/// It has no texts, grids, lazy containers or choices, and only left-to-right layout. The time grows by a
/// factor with every level, so it is for small trees.
final class PlainModel {
  typealias Offer = Pair<Double?>
  typealias Lengths = Pair<Double>

  /// A pair of values, one for each axis.
  struct Pair<Element> {
    var x: Element
    var y: Element

    subscript(axis: Axis) -> Element {
      get { axis == .horizontal ? x : y }
      set { if axis == .horizontal { x = newValue } else { y = newValue } }
    }
  }

  /// A view with the properties that follow from its position in the tree.
  struct Node {
    let rule: LayoutRule
    let formula: Formula?
    var children: [Int] = []
    var surroundings: SurroundingAxis
    var priority = 0.0
    var spacing = Spacing()
  }

  /// Whether a view wants no spacing at an edge; otherwise it wants what its neighbor wants, or 8.
  struct Spacing {
    var starts = Pair(x: false, y: false)
    var ends = Pair(x: false, y: false)
    var isSpacer = false

    static var zero: Spacing { Spacing(starts: Pair(x: true, y: true), ends: Pair(x: true, y: true)) }
  }

  struct Placed {
    let child: Int
    var offer: Offer
    var corner = Lengths(x: 0, y: 0)
  }

  private(set) var nodes: [Node] = []
  private(set) var frames: [Rect] = []
  private let custom: AlignmentKey
  private let standardOfCustom: Formula
  private let pixel = 0.5

  init(_ view: View, custom: AlignmentKey, standard: Formula) {
    self.custom = custom
    standardOfCustom = standard
    add(view, in: .noStack)
  }

  /// The frames of all views, in source order.
  func frames(in stage: Size) -> [Rect] {
    frames = nodes.map { _ in Rect(x: 0, y: 0, width: 0, height: 0) }
    let offer = Offer(x: stage.width, y: stage.height)
    let size = size(0, offer)
    place(0, offer, at: Lengths(x: (stage.width - size.x) / 2, y: (stage.height - size.y) / 2))
    return frames
  }

  // MARK: The tree

  @discardableResult
  private func add(_ view: View, in around: SurroundingAxis) -> Int {
    var around = around
    for container in view.elided { around = inside(container, around) }
    let index = nodes.count
    nodes.append(Node(rule: view.rule, formula: view.formula, surroundings: around))
    var inside = inside(view.rule, around)
    for child in view.children {
      nodes[index].children.append(add(child, in: inside))
      if case .overlay = view.rule { inside = .noStack }
      if case .background = view.rule { inside = .noStack }
    }
    let children = nodes[index].children.map { nodes[$0] }
    nodes[index].priority = priority(of: view.rule, children)
    nodes[index].spacing = spacing(of: view.rule, children, around)
    return index
  }

  private func inside(_ rule: LayoutRule, _ around: SurroundingAxis) -> SurroundingAxis {
    switch rule {
    case .stack(.horizontal, _, _): .row
    case .stack(.vertical, _, _): .column
    case .zStack, .custom: .noStack
    default: around
    }
  }

  private func priority(of rule: LayoutRule, _ children: [Node]) -> Double {
    switch rule {
    case .spacer: -.infinity
    case .layoutPriority(let priority): priority
    case .modifier(let modifier) where modifier.base is FixedSize: children[0].priority
    case .alignmentGuide, .offset, .overlay, .background: children[0].priority
    default: 0
    }
  }

  private func spacing(of rule: LayoutRule, _ children: [Node], _ around: SurroundingAxis) -> Spacing {
    var spacing = Spacing()
    switch rule {
    case .spacer:
      for axis in [Axis.horizontal, .vertical] where around.axis ?? axis == axis {
        spacing.starts[axis] = true
        spacing.ends[axis] = true
      }
      spacing.isSpacer = true
    case .fixedFrame(let width, let height, _):
      return framed(children[0], isSet: Pair(x: width != nil, y: height != nil))
    case .flexibleFrame(let frame, _):
      let horizontal = [frame.minWidth, frame.idealWidth, frame.maxWidth].contains { $0 != nil }
      let vertical = [frame.minHeight, frame.idealHeight, frame.maxHeight].contains { $0 != nil }
      return framed(children[0], isSet: Pair(x: horizontal, y: vertical))
    case .padding(let insets):
      spacing = children[0].spacing
      if insets.leading != 0 { spacing.starts.x = false }
      if insets.trailing != 0 { spacing.ends.x = false }
      if insets.top != 0 { spacing.starts.y = false }
      if insets.bottom != 0 { spacing.ends.y = false }
    case .modifier, .offset, .layoutPriority, .alignmentGuide, .overlay, .background:
      return children[0].spacing
    case .stack(let axis, _, _):
      guard let first = children.first, let last = children.last else { return .zero }
      spacing.starts[axis] = first.spacing.starts[axis]
      spacing.ends[axis] = last.spacing.ends[axis]
      spacing.starts[axis.other] = children.contains { $0.spacing.starts[axis.other] }
      spacing.ends[axis.other] = children.contains { $0.spacing.ends[axis.other] }
    case .zStack:
      let highest = children.map(\.priority).max()
      return layered(children.filter { $0.priority == highest })
    case .custom: return layered(children)
    default: break
    }
    return spacing
  }

  private func layered(_ children: [Node]) -> Spacing {
    if children.isEmpty { return .zero }
    var spacing = Spacing()
    for axis in [Axis.horizontal, .vertical] {
      spacing.starts[axis] = children.contains { $0.spacing.starts[axis] }
      spacing.ends[axis] = children.contains { $0.spacing.ends[axis] }
    }
    return spacing
  }

  private func framed(_ content: Node, isSet: Pair<Bool>) -> Spacing {
    var spacing = content.spacing
    for axis in [Axis.horizontal, .vertical] where isSet[axis] && !spacing.isSpacer {
      spacing.starts[axis] = false
      spacing.ends[axis] = false
    }
    return spacing
  }

  // MARK: Sizes

  /// A length of NaN is 0.
  func size(_ node: Int, _ offer: Offer) -> Lengths {
    let size = sizeByRule(node, offer)
    return Lengths(x: size.x.isNaN ? 0 : size.x, y: size.y.isNaN ? 0 : size.y)
  }

  private func sizeByRule(_ node: Int, _ offer: Offer) -> Lengths {
    let here = nodes[node]
    switch here.rule {
    case .shape: return Lengths(x: offer.x ?? 10, y: offer.y ?? 10)
    case .circle:
      let side = min(offer.x ?? 10, offer.y ?? 10)
      return Lengths(x: side, y: side)
    case .image(let size, let isResizable):
      guard isResizable else { return Lengths(x: size.width, y: size.height) }
      return Lengths(x: offer.x ?? size.width, y: offer.y ?? size.height)
    case .spacer(let minLength):
      var size = Lengths(x: 0, y: 0)
      for axis in [Axis.horizontal, .vertical] where here.surroundings.axis ?? axis == axis {
        size[axis] = max(offer[axis] ?? -.infinity, minLength ?? 8)
      }
      return size
    case .divider:
      return here.surroundings == .row
        ? Lengths(x: pixel, y: offer.y ?? 10) : Lengths(x: offer.x ?? 10, y: pixel)
    case .padding(let insets):
      let content = size(here.children[0], offerToContent(node, offer))
      return Lengths(
        x: max(0, content.x + (insets.leading + insets.trailing)),
        y: max(0, content.y + (insets.top + insets.bottom)))
    case .fixedFrame(let width, let height, _):
      let content = size(here.children[0], Offer(x: width ?? offer.x, y: height ?? offer.y))
      return Lengths(x: width ?? content.x, y: height ?? content.y)
    case .flexibleFrame(let frame, _): return sizeOfFrame(frame, here.children[0], offer)
    case .modifier: return size(here.children[0], offerToContent(node, offer))
    case .position:
      let content = size(here.children[0], offer)
      return Lengths(x: offer.x ?? content.x, y: offer.y ?? content.y)
    case .stack(let axis, _, _): return arrangeStack(node, offer, minor: offer[axis.other]).size
    case .zStack(let alignment):
      let reach = reach(node, alignment, offer)
      return Lengths(x: reach.x.length, y: reach.y.length)
    case .custom(let layout as OddLayout):
      let size = layout.size(ProposedViewSize(width: offer.x, height: offer.y))
      return Lengths(x: size.width, y: size.height)
    default: return size(here.children[0], offer)
    }
  }

  private func bounds(_ frame: FlexibleFrame) -> Pair<(min: Double?, ideal: Double?, max: Double?)> {
    func bounds(_ min: Double?, _ ideal: Double?, _ max: Double?) -> (min: Double?, ideal: Double?, max: Double?) {
      let low = min.map { Swift.max($0, 0) }
      let middle = ideal.map { Swift.max($0, low ?? 0) }
      return (low, middle, max.map { Swift.max($0, middle ?? 0) })
    }
    return Pair(
      x: bounds(frame.minWidth, frame.idealWidth, frame.maxWidth),
      y: bounds(frame.minHeight, frame.idealHeight, frame.maxHeight))
  }

  /// Follows the table of the flexible frame, row by row.
  private func sizeOfFrame(_ frame: FlexibleFrame, _ content: Int, _ offer: Offer) -> Lengths {
    let bounds = bounds(frame)
    var inner = offer
    for axis in [Axis.horizontal, .vertical] {
      let (low, ideal, high) = bounds[axis]
      inner[axis] = (offer[axis] ?? ideal).map { max(min($0, high ?? .infinity), low ?? -.infinity) }
    }
    let answer = size(content, inner)
    var size = answer
    for axis in [Axis.horizontal, .vertical] {
      let (low, ideal, high) = bounds[axis]
      if let low, let high, low > high { continue }
      guard let offered = offer[axis] else {
        size[axis] = ideal ?? max(min(answer[axis], high ?? .infinity), low ?? -.infinity)
        continue
      }
      switch (low, high) {
      case (nil, nil): break
      case (let low?, nil): size[axis] = max(min(max(offered, low), answer[axis]), low)
      case (nil, let high?): size[axis] = min(max(min(offered, high), answer[axis]), high)
      case (let low?, let high?): size[axis] = max(min(offered, high), low)
      }
    }
    return size
  }

  /// The final proposal of a view to its only child.
  private func offerToContent(_ node: Int, _ offer: Offer) -> Offer {
    let here = nodes[node]
    switch here.rule {
    case .padding(let insets):
      return Offer(
        x: offer.x.map { max(0, $0 - (insets.leading + insets.trailing)) },
        y: offer.y.map { max(0, $0 - (insets.top + insets.bottom)) })
    case .fixedFrame(let width, let height, _): return Offer(x: width ?? offer.x, y: height ?? offer.y)
    case .flexibleFrame(let frame, _):
      let own = size(node, offer)
      let bounds = bounds(frame)
      var inner = Offer(x: own.x, y: own.y)
      for axis in [Axis.horizontal, .vertical] where offer[axis] == nil && bounds[axis].ideal == nil {
        let (low, _, high) = bounds[axis]
        if own[axis] > low ?? -.infinity, own[axis] < high ?? .infinity { inner[axis] = nil }
      }
      return inner
    case .modifier(let modifier):
      if let fixed = modifier.base as? FixedSize {
        return Offer(x: fixed.horizontal ? nil : offer.x, y: fixed.vertical ? nil : offer.y)
      }
      guard let aspect = modifier.base as? AspectRatio else { return offer }
      if offer.x == nil, offer.y == nil { return offer }
      let ideal = size(here.children[0], Offer(x: nil, y: nil))
      let shape = aspect.ratio.map { Lengths(x: $0, y: 1) } ?? ideal
      guard shape.x > 0, shape.y > 0, shape.x.isFinite, shape.y.isFinite else { return offer }
      let scales = [offer.x.map { $0 / shape.x }, offer.y.map { $0 / shape.y }].compactMap { $0 }
      let scale = (aspect.mode == .fit ? scales.min() : scales.max()) ?? 1
      return Offer(x: shape.x * scale, y: shape.y * scale)
    case .position:
      let own = size(node, offer)
      return Offer(x: own.x, y: own.y)
    default: return offer
    }
  }

  // MARK: Stacks

  private func arrangeStack(_ node: Int, _ offer: Offer, minor: Double?) -> (children: [Placed], size: Lengths) {
    guard case .stack(let axis, let key, let explicit) = nodes[node].rule else { return ([], Lengths(x: 0, y: 0)) }
    let children = nodes[node].children
    var gaps = children.map { _ in 0.0 }
    for index in children.indices.dropFirst() {
      let (before, after) = (nodes[children[index - 1]].spacing, nodes[children[index]].spacing)
      gaps[index] = explicit ?? (before.ends[axis] || after.starts[axis] ? 0 : 8)
    }
    let spacing = gaps.reduce(0, +)
    var offers = children.map { _ in Self.offer(axis, nil, minor) }
    if let room = offer[axis] { shareOut(room - spacing, children, axis, &offers) }

    var placed: [Placed] = []
    var (low, high) = (0.0, 0.0)
    var lengths: [Double] = []
    for (child, offer) in zip(children, offers) {
      let size = size(child, offer)
      let answer = line(key, child, offer)
      let line = answer.isNaN ? .infinity : answer
      if -line < low { low = -line }
      if size[axis.other] - line > high { high = size[axis.other] - line }
      lengths.append(size[axis])
      var place = Placed(child: child, offer: offer)
      place.corner[axis.other] = -line
      placed.append(place)
    }
    var start = 0.0
    for index in placed.indices {
      start += gaps[index]
      placed[index].corner[axis] = start
      placed[index].corner[axis.other] -= low
      start += lengths[index]
    }
    var size = Lengths(x: 0, y: 0)
    size[axis] = lengths.reduce(spacing, +)
    size[axis.other] = high - low
    return (placed, size)
  }

  private static func offer(_ axis: Axis, _ along: Double?, _ across: Double?) -> Offer {
    axis == .horizontal ? Offer(x: along, y: across) : Offer(x: across, y: along)
  }

  /// Serves higher priorities first, then the least flexible children; reserves the minimums of lower priorities.
  private func shareOut(_ room: Double, _ children: [Int], _ axis: Axis, _ offers: inout [Offer]) {
    var left = room
    func take(_ demand: Double) { if !(left - demand).isNaN { left -= demand } }
    func ask(_ index: Int, _ length: Double) -> Double {
      size(children[index], Self.offer(axis, length, offers[index][axis.other]))[axis]
    }
    let minimums = children.indices.map { ask($0, 0) }
    let flexibilities = children.indices.map { index in
      let most = ask(index, .infinity)
      return (most - minimums[index]).isNaN ? most : most - minimums[index]
    }
    let priorities = Set(children.map { nodes[$0].priority }).sorted(by: >)
    let groups = priorities.map { priority in
      children.indices.filter { nodes[children[$0]].priority == priority }
    }
    take(groups.dropFirst().joined().reduce(0) { $0 + minimums[$1] })
    for (number, group) in groups.enumerated() {
      if number > 0 { take(-group.reduce(0) { $0 + minimums[$1] }) }
      let order = group.sorted {
        if flexibilities[$0] != flexibilities[$1] { return flexibilities[$0] < flexibilities[$1] }
        if flexibilities[$0] == .infinity, minimums[$0] != minimums[$1] { return minimums[$0] > minimums[$1] }
        return $0 < $1
      }
      for (place, index) in order.enumerated() {
        let share = max(left / Double(order.count - place), 0)
        offers[index][axis] = share
        take(ask(index, share))
      }
    }
  }

  // MARK: Layers

  private func reach(_ node: Int, _ alignment: Alignment, _ offer: Offer) -> Pair<Reach> {
    let children = nodes[node].children
    let highest = children.map { nodes[$0].priority }.max()
    var reach = Pair(x: Reach(), y: Reach())
    for child in children where nodes[child].priority == highest {
      let size = size(child, offer)
      for axis in [Axis.horizontal, .vertical] {
        let line = line(alignment[axis], child, offer)
        reach[axis].include(line: line.isNaN ? .infinity : line, length: size[axis])
      }
    }
    return reach
  }

  /// The children of a container with their positions.
  private func arrange(_ node: Int, _ offer: Offer) -> [Placed] {
    switch nodes[node].rule {
    case .stack(let axis, _, _):
      return arrangeStack(node, offer, minor: offer[axis.other] ?? size(node, offer)[axis.other]).children
    case .zStack(let alignment):
      let own = size(node, offer)
      let inner = Offer(x: own.x, y: own.y)
      let reach = reach(node, alignment, inner)
      return nodes[node].children.map { child in
        var place = Placed(child: child, offer: inner)
        for axis in [Axis.horizontal, .vertical] {
          let line = line(alignment[axis], child, inner)
          place.corner[axis] = reach[axis].before - (line.isNaN ? .infinity : line)
        }
        return place
      }
    case .custom:
      let own = size(node, offer)
      return nodes[node].children.map { Placed(child: $0, offer: Offer(x: own.x, y: own.y)) }
    default: return []
    }
  }

  // MARK: Lines

  func line(_ key: AlignmentKey, _ node: Int, _ offer: Offer) -> Double {
    explicit(key, node, offer) ?? standard(key, Dimensions(model: self, node: node, offer: offer))
  }

  func standard(_ key: AlignmentKey, _ dimensions: some Lines) -> Double {
    if key == custom { return standardOfCustom.value(in: dimensions) }
    return key.standardLine(in: key.axis == .horizontal ? dimensions.width : dimensions.height)
  }

  func explicit(_ key: AlignmentKey, _ node: Int, _ offer: Offer) -> Double? {
    let here = nodes[node]
    switch here.rule {
    case .alignmentGuide(key, _, _):
      return here.formula?.value(in: Dimensions(model: self, node: here.children[0], offer: offer))
    case .offset, .layoutPriority, .overlay, .background, .alignmentGuide:
      return explicit(key, here.children[0], offer)
    case .padding, .fixedFrame, .flexibleFrame, .modifier, .position:
      guard let inside = explicit(key, here.children[0], offerToContent(node, offer)) else { return nil }
      return inside + originOfContent(node, offer)[key.axis]
    case .stack, .zStack, .custom:
      if key.isGeometric { return nil }
      let values = arrange(node, offer).compactMap { place in
        explicit(key, place.child, place.offer).map { $0 + place.corner[key.axis] }
      }
      if key == .firstTextBaseline { return values.min() }
      if key == .lastTextBaseline { return values.max() }
      return values.isEmpty ? nil : values.reduce(0, +) / Double(values.count)
    default: return nil
    }
  }

  private func originOfContent(_ node: Int, _ offer: Offer) -> Lengths {
    let content = nodes[node].children[0]
    let inner = offerToContent(node, offer)
    switch nodes[node].rule {
    case .padding(let insets): return Lengths(x: insets.leading, y: insets.top)
    case .fixedFrame(_, _, let alignment), .flexibleFrame(_, let alignment):
      let own = size(node, offer)
      var origin = Lengths(x: 0, y: 0)
      for axis in [Axis.horizontal, .vertical] {
        let blank = standard(alignment[axis], Blank(model: self, width: own.x, height: own.y))
        origin[axis] = blank - line(alignment[axis], content, inner)
      }
      return origin
    case .position(let x, let y):
      let size = size(content, inner)
      return Lengths(x: x - size.x / 2, y: y - size.y / 2)
    default: return Lengths(x: 0, y: 0)
    }
  }

  /// The dimensions of a view for a proposal, as closures see them.
  struct Dimensions: Lines {
    let model: PlainModel
    let node: Int
    let offer: Offer

    var width: Double { model.size(node, offer).x }
    var height: Double { model.size(node, offer).y }
    subscript(key: AlignmentKey) -> Double { model.line(key, node, offer) }
    subscript(explicit key: AlignmentKey) -> Double? { model.explicit(key, node, offer) }
  }

  /// The dimensions of an empty view with a frame's size.
  private struct Blank: Lines {
    let model: PlainModel
    let width: Double
    let height: Double

    subscript(key: AlignmentKey) -> Double { model.standard(key, self) }
    subscript(explicit key: AlignmentKey) -> Double? { nil }
  }

  // MARK: Placing

  private func place(_ node: Int, _ offer: Offer, at corner: Lengths) {
    let here = nodes[node]
    let size = size(node, offer)
    frames[node] = Rect(x: corner.x, y: corner.y, width: size.x, height: size.y)
    func moved(_ by: Lengths) -> Lengths { Lengths(x: corner.x + by.x, y: corner.y + by.y) }
    switch here.rule {
    case .stack, .zStack, .custom:
      for inner in arrange(node, offer) { place(inner.child, inner.offer, at: moved(inner.corner)) }
    case .offset(let x, let y): place(here.children[0], offer, at: moved(Lengths(x: x, y: y)))
    case .overlay(let alignment), .background(let alignment):
      let inner = Offer(x: size.x, y: size.y)
      var origin = Lengths(x: 0, y: 0)
      for axis in [Axis.horizontal, .vertical] {
        let key = alignment[axis]
        origin[axis] = line(key, here.children[0], offer) - line(key, here.children[1], inner)
      }
      place(here.children[0], offer, at: corner)
      place(here.children[1], inner, at: moved(origin))
    default:
      guard let content = here.children.first else { return }
      place(content, offerToContent(node, offer), at: moved(originOfContent(node, offer)))
    }
  }
}
