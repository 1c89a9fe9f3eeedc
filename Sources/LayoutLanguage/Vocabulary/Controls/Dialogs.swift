extension Vocabulary {
  /// What older forms of `alert` and `actionSheet` show: read and checked, never shown.
  static let dialogs: [NativeDeclaration] =
    [
      NativeDeclaration.type("struct Alert"), .type("struct ActionSheet"), .type("struct AlertButton"),
      .member("Alert", "init(title: Text, message: Text? = nil, dismissButton: AlertButton? = nil)", nothing),
      .member(
        "Alert",
        "init(title: Text, message: Text? = nil, primaryButton: AlertButton, secondaryButton: AlertButton)", nothing),
      .member(
        "Alert",
        "static func sideBySideButtons(title: Text, message: Text? = nil, primaryButton: AlertButton, secondaryButton: AlertButton) -> Alert",
        nothing),
      .member("ActionSheet", "init(title: Text, message: Text? = nil, buttons: [AlertButton] = 0)", nothing),
      .member("AlertButton", "static func cancel(_ action: (() -> Void)? = nil) -> AlertButton", nothing),
    ].map(\.ignored)
    + ["default", "cancel", "destructive"].map { name in
      .member("AlertButton", "static func \(name)(_ label: Text, action: (() -> Void)? = nil) -> AlertButton", nothing)
        .ignored
    }

  private static let nothing: NativeFunction.Body = { _, _ in .token("dialog") }
}
