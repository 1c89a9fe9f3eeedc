// What Swift's compiler needs besides the catalog to read a program: what SwiftUI has and the course does not, and what the
// course's checker knows without a declaration, such as result builders and some property wrappers. Nothing is behind it.

@_exported import Foundation
@_exported import Observation

extension GridItem {
  public var alignment: Alignment? {
    get { native() }
    set { native() }
  }
}
extension Group {
  public typealias Body = Never
  public var body: Never { native() }
}
extension Group: Scene where Content: Scene {
  public init(@SceneBuilder content: () -> Content) {}
}
extension Group: ToolbarContent where Content: ToolbarContent {
  public init(@ToolbarContentBuilder content: () -> Content) {}
}
extension ForEach {
  public var data: Data {
    get { native() }
    set { native() }
  }
  public var content: (Data.Element) -> Content {
    get { native() }
    set { native() }
  }
}
public struct IdentifiedBinding<C: MutableCollection & RandomAccessCollection, ID: Hashable>: RandomAccessCollection
where C.Index: Hashable {
  public typealias Element = Binding<C.Element>
  public typealias Index = C.Index
  public var startIndex: Index { native() }
  public var endIndex: Index { native() }
  public func index(after i: Index) -> Index { i }
  public func index(before i: Index) -> Index { i }
  public subscript(position: Index) -> Element { native() }
}
extension Section where Parent == Text, Content: View, Footer == EmptyView {
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {}
}
extension ScrollView {
  public init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content) {}
}
extension GroupBox where Label == Text {
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {}
}
public protocol TabContent<TabValue> { associatedtype TabValue: Hashable }
extension Tab {
  public typealias TabValue = Value
}
public struct DefaultTabLabel: Primitive {}
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
  public init<C: TabContent>(
    selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
  ) where Content == _TabContentView<C> {}
}
extension TabView where SelectionValue == Never {
  public init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
  where Content == _TabContentView<C> {}
}
extension GeometryReader {
  public var content: (GeometryProxy) -> Content {
    get { native() }
    set { native() }
  }
}
extension GeometryProxy {
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect { native() }
}
public protocol CoordinateSpaceProtocol { var coordinateSpace: CoordinateSpace { get } }
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  public var coordinateSpace: CoordinateSpace { native() }
}
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  public init() {}
  public var coordinateSpace: CoordinateSpace { native() }
}
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  public init() {}
  public var coordinateSpace: CoordinateSpace { native() }
}
extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace { native() }
  public static var scrollView: NamedCoordinateSpace { native() }
}
extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  public static var local: LocalCoordinateSpace { native() }
}
extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  public static var global: GlobalCoordinateSpace { native() }
}
extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { nil }
}
extension Anchor: Equatable where Value: Equatable {
  public static func == (a: Self, b: Self) -> Bool { true }
}
extension Anchor: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) {}
}
extension Layout where Cache == Void {
  public func makeCache(subviews: Subviews) -> Cache { () }
}
extension Layout {
  public static var layoutProperties: LayoutProperties { native() }
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {}
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { native() }
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }
}
extension LayoutSubviews {
  public typealias SubSequence = LayoutSubviews
  public typealias Element = LayoutSubview
  public typealias Index = Int
  public subscript(bounds: Range<Int>) -> LayoutSubviews { self }
  public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int { self }
}
extension HStackLayout {
  public var alignment: VerticalAlignment {
    get { native() }
    set { native() }
  }
  public var spacing: CGFloat? {
    get { native() }
    set { native() }
  }
}
extension VStackLayout {
  public var alignment: HorizontalAlignment {
    get { native() }
    set { native() }
  }
  public var spacing: CGFloat? {
    get { native() }
    set { native() }
  }
}
extension ZStackLayout {
  public var alignment: Alignment {
    get { native() }
    set { native() }
  }
}
public enum ShapeRole: Sendable { case fill, stroke, separator }
extension Shape {
  public static var role: ShapeRole { .fill }
  public var body: some View { EmptyView() }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}
public struct _ShapeView<Content: Shape, Style: ShapeStyle>: ShapeView, Primitive {}
extension ShapeView where Content: InsettableShape {
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), style: StrokeStyle, antialiased: Bool = true
  ) -> some View & ShapeView { stub() as _ShapeView<Content, S> }
}
public protocol BuiltInShape: InsettableShape where InsetShape == Self, AnimatableData == EmptyAnimatableData {}
extension BuiltInShape {
  public func path(in rect: CGRect) -> Path { native() }
  public func inset(by amount: CGFloat) -> Self { self }
}
extension RotatedShape {
  public func path(in rect: CGRect) -> Path { native() }
  public typealias AnimatableData = EmptyAnimatableData
}
extension ScaledShape {
  public func path(in rect: CGRect) -> Path { native() }
  public typealias AnimatableData = EmptyAnimatableData
}
extension TransformedShape {
  public func path(in rect: CGRect) -> Path { native() }
  public typealias AnimatableData = EmptyAnimatableData
}
extension OffsetShape {
  public func path(in rect: CGRect) -> Path { native() }
  public typealias AnimatableData = EmptyAnimatableData
}
extension AnyShape {
  public func path(in rect: CGRect) -> Path { native() }
  public typealias AnimatableData = EmptyAnimatableData
}
extension Path {
  public var boundingRect: CGRect { .zero }
  public var isEmpty: Bool { true }
  public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool { false }
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {}
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {}
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {}
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {}
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {}
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {}
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
  ) {}
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {}
  public typealias AnimatableData = EmptyAnimatableData
}
extension StrokeStyle {
  public var lineWidth: CGFloat {
    get { native() }
    set { native() }
  }
}
extension Button where Label == Text {
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
  }
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {}
}
extension Button where Label == SwiftUI.Label<Text, Image> {
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, systemImage: String, action: @escaping @MainActor () -> Void
  ) {}
}
extension Label where Title == Text, Icon == Image {
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, image name: String) {}
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, systemImage name: String) {}
}
extension Toggle where Label == Text {
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {}
}
extension Stepper where Label == Text {
  @_disfavoredOverload public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {}
}
extension TextField where Label == Text {
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, text: Binding<String>) {}
}
extension SecureField where Label == Text {
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, text: Binding<String>) {}
}
extension Picker where Label == Text {
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {}
}
extension ProgressView {
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S)
  where Label == Text, CurrentValueLabel == EmptyView {}
  @_disfavoredOverload public init<S: StringProtocol, V: BinaryFloatingPoint>(
    _ title: S, value: V?, total: V = 1
  ) where Label == Text, CurrentValueLabel == EmptyView {}
}
extension Menu where Label == Text {
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {}
}
extension Link where Label == Text {
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, destination: URL) {}
}
extension NavigationLink where Label == Text {
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, @ViewBuilder destination: () -> Destination
  ) {}
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, destination: Destination) {}
}
extension LabeledContent where Label == Text {
  @_disfavoredOverload public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2)
  where Content == Text {}
}
public struct SearchUnavailableContent {
  public struct Label: Primitive {}
  public struct Description: Primitive {}
  public struct Actions: Primitive {}
}
public struct PasteButton: Primitive {
  public init<T>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {}
}
extension ButtonStyleConfiguration {
  public struct Label: Primitive {}
}
extension PrimitiveButtonStyleConfiguration {
  public struct Label: Primitive {}
}
extension LabelStyleConfiguration {
  public struct Title: Primitive {}
  public struct Icon: Primitive {}
}
extension ToggleStyleConfiguration {
  public struct Label: Primitive {}
}
extension GroupBoxStyleConfiguration {
  public struct Label: Primitive {}
  public struct Content: Primitive {}
}
extension DefaultButtonStyle {
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}
extension PlainButtonStyle {
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}
extension BorderlessButtonStyle {
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}
extension BorderedButtonStyle {
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}
extension BorderedProminentButtonStyle {
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}
extension GlassButtonStyle {
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}
extension GlassProminentButtonStyle {
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}
extension DefaultLabelStyle {
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}
extension TitleOnlyLabelStyle {
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}
extension IconOnlyLabelStyle {
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}
extension TitleAndIconLabelStyle {
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}
extension DefaultToggleStyle {
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}
extension SwitchToggleStyle {
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}
extension ButtonToggleStyle {
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}
extension DefaultProgressViewStyle {
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}
extension LinearProgressViewStyle {
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}
extension CircularProgressViewStyle {
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}
extension Never: Gesture {
  public typealias Value = Never
}
public protocol PrimitiveGesture: Gesture where Body == Never {}
extension PrimitiveGesture {
  public var body: Never { native() }
}
extension DragGesture {
  public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol) {}
}
extension DragGesture.Value {
  public var time: Date {
    get { native() }
    set { native() }
  }
}
extension TapGesture {
  public typealias Value = ()
}
extension LongPressGesture {
  public typealias Value = Bool
}
extension RotateGesture {
  public init(minimumAngleDelta: Angle = .degrees(1)) {}
}
extension Optional: Gesture where Wrapped: Gesture {
  public typealias Value = Wrapped.Value
  public var body: Never { native() }
}
extension MagnificationGesture {
  public typealias Value = CGFloat
}
extension RotationGesture {
  public typealias Value = Angle
}
public struct _ChangedGesture<Content: Gesture>: PrimitiveGesture { public typealias Value = Content.Value }
public struct GestureStateGesture<Base: Gesture, State>: PrimitiveGesture { public typealias Value = Base.Value }
public struct _EndedGesture<Content: Gesture>: PrimitiveGesture { public typealias Value = Content.Value }
extension Gesture {
  public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> { native() }
  public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> { native() }
}
extension SequenceGesture {
  public enum Value {
    case first(First.Value)
    case second(First.Value, Second.Value?)
  }
}
extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture {
  public struct Value {
    public var first: First.Value?
    public var second: Second.Value?
  }
}
extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension ExclusiveGesture {
  public enum Value {
    case first(First.Value)
    case second(Second.Value)
  }
}
extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension Gesture where Value: Equatable {
  public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> { native() }
}
extension View {
  public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View { self }
  public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
  where T.Bound == DynamicTypeSize { self }
  public func fontWidth(_ width: Font.Width?) -> some View { self }
  public func textRenderer<Renderer>(_ renderer: Renderer) -> some View { self }
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View { self }
  @_disfavoredOverload
  public func badge<S: StringProtocol>(_ label: S?) -> some View { self }
  public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }
  @_disfavoredOverload
  public func onReceive<P>(_ publisher: P, perform action: @escaping (Any) -> Void) -> some View { self }
  public func onReceive(_ publisher: TimerPublisher, perform action: @escaping (Date) -> Void) -> some View {
    self
  }
  @_disfavoredOverload
  public func help<S: StringProtocol>(_ text: S) -> some View { self }
  @_disfavoredOverload
  public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { self }
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View { self }
  public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
    self
  }
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }
  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View { self }
  public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    self
  }
  public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View { self }
  public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View { self }
  public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View { self }
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View { self }
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View { self }
  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { self }
  public func popover<Content: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) -> some View { self }
  public func labelsVisibility(_ visibility: Visibility) -> some View { self }
}
public protocol VisualEffect: Sendable {}
extension VisualEffect {
  public func opacity(_ opacity: Double) -> some VisualEffect { self }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { self }
  public func offset(_ offset: CGSize) -> some VisualEffect { self }
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect { self }
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect { self }
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect { self }
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect { self }
  public func brightness(_ amount: Double) -> some VisualEffect { self }
  public func saturation(_ amount: Double) -> some VisualEffect { self }
  public func hueRotation(_ angle: Angle) -> some VisualEffect { self }
  public func grayscale(_ amount: Double) -> some VisualEffect { self }
}
public enum UITextAutocapitalizationType: Int { case none, words, sentences, allCharacters }
extension KeyEquivalent {
  public init(extendedGraphemeClusterLiteral: Character) {}
}
extension ViewAlignedScrollTargetBehavior {
  public init() {}
}
public struct ScrollTransitionConfiguration: Sendable {
  public static let interactive = ScrollTransitionConfiguration(), animated = ScrollTransitionConfiguration()
  public static let identity = ScrollTransitionConfiguration()
  public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration { animated }
}
public enum ScrollTransitionPhase: Sendable {
  case topLeading, identity, bottomTrailing
  public var isIdentity: Bool { true }
  public var value: Double { 0 }
}
public struct EnabledTextSelectability: TextSelectability {}
public struct DisabledTextSelectability: TextSelectability {}
public enum AccessibilityHeadingLevel: UInt, Sendable { case unspecified, h1, h2, h3, h4, h5, h6 }
public protocol ToolbarContent {
  associatedtype Body: ToolbarContent
  @MainActor @ToolbarContentBuilder var body: Body { get }
}
extension Never: ToolbarContent {}
@resultBuilder public enum ToolbarContentBuilder {
  public static func buildBlock<C0: ToolbarContent, C1: ToolbarContent, C2: ToolbarContent, C3: ToolbarContent>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3
  ) -> some ToolbarContent { c0 }
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }
  public static func buildBlock<C0: ToolbarContent, C1: ToolbarContent>(_ c0: C0, _ c1: C1) -> some ToolbarContent {
    c0
  }
  public static func buildBlock<C0: ToolbarContent, C1: ToolbarContent, C2: ToolbarContent>(
    _ c0: C0, _ c1: C1, _ c2: C2
  ) -> some ToolbarContent { c0 }
}
public struct ToolbarItemPlacement {
  public static let automatic = ToolbarItemPlacement(), principal = ToolbarItemPlacement(),
    navigation = ToolbarItemPlacement()
  public static let primaryAction = ToolbarItemPlacement(), status = ToolbarItemPlacement(),
    keyboard = ToolbarItemPlacement()
  public static let cancellationAction = ToolbarItemPlacement(), confirmationAction = ToolbarItemPlacement()
  public static let destructiveAction = ToolbarItemPlacement(), bottomBar = ToolbarItemPlacement()
  public static let topBarLeading = ToolbarItemPlacement(), topBarTrailing = ToolbarItemPlacement()
  public static let navigationBarLeading = ToolbarItemPlacement(), navigationBarTrailing = ToolbarItemPlacement()
}
public struct ToolbarItem<ID, Content: View>: ToolbarContent {
  public var body: Never { native() }
}
extension ToolbarItem where ID == () {
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {}
}
public struct ToolbarItemGroup<Content: View>: ToolbarContent {
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {}
  public var body: Never { native() }
}
extension PhaseAnimator {
  public var body: Never { native() }
}
public protocol Keyframes<Value> { associatedtype Value }
public protocol KeyframeTrackContent<Value> { associatedtype Value }
extension KeyframeTrack {
  public typealias Value = Root
}
extension KeyframeAnimator {
  public var body: Never { native() }
}
public struct SeveralKeyframes<Value>: Keyframes, KeyframeTrackContent {}
@resultBuilder public struct KeyframesBuilder<Value> {
  public static func buildExpression<K: Keyframes<Value>>(_ keyframes: K) -> K { keyframes }
  public static func buildExpression<K: KeyframeTrackContent<Value>>(_ keyframes: K) -> SeveralKeyframes<Value> {
    SeveralKeyframes()
  }
  public static func buildBlock<each K: Keyframes>(_ keyframes: repeat each K) -> SeveralKeyframes<Value> {
    SeveralKeyframes()
  }
}
@resultBuilder public struct KeyframeTrackContentBuilder<Value> {
  public static func buildExpression<K: KeyframeTrackContent<Value>>(_ keyframe: K) -> K { keyframe }
  public static func buildBlock<each K: KeyframeTrackContent>(_ keyframes: repeat each K) -> SeveralKeyframes<Value> {
    SeveralKeyframes()
  }
  public static func buildArray(_ keyframes: [SeveralKeyframes<Value>]) -> SeveralKeyframes<Value> {
    SeveralKeyframes()
  }
}
public struct PeriodicTimelineSchedule: TimelineSchedule {}
public struct EveryMinuteTimelineSchedule: TimelineSchedule {}
public struct ExplicitTimelineSchedule: TimelineSchedule {}
public struct AnimationTimelineSchedule: TimelineSchedule {}
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context
public struct TimerPublisher {
  public func autoconnect() -> TimerPublisher { self }
  public var upstream: TimerPublisher { self }
  @discardableResult public func connect() -> TimerPublisher { self }
  public func cancel() {}
}
extension Timer {
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode
  ) -> TimerPublisher { TimerPublisher() }
}
extension ButtonBorderShape: InsettableShape {
  public func path(in rect: CGRect) -> Path { native() }
  public func inset(by amount: CGFloat) -> some InsettableShape { Rectangle() }
}
extension ActionSheet {
  public typealias Button = Alert.Button
}
extension CGPoint: Animatable {}
extension CGSize: Animatable {}
extension RunLoop.Mode {
  public static let tracking = RunLoop.Mode("tracking")
}
@propertyWrapper public struct AppStorage<Value>: DynamicProperty {
  public var wrappedValue: Value {
    get { native() }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { native() }
  init(stub: Void) {}
}
@propertyWrapper public struct SceneStorage<Value>: DynamicProperty {
  public var wrappedValue: Value {
    get { native() }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { native() }
  init(stub: Void) {}
}
public protocol KeyedValue {}
extension Bool: KeyedValue {}
extension Int: KeyedValue {}
extension Double: KeyedValue {}
extension String: KeyedValue {}
extension URL: KeyedValue {}
extension Date: KeyedValue {}
extension Data: KeyedValue {}
extension AppStorage where Value: KeyedValue {
  public init(wrappedValue: Value, _ key: String) { self.init(stub: ()) }
}
extension AppStorage where Value: RawRepresentable, Value.RawValue == Int {
  public init(wrappedValue: Value, _ key: String) { self.init(stub: ()) }
}
extension AppStorage where Value: RawRepresentable, Value.RawValue == String {
  public init(wrappedValue: Value, _ key: String) { self.init(stub: ()) }
}
extension AppStorage where Value: ExpressibleByNilLiteral {
  public init<V: KeyedValue>(_ key: String) where Value == V? { self.init(stub: ()) }
}
extension SceneStorage where Value: KeyedValue {
  public init(wrappedValue: Value, _ key: String) { self.init(stub: ()) }
}
extension SceneStorage where Value: RawRepresentable, Value.RawValue == Int {
  public init(wrappedValue: Value, _ key: String) { self.init(stub: ()) }
}
extension SceneStorage where Value: RawRepresentable, Value.RawValue == String {
  public init(wrappedValue: Value, _ key: String) { self.init(stub: ()) }
}
extension SceneStorage where Value: ExpressibleByNilLiteral {
  public init<V: KeyedValue>(_ key: String) where Value == V? { self.init(stub: ()) }
}
extension DatePicker {
  public typealias Components = DatePickerComponents
}
extension ImageResource {
  public init(name: String, bundle: Bundle) {}
}
extension ColorResource {
  public init(name: String, bundle: Bundle) {}
}
public struct DefaultFormStyle: FormStyle { public init() {} }
public struct ColumnsFormStyle: FormStyle { public init() {} }
public struct GroupedFormStyle: FormStyle { public init() {} }
extension DefaultGroupBoxStyle {
  public func makeBody(configuration: Configuration) -> some View { configuration.content }
}
public struct SubviewsCollection: RandomAccessCollection {
  public subscript(index: Int) -> Subview { native() }
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice { native() }
  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
}
extension SubviewsCollection: Primitive, View {}
public struct SubviewsCollectionSlice: RandomAccessCollection {
  public subscript(index: Int) -> Subview { native() }
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice { native() }
  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
}
extension SubviewsCollectionSlice: Primitive, View {}
public struct GroupElementsOfContent<Subviews: View, Content: View>: Primitive, View {}
public struct ForEachSubviewCollection<Content: View>: RandomAccessCollection {
  public subscript(index: Int) -> Subview { native() }
  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
}
extension _VariadicView_Children: Primitive, View {
  public struct Element: Primitive, View, Identifiable { public var id: AnyHashable { native() } }
  public subscript(index: Int) -> Element { native() }
  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
}
extension _VariadicView {
  public typealias Children = _VariadicView_Children
  public typealias MultiViewRoot = _VariadicView_MultiViewRoot
  public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
}
extension UIApplication {
  public func open(_ url: URL) {}
}
open class UIView { public init() {} }
public final class UIBlurEffect {
  public enum Style { case light, dark, regular }
  public init(style: Style) {}
}
public final class UIVisualEffectView: UIView {
  public var effect: UIBlurEffect?
  public init(effect: UIBlurEffect?) { super.init() }
}
public struct UIViewRepresentableContext<Representable> {}
public protocol UIViewRepresentable: View where Body == Never {
  associatedtype UIViewType: UIView
  typealias Context = UIViewRepresentableContext<Self>
  func makeUIView(context: Context) -> UIViewType
  func updateUIView(_ view: UIViewType, context: Context)
}
extension UIViewRepresentable {
  public var body: Never { native() }
}
public class UIBarAppearance {
  public init() {}
  public func configureWithOpaqueBackground() {}
  public func configureWithTransparentBackground() {}
  public func configureWithDefaultBackground() {}
  public var backgroundColor: UIColor?
  public var shadowColor: UIColor?
}
public final class UITabBarAppearance: UIBarAppearance {}
public final class UITabBar {
  @MainActor public static func appearance() -> UITabBar { native() }
  public var standardAppearance: UITabBarAppearance {
    get { native() }
    set {}
  }
  public var scrollEdgeAppearance: UITabBarAppearance? {
    get { nil }
    set {}
  }
}
extension ViewDimensions {
  public static func == (lhs: ViewDimensions, rhs: ViewDimensions) -> Bool { true }
}
extension HorizontalAlignment {
  public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? { nil }
}
extension VerticalAlignment {
  public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? { nil }
}
extension Edge.Set {
  public init(_ edge: Edge) { rawValue = 0 }
}
extension HorizontalEdge {
  @frozen public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let leading = Set([]), trailing = Set([]), all = Set([])
  }
}
extension Angle {
  public init() {}
  public static func < (a: Angle, b: Angle) -> Bool { true }
  public static func + (a: Angle, b: Angle) -> Angle { a }
  public static func - (a: Angle, b: Angle) -> Angle { a }
  public static func * (a: Angle, b: Double) -> Angle { a }
  public static func / (a: Angle, b: Double) -> Angle { a }
  public static prefix func - (a: Angle) -> Angle { a }
  public static func += (a: inout Angle, b: Angle) {}
}
public struct HierarchicalShapeStyle: ShapeStyle {
  public static let primary = HierarchicalShapeStyle(), secondary = HierarchicalShapeStyle()
  public static let tertiary = HierarchicalShapeStyle(), quaternary = HierarchicalShapeStyle()
}
public struct TintShapeStyle: ShapeStyle { public init() {} }
public struct ForegroundStyle: ShapeStyle { public init() {} }
public struct BackgroundStyle: ShapeStyle { public init() {} }
public struct SeparatorShapeStyle: ShapeStyle { public init() {} }
public struct FillShapeStyle: ShapeStyle { public init() {} }
extension ShapeStyle where Self == SeparatorShapeStyle {
  public static var separator: SeparatorShapeStyle { native() }
}
extension ShapeStyle where Self == FillShapeStyle {
  public static var fill: FillShapeStyle { native() }
}
extension AnyGradient { public init(_ gradient: Gradient) {} }
extension Gradient {
  public var stops: [Stop] {
    get { native() }
    set { native() }
  }
}
extension Gradient.Stop {
  public var color: Color {
    get { native() }
    set { native() }
  }
  public var location: CGFloat {
    get { native() }
    set { native() }
  }
}
public typealias _ColorLiteralType = UIColor
extension UIColor: _ExpressibleByColorLiteral {
  public init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: 0 as CGFloat, green: 0, blue: 0, alpha: 0)
  }
}
extension Font {
  @_disfavoredOverload public static func system(size: CGFloat, weight: Weight = .regular, design: Design = .default)
    -> Font
  { Font() }
  @_disfavoredOverload public static func system(_ style: TextStyle, design: Design = .default) -> Font { Font() }
}
public protocol VectorArithmetic: AdditiveArithmetic {
  mutating func scale(by rhs: Double)
  var magnitudeSquared: Double { get }
}
extension Double: VectorArithmetic {
  public mutating func scale(by rhs: Double) {}
  public var magnitudeSquared: Double { 0 }
}
extension CGFloat: VectorArithmetic {
  public mutating func scale(by rhs: Double) {}
  public var magnitudeSquared: Double { 0 }
}
extension EmptyAnimatableData {
  public mutating func scale(by rhs: Double) {}
  public var magnitudeSquared: Double { 0 }
  public static var zero: EmptyAnimatableData { EmptyAnimatableData() }
  public static func + (a: Self, b: Self) -> Self { a }
  public static func - (a: Self, b: Self) -> Self { a }
}
extension AnimatablePair {
  public mutating func scale(by rhs: Double) {}
  public var magnitudeSquared: Double { 0 }
  public static var zero: Self { Self(.zero, .zero) }
  public static func + (a: Self, b: Self) -> Self { a }
  public static func - (a: Self, b: Self) -> Self { a }
}
extension Animatable where AnimatableData == EmptyAnimatableData {
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}
extension GeometryEffect {
  public func body(content: Content) -> some View { content }
}
func stub<T>() -> T { native() }
extension Never: View {
  public var body: Never { native() }
}
extension Optional: View where Wrapped: View {
  public var body: Never { native() }
}
public protocol Primitive: View where Body == Never {}
extension Primitive {
  public var body: Never { native() }
}
@resultBuilder public enum ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  @_disfavoredOverload
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<(repeat each Content)>
  {
    fatalError()
  }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  public static func buildEither<True: View, False: View>(first: True) -> _ConditionalContent<True, False> {
    fatalError()
  }
  public static func buildEither<True: View, False: View>(second: False) -> _ConditionalContent<True, False> {
    fatalError()
  }
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}
public struct TupleView<T>: Primitive {}
public struct _ConditionalContent<True: View, False: View>: Primitive {}
extension ModifiedContent {
  public var content: Content {
    get { native() }
    set { native() }
  }
  public var modifier: Modifier {
    get { native() }
    set { native() }
  }
}
extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  public func body(content: _ViewModifier_Content<Self>) -> some View { content }
}
public struct EmptyModifier: ViewModifier {
  public static let identity = EmptyModifier()
  public init() {}
  public func body(content: Content) -> some View { content }
}
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable {
  public init(_ value: String) {}
  public init(stringLiteral value: String) {}
  public init(stringInterpolation: StringInterpolation) {}
  public struct StringInterpolation: StringInterpolationProtocol {
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) {}
    public mutating func appendInterpolation(_ string: String) {}
    public mutating func appendInterpolation<T>(_ value: T) {}
    public mutating func appendInterpolation<T>(_ value: T, specifier: String) {}
    public mutating func appendInterpolation(_ text: Text) {}
    public mutating func appendInterpolation(_ image: Image) {}
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {}
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {}
    public typealias StringLiteralType = String
  }
}
extension Text {
  public init(_ attributed: AttributedString) {}
  public init(_ date: Date, style: DateStyle) {}
  public init(_ dates: ClosedRange<Date>) {}
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {}
  public struct DateStyle: Equatable, Sendable {
    public static let time = DateStyle(), date = DateStyle(), relative = DateStyle(), offset = DateStyle()
    public static let timer = DateStyle()
  }
}
extension Text {
  public static func + (lhs: Text, rhs: Text) -> Text { lhs }
  public func fontWidth(_ width: Font.Width?) -> Text { self }
  public func accessibilityLabel(_ label: Text) -> Text { self }
  public func accessibilityLabel(_ key: LocalizedStringKey) -> Text { self }
  @_disfavoredOverload public func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text { self }
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text { self }
}
extension Image {
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {}
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {}
  public init(decorative name: String, bundle: Bundle? = nil) {}
  public enum Orientation: Sendable { case up, down, left, right }
}
public class UIScreen {
  public static var main: UIScreen { UIScreen() }
  public var bounds: CGRect { .zero }
}
extension Spacer {
  public var minLength: CGFloat? {
    get { native() }
    set { native() }
  }
}
extension State where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}
public protocol DynamicProperty { mutating func update() }
extension DynamicProperty {
  public mutating func update() {}
}
extension Binding {
  public init<V>(_ base: Binding<V>) where Value == V? {}
  public init?(_ base: Binding<Value?>) {}
  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> { native() }
}
extension Binding: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}
extension Binding: Sequence where Value: MutableCollection {
  public typealias Element = Binding<Value.Element>
  public typealias Iterator = IndexingIterator<Binding<Value>>
  public typealias SubSequence = Slice<Binding<Value>>
}
extension Binding: Collection where Value: MutableCollection {
  public typealias Index = Value.Index
  public var startIndex: Index { wrappedValue.startIndex }
  public var endIndex: Index { wrappedValue.endIndex }
  public func index(after i: Index) -> Index { wrappedValue.index(after: i) }
  public subscript(position: Index) -> Binding<Value.Element> { native() }
}
extension Binding: BidirectionalCollection where Value: BidirectionalCollection, Value: MutableCollection {
  public func index(before i: Index) -> Index { wrappedValue.index(before: i) }
}
extension Binding: RandomAccessCollection where Value: MutableCollection, Value: RandomAccessCollection {}
@propertyWrapper public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  public init(wrappedValue: ObjectType) {}
  public init(initialValue: ObjectType) {}
  public var wrappedValue: ObjectType {
    get { native() }
    set {}
  }
  public var projectedValue: Wrapper { native() }
  @dynamicMemberLookup public struct Wrapper {
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject>
    {
      fatalError()
    }
  }
}
@propertyWrapper public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  public init() {}
  public var wrappedValue: ObjectType { native() }
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { native() }
}
public protocol ObservableObject: AnyObject {}
@propertyWrapper public struct Published<Value> {
  public init(wrappedValue: Value) {}
  public init(initialValue: Value) {}
  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { native() }
    set { native() }
  }
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { native() }
    set { native() }
  }
}
@propertyWrapper @dynamicMemberLookup public struct Bindable<Value> {
  public var wrappedValue: Value
  public var projectedValue: Bindable<Value> { self }
  public init(wrappedValue: Value) where Value: Observable, Value: AnyObject { self.wrappedValue = wrappedValue }
  public init(_ wrappedValue: Value) where Value: Observable, Value: AnyObject { self.wrappedValue = wrappedValue }
  public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject>
  where Value: AnyObject { native() }
}
@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  public init(wrappedValue: Value) {}
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {}
  public var wrappedValue: Value { native() }
}
extension FocusState {
  public init<T: Hashable>() where Value == T? {}
  @propertyWrapper public struct Binding {
    public init(projectedValue: Binding) {}
    public var wrappedValue: Value {
      get { native() }
      nonmutating set {}
    }
    public var projectedValue: Binding { self }
  }
}
extension EnvironmentValues {
  public var symbolVariants: SymbolVariants {
    get { native() }
    set {}
  }
  public var headerProminence: Prominence {
    get { native() }
    set {}
  }
  public var backgroundStyle: AnyShapeStyle? {
    get { native() }
    set {}
  }
}
extension Environment {
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {}
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {}
}
@attached(accessor) @attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "SwiftUIMacros", type: "EntryMacro")
public struct PreviewTrait<T>: Sendable {}
extension PreviewTrait where T == Preview.ViewTraits {
  public static var sizeThatFitsLayout: PreviewTrait<T> { native() }
  public static var landscapeLeft: PreviewTrait<T> { native() }
  public static var landscapeRight: PreviewTrait<T> { native() }
  public static var portrait: PreviewTrait<T> { native() }
  public static var defaultLayout: PreviewTrait<T> { native() }
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait<T> { native() }
}
public struct Preview { public struct ViewTraits: Sendable {} }
@freestanding(declaration)
public macro Preview(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) =
  #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")
@attached(member) @attached(extension)
public macro Previewable() = #externalMacro(module: "SwiftUIMacros", type: "PreviewableMacro")
extension PreviewDevice {
  public var rawValue: String { native() }
  public init(stringLiteral: String) { native() }
}
extension App {
  public static func main() {}
}
extension Never: Scene {}
@resultBuilder public enum SceneBuilder {
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
  public static func buildBlock<C0: Scene, C1: Scene>(_ c0: C0, _ c1: C1) -> some Scene { c0 }
}
extension Window {
  public var body: Never { native() }
}
extension WindowGroup {
  public var body: Never { native() }
}
public struct PresentedWindowContent<Data: Codable & Hashable, Content: View>: Primitive {}
extension Angle: Comparable {}
extension PinnedScrollableViews: OptionSet {}
extension Axis.Set: OptionSet {}
extension Binding: DynamicProperty {}
extension State: DynamicProperty {}
extension StateObject: DynamicProperty {}
extension SequenceGesture: PrimitiveGesture {}
extension SimultaneousGesture: PrimitiveGesture {}
extension ExclusiveGesture: PrimitiveGesture {}
extension TapGesture: PrimitiveGesture {}
extension SpatialTapGesture: PrimitiveGesture {}
extension LongPressGesture: PrimitiveGesture {}
extension DragGesture: PrimitiveGesture {}
extension MagnifyGesture: PrimitiveGesture {}
extension MagnificationGesture: PrimitiveGesture {}
extension RotateGesture: PrimitiveGesture {}
extension RotationGesture: PrimitiveGesture {}
extension GestureState: DynamicProperty {}
extension GestureMask: OptionSet {}
extension FocusState: DynamicProperty {}
extension Namespace: DynamicProperty {}
extension Rectangle: BuiltInShape {}
extension Circle: BuiltInShape {}
extension Ellipse: BuiltInShape {}
extension Capsule: BuiltInShape {}
extension RoundedRectangle: BuiltInShape {}
extension UnevenRoundedRectangle: BuiltInShape {}
extension ContainerRelativeShape: BuiltInShape {}
extension ConcentricRectangle: BuiltInShape {}
extension Environment: DynamicProperty {}
extension VerticalEdge.Set: OptionSet {}
extension PreviewDevice: RawRepresentable {}
extension PreviewDevice: ExpressibleByStringLiteral {}
extension EmptyVisualEffect: VisualEffect {}
extension KeyEquivalent: ExpressibleByExtendedGraphemeClusterLiteral {}
extension MatchedGeometryProperties: OptionSet {}
extension Color: CustomStringConvertible {}
extension AnimatablePair: VectorArithmetic {}
extension EmptyAnimatableData: VectorArithmetic {}
public struct SidebarAdaptableTabViewStyle: TabViewStyle { public init() {} }
public struct TabBarOnlyTabViewStyle: TabViewStyle { public init() {} }
public struct GroupedTabViewStyle: TabViewStyle { public init() {} }
extension PopoverAttachmentAnchor {
  public static func rect(_ anchor: Anchor<CGRect>.Source) -> Self { native() }
}
public struct MenuStyleConfiguration {}
extension Never: InsettableShape, ShapeView, ShapeStyle {
  public typealias AnimatableData = EmptyAnimatableData
  public typealias Content = Never
  public func path(in rect: CGRect) -> Path { native() }
  public func inset(by amount: CGFloat) -> Never { native() }
}
extension UIImage {
  public static func == (left: UIImage, right: UIImage) -> Bool { left === right }
  public func hash(into hasher: inout Hasher) {}
}
extension ContainerValues {
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { native() }
    set { native() }
  }
}
