extension Vocabulary {
  /// Other screens over this one: read and checked, never shown.
  static let presentations: [NativeDeclaration] =
    (sheets + popovers + ["String", "Text"].flatMap(alerts) + oldDialogs + details).map { form in
      .modifier(form) { (run: Run, call: Arguments) in run.modify(call, nil) }.approximated(
        "The other view is never shown.")
    } + presentationValues

  private static let sheets = ["sheet", "fullScreenCover"].flatMap { name in
    [
      "\(name)(isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: () -> View)",
      "\(name)<Item: Identifiable>(item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: (Item) -> View)",
    ]
  }

  private static let popovers = [
    "popover(isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = 0, arrowEdge: Edge = 0, @ViewBuilder content: () -> View)",
    "popover<Item: Identifiable>(item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = 0, arrowEdge: Edge = 0, @ViewBuilder content: (Item) -> View)",
    "inspector(isPresented: Binding<Bool>, @ViewBuilder content: () -> View)",
  ]

  /// Alerts and confirmations, with and without a message, and for a value that is there.
  private static func alerts(title: String) -> [String] {
    ["alert", "confirmationDialog"].flatMap { name -> [String] in
      let start =
        "(_ title: \(title), isPresented: Binding<Bool>\(name == "alert" ? "" : ", titleVisibility: Visibility = 0")"
      let content = "@ViewBuilder actions: () -> View"
      let ofValue = "presenting data: T?, @ViewBuilder actions: (T) -> View"
      return [
        "\(name)\(start), \(content))", "\(name)\(start), \(content), @ViewBuilder message: () -> View)",
        "\(name)<T>\(start), \(ofValue))", "\(name)<T>\(start), \(ofValue), @ViewBuilder message: (T) -> View)",
      ]
    }
  }

  private static let oldDialogs = [
    "alert(isPresented: Binding<Bool>, content: () -> Alert)",
    "alert<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> Alert)",
    "actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet)",
    "actionSheet<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> ActionSheet)",
  ]

  /// How another screen looks.
  private static let details = [
    "presentationDetents(_ detents: Set<PresentationDetent>)",
    "presentationDetents(_ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>)",
    "presentationDragIndicator(_ visibility: Visibility)",
    "presentationCornerRadius(_ cornerRadius: CGFloat?)",
    "presentationBackground(_ style: ShapeStyle)",
    "presentationBackground(alignment: Alignment = 0, @ViewBuilder content: () -> View)",
    "presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction)",
    "presentationCompactAdaptation(_ adaptation: PresentationAdaptation)",
    "presentationCompactAdaptation(horizontal: PresentationAdaptation, vertical: PresentationAdaptation)",
    "presentationContentInteraction(_ behavior: PresentationContentInteraction)",
    "interactiveDismissDisabled(_ isDisabled: Bool = true)",
  ]

  private static let presentationValues: [NativeDeclaration] =
    [
      .type("struct PopoverAttachmentAnchor"),
      .member("PopoverAttachmentAnchor", "static func point(_ point: UnitPoint) -> PopoverAttachmentAnchor") {
        .token("point")
      }.ignored,
      .member("PresentationDetent", "static func height(_ height: CGFloat) -> PresentationDetent") {
        .token("height")
      }.ignored,
      .member("PresentationDetent", "static func fraction(_ fraction: CGFloat) -> PresentationDetent") {
        .token("fraction")
      }.ignored,
      .member(
        "PresentationBackgroundInteraction",
        "static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction"
      ) { .token("enabled") }.ignored,
    ]
    + [
      ("PresentationDetent", ["medium", "large"]),
      ("PresentationAdaptation", ["automatic", "none", "popover", "sheet", "fullScreenCover"]),
      ("PresentationBackgroundInteraction", ["automatic", "disabled", "enabled"]),
      ("PresentationContentInteraction", ["automatic", "resizes", "scrolls"]),
    ].flatMap { type, names in
      [.type("struct \(type): Hashable")]
        + names.map { NativeDeclaration.constant(type, $0, type, .token($0)).ignored }
    }
}
