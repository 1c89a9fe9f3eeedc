import LayoutEngine
import LayoutProgram

/// The values of a condition in a scene; horizontal edges are measured from the leading side.
struct WishedScene {
  let scene: Scene
  private let isMirrored: Bool
  private let finder: ViewFinder

  init(_ scene: Scene, _ direction: LayoutDirection) {
    self.scene = scene
    isMirrored = direction == .rightToLeft
    finder = ViewFinder(scene)
  }

  /// The distance by which a comparison is off, in points; 0 if it is true, nil if a view is missing.
  func distance(_ relation: Wish.Relation) -> Double? {
    guard let left = value(relation.left), let right = value(relation.right) else { return nil }
    let way =
      switch relation.sign {
      case .equal: abs(left - right)
      case .atMost: left - right
      case .atLeast: right - left
      }
    return way <= FrameDifference.tolerance ? 0 : way
  }

  /// The sum of all distances; nil if a view is missing.
  func distance(_ wish: Wish) -> Double? {
    var sum = 0.0
    for relation in wish.relations {
      guard let distance = distance(relation) else { return nil }
      sum += distance
    }
    return sum
  }

  /// The view with that name, if there is exactly one.
  func view(_ name: String) -> NamedView? {
    finder.sole(name) ?? finder.sole(ViewName(showing: .text(name)).description)
      ?? finder.sole(ViewName(showing: .image(name)).description)
  }

  private func value(_ term: Wish.Term) -> Double? {
    switch term {
    case .number(let number): return number
    case .property(let property): return value(of: property)
    case .minus(let term): return value(term).map { -$0 }
    case .sum(let a, let b): return both(a, b, +)
    case .product(let a, let b): return both(a, b, *)
    case .quotient(let a, let b): return both(a, b, /)
    }
  }

  private func both(_ a: Wish.Term, _ b: Wish.Term, _ combine: (Double, Double) -> Double) -> Double? {
    guard let left = value(a), let right = value(b) else { return nil }
    return combine(left, right)
  }

  func value(of property: Wish.Property) -> Double? {
    if property.name == Wish.stage {
      return property.quality == .lines
        ? nil : Self.value(property.quality, Rect(origin: .zero, size: scene.stage))
    }
    guard let view = view(property.name) else { return nil }
    if property.quality == .lines { return lines(of: view) }
    var frame = view.frame
    if isMirrored { frame.x = scene.stage.width - frame.maxX }
    return Self.value(property.quality, frame)
  }

  private static func value(_ quality: Wish.Quality, _ frame: Rect) -> Double {
    switch quality {
    case .leading: frame.minX
    case .trailing: frame.maxX
    case .centerX: frame.midX
    case .width: frame.width
    case .top: frame.minY
    case .bottom: frame.maxY
    case .centerY: frame.midY
    case .height: frame.height
    case .lines: 0
    }
  }

  /// The number of lines of the view's longest text; a truncated text counts one more.
  private func lines(of view: NamedView) -> Double? {
    guard let tree = scene.tree, let node = tree.node(of: view) else { return nil }
    let texts = tree.nodes.indices.filter { tree.nodes[$0].isText && tree.isInside($0, node) }
    return texts.map { Double(tree.nodes[$0].lines.count + (tree.nodes[$0].isCut ? 1 : 0)) }.max()
  }
}

extension SceneTree {
  /// The outermost node with a view's name, else with its place in the source.
  func node(of view: NamedView) -> Int? {
    nodes.indices.first { nodes[$0].names.contains(view.name) && nodes[$0].frame == view.frame }
      ?? nodes.indices.first { nodes[$0].names.contains(view.name) }
      ?? nodes.indices.first { nodes[$0].range == view.range && nodes[$0].frame == view.frame }
  }

  /// Whether a node is equal to another one or inside it.
  func isInside(_ node: Int, _ other: Int) -> Bool {
    var place: Int? = node
    while let index = place {
      if index == other { return true }
      place = nodes[index].parent
    }
    return false
  }
}
