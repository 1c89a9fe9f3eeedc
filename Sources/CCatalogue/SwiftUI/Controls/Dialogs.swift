@inert public struct Alert {
  public init(title: Text, message: Text? = nil, dismissButton: Alert.Button? = nil) { token("dialog") }
  public init(title: Text, message: Text? = nil, primaryButton: Alert.Button, secondaryButton: Alert.Button) {
    token("dialog")
  }
  public static func sideBySideButtons(
    title: Text, message: Text? = nil, primaryButton: Alert.Button, secondaryButton: Alert.Button
  ) -> Alert { token("dialog") }
}

@inert public struct ActionSheet {
  public init(title: Text, message: Text? = nil, buttons: [Alert.Button] = [.cancel()]) { token("dialog") }
}

extension Alert {
  @inert public struct Button {
    public static func cancel(_ action: (() -> Void)? = nil) -> Alert.Button { token("dialog") }
    public static func `default`(_ label: Text, action: (() -> Void)? = nil) -> Alert.Button { token("dialog") }
    public static func cancel(_ label: Text, action: (() -> Void)? = nil) -> Alert.Button { token("dialog") }
    public static func destructive(_ label: Text, action: (() -> Void)? = nil) -> Alert.Button { token("dialog") }
  }
}
