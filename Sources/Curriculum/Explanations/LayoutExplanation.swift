import Diagnostics
import LayoutEngine
import LayoutProgram

/// An explanation of a layout, which lists the containers with the guides that they ask for. `course explain FILE`
/// shows it.
///
///     VStack on line 3 asks for .trailing; the line comes to lie at x = 210
///       HStack with Photo   120   default: its trailing edge      starts at 0
///       green                96   set on line 5: d.width - 4      starts at 24
///     Nobody asks for
///       .trailing on line 4: HStack on line 4 stands between …
public struct LayoutExplanation: Sendable {
  /// One container and one line that it asks for.
  public struct Container: Sendable {
    /// The node of the container; nil for the column around several roots.
    public var node: Int?
    /// The container's name with its line number: `VStack on line 3`.
    public var name: String
    /// Its call in the source.
    public var range: SourceRange?
    /// The line's name: `.trailing`.
    public var key: String
    /// The direction in which the line is measured.
    public var axis: Axis
    /// The position of the line, in stage coordinates.
    public var line: Double
    /// The answers of the views, in the order of the tree.
    public var answers: [Answer]
    /// Whether it is a modifier around one view: a frame, an overlay.
    public var isModifier: Bool
    /// Whether it matters to a reader: a guide of the source takes part in it or is ignored by it, or it aligns a
    /// checked view.
    public var isWorthShowing: Bool
  }

  /// The answer of one view.
  public struct Answer: Sendable {
    /// The node of the view.
    public var node: Int?
    /// The view's name for readers.
    public var view: String
    /// The guide's value, from the view's own leading or top edge.
    public var value: Double
    /// The origin of the value in one word: `set`, `default`, `text`, `layout`, `mean`, `minimum`, `maximum`.
    public var origin: String
    /// The origin in a sentence, with line numbers.
    public var because: String
    /// The view's start, from the container's leading or top edge; nil for the container itself.
    public var start: Double?
    /// The closures that contributed to it.
    public var guides: [SourceRange]
  }

  /// An `alignmentGuide` without effect, with the reason.
  public struct Silent: Sendable {
    /// The view with the guide.
    public var view: String
    /// The guide's name: `.leading`.
    public var key: String
    /// The reason in a word or two, as in the trace: `wrong axis`, `stopped`.
    public var why: String
    /// The reason in the reader's language.
    public var label: String
    /// Sentences about the reason, and about what would have an effect.
    public var sentences: [String]
    /// The key in the source, else the whole modifier.
    public var range: SourceRange?
  }

  /// A view or modifier on the path from the root to a view.
  public struct Step: Sendable {
    /// Its node.
    public var node: Int
    /// Its name with the line number.
    public var name: String
    /// Its proposal, in words.
    public var offered: String
    /// Its frame in stage coordinates.
    public var frame: Rect
    /// The reasons for its proposal and its size; for an explained scene.
    public var reasons: [Reason]
    /// The container that placed it.
    public var placedBy: String
    /// Sentences about the containers that placed it.
    public var placed: [String]
  }

  /// The containers, top down.
  public var containers: [Container]
  /// Guides without effect, in the order of the tree.
  public var silent: [Silent]
  /// Remarks about stacks that have no effect.
  public var remarks: [String]
  /// The number of guides in the source.
  public var guideCount: Int

  /// The containers to read first: those with `isWorthShowing`, or all if there are none.
  public var worthShowing: [Container] {
    let chosen = containers.filter(\.isWorthShowing)
    return chosen.isEmpty ? containers : chosen
  }

  /// Extracts the explanation from a traced scene.
  ///
  /// - Parameters:
  ///   - checked: names of the views that an exercise checks.
  ///   - language: the language of sentences and names; English if it is not supported.
  /// - Returns: nil for a scene without its tree.
  /// - Complexity: linear in asks, times the depth of the views that are asked.
  public init?(
    _ scene: Scene, sources: [SourceText], checked: [String] = [], in language: Language = .english
  ) {
    guard let tree = scene.tree else { return nil }
    let words = SceneWords(tree: tree, sources: sources, language: language)
    let awaited = Set(tree.guides.flatMap { $0.guide.outcome.askers })
    containers = words.containers(checked: Set(checked), awaited: awaited)
    silent = words.silentGuides
    remarks = words.remarks
    guideCount = Set(tree.guides.compactMap(\.closureRange)).count
  }

  /// The path from the root down to a named view, with each proposal, size and placement.
  ///
  /// - Returns: nil if no view has the name.
  public static func chain(
    to name: String, in scene: Scene, sources: [SourceText], speaking language: Language = .english
  ) -> [Step]? {
    guard let tree = scene.tree else { return nil }
    return SceneWords(tree: tree, sources: sources, language: language).chain(to: name)
  }

  /// All views and modifiers of a scene, in order, without their placements.
  public static func steps(
    in scene: Scene, sources: [SourceText], speaking language: Language = .english
  ) -> [Step] {
    guard let tree = scene.tree else { return [] }
    let words = SceneWords(tree: tree, sources: sources, language: language)
    return tree.nodes.indices.map(words.outline)
  }

  /// The path to a view or modifier, by its index in the scene's tree.
  public static func chain(
    toNode node: Int, in scene: Scene, sources: [SourceText], speaking language: Language = .english
  ) -> [Step]? {
    guard let tree = scene.tree, tree.nodes.indices.contains(node) else { return nil }
    return SceneWords(tree: tree, sources: sources, language: language).chain(toNode: node)
  }
}

extension GuideTrace.Outcome {
  /// Containers that ask for another guide.
  fileprivate var askers: [GuideTrace.Asker] {
    guard case .neverAsked(let reason) = self else { return [] }
    switch reason {
    case .otherKey(let asker, _), .wrongAxis(let asker), .stopped(_, let asker): return [asker]
    case .hidden(_, let asker): return asker.map { [$0] } ?? []
    case .notPlaced, .asksNothing, .alone: return []
    }
  }
}
