import Diagnostics
import LayoutEngine
import LayoutProgram

/// Who asked whom for which line, in words and numbers: what `course explain FILE` says, before anybody decides how.
///
///     VStack on line 3 asks for .trailing; the line comes to lie at x = 210
///       HStack with Photo   120   default: its trailing edge      starts at 0
///       green                96   set on line 5: d.width - 4      starts at 24
///     Nobody asks for
///       .trailing on line 4: HStack on line 4 stands between …
public struct LayoutExplanation: Sendable {
  /// One container and one line that it asked for.
  public struct Container: Sendable {
    /// The node that asked; nil for the column around several roots.
    public var node: Int?
    /// What it is, with its line: `VStack on line 3`.
    public var name: String
    /// Its call in the source.
    public var range: SourceRange?
    /// The line's name: `.trailing`.
    public var key: String
    /// The direction in which the line is measured.
    public var axis: Axis
    /// Where the line came to lie, in stage coordinates.
    public var line: Double
    /// The views that were asked, in the order of the tree.
    public var answers: [Answer]
    /// Whether it is a modifier around one view: a frame, an overlay.
    public var isModifier: Bool
    /// Whether a guide of the source has a part in it, or a guide waits for it in vain, or a checked view is lined up
    /// by it.
    public var isTelling: Bool
  }

  /// What one view answered.
  public struct Answer: Sendable {
    /// The node that was asked.
    public var node: Int?
    /// What a reader calls it.
    public var view: String
    /// Where its line lies, from its own leading or top edge.
    public var value: Double
    /// In one word where the value is from: `set`, `default`, `text`, `layout`, `mean`, `minimum`, `maximum`.
    public var origin: String
    /// The same in a sentence, with lines.
    public var because: String
    /// Where the view starts, from the container's leading or top edge; nil for the container itself.
    public var start: Double?
    /// The closures that it was made of.
    public var guides: [SourceRange]
  }

  /// An `alignmentGuide` whose answer counts for nothing, or changes nothing, and why.
  public struct Silent: Sendable {
    /// The view that it is set on.
    public var view: String
    /// Its line: `.leading`.
    public var key: String
    /// In a word or two why: `wrong axis`, `stopped`, as the trace has it.
    public var why: String
    /// The same in the reader's language.
    public var label: String
    /// The reason, and what would be heard.
    public var sentences: [String]
    /// The key in the source, or else the whole modifier.
    public var range: SourceRange?
  }

  /// A view or modifier on the way from the root to a view.
  public struct Step: Sendable {
    /// Which node.
    public var node: Int
    /// What it is, with its line.
    public var name: String
    /// What it was offered, in words.
    public var offered: String
    /// In stage coordinates.
    public var frame: Rect
    /// Why it was offered that, and why it takes what it takes; for an explained scene.
    public var reasons: [Reason]
    /// Who put it there, and by which lines.
    public var placed: [String]
  }

  /// The containers, top down.
  public var containers: [Container]
  /// Guides without effect, in the order of the tree.
  public var silent: [Silent]
  /// Remarks on stacks that are not there.
  public var remarks: [String]
  /// How many guides the source sets.
  public var guideCount: Int

  /// The containers worth reading first: those that `isTelling`; all, where there is no such one.
  public var telling: [Container] {
    let telling = containers.filter(\.isTelling)
    return telling.isEmpty ? containers : telling
  }

  /// Reads the explanation off a traced scene.
  ///
  /// - Parameters:
  ///   - checked: names of the views that an exercise checks.
  ///   - language: what sentences and names are in; English for a language that has none of its own.
  /// - Returns: nil for a scene without its tree.
  /// - Complexity: linear in asks, times the depth of the views that are asked.
  public init?(
    _ scene: Scene, sources: [SourceText], checked: [String] = [], in language: Language = .english
  ) {
    guard let tree = scene.tree else { return nil }
    let words = SceneWords(tree: tree, sources: sources, language: language)
    let awaited = Set(tree.guides.flatMap { $0.guide.fate.askers })
    containers = words.containers(checked: Set(checked), awaited: awaited)
    silent = words.silentGuides
    remarks = words.remarks
    guideCount = Set(tree.guides.compactMap(\.closureRange)).count
  }

  /// The way from the root down to a named view: what each was offered, what it took, who placed it.
  ///
  /// - Returns: nil if no view has the name.
  public static func chain(
    to name: String, in scene: Scene, sources: [SourceText], speaking language: Language = .english
  ) -> [Step]? {
    guard let tree = scene.tree else { return nil }
    return SceneWords(tree: tree, sources: sources, language: language).chain(to: name)
  }

  /// Every view and modifier of a scene, in order, but not who placed them.
  public static func steps(
    in scene: Scene, sources: [SourceText], speaking language: Language = .english
  ) -> [Step] {
    guard let tree = scene.tree else { return [] }
    let words = SceneWords(tree: tree, sources: sources, language: language)
    return tree.nodes.indices.map(words.outline)
  }

  /// The same for any view or modifier, by its number in the scene's tree.
  public static func chain(
    toNode node: Int, in scene: Scene, sources: [SourceText], speaking language: Language = .english
  ) -> [Step]? {
    guard let tree = scene.tree, tree.nodes.indices.contains(node) else { return nil }
    return SceneWords(tree: tree, sources: sources, language: language).chain(toNode: node)
  }
}

extension GuideTrace.Fate {
  /// Containers that ask for something else than the guide.
  fileprivate var askers: [GuideTrace.Asker] {
    guard case .neverAsked(let reason) = self else { return [] }
    switch reason {
    case .otherKey(let asker, _), .wrongAxis(let asker), .stopped(_, let asker): return [asker]
    case .hidden(_, let asker): return asker.map { [$0] } ?? []
    case .notPlaced, .asksNothing, .alone: return []
    }
  }
}
