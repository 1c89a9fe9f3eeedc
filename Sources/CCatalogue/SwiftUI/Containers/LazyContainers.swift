@approximated("Makes all its views at once, also those that a screen would not show yet.")
public struct LazyHStack<Content: View>: Primitive {
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) { native() }
}

@approximated("Makes all its views at once, also those that a screen would not show yet.")
public struct LazyVStack<Content: View>: Primitive {
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) { native() }
}

@approximated("Makes all its views at once, also those that a screen would not show yet.")
public struct LazyHGrid<Content: View>: Primitive {
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) { native() }
}

@approximated("Makes all its views at once, also those that a screen would not show yet.")
public struct LazyVGrid<Content: View>: Primitive {
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) { native() }
}

public struct ViewThatFits<Content: View>: Primitive {
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) { native() }
}

public struct Section<Parent, Content, Footer> {}

extension Section: Primitive, View where Parent: View, Content: View, Footer: View {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer)
  { native() }
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) where Footer == EmptyView {
    self.init(content: content, header: header, footer: { EmptyView() })
  }
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) where Parent == EmptyView {
    self.init(content: content, header: { EmptyView() }, footer: footer)
  }
  public init(@ViewBuilder content: () -> Content) where Parent == EmptyView, Footer == EmptyView {
    self.init(content: content, header: { EmptyView() }, footer: { EmptyView() })
  }
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content)
  where Parent == Text, Footer == EmptyView {
    self.init(content: content, header: { Text(title) }, footer: { EmptyView() })
  }
  public init(_ title: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content)
  where Parent == Text, Footer == EmptyView {
    self.init(isExpanded: isExpanded, content: content, header: { Text(title) })
  }
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent
  ) where Footer == EmptyView { native() }
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { header }, footer: { footer })
  }
  public init(header: Parent, @ViewBuilder content: () -> Content) where Footer == EmptyView {
    self.init(content: content, header: { header }, footer: { EmptyView() })
  }
  public init(footer: Footer, @ViewBuilder content: () -> Content) where Parent == EmptyView {
    self.init(content: content, header: { EmptyView() }, footer: { footer })
  }
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
  @compilerOnly public let rawValue: UInt32
  @compilerOnly public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static var sectionHeaders: PinnedScrollableViews { native() }
  public static var sectionFooters: PinnedScrollableViews { native() }
}

extension Axis {
  public struct Set {
    @compilerOnly public let rawValue: Int8
    @compilerOnly public init(rawValue: Int8) { self.rawValue = rawValue }
    public init() { native() }
    public static var horizontal: Axis.Set { native() }
    public static var vertical: Axis.Set { native() }
  }
}
