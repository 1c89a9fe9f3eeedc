@approximated("As on a phone: the sidebar alone, as in a NavigationStack; a bar takes no room.")
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: Primitive {
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) where Content == EmptyView {
    native()
  }
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) { native() }
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView { native() }
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) { native() }
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView { native() }
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> some View,
    @ViewBuilder content: () -> some View, @ViewBuilder detail: () -> some View
  ) { native() }
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> some View,
    @ViewBuilder detail: () -> some View
  ) { native() }
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> some View,
    @ViewBuilder content: () -> some View, @ViewBuilder detail: () -> some View
  ) { native() }
}

public struct NavigationSplitViewVisibility: Hashable {
  public static let automatic = Self(), all = Self(), doubleColumn = Self(), detailOnly = Self()
}

public struct NavigationSplitViewColumn: Hashable {
  public static let sidebar = Self(), content = Self(), detail = Self()
}
