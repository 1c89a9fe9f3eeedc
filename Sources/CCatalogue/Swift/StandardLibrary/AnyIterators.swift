public struct AnyIterator<Element>: Sequence, IteratorProtocol {
  public init(_ body: () -> Element?) { native() }
  public func next() -> Element? { native() }
}

extension Sequence {
  public func prefix(_ count: Int) -> UnfoldSequence<Element> { native() }
  public func dropFirst(_ count: Int = 1) -> UnfoldSequence<Element> { native() }
  public func drop(while predicate: (Element) throws -> Bool) rethrows -> UnfoldSequence<Element> { native() }
  public func prefix(while predicate: (Element) throws -> Bool) rethrows -> [Element] { native() }
}

extension KeyPath {
  public func appending<Next>(path: KeyPath<Value, Next>) -> KeyPath<Root, Next> { native() }
}
