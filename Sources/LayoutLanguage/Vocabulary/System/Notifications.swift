extension Vocabulary {
  /// What the system tells: nothing happens here, so that nobody hears of it.
  static let notifications: [NativeDeclaration] =
    [
      .type("struct Notification").approximated("Nothing is ever told."),
      .type("struct NSNotification"), .type("struct NotificationName: Hashable"), .type("struct NotificationCenter"),
      .type("struct NotificationCenterPublisher"),
      .member("NotificationName", "init(_ rawValue: String)") { (name: String) in .token(name) },
      .member("NotificationName", "init(rawValue: String)") { (name: String) in .token(name) },
      .member("NotificationName", "var rawValue: String") { (name: NativeCase?) in .string(name?.name ?? "") },
      .member("Notification", "var name: NotificationName") { (_: Value?) in .token("") },
      .member("Notification", "var object: Any?") { (_: Value?) in .none },
      .member("Notification", "var userInfo: [AnyHashable: Any]?") { (_: Value?) in .none },
      .constant("NotificationCenter", "default", "NotificationCenter", .token("default")),
      .member(
        "NotificationCenter",
        "func publisher(for name: NotificationName, object: Any? = nil) -> NotificationCenterPublisher"
      ) { .token("publisher") }.ignored,
      .member(
        "NotificationCenter", "func post(name: NotificationName, object: Any?, userInfo: [AnyHashable: Any]? = nil)"
      ) { .void }.ignored,
      .modifier("onReceive(_ publisher: NotificationCenterPublisher, perform action: (Notification) -> Void)") {
        (run: Run, call: Arguments) in run.modify(call, nil)
      }.ignored,
      .type("struct UIResponder").ignored,
      .constant("UIResponder", "keyboardFrameEndUserInfoKey", "String", .string("UIKeyboardFrameEndUserInfoKey")),
    ]
    + told.flatMap { type, names in
      names.map { .constant(type, "\($0)Notification", "NotificationName", .token($0)).ignored }
    }

  private static let told: [(type: String, names: [String])] = [
    (
      "UIApplication",
      [
        "didBecomeActive", "willResignActive", "didEnterBackground", "willEnterForeground", "willTerminate",
        "didReceiveMemoryWarning", "significantTimeChange", "userDidTakeScreenshot",
      ]
    ),
    (
      "UIResponder",
      [
        "keyboardWillShow", "keyboardDidShow", "keyboardWillHide", "keyboardDidHide", "keyboardWillChangeFrame",
        "keyboardDidChangeFrame",
      ]
    ),
    ("UIDevice", ["orientationDidChange", "batteryLevelDidChange", "batteryStateDidChange"]),
  ]
}
