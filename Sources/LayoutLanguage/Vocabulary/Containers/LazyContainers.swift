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
        run, a throws(Stop) in
        try run.arranged(
          .lazyStack(.horizontal, alignment: a.vertical(0), spacing: a.double(1), pinned: a.edges(2) ?? []), a, 3)
      },
      .member(
        "LazyVStack",
        "init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> View)"
      ) {
        run, a throws(Stop) in
        try run.arranged(
          .lazyStack(.vertical, alignment: a.horizontal(0), spacing: a.double(1), pinned: a.edges(2) ?? []), a, 3)
      },
      .member(
        "LazyHGrid",
        "init(rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> View)"
      ) {
        run, a throws(Stop) in
        let grid = Arrangement.lazyGrid(
          .horizontal, items: a.gridItems(0), alignment: a.vertical(1), spacing: a.double(2), pinned: a.edges(3) ?? [])
        return try run.arranged(grid, a, 4)
      },
      .member(
        "LazyVGrid",
        "init(columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> View)"
      ) {
        run, a throws(Stop) in
        let grid = Arrangement.lazyGrid(
          .vertical, items: a.gridItems(0), alignment: a.horizontal(1), spacing: a.double(2), pinned: a.edges(3) ?? [])
        return try run.arranged(grid, a, 4)
      },
      .member("ViewThatFits", "init(in axes: AxisSet = [.horizontal, .vertical], @ViewBuilder content: () -> View)") {
        run, a throws(Stop) in
        let axes = a.axes(0) ?? .all
        return try run.arranged(
          .viewThatFits(horizontal: axes.contains(.horizontal), vertical: axes.contains(.vertical)), a, 1)
      },

      .member(
        "GridItem", "init(_ size: GridItemSize = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil)"
      ) { _, a in
        var item = GridItemValue(thickness: .flexible(minimum: 10, maximum: .infinity))
        if case .gridItem(let sized)? = a[0] { item = sized }
        item.spacing = a.double(1)
        if a.unwrapped(2) != nil { item.alignment = a.alignment(2) }
        return .gridItem(item)
      },
      .property("GridItem", "var spacing: CGFloat?") { _, a in
        guard case .gridItem(let item)? = a[0], let spacing = item.spacing else { return .none }
        return .some(.double(spacing))
      } set: { _, a in
        guard case .gridItem(var item)? = a[0] else { return a[0] ?? .void }
        item.spacing = a.double(1)
        return .gridItem(item)
      },
      .property("GridItem", "var size: GridItemSize") { _, a in
        a[0] ?? .void
      } set: { _, a in
        guard case .gridItem(var item)? = a[0], case .gridItem(let sized)? = a[1] else { return a[0] ?? .void }
        item.thickness = sized.thickness
        return .gridItem(item)
      },
      .member("GridItemSize", "static func fixed(_ length: CGFloat) -> GridItemSize") { _, a in
        .gridItem(GridItemValue(thickness: .fixed(a.double(0) ?? 10)))
      },
      .member(
        "GridItemSize", "static func flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity) -> GridItemSize"
      ) { _, a in
        .gridItem(GridItemValue(thickness: .flexible(minimum: a.double(0) ?? 10, maximum: a.double(1) ?? .infinity)))
      },
      .member("GridItemSize", "static func adaptive(minimum: CGFloat, maximum: CGFloat = .infinity) -> GridItemSize") {
        _, a in
        .gridItem(GridItemValue(thickness: .adaptive(minimum: a.double(0) ?? 10, maximum: a.double(1) ?? .infinity)))
      },
      .constant("PinnedScrollableViews", "sectionHeaders", "PinnedScrollableViews", .edges(.top)),
      .constant("PinnedScrollableViews", "sectionFooters", "PinnedScrollableViews", .edges(.bottom)),
      .member("AxisSet", "init()") { _, _ in .edges([]) },
      .constant("AxisSet", "horizontal", "AxisSet", .edges(.horizontal)),
      .constant("AxisSet", "vertical", "AxisSet", .edges(.vertical)),
    ] + sections

  /// The ways in which a section may be given its header and footer.
  private static let sections: [NativeDeclaration] = [
    .member(
      "Section",
      "init(@ViewBuilder content: () -> View, @ViewBuilder header: () -> View, @ViewBuilder footer: () -> View)"
    ) {
      run, a throws(Stop) in section(try run.content(a, 1), try run.content(a, 0), try run.content(a, 2), a)
    },
    .member("Section", "init(@ViewBuilder content: () -> View, @ViewBuilder header: () -> View)") {
      run, a throws(Stop) in
      section(try run.content(a, 1), try run.content(a, 0), View(.empty), a)
    },
    .member("Section", "init(@ViewBuilder content: () -> View, @ViewBuilder footer: () -> View)") {
      run, a throws(Stop) in
      section(View(.empty), try run.content(a, 0), try run.content(a, 1), a)
    },
    .member("Section", "init(@ViewBuilder content: () -> View)") { run, a throws(Stop) in
      section(View(.empty), try run.content(a, 0), View(.empty), a)
    },
    .member("Section", "init(_ title: String, @ViewBuilder content: () -> View)") { run, a throws(Stop) in
      let title = View(.text(TextContent(runs: [TextContent.Run(string: a.string(0) ?? "")])), at: a.range)
      return section(title, try run.content(a, 1), View(.empty), a)
    },
    .member("Section", "init(header: View, footer: View, @ViewBuilder content: () -> View)") { run, a throws(Stop) in
      section(run.view(from: a[0] ?? .void), try run.content(a, 2), run.view(from: a[1] ?? .void), a)
    },
    .member("Section", "init(header: View, @ViewBuilder content: () -> View)") { run, a throws(Stop) in
      section(run.view(from: a[0] ?? .void), try run.content(a, 1), View(.empty), a)
    },
    .member("Section", "init(footer: View, @ViewBuilder content: () -> View)") { run, a throws(Stop) in
      section(View(.empty), try run.content(a, 1), run.view(from: a[0] ?? .void), a)
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

  /// A set of axes, as the edges at their ends.
  func axes(_ index: Int) -> EdgeSet? {
    if case .edges(let edges)? = unwrapped(index) { return edges }
    return nil
  }
}
