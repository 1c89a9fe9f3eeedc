import LayoutEngine

/// The effect of one cell modifier.
package enum GridCellTrait {
  case columns(Int)
  case unsized(horizontally: Bool, vertically: Bool)
  case anchor(Point)
  case columnAlignment(AlignmentValue)
}
