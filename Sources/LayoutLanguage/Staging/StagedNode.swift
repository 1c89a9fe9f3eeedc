import LayoutEngine

/// What a node of the engine's tree is in the source, written down while the tree is built.
struct StagedNode {
  var kind: SceneNode.Kind
  /// The call that made it. A modifier's has the view in it that it is called on.
  var range: SourceRange?
  /// Whether it comes with the last modifier of that call, and not with the view before it.
  var isOfModifier: Bool
  var isImplied: Bool
  var isRepeated: Bool
  var direction: LayoutDirection
  /// The calls of the program's own views and modifiers whose bodies it comes from, outermost first.
  var uses: [SourceRange] = []
  /// The view that it belongs to.
  var path: IdentityPath
  /// What reacts around it, innermost last; and around each of the effects of its look.
  var reacting: [Int] = []
  var effectsReacting: [[Int]] = []
}

/// What a stage writes down for a trace: as many nodes as its builder has. Where each was written is always kept, for what
/// layout finds odd.
struct StagedNodes {
  /// Whether anybody wants to know; else nothing is kept.
  let isWanted: Bool
  /// Whether their look and what the engine did with them are wanted, too.
  let isTraced: Bool
  private(set) var nodes: [StagedNode] = []
  private var calls: [(range: SourceRange?, isOfModifier: Bool)] = []
  /// Stacks that are not there, and the node in their place.
  private(set) var elided: [ElidedContainer] = []

  init(isTraced: Bool, isPerforming: Bool) {
    self.isTraced = isTraced
    isWanted = isTraced || isPerforming
  }

  /// The call that made a node, and whether it comes with the last modifier of that call.
  func call(of node: Int) -> (range: SourceRange?, isOfModifier: Bool)? {
    calls.indices.contains(node) ? calls[node] : nil
  }

  /// What reacts around the last node, and around the effects of its look.
  mutating func note(_ reacting: [Int], _ effectsReacting: [[Int]] = []) {
    guard isWanted, !nodes.isEmpty else { return }
    nodes[nodes.count - 1].reacting = reacting
    nodes[nodes.count - 1].effectsReacting = effectsReacting
  }

  /// The next node: a view, or the modifier around it at `wrapper`.
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

  /// The next node, which nobody wrote as it is: layers around the views of an overlay, what a reader's content stands
  /// in.
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

  /// A stack of the source that the next node, and nothing else, stands for.
  mutating func elide(_ rule: LayoutRule, _ flat: FlatView) {
    guard isWanted, !flat.base.isImplied, let range = flat.base.range, flat.base.content.isStack else { return }
    elided.append(
      ElidedContainer(kind: SceneNode.Kind(rule, showing: .empty), range: range, node: nodes.count))
  }
}

extension Stage {
  /// Opens a node that belongs to a view's modifier, or to the row that a view is a cell of.
  mutating func openImplied(_ rule: LayoutRule, _ range: SourceRange?, of flat: FlatView, isWritten: Bool = false) {
    staged.add(rule, at: range, isImplied: !isWritten, isRepeated: flat.isRepeated, builder.layoutDirection, flat.path)
    staged.note(reacting)
    builder.open(rule)
  }

  /// Opens the node that stands for all that a cell says to its grid; it is said to be where the outermost of that is.
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
