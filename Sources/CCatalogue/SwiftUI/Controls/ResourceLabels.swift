extension Button {
  public init(_ title: LocalizedStringKey, image: ImageResource, action: @escaping @MainActor () -> Void)
  where Label == SwiftUI.Label<Text, Image> { native() }
  public init(
    _ title: LocalizedStringKey, image: ImageResource, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) where Label == SwiftUI.Label<Text, Image> { native() }
}

extension Label {
  public init(_ title: LocalizedStringKey, image resource: ImageResource) where Title == Text, Icon == Image {
    native()
  }
}

public struct DoubleColumnNavigationViewStyle: NavigationViewStyle { public init() { native() } }
public struct ColumnNavigationViewStyle: NavigationViewStyle { public init() { native() } }
