import Diagnostics
import LayoutEngine

/// Every view and modifier of a scene, with its frame and its place in the source, and who asked whom for which line.
///
///     HStack(alignment: .eyes) {                         0 HStack
///       Image("owl").alignmentGuide(.eyes) { _ in 12 }     1 alignmentGuide, 2 Image
///       GeometryReader { _ in Text("Hoot") }               3 GeometryReader, 4 Text
///     }
///
/// One list in the order of the source, parents first: what a `GeometryReader` holds follows the reader. All numbers of
/// nodes, also those in asks and guides, are places in that list.
public struct SceneTree: Sendable {
  /// The views and modifiers.
  public var nodes: [SceneNode]
  /// What was asked when everything was put in its place; what was asked inside readers comes last.
  public var asks: [GuideTrace.Ask]
  /// Every `alignmentGuide`, with what became of it.
  public var guides: [SceneGuide]
  /// All guides of the nodes that the request names, in the order of the nodes.
  public var lines: [NodeLine] = []
  /// Of these, how the stacks among them shared out their room.
  public var rooms: [Int: SharedRoom] = [:]
  /// Stacks that are not there: around exactly one view they are that view.
  public var elided: [ElidedContainer]
  /// The custom lines that the program has, with their names.
  public var keys: [SceneKey]

  /// What a learner calls a line: `.leading`, or for one of the program's own the static member that stands for it,
  /// `.eyes`, or else the name of its ID's type.
  public func name(of key: AlignmentKey) -> String {
    keys.first { $0.key == key }?.name ?? SceneKey.builtInNames[key] ?? "\(key.index)"
  }
}

/// A view or modifier with a place.
public struct SceneNode: Sendable {
  /// The view or modifier directly around it; nil for the roots.
  public var parent: Int?
  /// What it is.
  public var kind: Kind
  /// In stage coordinates, unrounded.
  public var frame: Rect
  /// What it was offered; nil if it is not shown, and for the rows of a grid.
  public var proposal: ProposedViewSize?
  /// Whether it has a place: `ViewThatFits` shows one of its views.
  public var isShown: Bool
  /// How early a stack around it serves it: higher first.
  public var priority = 0.0
  /// The text that made it: for a view its call with what is in it, `HStack { … }`; for a modifier from its dot on,
  /// `.padding(4)`. For a part of a control, the control's.
  public var range: Diagnostics.SourceRange?
  /// Of that, the name alone: `HStack`, `padding`.
  public var nameRange: Diagnostics.SourceRange?
  /// The calls of the program's own views and modifiers whose bodies it comes from, as far as they are no containers
  /// around it; outermost first.
  ///
  ///     Badge("new")      with the body Text(name).padding(4): both nodes have the range of Badge("new")
  public var uses: [Diagnostics.SourceRange] = []
  /// The type, or extended type, in whose text that is.
  public var enclosingType: String?
  /// Whether it is not written out, but comes with what is: a control's parts, the layers of an overlay of several
  /// views.
  public var isImplied: Bool
  /// The names that it can be found by, outermost first.
  public var names: [String]
  /// Whether a `ForEach` made it, so that its names may repeat.
  public var isRepeated: Bool
  /// Which way rows run in it.
  public var layoutDirection: LayoutDirection
  /// What it looks like.
  public var paint = Paint.none
  /// The lines of its text, from its own top left corner.
  public var lines: [DrawnLine] = []
}

/// A line of the program's own.
public struct SceneKey: Hashable, Sendable {
  /// The engine's key.
  public var key: AlignmentKey
  /// As a learner writes it: `.eyes`, or the name of the ID's type if there is no static member for it.
  public var name: String
  /// The ID's type: `Eyes`, or `VerticalAlignment.Eyes` for one inside another.
  public var identifier: String
  /// Where the ID's type is declared.
  public var range: Diagnostics.SourceRange?

  static let builtInNames: [AlignmentKey: String] = [
    .leading: ".leading", .horizontalCenter: ".center", .trailing: ".trailing", .top: ".top",
    .verticalCenter: ".center", .bottom: ".bottom", .firstTextBaseline: ".firstTextBaseline",
    .lastTextBaseline: ".lastTextBaseline", .firstTextLineCenter: ".firstTextLineCenter",
    .listRowSeparatorLeading: ".listRowSeparatorLeading", .listRowSeparatorTrailing: ".listRowSeparatorTrailing",
  ]
}

/// An `alignmentGuide` of the source.
public struct SceneGuide: Sendable {
  /// What it answered and what became of that.
  public var guide: GuideTrace.Guide
  /// The first argument: `.eyes`.
  public var keyRange: Diagnostics.SourceRange?
  /// The closure with its braces, or the function that stands for it.
  public var closureRange: Diagnostics.SourceRange?
  /// The statements in the closure: `d[.bottom] - 4`.
  public var bodyRange: Diagnostics.SourceRange?
}

/// A stack that is not there, since it is around exactly one view.
public struct ElidedContainer: Sendable {
  /// What it would have been.
  public var kind: SceneNode.Kind
  /// The call in the source.
  public var range: Diagnostics.SourceRange?
  /// The view that stands in its place, with its modifiers.
  public var node: Int

  /// Says what stands in a stack's place.
  public init(kind: SceneNode.Kind, range: Diagnostics.SourceRange?, node: Int) {
    self.kind = kind
    self.range = range
    self.node = node
  }
}
