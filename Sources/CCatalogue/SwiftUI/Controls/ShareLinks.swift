@approximated("A button with its label; nothing is handed to other apps.") public struct ShareLink: Primitive {
  public init(item: String, subject: Text? = nil, message: Text? = nil) { native() }
  public init(_ title: String, item: String, subject: Text? = nil, message: Text? = nil) { native() }
  public init(item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> some View) {
    native()
  }
  public init(item: URL, subject: Text? = nil, message: Text? = nil) { native() }
  public init(_ title: String, item: URL, subject: Text? = nil, message: Text? = nil) { native() }
  public init(item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> some View) { native() }
  public init(items: [String], subject: Text? = nil, message: Text? = nil) { native() }
  public init(_ title: String, items: [String], subject: Text? = nil, message: Text? = nil) { native() }
  public init(items: [String], subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> some View) {
    native()
  }
  public init(items: [URL], subject: Text? = nil, message: Text? = nil) { native() }
  public init(_ title: String, items: [URL], subject: Text? = nil, message: Text? = nil) { native() }
  public init(items: [URL], subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> some View) {
    native()
  }
  public init<Item>(item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview) { native() }
  public init<Item>(_ title: String, item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview) {
    native()
  }
  public init<Item>(
    item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview, @ViewBuilder label: () -> some View
  ) { native() }
}

@inert public struct SharePreview: Hashable {
  public init(_ title: String) { native() }
  public init(_ title: String, image: Image) { native() }
  public init(_ title: String, icon: Image) { native() }
  public init(_ title: String, image: Image, icon: Image) { native() }
}
