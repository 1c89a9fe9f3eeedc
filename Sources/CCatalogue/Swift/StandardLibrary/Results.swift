public enum Result<Success, Failure> {
  case success(_: Success)
  case failure(_: Failure)
  public func get() throws -> Success { native() }
  public func map<Other>(_ transform: (Success) -> Other) -> Result<Other, Failure> { native() }
  public func mapError<Other: Error>(_ transform: (Failure) -> Other) -> Result<Success, Other> { native() }
  public func flatMap<Other>(_ transform: (Success) -> Result<Other, Failure>) -> Result<Other, Failure> { native() }
  public init(catching body: () throws -> Success) where Failure == any Error { native() }
}
