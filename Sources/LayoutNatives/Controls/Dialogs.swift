import LayoutProgram

extension Natives {
  /// The contents of the older forms of `alert` and `actionSheet`: checked, but never shown.
  static let dialogs: [Native] =
    [
      .native("Alert.init(title:message:dismissButton:)", nothing),
      .native("Alert.init(title:message:primaryButton:secondaryButton:)", nothing),
      .native(
        "Alert.sideBySideButtons(title:message:primaryButton:secondaryButton:)",
        nothing),
      .native("ActionSheet.init(title:message:buttons:)", nothing),
      .native("Alert.Button.cancel(_:)", nothing),
    ]
    + ["default", "cancel", "destructive"].map { name in .native("Alert.Button.\(name)(_:action:)", nothing) }

  private static let nothing: NativeFunction.Body = { _, _ in .token("dialog") }
}
