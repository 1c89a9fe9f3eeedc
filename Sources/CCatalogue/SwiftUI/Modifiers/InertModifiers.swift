extension View {
  @inert public func blendMode(_ blendMode: BlendMode) -> some View { self }
  @inert public func saturation(_ amount: Double) -> some View { self }
  @inert public func brightness(_ amount: Double) -> some View { self }
  @inert public func contrast(_ amount: Double) -> some View { self }
  @inert public func grayscale(_ amount: Double) -> some View { self }
  @inert public func colorInvert() -> some View { self }
  @inert public func colorMultiply(_ color: Color) -> some View { self }
  @passedOver public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some View { self }
  @approximated("A shear is ignored, with a warning.") public func transformEffect(_ transform: CGAffineTransform)
    -> some View
  { native() }
  @passedOver public func projectionEffect(_ transform: ProjectionTransform) -> some View { self }
  @inert public func accentColor(_ accentColor: Color?) -> some View { self }
  @inert public func backgroundStyle(_ style: some ShapeStyle) -> some View { self }
  @inert public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View { self }
  @inert public func colorScheme(_ colorScheme: ColorScheme) -> some View { self }
  @inert public func compositingGroup() -> some View { self }
  @inert public func drawingGroup(opaque: Bool = false) -> some View { self }
  @inert public func contentTransition(_ transition: ContentTransition) -> some View { self }
  @passedOver(skips: "effect") public func visualEffect(
    _ effect: @escaping (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View { self }
  @inert public func underline(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil)
    -> some View
  { self }
  @inert public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View { self }
  @inert public func luminanceToAlpha() -> some View { self }
  @inert public func glassEffect(_ glass: Glass = .regular, in shape: some Shape = Capsule()) -> some View { self }
  @inert(takes: .anything) public func glassEffectID() -> some View { self }
  @inert(takes: .anything) public func glassEffectUnion() -> some View { self }
  @inert(takes: .anything) public func glassEffectTransition() -> some View { self }
  @inert public func containerShape(_ shape: some InsettableShape) -> some View { self }
  @passedOver(takes: .anything) public func buttonSizing() -> some View { self }
  @passedOver(takes: .anything) public func presentationSizing() -> some View { self }
  @inert public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true) -> some View { self }
  @inert public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View { self }
  @inert public func listRowBackground(_ view: (some View)?) -> some View { self }
  @inert public func scrollContentBackground(_ visibility: Visibility) -> some View { self }
  @inert public func redacted(reason: RedactionReasons) -> some View { self }
  @inert public func privacySensitive(_ sensitive: Bool = true) -> some View { self }
  @passedOver public func badge(_ count: Int) -> some View { self }
  @passedOver public func badge(_ label: Text?) -> some View { self }
  @passedOver public func badge(_ label: LocalizedStringKey?) -> some View { self }
  @inert public func unredacted() -> some View { self }
  @inert public func accessibility(label: Text) -> some View { self }
  @inert public func accessibility(hidden: Bool) -> some View { self }
  @inert public func accessibility(value: Text) -> some View { self }
  @inert public func accessibility(hint: Text) -> some View { self }
  @inert public func accessibility(identifier: String) -> some View { self }
  @inert public func accessibility(addTraits traits: AccessibilityTraits) -> some View { self }
  @inert public func accessibility(removeTraits traits: AccessibilityTraits) -> some View { self }
  @inert public func accessibility(sortPriority: Double) -> some View { self }
  @inert public func accessibility(activationPoint: UnitPoint) -> some View { self }
  @inert public func accessibility(inputLabels: [Text]) -> some View { self }
  @inert public func accessibilityLabel(_ label: LocalizedStringKey) -> some View { self }
  @inert public func accessibilityLabel(_ label: Text) -> some View { self }
  @inert public func accessibilityHidden(_ hidden: Bool) -> some View { self }
  @inert public func accessibilityValue(_ value: LocalizedStringKey) -> some View { self }
  @inert public func accessibilityValue(_ value: Text) -> some View { self }
  @inert public func accessibilityHint(_ hint: LocalizedStringKey) -> some View { self }
  @inert public func accessibilityHint(_ hint: Text) -> some View { self }
  @inert public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View { self }
  @inert public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { self }
  @passedOver public func previewDevice(_ value: PreviewDevice?) -> some View { self }
  @passedOver public func previewDevice(_ value: String) -> some View { self }
  @inert public func previewDisplayName(_ value: String?) -> some View { self }
  @inert public func contentShape(_ shape: some Shape, eoFill: Bool = false) -> some View { self }
  @inert public func contentShape(_ kind: ContentShapeKinds, _ shape: some Shape, eoFill: Bool = false) -> some View {
    self
  }
  @inert public func allowsHitTesting(_ enabled: Bool) -> some View { self }
  @inert(takes: .anything) public func onReceive() -> some View { self }
  @inert public func help(_ text: LocalizedStringKey) -> some View { self }
  @inert public func help(_ text: Text) -> some View { self }
  @inert public func equatable() -> some View where Self: Equatable { self }
  @passedOver(skips: "content") public func toolbar(@ViewBuilder content: () -> some View) -> some View { self }
  @inert public func contextMenu(@ViewBuilder menuItems: () -> some View) -> some View { self }
  @inert public func contextMenu(_ contextMenu: ContextMenu<some View>?) -> some View { self }
  @inert public func contextMenu(@ViewBuilder menuItems: () -> some View, @ViewBuilder preview: () -> some View)
    -> some View
  { self }
  @inert public func focused(_ condition: FocusState<Bool>.Binding) -> some View { self }
  @inert public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View {
    self
  }
  @inert public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View { self }
  @inert public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T, condition: (T, T) -> Bool)
    -> some View
  { self }
  @inert public func sensoryFeedback<T: Equatable>(trigger: T, _ feedback: (T, T) -> SensoryFeedback?) -> some View {
    self
  }
  @passedOver public func allowsTightening(_ flag: Bool) -> some View { self }
  @inert public func tabItem(@ViewBuilder _ label: () -> some View) -> some View { self }
  @inert public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { self }
  @inert public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }
  @inert public func keyboardType(_ type: UIKeyboardType) -> some View { self }
  @inert public func textContentType(_ textContentType: UITextContentType?) -> some View { self }
  @inert public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }
  @inert public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View { self }
  @inert(skips: "content") public func swipeActions(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> some View
  ) -> some View { self }
  @inert public func refreshable(action: @escaping @Sendable () async -> Void) -> some View { self }
  @passedOver public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View { self }
  @passedOver public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View { self }
  @passedOver public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: String
  ) -> some View { self }
  @passedOver public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View { self }
  @passedOver(skips: "suggestions") public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: String, suggestions: () -> some View
  ) -> some View { self }
  @passedOver(skips: "suggestions") public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    suggestions: () -> some View
  ) -> some View { self }
  @passedOver(skips: "token") public func searchable<T: Identifiable>(
    text: Binding<String>, tokens: Binding<[T]>, placement: SearchFieldPlacement = .automatic, prompt: String = "",
    token: (T) -> some View
  ) -> some View { self }
  @passedOver(skips: "token") public func searchable<T: Identifiable>(
    text: Binding<String>, tokens: Binding<[T]>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    token: (T) -> some View
  ) -> some View { self }
  @passedOver(skips: "token") public func searchable<T: Identifiable>(
    text: Binding<String>, editableTokens tokens: Binding<[T]>, placement: SearchFieldPlacement = .automatic,
    prompt: String = "", token: (T) -> some View
  ) -> some View { self }
  @passedOver(skips: "token") public func searchable<T: Identifiable>(
    text: Binding<String>, editableTokens tokens: Binding<[T]>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, token: (T) -> some View
  ) -> some View { self }
  @inert(skips: "destination") public func navigationDestination<D: Hashable>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> some View
  ) -> some View { self }
  @inert(skips: "destination") public func navigationDestination(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> some View
  ) -> some View { self }
  @inert(skips: "destination") public func navigationDestination<D: Hashable>(
    item: Binding<D?>, destination: (D) -> some View
  ) -> some View { self }
  @passedOver public func navigationBarItems(leading: some View, trailing: some View) -> some View { self }
  @passedOver public func navigationBarItems(leading: some View) -> some View { self }
  @passedOver public func navigationBarItems(trailing: some View) -> some View { self }
  @inert public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    self
  }
  @inert public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View {
    self
  }
  @inert public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { self }
  @inert public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View { self }
  @inert public func keyboardShortcut(_ key: KeyEquivalent, modifiers: [EventModifiers]) -> some View { self }
  @inert public func keyboardShortcut(_ key: String, modifiers: EventModifiers = []) -> some View { self }
  @inert public func keyboardShortcut(_ key: String, modifiers: [EventModifiers]) -> some View { self }
  @inert public func menuIndicator(_ visibility: Visibility) -> some View { self }
  @inert public func menuOrder(_ order: MenuOrder) -> some View { self }
  @passedOver public func formStyle(_ style: some FormStyle) -> some View { self }
  @inert public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View { self }
  @passedOver public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View { self }
  @passedOver public func headerProminence(_ prominence: Prominence) -> some View { self }
  @inert public func statusBar(hidden: Bool) -> some View { self }
  @inert public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
  @inert public func defersSystemGestures(on edges: Edge.Set) -> some View { self }
  @inert public func statusBarHidden(_ hidden: Bool = true) -> some View { self }
  @inert public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }
  @inert public func toolbarBackground(_ style: some ShapeStyle, for bars: ToolbarPlacement...) -> some View { self }
  @inert public func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    self
  }
  @passedOver(skips: "content") public func tabViewBottomAccessory(content: () -> some View) -> some View { self }
  @passedOver(skips: "content") public func tabViewBottomAccessory(isEnabled: Bool, content: () -> some View)
    -> some View
  {
    self
  }
  @inert public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
  @inert public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View {
    self
  }
  @inert public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View { self }
  @inert public func textSelection(_ selectability: some TextSelectability) -> some View { self }
  @inert public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View { self }
  @inert public func accessibilityAction(named name: String, _ handler: () -> Void) -> some View { self }
  @inert public func accessibilityAction(named name: Text, _ handler: () -> Void) -> some View { self }
  @inert public func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }
  @inert public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { self }
  @inert public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }
  @inert(skips: "action") public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }
  @passedOver public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { self }
  @inert public func toolbarRole(_ role: ToolbarRole) -> some View { self }
  @inert public func navigationViewStyle(_ style: some NavigationViewStyle) -> some View { self }
  @inert public func indexViewStyle(_ style: PageIndexViewStyle) -> some View { self }
  @inert public func listItemTint(_ tint: Color?) -> some View { self }
  @inert public func listItemTint(_ tint: ListItemTint?) -> some View { self }
  @inert(skips: "representation") public func accessibilityRepresentation(@ViewBuilder representation: () -> some View)
    -> some View
  { self }
  @inert public func focusable(_ isFocusable: Bool = true) -> some View { self }
  @inert public func disableAutocorrection(_ disable: Bool?) -> some View { self }
  @inert public func defaultFocus<V: Hashable>(
    _ binding: Binding<V>, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View { self }
  @inert(takes: .anything) public func autocapitalization() -> some View { self }
  @inert(takes: .anything) public func accessibilityAdjustableAction() -> some View { self }
  @inert(takes: .anything) public func accessibilityScrollAction() -> some View { self }
  @inert(takes: .anything) public func accessibilityInputLabels() -> some View { self }
  @inert(takes: .anything) public func accessibilityActions() -> some View { self }
  @inert(takes: .anything) public func accessibilityShowsLargeContentViewer() -> some View { self }
  @inert(takes: .anything) public func accessibilityIgnoresInvertColors() -> some View { self }
  @inert(takes: .anything) public func accessibilityChildren() -> some View { self }
  @inert(takes: .anything) public func accessibilityRotor() -> some View { self }
  @inert(takes: .anything) public func accessibilityHeading() -> some View { self }
  @inert(takes: .anything) public func accessibilityFocused() -> some View { self }
  @inert(takes: .anything) public func accessibilityLabeledPair() -> some View { self }
  @inert(takes: .anything) public func accessibilityZoomAction() -> some View { self }
  @inert(takes: .anything) public func speechAdjustedPitch() -> some View { self }
  @inert(takes: .anything) public func speechAlwaysIncludesPunctuation() -> some View { self }
  @inert(takes: .anything) public func speechSpellsOutCharacters() -> some View { self }
  @inert(takes: .anything) public func symbolEffect() -> some View { self }
  @inert(takes: .anything) public func symbolEffectsRemoved() -> some View { self }
  @inert(takes: .anything) public func digitalCrownRotation() -> some View { self }
  @inert(takes: .anything) public func handlesExternalEvents() -> some View { self }
  @inert(takes: .anything) public func userActivity() -> some View { self }
  @inert(takes: .anything) public func onContinueUserActivity() -> some View { self }
  @inert(takes: .anything) public func itemProvider() -> some View { self }
  @inert(takes: .anything) public func onDrag() -> some View { self }
  @inert(takes: .anything) public func onDrop() -> some View { self }
  @inert(takes: .anything) public func draggable() -> some View { self }
  @inert(takes: .anything) public func dropDestination() -> some View { self }
  @inert(takes: .anything) public func exportsItemProviders() -> some View { self }
  @inert(takes: .anything) public func fileImporter() -> some View { self }
  @inert(takes: .anything) public func fileExporter() -> some View { self }
  @inert(takes: .anything) public func fileMover() -> some View { self }
  @inert(takes: .anything) public func photosPicker() -> some View { self }
  @inert(takes: .anything) public func quickLookPreview() -> some View { self }
  @inert(takes: .anything) public func appStoreOverlay() -> some View { self }
  @inert(takes: .anything) public func onCommand() -> some View { self }
  @inert(takes: .anything) public func onMoveCommand() -> some View { self }
  @inert(takes: .anything) public func onExitCommand() -> some View { self }
  @inert(takes: .anything) public func onDeleteCommand() -> some View { self }
  @inert(takes: .anything) public func onPlayPauseCommand() -> some View { self }
  @inert(takes: .anything) public func onKeyPress() -> some View { self }
  @inert(takes: .anything) public func touchBar() -> some View { self }
  @inert(takes: .anything) public func deleteDisabled() -> some View { self }
  @inert(takes: .anything) public func moveDisabled() -> some View { self }
  @inert(takes: .anything) public func selectionDisabled() -> some View { self }
  @inert(takes: .anything) public func renameAction() -> some View { self }
  @inert(takes: .anything) public func searchScopes() -> some View { self }
  @inert(takes: .anything) public func searchSuggestions() -> some View { self }
  @inert(takes: .anything) public func searchCompletion() -> some View { self }
  @inert(takes: .anything) public func searchFocused() -> some View { self }
  @inert(takes: .anything) public func searchPresentationToolbarBehavior() -> some View { self }
  @inert(takes: .anything) public func focusedValue() -> some View { self }
  @inert(takes: .anything) public func focusedSceneValue() -> some View { self }
  @inert(takes: .anything) public func focusedObject() -> some View { self }
  @inert(takes: .anything) public func focusedSceneObject() -> some View { self }
  @passedOver(takes: .anything) public func textScale() -> some View { self }
  @inert(takes: .anything) public func tabViewCustomization() -> some View { self }
  @inert(takes: .anything) public func customizationID() -> some View { self }
  @inert public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }
  @inert public func scrollIndicatorsFlash<V: Equatable>(trigger value: V) -> some View { self }
  @inert(takes: .anything) public func interactionActivityTrackingTag() -> some View { self }
  @inert(takes: .anything) public func invalidatableContent() -> some View { self }
  @inert(takes: .anything) public func allowedDynamicRange() -> some View { self }
  @passedOver(takes: .anything) public func lineHeight() -> some View { self }
  @inert(takes: .anything) public func textEditorStyle() -> some View { self }
  @passedOver(takes: .anything) public func typesettingLanguage() -> some View { self }
  @inert(takes: .anything) public func previewContext() -> some View { self }
  @inert(takes: .anything) public func navigationTransition() -> some View { self }
  @inert(takes: .anything) public func matchedTransitionSource() -> some View { self }
  @inert(takes: .anything) public func hoverEffectDisabled() -> some View { self }
  @inert(takes: .anything) public func onContinuousHover() -> some View { self }
  @inert(takes: .anything) public func pointerStyle() -> some View { self }
  @inert(takes: .anything) public func contentCaptureProtected() -> some View { self }
  @inert(takes: .anything) public func modelContainer() -> some View { self }
  @inert(takes: .anything) public func modelContext() -> some View { self }
  @inert(takes: .anything) public func widgetURL() -> some View { self }
  @inert(takes: .anything) public func widgetAccentable() -> some View { self }
  @inert(takes: .anything) public func containerBackground() -> some View { self }
  @inert(takes: .anything) public func popoverTip() -> some View { self }
  @inert(takes: .anything) public func tipViewStyle() -> some View { self }
  @inert(takes: .anything) public func sectionActions() -> some View { self }
  @inert(takes: .anything) public func sectionIndexLabel() -> some View { self }
  @inert(takes: .anything) public func backgroundExtensionEffect() -> some View { self }
  @inert(takes: .anything) public func tabBarMinimizeBehavior() -> some View { self }
  @inert(takes: .anything) public func scrollEdgeEffectStyle() -> some View { self }
  @inert(takes: .anything) public func writingToolsBehavior() -> some View { self }
  @inert(takes: .anything) public func colorEffect() -> some View { self }
  @inert(takes: .anything) public func distortionEffect() -> some View { self }
  @inert(takes: .anything) public func layerEffect() -> some View { self }
  @inert public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View { self }
  @inert public func badgeProminence(_ prominence: BadgeProminence) -> some View { self }
  @inert public func listSectionSeparatorTint(_ color: Color?, edges: Edge.Set = .all) -> some View { self }
  @inert public func navigationSplitViewStyle(_ style: NavigationSplitViewStyle) -> some View { self }
  @passedOver public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View { self }
  @passedOver public func navigationSplitViewColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil)
    -> some View
  { self }
  @inert(takes: .anything) public func materialActiveAppearance() -> some View { self }
  @inert(takes: .anything) public func flipsForRightToLeftLayoutDirection() -> some View { self }
  @inert(takes: .anything) public func ornament() -> some View { self }
}
