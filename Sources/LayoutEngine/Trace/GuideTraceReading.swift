/// Reads a trace from a finished layout.
extension LayoutPass {
  func guideTrace(ran: Set<Int>, _ wentWell: () -> Bool) -> GuideTrace {
    var trace = GuideTrace()
    guard tree.count > 0 else { return trace }
    let known = memory
    for node in tree.top..<tree.nodes.count {
      guard let offer = placements.offer(to: node) else { continue }
      for question in tree.nodes[node].kind.law.questions(of: node, in: offer, self) {
        trace.asks.append(ask(question, by: node, offered: offer))
      }
    }
    forgetUnless(wentWell, since: known)
    let outcomes = GuideOutcomes(self, trace.asks, ran: ran)
    for node in tree.nodes.indices where tree.nodes[node].kind == .alignmentGuide {
      let answer = answer(ofGuide: node, didRun: ran.contains(node), wentWell)
      trace.guides.append(
        GuideTrace.Guide(
          node: node - 1, key: GuideModifier.at(node, tree).key, value: answer?.value,
          standardValue: answer?.standard, outcome: outcomes.outcome(of: node)))
    }
    return trace
  }

  /// The guides whose closures have run so far.
  var guidesThatRan: Set<Int> {
    var ran: Set<Int> = []
    if tree.payloads.guides.isEmpty { return ran }
    for node in tree.nodes.indices where tree.nodes[node].kind == .alignmentGuide {
      if guideAnswers.contains(.explicit, GuideModifier.at(node, tree).key, of: node) { ran.insert(node) }
    }
    return ran
  }

  /// A guide's final value, and its view's value without it.
  private func answer(
    ofGuide node: Int, didRun: Bool, _ wentWell: () -> Bool
  ) -> (value: Double?, standard: Double?)? {
    let key = GuideModifier.at(node, tree).key
    guard didRun, let offer = placements.offer(to: node),
      case .known(let answer) = guideAnswers.find(.explicit, key, of: node, in: offer)
    else { return nil }
    let known = memory
    let standard = guide(key, of: tree.content(of: node), in: offer).value
    return (answer.value, forgetUnless(wentWell, since: known) ? standard : nil)
  }

  /// Drops answers that may depend on a failed closure; returns true if none failed.
  @discardableResult
  private func forgetUnless(_ wentWell: () -> Bool, since known: Memory) -> Bool {
    if wentWell() { return true }
    forget(since: known)
    return false
  }

  /// The caller's index of a node.
  func outer(_ node: Int) -> Int? { node > 0 ? node - 1 : nil }
}

// MARK: - Questions of containers

/// A line that a container asks for when it places its children.
struct GuideQuestion {
  var child: Int
  var key: AlignmentKey
  /// The asker, if it is not the placing container: a row of a grid.
  var asker: Int?
  /// The value that the container got, if the question cannot be repeated.
  var value: Double?

  init(_ child: Int, _ key: AlignmentKey, asker: Int? = nil, value: Double? = nil) {
    self.child = child
    self.key = key
    self.asker = asker
    self.value = value
  }
}

extension [GuideQuestion] {
  /// Both lines of an alignment, x first, each asked of several views.
  static func both(_ alignment: Alignment, of children: [Int]) -> [GuideQuestion] {
    [alignment.horizontal, alignment.vertical].flatMap { key in children.map { GuideQuestion($0, key) } }
  }
}

extension LayoutPass {
  private func ask(_ question: GuideQuestion, by node: Int, offered offer: Proposal) -> GuideTrace.Ask {
    let (child, key) = (question.child, question.key)
    let value: Double
    var origin = GuideTrace.Origin.standard
    if child == node {
      value = blankGuide(key, of: node, in: offer).value
    } else {
      let proposal = placements.offer(to: child) ?? .ideal
      value = question.value ?? guide(key, of: child, in: proposal).value
      origin = self.origin(of: key, in: child) ?? .standard
    }
    return GuideTrace.Ask(
      container: outer(question.asker ?? node), key: key, child: outer(child), value: value, origin: origin,
      line: onStage(value, in: child, key.axis, directionOf: node))
  }

  /// Converts a position in a view to stage coordinates; in right-to-left layout, leading is right.
  private func onStage(_ value: Double, in node: Int, _ axis: Axis, directionOf parent: Int) -> Double {
    let frame = placements.frames[node]
    if axis == .vertical { return frame.y + value }
    return tree.nodes[parent].isRightToLeft ? frame.maxX - value : frame.x + value
  }
}

// MARK: - Sources of values

extension LayoutPass {
  /// The source of a view's explicit value for a line; nil if it has none.
  func origin(of key: AlignmentKey, in node: Int) -> GuideTrace.Origin? {
    guard tree.traits.explicitKeys[node].contains(key), let offer = placements.offer(to: node),
      explicit(key, of: node, in: offer).value != nil
    else { return nil }
    return tree.nodes[node].kind.law.origin(of: key, in: node, self)
  }

  func combinedOrigin(of key: AlignmentKey, in node: Int, from children: [Int]) -> GuideTrace.Origin {
    let parts = children.compactMap { child -> GuideTrace.Part? in
      guard let origin = origin(of: key, in: child), let offer = placements.offer(to: child),
        let value = explicit(key, of: child, in: offer).value
      else { return nil }
      return GuideTrace.Part(child: child - 1, value: value + corner(of: child, in: node, key.axis), origin: origin)
    }
    let how: GuideTrace.Combination =
      switch key {
      case .firstTextBaseline, .firstTextLineCenter: .minimum
      case .lastTextBaseline: .maximum
      default: .mean
      }
    return .combined(container: outer(node), how: how, parts: parts)
  }

  /// The position of a child's leading or top edge in its container.
  private func corner(of child: Int, in node: Int, _ axis: Axis) -> Double {
    let outside = placements.frames[node]
    let inside = placements.frames[child]
    if axis == .vertical { return inside.y - outside.y }
    return tree.nodes[node].isRightToLeft ? outside.maxX - inside.maxX : inside.x - outside.x
  }
}
