import Diagnostics
import LayoutEngine

extension Vocabulary {
  /// `Grid`, its rows, and what its cells say of themselves.
  static let grids: [NativeDeclaration] = [
    .type("struct Grid: View"), .type("struct GridRow: View"),

    .member(
      "Grid",
      "init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> View)"
    ) { run, a throws(Stop) in
      .view(View(.container(a.grid, content: try run.content(a, 3)), at: a.range))
    },
    .member("GridRow", "init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> View)") {
      run, a throws(Stop) in
      let alignment = a.unwrapped(0) == nil ? nil : a.vertical(0)
      return .view(View(.gridRow(alignment, content: try run.content(a, 1)), at: a.range))
    },

    .modifier("gridCellColumns(_ count: Int)") { run, a in run.modify(a, .gridCell(.columns(a.int(1) ?? 1))) },
    .modifier("gridCellUnsizedAxes(_ axes: AxisSet)") { run, a in
      guard case .edges(let axes)? = a[1] else { return run.modify(a, nil) }
      return run.modify(
        a, .gridCell(.unsized(horizontally: axes.contains(.horizontal), vertically: axes.contains(.vertical))))
    },
    .modifier("gridCellAnchor(_ anchor: UnitPoint)") { run, a in
      run.modify(a, .gridCell(.anchor(a.point(1) ?? .zero)))
    },
    .modifier("gridColumnAlignment(_ guide: HorizontalAlignment)") { run, a in
      run.modify(a, .gridCell(.columnAlignment(a.horizontal(1))))
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
