import Diagnostics
import LayoutEngine

/// All inputs of one run of a program; there is no other way to influence a run.
public struct SceneRequest: Sendable {
  /// The view type to build; nil for the preview's content, or else for the view that no other uses.
  public var view: String?
  /// Arguments for that view's initializer, by label.
  public var arguments: [JSON.Member]
  /// The preview to show; nil for the first.
  public var preview: PreviewChoice?
  /// Whether the program's `App` comes before its previews: in a whole program it is what users see.
  public var prefersApp = false
  /// Initial values of `@State` properties, by `Type.property`.
  public var state: [JSON.Member]
  /// The data files that `load("name")` can read, by name.
  public var data: [String: SourceText]
  /// The size of the stage, in which the root is centered; nil for the preview's size, or else an iPhone's 393 × 852.
  public var stage: Size?
  /// The default stage in points.
  package static let usualStage = Size(width: 393, height: 852)
  /// Pixels per point.
  public var scale: Double
  /// The layout direction of rows.
  public var layoutDirection: LayoutDirection
  /// The Dynamic Type size.
  public var textSize: DynamicTypeSize
  /// Whether the screen is dark, for programs that read `colorScheme`.
  public var isDark = false
  /// Point sizes of the images that the program can name.
  public var assets: [String: Size]
  /// The value of `Date()`, in seconds since 1970; by default June 9, 2025, 9:41 in Greenwich.
  public var now = 1_749_462_060.0
  /// The seed of the program's random numbers.
  public var seed: UInt64 = 0
  /// Whether to invent what a learner's own text lacks: the arguments of its view, the colors of an asset catalog.
  public var makesSamples = false
  /// Whether the scene includes the whole tree with every guide query.
  public var traced = false
  /// The nodes for which to compute all guides, even those that no container asked for, and the reasons for
  /// their sizes.
  public var guidesOf: Set<Int> = []
  /// Whether a traced scene includes the reasons for the sizes of all nodes.
  public var explained = false
  /// Edits to try.
  public var edits: [SceneEdit] = []
  /// The time limit; nil leaves only the program's own budgets.
  public var deadline: Deadline?

  /// Makes a request for an English iPhone with Large text.
  public init(
    view: String? = nil, arguments: [JSON.Member] = [], state: [JSON.Member] = [], data: [String: SourceText] = [:],
    stage: Size? = nil, scale: Double = 2, layoutDirection: LayoutDirection = .leftToRight,
    textSize: DynamicTypeSize = .large, assets: [String: Size] = [:]
  ) {
    self.view = view
    self.arguments = arguments
    self.state = state
    self.data = data
    self.stage = stage
    self.scale = scale
    self.layoutDirection = layoutDirection
    self.textSize = textSize
    self.assets = assets
  }
}
