@approximated("Makes all its views at once, also those that a screen would not show yet.")
public struct LazyHStack: Primitive {
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> some View
  ) { native() }
}

@approximated("Makes all its views at once, also those that a screen would not show yet.")
public struct LazyVStack: Primitive {
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> some View
  ) { native() }
}

@approximated("Makes all its views at once, also those that a screen would not show yet.")
public struct LazyHGrid: Primitive {
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> some View
  ) { native() }
}

@approximated("Makes all its views at once, also those that a screen would not show yet.")
public struct LazyVGrid: Primitive {
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> some View
  ) { native() }
}

public struct ViewThatFits: Primitive {
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> some View) { native() }
}

public struct Section: Primitive {
  public init(
    @ViewBuilder content: () -> some View, @ViewBuilder header: () -> some View, @ViewBuilder footer: () -> some View
  ) { native() }
  public init(@ViewBuilder content: () -> some View, @ViewBuilder header: () -> some View) { native() }
  public init(@ViewBuilder content: () -> some View, @ViewBuilder footer: () -> some View) { native() }
  public init(@ViewBuilder content: () -> some View) { native() }
  public init(_ title: String, @ViewBuilder content: () -> some View) { native() }
  public init(header: some View, footer: some View, @ViewBuilder content: () -> some View) { native() }
  public init(header: some View, @ViewBuilder content: () -> some View) { native() }
  public init(footer: some View, @ViewBuilder content: () -> some View) { native() }
}

public struct GridItem {
  public init(_ size: GridItem.Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) { native() }
  public var spacing: CGFloat? {
    get { native() }
    set { native() }
  }
  public var size: GridItem.Size {
    get { native() }
    set { native() }
  }
}

extension GridItem {
  public struct Size {
    public static func fixed(_ length: CGFloat) -> GridItem.Size { native() }
    public static func flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity) -> GridItem.Size { native() }
    public static func adaptive(minimum: CGFloat, maximum: CGFloat = .infinity) -> GridItem.Size { native() }
  }
}

public struct PinnedScrollableViews {
  public static var sectionHeaders: PinnedScrollableViews { native() }
  public static var sectionFooters: PinnedScrollableViews { native() }
}

extension Axis {
  public struct Set {
    public init() { native() }
    public static var horizontal: Axis.Set { native() }
    public static var vertical: Axis.Set { native() }
  }
}
