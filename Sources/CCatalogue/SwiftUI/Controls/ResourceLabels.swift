extension Button {
  public init(_ title: String, image: ImageResource, action: () -> Void) { native() }
  public init(_ title: String, image: ImageResource, role: ButtonRole?, action: () -> Void) { native() }
}

extension Label {
  public init(_ title: String, image: ImageResource) { native() }
}

public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  public init() { native() }
}

public struct ColumnNavigationViewStyle: NavigationViewStyle {
  public init() { native() }
}
