import Diagnostics
import LayoutEngine
import LayoutProgram

extension LayoutExplanation {
  /// The essential facts about one view.
  public struct Facts: Sendable {
    /// Its name with the line number.
    public var name: String
    /// Its frame in stage coordinates; the size is the view's response to its proposal.
    public var frame: Rect
    /// Its proposal, in words.
    public var offered: String
    /// Its layout priority; nil for the default.
    public var priority: Double?
    /// The container that placed it.
    public var placedBy: String
  }

  /// The facts about a view or modifier, by its index in the scene's tree; nil if there is none.
  public static func facts(
    ofNode node: Int, in scene: Scene, sources: [SourceText], speaking language: Language = .english
  ) -> Facts? {
    guard let tree = scene.tree, tree.nodes.indices.contains(node) else { return nil }
    return SceneWords(tree: tree, sources: sources, language: language).facts(of: node)
  }
}

extension SceneWords {
  fileprivate func facts(of index: Int) -> LayoutExplanation.Facts {
    let node = tree.nodes[index]
    return LayoutExplanation.Facts(
      name: container(index), frame: node.frame, offered: inWords(node.proposal), priority: priority(of: index),
      placedBy: placer(of: index))
  }

  /// The priority of a view's outermost modifier, which is the one that a container sees.
  private func priority(of index: Int) -> Double? {
    var outer = index
    while let parent = tree.nodes[outer].parent, tree.nodes[parent].kind.isModifier, children[parent].first == outer {
      outer = parent
    }
    let priority = tree.nodes[outer].priority
    return priority == 0 || !priority.isFinite ? nil : priority
  }

  private func placer(of index: Int) -> String {
    if let parent = tree.nodes[index].parent { return container(parent) }
    let isInColumn = tree.asks.contains { $0.child == index && $0.container == nil }
    return say(isInColumn ? .columnAroundRoots : .stage)
  }
}
