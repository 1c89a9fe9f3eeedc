/// The bounds of `frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:)`, in points; nil where not
/// given.
public struct FlexibleFrame: Hashable, Sendable {
  /// Never narrower than this.
  public var minWidth: Double?
  /// The width where none is proposed.
  public var idealWidth: Double?
  /// Never wider than this.
  public var maxWidth: Double?
  /// Never lower than this.
  public var minHeight: Double?
  /// The height where none is proposed.
  public var idealHeight: Double?
  /// Never higher than this.
  public var maxHeight: Double?

  /// Makes bounds; what is left out is not bounded.
  public init(
    minWidth: Double? = nil, idealWidth: Double? = nil, maxWidth: Double? = nil,
    minHeight: Double? = nil, idealHeight: Double? = nil, maxHeight: Double? = nil
  ) {
    self.minWidth = minWidth
    self.idealWidth = idealWidth
    self.maxWidth = maxWidth
    self.minHeight = minHeight
    self.idealHeight = idealHeight
    self.maxHeight = maxHeight
  }
}

/// What a node of the layout tree is, and so how it answers proposals and places its children.
///
/// The children of a node are in source order. An overlay, background or inset has exactly two: the primary view first,
/// and then the secondary one.
public enum LayoutRule {
  // MARK: Views without children

  /// `Color`, `Rectangle` and the like: as large as proposed, 10 where nothing is.
  case shape
  /// `Circle`: a square of the smaller proposed side.
  case circle
  /// A picture with a natural size in points: rigid, or as large as proposed if resizable.
  case image(size: Size, isResizable: Bool)
  /// An SF Symbol: a rigid picture that stands on a line of text.
  case symbol(SymbolPicture)
  /// Words, measured and broken into lines.
  case text(StyledText)
  /// Room that grows along the nearest stack, at least `minLength` (8 if nil); both ways outside of stacks.
  case spacer(minLength: Double?)
  /// A line one pixel thick: upright in a row, level elsewhere.
  case divider

  // MARK: Views around one view

  /// Room on the four edges.
  case padding(EdgeInsets)
  /// A frame of exact lengths; nil leaves an axis alone.
  case fixedFrame(width: Double?, height: Double?, alignment: Alignment)
  /// A frame of bounds.
  case flexibleFrame(FlexibleFrame, alignment: Alignment)
  /// Drawn elsewhere; nothing else changes.
  case offset(x: Double, y: Double)
  /// Takes the space proposed and centres its content on a point of it.
  case position(x: Double, y: Double)
  /// When a stack shares out its room, higher comes first.
  case layoutPriority(Double)
  /// A window onto its content, along one axis or both; the insets keep the content off its edges.
  case scroll(horizontal: Bool, vertical: Bool, insets: EdgeInsets)
  /// A line of the view, set by hand; the closure sees the content, that is the result of the earlier modifiers.
  ///
  /// A pure closure works its answer out of the dimensions alone, so that an answer serves wherever what it read is the
  /// same. One that is not pure, because it keeps an account in a variable of its own, runs again for each proposal.
  case alignmentGuide(AlignmentKey, isPure: Bool = false, (ViewDimensions) -> Double)

  /// Any other view around one view.
  case modifier(AnyModifier)

  // MARK: Views around several views

  /// A secondary view before the primary one.
  case overlay(Alignment)
  /// A secondary view behind the primary one.
  case background(Alignment)
  /// A view and, after it, a bar at one of its edges, aligned across by a line of both; nil spacing lets the two
  /// decide.
  case safeAreaInset(Edge, alignment: AlignmentKey, spacing: Double?)
  /// `HStack` (horizontal) or `VStack` (vertical); nil spacing lets the neighbours decide.
  case stack(Axis, alignment: AlignmentKey, spacing: Double?)
  /// Views on top of each other, first at the back.
  case zStack(Alignment)
  /// `LazyHStack` (horizontal) or `LazyVStack` (vertical): children at their ideal lengths, in all the room across.
  case lazyStack(Axis, alignment: AlignmentKey, spacing: Double?)
  /// `LazyVGrid` or `LazyHGrid`.
  case lazyGrid(LazyGrid)
  /// The first of several views whose ideal size fits, on the axes that are looked at.
  case viewThatFits(horizontal: Bool, vertical: Bool)
  /// As large as offered; what is inside lies in its top leading corner. May be empty.
  case geometryReader
  /// Rows and columns; its children are rows, and views by themselves that cover all columns.
  case grid(Alignment, horizontalSpacing: Double?, verticalSpacing: Double?)
  /// A row of a grid, with a line of its own along y if it has one; outside of grids it is an `HStack`.
  case gridRow(AlignmentKey?)
  /// What a cell says to the grid around it; directly inside a row or the grid.
  case gridCell(GridCell)
  /// A container whose rule is written by hand.
  case custom(any Layout)
}
