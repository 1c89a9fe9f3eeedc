import Diagnostics
import LayoutEngine

extension SceneNode {
  /// The kind of a node, with the values that determine its layout.
  public enum Kind: Hashable, Sendable {
    /// A text, as in the source.
    case text(String)
    /// An image by name.
    case image(String)
    /// An SF Symbol by name.
    case symbol(String)
    /// A color or a shape, which takes its proposed size.
    case shape
    /// A circle.
    case circle
    /// Flexible space along the stack around it.
    case spacer(minLength: Double?)
    /// A thin line.
    case divider
    /// `HStack` (horizontal) or `VStack`.
    case stack(Axis, alignment: AlignmentKey, spacing: Double?)
    /// `ZStack`.
    case zStack(Alignment)
    /// `LazyHStack` (horizontal) or `LazyVStack`.
    case lazyStack(Axis, alignment: AlignmentKey, spacing: Double?)
    /// `LazyHGrid` (horizontal) or `LazyVGrid`.
    case lazyGrid(Axis, alignment: AlignmentKey)
    /// `Grid`.
    case grid(Alignment)
    /// `GridRow`; nil uses the grid's alignment.
    case gridRow(AlignmentKey?)
    /// A cell's grid modifiers: `gridCellColumns` and the like.
    case gridCell(GridCell)
    /// `ViewThatFits`.
    case viewThatFits
    /// `ScrollView`.
    case scrollView
    /// `GeometryReader`.
    case geometryReader
    /// One of the program's own `Layout`s, by the name of its type.
    case layout(String)
    /// `frame(width:height:alignment:)`.
    case frame(width: Double?, height: Double?, Alignment)
    /// A frame with minimum, ideal and maximum lengths.
    case flexibleFrame(FlexibleFrame, Alignment)
    /// `padding`.
    case padding(EdgeInsets)
    /// `offset`.
    case offset(x: Double, y: Double)
    /// `position`.
    case position(x: Double, y: Double)
    /// `layoutPriority`.
    case layoutPriority(Double)
    /// `alignmentGuide`.
    case alignmentGuide(AlignmentKey)
    /// `overlay`: the primary view, then the one in front.
    case overlay(Alignment)
    /// `background`: the primary view, then the one behind it.
    case background(Alignment)
    /// `safeAreaInset`: the content, then the bar.
    case safeAreaInset(Edge, alignment: AlignmentKey)
    /// Any other modifier, as the engine describes it.
    case modifier(name: String, [LayoutParameter])
  }
}

extension SceneNode.Kind {
  /// SwiftUI's name.
  public var name: String {
    switch self {
    case .text: "Text"
    case .image, .symbol: "Image"
    case .shape: "Shape"
    case .circle: "Circle"
    case .spacer: "Spacer"
    case .divider: "Divider"
    case .stack(let axis, _, _): axis == .horizontal ? "HStack" : "VStack"
    case .zStack: "ZStack"
    case .lazyStack(let axis, _, _): axis == .horizontal ? "LazyHStack" : "LazyVStack"
    case .lazyGrid(let axis, _): axis == .horizontal ? "LazyHGrid" : "LazyVGrid"
    case .grid: "Grid"
    case .gridRow: "GridRow"
    case .gridCell: "gridCell"
    case .viewThatFits: "ViewThatFits"
    case .scrollView: "ScrollView"
    case .geometryReader: "GeometryReader"
    case .layout(let name): name
    case .frame, .flexibleFrame: "frame"
    case .padding: "padding"
    case .offset: "offset"
    case .position: "position"
    case .layoutPriority: "layoutPriority"
    case .alignmentGuide: "alignmentGuide"
    case .overlay: "overlay"
    case .background: "background"
    case .safeAreaInset: "safeAreaInset"
    case .modifier(let name, _): name
    }
  }

  /// Whether it is a modifier of the view inside of it instead of a view.
  public var isModifier: Bool {
    switch self {
    case .frame, .flexibleFrame, .padding, .offset, .position, .layoutPriority, .alignmentGuide, .overlay: true
    case .background, .safeAreaInset, .gridCell, .modifier: true
    default: false
    }
  }

  /// Whether it is a fixed or flexible frame.
  public var isFrame: Bool {
    switch self {
    case .frame, .flexibleFrame: true
    default: false
    }
  }

  /// Whether it is a stack, lazy or not, or a `ZStack`.
  public var isStack: Bool {
    switch self {
    case .stack, .zStack, .lazyStack: true
    default: false
    }
  }

  /// Whether it lays out several views.
  public var isContainer: Bool {
    switch self {
    case .stack, .zStack, .lazyStack, .lazyGrid, .grid, .gridRow, .viewThatFits, .layout: true
    default: false
    }
  }
}

// MARK: - Descriptions

extension SceneNode.Kind {
  /// The arguments of the call that matter for layout: `alignment: .eyes`, `spacing: 8`.
  ///
  /// - Parameter name: the name of a line.
  public func parameters(_ name: (AlignmentKey) -> String) -> [JSON.Member] {
    switch self {
    case .text(let words): [Self.member("text", JSON(words))]
    case .image(let picture): [Self.member("image", JSON(picture))]
    case .symbol(let picture): [Self.member("symbol", JSON(picture))]
    case .spacer(let length): Self.numbers([("minLength", length)])
    case .stack(_, let alignment, let spacing), .lazyStack(_, let alignment, let spacing):
      [Self.member("alignment", JSON(name(alignment)))] + Self.numbers([("spacing", spacing)])
    case .lazyGrid(_, let alignment): [Self.member("alignment", JSON(name(alignment)))]
    case .zStack(let alignment), .grid(let alignment), .overlay(let alignment), .background(let alignment):
      [Self.member("alignment", Self.pair(alignment, name))]
    case .gridRow(let key): key.map { [Self.member("alignment", JSON(name($0)))] } ?? []
    case .gridCell(let cell): Self.members(of: cell, name)
    case .frame(let width, let height, let alignment):
      Self.numbers([("width", width), ("height", height)]) + [Self.member("alignment", Self.pair(alignment, name))]
    case .flexibleFrame(let frame, let alignment):
      Self.numbers([
        ("minWidth", frame.minWidth), ("idealWidth", frame.idealWidth), ("maxWidth", frame.maxWidth),
        ("minHeight", frame.minHeight), ("idealHeight", frame.idealHeight), ("maxHeight", frame.maxHeight),
      ]) + [Self.member("alignment", Self.pair(alignment, name))]
    case .padding(let insets):
      Self.numbers([
        ("top", insets.top), ("leading", insets.leading), ("bottom", insets.bottom), ("trailing", insets.trailing),
      ])
    case .modifier(_, let parameters): parameters.flatMap { Self.members(of: $0) }
    case .offset(let x, let y), .position(let x, let y): Self.numbers([("x", x), ("y", y)])
    case .layoutPriority(let priority): Self.numbers([("value", priority)])
    case .alignmentGuide(let key): [Self.member("key", JSON(name(key)))]
    case .safeAreaInset(let edge, let alignment):
      [Self.member("edge", JSON(".\(edge)")), Self.member("alignment", JSON(name(alignment)))]
    case .shape, .circle, .divider, .viewThatFits, .scrollView, .geometryReader, .layout: []
    }
  }

  private static func member(_ label: String, _ value: JSON) -> JSON.Member { JSON.Member(key: label, value: value) }

  /// The given numbers; infinite ones as words, because JSON has no infinity.
  private static func numbers(_ numbers: [(label: String, value: Double?)]) -> [JSON.Member] {
    numbers.compactMap { label, value in
      value.map { member(label, $0 == .infinity ? JSON(".infinity") : JSON($0)) }
    }
  }

  private static func members(of parameter: LayoutParameter) -> [JSON.Member] {
    switch parameter.value {
    case .number(let number): numbers([(parameter.label, number)])
    case .flag(let flag): [member(parameter.label, JSON(flag))]
    case .word(let word): [member(parameter.label, JSON(".\(word)"))]
    }
  }

  private static func pair(_ alignment: Alignment, _ name: (AlignmentKey) -> String) -> JSON {
    [JSON(name(alignment.horizontal)), JSON(name(alignment.vertical))]
  }

  private static func members(of cell: GridCell, _ name: (AlignmentKey) -> String) -> [JSON.Member] {
    var members: [JSON.Member] = []
    if cell.columns != 1 { members.append(member("columns", JSON(cell.columns))) }
    if cell.isUnsizedHorizontally { members.append(member("unsizedHorizontally", JSON(true))) }
    if cell.isUnsizedVertically { members.append(member("unsizedVertically", JSON(true))) }
    if let anchor = cell.anchor { members.append(member("anchor", [JSON(anchor.x), JSON(anchor.y)])) }
    if let key = cell.columnAlignment { members.append(member("columnAlignment", JSON(name(key)))) }
    return members
  }
}
