/// What the cell modifiers of a `Grid` say of one cell.
///
///     Text("Total").gridCellColumns(2)                   columns = 2
///     Divider().gridCellUnsizedAxes(.horizontal)         fills the columns, widens none
public struct GridCell: Hashable, Sendable {
  /// How many columns the cell covers, at least 1.
  public var columns = 1
  /// Whether the cell's width has no say in how wide its column is.
  public var isUnsizedHorizontally = false
  /// Whether the cell's height has no say in how high its row is.
  public var isUnsizedVertically = false
  /// Which point of the view is put on the same point of the cell; nil leaves that to the alignment.
  public var anchor: UnitPoint?
  /// The line along x that every cell of the column is aligned by; nil leaves that to the grid.
  public var columnAlignment: AlignmentKey?

  /// An ordinary cell.
  public init() {}
}

/// The node itself changes nothing; the grid around it reads it.
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
