import Diagnostics
import LayoutEngine
import LayoutProgram

extension LayoutExplanation {
  /// What holds of one view, in short.
  public struct Facts: Sendable {
    /// What it is, with its line.
    public var name: String
    /// In stage coordinates; its size is what the view answered to its proposal.
    public var frame: Rect
    /// What it was offered, in words.
    public var offered: String
    /// How early stacks serve it; nil for views without a priority of their own.
    public var priority: Double?
    /// Who put it where it is.
    public var placedBy: String
  }

  /// What holds of a view or modifier, by its number in the scene's tree; nil if there is none.
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

  /// A container sees the outermost modifier of a view.
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
