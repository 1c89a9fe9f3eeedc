public struct EnvironmentValues {
  public init() { native() }
  public subscript<Key: EnvironmentKey>(_ key: Key.Type) -> Key.Value {
    get { native() }
    set { native() }
  }
  public var layoutDirection: LayoutDirection {
    get { native() }
    set { native() }
  }
  public var dynamicTypeSize: DynamicTypeSize {
    get { native() }
    set { native() }
  }
  public var sizeCategory: ContentSizeCategory {
    get { native() }
    set { native() }
  }
  @approximated("Setting it changes nothing: the stage has one scale.") public var displayScale: CGFloat {
    get { native() }
    set { native() }
  }
  public var pixelLength: CGFloat {
    get { native() }
    set { native() }
  }
  public var font: Font? {
    get { native() }
    set { native() }
  }
  public var lineLimit: Int? {
    get { native() }
    set { native() }
  }
  public var lineSpacing: CGFloat {
    get { native() }
    set { native() }
  }
  public var minimumScaleFactor: CGFloat {
    get { native() }
    set { native() }
  }
  public var truncationMode: Text.TruncationMode {
    get { native() }
    set { native() }
  }
  public var textCase: Text.Case? {
    get { native() }
    set { native() }
  }
  public var imageScale: Image.Scale {
    get { native() }
    set { native() }
  }
  public var multilineTextAlignment: TextAlignment {
    get { native() }
    set { native() }
  }
  public var colorScheme: ColorScheme {
    get { native() }
    set { native() }
  }
  public var colorSchemeContrast: ColorSchemeContrast {
    get { native() }
    set { native() }
  }
  public var isEnabled: Bool {
    get { native() }
    set { native() }
  }
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { native() }
    set { native() }
  }
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { native() }
    set { native() }
  }
  public var legibilityWeight: LegibilityWeight? {
    get { native() }
    set { native() }
  }
  public var allowsTightening: Bool {
    get { native() }
    set { native() }
  }
  public var controlSize: ControlSize {
    get { native() }
    set { native() }
  }
  public var scenePhase: ScenePhase {
    get { native() }
    set { native() }
  }
  public var isFocused: Bool {
    get { native() }
    set { native() }
  }
  public var isPresented: Bool {
    get { native() }
    set { native() }
  }
  public var isSearching: Bool {
    get { native() }
    set { native() }
  }
  public var isScrollEnabled: Bool {
    get { native() }
    set { native() }
  }
  @approximated("Handed on, but no list reads it.") public var defaultMinListRowHeight: CGFloat {
    get { native() }
    set { native() }
  }
  @approximated("Handed on, but no list reads it.") public var defaultMinListHeaderHeight: CGFloat? {
    get { native() }
    set { native() }
  }
  public var accessibilityEnabled: Bool {
    get { native() }
    set { native() }
  }
  public var accessibilityReduceMotion: Bool {
    get { native() }
    set { native() }
  }
  public var accessibilityReduceTransparency: Bool {
    get { native() }
    set { native() }
  }
  public var accessibilityDifferentiateWithoutColor: Bool {
    get { native() }
    set { native() }
  }
  public var accessibilityInvertColors: Bool {
    get { native() }
    set { native() }
  }
  public var accessibilityShowButtonShapes: Bool {
    get { native() }
    set { native() }
  }
  public var accessibilityVoiceOverEnabled: Bool {
    get { native() }
    set { native() }
  }
  public var accessibilitySwitchControlEnabled: Bool {
    get { native() }
    set { native() }
  }
  public var dismiss: DismissAction {
    get { native() }
    set { native() }
  }
  public var openURL: OpenURLAction {
    get { native() }
    set { native() }
  }
  public var dismissSearch: DismissSearchAction {
    get { native() }
    set { native() }
  }
  public var refresh: RefreshAction? {
    get { native() }
    set { native() }
  }
  public var editMode: Binding<EditMode>? {
    get { native() }
    set { native() }
  }
  public var isLuminanceReduced: Bool {
    get { native() }
    set { native() }
  }
  public var locale: Locale {
    get { native() }
    set { native() }
  }
  public var calendar: Calendar {
    get { native() }
    set { native() }
  }
  public var timeZone: TimeZone {
    get { native() }
    set { native() }
  }
  public var redactionReasons: RedactionReasons {
    get { native() }
    set { native() }
  }
  public var autocorrectionDisabled: Bool {
    get { native() }
    set { native() }
  }
  public var disableAutocorrection: Bool? {
    get { native() }
    set { native() }
  }
  public var showsWidgetContainerBackground: Bool {
    get { native() }
    set { native() }
  }
  public var supportsMultipleWindows: Bool {
    get { native() }
    set { native() }
  }
  public var isTabBarShowingSections: Bool {
    get { native() }
    set { native() }
  }
  public var presentationMode: Binding<PresentationMode> {
    get { native() }
    set { native() }
  }
}

public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

@propertyWrapper public struct Environment<Value> {
  @compilerOnly public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { native() }
  @compilerOnly public var wrappedValue: Value { native() }
}

public enum ContentSizeCategory: Comparable, Hashable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge, accessibilityMedium,
    accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge
  public var isAccessibilityCategory: Bool { native() }
}

public enum UserInterfaceSizeClass: Hashable {
  case compact, regular
}

public enum LegibilityWeight: Hashable {
  case regular, bold
}

public enum ColorSchemeContrast: Hashable, CaseIterable {
  case standard, increased
}

public enum ControlSize: Hashable, CaseIterable {
  case mini, small, regular, large, extraLarge
}

public enum ScenePhase: Comparable, Hashable {
  case background, inactive, active
}

@inert public struct DismissAction { public func callAsFunction() {} }

@inert public struct OpenURLAction { public func callAsFunction(_ url: URL) {} }

@inert public struct PresentationMode {
  @approximated("Always false.") public var isPresented: Bool { false }
  public func dismiss() {}
}

@inert public struct DismissSearchAction { public func callAsFunction() {} }

@inert public struct RefreshAction { public func callAsFunction() async {} }

extension View {
  public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View { native() }
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some View { native() }
  public func environmentObject<T: ObservableObject>(_ object: T) -> some View { native() }
}
