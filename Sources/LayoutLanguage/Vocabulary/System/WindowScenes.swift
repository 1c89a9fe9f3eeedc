extension Vocabulary {
  /// The way that many programs go to the window's safe area: by the scenes of the app. There is one.
  static let windowScenes: [NativeDeclaration] =
    [
      .type("class UIScene"), .type("class UIWindowScene"), .type("struct UISceneActivationState: Hashable"),
      .member("UIApplication", "var connectedScenes: Set<UIScene>") { (run: Run, _: Value?) in
        let scene = Value.token("scene")
        let type = run.nativeTypes["UIWindowScene"]?.selfType
        return .set(KeyedValues([type.map { .erased(scene, as: $0) } ?? scene]))
      }.approximated("One scene with one window: the stage."),
      .member("UIWindowScene", "var windows: [UIWindow]") { .array([.token("window")]) },
      .member("UIWindowScene", "var keyWindow: UIWindow?") { .some(.token("window")) },
      .member("UIWindowScene", "var screen: UIScreen") { .token("screen") },
      .member("UIWindow", "var screen: UIScreen") { .token("screen") },
      .member("UIWindow", "var windowScene: UIWindowScene?") { .some(.token("scene")) },
    ]
    + ["UIScene", "UIWindowScene"].map {
      .member($0, "var activationState: UISceneActivationState") { .token("foregroundActive") }
    }
    + names("UISceneActivationState", ["foregroundActive", "foregroundInactive", "background", "unattached"])
}
