@approximated("Laid out as by iOS 15 to 18; makes all rows, nothing scrolls.") public struct List: Primitive {
  public init<Choice: Hashable>(selection: Binding<Choice?>, @ViewBuilder content: () -> some View) { native() }
  public init<Element: Identifiable, Choice: Hashable>(
    _ data: some RandomAccessCollection<Element>, selection: Binding<Choice?>,
    @ViewBuilder rowContent: (Element) -> some View
  ) { native() }
  public init<Element, ID: Hashable, Choice: Hashable>(
    _ data: some RandomAccessCollection<Element>, id: KeyPath<Element, ID>, selection: Binding<Choice?>,
    @ViewBuilder rowContent: (Element) -> some View
  ) { native() }
  public init<Choice: Hashable>(selection: Binding<Set<Choice>>, @ViewBuilder content: () -> some View) { native() }
  public init<Element: Identifiable, Choice: Hashable>(
    _ data: some RandomAccessCollection<Element>, selection: Binding<Set<Choice>>,
    @ViewBuilder rowContent: (Element) -> some View
  ) { native() }
  public init<Element, ID: Hashable, Choice: Hashable>(
    _ data: some RandomAccessCollection<Element>, id: KeyPath<Element, ID>, selection: Binding<Set<Choice>>,
    @ViewBuilder rowContent: (Element) -> some View
  ) { native() }
  public init(@ViewBuilder content: () -> some View) { native() }
  public init(_ data: Range<Int>, @ViewBuilder rowContent: (Int) -> some View) { native() }
  public init<Element: Identifiable>(
    _ data: some RandomAccessCollection<Element>, @ViewBuilder rowContent: (Element) -> some View
  ) { native() }
  public init<Element, ID: Hashable>(
    _ data: some RandomAccessCollection<Element>, id: KeyPath<Element, ID>,
    @ViewBuilder rowContent: (Element) -> some View
  ) { native() }
  public init<Element, ID: Hashable>(
    _ data: Range<Element>, id: KeyPath<Element, ID>, @ViewBuilder rowContent: (Element) -> some View
  ) { native() }
  @approximated("Closed: only the first rows are shown.") public init<Element: Identifiable>(
    _ data: [Element], children: KeyPath<Element, [Element]?>, @ViewBuilder rowContent: (Element) -> some View
  ) { native() }
}

@approximated("Laid out as by iOS 15 to 18; makes all rows, nothing scrolls.") public struct Form: Primitive {
  public init(@ViewBuilder content: () -> some View) { native() }
}

@approximated("Fills the room it is offered; no bars are laid out.") public struct NavigationStack: Primitive {
  public init(@ViewBuilder root: () -> some View) { native() }
}

@approximated("Fills the room it is offered; no bars are laid out.") public struct NavigationView: Primitive {
  public init(@ViewBuilder content: () -> some View) { native() }
}

@approximated("Shows the first tab, as large as offered; no bar is laid out.") public struct TabView: Primitive {
  public init(@ViewBuilder content: () -> some View) { native() }
  public init<Choice: Hashable>(selection: Binding<Choice>, @ViewBuilder content: () -> some View) { native() }
}

public struct Tab: Primitive {
  public init(role: TabRole? = nil, @ViewBuilder content: () -> some View, @ViewBuilder label: () -> some View) {
    native()
  }
  public init<V: Hashable>(
    value: V, role: TabRole? = nil, @ViewBuilder content: () -> some View, @ViewBuilder label: () -> some View
  ) { native() }
  public init(_ title: String, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> some View) {
    native()
  }
  public init<V: Hashable>(
    _ title: String, systemImage: String, value: V, role: TabRole? = nil, @ViewBuilder content: () -> some View
  ) { native() }
  public init(_ title: String, image: String, role: TabRole? = nil, @ViewBuilder content: () -> some View) { native() }
  public init<V: Hashable>(
    _ title: String, image: String, value: V, role: TabRole? = nil, @ViewBuilder content: () -> some View
  ) { native() }
  public init(role: TabRole? = nil, @ViewBuilder content: () -> some View) { native() }
  public init<V: Hashable>(value: V, role: TabRole? = nil, @ViewBuilder content: () -> some View) { native() }
}

public struct TabRole: Hashable {
  public static let search = Self()
}

public struct TabSection: Primitive {
  public init(_ title: String, @ViewBuilder content: () -> some View) { native() }
}

extension View {
  public func listRowInsets(_ insets: EdgeInsets?) -> some View { native() }
}

extension HorizontalAlignment {
  public static var listRowSeparatorLeading: HorizontalAlignment { native() }
  public static var listRowSeparatorTrailing: HorizontalAlignment { native() }
}
