import Diagnostics
import LayoutEngine
import LayoutProgram

/// Builds containers whose layout is a value, and grids.
extension Stage {
  mutating func emit(_ choice: LayoutChoice, _ content: View, _ flat: FlatView, isErased: Bool = false) throws(Stop) {
    switch choice {
    case .stack(let axis, let alignment, let spacing):
      let rule = LayoutRule.stack(axis, alignment: run.key(alignment, axis.other), spacing: spacing)
      try emit(rule, content, flat, isErased)
    case .zStack(let horizontal, let vertical):
      try emit(.zStack(alignment((horizontal, vertical))), content, flat, isErased)
    case .grid(let horizontal, let vertical, let horizontalSpacing, let verticalSpacing):
      let rule = LayoutRule.grid(
        alignment((horizontal, vertical)), horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
      try emitGrid(rule, content, flat)
    case .custom(let instance):
      let children = try flattener.flatten(content, in: flat.environment, isRepeated: flat.isRepeated)
      let moving = try run.onItsWay(instance, at: flat.path, flat.wrappers, reacting)
      let layout = try ProgramLayout(moving, values: children.map(\.layoutValues), in: run)
      open(.custom(layout), flat, flat.environment)
      for child in children { try emit(child) }
      builder.close()
    case .erased(let inner): try emit(inner, content, flat, isErased: true)
    }
  }

  /// Elides a stack around one view, but never an `AnyLayout`.
  private mutating func emit(
    _ rule: LayoutRule, _ content: View, _ flat: FlatView, _ isErased: Bool
  ) throws(Stop) {
    guard isErased else { return try emitContainer(rule, content, flat) }
    open(rule, flat, flat.environment)
    for child in try flattener.flatten(content, in: flat.environment, isRepeated: flat.isRepeated) { try emit(child) }
    builder.close()
  }

  /// The cells of a `GridRow` form a row; a view outside of rows is a row of its own.
  private mutating func emitGrid(_ rule: LayoutRule, _ content: View, _ flat: FlatView) throws(Stop) {
    open(rule, flat, flat.environment)
    var row: Int?
    for child in try flattener.flatten(content, in: flat.environment, isRepeated: flat.isRepeated) {
      if row != child.row?.number {
        if row != nil { builder.close() }
        row = child.row?.number
        if let mark = child.row {
          builder.layoutDirection = flat.environment.layoutDirection
          openImplied(.gridRow(mark.alignment.map { run.key($0, .vertical) }), mark.range, of: child, isWritten: true)
        }
      }
      try emitCell(child)
    }
    if row != nil { builder.close() }
    builder.close()
  }

  private mutating func emitCell(_ flat: FlatView) throws(Stop) {
    let cell = cell(of: flat)
    if cell == GridCell() { return try emit(flat) }
    builder.layoutDirection = flat.environment.layoutDirection
    openCell(.gridCell(cell), flat)
    try emit(flat)
    builder.close()
  }

  /// The grid modifiers of a view; of two of one kind, the outer one wins.
  private func cell(of flat: FlatView) -> GridCell {
    var cell = GridCell()
    for wrapper in flat.wrappers.reversed() {
      guard case .gridCell(let trait) = wrapper.modifier else { continue }
      switch trait {
      case .columns(let count): cell.columns = count
      case .unsized(let horizontally, let vertically):
        cell.isUnsizedHorizontally = horizontally
        cell.isUnsizedVertically = vertically
      case .anchor(let point): cell.anchor = UnitPoint(x: point.x, y: point.y)
      case .columnAlignment(let alignment): cell.columnAlignment = run.key(alignment, .horizontal)
      }
    }
    return cell
  }
}

extension FlatView {
  /// The view's `layoutValue` modifiers; of two with one key the outer one wins.
  var layoutValues: [Nominal: Value] {
    var values: [Nominal: Value] = [:]
    for wrapper in wrappers {
      guard case .layoutValue(let key, let value) = wrapper.modifier, values[key] == nil else { continue }
      values[key] = value
    }
    return values
  }
}
