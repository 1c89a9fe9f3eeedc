import Diagnostics
import LayoutEngine
import LayoutProgram

/// The layout of a container as steps, each with a sentence and a drawing.
///
///     HStack on line 3 is offered 100 × 50.                               nothing is drawn yet
///     Between its two views is a gap of 8 points, so 92 of …
///     The least flexible is served first: “Hi” (13.5), red (0 to ∞).
///     “Hi” is offered 46 points of width, … and takes 13.5 × 20.5.        “Hi” at the top of the stack
///     red is offered 78.5 points of width, … and takes 78.5 × 50.         and red
///     Asked for .center (vertical), “Hi” answers 10.25 and red 25 (…).    with their marks
///     The views reach 25 points before their common line and …            with the line
///     Every view is moved onto the line; …                                the final layout
public struct ContainerStory: Sendable {
  /// A sentence, and the state of the drawing after it.
  public struct Step: Sendable {
    /// The sentence in the reader's language.
    public var words: String
    /// The visible views by node, each with its distance from its final position.
    public var shown: [Int: Point]
    /// The guides' positions, as far as the container has asked for them.
    public var marks: [Mark]
    /// The common lines that are known so far.
    public var lines: [Line]
    /// Whether the marks lie on the lines.
    public var isLinedUp: Bool
  }

  /// The position of a view's guide.
  public struct Mark: Hashable, Sendable {
    /// The view.
    public var node: Int
    /// The line's name: `.leading`.
    public var key: String
    /// The axis along which it is measured.
    public var axis: Axis
    /// The value, from the view's own leading or top edge.
    public var value: Double
    /// The position on the stage, with the view where it is at this step.
    public var position: Double
    /// Whether the source sets it.
    public var isExplicit: Bool
  }

  /// A line on which views meet.
  public struct Line: Hashable, Sendable {
    /// The line's name.
    public var key: String
    /// The axis along which it is measured.
    public var axis: Axis
    /// The position on the stage.
    public var position: Double
  }

  /// The container.
  public var node: Int
  /// SwiftUI's name for it.
  public var kind: String
  /// Its name with the line number: `HStack on line 3`.
  public var name: String
  /// The views that it placed; a grid includes those of its rows.
  public var views: [Int]
  /// The steps in order; after the last one, everything is as in the scene.
  public var steps: [Step]

  /// Makes the story of a traced scene. It includes how a stack divided its space if the request's `guidesOf` names the
  /// stack.
  ///
  /// - Returns: nil for a view without visible children, and for a scene without its tree.
  /// - Complexity: linear in the scene's asks, plus the drawing: steps times views of the container.
  public init?(
    of node: Int, in scene: Scene, sources: [SourceText], speaking language: Language = .english
  ) {
    guard let tree = scene.tree, tree.nodes.indices.contains(node) else { return nil }
    let words = SceneWords(tree: tree, sources: sources, language: language)
    guard var teller = StoryTeller(words, node) else { return nil }
    teller.tellAll()
    self.node = node
    kind = tree.nodes[node].kind.name
    name = words.container(node)
    views = teller.views
    steps = teller.steps
  }

  /// Makes the story of the container with a name, or of the innermost one around the view with that name.
  ///
  /// - Returns: nil if there is no such view, or no container around it.
  public init?(near view: String, in scene: Scene, sources: [SourceText], speaking language: Language = .english) {
    guard let tree = scene.tree else { return nil }
    let words = SceneWords(tree: tree, sources: sources, language: language)
    var place = words.chain(to: view)?.last?.node
    while let node = place {
      let isContainer = tree.nodes[node].kind.isContainer
      if isContainer, let story = ContainerStory(of: node, in: scene, sources: sources, speaking: language) {
        self = story
        return
      }
      place = tree.nodes[node].parent
    }
    return nil
  }
}
