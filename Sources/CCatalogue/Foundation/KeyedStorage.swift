@approximated("In memory, for one scene: each begins with nothing stored.") public struct AppStorage<Value> {
  public init(wrappedValue: Value, _ key: String) { native() }
  public init(_ key: String) { native() }
  public var projectedValue: Binding<Value> { native() }
  public var wrappedValue: Value { native() }
}

@approximated("In memory, for one scene: each begins with nothing stored.") public struct SceneStorage<Value> {
  public init(wrappedValue: Value, _ key: String) { native() }
  public init(_ key: String) { native() }
  public var projectedValue: Binding<Value> { native() }
  public var wrappedValue: Value { native() }
}
