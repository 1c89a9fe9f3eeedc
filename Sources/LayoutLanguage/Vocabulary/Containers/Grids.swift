import Diagnostics
import LayoutEngine

extension Vocabulary {
  /// `Grid`, its rows, and what its cells say of themselves.
  static let grids: [NativeDeclaration] = [
    .type("struct Grid: View"), .type("struct GridRow: View"),

    .member(
      "Grid",
      "init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> View)"
    ) { (run: Run, call: Arguments) throws(Stop) in
      .view(View(.container(call.grid, content: try run.content(call, 3)), at: call.range))
    },
    .member("GridRow", "init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> View)") {
      (run: Run, call: Arguments) throws(Stop) in
      let alignment = call.unwrapped(0) == nil ? nil : call.vertical(0)
      return .view(View(.gridRow(alignment, content: try run.content(call, 1)), at: call.range))
    },

    .modifier("gridCellColumns(_ count: Int)") { (run: Run, call: Arguments, _: Value?, count: Int) in
      run.modify(call, .gridCell(.columns(count)))
    },
    .modifier("gridCellUnsizedAxes(_ axes: AxisSet)") { (run: Run, call: Arguments, _: Value?, axes: Value?) in
      guard case .edges(let axes)? = axes else { return run.modify(call, nil) }
      return run.modify(
        call, .gridCell(.unsized(horizontally: axes.contains(.horizontal), vertically: axes.contains(.vertical))))
    },
    .modifier("gridCellAnchor(_ anchor: UnitPoint)") { (run: Run, call: Arguments, _: Value?, anchor: Point) in
      run.modify(call, .gridCell(.anchor(anchor)))
    },
    .modifier("gridColumnAlignment(_ guide: HorizontalAlignment)") {
      (run: Run, call: Arguments, _: Value?, guide: HorizontalLine) in
      run.modify(call, .gridCell(.columnAlignment(guide.alignment)))
    },
  ]
}

extension Arguments {
  /// A grid's alignment and spacings, which come first in `Grid` and `GridLayout` alike.
  var grid: LayoutChoice {
    let (horizontal, vertical) = alignment(0)
    return .grid(horizontal, vertical, horizontalSpacing: double(1), verticalSpacing: double(2))
  }
}

/// What one of the cell modifiers says.
enum GridCellTrait {
  case columns(Int)
  case unsized(horizontally: Bool, vertically: Bool)
  case anchor(Point)
  case columnAlignment(AlignmentValue)
}
