extension Button {
  public init(_ title: LocalizedStringKey, image: ImageResource, action: @escaping @MainActor () -> Void)
  where Label == SwiftUI.Label<Text, Image> {
    self.init(role: nil, action: action, label: { SwiftUI.Label(title, image: image) })
  }
  public init(
    _ title: LocalizedStringKey, image: ImageResource, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) where Label == SwiftUI.Label<Text, Image> {
    self.init(role: role, action: action, label: { SwiftUI.Label(title, image: image) })
  }
}

extension Label {
  public init(_ title: LocalizedStringKey, image resource: ImageResource) where Title == Text, Icon == Image {
    self.init(title: { Text(title) }, icon: { Image(resource) })
  }
}

public struct DoubleColumnNavigationViewStyle: NavigationViewStyle { public init() { token("columns") } }
public struct ColumnNavigationViewStyle: NavigationViewStyle { public init() { token("columns") } }
