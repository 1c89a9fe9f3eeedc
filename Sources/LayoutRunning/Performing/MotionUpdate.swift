import LayoutEngine
import LayoutProgram

/// Starts the animations from the scene before a round of views to the scene after it.
///
/// - Complexity: linear in the nodes of the scene.
struct MotionUpdate {
  private let run: Run
  private let trees: [PlacedTree]
  private let time: Double
  private let root: SceneTransaction
  private let transactions: Transactions
  private var motion: SceneMotion
  private let before: [SceneMotion.Key: SceneMotion.Part]
  private var transitions: [Int: SceneTransition] = [:]
  /// When the latest animation of this update counts as done, and when it is at rest.
  private var ends: (logical: Double?, rest: Double?)

  /// Prepares an update to the scene in the given trees.
  ///
  /// - Parameter root: the transaction of the change that caused the round.
  init(_ run: Run, _ trees: [PlacedTree], root: SceneTransaction) throws(Stop) {
    self.run = run
    self.trees = trees
    self.root = root
    time = run.events.clock.time
    transactions = try Transactions(run, root: root)
    motion = run.events.motion
    run.events.motion = SceneMotion()
    before = motion.parts
    for reaction in run.events.reactions {
      guard case .transition(let transition) = reaction.handler else { continue }
      let identity = run.identities.number(of: reaction.path)
      if transitions[identity] == nil { transitions[identity] = transition }
    }
  }

  /// The motion after the update.
  ///
  /// - Parameter old: the trees of the round before.
  mutating func finish(after old: [PlacedTree], _ names: [NodePlace: [NamedView]]) -> SceneMotion {
    motion.clearAway(at: time)
    let oldKeys = motion.keys
    motion.parts = [:]
    motion.parts.reserveCapacity(before.count)
    motion.keys = keys()
    for number in trees.indices { lead(number) }
    if motion.isShown { letGo(old, oldKeys, names) }
    motion.isShown = true
    motion.watched = transactions.watched
    if let end = ends.logical { motion.logicalEnd = max(motion.logicalEnd, end) }
    if motion.animation == nil { motion.animation = root.animation }
    for number in root.completions {
      let waitsForRest = run.events.completions[number]?.waitsForRest ?? false
      run.events.completions[number]?.end = waitsForRest ? ends.rest : ends.logical
    }
    motion.transitions = transitions
    return motion
  }

  /// Every node's key: its view's identity, and an ordinal if the view has several nodes.
  private func keys() -> [[SceneMotion.Key]] {
    var counts: [Int: Int] = [:]
    return trees.map { tree in
      tree.nodes.map { node in
        let identity = run.identities.number(of: node.path)
        let ordinal = counts[identity, default: 0]
        counts[identity] = ordinal + 1
        return SceneMotion.Key(identity: identity, ordinal: ordinal)
      }
    }
  }

  // MARK: Remaining nodes

  private mutating func lead(_ number: Int) {
    let tree = trees[number]
    let keys = motion.keys[number]
    let leaders = leaders(in: tree)
    var around: [Int] = []
    for node in tree.nodes.indices where tree.layout.isShown(node) {
      while let outer = around.last, tree.tree.end(of: outer) <= node { around.removeLast() }
      let parent = around.last.map { keys[$0] } ?? tree.reader.map { motion.keys[$0.tree][$0.node] }
      around.append(node)
      let transaction = transactions.at(tree.nodes[leaders[node]].reacting)
      lead(node, of: tree, keys, parent, by: transaction)
      takeOver(node, in: number, by: transaction)
    }
  }

  /// The first leaf inside of each node; its transaction also moves the frames around it.
  private func leaders(in tree: PlacedTree) -> [Int] {
    var leaders = Array(tree.nodes.indices)
    for node in leaders.indices.reversed() where tree.tree.end(of: node) > node + 1 && node + 1 < leaders.count {
      leaders[node] = leaders[node + 1]
    }
    return leaders
  }

  private mutating func lead(
    _ node: Int, of tree: PlacedTree, _ keys: [SceneMotion.Key], _ parent: SceneMotion.Key?,
    by transaction: SceneTransaction
  ) {
    let key = keys[node]
    let staged = tree.nodes[node]
    let group = group(of: node, staged, in: tree)
    var frame = tree.frame(of: node)
    if let group {
      let outer = tree.frame(of: group)
      frame.x -= outer.x
      frame.y -= outer.y
    }
    let paint = tree.tree.paint(of: node).drawn(in: frame.size, outline: run.outline)
    var part: SceneMotion.Part
    if let known = before[key] {
      part = known
      if part.frame.turn(to: frame, by: transaction.animation, at: time) {
        part.animation = transaction.animation
        note(transaction.animation, part.frame.end)
      }
      turn(&part, to: paint, staged, inside: transaction)
    } else {
      part = SceneMotion.Part(frame: SceneMotion.Track(frame))
      part.content = paint.content.map { SceneMotion.Track($0) }
      part.effects = paint.effects.map { SceneMotion.Track($0) }
      part.arrival = arrival(of: key, under: parent, staged, size: frame.size)
    }
    part.paint = paint
    part.parent = parent
    part.group = group.map { keys[$0] }
    if case .text = staged.kind { part.keepsSize = true }
    motion.parts[key] = part
  }

  /// A new source of matched geometry begins where the old one was.
  private mutating func takeOver(_ node: Int, in number: Int, by transaction: SceneTransaction) {
    let key = motion.keys[number][node]
    let frame = trees[number].frame(of: node)
    guard before[key] == nil, transaction.animation != nil,
      let start = run.events.matched.start(of: frame, node, in: number)
    else { return }
    motion.parts[key]?.frame = SceneMotion.Track(start)
    guard motion.parts[key]?.frame.turn(to: frame, by: transaction.animation, at: time) == true else { return }
    motion.parts[key]?.animation = transaction.animation
    note(transaction.animation, motion.parts[key]?.frame.end ?? time)
  }

  /// The outermost node of the `geometryGroup` around a node.
  private func group(of node: Int, _ staged: StagedNode, in tree: PlacedTree) -> Int? {
    for number in staged.reacting.reversed() where number >= tree.firstReaction {
      let reaction = run.events.reactions[number]
      if case .geometryGroup = reaction.handler, reaction.node < node { return reaction.node }
    }
    return nil
  }

  private mutating func turn(
    _ part: inout SceneMotion.Part, to paint: Paint, _ staged: StagedNode, inside transaction: SceneTransaction
  ) {
    if let content = paint.content {
      if part.content?.turn(to: content, by: transaction.animation, at: time) == true {
        note(transaction.animation, part.content?.end ?? time)
      }
      if part.content == nil { part.content = SceneMotion.Track(content) }
    } else {
      part.content = nil
    }
    guard part.effects.count == paint.effects.count else {
      part.effects = paint.effects.map { SceneMotion.Track($0) }
      return
    }
    for (index, effect) in paint.effects.enumerated() {
      let reacting = staged.effectsReacting.indices.contains(index) ? staged.effectsReacting[index] : staged.reacting
      let animation = transactions.at(reacting).animation
      if part.effects[index].turn(to: effect, by: animation, at: time) { note(animation, part.effects[index].end) }
    }
  }

  private mutating func note(_ animation: SceneAnimation?, _ rest: Double) {
    guard let animation else { return }
    if motion.animation == nil { motion.animation = root.animation ?? animation }
    let end = animation.logicalEnd
    // An endless animation counts with the duration of one run.
    let counted = end < .infinity ? end : animation.duration
    motion.logicalEnd = max(motion.logicalEnd, time + counted)
    ends.logical = max(ends.logical ?? time, time + end)
    ends.rest = max(ends.rest ?? time, rest)
  }

  // MARK: Inserted views

  /// Starts the transition of a view inserted into a remaining one. Everything inserted along with it is a part of it.
  private mutating func arrival(
    of key: SceneMotion.Key, under parent: SceneMotion.Key?, _ staged: StagedNode, size: Size
  ) -> SceneMotion.Arrival? {
    let returning = motion.leaving.removeValue(forKey: key)
    guard motion.isShown, parent.map({ before[$0] != nil }) ?? true else { return nil }
    let transition = transitions[key.identity] ?? .opacity
    let own = transition.ownAnimation(isLeaving: false)
    guard let animation = own ?? transactions.at(staged.reacting).animation else { return nil }
    let way = returning?.arrival.way ?? .still([1])
    let arrival = SceneMotion.Arrival(
      way: way.turned(to: [0], by: animation, at: time), transition: transition, size: size,
      isRightToLeft: staged.direction == .rightToLeft)
    note(animation, arrival.way.end)
    return arrival
  }

  // MARK: Removed views

  /// Removed views leave the layout at once; drawings show them until their transition ends.
  private mutating func letGo(
    _ old: [PlacedTree], _ oldKeys: [[SceneMotion.Key]], _ names: [NodePlace: [NamedView]]
  ) {
    for (number, tree) in old.enumerated() where oldKeys.indices.contains(number) {
      var node = 0
      while node < tree.nodes.count {
        let key = oldKeys[number][node]
        guard let part = before[key], motion.parts[key] == nil, part.parent.map({ motion.parts[$0] != nil }) ?? true
        else {
          node += 1
          continue
        }
        let end = tree.tree.end(of: node)
        letGo(Leaver(key: key, part: part, tree: number, nodes: node..<max(end, node + 1)), old, oldKeys, names)
        node = max(end, node + 1)
      }
    }
  }

  /// A removed view with everything inside of it.
  private struct Leaver {
    let key: SceneMotion.Key
    let part: SceneMotion.Part
    let tree: Int
    let nodes: Range<Int>
  }

  private mutating func letGo(
    _ leaver: Leaver, _ old: [PlacedTree], _ oldKeys: [[SceneMotion.Key]], _ names: [NodePlace: [NamedView]]
  ) {
    let tree = old[leaver.tree]
    let staged = tree.nodes[leaver.nodes.lowerBound]
    let transition = motion.transitions[leaver.key.identity] ?? leaver.part.arrival?.transition ?? .opacity
    let own = transition.ownAnimation(isLeaving: true)
    let around = leaver.part.parent.flatMap { parent in reacting(at: parent) } ?? []
    guard let animation = own ?? transactions.at(around).animation else { return }
    let way = leaver.part.arrival?.way ?? .still([0])
    let arrival = SceneMotion.Arrival(
      way: way.turned(to: [1], by: animation, at: time), transition: transition, isLeaving: true,
      size: tree.frame(of: leaver.nodes.lowerBound).size, isRightToLeft: staged.direction == .rightToLeft)
    note(animation, arrival.way.end)
    // Frames as last seen, from the motion before the update.
    var shown = SceneMotion()
    shown.parts = before
    shown.parts[leaver.key]?.arrival = nil
    var nodes: [SceneNode] = []
    var views: [SeenView] = []
    var outside: [(node: Int, place: Int)] = []
    for node in leaver.nodes {
      while let outer = outside.last, tree.tree.end(of: outer.node) <= node { outside.removeLast() }
      let key = oldKeys[leaver.tree][node]
      let frame = shown.frame(of: key, at: time) ?? tree.frame(of: node)
      var made = SceneNode(leaving: node, of: tree, frame: frame, outline: run.outline)
      made.names = (names[NodePlace(tree: leaver.tree, node: node)] ?? []).map(\.name)
      made.parent = outside.last?.place
      outside.append((node, nodes.count))
      nodes.append(made)
      for view in names[NodePlace(tree: leaver.tree, node: node)] ?? [] {
        views.append(shown.seen(view, key, at: time))
      }
    }
    motion.leaving[leaver.key] = SceneMotion.Leaving(
      arrival: arrival, parent: leaver.part.parent, nodes: nodes, views: views)
  }

  /// The reactions around an existing node.
  private func reacting(at key: SceneMotion.Key) -> [Int]? {
    for (number, keys) in motion.keys.enumerated() {
      if let node = keys.firstIndex(of: key) { return trees[number].nodes[node].reacting }
    }
    return nil
  }
}

extension SceneNode {
  /// A node for drawing only.
  fileprivate init(
    leaving node: Int, of tree: PlacedTree, frame: Rect, outline: (Int, Size) -> Paint.Shape?
  ) {
    let staged = tree.nodes[node]
    self.init(
      parent: nil, kind: staged.kind, frame: frame, proposal: nil, isShown: tree.layout.isShown(node),
      isImplied: true, names: [], isRepeated: staged.isRepeated, layoutDirection: staged.direction)
    paint = tree.tree.paint(of: node).drawn(in: frame.size, outline: outline)
    lines = tree.tree.lines(of: node, in: tree.layout)
  }
}
