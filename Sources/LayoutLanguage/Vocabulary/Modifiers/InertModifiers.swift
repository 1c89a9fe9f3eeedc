extension Vocabulary {
  /// Modifiers that only paint, and that drawings do not show: any arguments will do.
  static let inertPaintModifiers: [NativeDeclaration] =
    [
      "blendMode", "saturation", "brightness", "contrast", "grayscale", "colorInvert",
      "colorMultiply", "mask", "rotation3DEffect", "transformEffect", "projectionEffect", "symbolVariant",
      "accentColor", "backgroundStyle", "preferredColorScheme", "colorScheme", "compositingGroup", "drawingGroup",
      "contentTransition", "visualEffect", "underline", "strikethrough", "luminanceToAlpha", "glassEffect",
      "hoverEffect", "listRowSeparator", "listRowBackground", "scrollContentBackground", "redacted",
      "privacySensitive", "badge", "unredacted",
    ].map { .inert($0) }

  /// Modifiers that only do something when the view is used.
  static let behaviourModifiers: [NativeDeclaration] =
    [
      "accessibility", "accessibilityLabel", "accessibilityHidden", "accessibilityValue", "accessibilityHint",
      "accessibilityElement", "accessibilityAddTraits", "previewDevice", "previewDisplayName",
      "contentShape", "allowsHitTesting", "onReceive",
      "help", "equatable",
      "navigationTitle", "navigationBarTitle", "navigationBarTitleDisplayMode", "toolbar", "contextMenu",
      "matchedGeometryEffect", "focused", "sensoryFeedback", "allowsTightening", "tabItem",
      "controlSize",
      "buttonBorderShape", "submitLabel", "keyboardType", "textContentType", "autocorrectionDisabled", "onSubmit",
      "swipeActions",
      "refreshable", "searchable", "navigationDestination", "navigationBarItems", "navigationBarHidden",
      "listSectionSeparator",
      "textInputAutocapitalization", "keyboardShortcut", "menuIndicator", "menuOrder", "formStyle", "tabViewStyle",
      "listRowSeparatorTint", "listSectionSpacing", "headerProminence",
      "statusBar", "persistentSystemOverlays", "defersSystemGestures", "statusBarHidden", "toolbarBackground",
      "toolbarBackgroundVisibility", "toolbarColorScheme", "toolbarTitleDisplayMode", "navigationBarBackButtonHidden",
      "textSelection", "accessibilityAction", "accessibilitySortPriority", "accessibilityRemoveTraits", "onHover",
      "onOpenURL", "previewInterfaceOrientation", "toolbarRole", "navigationViewStyle", "indexViewStyle",
      "listItemTint",
      "accessibilityRepresentation", "focusable", "disableAutocorrection", "defaultFocus", "autocapitalization",
      "accessibilityAdjustableAction", "accessibilityScrollAction", "accessibilityInputLabels", "accessibilityActions",
      "accessibilityShowsLargeContentViewer", "accessibilityIgnoresInvertColors", "accessibilityChildren",
      "accessibilityRotor", "accessibilityHeading", "accessibilityFocused", "accessibilityLabeledPair",
      "accessibilityZoomAction", "speechAdjustedPitch", "speechAlwaysIncludesPunctuation", "speechSpellsOutCharacters",
      "symbolEffect", "symbolEffectsRemoved", "digitalCrownRotation", "handlesExternalEvents", "userActivity",
      "onContinueUserActivity", "itemProvider", "onDrag", "onDrop", "draggable", "dropDestination",
      "exportsItemProviders",
      "fileImporter", "fileExporter", "fileMover", "photosPicker", "quickLookPreview", "appStoreOverlay",
      "onCommand", "onMoveCommand", "onExitCommand", "onDeleteCommand", "onPlayPauseCommand", "onKeyPress",
      "touchBar", "deleteDisabled", "moveDisabled", "selectionDisabled", "renameAction", "searchScopes",
      "searchSuggestions", "searchCompletion", "searchFocused", "searchPresentationToolbarBehavior",
      "scrollIndicatorsFlash", "interactionActivityTrackingTag",
      "invalidatableContent", "allowedDynamicRange", "typesettingLanguage", "previewContext", "navigationTransition",
      "matchedTransitionSource", "hoverEffectDisabled", "onContinuousHover",
      "pointerStyle", "contentCaptureProtected", "modelContainer", "modelContext", "widgetURL", "widgetAccentable",
      "containerBackground", "popoverTip", "tipViewStyle", "sectionActions", "sectionIndexLabel",
      "backgroundExtensionEffect",
      "tabBarMinimizeBehavior", "scrollEdgeEffectStyle", "writingToolsBehavior", "colorEffect", "distortionEffect",
      "layerEffect",
      "buttonRepeatBehavior", "badgeProminence", "listSectionSeparatorTint", "navigationSplitViewStyle",
      "navigationSplitViewColumnWidth", "materialActiveAppearance", "flipsForRightToLeftLayoutDirection", "ornament",
    ].map { .inert($0) }
}
