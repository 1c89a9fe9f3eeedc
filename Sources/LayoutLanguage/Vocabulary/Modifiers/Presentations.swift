extension Vocabulary {
  /// Other screens over this one: read and checked, never shown.
  static let presentations: [NativeDeclaration] =
    (["sheet", "fullScreenCover"].flatMap { name in
      [
        "\(name)(isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: () -> View)",
        "\(name)<Item: Identifiable>(item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: (Item) -> View)",
      ]
    } + [
      "popover(isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = 0, arrowEdge: Edge = 0, @ViewBuilder content: () -> View)",
      "popover<Item: Identifiable>(item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = 0, arrowEdge: Edge = 0, @ViewBuilder content: (Item) -> View)",
      "inspector(isPresented: Binding<Bool>, @ViewBuilder content: () -> View)",
      "alert(_ title: String, isPresented: Binding<Bool>, @ViewBuilder actions: () -> View)",
      "alert(_ title: String, isPresented: Binding<Bool>, @ViewBuilder actions: () -> View, @ViewBuilder message: () -> View)",
      "confirmationDialog(_ title: String, isPresented: Binding<Bool>, titleVisibility: Visibility = 0, @ViewBuilder actions: () -> View)",
      "confirmationDialog(_ title: String, isPresented: Binding<Bool>, titleVisibility: Visibility = 0, @ViewBuilder actions: () -> View, @ViewBuilder message: () -> View)",
      "presentationDetents(_ detents: [PresentationDetent])",
      "presentationDragIndicator(_ visibility: Visibility)",
      "interactiveDismissDisabled(_ isDisabled: Bool = true)",
    ]).map { form in
      .modifier(form) { run, a in run.modify(a, nil) }.approximated("The other view is never shown.")
    } + [
      .type("struct PopoverAttachmentAnchor"),
      .type("struct PresentationDetent: Hashable"),
      .member("PopoverAttachmentAnchor", "static func point(_ point: UnitPoint) -> PopoverAttachmentAnchor") { _, _ in
        .token("point")
      }.ignored,
      .constant("PresentationDetent", "medium", "PresentationDetent", .token("medium")).ignored,
      .constant("PresentationDetent", "large", "PresentationDetent", .token("large")).ignored,
      .member("PresentationDetent", "static func height(_ height: CGFloat) -> PresentationDetent") { _, _ in
        .token("height")
      }.ignored,
      .member("PresentationDetent", "static func fraction(_ fraction: CGFloat) -> PresentationDetent") { _, _ in
        .token("fraction")
      }.ignored,
    ]
}
