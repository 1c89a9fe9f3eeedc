extension ArraySlice {
  public mutating func popLast() -> Element? { native() }
  public mutating func removeFirst() -> Element { native() }
  public mutating func removeFirst(_ count: Int) { native() }
  public mutating func removeLast(_ count: Int) { native() }
  public mutating func removeAll(keepingCapacity: Bool = false) { native() }
  public mutating func removeAll(where shouldBeRemoved: (Element) throws -> Bool) rethrows { native() }
  public mutating func removeSubrange(_ bounds: some RangeExpression<Int>) { native() }
  public mutating func insert(contentsOf elements: some Sequence<Element>, at index: Int) { native() }
  public mutating func reverse() { native() }
  public mutating func sort() { native() }
  public mutating func sort(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows { native() }
  public mutating func swapAt(_ i: Int, _ j: Int) { native() }
  public mutating func reserveCapacity(_ count: Int) {}
  public mutating func append(contentsOf elements: some Sequence<Element>) { native() }
  public mutating func insert(_ element: Element, at index: Int) { native() }
  public mutating func remove(at index: Int) -> Element { native() }
  public mutating func removeLast() -> Element { native() }
  public mutating func append(_ element: Element) { native() }
  public mutating func partition(by belongsInSecondPartition: (Element) throws -> Bool) rethrows -> Int { native() }
  public mutating func replaceSubrange(_ bounds: some RangeExpression<Int>, with elements: some Sequence<Element>) {
    native()
  }
  public mutating func popFirst() -> Element? { native() }
  public init(_ elements: some Sequence<Element>) { native() }
  public init() { native() }
  public func prefix(upTo end: Int) -> ArraySlice<Element> { native() }
  public func prefix(through end: Int) -> ArraySlice<Element> { native() }
  public func suffix(from start: Int) -> ArraySlice<Element> { native() }
  public func lastIndex(of element: Element) -> Int? { native() }
  public func lastIndex(where predicate: (Element) throws -> Bool) rethrows -> Int? { native() }
  public func firstIndex(of element: Element) -> Int? { native() }
  public func firstIndex(where predicate: (Element) throws -> Bool) rethrows -> Int? { native() }
}

extension Array {
  public mutating func partition(by belongsInSecondPartition: (Element) throws -> Bool) rethrows -> Int { native() }
  public mutating func replaceSubrange(_ bounds: some RangeExpression<Int>, with elements: some Sequence<Element>) {
    native()
  }
  public func prefix(upTo end: Int) -> ArraySlice<Element> { native() }
  public func prefix(through end: Int) -> ArraySlice<Element> { native() }
  public func suffix(from start: Int) -> ArraySlice<Element> { native() }
}
