import Diagnostics
import LayoutEngine
import LayoutProgram

extension SceneWords {
  /// The nodes from the root down to the view with a name, with each proposal and placement.
  func chain(to name: String) -> [LayoutExplanation.Step]? {
    let (wanted, position) = ViewName(name).parts ?? (name, 0)
    let named = { (name: String) in
      self.tree.nodes.indices.filter { self.tree.nodes[$0].names.contains { ViewName($0).isCalled(name) } }
    }
    let found = named(wanted)
    // `row 3`, as sentences call it.
    if found.isEmpty, let space = name.lastIndex(of: " "), let number = Int(name[space...].dropFirst()), number > 0 {
      return chain(to: ViewName(String(name[..<space])).numbered(number - 1).description)
    }
    guard found.indices.contains(position) else { return nil }
    return chain(toNode: base(of: found[position]))
  }

  /// The nodes from the root down to a view or modifier.
  func chain(toNode node: Int) -> [LayoutExplanation.Step] {
    var path: [Int] = []
    var index: Int? = node
    while let here = index, tree.nodes.indices.contains(here) {
      path.append(here)
      index = tree.nodes[here].parent
    }
    let way = path.reversed().flatMap { [$0] + primary(of: $0, awayFrom: path) }
    let shown = way.filter { !tree.nodes[$0].isImplied || $0 == node || isStartOfControl($0) }
    return shown.map { step($0, before: way[(way.firstIndex(of: $0) ?? 0)...]) }
  }

  /// If the path leads into an overlay or a background, the primary view with its modifiers, because that decides the
  /// size.
  private func primary(of index: Int, awayFrom way: [Int]) -> [Int] {
    guard tree.nodes[index].kind.isCover, let first = children[index].first, !way.contains(first) else { return [] }
    var nodes = [first]
    while tree.nodes[nodes[nodes.count - 1]].kind.isModifier, let inner = children[nodes[nodes.count - 1]].first {
      nodes.append(inner)
    }
    return way.first == index ? [] : nodes
  }

  /// Whether the node is the outermost part of a control such as a `List`.
  private func isStartOfControl(_ index: Int) -> Bool {
    guard tree.nodes[index].isImplied, writtenName(of: tree.nodes[index]) != nil else { return false }
    guard let parent = tree.nodes[index].parent else { return true }
    return tree.nodes[parent].nameRange != tree.nodes[index].nameRange
  }

  /// - Parameter way: the nodes on the path from this one inward.
  private func step(_ index: Int, before way: ArraySlice<Int>) -> LayoutExplanation.Step {
    var step = outline(of: index)
    if isStartOfControl(index), let rows = rowReason(of: index, before: way.dropFirst()) { step.reasons.append(rows) }
    step.placed = placement(of: index)
    return step
  }

  /// A step without its placement.
  func outline(of index: Int) -> LayoutExplanation.Step {
    let node = tree.nodes[index]
    return LayoutExplanation.Step(
      node: index, name: container(index), offered: inWords(node.proposal), frame: node.frame,
      reasons: reasons(of: index), placedBy: placer(of: index), placed: [])
  }

  private func placer(of index: Int) -> String {
    if let parent = tree.nodes[index].parent { return container(parent) }
    let isInColumn = tree.asks.contains { $0.child == index && $0.container == nil }
    return say(isInColumn ? .columnAroundRoots : .stage)
  }

  /// The space that a list keeps around its rows. A list is a column of rows with padding, none of which is in the
  /// source.
  private func rowReason(of list: Int, before way: some Collection<Int>) -> LayoutExplanation.Reason? {
    guard isList(list), let row = way.first(where: { tree.nodes[$0].nameRange != tree.nodes[list].nameRange }),
      let offered = tree.nodes[row].proposal?.width
    else { return nil }
    let (outside, inside) = (tree.nodes[list].frame, tree.nodes[row].frame)
    let heights = way.prefix { $0 != row }.compactMap { place -> Double? in
      if case .flexibleFrame(let frame, _) = tree.nodes[place].kind { frame.minHeight } else { nil }
    }
    let isMirrored = tree.nodes[list].layoutDirection == .rightToLeft
    let left = isMirrored ? inside.maxX - offered - outside.x : inside.x - outside.x
    let parts = way.prefix { $0 != row }.compactMap { place -> Double? in
      guard case .padding(let insets) = tree.nodes[place].kind else { return nil }
      let inset = isMirrored ? insets.trailing : insets.leading
      return inset > 0 ? inset : nil
    }
    let sentence = ReasonSentence.rows(
      left: parts.reduce(0, +) == left ? parts : [left], right: outside.width - left - offered, offered: offered,
      of: outside.width, least: heights.last { $0 > 0 })
    return LayoutExplanation.Reason(
      node: list,
      members: [JSON.Member(key: "kind", value: "rows"), JSON.Member(key: "offered", value: JSON(offered))],
      words: sentence.text(in: language), term: "List")
  }

  func inWords(_ proposal: ProposedViewSize?) -> String {
    guard let proposal else { return say(.nothingOffered) }
    func length(_ length: Double?) -> String {
      guard let length else { return say(.ideal) }
      return length == .infinity ? "∞" : points(length)
    }
    return "\(length(proposal.width)) × \(length(proposal.height))"
  }

  private func placement(of index: Int) -> [String] {
    let parent = tree.nodes[index].parent
    var sentences = tree.asks.filter { $0.child == index && $0.container != index }.map { ask -> String in
      say(
        .puts(
          who: container(ask.container).firstUppercased, key: tree.name(of: ask.key), value: ask.value,
          because: because(ask.origin, ask.key, of: ask.child), axis: ask.key.axis, line: ask.line))
    }
    guard let parent, let around = node(parent) else {
      return sentences.isEmpty ? [say(.centeredInStage)] : sentences
    }
    if case .geometryReader = around.kind {
      sentences.append(ReasonSentence.isInCorner(of: container(parent)).text(in: language))
    }
    if case .stack(let axis, _, _) = around.kind, let before = children[parent].last(where: { $0 < index }) {
      let place = children[parent].firstIndex(of: index) ?? 0
      let reasons = tree.room(of: parent)?.gapReasons ?? []
      let reason = reasons.indices.contains(place - 1) ? reasons[place - 1] : .standard
      let sentence = ReasonSentence.gap(after: view(before), gap(from: before, to: index, axis), reason)
      sentences.append(sentence.text(in: language))
    }
    return sentences
  }

  private func gap(from before: Int, to index: Int, _ axis: Axis) -> Double {
    let (first, second) = (tree.nodes[before].frame, tree.nodes[index].frame)
    if axis == .vertical { return second.y - first.y - first.height }
    return max(second.x - first.x - first.width, first.x - second.x - second.width)
  }
}

extension SceneNode.Kind {
  /// Whether it is an overlay or a background.
  fileprivate var isCover: Bool {
    switch self {
    case .overlay, .background: true
    default: false
    }
  }
}
