public struct DispatchQueue {
  public init(label: String, qos: DispatchQoS = native()) { token("own") }
  public static let main = Self()
  @approximated("The same queue as `main`: what is done there is done in order.") public static func global(
    qos: DispatchQoS.QoSClass = .default
  ) -> DispatchQueue { token("global") }
  public func async(execute work: () -> Void) { native() }
  public func asyncAfter(deadline: DispatchTime, execute work: () -> Void) { native() }
}

public struct DispatchQoS: Hashable {
  public static let userInteractive = Self(), userInitiated = Self(), `default` = Self(), utility = Self()
  public static let background = Self()
}

extension DispatchQoS {
  public struct QoSClass: Hashable {
    public static let background = Self(), utility = Self(), `default` = Self(), userInitiated = Self()
    public static let userInteractive = Self()
  }
}

public struct PlaygroundPage {
  public static var current: PlaygroundPage { token("page") }
  public func setLiveView(_ view: some View) -> some View { view }
}

public struct DispatchTime {
  public static func now() -> DispatchTime { native() }
}

public struct DispatchTimeInterval {
  public static func seconds(_ seconds: Int) -> DispatchTimeInterval { native() }
  public static func milliseconds(_ milliseconds: Int) -> DispatchTimeInterval { native() }
  public static func microseconds(_ microseconds: Int) -> DispatchTimeInterval { native() }
  public static func nanoseconds(_ nanoseconds: Int) -> DispatchTimeInterval { native() }
}

public struct Timer {
  public static func publish(
    every interval: Double, tolerance: Double? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode
  ) -> TimerPublisher { native() }
  public static func scheduledTimer(withTimeInterval interval: Double, repeats: Bool, block: (Timer) -> Void) -> Timer {
    native()
  }
  public func fire() { native() }
  public init() { native() }
  public func invalidate() { native() }
  public var isValid: Bool { native() }
}

public struct TimerPublisher {
  public func autoconnect() -> TimerPublisher { self }
  public var upstream: TimerPublisher { self }
  public func connect() -> TimerPublisher { self }
  @inert public func cancel() {}
}

public struct RunLoop {
  @inert public static let main = Self()
  @inert public static var current: RunLoop { token("main") }
}

extension RunLoop {
  public struct Mode {
    @inert public static let common = Self(), `default` = Self(), tracking = Self()
  }
}

extension View {
  public func onReceive(_ publisher: TimerPublisher, perform action: (Date) -> Void) -> some View { native() }
}

public struct UIScreen {
  public static var main: UIScreen { token("screen") }
  @approximated("The stage.") public var bounds: CGRect { native() }
  public var scale: CGFloat { native() }
}

public struct UIDevice {
  public static var current: UIDevice { token("device") }
  @approximated("Always a phone.") public var userInterfaceIdiom: UIUserInterfaceIdiom { UIUserInterfaceIdiom.phone }
}

public struct UIUserInterfaceIdiom: Hashable {
  public static let phone = Self(), pad = Self(), mac = Self(), tv = Self(), vision = Self(), carPlay = Self()
  public static let unspecified = Self()
}
