import LayoutEngine

extension Vocabulary {
  /// What SwiftUI programs take from UIKit: the window's safe area, and what taps do besides.
  static let uiKitApplication: [NativeDeclaration] =
    [
      .type("struct UIApplication"), .type("struct UIWindow: Hashable"), .type("struct UIEdgeInsets: Hashable"),
      .constant("UIApplication", "shared", "UIApplication", .token("application")),
      .member("UIApplication", "var windows: [UIWindow]") { .array([.token("window")]) }
        .approximated("One window: the stage."),
      .member("UIApplication", "var keyWindow: UIWindow?") { .some(.token("window")) }
        .approximated("The stage."),
      .member("UIApplication", "func open(_ url: URL)") { .void }.ignored,
      .member("UIApplication", "func canOpenURL(_ url: URL) -> Bool") { .bool(false) }
        .approximated("Always false."),

      .member("UIWindow", "var safeAreaInsets: UIEdgeInsets") { insets(0, 0, 0, 0) }
        .approximated("Nothing: the stage has no notch."),
      .member("UIWindow", "var bounds: CGRect") { (run: Run) in .rect(stage(run)) }.approximated("The stage."),
      .member("UIWindow", "var frame: CGRect") { (run: Run) in .rect(stage(run)) }.approximated("The stage."),
      .member("UIWindow", "var isKeyWindow: Bool") { .bool(true) },

      .member("UIEdgeInsets", "init()") { insets(0, 0, 0, 0) },
      .constant("UIEdgeInsets", "zero", "UIEdgeInsets", insets(0, 0, 0, 0)),
      .member("UIEdgeInsets", "init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat)") {
        (top: Double, left: Double, bottom: Double, right: Double) in
        insets(top, left, bottom, right)
      },
      .member("EdgeInsets", "init(_ insets: UIEdgeInsets)") { (call: Arguments) in
        let parts = parts(call)
        return .insets(EdgeInsets(top: parts[0], leading: parts[1], bottom: parts[2], trailing: parts[3]))
      },

      .function(
        "NSLocalizedString(_ key: String, tableName: String? = nil, bundle: Bundle = 0, value: String = \"\", comment: String) -> String"
      ) { (key: Value, _: Value?, _: Value?, _: Value?, _: Value?) in
        key
      }.approximated("The key: texts here are in one language."),
      .function("arc4random_uniform(_ upperBound: UInt32) -> UInt32") { (run: Run, upperBound: Int) in
        let bound = UInt32(clamping: upperBound)
        return .whole(bound == 0 ? 0 : Int128(UInt32.random(in: 0..<bound, using: &run.generator)), as: .uint32)
      },
    ]
    + ["top", "left", "bottom", "right"].enumerated().map { index, name in
      .property("UIEdgeInsets", "var \(name): CGFloat") { (call: Arguments) in
        .double(parts(call)[index])
      } set: { (call: Arguments, _: Value?, newValue: Double) in
        var parts = parts(call)
        parts[index] = newValue
        return .tuple(parts.map { .double($0) })
      }
    } + feedback

  /// What a phone does to the hand; nothing is seen of it.
  private static let feedback: [NativeDeclaration] =
    [
      .type("struct UIImpactFeedbackGenerator").ignored, .type("struct UINotificationFeedbackGenerator").ignored,
      .type("struct UISelectionFeedbackGenerator").ignored,
      .type("struct UIImpactFeedbackGeneratorFeedbackStyle: Hashable").ignored,
      .type("struct UINotificationFeedbackGeneratorFeedbackType: Hashable").ignored,
      .member("UIImpactFeedbackGenerator", "init(style: UIImpactFeedbackGeneratorFeedbackStyle = 0)") {
        .token("impact")
      }.ignored,
      .member("UIImpactFeedbackGenerator", "func impactOccurred(intensity: CGFloat = 1)") { .void }.ignored,
      .member("UINotificationFeedbackGenerator", "init()") { .token("notification") }.ignored,
      .member(
        "UINotificationFeedbackGenerator",
        "func notificationOccurred(_ type: UINotificationFeedbackGeneratorFeedbackType)"
      ) { .void }.ignored,
      .member("UISelectionFeedbackGenerator", "init()") { .token("selection") }.ignored,
      .member("UISelectionFeedbackGenerator", "func selectionChanged()") { .void }.ignored,
    ]
    + ["UIImpactFeedbackGenerator", "UINotificationFeedbackGenerator", "UISelectionFeedbackGenerator"].map {
      .member($0, "func prepare()") { .void }.ignored
    }
    + names("UIImpactFeedbackGeneratorFeedbackStyle", ["light", "medium", "heavy", "soft", "rigid"])
    + names("UINotificationFeedbackGeneratorFeedbackType", ["success", "warning", "error"])

  private static func insets(_ top: Double, _ left: Double, _ bottom: Double, _ right: Double) -> Value {
    .tuple([top, left, bottom, right].map { .double($0) })
  }

  /// Top, left, bottom and right of the first argument.
  private static func parts(_ arguments: Arguments) -> [Double] {
    guard case .tuple(let parts, _)? = arguments[0], parts.count == 4 else { return [0, 0, 0, 0] }
    return parts.map(\.number)
  }

  private static func stage(_ run: Run) -> Rect {
    Rect(origin: .zero, size: run.request.stage ?? SceneRequest.usualStage)
  }
}
