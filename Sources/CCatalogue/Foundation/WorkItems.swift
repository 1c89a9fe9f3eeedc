public class DispatchWorkItem {
  public init(block: () -> Void) { native() }
  public func cancel() { native() }
  public var isCancelled: Bool { native() }
  public func perform() { native() }
}

extension DispatchQueue {
  public func async(execute item: DispatchWorkItem) { native() }
  public func asyncAfter(deadline: DispatchTime, execute item: DispatchWorkItem) { native() }
  public func asyncAfter(wallDeadline: DispatchTime, execute item: DispatchWorkItem) { native() }
  public func asyncAfter(wallDeadline: DispatchTime, execute work: () -> Void) { native() }
}
