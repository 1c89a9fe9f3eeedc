@approximated("Has the sizes of an iPhone with iOS 26 in English; nothing reacts.")
public struct RenameButton: Primitive { public init() { native() } }

extension ContentUnavailableView {
  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) { native() }
  public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil)
  where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView { native() }
  public static func search(text: String) -> Self
  where
    Label == SearchUnavailableContent.Label, Actions == SearchUnavailableContent.Actions,
    Description == SearchUnavailableContent.Description
  { native() }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Actions == SearchUnavailableContent.Actions,
  Description == SearchUnavailableContent.Description
{
  public static var search: Self { native() }
}
