// What SwiftUI programs take from UIKit.

public final class UIApplication {
  public static let shared = UIApplication()
  public var windows: [UIWindow] { fatalError() }
  public var keyWindow: UIWindow? { fatalError() }
  public func open(_ url: URL) {}
  public func canOpenURL(_ url: URL) -> Bool { false }
}
public final class UIWindow: Hashable {
  public static func == (left: UIWindow, right: UIWindow) -> Bool { left === right }
  public func hash(into hasher: inout Hasher) {}
  public var safeAreaInsets: UIEdgeInsets { .zero }
  public var bounds: CGRect { .zero }
  public var frame: CGRect { .zero }
  public var isKeyWindow: Bool { true }
}
public struct UIEdgeInsets: Hashable {
  public static let zero = UIEdgeInsets()
  public var top: CGFloat = 0
  public var left: CGFloat = 0
  public var bottom: CGFloat = 0
  public var right: CGFloat = 0
  public init() {}
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {}
}
extension EdgeInsets { public init(_ insets: UIEdgeInsets) { self.init() } }

extension Path { public init?(_ string: String) { nil } }

public final class UIImpactFeedbackGenerator {
  public enum FeedbackStyle { case light, medium, heavy, soft, rigid }
  public init(style: FeedbackStyle = .medium) {}
  public func prepare() {}
  public func impactOccurred(intensity: CGFloat = 1) {}
}
public final class UINotificationFeedbackGenerator {
  public enum FeedbackType { case success, warning, error }
  public init() {}
  public func prepare() {}
  public func notificationOccurred(_ type: FeedbackType) {}
}
public final class UISelectionFeedbackGenerator {
  public init() {}
  public func prepare() {}
  public func selectionChanged() {}
}
// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSLocalizedString(
  _ key: String, tableName: String? = nil, bundle: Bundle = .main, value: String = "", comment: String
) -> String { key }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func arc4random_uniform(_ upperBound: UInt32) -> UInt32 { 0 }

open class UIView { public init() {} }
public final class UIBlurEffect {
  public enum Style { case light, dark, regular }
  public init(style: Style) {}
}
public final class UIVisualEffectView: UIView {
  public var effect: UIBlurEffect?
  public init(effect: UIBlurEffect?) { super.init() }
}
public struct UIViewRepresentableContext<Representable> {}
public protocol UIViewRepresentable: View where Body == Never {
  associatedtype UIViewType: UIView
  typealias Context = UIViewRepresentableContext<Self>
  func makeUIView(context: Context) -> UIViewType
  func updateUIView(_ view: UIViewType, context: Context)
}
extension UIViewRepresentable { public var body: Never { fatalError() } }

// How UIKit's bars look.

public class UIBarAppearance {
  public init() {}
  public func configureWithOpaqueBackground() {}
  public func configureWithTransparentBackground() {}
  public func configureWithDefaultBackground() {}
  public var backgroundColor: UIColor?
  public var shadowColor: UIColor?
}
public final class UITabBarAppearance: UIBarAppearance {}
public final class UITabBar {
  @MainActor public static func appearance() -> UITabBar { fatalError() }
  public var standardAppearance: UITabBarAppearance {
    get { fatalError() }
    set {}
  }
  public var scrollEdgeAppearance: UITabBarAppearance? {
    get { nil }
    set {}
  }
}
