import LayoutEngine

extension Vocabulary {
  /// Lazy stacks and grids, sections, and the choice of a view that fits.
  ///
  /// All views are made, also those that a screen would not show yet: their frames do not depend on it.
  static let lazyContainers: [NativeDeclaration] =
    [
      .type("struct LazyHStack: View").approximated(DeclarationDifference.lazy),
      .type("struct LazyVStack: View").approximated(DeclarationDifference.lazy),
      .type("struct LazyHGrid: View").approximated(DeclarationDifference.lazy),
      .type("struct LazyVGrid: View").approximated(DeclarationDifference.lazy), .type("struct ViewThatFits: View"),
      .type("struct Section: View"),
      .type("struct GridItem"), .type("struct GridItemSize"), .type("struct PinnedScrollableViews"),
      .type("struct AxisSet"),

      .member(
        "LazyHStack",
        "init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> View)"
      ) {
        (run: Run, call: Arguments, alignment: VerticalLine, spacing: Double?, pinnedViews: EdgeSet?, _: Value?)
          throws(Stop) in
        try run.arranged(
          .lazyStack(.horizontal, alignment: alignment.alignment, spacing: spacing, pinned: pinnedViews ?? []), call, 3)
      },
      .member(
        "LazyVStack",
        "init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> View)"
      ) {
        (run: Run, call: Arguments, alignment: HorizontalLine, spacing: Double?, pinnedViews: EdgeSet?, _: Value?)
          throws(Stop) in
        try run.arranged(
          .lazyStack(.vertical, alignment: alignment.alignment, spacing: spacing, pinned: pinnedViews ?? []), call, 3)
      },
      .member(
        "LazyHGrid",
        "init(rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> View)"
      ) { (run: Run, call: Arguments) throws(Stop) in
        let grid = Arrangement.lazyGrid(
          .horizontal, items: call.gridItems(0), alignment: call.vertical(1), spacing: call.double(2),
          pinned: call.edges(3) ?? [])
        return try run.arranged(grid, call, 4)
      },
      .member(
        "LazyVGrid",
        "init(columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> View)"
      ) { (run: Run, call: Arguments) throws(Stop) in
        let grid = Arrangement.lazyGrid(
          .vertical, items: call.gridItems(0), alignment: call.horizontal(1), spacing: call.double(2),
          pinned: call.edges(3) ?? [])
        return try run.arranged(grid, call, 4)
      },
      .member("ViewThatFits", "init(in axes: AxisSet = [.horizontal, .vertical], @ViewBuilder content: () -> View)") {
        (run: Run, call: Arguments, axes: EdgeSet?, _: Value?) throws(Stop) in
        let axes = axes ?? .all
        return try run.arranged(
          .viewThatFits(horizontal: axes.contains(.horizontal), vertical: axes.contains(.vertical)), call, 1)
      },

      .member(
        "GridItem", "init(_ size: GridItemSize = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil)"
      ) { (call: Arguments) in
        var item = GridItemValue(thickness: .flexible(minimum: 10, maximum: .infinity))
        if case .gridItem(let sized)? = call[0] { item = sized }
        item.spacing = call.double(1)
        if call.unwrapped(2) != nil { item.alignment = call.alignment(2) }
        return .gridItem(item)
      },
      .property("GridItem", "var spacing: CGFloat?") { (gridItem: Value?) in
        guard case .gridItem(let item)? = gridItem, let spacing = item.spacing else { return .none }
        return .some(.double(spacing))
      } set: { (gridItem: Value?, newValue: Double?) in
        guard case .gridItem(var item)? = gridItem else { return gridItem ?? .void }
        item.spacing = newValue
        return .gridItem(item)
      },
      .property("GridItem", "var size: GridItemSize") { (gridItem: Value) in
        gridItem
      } set: { (gridItem: Value?, newValue: Value?) in
        guard case .gridItem(var item)? = gridItem, case .gridItem(let sized)? = newValue else {
          return gridItem ?? .void
        }
        item.thickness = sized.thickness
        return .gridItem(item)
      },
      .member("GridItemSize", "static func fixed(_ length: CGFloat) -> GridItemSize") { (length: Double) in
        .gridItem(GridItemValue(thickness: .fixed(length)))
      },
      .member(
        "GridItemSize", "static func flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity) -> GridItemSize"
      ) { (minimum: Double?, maximum: Double?) in
        .gridItem(GridItemValue(thickness: .flexible(minimum: minimum ?? 10, maximum: maximum ?? .infinity)))
      },
      .member("GridItemSize", "static func adaptive(minimum: CGFloat, maximum: CGFloat = .infinity) -> GridItemSize") {
        (minimum: Double, maximum: Double?) in
        .gridItem(GridItemValue(thickness: .adaptive(minimum: minimum, maximum: maximum ?? .infinity)))
      },
      .constant("PinnedScrollableViews", "sectionHeaders", "PinnedScrollableViews", .edges(.top)),
      .constant("PinnedScrollableViews", "sectionFooters", "PinnedScrollableViews", .edges(.bottom)),
      .member("AxisSet", "init()") { .edges([]) },
      .constant("AxisSet", "horizontal", "AxisSet", .edges(.horizontal)),
      .constant("AxisSet", "vertical", "AxisSet", .edges(.vertical)),
    ] + sections

  /// The ways in which a section may be given its header and footer.
  private static let sections: [NativeDeclaration] = [
    .member(
      "Section",
      "init(@ViewBuilder content: () -> View, @ViewBuilder header: () -> View, @ViewBuilder footer: () -> View)"
    ) { (run: Run, call: Arguments) throws(Stop) in
      section(try run.content(call, 1), try run.content(call, 0), try run.content(call, 2), call)
    },
    .member("Section", "init(@ViewBuilder content: () -> View, @ViewBuilder header: () -> View)") {
      (run: Run, call: Arguments) throws(Stop) in
      section(try run.content(call, 1), try run.content(call, 0), View(.empty), call)
    },
    .member("Section", "init(@ViewBuilder content: () -> View, @ViewBuilder footer: () -> View)") {
      (run: Run, call: Arguments) throws(Stop) in
      section(View(.empty), try run.content(call, 0), try run.content(call, 1), call)
    },
    .member("Section", "init(@ViewBuilder content: () -> View)") { (run: Run, call: Arguments) throws(Stop) in
      section(View(.empty), try run.content(call, 0), View(.empty), call)
    },
    .member("Section", "init(_ title: String, @ViewBuilder content: () -> View)") {
      (run: Run, call: Arguments, title: String, _: Value?) throws(Stop) in
      let title = View(.text(TextContent(runs: [TextContent.Run(string: title)])), at: call.range)
      return section(title, try run.content(call, 1), View(.empty), call)
    },
    .member("Section", "init(header: View, footer: View, @ViewBuilder content: () -> View)") {
      (run: Run, call: Arguments, header: Value, footer: Value, _: Value?) throws(Stop) in
      section(run.view(from: header), try run.content(call, 2), run.view(from: footer), call)
    },
    .member("Section", "init(header: View, @ViewBuilder content: () -> View)") {
      (run: Run, call: Arguments, header: Value, _: Value?) throws(Stop) in
      section(run.view(from: header), try run.content(call, 1), View(.empty), call)
    },
    .member("Section", "init(footer: View, @ViewBuilder content: () -> View)") {
      (run: Run, call: Arguments, footer: Value, _: Value?) throws(Stop) in
      section(View(.empty), try run.content(call, 1), run.view(from: footer), call)
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
