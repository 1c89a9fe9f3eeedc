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

@approximated("Fills the room it is offered; no bars are laid out.")
public struct NavigationStack<Data, Root: View>: Primitive {
  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath { native() }
}

@approximated("Fills the room it is offered; no bars are laid out.")
public struct NavigationView<Content: View>: Primitive {
  public init(@ViewBuilder content: () -> Content) { native() }
}

@approximated("Shows the first tab, as large as offered; no bar is laid out.")
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
}

extension HorizontalAlignment {
  public static var listRowSeparatorLeading: HorizontalAlignment { native() }
  public static var listRowSeparatorTrailing: HorizontalAlignment { native() }
}
