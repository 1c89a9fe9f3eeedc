// swift-format-ignore-file: AlwaysUseLowerCamelCase

@inert public struct ContextMenu<MenuItems: View> { public init(@ViewBuilder menuItems: () -> MenuItems) { native() } }

@inert public enum BlendMode: Hashable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference,
    exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut, plusDarker, plusLighter
}

extension Text.LineStyle {
  @inert public struct Pattern: Hashable {
    public static let solid = Self(), dot = Self(), dash = Self(), dashDot = Self(), dashDotDot = Self()
  }
}

@inert public struct RedactionReasons: OptionSet {
  @compilerOnly public let rawValue: Int
  @compilerOnly public init(rawValue: Int) { self.rawValue = rawValue }
  public static let placeholder = Self(), privacy = Self(), invalidated = Self()
}

@inert public enum Visibility: Hashable, CaseIterable {
  case automatic, visible, hidden
}

@inert public struct ScrollIndicatorVisibility: Hashable {
  public static let automatic = Self(), visible = Self(), hidden = Self(), never = Self()
}

@inert public struct SafeAreaRegions: OptionSet {
  @compilerOnly public let rawValue: UInt
  @compilerOnly public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let all = Self(), container = Self(), keyboard = Self()
}

@inert public struct AccessibilityChildBehavior: Hashable {
  public static let ignore = Self(), contain = Self(), combine = Self()
}

@inert public struct ContentShapeKinds: OptionSet {
  @compilerOnly public let rawValue: Int
  @compilerOnly public init(rawValue: Int) { self.rawValue = rawValue }
  public static let interaction = Self(), dragPreview = Self(), contextMenuPreview = Self(), hoverEffect = Self()
}

public struct NavigationBarItem {}

extension NavigationBarItem {
  @inert public enum TitleDisplayMode: Hashable {
    case automatic, inline, large
  }
}

@inert public struct ButtonRepeatBehavior: Hashable {
  public static let automatic = Self(), enabled = Self(), disabled = Self()
}

@inert public struct BadgeProminence: Hashable {
  public static let decreased = Self(), standard = Self(), increased = Self()
}

@inert public struct NavigationSplitViewStyle: Hashable {
  public static let automatic = Self(), balanced = Self(), prominentDetail = Self()
}

extension VerticalEdge {
  @inert public struct Set: Hashable {
    @compilerOnly public let rawValue: Int8
    @compilerOnly public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let all = Self(), top = Self(), bottom = Self()
  }
}

@inert public struct ListSectionSpacing: Hashable {
  public static let `default` = Self(), compact = Self()
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { token() }
}

@inert public enum Prominence: Hashable {
  case standard, increased
}

@inert public struct ScrollDismissesKeyboardMode: Hashable {
  public static let automatic = Self(), immediately = Self(), interactively = Self(), never = Self()
}

@inert public struct ViewAlignedLimitBehavior: Hashable {
  public static let automatic = Self(), always = Self(), never = Self(), alwaysByFew = Self(), alwaysByOne = Self()
}

@inert public struct ScrollBounceBehavior: Hashable {
  public static let automatic = Self(), always = Self(), basedOnSize = Self()
}

@inert public struct SearchFieldPlacement: Hashable {
  public static let automatic = Self(), toolbar = Self(), sidebar = Self(), navigationBarDrawer = Self()
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
    token()
  }
}

@inert public struct NavigationBarDrawerDisplayMode: Hashable { public static let automatic = Self(), always = Self() }

@inert public struct ToolbarPlacement: Hashable {
  public static let automatic = Self(), navigationBar = Self(), tabBar = Self(), bottomBar = Self()
  public static let windowToolbar = Self(), accessoryBar = Self()
}

@inert public struct ToolbarTitleDisplayMode: Hashable {
  public static let automatic = Self(), inline = Self(), inlineLarge = Self(), large = Self()
}

@inert public protocol TabViewStyle {}

extension TabViewStyle where Self == DefaultTabViewStyle { public static var automatic: Self { token() } }

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  public static var sidebarAdaptable: Self { token() }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle { public static var tabBarOnly: Self { token() } }
extension TabViewStyle where Self == GroupedTabViewStyle { public static var grouped: Self { token() } }

extension TabViewStyle where Self == PageTabViewStyle {
  public static var page: Self { token() }
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> Self { token() }
}

@inert public struct PageTabViewStyle: TabViewStyle {
  public init(indexDisplayMode: PageTabViewStyle.IndexDisplayMode = .automatic) { token() }
}

@inert public struct PageIndexViewStyle: Hashable {
  public static let page = Self()
  public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> PageIndexViewStyle {
    token()
  }
  public init(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode = .automatic) { token() }
}

extension PageIndexViewStyle {
  @inert public struct BackgroundDisplayMode: Hashable {
    public static let automatic = Self(), interactive = Self(), always = Self(), never = Self()
  }
}

@inert public struct DefaultTabViewStyle: TabViewStyle { public init() { token() } }

extension PageTabViewStyle {
  @inert public enum IndexDisplayMode: Hashable {
    case automatic, always, never
  }
}

@inert public struct MenuOrder: Hashable { public static let automatic = Self(), fixed = Self(), priority = Self() }

@inert public struct InterfaceOrientation: Hashable {
  public static let portrait = Self(), portraitUpsideDown = Self(), landscapeLeft = Self(), landscapeRight = Self()
}

@inert public struct ToolbarRole: Hashable {
  public static let automatic = Self(), navigationStack = Self(), browser = Self(), editor = Self()
}

@inert public struct DefaultFocusEvaluationPriority: Hashable {
  public static let automatic = Self(), userInitiated = Self()
}

@inert public struct ListItemTint: Hashable {
  public static let monochrome = Self()
  public static func fixed(_ tint: Color) -> ListItemTint { token() }
  public static func preferred(_ tint: Color) -> ListItemTint { token() }
}

@inert public struct PreviewDevice: Hashable { public init(rawValue: String) { token() } }

@inert public struct ContentTransition: Hashable {
  public static let identity = Self(), opacity = Self(), interpolate = Self(), symbolEffect = Self()
  public static func numericText(countsDown: Bool = false) -> ContentTransition { token() }
  public static func numericText(value: Double) -> ContentTransition { token() }
  public static func symbolEffect(_ effect: ReplaceSymbolEffect) -> ContentTransition { token() }
}

@inert public struct EmptyVisualEffect: Hashable {}

@inert public struct Glass: Hashable {
  public static let regular = Self(), clear = Self(), identity = Self()
  public func tint(_ color: Color?) -> Glass { token() }
  public func interactive(_ isEnabled: Bool = true) -> Glass { token() }
}

@inert public struct HoverEffect: Hashable { public static let automatic = Self(), highlight = Self(), lift = Self() }

@inert public struct ButtonBorderShape: Hashable {
  public static let automatic = Self(), capsule = Self(), roundedRectangle = Self(), circle = Self()
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape { token() }
}

@inert public struct SubmitLabel: Hashable {
  public static let done = Self(), go = Self(), send = Self(), join = Self(), route = Self(), search = Self()
  public static let `return` = Self(), next = Self(), `continue` = Self()
}

@inert public struct SubmitTriggers: OptionSet {
  @compilerOnly public let rawValue: Int
  @compilerOnly public init(rawValue: Int) { self.rawValue = rawValue }
  public static let text = Self(), search = Self()
}

@inert public struct ReplaceSymbolEffect: Hashable { public static let automatic = Self(), replace = Self() }

@inert public enum UIKeyboardType: Hashable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad,
    twitter, webSearch, asciiCapableNumberPad, alphabet
}

@inert public struct UITextContentType: Hashable {
  public static let name = Self(), username = Self(), password = Self(), newPassword = Self(), emailAddress = Self()
  public static let telephoneNumber = Self(), oneTimeCode = Self(), URL = Self(), givenName = Self()
  public static let familyName = Self(), nickname = Self(), streetAddressLine1 = Self(), addressCity = Self()
  public static let postalCode = Self(), countryName = Self(), organizationName = Self(), jobTitle = Self()
  public static let creditCardNumber = Self()
}

@inert public struct TextInputAutocapitalization: Hashable {
  public static let never = Self(), words = Self(), sentences = Self(), characters = Self()
}

@inert public protocol TextSelectability {}

extension TextSelectability where Self == EnabledTextSelectability { public static var enabled: Self { token() } }
extension TextSelectability where Self == DisabledTextSelectability { public static var disabled: Self { token() } }

@inert public struct KeyboardShortcut: Hashable {
  init() { native() }
  public static let defaultAction = Self(), cancelAction = Self()
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = []) { token() }
}

@inert public struct KeyEquivalent: Hashable {
  init() { native() }
  public static let upArrow = Self(), downArrow = Self(), leftArrow = Self(), rightArrow = Self(), escape = Self()
  public static let delete = Self(), deleteForward = Self(), home = Self(), end = Self(), pageUp = Self()
  public static let pageDown = Self(), clear = Self(), tab = Self(), space = Self(), `return` = Self()
  public init(_ character: Character) { token() }
}

@inert public struct EventModifiers: OptionSet {
  @compilerOnly public let rawValue: Int
  @compilerOnly public init(rawValue: Int) { self.rawValue = rawValue }
  public static let command = Self(), shift = Self(), option = Self(), control = Self(), capsLock = Self()
  public static let numericPad = Self(), all = Self()
}

@inert public struct SensoryFeedback: Hashable {
  public static let success = Self(), warning = Self(), error = Self(), selection = Self(), increase = Self()
  public static let decrease = Self(), start = Self(), stop = Self(), alignment = Self(), levelChange = Self()
  public static let impact = Self(), pathComplete = Self()
  public static func impact(weight: SensoryFeedback.Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
    token()
  }
  public static func impact(flexibility: SensoryFeedback.Flexibility, intensity: Double = 1) -> SensoryFeedback {
    token()
  }
}

extension SensoryFeedback {
  @inert public struct Weight: Hashable {
    public static let light = Self(), medium = Self(), heavy = Self()
  }
}

extension SensoryFeedback {
  @inert public struct Flexibility: Hashable {
    public static let rigid = Self(), solid = Self(), soft = Self()
  }
}

@inert public struct AccessibilityTraits: OptionSet {
  @compilerOnly public let rawValue: Int
  @compilerOnly public init(rawValue: Int) { self.rawValue = rawValue }
  public static let isButton = Self(), isHeader = Self(), isSelected = Self(), isLink = Self()
  public static let isSearchField = Self(), isImage = Self(), playsSound = Self(), isKeyboardKey = Self()
  public static let isStaticText = Self(), isSummaryElement = Self(), updatesFrequently = Self()
  public static let startsMediaSession = Self(), allowsDirectInteraction = Self(), causesPageTurn = Self()
  public static let isModal = Self(), isToggle = Self(), isTabBar = Self()
}

@inert public struct AccessibilityActionKind: Hashable {
  public static let `default` = Self(), escape = Self(), magicTap = Self(), delete = Self(), showMenu = Self()
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  @inert public static func viewAligned(limitBehavior: ViewAlignedLimitBehavior) -> Self {
    token()
  }
}

extension FormStyle where Self == DefaultFormStyle { public static var automatic: Self { token() } }
extension FormStyle where Self == ColumnsFormStyle { public static var columns: Self { token() } }
extension FormStyle where Self == GroupedFormStyle { public static var grouped: Self { token() } }
