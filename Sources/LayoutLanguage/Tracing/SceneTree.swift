import Diagnostics
import LayoutEngine

/// Every view and modifier of a scene, with its frame, its source range and all guide queries.
///
///     HStack(alignment: .eyes) {                         0 HStack
///       Image("owl").alignmentGuide(.eyes) { _ in 12 }     1 alignmentGuide, 2 Image
///       GeometryReader { _ in Text("Hoot") }               3 GeometryReader, 4 Text
///     }
///
/// The nodes form one list in source order, parents first: the content of a `GeometryReader` follows the reader. All
/// node numbers, also those in queries and guides, are indices in that list.
public struct SceneTree: Sendable {
  /// The views and modifiers.
  public var nodes: [SceneNode]
  /// The guide queries of placement; those inside of readers come last.
  public var asks: [GuideTrace.Ask]
  /// Every `alignmentGuide` with its results.
  public var guides: [SceneGuide]
  /// All guides of the nodes that the request names, in node order.
  public var lines: [NodeLine] = []
  /// Why nodes have their sizes and places: all nodes if the request is `explained`, else those that it names.
  public var reasons: [Int: [LayoutReason]] = [:]
  /// Elided stacks: a stack around exactly one view is that view.
  public var elided: [ElidedContainer]
  /// The program's custom lines with their names.
  public var keys: [SceneKey]

  /// How a stack among those nodes divided its space.
  public func room(of node: Int) -> SharedRoom? { reasons[node]?.lazy.compactMap(\.sharedRoom).first }

  /// The name of a line in source: `.leading`; for one of the program's own its static member, `.eyes`, or else the
  /// name of its ID's type.
  public func name(of key: AlignmentKey) -> String {
    keys.first { $0.key == key }?.name ?? SceneKey.builtInNames[key] ?? "\(key.index)"
  }
}

/// A view or modifier with a frame.
public struct SceneNode: Sendable {
  /// The view or modifier directly around it; nil for roots.
  public var parent: Int?
  /// The kind of node.
  public var kind: Kind
  /// The frame in stage coordinates, unrounded.
  public var frame: Rect
  /// The proposed size; nil if it is not shown, and for the rows of a grid.
  public var proposal: ProposedViewSize?
  /// Whether it is placed: `ViewThatFits` shows one of its views.
  public var isShown: Bool
  /// The layout priority.
  public var priority = 0.0
  /// The source range: for a view its call with its content, `HStack { … }`; for a modifier from its dot on,
  /// `.padding(4)`. Parts of a control have the control's range.
  public var range: Diagnostics.SourceRange?
  /// The range of the name alone: `HStack`, `padding`.
  public var nameRange: Diagnostics.SourceRange?
  /// The calls of the program's own views and modifiers whose bodies it comes from, except containers around it;
  /// outermost first.
  ///
  ///     Badge("new")      with the body Text(name).padding(4): both nodes have the range of Badge("new")
  public var uses: [Diagnostics.SourceRange] = []
  /// The type, or extended type, whose source contains it.
  public var enclosingType: String?
  /// Whether it is not in the source but part of something else: a control's parts, the layers of an overlay of several
  /// views.
  public var isImplied: Bool
  /// Its names, outermost first.
  public var names: [String]
  /// Whether a `ForEach` created it, so that its names may repeat.
  public var isRepeated: Bool
  /// The layout direction inside.
  public var layoutDirection: LayoutDirection
  /// Its look.
  public var paint = Paint.none
  /// The lines of its text, relative to its own top left corner.
  public var lines: [DrawnLine] = []
}

/// One of the program's own lines.
public struct SceneKey: Hashable, Sendable {
  /// The engine's key.
  public var key: AlignmentKey
  /// The name in source: `.eyes`, or the name of the ID's type if there is no static member.
  public var name: String
  /// The ID's type: `Eyes`, or `VerticalAlignment.Eyes` for one inside another.
  public var identifier: String
  /// The declaration of the ID's type.
  public var range: Diagnostics.SourceRange?

  package static let builtInNames: [AlignmentKey: String] = [
    .leading: ".leading", .horizontalCenter: ".center", .trailing: ".trailing", .top: ".top",
    .verticalCenter: ".center", .bottom: ".bottom", .firstTextBaseline: ".firstTextBaseline",
    .lastTextBaseline: ".lastTextBaseline", .firstTextLineCenter: ".firstTextLineCenter",
    .listRowSeparatorLeading: ".listRowSeparatorLeading", .listRowSeparatorTrailing: ".listRowSeparatorTrailing",
  ]
}

/// An `alignmentGuide` of the source.
public struct SceneGuide: Sendable {
  /// Its results, and how layout used them.
  public var guide: GuideTrace.Guide
  /// The first argument: `.eyes`.
  public var keyRange: Diagnostics.SourceRange?
  /// The closure with its braces, or the function passed instead.
  public var closureRange: Diagnostics.SourceRange?
  /// The statements in the closure: `d[.bottom] - 4`.
  public var bodyRange: Diagnostics.SourceRange?
  /// Whether the closure chooses between values: `on ? 20 : d[.leading]`.
  public var isConditional = false
}

/// A stack that is elided because it has exactly one view.
public struct ElidedContainer: Sendable {
  /// The kind that it would have.
  public var kind: SceneNode.Kind
  /// The call in the source.
  public var range: Diagnostics.SourceRange?
  /// The view in its place, with its modifiers.
  public var node: Int

  /// Describes an elided stack.
  public init(kind: SceneNode.Kind, range: Diagnostics.SourceRange?, node: Int) {
    self.kind = kind
    self.range = range
    self.node = node
  }
}
