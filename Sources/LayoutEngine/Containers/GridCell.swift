/// The settings of one cell from a `Grid`'s cell modifiers.
///
///     Text("Total").gridCellColumns(2)                   columns = 2
///     Divider().gridCellUnsizedAxes(.horizontal)         fills the columns, widens none
public struct GridCell: Hashable, Sendable {
  /// The number of columns that the cell covers, at least 1.
  public var columns = 1
  /// Whether the column ignores the cell's width.
  public var isUnsizedHorizontally = false
  /// Whether the row ignores the cell's height.
  public var isUnsizedVertically = false
  /// The unit point of the view that coincides with the same point of the cell; nil uses the alignment.
  public var anchor: UnitPoint?
  /// The line along x that aligns every cell of the column; nil uses the grid's.
  public var columnAlignment: AlignmentKey?

  /// An ordinary cell.
  public init() {}
}

/// The node itself changes nothing; the surrounding grid reads it.
extension GridCell: LayoutModifier, StoredKind {
  static func table(in payloads: Payloads) -> ContiguousArray<GridCell> { payloads.gridCells }
}

extension LayoutTreeBuilder {
  mutating func usable(_ cell: GridCell) -> GridCell {
    var usable = cell
    usable.columns = min(max(cell.columns, 1), 256)
    if usable.columns != cell.columns {
      note(Double(cell.columns), as: .gridCellColumns)
    }
    if let anchor = cell.anchor, !(anchor.x.isFinite && anchor.y.isFinite) {
      note(anchor.x.isFinite ? anchor.y : anchor.x, as: .gridCellAnchor)
      usable.anchor = nil
    }
    return usable
  }
}
