@family public struct LazySequence<Element>: RandomAccessCollection {
  public func enumerated() -> LazySequence<(offset: Int, element: Element)> { native() }
  public func map<T>(_ transform: (Element) -> T) -> LazySequence<T> { native() }
  public func compactMap<T>(_ transform: (Element) -> T?) -> LazySequence<T> { native() }
  public func flatMap<T>(_ transform: (Element) -> some Sequence<T>) -> LazySequence<T> { native() }
  public func filter(_ isIncluded: (Element) -> Bool) -> LazySequence<Element> { native() }
  public func prefix(while predicate: (Element) -> Bool) -> LazySequence<Element> { native() }
  public func drop(while predicate: (Element) -> Bool) -> LazySequence<Element> { native() }
  public func prefix(_ count: Int) -> LazySequence<Element> { native() }
  public func dropFirst(_ count: Int = 1) -> LazySequence<Element> { native() }
}

@family public struct UnfoldSequence<Element>: Sequence {
  public func prefix(_ count: Int) -> UnfoldSequence<Element> { native() }
  public func dropFirst(_ count: Int = 1) -> UnfoldSequence<Element> { native() }
  public func prefix(while predicate: (Element) -> Bool) -> [Element] { native() }
}

public struct Repeated<Element>: RandomAccessCollection {}

@family public struct IndexingIterator<Element> {
  public mutating func next() -> Element? { native() }
}

extension Sequence {
  public var lazy: LazySequence<Element> { native() }
  public func makeIterator() -> IndexingIterator<Element> { native() }
}

extension PartialRangeFrom {
  public func prefix(_ count: Int) -> UnfoldSequence<Bound> { native() }
}

public func sequence<T>(first: T, next: (T) -> T?) -> UnfoldSequence<T> { native() }
public func sequence<T, State>(state: State, next: (inout State) -> T?) -> UnfoldSequence<T> { native() }
public func repeatElement<T>(_ element: T, count: Int) -> Repeated<T> { native() }
