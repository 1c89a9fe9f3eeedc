import LayoutEngine
import LayoutProgram

extension StoryTeller {
  /// Adds the views' answers for each line; views that answer for the same reason share a step.
  mutating func tellAnswers() {
    struct Reason: Hashable {
      var key: AlignmentKey
      var because: String
    }
    var order: [Reason] = []
    var groups: [Reason: [GuideTrace.Ask]] = [:]
    for ask in asks where ask.child != nil {
      let reason = Reason(key: ask.key, because: words.because(ask.origin, ask.key, of: ask.child))
      if groups[reason] == nil { order.append(reason) }
      groups[reason, default: []].append(ask)
    }
    for (place, reason) in order.enumerated() {
      let group = groups[reason] ?? []
      for ask in group { mark(ask) }
      // If there are very many reasons, the last step has the rest.
      if place >= Self.most, place < order.count - 1 { continue }
      let answers = group.compactMap { ask in
        ask.child.map { StorySentence.Answer(name: name(of: $0), value: ask.value) }
      }
      tell(.answers(words.key(reason.key), answers, because: reason.because))
    }
  }

  /// Adds the lines on which the views meet.
  mutating func tellCommonLines() {
    var told: Set<ContainerStory.Line> = []
    for ask in asks {
      let line = ContainerStory.Line(key: words.tree.name(of: ask.key), axis: ask.key.axis, position: ask.line)
      guard told.insert(line).inserted else { continue }
      draw(line)
      let isShared = asks.contains { $0.key == ask.key && $0.line == ask.line && $0.child != ask.child }
      if told.count > Self.most || !isShared { continue }
      guard container.kind.isReachOfLines else {
        tell(.meet(words.key(ask.key), ask))
        continue
      }
      tell(words.reach(of: node, ask.key.axis, asks.filter { $0.key == ask.key }))
    }
  }
}

extension SceneWords {
  /// The distances that a stack's views reach on both sides of their line.
  func reach(of node: Int, _ axis: Axis, _ asks: [GuideTrace.Ask]) -> StorySentence {
    var (before, after) = (0.0, 0.0)
    for ask in asks {
      guard let child = ask.child, child != node else { continue }
      before = max(before, ask.value)
      after = max(after, tree.nodes[child].frame.size[axis] - ask.value)
    }
    let length = tree.nodes[node].frame.size[axis]
    // Layers with a lower priority do not count.
    let isLength = abs(before + after - length) < 0.01
    return .reach(container(node), axis, before: before, after: after, length: isLength ? length : nil)
  }
}

extension SceneNode.Kind {
  /// Whether its length is the sum of the distances that its views reach on both sides of their common line.
  var isReachOfLines: Bool {
    switch self {
    case .stack, .zStack: true
    default: false
    }
  }
}
