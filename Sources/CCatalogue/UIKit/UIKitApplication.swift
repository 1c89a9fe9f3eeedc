// swift-format-ignore-file: AlwaysUseLowerCamelCase

public struct UIApplication {
  public static var shared: UIApplication { token("application") }
  @approximated("One window: the stage.") public var windows: [UIWindow] { native() }
  @approximated("The stage.") public var keyWindow: UIWindow? { native() }
  @inert public func open(
    _ url: URL, options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:],
    completionHandler: ((Bool) -> Void)? = nil
  ) {}
  @approximated("Always false.") public func canOpenURL(_ url: URL) -> Bool { false }
}

extension UIApplication {
  public struct OpenExternalURLOptionsKey: Hashable {}
}

public struct UIWindow: Hashable {
  @approximated("Nothing: the stage has no notch.") public var safeAreaInsets: UIEdgeInsets { UIEdgeInsets() }
  @approximated("The stage.") public var bounds: CGRect { native() }
  @approximated("The stage.") public var frame: CGRect { native() }
  public var isKeyWindow: Bool { true }
}

public struct UIEdgeInsets: Hashable {
  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }
  public static var zero: UIEdgeInsets { UIEdgeInsets() }
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) { native() }
  public var top: CGFloat {
    get { native() }
    set { native() }
  }
  public var left: CGFloat {
    get { native() }
    set { native() }
  }
  public var bottom: CGFloat {
    get { native() }
    set { native() }
  }
  public var right: CGFloat {
    get { native() }
    set { native() }
  }
}

extension EdgeInsets {
  public init(_ insets: UIEdgeInsets) { native() }
}

@inert public struct UIImpactFeedbackGenerator {
  public init(style: UIImpactFeedbackGenerator.FeedbackStyle = .medium) { token("impact") }
  public func impactOccurred(intensity: CGFloat = 1) {}
  public func prepare() {}
}

@inert public struct UINotificationFeedbackGenerator {
  public init() { token("notification") }
  public func notificationOccurred(_ type: UINotificationFeedbackGenerator.FeedbackType) {}
  public func prepare() {}
}

@inert public struct UISelectionFeedbackGenerator {
  public init() { token("selection") }
  public func selectionChanged() {}
  public func prepare() {}
}

extension UIImpactFeedbackGenerator {
  @inert public enum FeedbackStyle: Hashable {
    case light, medium, heavy, soft, rigid
  }
}

extension UINotificationFeedbackGenerator {
  @inert public enum FeedbackType: Hashable {
    case success, warning, error
  }
}

@approximated("The key: texts here are in one language.") public func NSLocalizedString(
  _ key: String, tableName: String? = nil, bundle: Bundle = .main, value: String = "", comment: String
) -> String { key }

public func arc4random_uniform(_ upperBound: UInt32) -> UInt32 { native() }
