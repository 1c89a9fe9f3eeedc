import Diagnostics
import LayoutEngine
import LayoutProgram

/// The problems of one layout, found from its frames alone.
///
///     HStack { Text("A long title").frame(width: 30, height: 20); Button("i") { … } }
///         text-cut        Text “A long title”
///         small-target    Text “i”, 7 × 20.5
struct SceneAudit {
  /// A finding, and whether it counts only if the default configuration does not show it. Layers may overlap on
  /// purpose, but hardly in one text size alone.
  struct Found {
    var finding: AuditFinding
    var mayBeIntended = false
  }

  private let scene: Scene
  private let one: AuditCase
  private let nodes: [SceneNode]
  private let words: SceneWords
  private let visible: VisibleViews

  /// - Returns: nil for a scene without its tree.
  init?(_ scene: Scene, _ one: AuditCase, sources: [SourceText], in language: Language) {
    guard let tree = scene.tree else { return nil }
    self.scene = scene
    self.one = one
    nodes = tree.nodes
    words = SceneWords(tree: tree, sources: sources, language: language)
    visible = VisibleViews(tree.nodes)
  }

  var findings: [Found] { (cutTexts + outside + sizeless + smallTargets).map { Found(finding: $0) } + overlaps }

  private func finding(_ fact: AuditFinding.Fact, _ node: Int, other: Int? = nil) -> AuditFinding {
    AuditFinding(
      fact: fact, view: name(node), range: nodes[node].range, otherRange: other.flatMap { nodes[$0].range },
      frame: nodes[node].frame, smallest: one)
  }

  /// The view's own name, else the nearest name around it if that contains nothing else, else its content.
  private func name(_ node: Int) -> String { words.view(node).shortened }

  // MARK: One view

  private var cutTexts: [AuditFinding] {
    visible.views.filter { nodes[$0.node].isCut && !isInField($0.node) }.map { view in
      let shown = nodes[view.node].lines.map(\.string).joined(separator: " ")
      return finding(.cutText(shown: shown.shortened), view.node)
    }
  }

  /// Whether a text is part of a control that scrolls it or shows it differently on a phone.
  private func isInField(_ node: Int) -> Bool {
    let call = words.text(of: nodes[node].nameRange).map { String($0.prefix { $0.isLetter }) }
    return nodes[node].isImplied && call.map(Self.fields.contains) ?? false
  }

  private static let fields: Set = ["TextField", "SecureField", "TextEditor", "DatePicker", "ColorPicker", "Picker"]

  /// Leaves and scrolling containers without a width or a height, unless the source makes them empty.
  private var sizeless: [AuditFinding] {
    nodes.indices.filter { index in
      let (node, around) = (nodes[index], visible.surroundings[index])
      guard !around.isHidden, !around.isSmallOnPurpose, !node.isImplied, node.range != nil else { return false }
      let isFlat = node.frame.width < 0.01 || node.frame.height < 0.01
      return isFlat && (node.isText || node.isPaintedShape || node.scrolls && hasContent(index))
    }.map { finding(.noSize(nodes[$0].frame.size), $0) }
  }

  /// Whether a scrolling container has anything to show: without data, a `ForEach` inside has no views.
  private func hasContent(_ index: Int) -> Bool {
    nodes.indices.contains { inner in
      (nodes[inner].isText || nodes[inner].isPicture || nodes[inner].isPaintedShape)
        && !visible.surroundings[inner].isHidden && ancestors(of: inner).contains(index)
    }
  }

  /// Small buttons and views with gestures. Controls that the system draws have the system's size.
  private var smallTargets: [AuditFinding] {
    scene.touches.compactMap { touch in
      let isButton = touch.control.map { $0.kind == .button } ?? !touch.gestures.filter { $0 != .scroll }.isEmpty
      let frame = touch.frame
      let finger = AuditFinding.Fact.finger - 0.01
      guard isButton, !touch.isDisabled, frame.width > 0, frame.height > 0,
        frame.width < finger || frame.height < finger
      else { return nil }
      let shown = nodes.indices.filter { nodes[$0].isShown }
      let node = shown.first { nodes[$0].range == touch.range } ?? shown.first { nodes[$0].frame == frame }
      if let node, visible.surroundings[node].isHidden { return nil }
      // A tap anywhere in a list's row reaches its button.
      if touch.control != nil, let node, ancestors(of: node).contains(where: words.isList) { return nil }
      let name = touch.label.map { words.say(.text($0)) } ?? node.map { words.view($0) }
      return AuditFinding(
        fact: .smallTarget(frame.size), view: (name ?? words.say(.columnAroundRoots)).shortened, range: touch.range,
        otherRange: nil, frame: frame, smallest: one)
    }
  }

  // MARK: The stage

  /// One finding per outermost container that exceeds the stage, about the view that sticks out furthest.
  private var outside: [AuditFinding] {
    var groups: [Int: [(node: Int, edge: Edge, length: Double)]] = [:]
    var order: [Int] = []
    for view in visible.views {
      let around = visible.surroundings[view.node]
      guard !around.isDisplaced, !around.isScrolled, nodes[view.node].isText || fitsTheStage(view, around),
        let (edge, length) = overhang(view.area)
      else { continue }
      let group = outermostOutside(around: view.node)
      if groups[group] == nil { order.append(group) }
      groups[group, default: []].append((view.node, edge, length))
    }
    return order.compactMap { group in
      guard let all = groups[group], let worst = all.max(by: { $0.length < $1.length }) else { return nil }
      var found = finding(.outside(worst.edge, by: worst.length, more: all.count - 1), worst.node)
      // The container identifies the finding: another view may stick out furthest in another configuration.
      if group != worst.node { found.range = nodes[group].nameRange ?? nodes[group].range }
      return found
    }
  }

  /// Whether an image or a shape should fit the stage; a backdrop need not.
  private func fitsTheStage(_ view: VisibleViews.View, _ around: VisibleViews.Surroundings) -> Bool {
    let frame = nodes[view.node].frame
    return !around.isBeside && frame.width <= scene.stage.width && frame.height <= scene.stage.height
  }

  /// The edge of the stage that a view crosses, and by how much; nil if it is at most a point.
  private func overhang(_ frame: Rect) -> (Edge, Double)? {
    let isMirrored = one.direction == .rightToLeft
    let all: [(Edge, Double)] = [
      (isMirrored ? .trailing : .leading, -frame.minX),
      (isMirrored ? .leading : .trailing, frame.maxX - scene.stage.width),
      (.top, -frame.minY), (.bottom, frame.maxY - scene.stage.height),
    ]
    return all.filter { $0.1 > 1 }.max { $0.1 < $1.1 }
  }

  /// The outermost view around a node that is larger than the stage; the node itself if there is none.
  private func outermostOutside(around node: Int) -> Int {
    var found = node
    var place: Int? = nodes[node].parent
    while let index = place {
      if overhang(nodes[index].frame) != nil, !nodes[index].kind.isModifier, nodes[index].range != nil { found = index }
      place = nodes[index].parent
    }
    return found
  }

  // MARK: Two views

  /// The limit on views to compare; the rest of a larger scene is not compared.
  private static let mostCompared = 400

  /// Pairs of overlapping views with at least one text.
  private var overlaps: [Found] {
    let views = visible.views.filter { !nodes[$0.node].isPaintedShape }.prefix(Self.mostCompared).map { view in
      var view = view
      view.area = nodes[view.node].isText ? view.area.withoutLineGaps : view.area
      return view
    }
    var found: [Found] = []
    for (number, first) in views.enumerated() {
      for second in views.dropFirst(number + 1) {
        guard let common = first.area.intersection(second.area), common.width > 2, common.height > 2,
          nodes[first.node].isText || nodes[second.node].isText,
          let relation = relation(first.node, second.node)
        else { continue }
        var finding = finding(
          .overlap(with: name(second.node), by: common.size), first.node, other: second.node)
        finding.frame = common
        found.append(Found(finding: finding, mayBeIntended: relation == .layers))
      }
    }
    return found
  }

  private enum Relation {
    /// Siblings in a container that places its children side by side.
    case siblings
    /// Any other views; these may overlap on purpose.
    case layers
  }

  /// How two views are related; nil if they may always overlap.
  private func relation(_ first: Int, _ second: Int) -> Relation? {
    guard let (container, children) = commonContainer(first, second) else { return nil }
    let bothAreTexts = nodes[first].isText && nodes[second].isText
    let areMoved = [first, second].contains { isMoved($0, inside: container) }
    // The system arranges the parts of its controls.
    if nodes[container].isImplied { return nil }
    if nodes[container].kind.placesApart {
      if nodes[container].kind.spacing.map({ $0 < 0 }) ?? false { return nil }
      if !areMoved { return .siblings }
    }
    // A symbol or an image under a text is a background.
    guard bothAreTexts, children.0 != children.1 else { return nil }
    return .layers
  }

  /// The innermost node around both, with its children on the paths to them.
  private func commonContainer(_ first: Int, _ second: Int) -> (Int, (Int, Int))? {
    let way = [first] + ancestors(of: first)
    var child = second
    var place: Int? = nodes[second].parent
    while let index = place {
      if let position = way.firstIndex(of: index) {
        return position > 0 ? (index, (way[position - 1], child)) : nil
      }
      child = index
      place = nodes[index].parent
    }
    return nil
  }

  private func ancestors(of node: Int) -> [Int] {
    var all: [Int] = []
    var place = nodes[node].parent
    while let index = place {
      all.append(index)
      place = nodes[index].parent
    }
    return all
  }

  /// Whether a modifier between a container and a view moves the view on purpose, or makes it an overlay or a
  /// background.
  private func isMoved(_ node: Int, inside container: Int) -> Bool {
    let (inner, outer) = (visible.surroundings[node], visible.surroundings[container])
    return inner.isDisplaced && !outer.isDisplaced || inner.isBeside && !outer.isBeside
  }
}

extension SceneNode.Kind {
  /// Whether it places its children side by side.
  fileprivate var placesApart: Bool {
    switch self {
    case .stack, .lazyStack, .lazyGrid, .grid, .gridRow: true
    default: false
    }
  }

  fileprivate var spacing: Double? {
    switch self {
    case .stack(_, _, let spacing), .lazyStack(_, _, let spacing): spacing
    default: nil
    }
  }
}

extension SceneNode {
  fileprivate var scrolls: Bool {
    switch kind {
    case .scrollView, .geometryReader: true
    default: false
    }
  }
}

extension Rect {
  /// The part of a text's frame that contains its letters, without the empty space above and below them.
  fileprivate var withoutLineGaps: Rect {
    let gap = min(height * 0.2, 6)
    return Rect(x: x, y: y + gap, width: width, height: height - 2 * gap)
  }
}

extension String {
  /// At most 40 characters.
  fileprivate var shortened: String { count > 40 ? prefix(39) + "…" : self }
}
