extension Vocabulary {
  /// Modifiers that only paint: no frame depends on them, so any arguments will do.
  static let paintModifiers: [NativeDeclaration] =
    [
      .modifier("foregroundColor(_ color: Color?)") { run, a in run.modify(a, nil) }.ignored,
      .member("Text", "func foregroundColor(_ color: Color?) -> Text") { _, a in a[0] ?? .void }.ignored,
      .modifier("foregroundStyle(_ style: ShapeStyle)") { run, a in run.modify(a, nil) }.ignored,
      .member("Text", "func foregroundStyle(_ style: ShapeStyle) -> Text") { _, a in a[0] ?? .void }.ignored,
      .modifier("border(_ style: ShapeStyle, width: CGFloat = 1)") { run, a in run.modify(a, nil) }.ignored,
      .modifier("opacity(_ value: Double)") { run, a in run.modify(a, nil) }.ignored,
      .modifier("cornerRadius(_ radius: CGFloat)") { run, a in run.modify(a, nil) }.ignored,
      .modifier("clipShape(_ shape: Shape)") { run, a in run.modify(a, nil) }.ignored,
      .modifier("tint(_ color: Color?)") { run, a in run.modify(a, nil) }.ignored,
    ]
    + [
      "clipped", "shadow", "blur", "blendMode", "saturation", "brightness", "contrast", "grayscale", "hueRotation",
      "colorInvert",
      "colorMultiply", "mask", "rotationEffect", "rotation3DEffect", "scaleEffect", "transformEffect",
      "projectionEffect", "zIndex",
      "hidden", "symbolVariant", "accentColor",
      "backgroundStyle", "preferredColorScheme", "colorScheme", "compositingGroup", "drawingGroup", "contentTransition",
      "visualEffect", "underline", "strikethrough", "luminanceToAlpha", "glassEffect", "hoverEffect",
      "listRowSeparator",
      "listRowBackground", "scrollContentBackground", "redacted", "privacySensitive", "badge",
    ].map { .inert($0) }

  /// Modifiers that only do something when the view is used.
  static let behaviourModifiers: [NativeDeclaration] =
    [
      "accessibility", "accessibilityLabel", "accessibilityHidden", "accessibilityValue", "accessibilityHint",
      "accessibilityElement", "accessibilityAddTraits", "previewDevice", "previewDisplayName", "transition",
      "transaction",
      "contentShape", "allowsHitTesting", "onReceive",
      "help",
      "navigationTitle", "navigationBarTitle", "navigationBarTitleDisplayMode", "toolbar", "contextMenu",
      "matchedGeometryEffect", "geometryGroup", "focused", "sensoryFeedback", "allowsTightening", "tabItem",
      "controlSize",
      "buttonBorderShape", "submitLabel", "keyboardType", "textContentType", "autocorrectionDisabled", "onSubmit",
      "swipeActions",
      "refreshable", "searchable", "navigationDestination", "navigationBarItems", "navigationBarHidden",
      "listSectionSeparator",
      "textInputAutocapitalization", "keyboardShortcut", "menuIndicator", "menuOrder", "formStyle", "tabViewStyle",
      "listRowSeparatorTint", "listSectionSpacing", "headerProminence", "flipsForRightToLeftLayoutDirection",
      "statusBar", "persistentSystemOverlays", "defersSystemGestures",
    ].map { .inert($0) }
}
