extension View {
  public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View {
    native()
  }
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View { native() }
  public func padding(_ insets: EdgeInsets) -> some View { native() }
  public func padding(_ length: CGFloat) -> some View { padding(Edge.Set.all, length) }
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { native() }
  @approximated("An iPhone's margins: 16 at the sides, 20 where the stage is at least 414 wide.")
  public func scenePadding(_ edges: Edge.Set = .all) -> some View { native() }
  @approximated("An iPhone's margins: 16 at the sides, 20 where the stage is at least 414 wide.")
  public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View { native() }
  public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View { native() }
  public func layoutPriority(_ value: Double) -> some View { native() }
  public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View { native() }
  public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View { native() }
  public func scaledToFit() -> some View { aspectRatio(nil, contentMode: ContentMode.fit) }
  public func scaledToFill() -> some View { aspectRatio(nil, contentMode: ContentMode.fill) }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { native() }
  public func offset(_ offset: CGSize) -> some View { native() }
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { native() }
  public func position(_ position: CGPoint) -> some View { native() }
  public func alignmentGuide(_ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat)
    -> some View
  {
    native()
  }
  public func alignmentGuide(_ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat)
    -> some View
  {
    native()
  }
  public func overlay(alignment: Alignment = .center, @ViewBuilder content: () -> some View) -> some View { native() }
  @_disfavoredOverload public func overlay(_ content: some View, alignment: Alignment = .center) -> some View {
    native()
  }
  public func overlay(_ style: some ShapeStyle) -> some View { native() }
  public func overlay(_ style: some ShapeStyle, in shape: some Shape, fillStyle: FillStyle = FillStyle()) -> some View {
    native()
  }
  public func overlay(_ style: some ShapeStyle, ignoresSafeAreaEdges edges: Edge.Set) -> some View { native() }
  public func background(alignment: Alignment = .center, @ViewBuilder content: () -> some View) -> some View {
    native()
  }
  @_disfavoredOverload public func background(_ content: some View, alignment: Alignment = .center) -> some View {
    native()
  }
  public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View { native() }
  public func background(_ style: some ShapeStyle, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    native()
  }
  public func background(_ style: some ShapeStyle, in shape: some Shape, fillStyle: FillStyle = FillStyle())
    -> some View
  { native() }
  public func background(in shape: some Shape, fillStyle: FillStyle = FillStyle()) -> some View { native() }
  public func accessibilityIdentifier(_ identifier: String) -> some View { native() }
  public func id<ID: Hashable>(_ id: ID) -> some View { native() }
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { native() }
  public func dynamicTypeSize(_ range: PartialRangeThrough<DynamicTypeSize>) -> some View { native() }
  public func dynamicTypeSize(_ range: PartialRangeFrom<DynamicTypeSize>) -> some View { native() }
  public func dynamicTypeSize(_ range: ClosedRange<DynamicTypeSize>) -> some View { native() }
  public func imageScale(_ scale: Image.Scale) -> some View { native() }
  public func symbolVariant(_ variant: SymbolVariants) -> some View { native() }
  @compilerOnly public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> { native() }
  @approximated("Of several sources of one id, the one that was inserted last counts.")
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center,
    isSource: Bool = true
  ) -> some View { native() }
}

public struct MatchedGeometryProperties: Hashable {
  @compilerOnly public let rawValue: UInt32
  @compilerOnly public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let position = Self(), size = Self(), frame = Self()
}

public struct SymbolVariants: Hashable {
  public static let none = Self(), circle = Self(), square = Self(), rectangle = Self(), fill = Self()
  public static let slash = Self()
  public var circle: SymbolVariants { native() }
  public var square: SymbolVariants { native() }
  public var rectangle: SymbolVariants { native() }
  public var fill: SymbolVariants { native() }
  public var slash: SymbolVariants { native() }
}

public struct ScenePadding: Hashable { public static let minimum = Self() }

extension ViewModifier {
  @compilerOnly public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> { native() }
}

public struct _ViewModifier_Content<Modifier: ViewModifier>: Primitive {}

public struct ModifiedContent<Content, Modifier> { public init(content: Content, modifier: Modifier) { native() } }

extension ModifiedContent: Primitive, View where Content: View, Modifier: ViewModifier {}
