@approximated("Has the sizes of an iPhone with iOS 26 in English; nothing reacts.")
public struct RenameButton: Primitive {
  public init() { native() }
}

extension ContentUnavailableView {
  public init(
    @ViewBuilder label: () -> some View, @ViewBuilder description: () -> some View,
    @ViewBuilder actions: () -> some View
  ) { native() }
  public init(@ViewBuilder label: () -> some View, @ViewBuilder description: () -> some View) { native() }
  public init(@ViewBuilder label: () -> some View, @ViewBuilder actions: () -> some View) { native() }
  public init(@ViewBuilder label: () -> some View) { native() }
  public init(_ title: String, image: String, description: Text? = nil) { native() }
  public static func search(text: String) -> ContentUnavailableView { native() }
  public static var search: ContentUnavailableView { native() }
}
