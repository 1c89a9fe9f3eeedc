import LayoutEngine

/// What one of the cell modifiers says.
package enum GridCellTrait {
  case columns(Int)
  case unsized(horizontally: Bool, vertically: Bool)
  case anchor(Point)
  case columnAlignment(AlignmentValue)
}
