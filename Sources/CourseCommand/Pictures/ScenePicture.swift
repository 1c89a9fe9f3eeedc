import Curriculum
import Diagnostics
import LayoutDrawing
import LayoutEngine
import LayoutProgram

extension Picture {
  /// Makes a picture of a scene. Figures have the indices of the tree's nodes.
  ///
  /// - Parameter expected: the expected frames of named views.
  init(_ scene: Scene, title: String, expected: [Expectations.Frame] = []) {
    let nodes = scene.tree?.nodes ?? []
    let labels = nodes.labels
    var figures: [Figure] = []
    var children: [Int: Int] = [:]
    let names = nodes.checkedNames(among: expected)
    for (index, node) in nodes.enumerated() {
      var figure = Figure(
        names[index].map { ViewName($0).spoken }, label: labels[index], frame: node.frame, parent: node.parent,
        isContainer: node.kind.isContainer && !node.isImplied, isRightToLeft: node.layoutDirection == .rightToLeft,
        paint: node.paint,
        lines: node.lines)
      // Clips content that is scrolled out of view.
      if case .scrollView = node.kind { figure.paint.effects.append(.clip(.rectangle)) }
      if let parent = node.parent {
        children[parent, default: 0] += 1
        // In the tree, the background is the second child, after the content.
        if case .background = nodes[parent].kind, children[parent] == 2 { figure.paint.zIndex = -1e6 }
      }
      if !node.isShown {
        figure.name = nil
        figure.isContainer = false
        figure.paint = Paint(effects: [.hidden])
        figure.lines = []
      }
      figures.append(figure)
    }
    self.init(
      title: title, stage: scene.stage, figures: figures, guides: scene.tree?.guideLines ?? [],
      expected: expected.map { ExpectedFrame(ViewName($0.name).spoken, frame: $0.frame) })
  }

}

extension SceneTree {
  /// The alignment lines of containers with their views: those with a guide from the source, or else those of the
  /// containers in the source.
  fileprivate var guideLines: [GuideLine] {
    let lines = allGuideLines
    let set = lines.filter(\.isSet)
    return set.isEmpty ? lines.filter(isBetweenViews) : set
  }

  /// Whether several views of a container in the source meet on the line.
  private func isBetweenViews(_ line: GuideLine) -> Bool {
    let container = line.container.flatMap { nodes.indices.contains($0) ? nodes[$0] : nil }
    return line.ticks.count > 1 && container?.kind.isContainer ?? false && container?.isImplied == false
  }

  private var allGuideLines: [GuideLine] {
    var lines: [GuideLine] = []
    var places: [LineID: Int] = [:]
    for ask in asks {
      guard let child = ask.child, child != ask.container else { continue }
      let id = LineID(container: ask.container, key: ask.key, line: ask.line)
      let tick = GuideLine.Tick(figure: child, value: ask.value, isExplicit: ask.origin.isSet)
      if let place = places[id] {
        lines[place].ticks.append(tick)
      } else {
        places[id] = lines.count
        let name = name(of: ask.key)
        lines.append(
          GuideLine(
            key: name.hasPrefix(".") ? String(name.dropFirst()) : name, axis: ask.key.axis, position: ask.line,
            container: ask.container, ticks: [tick]))
      }
    }
    return lines
  }

  private struct LineID: Hashable {
    var container: Int?
    var key: AlignmentKey
    var line: Double
  }

  /// The alignment steps of the containers with a guide from the source, else of all. With `view`, only of the
  /// containers that align it, and of the view itself if it is a container.
  func phases(of view: String? = nil, speaking language: Language) -> [AlignmentPhases] {
    let lines = allGuideLines.filter { isBetweenViews($0) || $0.ticks.count > 1 && $0.isSet }
    let set = lines.filter(\.isSet)
    let labels = nodes.labels
    guard let view else { return (set.isEmpty ? lines : set).map { phases($0, labels, language) } }
    let isMeant = isView(called: view)
    return lines.filter { line in
      line.container.map(isMeant) == true || line.ticks.contains { isMeant($0.figure) }
    }.map { phases($0, labels, language) }
  }

  private func phases(_ line: GuideLine, _ labels: [String], _ language: Language) -> AlignmentPhases {
    let container = line.container.flatMap { nodes.indices.contains($0) ? nodes[$0] : nil }
    return AlignmentPhases(
      container: Self.caption(of: container).text(in: language), key: line.key, axis: line.axis,
      isRightToLeft: container?.layoutDirection == .rightToLeft,
      children: line.ticks.map { tick in
        AlignmentPhases.Child(
          caption(of: tick.figure, labels), size: nodes[tick.figure].frame.size, value: tick.value,
          isExplicit: tick.isExplicit)
      })
  }

  private static func caption(of container: SceneNode?) -> AlignerName {
    guard let container else { return .stage }
    return container.names.first.map { .named(kind: container.kind.name, $0) } ?? .kind(container.kind.name)
  }

  /// Whether a node is a view with that name, or a modifier around it.
  private func isView(called name: String) -> (Int) -> Bool {
    { node in
      var place: Int? = node
      while let index = place, nodes.indices.contains(index) {
        if nodes[index].names.contains(where: { ViewName($0).isCalled(name) }) { return true }
        let inside = index + 1
        place = nodes[index].kind.isModifier && nodes.indices.contains(inside) ? inside : nil
      }
      return false
    }
  }

  /// A view's name, else its kind. A control, whose inner views are not in the source, gets the name of its content.
  private func caption(of node: Int, _ labels: [String]) -> String {
    var base = node
    while nodes[base].kind.isModifier, base + 1 < nodes.count, nodes[base + 1].parent == base { base += 1 }
    var end = base + 1
    if !nodes[base].kind.holdsViews || nodes[base].isImplied {
      while end < nodes.count, let parent = nodes[end].parent, parent >= base { end += 1 }
    }
    let named = nodes[node..<end].first { !$0.names.isEmpty }?.names.first
    guard let named else { return labels[node] }
    return ViewName(named).spoken
  }

  /// The names of the images in the scene.
  var imageNames: Set<String> {
    Set(nodes.compactMap { node in if case .image(let name) = node.kind { name } else { nil } })
  }
}

/// The name of a container that aligns views.
private enum AlignerName: Message {
  case stage
  case kind(String)
  case named(kind: String, String)

  var english: String {
    switch self {
    case .stage: "the stage"
    case .kind(let kind): kind
    case .named(let kind, let name): "\(kind) “\(name)”"
    }
  }

  var german: String {
    switch self {
    case .stage: "die Bühne"
    case .kind(let kind): kind
    case .named(let kind, let name): "\(kind) „\(name)“"
    }
  }
}

extension SceneNode.Kind {
  /// Whether it contains views that the program declares as views of their own.
  fileprivate var holdsViews: Bool {
    switch self {
    case .scrollView, .geometryReader: true
    default: isContainer
    }
  }
}

extension GuideLine {
  /// Whether the source sets the guide of some view on the line.
  fileprivate var isSet: Bool { ticks.contains(where: \.isExplicit) }
}

extension [SceneNode] {
  /// The name under which checks know each node: the expected one, else the outermost. Views with the same name in a
  /// `ForEach` are numbered name#0, name#1 and so on.
  func checkedNames(among expected: [Expectations.Frame]) -> [String?] {
    let wanted = Set(expected.map { ViewName($0.name).group })
    var names = map { node in node.isShown ? node.names.first(where: wanted.contains) ?? node.names.first : nil }
    let places = Dictionary(grouping: indices.filter { self[$0].isRepeated }) { names[$0] }
    for (name, places) in places where places.count > 1 {
      guard let name else { continue }
      for (number, place) in places.enumerated() { names[place] = ViewName(name).numbered(number).description }
    }
    return names
  }

  /// The kind of each node; a modifier has the kind of the view inside it.
  fileprivate var labels: [String] {
    var labels = map(\.kind.name)
    for index in indices.reversed() where self[index].kind.isModifier && index + 1 < count {
      if self[index + 1].parent == index { labels[index] = labels[index + 1] }
    }
    return labels
  }
}
