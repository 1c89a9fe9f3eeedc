import LayoutEngine
import LayoutProgram

/// A rule that determines a view's position or size. Each is a row of `Docs/Fidelity.md`, which lists its evidence.
public enum FidelityRule: String, CaseIterable, Sendable {
  case root = "The root in the middle of the stage"
  case sharingRoom = "Stacks share room, the least flexible first"
  case matchingLines = "The line a stack matches, and its size across it"
  case gaps = "The gap between neighbors"
  case modifiers = "Frames, padding, `fixedSize`, offset, position"
  case overlays = "Overlays and backgrounds"
  case grids = "Grids"
  case lazyContainers = "Lazy stacks and grids"
  case scrollViews = "Scroll views"
  case prioritiesAndSpacers = "Priorities, spacers, dividers"
  case readersAndLayouts = "Geometry readers, own layouts, `ViewThatFits`"
  case textHeights = "Heights of text styles and of sized fonts"
  case textWidths = "Widths of words"
  case symbols = "Sizes of symbols"
  case controls = "Controls, lists, presentations"
}

/// The rule that decides a view's position or size along one axis, with the view or modifier that follows it.
struct DecidingRule {
  var rule: FidelityRule
  /// SwiftUI's name for the view or modifier; nil for the stage.
  var node: String?
}

/// Finds the rules that decide a view's frame in a traced scene.
struct DecidingRules {
  private let tree: SceneTree
  private let primaries: [Int: Int]

  init(_ tree: SceneTree) {
    self.tree = tree
    var primaries: [Int: Int] = [:]
    for (index, node) in tree.nodes.enumerated() {
      if let parent = node.parent, primaries[parent] == nil { primaries[parent] = index }
    }
    self.primaries = primaries
  }

  /// The node of one of the views with a name.
  func node(called name: String, _ number: Int) -> Int? {
    let all = tree.nodes.indices.filter { tree.nodes[$0].isShown && tree.nodes[$0].names.contains(name) }
    return all.indices.contains(number) ? all[number] : nil
  }

  /// The nearest enclosing view with one of these names.
  func named(around node: Int, in names: (String) -> Bool) -> (name: String, number: Int)? {
    var place = tree.nodes[node].parent
    while let around = place {
      if let name = tree.nodes[around].names.first(where: names) {
        let before = tree.nodes[..<around].count { $0.isShown && $0.names.contains(name) }
        return (name, before)
      }
      place = tree.nodes[around].parent
    }
    return nil
  }

  // MARK: Places

  /// The rule for the view's position: that of the nearest enclosing view with another extent.
  func place(of node: Int, along axis: Axis) -> DecidingRule {
    var child = node
    while let around = tree.nodes[child].parent {
      if span(around, axis) != span(child, axis) {
        let kind = tree.nodes[around].kind
        return DecidingRule(rule: placing(kind, axis, isImplied: tree.nodes[around].isImplied), node: kind.name)
      }
      child = around
    }
    return DecidingRule(rule: .root)
  }

  private func placing(_ kind: SceneNode.Kind, _ axis: Axis, isImplied: Bool) -> FidelityRule {
    if isImplied { return .controls }
    switch kind {
    case .stack(let main, _, _): return main == axis ? .gaps : .matchingLines
    case .zStack: return .matchingLines
    default: return general(kind)
    }
  }

  // MARK: Sizes

  /// The rule for the view's size: its own, or that of the enclosing view whose proposal it takes.
  func size(of node: Int, along axis: Axis) -> DecidingRule {
    var inner = node
    while isTransparent(tree.nodes[inner].kind, along: axis), let next = primaries[inner] { inner = next }
    let kind = tree.nodes[inner].kind
    if let rule = ownSize(kind, axis, isImplied: tree.nodes[inner].isImplied) {
      return DecidingRule(rule: rule, node: kind.name)
    }
    var child = inner
    while let around = tree.nodes[child].parent {
      let kind = tree.nodes[around].kind
      if !isTransparent(kind, along: axis) {
        let rule = ownSize(kind, axis, isImplied: tree.nodes[around].isImplied) ?? general(kind)
        return DecidingRule(rule: rule, node: kind.name)
      }
      child = around
    }
    return DecidingRule(rule: .root)
  }

  /// The rule for a view that chooses its own size; nil for one that takes its proposal.
  private func ownSize(_ kind: SceneNode.Kind, _ axis: Axis, isImplied: Bool) -> FidelityRule? {
    switch kind {
    case .text: return axis == .horizontal ? .textWidths : .textHeights
    case .symbol: return .symbols
    case .shape, .circle, .image: return isImplied ? .controls : nil
    case .stack(let main, _, _): return main == axis ? .sharingRoom : .matchingLines
    default: return isImplied ? .controls : general(kind)
    }
  }

  /// Whether a view passes its proposal on and has the size of its content.
  private func isTransparent(_ kind: SceneNode.Kind, along axis: Axis) -> Bool {
    switch kind {
    case .offset, .alignmentGuide, .layoutPriority, .gridCell, .overlay, .background: true
    case .frame(let width, let height, _): (axis == .horizontal ? width : height) == nil
    case .flexibleFrame(let frame, _):
      axis == .horizontal
        ? frame.minWidth == nil && frame.idealWidth == nil && frame.maxWidth == nil
        : frame.minHeight == nil && frame.idealHeight == nil && frame.maxHeight == nil
    default: false
    }
  }

  private func general(_ kind: SceneNode.Kind) -> FidelityRule {
    switch kind {
    case .text: .textHeights
    case .symbol: .symbols
    case .spacer, .divider, .layoutPriority: .prioritiesAndSpacers
    case .stack: .sharingRoom
    case .zStack, .alignmentGuide: .matchingLines
    case .lazyStack, .lazyGrid: .lazyContainers
    case .grid, .gridRow, .gridCell: .grids
    case .viewThatFits, .geometryReader, .layout: .readersAndLayouts
    case .scrollView: .scrollViews
    case .overlay, .background: .overlays
    case .frame, .flexibleFrame, .padding, .offset, .position, .safeAreaInset, .modifier, .shape, .circle, .image:
      .modifiers
    }
  }

  private func span(_ node: Int, _ axis: Axis) -> [Double] {
    let frame = tree.nodes[node].frame
    return axis == .horizontal ? [frame.x, frame.width] : [frame.y, frame.height]
  }
}
