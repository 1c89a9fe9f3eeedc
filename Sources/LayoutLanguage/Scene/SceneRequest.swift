import Diagnostics
import LayoutEngine

/// Everything that may differ from one run of a program to the next; the only way into a running program.
public struct SceneRequest: Sendable {
  /// The view type to build; nil takes the preview's content, else the view that no other uses.
  public var view: String?
  /// Arguments for that view's initialiser, by label.
  public var arguments: [JSON.Member]
  /// The preview to show instead of the first.
  public var preview: PreviewChoice?
  /// Whether the program's `App` comes before its previews: of a whole program it is what people see.
  public var prefersApp = false
  /// Start values of `@State` properties, by `Type.property`.
  public var state: [JSON.Member]
  /// The data files that `load("name")` can read, by name.
  public var data: [String: SourceText]
  /// Where the root is centred; nil takes the preview's size, else an iPhone's 393 × 852.
  public var stage: Size?
  /// The stage where nobody says another one, in points.
  static let usualStage = Size(width: 393, height: 852)
  /// Pixels a point.
  public var scale: Double
  /// Which way rows run.
  public var layoutDirection: LayoutDirection
  /// The reader's text size.
  public var textSize: DynamicTypeSize
  /// Point sizes of the images that the program may name.
  public var assets: [String: Size]
  /// The instant that `Date()` is, in seconds since 1970: June 9, 2025, 9:41 in Greenwich if nothing else is said.
  public var now = 1_749_462_060.0
  /// What the program's random values begin with.
  public var seed: UInt64 = 0
  /// Whether what somebody's own text lacks is made up: the arguments of its view, the colors of an asset catalog.
  public var makesSamples = false
  /// Whether the scene brings its whole tree, with who asked whom for which line.
  public var traced = false
  /// The nodes of the tree of which all guides are wanted, also those that nobody asked for; of the stacks among them,
  /// how they shared out their room.
  public var guidesOf: Set<Int> = []
  /// Changes to try.
  public var edits: [SceneEdit] = []
  /// By when it has to be done; nil leaves that to the program's own budgets.
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
