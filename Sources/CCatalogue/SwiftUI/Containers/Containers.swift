public struct HStack: Primitive {
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> some View) {
    native()
  }
}

public struct VStack: Primitive {
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> some View)
  { native() }
}

public struct ZStack: Primitive {
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> some View) { native() }
}

public struct Group: Primitive {
  public init(@ViewBuilder content: () -> some View) { native() }
}

@approximated("Its content as it is; glass neither blends nor takes room.")
public struct GlassEffectContainer: Primitive {
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> some View) { native() }
}

public struct ForEach: Primitive {
  public init(_ data: Range<Int>, @ViewBuilder content: (Int) -> some View) { native() }
  public init<Element: Identifiable>(
    _ data: some RandomAccessCollection<Element>, @ViewBuilder content: (Element) -> some View
  ) { native() }
  public init<Element, ID: Hashable>(
    _ data: some RandomAccessCollection<Element>, id: KeyPath<Element, ID>, @ViewBuilder content: (Element) -> some View
  ) { native() }
  public init<Element, ID: Hashable>(
    _ data: Range<Element>, id: KeyPath<Element, ID>, @ViewBuilder content: (Element) -> some View
  ) { native() }
  public init<Element, ID: Hashable>(
    _ data: ClosedRange<Element>, id: KeyPath<Element, ID>, @ViewBuilder content: (Element) -> some View
  ) { native() }
}
