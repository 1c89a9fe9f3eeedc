/// The bounds of `frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:)`, in points; nil where not
/// given.
public struct FlexibleFrame: Hashable, Sendable {
  /// The minimum width.
  public var minWidth: Double?
  /// The width if none is proposed.
  public var idealWidth: Double?
  /// The maximum width.
  public var maxWidth: Double?
  /// The minimum height.
  public var minHeight: Double?
  /// The height if none is proposed.
  public var idealHeight: Double?
  /// The maximum height.
  public var maxHeight: Double?

  /// Makes bounds; omitted ones are nil.
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

/// The rule of a node, which decides how it answers proposals and places its children.
///
/// The children of a node are in source order. An overlay, background or inset has exactly two: first the primary view,
/// then the secondary one.
public enum LayoutRule {
  // MARK: Views without children

  /// `Color`, `Rectangle` and the like: as large as proposed, 10 if nothing is proposed.
  case shape
  /// `Circle`: a square with the smaller of the proposed sides.
  case circle
  /// An image with a natural size in points: rigid, or as large as proposed if resizable.
  case image(size: Size, isResizable: Bool)
  /// An SF Symbol: a rigid image with a text baseline.
  case symbol(SymbolPicture)
  /// Text, measured and broken into lines.
  case text(StyledText)
  /// Flexible room along the nearest stack, at least `minLength` (8 if nil); along both axes outside of stacks.
  case spacer(minLength: Double?)
  /// A line one pixel thick: vertical in a row, horizontal elsewhere.
  case divider

  // MARK: Views around one view

  /// Insets on the four edges.
  case padding(EdgeInsets)
  /// A frame with fixed lengths; nil leaves an axis alone.
  case fixedFrame(width: Double?, height: Double?, alignment: Alignment)
  /// A frame with bounds.
  case flexibleFrame(FlexibleFrame, alignment: Alignment)
  /// Moves the drawing; nothing else changes.
  case offset(x: Double, y: Double)
  /// Takes the proposed size and centers its content on a point.
  case position(x: Double, y: Double)
  /// Stacks offer room to higher priorities first.
  case layoutPriority(Double)
  /// A viewport onto its content, along one axis or both; the insets keep the content off its edges.
  case scroll(horizontal: Bool, vertical: Bool, insets: EdgeInsets)
  /// An explicit position for a line; the closure receives the content, the result of the earlier modifiers.
  ///
  /// The results of pure closures depend only on the dimensions and are cached by those that they read. An impure
  /// closure, which changes captured variables, runs again for each proposal.
  case alignmentGuide(AlignmentKey, isPure: Bool = false, (ViewDimensions) -> Double)

  /// Any other modifier.
  case modifier(AnyModifier)

  // MARK: Views around several views

  /// A secondary view in front of the primary one.
  case overlay(Alignment)
  /// A secondary view behind the primary one.
  case background(Alignment)
  /// A view and a bar at one of its edges, aligned across by a line of both; nil spacing uses their preferred gap.
  case safeAreaInset(Edge, alignment: AlignmentKey, spacing: Double?)
  /// `HStack` (horizontal) or `VStack` (vertical); nil spacing uses the children's preferred gaps.
  case stack(Axis, alignment: AlignmentKey, spacing: Double?)
  /// Views on top of each other, the first at the back.
  case zStack(Alignment)
  /// `LazyHStack` (horizontal) or `LazyVStack` (vertical): children at their ideal lengths, with all the room across.
  case lazyStack(Axis, alignment: AlignmentKey, spacing: Double?)
  /// `LazyVGrid` or `LazyHGrid`.
  case lazyGrid(LazyGrid)
  /// The first of several views whose ideal size fits along the compared axes.
  case viewThatFits(horizontal: Bool, vertical: Bool)
  /// As large as proposed; its content is in the top leading corner. May be empty.
  case geometryReader
  /// Rows and columns; its children are rows, and single views that span all columns.
  case grid(Alignment, horizontalSpacing: Double?, verticalSpacing: Double?)
  /// A row of a grid, perhaps with its own line along y; outside of grids it is an `HStack`.
  case gridRow(AlignmentKey?)
  /// The settings of a cell for the surrounding grid; directly inside a row or the grid.
  case gridCell(GridCell)
  /// A container with hand-written layout code.
  case custom(any Layout)
}
