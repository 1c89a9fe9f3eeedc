import Diagnostics
import LayoutEngine
import LayoutProgram

extension Natives {
  /// `Grid`, its rows, and the modifiers of its cells.
  static let grids: [Native] = [

    .native("Grid.init(alignment:horizontalSpacing:verticalSpacing:content:)") {
      (run: Run, call: Arguments) throws(Stop) in
      .view(View(.container(call.grid, content: try run.content(call, 3)), at: call.range))
    },
    .native("GridRow.init(alignment:content:)") { (run: Run, call: Arguments) throws(Stop) in
      let alignment = call.unwrapped(0) == nil ? nil : call.vertical(0)
      return .view(View(.gridRow(alignment, content: try run.content(call, 1)), at: call.range))
    },

    .native("View.gridCellColumns(_:)") { (run: Run, call: Arguments, _: Value?, count: Int) in
      run.modify(call, .gridCell(.columns(count)))
    },
    .native("View.gridCellUnsizedAxes(_:)") { (run: Run, call: Arguments, _: Value?, axes: Value?) in
      guard case .edges(let axes)? = axes else { return run.modify(call, nil) }
      return run.modify(
        call, .gridCell(.unsized(horizontally: axes.contains(.horizontal), vertically: axes.contains(.vertical))))
    },
    .native("View.gridCellAnchor(_:)") { (run: Run, call: Arguments, _: Value?, anchor: Point) in
      run.modify(call, .gridCell(.anchor(anchor)))
    },
    .native("View.gridColumnAlignment(_:)") { (run: Run, call: Arguments, _: Value?, guide: HorizontalLine) in
      run.modify(call, .gridCell(.columnAlignment(guide.alignment)))
    },
  ]
}

extension Arguments {
  /// A grid's alignment and spacings, the first arguments of both `Grid` and `GridLayout`.
  var grid: LayoutChoice {
    let (horizontal, vertical) = alignment(0)
    return .grid(horizontal, vertical, horizontalSpacing: double(1), verticalSpacing: double(2))
  }
}
