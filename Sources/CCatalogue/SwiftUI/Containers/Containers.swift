public struct HStack<Content: View>: Primitive {
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    native()
  }
}

public struct VStack<Content: View>: Primitive {
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    native()
  }
}

public struct ZStack<Content: View>: Primitive {
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) { native() }
}

public struct Group<Content> {}

extension Group: Primitive, View where Content: View { public init(@ViewBuilder content: () -> Content) { native() } }

@approximated("Its content as it is; glass neither blends nor takes room.")
public struct GlassEffectContainer<Content: View>: Primitive {
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { native() }
}

public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {}

extension ForEach: Primitive, View where Content: View {
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int { native() }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) { native() }
}

extension ForEach where Content: View {
  public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    native()
  }
  public init(_ data: Range<Int>, id: KeyPath<Int, ID>, @ViewBuilder content: @escaping (Int) -> Content)
  where Data == Range<Int> { native() }
  public init(_ data: ClosedRange<Int>, id: KeyPath<Int, ID>, @ViewBuilder content: @escaping (Int) -> Content)
  where Data == ClosedRange<Int> { native() }
}
