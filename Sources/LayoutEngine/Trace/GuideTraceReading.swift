/// Reading a trace off a finished layout.
extension LayoutPass {
  func guideTrace(ran: Set<Int>, _ wentWell: () -> Bool) -> GuideTrace {
    var trace = GuideTrace()
    guard tree.count > 0 else { return trace }
    let known = memory
    for node in tree.top..<tree.nodes.count {
      guard let offer = placements.offer(to: node) else { continue }
      for question in questions(of: node, in: offer) { trace.asks.append(ask(question, by: node, offered: offer)) }
    }
    forgetUnless(wentWell, since: known)
    let fates = GuideFates(self, trace.asks, ran: ran)
    for node in tree.nodes.indices where tree.nodes[node].kind == .alignmentGuide {
      let answer = answer(ofGuide: node, didRun: ran.contains(node), wentWell)
      trace.guides.append(
        GuideTrace.Guide(
          node: node - 1, key: tree.payloads.guides[payload(of: node)].key, value: answer?.value,
          standardValue: answer?.standard, fate: fates.fate(of: node)))
    }
    return trace
  }

  /// The guides whose closures have run so far.
  var guidesThatRan: Set<Int> {
    var ran: Set<Int> = []
    if tree.payloads.guides.isEmpty { return ran }
    for node in tree.nodes.indices where tree.nodes[node].kind == .alignmentGuide {
      if guideAnswers.contains(.explicit, tree.payloads.guides[payload(of: node)].key, of: node) { ran.insert(node) }
    }
    return ran
  }

  /// What a guide answered in the end, and what its view would have answered without it.
  private func answer(
    ofGuide node: Int, didRun: Bool, _ wentWell: () -> Bool
  ) -> (value: Double?, standard: Double?)? {
    let key = tree.payloads.guides[payload(of: node)].key
    guard didRun, let offer = placements.offer(to: node),
      case .known(let answer) = guideAnswers.find(.explicit, key, of: node, in: offer)
    else { return nil }
    let known = memory
    let standard = guide(key, of: tree.content(of: node), in: offer).value
    return (answer.value, forgetUnless(wentWell, since: known) ? standard : nil)
  }

  /// Forgets what a failed closure may have had a part in; true if none failed.
  @discardableResult
  private func forgetUnless(_ wentWell: () -> Bool, since known: Memory) -> Bool {
    if wentWell() { return true }
    forget(since: known)
    return false
  }

  /// The index that the caller knows.
  func outer(_ node: Int) -> Int? { node > 0 ? node - 1 : nil }
}

// MARK: - What containers ask

/// A line that a container asks for when it puts its children in their places.
private struct Question {
  var child: Int
  var key: AlignmentKey
  /// Who asks, if it is not the container that does the placing: a row of a grid.
  var asker: Int?
  /// What the container was told, if that cannot be asked for again.
  var value: Double?

  init(_ child: Int, _ key: AlignmentKey, asker: Int? = nil, value: Double? = nil) {
    self.child = child
    self.key = key
    self.asker = asker
    self.value = value
  }
}

private struct LineOfView: Hashable {
  var view: Int
  var key: AlignmentKey
}

extension LayoutPass {
  /// Whom a container asks for which line. Itself, if it does, comes first.
  private func questions(of node: Int, in offer: Proposal) -> [Question] {
    switch tree.nodes[node].kind {
    case .stack: return tree.children(of: node).map { Question($0, stack(node).alignment) }
    case .zStack:
      let alignment = tree.payloads.zStacks[payload(of: node)].alignment
      return tree.children(of: node).flatMap {
        [Question($0, alignment.horizontal), Question($0, alignment.vertical)]
      }
    case .lazyStack: return ([node] + Array(tree.children(of: node))).map { Question($0, lazyStack(node).alignment) }
    case .lazyGrid:
      let cells = keysInLazyGrid(node, in: offer)
      return [Question(node, lazyGrid(node).alignment)]
        + cells.flatMap { [Question($0.child, $0.keys.horizontal), Question($0.child, $0.keys.vertical)] }
    case .grid: return questionsOfGrid(node)
    case .fixedFrame, .flexibleFrame: return questions([node, tree.content(of: node)], alignmentOfFrame(node))
    case .overlay:
      let primary = tree.content(of: node)
      let overlay = tree.payloads.overlays[payload(of: node)]
      return questions([primary, Int(tree.nodes[primary].end)], overlay.alignment)
    case .safeAreaInset:
      let inset = tree.payloads.safeAreaInsets[payload(of: node)]
      return tree.children(of: node).map { Question($0, inset.alignment) }
    case .custom: return questionsOfLayout(node)
    default: return []
    }
  }

  private func questions(_ children: [Int], _ alignment: Alignment) -> [Question] {
    [alignment.horizontal, alignment.vertical].flatMap { key in children.map { Question($0, key) } }
  }

  /// A column's line of its cells along x, a row's along y; a cell with an anchor has no line.
  private func questionsOfGrid(_ node: Int) -> [Question] {
    let table = tree.gridTable(of: node)
    let standard = grid(node).alignment.horizontal
    let columnKeys = columnKeys(table, standard)
    let rows = Array(tree.children(of: node))
    return table.cells.filter { $0.traits.anchor == nil }.flatMap { cell -> [Question] in
      let row = rows[cell.row]
      let asker = tree.nodes[row].kind == .gridRow ? row : nil
      let columnKey = cell.isSpanning ? standard : columnKeys[cell.columns.lowerBound]
      return [Question(cell.node, columnKey), Question(cell.node, table.rowKeys[cell.row], asker: asker)]
    }
  }

  /// What a hand-written layout asked for when it placed its subviews, the last answer for each subview and line.
  private func questionsOfLayout(_ node: Int) -> [Question] {
    var questions: [Question] = []
    var places: [LineOfView: Int] = [:]
    for line in custom.asked[node] ?? [] {
      let name = LineOfView(view: line.subview, key: line.key)
      if let known = places[name] {
        questions[known].value = line.value
      } else {
        places[name] = questions.count
        questions.append(Question(line.subview, line.key, value: line.value))
      }
    }
    return questions
  }

  private func ask(_ question: Question, by node: Int, offered offer: Proposal) -> GuideTrace.Ask {
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

  /// A place in a view as a place on the stage; leading is right where rows run from right to left.
  private func onStage(_ value: Double, in node: Int, _ axis: Axis, directionOf parent: Int) -> Double {
    let frame = placements.frames[node]
    if axis == .vertical { return frame.y + value }
    return tree.nodes[parent].isRightToLeft ? frame.maxX - value : frame.x + value
  }
}

// MARK: - Where a value came from

extension LayoutPass {
  /// Where a view's own value for a line came from; nil if it has none.
  private func origin(of key: AlignmentKey, in node: Int) -> GuideTrace.Origin? {
    guard tree.traits.explicitKeys[node].contains(key), let offer = placements.offer(to: node),
      explicit(key, of: node, in: offer).value != nil
    else { return nil }
    switch tree.nodes[node].kind {
    case .text, .symbol: return .textBaseline(text: node - 1)
    case .alignmentGuide where tree.payloads.guides[payload(of: node)].key == key: return .explicit(guide: node - 1)
    case .custom where tree.payloads.customs[payload(of: node)].answersAlignment(key.axis):
      return .layout(container: node - 1)
    case .stack, .zStack, .lazyStack, .lazyGrid, .custom: return combined(key, node, Array(tree.children(of: node)))
    case .grid: return combined(key, node, tree.gridTable(of: node).cells.map(\.node))
    case .viewThatFits:
      return tree.children(of: node).first { placements.offer(to: $0) != nil }.flatMap { origin(of: key, in: $0) }
    case let kind where kind.isLeaf: return nil
    default: return origin(of: key, in: tree.content(of: node))
    }
  }

  private func combined(_ key: AlignmentKey, _ node: Int, _ children: [Int]) -> GuideTrace.Origin {
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

  /// Where a child's leading or top edge lies, from its container's.
  private func corner(of child: Int, in node: Int, _ axis: Axis) -> Double {
    let outside = placements.frames[node]
    let inside = placements.frames[child]
    if axis == .vertical { return inside.y - outside.y }
    return tree.nodes[node].isRightToLeft ? outside.maxX - inside.maxX : inside.x - outside.x
  }
}
