import Diagnostics
import LayoutEngine
import LayoutProgram

/// One scenario of a checked answer, with everything that was asked and answered in it.
struct ScenarioTrace {
  /// A checked view that is there.
  struct View {
    let name: String
    let expected: Rect
    let actual: Rect
    /// Its place among the tree's nodes.
    let node: Int

    func displacement(_ axis: Axis) -> Double { actual.origin[axis] - expected.origin[axis] }

    func growth(_ axis: Axis) -> Double { actual.size[axis] - expected.size[axis] }
  }

  let scenario: ExerciseScenario
  let request: SceneRequest
  let result: ScenarioResult
  let tree: SceneTree
  let views: [View]
  /// The nodes directly inside each node.
  let children: [[Int]]
  /// How far most views are from their places, along each axis: roots are centered, so that one wrong guide moves all.
  private let common: [Axis: Double?]

  let passed: Bool

  init(_ scenario: ExerciseScenario, _ request: SceneRequest, _ result: ScenarioResult, _ tree: SceneTree) {
    self.scenario = scenario
    self.request = request
    self.result = result
    passed = result.passed
    self.tree = tree
    var children = Array(repeating: [Int](), count: tree.nodes.count)
    for (index, node) in tree.nodes.enumerated() {
      if let parent = node.parent, parent < children.count { children[parent].append(index) }
    }
    self.children = children
    let views = result.views.compactMap { Self.view($0, in: tree) }
    self.views = views
    common = [.horizontal: Self.mode(views, .horizontal), .vertical: Self.mode(views, .vertical)]
  }

  private static func view(_ result: ViewResult, in tree: SceneTree) -> View? {
    guard let expected = result.expected, let actual = result.actual else { return nil }
    let base = ViewName(result.name).group
    let named = tree.nodes.indices.filter { index in
      tree.nodes[index].names.contains { $0 == result.name || $0 == base }
    }
    guard
      let node = named.first(where: {
        let frame = tree.nodes[$0].frame
        return abs(frame.x - actual.x) < 0.01 && abs(frame.y - actual.y) < 0.01
          && abs(frame.width - actual.width) < 0.01
      }) ?? named.first
    else { return nil }
    return View(name: result.name, expected: expected, actual: actual, node: node)
  }

  /// The displacement that more views share than any other; nil where two are shared by as many.
  private static func mode(_ views: [View], _ axis: Axis) -> Double? {
    var groups: [(value: Double, count: Int)] = []
    for view in views {
      let value = view.displacement(axis)
      if let index = groups.firstIndex(where: { abs($0.value - value) <= FrameDifference.tolerance }) {
        groups[index].count += 1
      } else {
        groups.append((value, 1))
      }
    }
    let sorted = groups.sorted { $0.count > $1.count }
    guard let first = sorted.first else { return nil }
    return sorted.count > 1 && sorted[1].count == first.count ? nil : first.value
  }

  // MARK: What is off

  /// Where the view is, along an axis, as seen from most of the others; nil where there is no most.
  func relative(_ view: View, _ axis: Axis) -> Double? { (common[axis] ?? nil).map { view.displacement(axis) - $0 } }

  /// The views that are not where they should be as seen from most of the others, or not as long. Where no most agree,
  /// all.
  func off(_ axis: Axis) -> [View] {
    let moved = views.filter { view in
      abs(view.growth(axis)) > FrameDifference.tolerance
        || relative(view, axis).map { abs($0) > FrameDifference.tolerance } ?? true
    }
    if !moved.isEmpty { return moved }
    // All are off together.
    return views.filter { abs($0.displacement(axis)) > FrameDifference.tolerance }
  }

  func isOff(_ axis: Axis) -> Bool { !off(axis).isEmpty }

  /// The axes along which something is off.
  var offAxes: [Axis] { [.horizontal, .vertical].filter(isOff) }

  // MARK: The tree

  /// A node and those around it, outwards.
  func chain(_ node: Int) -> [Int] {
    var found = [node]
    while let last = found.last, let parent = tree.nodes[last].parent { found.append(parent) }
    return found
  }

  func isInside(_ node: Int, _ outer: Int) -> Bool { chain(node).contains(outer) }

  /// A view's own modifiers that are written before its name: what the named node is made of, inwards.
  func core(_ node: Int) -> [Int] {
    var found = [node]
    while let last = found.last, tree.nodes[last].kind.isModifier, let next = children[last].first {
      found.append(next)
    }
    return found
  }

  /// The checked views in a node.
  func checked(in node: Int) -> [View] { views.filter { isInside($0.node, node) } }

  /// Whether a modifier at a node has anything to do with a view: around it, or among what it is made of.
  func governs(_ node: Int, _ view: View) -> Bool { isInside(view.node, node) || core(view.node).contains(node) }

  /// What to call a node: the checked view that it is, is around or is part of, else the kind of view.
  func name(of node: Int) -> ViewReference {
    let inside = core(node)
    if let view = views.first(where: { inside.contains($0.node) || core($0.node).contains(node) }) {
      return view.reference
    }
    if let name = inside.flatMap({ tree.nodes[$0].names }).first { return .named(name) }
    for outer in chain(node).dropFirst() {
      guard tree.nodes[outer].kind.isModifier else { break }
      if let name = tree.nodes[outer].names.first { return .named(name) }
    }
    let kind = inside.last.map { tree.nodes[$0].kind } ?? tree.nodes[node].kind
    if case .text(let words) = kind, words.count <= 24 { return .words(words) }
    return .kind(kind.name)
  }

  /// What to call what is in a frame: a container by its kind.
  func contentName(_ node: Int) -> ViewReference {
    guard let base = core(node).last, !children[base].isEmpty else { return name(of: node) }
    return .kind(tree.nodes[base].kind.name)
  }

  /// What to call a container.
  func word(for container: Int?) -> ContainerReference {
    ContainerReference(kind: container.map { tree.nodes[$0].kind.name })
  }

  func nodes(at place: EditPlace) -> [Int] {
    tree.nodes.indices.filter { index in
      guard let range = tree.nodes[index].range, !tree.nodes[index].isImplied else { return false }
      return EditPlace(range) == place
    }
  }
}

/// A scenario that ends with problems: nothing is known of it, but every repair has to mend it, too.
struct StoppedCase {
  let scenario: ExerciseScenario
  let request: SceneRequest
}
