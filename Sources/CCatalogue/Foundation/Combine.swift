@approximated("Nobody can subscribe, so that to send tells nobody.") public class PassthroughSubject<Output, Failure> {
  public func send(_ value: Output) { native() }
  public func send() { native() }
  public init() { native() }
}

extension View {
  @approximated("Told as beyond the course where a program comes to it.") public func onReceive<Output, Failure>(
    _ publisher: PassthroughSubject<Output, Failure>, perform action: (Output) -> Void
  ) -> some View { native() }
  @approximated("Told as beyond the course where a program comes to it.") public func onReceive<Output, Failure>(
    _ publisher: CurrentValueSubject<Output, Failure>, perform action: (Output) -> Void
  ) -> some View { native() }
  @approximated("Told as beyond the course where a program comes to it.") public func onReceive(
    _ publisher: ObservableObjectPublisher, perform action: (()) -> Void
  ) -> some View { native() }
}

@approximated("Nobody can subscribe, so that to send tells nobody.") public class CurrentValueSubject<Output, Failure> {
  public func send(_ value: Output) { native() }
  public func send() { native() }
  public init(_ value: Output) { native() }
  public var value: Output { native() }
}

public struct ObservableObjectPublisher {
  public init() { native() }
  public func send() { native() }
}

extension ObservableObject {
  public var objectWillChange: ObservableObjectPublisher { native() }
}

public protocol LocalizedError: Error {}

public protocol CustomNSError: Error {}
extension CustomNSError {
  public static var errorDomain: String { native() }
  public var errorCode: Int { native() }
  public var errorUserInfo: [String: Any] { native() }
}

extension Error {
  @approximated("Names the error as an American reader sees it.") public var localizedDescription: String { native() }
}
