import Diagnostics
import LayoutEngine
import LayoutProgram

/// How a container laid out its views, as steps that each have a sentence and something to be drawn.
///
///     HStack on line 3 is offered 100 × 50.                               nothing of it is there yet
///     Between its two views is a gap of 8 points, so 92 of …
///     The least flexible is served first: “Hi” (13.5), red (0 to ∞).
///     “Hi” is offered 46 points of width, … and takes 13.5 × 20.5.        “Hi” at the top of the stack
///     red is offered 78.5 points of width, … and takes 78.5 × 50.         and red
///     Asked for .center (vertical), “Hi” answers 10.25 and red 25 (…).    with their marks
///     The views reach 25 points before their common line and …            with the line
///     Every view is moved onto the line; …                                as it is in the end
public struct ContainerStory: Sendable {
  /// A sentence, and what is seen by then.
  public struct Step: Sendable {
    /// What happens, in the reader's language.
    public var words: String
    /// The views that are there by then, by their nodes, and how far each still stands from its place in the end.
    public var shown: [Int: Point]
    /// Where their lines lie, as far as they were asked.
    public var marks: [Mark]
    /// The common lines that are known by then.
    public var lines: [Line]
    /// Whether the marks lie on the lines.
    public var isLinedUp: Bool
  }

  /// Where a view's line lies.
  public struct Mark: Hashable, Sendable {
    /// The view.
    public var node: Int
    /// The line's name: `.leading`.
    public var key: String
    /// The direction in which it is measured.
    public var axis: Axis
    /// From the view's own leading or top edge.
    public var value: Double
    /// On the stage, where the view stands by then.
    public var position: Double
    /// Whether the source says so.
    public var isExplicit: Bool
  }

  /// Where views meet.
  public struct Line: Hashable, Sendable {
    /// The line's name.
    public var key: String
    /// The direction in which it is measured.
    public var axis: Axis
    /// On the stage.
    public var position: Double
  }

  /// The container.
  public var node: Int
  /// SwiftUI's word for it.
  public var kind: String
  /// The views that it placed; those of a grid's rows are the grid's.
  public var views: [Int]
  /// First to last; after the last one everything is as the scene has it.
  public var steps: [Step]

  /// Tells the story of a traced scene; how a stack shared out its room is told if the request's `guidesOf` names it.
  ///
  /// - Returns: nil for a view around no other that is shown, and for a scene without its tree.
  /// - Complexity: linear in the asks of the scene, and in what is drawn: steps times views of the container.
  public init?(
    of node: Int, in scene: Scene, sources: [SourceText], speaking language: Language = .english
  ) {
    guard let tree = scene.tree, tree.nodes.indices.contains(node) else { return nil }
    let words = SceneWords(tree: tree, sources: sources, language: language)
    guard var teller = StoryTeller(words, node) else { return nil }
    teller.tellAll()
    self.node = node
    kind = tree.nodes[node].kind.name
    views = teller.views
    steps = teller.steps
  }
}
