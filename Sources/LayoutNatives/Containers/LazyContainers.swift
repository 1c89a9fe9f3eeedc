import LayoutEngine
import LayoutProgram

extension Natives {
  /// Lazy stacks and grids, sections, and `ViewThatFits`.
  ///
  /// All views are created, even those that a screen would not show yet, because their frames do not depend on it.
  static let lazyContainers: [Native] =
    [

      .native("LazyHStack.init(alignment:spacing:pinnedViews:content:)") {
        (run: Run, call: Arguments, alignment: VerticalLine, spacing: Double?, pinnedViews: EdgeSet?, _: Value?)
          throws(Stop) in
        try run.arranged(
          .lazyStack(.horizontal, alignment: alignment.alignment, spacing: spacing, pinned: pinnedViews ?? []), call, 3)
      },
      .native("LazyVStack.init(alignment:spacing:pinnedViews:content:)") {
        (run: Run, call: Arguments, alignment: HorizontalLine, spacing: Double?, pinnedViews: EdgeSet?, _: Value?)
          throws(Stop) in
        try run.arranged(
          .lazyStack(.vertical, alignment: alignment.alignment, spacing: spacing, pinned: pinnedViews ?? []), call, 3)
      },
      .native("LazyHGrid.init(rows:alignment:spacing:pinnedViews:content:)") {
        (run: Run, call: Arguments) throws(Stop) in
        let grid = Arrangement.lazyGrid(
          .horizontal, items: call.gridItems(0), alignment: call.vertical(1), spacing: call.double(2),
          pinned: call.edges(3) ?? [])
        return try run.arranged(grid, call, 4)
      },
      .native("LazyVGrid.init(columns:alignment:spacing:pinnedViews:content:)") {
        (run: Run, call: Arguments) throws(Stop) in
        let grid = Arrangement.lazyGrid(
          .vertical, items: call.gridItems(0), alignment: call.horizontal(1), spacing: call.double(2),
          pinned: call.edges(3) ?? [])
        return try run.arranged(grid, call, 4)
      },
      .native("ViewThatFits.init(in:content:)") { (run: Run, call: Arguments, axes: EdgeSet?, _: Value?) throws(Stop) in
        let axes = axes ?? .all
        return try run.arranged(
          .viewThatFits(horizontal: axes.contains(.horizontal), vertical: axes.contains(.vertical)), call, 1)
      },

      .native("GridItem.init(_:spacing:alignment:)") { (call: Arguments) in
        var item = GridItemValue(thickness: .flexible(minimum: 10, maximum: .infinity))
        if case .gridItem(let sized)? = call[0] { item = sized }
        item.spacing = call.double(1)
        if call.unwrapped(2) != nil { item.alignment = call.alignment(2) }
        return .gridItem(item)
      },
      .property("GridItem.spacing") { (gridItem: Value?) in
        guard case .gridItem(let item)? = gridItem, let spacing = item.spacing else { return .none }
        return .some(.double(spacing))
      } set: { (call: Arguments, gridItem: Value, newValue: Double?) throws(Stop) in
        guard case .gridItem(var item) = gridItem else { throw call.fault(0, "GridItem") }
        item.spacing = newValue
        return .gridItem(item)
      },
      .property("GridItem.size") { (gridItem: Value) in
        gridItem
      } set: { (call: Arguments, gridItem: Value, newValue: Value) throws(Stop) in
        guard case .gridItem(var item) = gridItem, case .gridItem(let sized) = newValue else {
          throw call.fault(1, "GridItem.Size")
        }
        item.thickness = sized.thickness
        return .gridItem(item)
      },
      .native("GridItem.Size.fixed(_:)") { (length: Double) in .gridItem(GridItemValue(thickness: .fixed(length))) },
      .native("GridItem.Size.flexible(minimum:maximum:)") { (minimum: Double?, maximum: Double?) in
        .gridItem(GridItemValue(thickness: .flexible(minimum: minimum ?? 10, maximum: maximum ?? .infinity)))
      },
      .native("GridItem.Size.adaptive(minimum:maximum:)") { (minimum: Double, maximum: Double?) in
        .gridItem(GridItemValue(thickness: .adaptive(minimum: minimum, maximum: maximum ?? .infinity)))
      },
      .constant("PinnedScrollableViews.sectionHeaders", .edges(.top)),
      .constant("PinnedScrollableViews.sectionFooters", .edges(.bottom)),
      .native("Axis.Set.init()") { .edges([]) },
      .constant("Axis.Set.horizontal", .edges(.horizontal)),
      .constant("Axis.Set.vertical", .edges(.vertical)),
    ] + sections

  /// The initializers of a section with a header and a footer.
  private static let sections: [Native] = [
    .native("Section.init(content:header:footer:)") { (run: Run, call: Arguments) throws(Stop) in
      section(try run.content(call, 1), try run.content(call, 0), try run.content(call, 2), call)
    },
    .native("Section.init(isExpanded:content:header:)") {
      (run: Run, call: Arguments, isExpanded: Value, _: Value?, _: Value?) throws(Stop) in
      section(try run.content(call, 2), try run.content(call, 1).if(isExpanded), View(.empty), call)
    },
  ]

  private static func section(_ header: View, _ content: View, _ footer: View, _ arguments: Arguments) -> Value {
    .view(View(.section(header: header, content: content, footer: footer), at: arguments.range))
  }
}

extension Run {
  /// A container around the views of a builder's closure.
  func arranged(_ arrangement: Arrangement, _ arguments: Arguments, _ content: Int) throws(Stop) -> Value {
    .view(View(.arranged(arrangement, content: try self.content(arguments, content)), at: arguments.range))
  }
}

extension Arguments {
  func gridItems(_ index: Int) -> [GridItemValue] {
    (array(index) ?? []).compactMap { if case .gridItem(let item) = $0 { item } else { nil } }
  }
}

extension View {
  /// The content of a section that is expanded if a binding is true.
  fileprivate func `if`(_ isExpanded: Value) -> View {
    if case .bool(false) = isExpanded.unboxed { View(.empty) } else { self }
  }
}
