import Diagnostics
import LayoutEngine
import LayoutProgram

/// The source of a node of the engine's tree, recorded during the build.
struct StagedNode {
  var kind: SceneNode.Kind
  /// The call that created it. A modifier's call includes the view that it is called on.
  var range: SourceRange?
  /// Whether it belongs to the last modifier of that call instead of the view before it.
  var isOfModifier: Bool
  var isImplied: Bool
  var isRepeated: Bool
  var direction: LayoutDirection
  /// The calls of the program's own views and modifiers whose bodies it comes from, outermost first.
  var uses: [SourceRange] = []
  /// The view that it belongs to.
  var path: IdentityPath
  /// The reactions around it, innermost last; and those around each of its visual effects.
  var reacting: [Int] = []
  var effectsReacting: [[Int]] = []
}

/// The nodes recorded for a trace, in the builder's order. Source ranges are always recorded, for layout warnings.
struct StagedNodes {
  /// Whether to record anything.
  let isWanted: Bool
  /// Whether to record the look and the engine's trace, too.
  let isTraced: Bool
  private(set) var nodes: [StagedNode] = []
  private var calls: [(range: SourceRange?, isOfModifier: Bool)] = []
  /// Elided stacks, each with the node in its place.
  private(set) var elided: [ElidedContainer] = []

  init(isTraced: Bool, isPerforming: Bool) {
    self.isTraced = isTraced
    isWanted = isTraced || isPerforming
  }

  /// The call that created a node, and whether it belongs to the last modifier of that call.
  func call(of node: Int) -> (range: SourceRange?, isOfModifier: Bool)? {
    calls.indices.contains(node) ? calls[node] : nil
  }

  /// Records the reactions around the last node and around its effects.
  mutating func note(_ reacting: [Int], _ effectsReacting: [[Int]] = []) {
    guard isWanted, !nodes.isEmpty else { return }
    nodes[nodes.count - 1].reacting = reacting
    nodes[nodes.count - 1].effectsReacting = effectsReacting
  }

  /// Adds a view's node, or that of the modifier at index `wrapper` around it.
  mutating func add(_ rule: LayoutRule, _ flat: FlatView, wrapper: Int?, _ direction: LayoutDirection) {
    let modifier = wrapper.map { flat.wrappers[$0] }
    let call = modifier.flatMap(\.calledAt)
    let range = call ?? modifier?.range ?? flat.base.range
    calls.append((range, call != nil))
    guard isWanted else { return }
    nodes.append(
      StagedNode(
        kind: SceneNode.Kind(rule, showing: flat.base.content), range: range, isOfModifier: call != nil,
        isImplied: modifier == nil ? flat.base.isImplied || flat.base.range == nil : call == nil,
        isRepeated: flat.isRepeated, direction: direction,
        uses: flat.uses.filter { $0.depth <= wrapper ?? flat.wrappers.count }.map(\.range), path: flat.path))
  }

  /// Adds a node that is not written in the source: layers around the views of an overlay, the root of a reader's
  /// content.
  mutating func add(
    _ rule: LayoutRule, at range: SourceRange?, isImplied: Bool = true, isRepeated: Bool, _ direction: LayoutDirection,
    _ path: IdentityPath
  ) {
    calls.append((range, isImplied))
    guard isWanted else { return }
    nodes.append(
      StagedNode(
        kind: SceneNode.Kind(rule, showing: .empty), range: range, isOfModifier: isImplied, isImplied: isImplied,
        isRepeated: isRepeated, direction: direction, path: path))
  }

  /// Records a stack that is elided in favor of the next node.
  mutating func elide(_ rule: LayoutRule, _ flat: FlatView) {
    guard isWanted, !flat.base.isImplied, let range = flat.base.range, flat.base.content.isStack else { return }
    elided.append(
      ElidedContainer(kind: SceneNode.Kind(rule, showing: .empty), range: range, node: nodes.count))
  }
}

extension Stage {
  /// Opens a node that belongs to a view's modifier, or to the row of a cell.
  mutating func openImplied(_ rule: LayoutRule, _ range: SourceRange?, of flat: FlatView, isWritten: Bool = false) {
    staged.add(rule, at: range, isImplied: !isWritten, isRepeated: flat.isRepeated, builder.layoutDirection, flat.path)
    staged.note(reacting)
    builder.open(rule)
  }

  /// Opens the node for all of a cell's grid modifiers, located at the outermost one.
  mutating func openCell(_ rule: LayoutRule, _ flat: FlatView) {
    let wrapper = flat.wrappers.firstIndex { if case .gridCell = $0.modifier { true } else { false } }
    staged.add(rule, flat, wrapper: wrapper, builder.layoutDirection)
    staged.note(reacting)
    builder.open(rule)
  }
}

extension View.Content {
  fileprivate var isStack: Bool {
    switch self {
    case .stack, .zStack, .container: true
    default: false
    }
  }
}
