// Stacks, grids, lists, readers, the Layout protocol, preferences and anchors.

public struct HStack<Content: View>: Primitive {
  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {}
}
public struct VStack<Content: View>: Primitive {
  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {}
}
public struct ZStack<Content: View>: Primitive {
  nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {}
}
public struct LazyHStack<Content: View>: Primitive {
  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {}
}
public struct LazyVStack<Content: View>: Primitive {
  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {}
}
public struct LazyHGrid<Content: View>: Primitive {
  nonisolated public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {}
}
public struct LazyVGrid<Content: View>: Primitive {
  nonisolated public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {}
}
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1),
    sectionFooters = PinnedScrollableViews(rawValue: 2)
}
public struct GridItem: Sendable {
  public enum Size: Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }
  public var size: Size
  public var spacing: CGFloat?
  public var alignment: Alignment?
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) { self.size = size }
}
public struct Grid<Content: View>: Primitive {
  nonisolated public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {}
}
public struct GridRow<Content: View>: Primitive {
  nonisolated public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {}
}
public struct ViewThatFits<Content: View>: Primitive {
  nonisolated public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {}
}
public struct Group<Content> {
  public typealias Body = Never
  public var body: Never { fatalError() }
}
extension Group: View where Content: View { nonisolated public init(@ViewBuilder content: () -> Content) {} }
extension Group: Scene where Content: Scene { nonisolated public init(@SceneBuilder content: () -> Content) {} }
extension Group: ToolbarContent where Content: ToolbarContent {
  nonisolated public init(@ToolbarContentBuilder content: () -> Content) {}
}

public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public var data: Data
  public var content: (Data.Element) -> Content
}
extension ForEach: Primitive, View where Content: View {}
extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  nonisolated public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) { fatalError() }
}
public struct IdentifiedBinding<C: MutableCollection & RandomAccessCollection, ID: Hashable>: RandomAccessCollection
where C.Index: Hashable {
  public typealias Element = Binding<C.Element>
  public typealias Index = C.Index
  public var startIndex: Index { fatalError() }
  public var endIndex: Index { fatalError() }
  public func index(after i: Index) -> Index { i }
  public func index(before i: Index) -> Index { i }
  public subscript(position: Index) -> Element { fatalError() }
}
extension ForEach where Content: View {
  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) { fatalError() }
  nonisolated public init<C>(_ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content)
  where Data == IdentifiedBinding<C, ID>, C.Element: Identifiable, ID == C.Element.ID, C.Index: Hashable {
    fatalError()
  }
  nonisolated public init<C>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where Data == IdentifiedBinding<C, ID>, C.Index: Hashable { fatalError() }
}
extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  nonisolated public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) { fatalError() }
}
extension ForEach {
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> Self { self }
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> Self { self }
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some View { EmptyView() }
}

public struct Section<Parent, Content, Footer> {}
extension Section: Primitive, View where Parent: View, Content: View, Footer: View {
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
  ) {}
  nonisolated public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {}
}
extension Section where Parent == EmptyView, Content: View, Footer: View {
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {}
  nonisolated public init(footer: Footer, @ViewBuilder content: () -> Content) {}
}
extension Section where Parent: View, Content: View, Footer == EmptyView {
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {}
  nonisolated public init(header: Parent, @ViewBuilder content: () -> Content) {}
}
extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  nonisolated public init(@ViewBuilder content: () -> Content) {}
}
extension Section where Parent == Text, Content: View, Footer == EmptyView {
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {}
  nonisolated public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {}
}

public struct ScrollView<Content: View>: Primitive {
  nonisolated public init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content) {}
  nonisolated public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {}
}
public struct ScrollViewReader<Content: View>: Primitive {
  nonisolated public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {}
}
public struct ScrollViewProxy { public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {} }
public struct ContentMarginPlacement: Sendable {
  public static var automatic: ContentMarginPlacement { fatalError() }
  public static var scrollContent: ContentMarginPlacement { fatalError() }
  public static var scrollIndicators: ContentMarginPlacement { fatalError() }
}

public struct List<SelectionValue: Hashable, Content: View>: Primitive {
  nonisolated public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {}
  nonisolated public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {}
  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {}
  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where Content == ForEach<Data, ID, RowContent> {}
}
extension List where SelectionValue == Never {
  nonisolated public init(@ViewBuilder content: () -> Content) {}
  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {}
  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where Content == ForEach<Data, ID, RowContent> {}
  nonisolated public init<RowContent: View>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent)
  where Content == ForEach<Range<Int>, Int, RowContent> {}
  nonisolated public init<C: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<C>, @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    C.Index: Hashable, Content == ForEach<IdentifiedBinding<C, C.Element.ID>, C.Element.ID, RowContent>,
    C.Element: Identifiable
  {}
  nonisolated public init<C: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where C.Index: Hashable, Content == ForEach<IdentifiedBinding<C, ID>, ID, RowContent> {}
}
public struct Form<Content: View>: Primitive { nonisolated public init(@ViewBuilder content: () -> Content) {} }
public struct GroupBox<Label: View, Content: View>: Primitive {
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
}
extension GroupBox where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  nonisolated public init(_ configuration: GroupBoxStyleConfiguration) {}
}
extension GroupBox where Label == EmptyView { nonisolated public init(@ViewBuilder content: () -> Content) {} }
extension GroupBox where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {}
}
public struct ControlGroup<Content: View>: Primitive { nonisolated public init(@ViewBuilder content: () -> Content) {} }
public struct DisclosureGroup<Label: View, Content: View>: Primitive {
  nonisolated public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {}
  nonisolated public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {}
}
extension DisclosureGroup where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {}
  nonisolated public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {}
}
public struct NavigationStack<Data, Root: View>: Primitive {
  nonisolated public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {}
  nonisolated public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {}
}
public struct NavigationPath: Equatable {
  public init() {}
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {}
  public var count: Int { 0 }
  public var isEmpty: Bool { true }
  public mutating func append<V: Hashable>(_ value: V) {}
  public mutating func removeLast(_ k: Int = 1) {}
}
public struct NavigationView<Content: View>: Primitive {
  nonisolated public init(@ViewBuilder content: () -> Content) {}
}
public struct TabView<SelectionValue: Hashable, Content: View>: Primitive {
  nonisolated public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {}
}
extension TabView where SelectionValue == Int { nonisolated public init(@ViewBuilder content: () -> Content) {} }

public protocol TabContent<TabValue> { associatedtype TabValue: Hashable }
public struct TabRole: Hashable { public static let search = TabRole() }
public struct Tab<Value: Hashable, Content: View, Label: View>: TabContent { public typealias TabValue = Value }
extension Tab {
  nonisolated public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {}
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel {}
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel {}
}
extension Tab where Value == Never {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel {}
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel {}
  nonisolated public init(
    role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {}
}
public struct DefaultTabLabel: Primitive {}
public struct TabSection<TabValue: Hashable>: TabContent {
  nonisolated public init<C: TabContent>(
    _ titleKey: LocalizedStringKey, @TabContentBuilder<TabValue> content: () -> C
  ) where C.TabValue == TabValue {}
}
public struct _TabContents<TabValue: Hashable>: TabContent {}
@resultBuilder public struct TabContentBuilder<TabValue: Hashable> {
  public static func buildExpression<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue { content }
  public static func buildBlock<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue { content }
  public static func buildBlock<each C: TabContent>(_ content: repeat each C) -> _TabContents<TabValue> {
    _TabContents()
  }
}
public struct _TabContentView<Content: TabContent>: Primitive {}
extension TabView {
  nonisolated public init<C: TabContent>(
    selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
  ) where Content == _TabContentView<C> {}
}
extension TabView where SelectionValue == Never {
  nonisolated public init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
  where Content == _TabContentView<C> {}
}

// MARK: Readers

public struct GeometryReader<Content: View>: Primitive {
  public var content: (GeometryProxy) -> Content
  nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }
}
public struct GeometryProxy {
  public var size: CGSize { fatalError() }
  public var safeAreaInsets: EdgeInsets { fatalError() }
  public subscript<T>(anchor: Anchor<T>) -> T { fatalError() }
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect { fatalError() }
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect { fatalError() }
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? { fatalError() }
}
@frozen public enum CoordinateSpace {
  case global, local
  case named(AnyHashable)
}
public protocol CoordinateSpaceProtocol { var coordinateSpace: CoordinateSpace { get } }
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  public var coordinateSpace: CoordinateSpace { fatalError() }
}
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  public init() {}
  public var coordinateSpace: CoordinateSpace { fatalError() }
}
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  public init() {}
  public var coordinateSpace: CoordinateSpace { fatalError() }
}
extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace { fatalError() }
  public static var scrollView: NamedCoordinateSpace { fatalError() }
}
extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  public static var local: LocalCoordinateSpace { fatalError() }
}
extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  public static var global: GlobalCoordinateSpace { fatalError() }
}

// MARK: Preferences

public protocol PreferenceKey {
  associatedtype Value
  static var defaultValue: Value { get }
  static func reduce(value: inout Value, nextValue: () -> Value)
}
extension PreferenceKey where Value: ExpressibleByNilLiteral { public static var defaultValue: Value { nil } }
public struct Anchor<Value> {
  public struct Source {}
}
extension Anchor: Equatable where Value: Equatable { public static func == (a: Self, b: Self) -> Bool { true } }
extension Anchor: Hashable where Value: Hashable { public func hash(into hasher: inout Hasher) {} }
extension Anchor.Source where Value == CGRect {
  public static var bounds: Anchor<CGRect>.Source { fatalError() }
  public static func rect(_ r: CGRect) -> Anchor<CGRect>.Source { fatalError() }
}
extension Anchor.Source where Value == CGPoint {
  public static func point(_ p: CGPoint) -> Anchor<CGPoint>.Source { fatalError() }
  public static func unitPoint(_ p: UnitPoint) -> Anchor<CGPoint>.Source { fatalError() }
  public static var topLeading: Anchor<CGPoint>.Source { fatalError() }
  public static var top: Anchor<CGPoint>.Source { fatalError() }
  public static var topTrailing: Anchor<CGPoint>.Source { fatalError() }
  public static var leading: Anchor<CGPoint>.Source { fatalError() }
  public static var center: Anchor<CGPoint>.Source { fatalError() }
  public static var trailing: Anchor<CGPoint>.Source { fatalError() }
  public static var bottomLeading: Anchor<CGPoint>.Source { fatalError() }
  public static var bottom: Anchor<CGPoint>.Source { fatalError() }
  public static var bottomTrailing: Anchor<CGPoint>.Source { fatalError() }
}

// MARK: Layout

public protocol Layout: Animatable {
  static var layoutProperties: LayoutProperties { get }
  associatedtype Cache = Void
  typealias Subviews = LayoutSubviews
  func makeCache(subviews: Subviews) -> Cache
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
}
extension Layout where Cache == Void { public func makeCache(subviews: Subviews) -> Cache { () } }
extension Layout {
  public static var layoutProperties: LayoutProperties { fatalError() }
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {}
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { fatalError() }
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View { content() }
}
public struct LayoutProperties: Sendable {
  public init() {}
  public var stackOrientation: Axis?
}
public struct LayoutSubviews: Equatable, RandomAccessCollection, Sendable {
  public typealias SubSequence = LayoutSubviews
  public typealias Element = LayoutSubview
  public typealias Index = Int
  public var layoutDirection: LayoutDirection { fatalError() }
  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  public subscript(index: Int) -> Element { fatalError() }
  public subscript(bounds: Range<Int>) -> LayoutSubviews { self }
  public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int { self }
}
public struct LayoutSubview: Equatable {
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value { fatalError() }
  public var priority: Double { 0 }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { fatalError() }
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { fatalError() }
  public var spacing: ViewSpacing { fatalError() }
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {}
}
public struct ViewSpacing: Sendable {
  public static let zero = ViewSpacing()
  public init() {}
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {}
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing { self }
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat { 0 }
}
@frozen public struct ProposedViewSize: Equatable, Sendable {
  public var width: CGFloat?
  public var height: CGFloat?
  public static let zero = ProposedViewSize(width: 0, height: 0),
    unspecified = ProposedViewSize(width: nil, height: nil)
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)
  public init(width: CGFloat?, height: CGFloat?) { (self.width, self.height) = (width, height) }
  public init(_ size: CGSize) { (width, height) = (size.width, size.height) }
  public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize { size }
}
public protocol LayoutValueKey {
  associatedtype Value
  static var defaultValue: Value { get }
}
public protocol BuiltInLayout: Layout where Cache == Void, AnimatableData == EmptyAnimatableData {}
extension BuiltInLayout {
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize { fatalError() }
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
}
public struct HStackLayout: BuiltInLayout {
  public var alignment: VerticalAlignment
  public var spacing: CGFloat?
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) { self.alignment = alignment }
}
public struct VStackLayout: BuiltInLayout {
  public var alignment: HorizontalAlignment
  public var spacing: CGFloat?
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) { self.alignment = alignment }
}
public struct ZStackLayout: BuiltInLayout {
  public var alignment: Alignment
  public init(alignment: Alignment = .center) { self.alignment = alignment }
}
public struct GridLayout: BuiltInLayout {
  public init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil) {}
}
public struct AnyLayout: Layout {
  public struct Cache {}
  public init<L: Layout>(_ layout: L) {}
  public func makeCache(subviews: Subviews) -> Cache { Cache() }
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    fatalError()
  }
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {}
}

// MARK: Shapes

public protocol Shape: Animatable, View, Sendable {
  func path(in rect: CGRect) -> Path
  static var role: ShapeRole { get }
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
  var layoutDirectionBehavior: LayoutDirectionBehavior { get }
}
public enum ShapeRole: Sendable { case fill, stroke, separator }
extension Shape {
  public static var role: ShapeRole { .fill }
  public var body: some View { EmptyView() }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
  nonisolated public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape { self }
  nonisolated public func stroke(style: StrokeStyle) -> some Shape { self }
  nonisolated public func stroke(lineWidth: CGFloat = 1) -> some Shape { self }
  nonisolated public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> some View & ShapeView {
    stub() as _ShapeView<Self, S>
  }
  nonisolated public func fill(style: FillStyle = FillStyle()) -> some View & ShapeView {
    stub() as _ShapeView<Self, ForegroundStyle>
  }
  nonisolated public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> some View
    & ShapeView
  { stub() as _ShapeView<Self, S> }
  nonisolated public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true)
    -> some View & ShapeView
  { stub() as _ShapeView<Self, S> }
  nonisolated public func offset(_ offset: CGSize) -> OffsetShape<Self> { fatalError() }
  nonisolated public func offset(_ offset: CGPoint) -> OffsetShape<Self> { fatalError() }
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> { fatalError() }
  nonisolated public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> OffsetShape<Self> { fatalError() }
  nonisolated public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> OffsetShape<Self> {
    fatalError()
  }
  nonisolated public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> OffsetShape<Self> { fatalError() }
  nonisolated public func transform(_ transform: CGAffineTransform) -> OffsetShape<Self> { fatalError() }
  nonisolated public func size(_ size: CGSize) -> some Shape { self }
  nonisolated public func size(width: CGFloat, height: CGFloat) -> some Shape { self }
}
public protocol ShapeView: View { associatedtype Content: Shape }
public struct _ShapeView<Content: Shape, Style: ShapeStyle>: ShapeView, Primitive {}
extension ShapeView {
  nonisolated public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> some View & ShapeView {
    stub() as _ShapeView<Content, S>
  }
  nonisolated public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> some View
    & ShapeView
  { stub() as _ShapeView<Content, S> }
  nonisolated public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true)
    -> some View & ShapeView
  { stub() as _ShapeView<Content, S> }
}
extension ShapeView where Content: InsettableShape {
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), style: StrokeStyle, antialiased: Bool = true
  ) -> some View & ShapeView { stub() as _ShapeView<Content, S> }
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some View & ShapeView { stub() as _ShapeView<Content, S> }
}
public protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape
  func inset(by amount: CGFloat) -> InsetShape
}
extension InsettableShape {
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), style: StrokeStyle, antialiased: Bool = true
  ) -> some View { EmptyView() }
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some View { EmptyView() }
}
public protocol BuiltInShape: InsettableShape where InsetShape == Self, AnimatableData == EmptyAnimatableData {}
extension BuiltInShape {
  nonisolated public func path(in rect: CGRect) -> Path { fatalError() }
  nonisolated public func inset(by amount: CGFloat) -> Self { self }
}
public struct RotatedShape<Content: Shape>: Shape {
  nonisolated public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {}
  nonisolated public func path(in rect: CGRect) -> Path { fatalError() }
  public typealias AnimatableData = EmptyAnimatableData
}
public struct ScaledShape<Content: Shape>: Shape {
  nonisolated public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {}
  nonisolated public func path(in rect: CGRect) -> Path { fatalError() }
  public typealias AnimatableData = EmptyAnimatableData
}
public struct TransformedShape<Content: Shape>: Shape {
  nonisolated public init(shape: Content, transform: CGAffineTransform) {}
  nonisolated public func path(in rect: CGRect) -> Path { fatalError() }
  public typealias AnimatableData = EmptyAnimatableData
}
public struct OffsetShape<Content: Shape>: Shape {
  nonisolated public init(shape: Content, offset: CGSize) {}
  nonisolated public func path(in rect: CGRect) -> Path { fatalError() }
  public typealias AnimatableData = EmptyAnimatableData
}
public struct Rectangle: BuiltInShape { nonisolated public init() {} }
public struct Circle: BuiltInShape { nonisolated public init() {} }
public struct Ellipse: BuiltInShape { nonisolated public init() {} }
public struct Capsule: BuiltInShape { nonisolated public init(style: RoundedCornerStyle = .continuous) {} }
public struct ContainerRelativeShape: BuiltInShape { nonisolated public init() {} }
public struct ConcentricRectangle: BuiltInShape {
  nonisolated public init() {}
  nonisolated public init(corners: Edge.Corner.Style, isUniform: Bool = false) {}
}
extension Edge {
  public enum Corner: Sendable {
    case topLeading, topTrailing, bottomLeading, bottomTrailing

    public struct Style: Hashable, Sendable {
      public static var concentric: Style { fatalError() }
      public static func concentric(minimum: Style?) -> Style { fatalError() }
      public static func fixed(_ radius: CGFloat) -> Style { fatalError() }
    }
  }
}
extension Shape where Self == ConcentricRectangle {
  public static func rect(corners: Edge.Corner.Style, isUniform: Bool = false) -> Self { fatalError() }
}
public struct GlassEffectContainer<Content: View>: Primitive {
  nonisolated public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {}
}
public struct RoundedRectangle: BuiltInShape {
  nonisolated public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {}
  nonisolated public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {}
}
public struct UnevenRoundedRectangle: BuiltInShape {
  nonisolated public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {}
  nonisolated public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) {}
}
public struct RectangleCornerRadii: Hashable, Sendable {
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
  ) {}
}
public struct AnyShape: Shape {
  nonisolated public init<S: Shape>(_ shape: S) {}
  nonisolated public func path(in rect: CGRect) -> Path { fatalError() }
  public typealias AnimatableData = EmptyAnimatableData
}
extension Shape where Self == Rectangle { public static var rect: Rectangle { fatalError() } }
extension Shape where Self == Circle { public static var circle: Circle { fatalError() } }
extension Shape where Self == Ellipse { public static var ellipse: Ellipse { fatalError() } }
extension Shape where Self == Capsule {
  public static var capsule: Capsule { fatalError() }
  public static func capsule(style: RoundedCornerStyle) -> Capsule { fatalError() }
}
extension Shape where Self == ContainerRelativeShape {
  public static var containerRelative: ContainerRelativeShape { fatalError() }
}
extension Shape where Self == RoundedRectangle {
  public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> Self { fatalError() }
  public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> Self { fatalError() }
}
extension Shape where Self == UnevenRoundedRectangle {
  public static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) -> Self { fatalError() }
  public static func rect(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) -> Self {
    fatalError()
  }
}
public struct Path: Equatable, Shape {
  public func strokedPath(_ style: StrokeStyle) -> Path { self }
  nonisolated public init() {}
  nonisolated public init(_ rect: CGRect) {}
  nonisolated public init(_ callback: (inout Path) -> Void) {}
  nonisolated public init(ellipseIn rect: CGRect) {}
  nonisolated public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {}
  nonisolated public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {}
  nonisolated public func path(in rect: CGRect) -> Path { self }
  nonisolated public var boundingRect: CGRect { .zero }
  nonisolated public var isEmpty: Bool { true }
  nonisolated public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool { false }
  nonisolated public mutating func move(to end: CGPoint) {}
  nonisolated public mutating func addLine(to end: CGPoint) {}
  nonisolated public mutating func addLines(_ lines: [CGPoint]) {}
  nonisolated public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {}
  nonisolated public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {}
  nonisolated public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {}
  nonisolated public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {}
  nonisolated public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {}
  nonisolated public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {}
  nonisolated public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {}
  nonisolated public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {}
  nonisolated public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
  ) {}
  nonisolated public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {}
  nonisolated public mutating func closeSubpath() {}
  nonisolated public func applying(_ transform: CGAffineTransform) -> Path { self }
  nonisolated public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path { self }
  public typealias AnimatableData = EmptyAnimatableData
}
public struct StrokeStyle: Equatable, Sendable {
  public var lineWidth: CGFloat
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
    dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) { self.lineWidth = lineWidth }
}
public struct FillStyle: Equatable, Sendable { public init(eoFill: Bool = false, antialiased: Bool = true) {} }
public enum ColorRenderingMode: Sendable { case nonLinear, linear, extendedLinear }
public struct Canvas<Symbols: View>: Primitive {
  nonisolated public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) where Symbols == EmptyView {}
  nonisolated public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
  ) {}
}
public struct GraphicsContext {
  public struct ResolvedSymbol { public var size: CGSize { .zero } }
  public struct ResolvedImage { public var size: CGSize { .zero } }
  public struct ResolvedText { public func measure(in size: CGSize) -> CGSize { size } }
  public struct ClipOptions: OptionSet {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let inverse = ClipOptions(rawValue: 1)
  }
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? { nil }
  public func resolve(_ text: Text) -> ResolvedText { ResolvedText() }
  public func resolve(_ image: Image) -> ResolvedImage { ResolvedImage() }
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {}
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {}
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {}
  public func draw(_ text: ResolvedText, in rect: CGRect) {}
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {}
  public func draw(_ image: ResolvedImage, in rect: CGRect) {}
  public struct Shading {
    public static func color(_ color: Color) -> Shading { fatalError() }
    public static func style<S: ShapeStyle>(_ style: S) -> Shading { fatalError() }
  }
  public var opacity: Double {
    get { fatalError() }
    set {}
  }
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {}
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {}
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {}
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {}
  public func draw(_ text: Text, in rect: CGRect) {}
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {}
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {}
  public mutating func translateBy(x: CGFloat, y: CGFloat) {}
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {}
  public mutating func rotate(by angle: Angle) {}
  public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()) {}
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {}
}
