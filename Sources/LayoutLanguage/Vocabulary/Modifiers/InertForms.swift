/// More modifiers without effect: those of lists, bars and screens, and what their arguments are.
///
/// `@unread` is for closures of bars and screens that are never shown: only how many values they take is looked at.
extension Vocabulary {
  private static let edges = "edges: VerticalEdgeSet = 0"
  private static let bars = "for bars: ToolbarPlacement..."

  static let listForms: [String: [String]] = [
    "badge": ["_ count: Int", "_ label: Text?", "_ label: String?"],
    "listRowSeparator": ["_ visibility: Visibility, \(edges)"],
    "listSectionSeparator": ["_ visibility: Visibility, \(edges)"],
    "listRowSeparatorTint": ["_ color: Color?, \(edges)"],
    "listRowBackground": ["_ view: View?"],
    "listSectionSpacing": ["_ spacing: ListSectionSpacing", "_ spacing: CGFloat"],
    "headerProminence": ["_ prominence: Prominence"],
    "swipeActions": ["edge: HorizontalEdge = 0, allowsFullSwipe: Bool = true, @unread content: () -> View"],
    "scrollDismissesKeyboard": ["_ mode: ScrollDismissesKeyboardMode"],
    "scrollTargetBehavior": ["_ behavior: ScrollTargetBehavior"],
    "scrollBounceBehavior": ["_ behavior: ScrollBounceBehavior, axes: AxisSet = 0"],
    "scrollIndicatorsFlash": ["onAppear: Bool", "<V: Equatable>trigger value: V"],
    "refreshable": ["@async action: () -> Void"],
    "listItemTint": ["_ tint: Color?", "_ tint: ListItemTint?"],
    "searchable": [
      "text: Binding<String>, placement: SearchFieldPlacement = 0, prompt: String",
      "text: Binding<String>, placement: SearchFieldPlacement = 0, prompt: Text? = 0",
      "text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = 0, prompt: String",
      "text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = 0, prompt: Text? = 0",
      "text: Binding<String>, placement: SearchFieldPlacement = 0, prompt: String, @unread suggestions: () -> View",
      "text: Binding<String>, placement: SearchFieldPlacement = 0, prompt: Text? = 0, @unread suggestions: () -> View",
    ]
      + ["tokens", "editableTokens"].flatMap { label in
        ["String", "Text?"].map { prompt in
          "<T: Identifiable>text: Binding<String>, \(label) tokens: Binding<[T]>, placement: SearchFieldPlacement = 0, prompt: \(prompt) = 0, @unread token: (T) -> View"
        }
      },
  ]

  static let barForms: [String: [String]] = [
    "toolbar": ["_ visibility: Visibility, \(bars)", "@unread content: () -> View"],
    "toolbarBackground": ["_ visibility: Visibility, \(bars)", "_ style: ShapeStyle, \(bars)"],
    "toolbarBackgroundVisibility": ["_ visibility: Visibility, \(bars)"],
    "toolbarVisibility": ["_ visibility: Visibility, \(bars)"],
    "tabViewBottomAccessory": [
      "@unread content: () -> View", "isEnabled: Bool, @unread content: () -> View",
    ],
    "isDetailLink": ["_ isDetailLink: Bool"],
    "toolbarColorScheme": ["_ colorScheme: ColorScheme?, \(bars)"],
    "toolbarTitleDisplayMode": ["_ mode: ToolbarTitleDisplayMode"],
    "navigationBarBackButtonHidden": ["_ hidesBackButton: Bool = true"],
    "navigationBarItems": ["leading: View, trailing: View", "leading: View", "trailing: View"],
    "navigationDestination": [
      "<D: Hashable>for data: D.Type, @unread destination: (D) -> View",
      "isPresented: Binding<Bool>, @unread destination: () -> View",
      "<D: Hashable>item: Binding<D?>, @unread destination: (D) -> View",
    ],
    "statusBarHidden": ["_ hidden: Bool = true"],
    "persistentSystemOverlays": ["_ visibility: Visibility"],
    "defersSystemGestures": ["on edges: EdgeSet"],
    "tabViewStyle": ["_ style: TabViewStyle", "_ style: PageTabViewStyle", "_ style: DefaultTabViewStyle"],
    "formStyle": ["_ style: FormStyle"],
    "menuIndicator": ["_ visibility: Visibility"],
    "menuOrder": ["_ order: MenuOrder"],
    "previewDevice": ["_ value: PreviewDevice?", "_ value: String"],
    "previewInterfaceOrientation": ["_ value: InterfaceOrientation"],
    "toolbarRole": ["_ role: ToolbarRole"],
    "indexViewStyle": ["_ style: PageIndexViewStyle"],
    "navigationViewStyle": ["_ style: NavigationViewStyle"],
  ]

  static let moreForms: [String: [String]] = [
    "unredacted": [""],
    "accessibilityRepresentation": ["@unread representation: () -> View"],
    "focusable": ["_ isFocusable: Bool = true"],
    "disableAutocorrection": ["_ disable: Bool?"],
    "defaultFocus": ["<V: Hashable>_ binding: Binding<V>, _ value: V, priority: DefaultFocusEvaluationPriority = 0"],
    "contentTransition": ["_ transition: ContentTransition"],
    "matchedGeometryEffect": [
      "<ID: Hashable>id: ID, in namespace: NamespaceID, properties: MatchedGeometryProperties = 0, anchor: UnitPoint = 0, isSource: Bool = true"
    ],
    "visualEffect": ["@unread _ effect: (EmptyVisualEffect, GeometryProxy) -> EmptyVisualEffect"],
    "glassEffect": ["_ glass: Glass = 0, in shape: Shape = 0"],
    "hoverEffect": ["_ effect: HoverEffect = 0, isEnabled: Bool = true"],
    "symbolVariant": ["_ variant: SymbolVariants"],
    "controlSize": ["_ controlSize: ControlSize"],
    "buttonBorderShape": ["_ shape: ButtonBorderShape"],
    "submitLabel": ["_ submitLabel: SubmitLabel"],
    "onSubmit": ["of triggers: SubmitTriggers = 0, _ action: () -> Void"],
    "keyboardType": ["_ type: UIKeyboardType"],
    "textContentType": ["_ textContentType: UITextContentType?"],
    "textInputAutocapitalization": ["_ autocapitalization: TextInputAutocapitalization?"],
    "textSelection": ["_ selectability: TextSelectability"],
    "keyboardShortcut": [
      "_ shortcut: KeyboardShortcut", "_ key: KeyEquivalent, modifiers: EventModifiers = 0",
      "_ key: KeyEquivalent, modifiers: [EventModifiers]", "_ key: String, modifiers: EventModifiers = 0",
      "_ key: String, modifiers: [EventModifiers]",
    ],
    "focused": ["_ condition: Binding<Bool>", "<V: Hashable>_ binding: Binding<V>, equals value: V"],
    "sensoryFeedback": [
      "<T: Equatable>_ feedback: SensoryFeedback, trigger: T",
      "<T: Equatable>_ feedback: SensoryFeedback, trigger: T, condition: (T, T) -> Bool",
      "<T: Equatable>trigger: T, _ feedback: (T, T) -> SensoryFeedback?",
    ],
    "accessibility": [
      "label: Text", "hidden: Bool", "value: Text", "hint: Text", "identifier: String",
      "addTraits traits: AccessibilityTraits", "removeTraits traits: AccessibilityTraits", "sortPriority: Double",
      "activationPoint: UnitPoint", "inputLabels: [Text]",
    ],
    "accessibilityAddTraits": traits, "accessibilityRemoveTraits": traits,
    "accessibilitySortPriority": ["_ sortPriority: Double"],
    "accessibilityAction": [
      "_ actionKind: AccessibilityActionKind = 0, _ handler: () -> Void", "named name: String, _ handler: () -> Void",
      "named name: Text, _ handler: () -> Void",
    ],
    "onHover": ["perform action: (Bool) -> Void"],
    "onOpenURL": ["@unread perform action: (String) -> Void"],
  ]

  private static let traits = ["_ traits: AccessibilityTraits"]

  /// Types whose values are sets of their constants.
  static let optionSetNames: Set<String> = [
    "RedactionReasons", "AccessibilityTraits", "EventModifiers", "ContentShapeKinds", "SafeAreaRegions",
    "AccessibilityChildBehavior", "SubmitTriggers",
  ]

  /// Types of arguments that have more to them than constants, and those that only have names.
  static let moreInertTypes: [NativeDeclaration] =
    plainNames.flatMap { type, names in
      [.type("struct \(type): \(optionSetNames.contains(type) ? "OptionSet" : "Hashable")").ignored]
        + names.map { .constant(type, $0, type, .token($0)).ignored }
    }
    + [
      ("ContentTransition", "static func numericText(countsDown: Bool = false) -> ContentTransition"),
      ("ContentTransition", "static func numericText(value: Double) -> ContentTransition"),
      ("ContentTransition", "static func symbolEffect(_ effect: ReplaceSymbolEffect) -> ContentTransition"),
      ("Glass", "func tint(_ color: Color?) -> Glass"),
      ("Glass", "func interactive(_ isEnabled: Bool = true) -> Glass"),
      ("SymbolVariants", "var circle: SymbolVariants"), ("SymbolVariants", "var square: SymbolVariants"),
      ("SymbolVariants", "var rectangle: SymbolVariants"), ("SymbolVariants", "var fill: SymbolVariants"),
      ("SymbolVariants", "var slash: SymbolVariants"),
      ("ButtonBorderShape", "static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape"),
      ("ListSectionSpacing", "static func custom(_ spacing: CGFloat) -> ListSectionSpacing"),
      ("ListItemTint", "static func fixed(_ tint: Color) -> ListItemTint"),
      ("ListItemTint", "static func preferred(_ tint: Color) -> ListItemTint"),
      ("KeyEquivalent", "init(_ character: String)"), ("PreviewDevice", "init(rawValue: String)"),
      ("KeyboardShortcut", "init(_ key: KeyEquivalent, modifiers: EventModifiers = 0)"),
      (
        "SearchFieldPlacement",
        "static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement"
      ),
      ("TabViewStyle", "static func page(indexDisplayMode: PageTabViewStyleIndexDisplayMode) -> TabViewStyle"),
      ("PageTabViewStyle", "init(indexDisplayMode: PageTabViewStyleIndexDisplayMode = 0)"),
      ("DefaultTabViewStyle", "init()"),
      (
        "PageIndexViewStyle",
        "static func page(backgroundDisplayMode: PageIndexViewStyleBackgroundDisplayMode) -> PageIndexViewStyle"
      ),
      ("PageIndexViewStyle", "init(backgroundDisplayMode: PageIndexViewStyleBackgroundDisplayMode = 0)"),
      (
        "SensoryFeedback",
        "static func impact(weight: SensoryFeedbackWeight = 0, intensity: Double = 1) -> SensoryFeedback"
      ),
      (
        "SensoryFeedback",
        "static func impact(flexibility: SensoryFeedbackFlexibility, intensity: Double = 1) -> SensoryFeedback"
      ),
      (
        "ScrollTargetBehavior",
        "static func viewAligned(limitBehavior: ViewAlignedLimitBehavior) -> ScrollTargetBehavior"
      ),
    ].map { type, text in .member(type, text) { .token(type) }.ignored }
    + ["automatic", "columns", "grouped"].map { .constant("FormStyle", $0, "FormStyle", .token($0)).ignored }

  private static let plainNames: [(type: String, names: [String])] = [
    ("VerticalEdgeSet", ["all", "top", "bottom"]),
    ("ListSectionSpacing", ["default", "compact"]),
    ("Prominence", ["standard", "increased"]),
    ("ScrollDismissesKeyboardMode", ["automatic", "immediately", "interactively", "never"]),
    ("ViewAlignedLimitBehavior", ["automatic", "always", "never", "alwaysByFew", "alwaysByOne"]),
    ("ScrollBounceBehavior", ["automatic", "always", "basedOnSize"]),
    ("SearchFieldPlacement", ["automatic", "toolbar", "sidebar", "navigationBarDrawer"]),
    ("NavigationBarDrawerDisplayMode", ["automatic", "always"]),
    (
      "ToolbarPlacement",
      ["automatic", "navigationBar", "tabBar", "bottomBar", "windowToolbar", "accessoryBar"]
    ),
    ("ToolbarTitleDisplayMode", ["automatic", "inline", "inlineLarge", "large"]),
    ("TabViewStyle", ["automatic", "page", "sidebarAdaptable", "tabBarOnly", "grouped"]), ("PageTabViewStyle", []),
    ("PageIndexViewStyle", ["page"]),
    ("PageIndexViewStyleBackgroundDisplayMode", ["automatic", "interactive", "always", "never"]),
    ("DefaultTabViewStyle", []), ("PageTabViewStyleIndexDisplayMode", ["automatic", "always", "never"]),
    ("MenuOrder", ["automatic", "fixed", "priority"]),
    ("InterfaceOrientation", ["portrait", "portraitUpsideDown", "landscapeLeft", "landscapeRight"]),
    ("ToolbarRole", ["automatic", "navigationStack", "browser", "editor"]),
    ("DefaultFocusEvaluationPriority", ["automatic", "userInitiated"]),
    ("ListItemTint", ["monochrome"]),
    ("PreviewDevice", []),
    ("ContentTransition", ["identity", "opacity", "interpolate", "symbolEffect"]),
    ("MatchedGeometryProperties", ["position", "size", "frame"]),
    ("EmptyVisualEffect", []),
    ("Glass", ["regular", "clear", "identity"]),
    ("HoverEffect", ["automatic", "highlight", "lift"]),
    ("SymbolVariants", ["none", "circle", "square", "rectangle", "fill", "slash"]),
    ("ButtonBorderShape", ["automatic", "capsule", "roundedRectangle", "circle"]),
    ("SubmitLabel", ["done", "go", "send", "join", "route", "search", "return", "next", "continue"]),
    ("SubmitTriggers", ["text", "search"]), ("ReplaceSymbolEffect", ["automatic", "replace"]),
    (
      "UIKeyboardType",
      [
        "default", "asciiCapable", "numbersAndPunctuation", "URL", "numberPad", "phonePad", "namePhonePad",
        "emailAddress", "decimalPad", "twitter", "webSearch", "asciiCapableNumberPad", "alphabet",
      ]
    ),
    (
      "UITextContentType",
      [
        "name", "username", "password", "newPassword", "emailAddress", "telephoneNumber", "oneTimeCode", "URL",
        "givenName", "familyName", "nickname", "streetAddressLine1", "addressCity", "postalCode", "countryName",
        "organizationName", "jobTitle", "creditCardNumber",
      ]
    ),
    ("TextInputAutocapitalization", ["never", "words", "sentences", "characters"]),
    ("TextSelectability", ["enabled", "disabled"]),
    ("KeyboardShortcut", ["defaultAction", "cancelAction"]),
    (
      "KeyEquivalent",
      [
        "upArrow", "downArrow", "leftArrow", "rightArrow", "escape", "delete", "deleteForward", "home", "end", "pageUp",
        "pageDown", "clear", "tab", "space", "return",
      ]
    ),
    ("EventModifiers", ["command", "shift", "option", "control", "capsLock", "numericPad", "all"]),
    (
      "SensoryFeedback",
      [
        "success", "warning", "error", "selection", "increase", "decrease", "start", "stop", "alignment", "levelChange",
        "impact", "pathComplete",
      ]
    ),
    ("SensoryFeedbackWeight", ["light", "medium", "heavy"]),
    ("SensoryFeedbackFlexibility", ["rigid", "solid", "soft"]),
    (
      "AccessibilityTraits",
      [
        "isButton", "isHeader", "isSelected", "isLink", "isSearchField", "isImage", "playsSound", "isKeyboardKey",
        "isStaticText", "isSummaryElement", "updatesFrequently", "startsMediaSession", "allowsDirectInteraction",
        "causesPageTurn", "isModal", "isToggle", "isTabBar",
      ]
    ),
    ("AccessibilityActionKind", ["default", "escape", "magicTap", "delete", "showMenu"]),
  ]
}
