extension View {
  @approximated("Told as beyond the course where a program comes to it.") public func onReceive(
    _ publisher: ObservableObjectPublisher, perform action: (()) -> Void
  ) -> some View { native() }
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
