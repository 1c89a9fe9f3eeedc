import Diagnostics
import LayoutEngine

/// What a program showed: its views that can be told apart, with their frames.
public struct Scene: Sendable {
  /// Named views in the order of the tree, parents first. A name may occur more than once.
  public var views: [NamedView]
  /// The stage that the root was centred in.
  public var stage: Size
  /// Things worth knowing that did not stop the layout, such as an image that nobody drew.
  public var warnings: [Problem]
  /// All views and modifiers, and who asked whom for which line; nil unless the request asks for it.
  public var tree: SceneTree?
  /// Where a finger does something, from the back to the front; empty unless the request asks for the tree.
  public var touches: [SceneTouch] = []
  /// The data files that the program has asked for so far, by name.
  public var dataAsked: Set<String> = []
}

/// A view that a check can name, and its frame.
public struct NamedView: Sendable {
  /// Where a name comes from; the first kind that a view has wins.
  public enum Naming: Sendable, Hashable {
    /// `.accessibilityIdentifier("name")`.
    case identifier
    /// `.id("name")`.
    case id
    /// What the view shows: `Text:Hello`, `Image:owl`.
    case content
  }

  /// The name.
  public var name: String
  /// Where the name comes from.
  public var naming: Naming
  /// In stage coordinates, unrounded.
  public var frame: Rect
  /// The call in the source that made the view.
  public var range: Diagnostics.SourceRange?
  /// Whether a `ForEach` made it, so that its name may repeat.
  public var isRepeated: Bool
}
