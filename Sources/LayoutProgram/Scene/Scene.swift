import Diagnostics
import LayoutEngine

/// The result of running a program: its named views with their frames.
public struct Scene: Sendable {
  /// Named views in the order of the tree, parents first. A name may occur more than once.
  public var views: [NamedView]
  /// The stage in which the root is centered.
  public var stage: Size
  /// Warnings that did not stop the layout, such as a missing image.
  public var warnings: [Problem]
  /// All views and modifiers, with each guide query; nil unless the request asks for it.
  public var tree: SceneTree?
  /// Places that respond to gestures, from back to front; empty unless the request asks for the tree.
  public var touches: [SceneTouch] = []
  /// The names of the data files that the program has loaded so far.
  public var dataAsked: Set<String> = []

  package init(
    views: [NamedView], stage: Size, warnings: [Problem], tree: SceneTree? = nil, touches: [SceneTouch] = [],
    dataAsked: Set<String> = []
  ) {
    self.views = views
    self.stage = stage
    self.warnings = warnings
    self.tree = tree
    self.touches = touches
    self.dataAsked = dataAsked
  }
}

/// A view that has a name, and its frame.
public struct NamedView: Sendable {
  /// The source of a view's name; the first kind that applies wins.
  public enum Naming: Sendable, Hashable {
    /// `.accessibilityIdentifier("name")`.
    case identifier
    /// `.id("name")`.
    case id
    /// The content: `Text:Hello`, `Image:owl`.
    case content
  }

  /// The name.
  public var name: String
  /// The source of the name.
  public var naming: Naming
  /// The frame in stage coordinates, unrounded.
  public var frame: Rect
  /// The call in the source that created the view.
  public var range: Diagnostics.SourceRange?
  /// Whether a `ForEach` created it, so that its name may repeat.
  public var isRepeated: Bool

  package init(name: String, naming: Naming, frame: Rect, range: Diagnostics.SourceRange? = nil, isRepeated: Bool) {
    self.name = name
    self.naming = naming
    self.frame = frame
    self.range = range
    self.isRepeated = isRepeated
  }
}
