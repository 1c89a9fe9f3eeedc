extension View {
  @approximated("The other view is never shown.") public func sheet(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> some View
  ) -> some View { native() }
  @approximated("The other view is never shown.") public func sheet<Item: Identifiable>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> some View
  ) -> some View { native() }
  @approximated("The other view is never shown.") public func fullScreenCover(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> some View
  ) -> some View { native() }
  @approximated("The other view is never shown.") public func fullScreenCover<Item: Identifiable>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: (Item) -> some View
  ) -> some View { native() }
  @approximated("The other view is never shown.") public func popover(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
    @ViewBuilder content: () -> some View
  ) -> some View { native() }
  @approximated("The other view is never shown.") public func popover<Item: Identifiable>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
    @ViewBuilder content: (Item) -> some View
  ) -> some View { native() }
  @approximated("The other view is never shown.") public func inspector(
    isPresented: Binding<Bool>, @ViewBuilder content: () -> some View
  ) -> some View { native() }
  @approximated("The other view is never shown.") public func alert(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> some View
  ) -> some View { self }
  @approximated("The other view is never shown.") public func alert(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> some View,
    @ViewBuilder message: () -> some View
  ) -> some View { self }
  @approximated("The other view is never shown.") public func alert<T>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> some View
  ) -> some View { self }
  @approximated("The other view is never shown.") public func alert<T>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> some View,
    @ViewBuilder message: (T) -> some View
  ) -> some View { self }
  @approximated("The other view is never shown.") public func confirmationDialog(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> some View
  ) -> some View { self }
  @approximated("The other view is never shown.") public func confirmationDialog(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> some View, @ViewBuilder message: () -> some View
  ) -> some View { self }
  @approximated("The other view is never shown.") public func confirmationDialog<T>(
    _ title: String, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> some View
  ) -> some View { self }
  @approximated("The other view is never shown.") public func confirmationDialog<T>(
    _ title: String, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> some View, @ViewBuilder message: (T) -> some View
  ) -> some View { self }
  @approximated("The other view is never shown.") public func alert(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> some View
  ) -> some View { self }
  @approximated("The other view is never shown.") public func alert(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> some View,
    @ViewBuilder message: () -> some View
  ) -> some View { self }
  @approximated("The other view is never shown.") public func alert<T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> some View
  ) -> some View { self }
  @approximated("The other view is never shown.") public func alert<T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> some View,
    @ViewBuilder message: (T) -> some View
  ) -> some View { self }
  @approximated("The other view is never shown.") public func confirmationDialog(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> some View
  ) -> some View { self }
  @approximated("The other view is never shown.") public func confirmationDialog(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> some View, @ViewBuilder message: () -> some View
  ) -> some View { self }
  @approximated("The other view is never shown.") public func confirmationDialog<T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> some View
  ) -> some View { self }
  @approximated("The other view is never shown.") public func confirmationDialog<T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> some View, @ViewBuilder message: (T) -> some View
  ) -> some View { self }
  @approximated("The other view is never shown.") public func alert(isPresented: Binding<Bool>, content: () -> Alert)
    -> some View
  { self }
  @approximated("The other view is never shown.") public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> Alert
  ) -> some View { self }
  @approximated("The other view is never shown.") public func actionSheet(
    isPresented: Binding<Bool>, content: () -> ActionSheet
  ) -> some View { self }
  @approximated("The other view is never shown.") public func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> ActionSheet
  ) -> some View { self }
  @approximated("The other view is never shown.") public func presentationDetents(_ detents: Set<PresentationDetent>)
    -> some View
  { self }
  @approximated("The other view is never shown.") public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View { self }
  @approximated("The other view is never shown.") public func presentationDragIndicator(_ visibility: Visibility)
    -> some View
  { self }
  @approximated("The other view is never shown.") public func presentationCornerRadius(_ cornerRadius: CGFloat?)
    -> some View
  { self }
  @approximated("The other view is never shown.") public func presentationBackground(_ style: some ShapeStyle)
    -> some View
  { self }
  @approximated("The other view is never shown.") public func presentationBackground(
    alignment: Alignment = .center, @ViewBuilder content: () -> some View
  ) -> some View { self }
  @approximated("The other view is never shown.") public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View { self }
  @approximated("The other view is never shown.") public func presentationCompactAdaptation(
    _ adaptation: PresentationAdaptation
  ) -> some View { self }
  @approximated("The other view is never shown.") public func presentationCompactAdaptation(
    horizontal: PresentationAdaptation, vertical: PresentationAdaptation
  ) -> some View { self }
  @approximated("The other view is never shown.") public func presentationContentInteraction(
    _ behavior: PresentationContentInteraction
  ) -> some View { self }
  @approximated("The other view is never shown.") public func interactiveDismissDisabled(_ isDisabled: Bool = true)
    -> some View
  { self }
}

public struct PopoverAttachmentAnchor {
  @inert public static func point(_ point: UnitPoint) -> PopoverAttachmentAnchor { token("point") }
}

public struct PresentationDetent: Hashable {
  @inert public static func height(_ height: CGFloat) -> PresentationDetent { token("height") }
  @inert public static func fraction(_ fraction: CGFloat) -> PresentationDetent { token("fraction") }
  @inert public static let medium = Self(), large = Self()
}

public struct PresentationBackgroundInteraction: Hashable {
  @inert public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
    token("enabled")
  }
  @inert public static let automatic = Self(), disabled = Self(), enabled = Self()
}

public struct PresentationAdaptation: Hashable {
  @inert public static let automatic = Self(), none = Self(), popover = Self(), sheet = Self(), fullScreenCover = Self()
}

public struct PresentationContentInteraction: Hashable {
  @inert public static let automatic = Self(), resizes = Self(), scrolls = Self()
}
