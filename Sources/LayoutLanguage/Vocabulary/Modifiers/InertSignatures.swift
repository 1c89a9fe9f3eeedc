extension NativeDeclaration {
  /// The forms of a modifier without effect: those of SwiftUI where they are known here, else itself, which takes
  /// anything.
  ///
  /// So `.shadow(10)` and `.rotationEffect(45)` are refused as Swift refuses them, though no frame depends on them.
  var spelledOut: [NativeDeclaration] {
    guard pieces.form == .inert, let forms = Vocabulary.inertForms[pieces.written] else { return [self] }
    return forms.map { form in
      let text = "func \(pieces.written)\(Vocabulary.signature(ofInertForm: form))"
      return NativeDeclaration(owner: owner, DeclarationPieces(.whole, text), fidelity: fidelity, work: work)
    }
  }
}

extension Vocabulary {
  /// The parameters of modifiers without effect, by name.
  static let inertForms: [String: [String]] = [paintForms, behaviourForms, listForms, barForms, moreForms]
    .reduce(into: [:]) { $0.merge($1) { first, _ in first } }

  /// `<V: Equatable>value: V` → `<V: Equatable>(value: V) -> View`, what follows the modifier's name.
  static func signature(ofInertForm form: String) -> String {
    let generics = form.hasPrefix("<") ? form.prefix { $0 != ">" } + ">" : ""
    return "\(generics)(\(form.dropFirst(generics.count))) -> View"
  }

  private static let anchor = "anchor: UnitPoint = 0"
  private static let line = ["_ isActive: Bool = true, pattern: TextLineStylePattern = 0, color: Color? = nil"]
  private static let amount = ["_ amount: Double"]

  private static let paintForms: [String: [String]] = [
    "clipped": ["antialiased: Bool = false"],
    "shadow": ["color: Color = 0, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0"],
    "blendMode": ["_ blendMode: BlendMode"],
    "saturation": amount, "brightness": amount, "contrast": amount, "grayscale": amount,
    "colorInvert": [""], "compositingGroup": [""], "luminanceToAlpha": [""], "hidden": [""],
    "drawingGroup": ["opaque: Bool = false"],
    "colorMultiply": ["_ color: Color"],
    "mask": ["_ mask: View", "alignment: Alignment = 0, @ViewBuilder _ mask: () -> View"],
    "rotationEffect": ["_ angle: Angle, \(anchor)"],
    "rotation3DEffect": [
      "_ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), \(anchor), anchorZ: CGFloat = 0, perspective: CGFloat = 1"
    ],
    "scaleEffect": [
      "_ scale: CGFloat, \(anchor)", "_ scale: CGSize, \(anchor)", "x: CGFloat = 1, y: CGFloat = 1, \(anchor)",
    ],
    "transformEffect": ["_ transform: CGAffineTransform"],
    "projectionEffect": ["_ transform: ProjectionTransform"],
    "zIndex": ["_ value: Double"],
    "accentColor": ["_ color: Color?"],
    "backgroundStyle": ["_ style: ShapeStyle"],
    "preferredColorScheme": ["_ colorScheme: ColorScheme?"],
    "colorScheme": ["_ colorScheme: ColorScheme"],
    "underline": line, "strikethrough": line,
    "redacted": ["reason: RedactionReasons"],
    "privacySensitive": ["_ sensitive: Bool = true"],
    "scrollContentBackground": ["_ visibility: Visibility"],
    "ignoresSafeArea": ["_ regions: SafeAreaRegions = 0, edges: EdgeSet = 0"],
    "edgesIgnoringSafeArea": ["_ edges: EdgeSet"],
  ]

  private static let words = ["_ label: String", "_ label: Text"]

  private static let behaviourForms: [String: [String]] = [
    "accessibilityLabel": words, "accessibilityValue": words, "accessibilityHint": words, "help": words,
    "equatable": [""],
    "accessibilityHidden": ["_ hidden: Bool"],
    "accessibilityElement": ["children: AccessibilityChildBehavior = 0"],
    "contentShape": [
      "_ shape: Shape, eoFill: Bool = false", "_ kind: ContentShapeKinds, _ shape: Shape, eoFill: Bool = false",
    ],
    "allowsHitTesting": ["_ enabled: Bool"],
    "disabled": ["_ disabled: Bool"],
    "allowsTightening": ["_ flag: Bool"],
    "autocorrectionDisabled": ["_ disable: Bool = true"],
    "navigationTitle": words + ["_ title: Binding<String>"],
    "navigationBarTitle": words + words.map { "\($0), displayMode: NavigationBarItemTitleDisplayMode" },
    "navigationBarTitleDisplayMode": ["_ displayMode: NavigationBarItemTitleDisplayMode"],
    "navigationBarHidden": ["_ hidden: Bool"],
    "previewDisplayName": ["_ value: String?"],
    "statusBar": ["hidden: Bool"],
    "scrollDisabled": ["_ disabled: Bool"],
    "scrollClipDisabled": ["_ disabled: Bool = true"],
    "scrollTargetLayout": ["isEnabled: Bool = true"],
    "scrollIndicators": ["_ visibility: ScrollIndicatorVisibility, axes: AxisSet = 0"],
    "contextMenu": [
      "@ViewBuilder menuItems: () -> View", "@ViewBuilder menuItems: () -> View, @ViewBuilder preview: () -> View",
    ],
    "buttonRepeatBehavior": ["_ behavior: ButtonRepeatBehavior"],
    "badgeProminence": ["_ prominence: BadgeProminence"],
    "listSectionSeparatorTint": ["_ color: Color?, edges: EdgeSet = 0"],
    "navigationSplitViewStyle": ["_ style: NavigationSplitViewStyle"],
    "navigationSplitViewColumnWidth": ["_ width: CGFloat", "min: CGFloat? = 0, ideal: CGFloat, max: CGFloat? = 0"],
    "tabItem": ["@ViewBuilder _ label: () -> View"],
  ]

  /// The types of their arguments, which are only names here.
  static let inertTypes: [NativeDeclaration] =
    inertNames.flatMap { type, names in
      [.type("struct \(type): \(optionSetNames.contains(type) ? "OptionSet" : "Hashable")").ignored]
        + names.map { .constant(type, $0, type, .token($0)) }
    } + moreInertTypes

  private static let inertNames: [(type: String, names: [String])] = [
    (
      "BlendMode",
      [
        "normal", "multiply", "screen", "overlay", "darken", "lighten", "colorDodge", "colorBurn", "softLight",
        "hardLight", "difference", "exclusion", "hue", "saturation", "color", "luminosity", "sourceAtop",
        "destinationOver", "destinationOut", "plusDarker", "plusLighter",
      ]
    ),
    ("TextLineStylePattern", ["solid", "dot", "dash", "dashDot", "dashDotDot"]),
    ("RedactionReasons", ["placeholder", "privacy", "invalidated"]),
    ("Visibility", ["automatic", "visible", "hidden"]),
    ("ScrollIndicatorVisibility", ["automatic", "visible", "hidden", "never"]),
    ("SafeAreaRegions", ["all", "container", "keyboard"]),
    ("AccessibilityChildBehavior", ["ignore", "contain", "combine"]),
    ("ContentShapeKinds", ["interaction", "dragPreview", "contextMenuPreview", "hoverEffect"]),
    ("NavigationBarItemTitleDisplayMode", ["automatic", "inline", "large"]),
    ("ButtonRepeatBehavior", ["automatic", "enabled", "disabled"]),
    ("BadgeProminence", ["decreased", "standard", "increased"]),
    ("NavigationSplitViewStyle", ["automatic", "balanced", "prominentDetail"]),
  ]
}
