@approximated("As on a phone: the sidebar alone, as in a NavigationStack; a bar takes no room.")
public struct NavigationSplitView: Primitive {
  public init(@ViewBuilder sidebar: () -> some View, @ViewBuilder detail: () -> some View) { native() }
  public init(
    @ViewBuilder sidebar: () -> some View, @ViewBuilder content: () -> some View, @ViewBuilder detail: () -> some View
  ) { native() }
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> some View,
    @ViewBuilder detail: () -> some View
  ) { native() }
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> some View,
    @ViewBuilder content: () -> some View, @ViewBuilder detail: () -> some View
  ) { native() }
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> some View,
    @ViewBuilder detail: () -> some View
  ) { native() }
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
