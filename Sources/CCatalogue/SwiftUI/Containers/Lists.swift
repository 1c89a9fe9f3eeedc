@approximated("Laid out as by iOS 15 to 18; makes all rows, nothing scrolls.")
public struct List<SelectionValue: Hashable, Content: View>: Primitive {
  public init(selection: Binding<SelectionValue?>, @ViewBuilder content: () -> Content) { native() }
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable { native() }
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> { native() }
  public init(selection: Binding<Set<SelectionValue>>, @ViewBuilder content: () -> Content) { native() }
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable { native() }
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> { native() }
}

extension List where SelectionValue == Never {
  public init(@ViewBuilder content: () -> Content) { native() }
  public init<RowContent: View>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent)
  where Content == ForEach<Range<Int>, Int, RowContent> { native() }
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable { native() }
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> { native() }
  public init<ID: Hashable, RowContent: View>(
    _ data: Range<Int>, id: KeyPath<Int, ID>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, ID, RowContent> { native() }
  @approximated("Closed: only the first rows are shown.") public init<Element: Identifiable, RowContent: View>(
    _ data: [Element], children: KeyPath<Element, [Element]?>,
    @ViewBuilder rowContent: @escaping (Element) -> RowContent
  ) where Content == RowContent { native() }
}

@approximated("Laid out as by iOS 15 to 18; makes all rows, nothing scrolls.")
public struct Form<Content: View>: Primitive { public init(@ViewBuilder content: () -> Content) { native() } }

@approximated("Fills the room it is offered, below the bar of a title; a bar has no items.")
public struct NavigationStack<Data, Root: View>: Primitive {
  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath { native() }
}

@approximated("Fills the room it is offered, below the bar of a title; a bar has no items.")
public struct NavigationView<Content: View>: Primitive {
  public init(@ViewBuilder content: () -> Content) { native() }
}

@approximated("Shows the first tab above a bar 49 high, as by iOS 15 to 18.")
public struct TabView<SelectionValue: Hashable, Content: View>: Primitive {
  public init(@ViewBuilder content: () -> Content) where SelectionValue == Int { native() }
  public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) { native() }
}

public struct Tab<Value: Hashable, Content: View, Label: View>: TabContent {
  public init(role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
  where Value == Never {
    native()
  }
  public init(value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
  { native() }
  public init(
    _ title: LocalizedStringKey, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel, Value == Never {
    native()
  }
  public init(
    _ title: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel { native() }
  public init(_ title: LocalizedStringKey, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content)
  where Label == DefaultTabLabel, Value == Never { native() }
  public init(
    _ title: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel { native() }
  public init(role: TabRole? = nil, @ViewBuilder content: () -> Content) where Label == EmptyView, Value == Never {
    native()
  }
  public init(value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content) where Label == EmptyView {
    native()
  }
}

public struct TabRole: Hashable { public static let search = Self() }

public struct TabSection<TabValue: Hashable>: TabContent {
  public init<C: TabContent>(_ title: LocalizedStringKey, @TabContentBuilder<TabValue> content: () -> C)
  where C.TabValue == TabValue { native() }
}

extension View {
  public func listRowInsets(_ insets: EdgeInsets?) -> some View { native() }
  public func listRowSpacing(_ spacing: CGFloat?) -> some View { native() }
  @approximated("A header keeps this distance to the card above, too.") public func listSectionSpacing(
    _ spacing: CGFloat
  ) -> some View { native() }
  @approximated("Only the margins at the sides change.") public func listSectionMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?
  ) -> some View { native() }
}

/// Bars. One directly in a navigation stack has the height of iOS 26.
extension View {
  @approximated("The bar is 108.5 high, or 64 inline, if the stack is directly around the view.")
  public func navigationTitle(_ title: LocalizedStringKey) -> some View { native() }
  @approximated("The bar is 108.5 high, or 64 inline, if the stack is directly around the view.")
  public func navigationTitle(_ title: Text) -> some View { native() }
  @approximated("The bar is 108.5 high, or 64 inline, if the stack is directly around the view.")
  public func navigationTitle(_ title: Binding<String>) -> some View { native() }
  @approximated("The bar is 108.5 high, or 64 inline, if the stack is directly around the view.")
  public func navigationBarTitle(_ title: LocalizedStringKey) -> some View { native() }
  @approximated("The bar is 108.5 high, or 64 inline, if the stack is directly around the view.")
  public func navigationBarTitle(_ title: Text) -> some View { native() }
  @approximated("The bar is 108.5 high, or 64 inline, if the stack is directly around the view.")
  public func navigationBarTitle(
    _ title: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { native() }
  @approximated("The bar is 108.5 high, or 64 inline, if the stack is directly around the view.")
  public func navigationBarTitle(_ label: Text, displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
    native()
  }
  public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
    native()
  }
  public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View { native() }
  public func navigationBarHidden(_ hidden: Bool) -> some View { native() }
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { native() }
  public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { native() }
  public func tabViewStyle(_ style: some TabViewStyle) -> some View { native() }
  public func tabViewStyle(_ style: PageTabViewStyle) -> some View { native() }
  public func tabViewStyle(_ style: DefaultTabViewStyle) -> some View { native() }
}

extension HorizontalAlignment {
  public static var listRowSeparatorLeading: HorizontalAlignment { native() }
  public static var listRowSeparatorTrailing: HorizontalAlignment { native() }
}
