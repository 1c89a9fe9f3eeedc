// SwiftUI's declarations as its documentation gives them, without anything behind them: only for asking the compiler.
@_exported import Foundation
@_exported import Observation

/// A value of any type, for constants; no part of this is ever run.
func stub<T>() -> T { fatalError() }

@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}

extension Never: View { public var body: Never { fatalError() } }

extension Optional: View where Wrapped: View { public var body: Never { fatalError() } }

/// What every view of SwiftUI's own is: without a body to look at.
public protocol Primitive: View where Body == Never {}
extension Primitive { public var body: Never { fatalError() } }

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
public struct EmptyView: Primitive { nonisolated public init() {} }
public struct AnyView: Primitive {
  nonisolated public init<V: View>(_ view: V) {}
  nonisolated public init<V: View>(erasing view: V) {}
}
public struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier
  nonisolated public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}
extension ModifiedContent: Primitive, View where Content: View, Modifier: ViewModifier {}
extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  public func body(content: _ViewModifier_Content<Self>) -> some View { content }
}

@MainActor @preconcurrency public protocol ViewModifier {
  associatedtype Body: View
  @ViewBuilder func body(content: Content) -> Body
  typealias Content = _ViewModifier_Content<Self>
}
public struct _ViewModifier_Content<Modifier: ViewModifier>: Primitive {}
extension ViewModifier {
  nonisolated public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
public struct EmptyModifier: ViewModifier {
  public static let identity = EmptyModifier()
  nonisolated public init() {}
  public func body(content: Content) -> some View { content }
}

// MARK: Views that show something

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

public struct Text: Primitive, Equatable {
  nonisolated public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) {}
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ content: S) {}
  nonisolated public init(verbatim content: String) {}
  nonisolated public init(_ attributed: AttributedString) {}
  nonisolated public init(_ image: Image) {}
  nonisolated public init(_ date: Date, style: DateStyle) {}
  nonisolated public init(_ dates: ClosedRange<Date>) {}
  nonisolated public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {}
  public struct DateStyle: Equatable, Sendable {
    public static let time = DateStyle(), date = DateStyle(), relative = DateStyle(), offset = DateStyle()
    public static let timer = DateStyle()
  }
  public enum TruncationMode: Hashable, Sendable { case head, tail, middle }
  public enum Case: Hashable, Sendable { case uppercase, lowercase }
  public struct Scale: Hashable, Sendable { public static let `default` = Scale(), secondary = Scale() }
  public struct LineStyle: Hashable, Sendable {
    public struct Pattern: Sendable {
      public static let solid = Pattern(), dot = Pattern(), dash = Pattern(), dashDot = Pattern()
      public static let dashDotDot = Pattern()
    }
    public init(pattern: Pattern = .solid, color: Color? = nil) {}
    public static let single = LineStyle()
  }
}

extension Text {
  nonisolated public static func + (lhs: Text, rhs: Text) -> Text { lhs }
  nonisolated public func font(_ font: Font?) -> Text { self }
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> Text { self }
  nonisolated public func fontDesign(_ design: Font.Design?) -> Text { self }
  nonisolated public func fontWidth(_ width: Font.Width?) -> Text { self }
  nonisolated public func bold() -> Text { self }
  nonisolated public func bold(_ isActive: Bool) -> Text { self }
  nonisolated public func italic() -> Text { self }
  nonisolated public func italic(_ isActive: Bool) -> Text { self }
  nonisolated public func monospaced(_ isActive: Bool = true) -> Text { self }
  nonisolated public func monospacedDigit() -> Text { self }
  nonisolated public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil)
    -> Text
  { self }
  nonisolated public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text { self }
  nonisolated public func kerning(_ kerning: CGFloat) -> Text { self }
  nonisolated public func tracking(_ tracking: CGFloat) -> Text { self }
  nonisolated public func baselineOffset(_ offset: CGFloat) -> Text { self }
  nonisolated public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text { self }
  nonisolated public func foregroundColor(_ color: Color?) -> Text { self }
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { self }
  nonisolated public func accessibilityLabel(_ label: Text) -> Text { self }
  nonisolated public func accessibilityLabel(_ key: LocalizedStringKey) -> Text { self }
  @_disfavoredOverload nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text { self }
  nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text { self }
}

public struct Image: Primitive, Equatable {
  nonisolated public init(_ name: String, bundle: Bundle? = nil) {}
  nonisolated public init(_ name: String, bundle: Bundle? = nil, label: Text) {}
  nonisolated public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {}
  nonisolated public init(decorative name: String, bundle: Bundle? = nil) {}
  nonisolated public init(systemName: String) {}
  nonisolated public init(systemName: String, variableValue: Double?) {}
  nonisolated public init(uiImage: UIImage) {}
  public enum ResizingMode: Sendable { case tile, stretch }
  public enum TemplateRenderingMode: Sendable { case template, original }
  public enum Scale: Sendable { case small, medium, large }
  public enum Interpolation: Sendable { case none, low, medium, high }
  public enum Orientation: Sendable { case up, down, left, right }
  nonisolated public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch)
    -> Image
  { self }
  nonisolated public func renderingMode(_ mode: TemplateRenderingMode?) -> Image { self }
  nonisolated public func interpolation(_ interpolation: Interpolation) -> Image { self }
  nonisolated public func antialiased(_ isAntialiased: Bool) -> Image { self }
  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
}
public class UIScreen {
  public static var main: UIScreen { UIScreen() }
  public var bounds: CGRect { .zero }
}

public class UIImage {
  public init?(named: String) {}
  public init?(systemName: String) {}
  public init() {}
}
public struct SymbolRenderingMode: Sendable {
  public static let monochrome = SymbolRenderingMode(), multicolor = SymbolRenderingMode()
  public static let hierarchical = SymbolRenderingMode(), palette = SymbolRenderingMode()
}
public struct SymbolVariants: Hashable, Sendable {
  public static let none = SymbolVariants(), circle = SymbolVariants(), square = SymbolVariants()
  public static let rectangle = SymbolVariants(), fill = SymbolVariants(), slash = SymbolVariants()
  public var circle: SymbolVariants { self }
  public var fill: SymbolVariants { self }
  public var slash: SymbolVariants { self }
  public var square: SymbolVariants { self }
}

public struct Spacer: Primitive {
  public var minLength: CGFloat?
  nonisolated public init(minLength: CGFloat? = nil) {}
}
public struct Divider: Primitive { nonisolated public init() {} }

// MARK: State

@frozen @propertyWrapper public struct State<Value>: DynamicProperty {
  public init(wrappedValue value: Value) { wrappedValue = value }
  public init(initialValue value: Value) { wrappedValue = value }
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { fatalError() }
}
extension State where Value: ExpressibleByNilLiteral { public init() { self.init(wrappedValue: nil) } }

public protocol DynamicProperty { mutating func update() }
extension DynamicProperty { public mutating func update() {} }

@propertyWrapper @dynamicMemberLookup public struct Binding<Value>: DynamicProperty {
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {}
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {}
  public init(projectedValue: Binding<Value>) {}
  public init<V>(_ base: Binding<V>) where Value == V? {}
  public init?(_ base: Binding<Value?>) {}
  public static func constant(_ value: Value) -> Binding<Value> { fatalError() }
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { self }
  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> { fatalError() }
  public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }
}
extension Binding { public func transaction(_ transaction: Transaction) -> Binding<Value> { self } }
extension Binding: Identifiable where Value: Identifiable { public var id: Value.ID { wrappedValue.id } }
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
  public subscript(position: Index) -> Binding<Value.Element> { fatalError() }
}
extension Binding: BidirectionalCollection where Value: BidirectionalCollection, Value: MutableCollection {
  public func index(before i: Index) -> Index { wrappedValue.index(before: i) }
}
extension Binding: RandomAccessCollection where Value: MutableCollection, Value: RandomAccessCollection {}

@propertyWrapper public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {}
  public var wrappedValue: ObjectType { fatalError() }
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { fatalError() }
}
@propertyWrapper public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  public init(wrappedValue: ObjectType) {}
  public init(initialValue: ObjectType) {}
  public var wrappedValue: ObjectType {
    get { fatalError() }
    set {}
  }
  public var projectedValue: Wrapper { fatalError() }
  @dynamicMemberLookup public struct Wrapper {
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject>
    {
      fatalError()
    }
  }
}
@propertyWrapper public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  public init() {}
  public var wrappedValue: ObjectType { fatalError() }
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { fatalError() }
}
public protocol ObservableObject: AnyObject {}
@propertyWrapper public struct Published<Value> {
  public init(wrappedValue: Value) {}
  public init(initialValue: Value) {}
  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { fatalError() }
    set { fatalError() }
  }
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { fatalError() }
    set { fatalError() }
  }
}
@propertyWrapper @dynamicMemberLookup public struct Bindable<Value> {
  public var wrappedValue: Value
  public var projectedValue: Bindable<Value> { self }
  public init(wrappedValue: Value) where Value: Observable, Value: AnyObject { self.wrappedValue = wrappedValue }
  public init(_ wrappedValue: Value) where Value: Observable, Value: AnyObject { self.wrappedValue = wrappedValue }
  public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject>
  where Value: AnyObject { fatalError() }
}
@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  public init(wrappedValue: Value) {}
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {}
  public var wrappedValue: Value { fatalError() }
}
@propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty {
  public init() where Value == Bool {}
  public init<T: Hashable>() where Value == T? {}
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
  public var projectedValue: Binding { fatalError() }
  @propertyWrapper public struct Binding {
    public init(projectedValue: Binding) {}
    public var wrappedValue: Value {
      get { fatalError() }
      nonmutating set {}
    }
    public var projectedValue: Binding { self }
  }
}
@propertyWrapper public struct GestureState<Value>: DynamicProperty {
  public init(wrappedValue: Value) {}
  public init(initialValue: Value) {}
  public var wrappedValue: Value { fatalError() }
  public var projectedValue: GestureState<Value> { self }
}
@propertyWrapper public struct Namespace: DynamicProperty {
  public init() {}
  public var wrappedValue: ID { fatalError() }
  public struct ID: Hashable, Sendable {}
}

// MARK: Environment

public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}
public enum ScenePhase: Comparable { case background, inactive, active }
public struct EnvironmentValues {
  public init() {}
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { fatalError() }
    set {}
  }
  public var scenePhase: ScenePhase {
    get { fatalError() }
    set {}
  }
  public var layoutDirection: LayoutDirection {
    get { fatalError() }
    set {}
  }
  public var dynamicTypeSize: DynamicTypeSize {
    get { fatalError() }
    set {}
  }
  public var sizeCategory: ContentSizeCategory {
    get { fatalError() }
    set {}
  }
  public var colorScheme: ColorScheme {
    get { fatalError() }
    set {}
  }
  public var displayScale: CGFloat {
    get { fatalError() }
    set {}
  }
  public var pixelLength: CGFloat { fatalError() }
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { fatalError() }
    set {}
  }
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { fatalError() }
    set {}
  }
  public var isEnabled: Bool {
    get { fatalError() }
    set {}
  }
  public var font: Font? {
    get { fatalError() }
    set {}
  }
  public var lineLimit: Int? {
    get { fatalError() }
    set {}
  }
  public var lineSpacing: CGFloat {
    get { fatalError() }
    set {}
  }
  public var multilineTextAlignment: TextAlignment {
    get { fatalError() }
    set {}
  }
  public var minimumScaleFactor: CGFloat {
    get { fatalError() }
    set {}
  }
  public var truncationMode: Text.TruncationMode {
    get { fatalError() }
    set {}
  }
  public var allowsTightening: Bool {
    get { fatalError() }
    set {}
  }
  public var textCase: Text.Case? {
    get { fatalError() }
    set {}
  }
  public var imageScale: Image.Scale {
    get { fatalError() }
    set {}
  }
  public var controlSize: ControlSize {
    get { fatalError() }
    set {}
  }
  public var defaultMinListRowHeight: CGFloat {
    get { fatalError() }
    set {}
  }
  public var defaultMinListHeaderHeight: CGFloat? {
    get { fatalError() }
    set {}
  }
  public var locale: Locale {
    get { fatalError() }
    set {}
  }
  public var calendar: Calendar {
    get { fatalError() }
    set {}
  }
  public var legibilityWeight: LegibilityWeight? {
    get { fatalError() }
    set {}
  }
  public var accessibilityReduceMotion: Bool { fatalError() }
  public var redactionReasons: RedactionReasons {
    get { fatalError() }
    set {}
  }
  public var isLuminanceReduced: Bool {
    get { fatalError() }
    set {}
  }
  public var symbolVariants: SymbolVariants {
    get { fatalError() }
    set {}
  }
  public var headerProminence: Prominence {
    get { fatalError() }
    set {}
  }
  public var isSearching: Bool { fatalError() }
  public var isFocused: Bool { fatalError() }
  public var dismiss: DismissAction { fatalError() }
  public var openURL: OpenURLAction { fatalError() }
  public var backgroundStyle: AnyShapeStyle? {
    get { fatalError() }
    set {}
  }
}
public struct DismissAction { public func callAsFunction() {} }
public struct OpenURLAction { public func callAsFunction(_ url: URL) {} }
public enum LegibilityWeight: Hashable, Sendable { case regular, bold }
public enum UserInterfaceSizeClass: Hashable, Sendable { case compact, regular }
public enum Prominence: Hashable, Sendable { case standard, increased }
@propertyWrapper public struct Environment<Value>: DynamicProperty {
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {}
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {}
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {}
  public var wrappedValue: Value { fatalError() }
}
@attached(accessor) @attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "SwiftUIMacros", type: "EntryMacro")

// MARK: Previews and apps

@MainActor @preconcurrency public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder static var previews: Previews { get }
}
public struct PreviewTrait<T>: Sendable {}
extension PreviewTrait where T == Preview.ViewTraits {
  public static var sizeThatFitsLayout: PreviewTrait<T> { fatalError() }
  public static var landscapeLeft: PreviewTrait<T> { fatalError() }
  public static var landscapeRight: PreviewTrait<T> { fatalError() }
  public static var portrait: PreviewTrait<T> { fatalError() }
  public static var defaultLayout: PreviewTrait<T> { fatalError() }
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait<T> { fatalError() }
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
public enum PreviewLayout: Sendable {
  case device, sizeThatFits
  case fixed(width: CGFloat, height: CGFloat)
}
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral: String) { rawValue = stringLiteral }
}

@MainActor @preconcurrency public protocol App {
  associatedtype Body: Scene
  @SceneBuilder var body: Body { get }
  init()
}
extension App { public static func main() {} }
@MainActor @preconcurrency public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder var body: Body { get }
}
extension Never: Scene {}
extension Scene {
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
  ) -> some Scene { self }
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene { self }
  nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene { self }
  nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene { self }
}
@resultBuilder public enum SceneBuilder {
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
  public static func buildBlock<C0: Scene, C1: Scene>(_ c0: C0, _ c1: C1) -> some Scene { c0 }
}
public struct Window<Content: View>: Scene {
  nonisolated public init(_ title: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {}
  public var body: Never { fatalError() }
}
public struct WindowGroup<Content: View>: Scene {
  nonisolated public init(@ViewBuilder content: () -> Content) {}
  nonisolated public init(id: String, @ViewBuilder content: () -> Content) {}
  nonisolated public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
  nonisolated public init<D: Codable & Hashable, C: View>(
    for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {}
  nonisolated public init<D: Codable & Hashable, C: View>(
    id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {}
  nonisolated public init<D: Codable & Hashable, C: View>(
    _ title: LocalizedStringKey, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {}
  public var body: Never { fatalError() }
}
public struct PresentedWindowContent<Data: Codable & Hashable, Content: View>: Primitive {}
