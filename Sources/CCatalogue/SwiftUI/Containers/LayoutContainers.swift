@approximated(
  "makeCache is called before each pass and updateCache never: what updateCache has to leave behind once subviews have changed is what makeCache makes, which is also what it does where it is not written."
) public protocol Layout {}
extension Layout {
  public func callAsFunction(@ViewBuilder content: () -> some View) -> some View { native() }
}

public struct HStackLayout: Layout {
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) { native() }
}

public struct VStackLayout: Layout {
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) { native() }
}

public struct ZStackLayout: Layout {
  public init(alignment: Alignment = .center) { native() }
}

public struct GridLayout: Layout {
  public init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil) {
    native()
  }
}

public struct AnyLayout: Layout {
  public init(_ layout: some Layout) { native() }
}
