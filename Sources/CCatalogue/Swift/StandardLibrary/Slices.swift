// swift-format-ignore-file: AmbiguousTrailingClosureOverload

public struct ArraySlice<Element>: RandomAccessCollection, MutableCollection, CustomStringConvertible {
  public var startIndex: Int { native() }
  public var endIndex: Int { native() }
  public var indices: Range<Int> { native() }
  public func prefix(_ count: Int) -> ArraySlice<Element> { native() }
  public func dropFirst(_ count: Int = 1) -> ArraySlice<Element> { native() }
  public func drop(while predicate: (Element) throws -> Bool) rethrows -> ArraySlice<Element> { native() }
  public func suffix(_ count: Int) -> ArraySlice<Element> { native() }
  public func dropLast(_ count: Int = 1) -> ArraySlice<Element> { native() }
  public func prefix(while predicate: (Element) throws -> Bool) rethrows -> ArraySlice<Element> { native() }
  public func suffix(_ count: Int) -> [Element] { native() }
  public func dropLast(_ count: Int = 1) -> [Element] { native() }
  public func prefix(while predicate: (Element) throws -> Bool) rethrows -> [Element] { native() }
}

extension Array {
  public var startIndex: Int { 0 }
  public var endIndex: Int { native() }
  public func index(after index: Int) -> Int { native() }
  public func index(before index: Int) -> Int { native() }
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
  public func prefix(_ count: Int) -> ArraySlice<Element> { native() }
  public func dropFirst(_ count: Int = 1) -> ArraySlice<Element> { native() }
  public func drop(while predicate: (Element) throws -> Bool) rethrows -> ArraySlice<Element> { native() }
  public func suffix(_ count: Int) -> ArraySlice<Element> { native() }
  public func dropLast(_ count: Int = 1) -> ArraySlice<Element> { native() }
  public func prefix(while predicate: (Element) throws -> Bool) rethrows -> ArraySlice<Element> { native() }
  public func suffix(_ count: Int) -> [Element] { native() }
  public func dropLast(_ count: Int = 1) -> [Element] { native() }
  public func prefix(while predicate: (Element) throws -> Bool) rethrows -> [Element] { native() }
}

extension Range {
  public func prefix(_ count: Int) -> Range<Bound> { native() }
  public func dropFirst(_ count: Int = 1) -> Range<Bound> { native() }
  public func drop(while predicate: (Bound) throws -> Bool) rethrows -> Range<Bound> { native() }
  public func suffix(_ count: Int) -> Range<Bound> { native() }
  public func dropLast(_ count: Int = 1) -> Range<Bound> { native() }
  public func prefix(while predicate: (Bound) throws -> Bool) rethrows -> Range<Bound> { native() }
}

extension ClosedRange {
  public func prefix(_ count: Int) -> ArraySlice<Bound> { native() }
  public func dropFirst(_ count: Int = 1) -> ArraySlice<Bound> { native() }
  public func drop(while predicate: (Bound) throws -> Bool) rethrows -> ArraySlice<Bound> { native() }
  public func suffix(_ count: Int) -> ArraySlice<Bound> { native() }
  public func dropLast(_ count: Int = 1) -> ArraySlice<Bound> { native() }
  public func prefix(while predicate: (Bound) throws -> Bool) rethrows -> ArraySlice<Bound> { native() }
}

extension Set {
  public func prefix(_ count: Int) -> [Element] { native() }
  public func dropFirst(_ count: Int = 1) -> [Element] { native() }
  public func drop(while predicate: (Element) throws -> Bool) rethrows -> [Element] { native() }
  public func suffix(_ count: Int) -> [Element] { native() }
  public func dropLast(_ count: Int = 1) -> [Element] { native() }
  public func prefix(while predicate: (Element) throws -> Bool) rethrows -> [Element] { native() }
}

extension Dictionary {
  public func prefix(_ count: Int) -> [(key: Key, value: Value)] { native() }
  public func dropFirst(_ count: Int = 1) -> [(key: Key, value: Value)] { native() }
  public func drop(while predicate: ((key: Key, value: Value)) throws -> Bool) rethrows -> [(key: Key, value: Value)] {
    native()
  }
  public func suffix(_ count: Int) -> [(key: Key, value: Value)] { native() }
  public func dropLast(_ count: Int = 1) -> [(key: Key, value: Value)] { native() }
  public func prefix(while predicate: ((key: Key, value: Value)) throws -> Bool) rethrows -> [(key: Key, value: Value)]
  { native() }
}

extension Collection {
  public func prefix(_ count: Int) -> ArraySlice<Element> { native() }
  public func dropFirst(_ count: Int = 1) -> ArraySlice<Element> { native() }
  public func drop(while predicate: (Element) throws -> Bool) rethrows -> ArraySlice<Element> { native() }
  public func suffix(_ count: Int) -> ArraySlice<Element> { native() }
  public func dropLast(_ count: Int = 1) -> ArraySlice<Element> { native() }
  public func prefix(while predicate: (Element) throws -> Bool) rethrows -> ArraySlice<Element> { native() }
  public func suffix(_ count: Int) -> [Element] { native() }
  public func dropLast(_ count: Int = 1) -> [Element] { native() }
  public func prefix(while predicate: (Element) throws -> Bool) rethrows -> [Element] { native() }
  public var startIndex: Int { native() }
  public var endIndex: Int { native() }
  public var indices: Range<Int> { native() }
  public func index(after index: Int) -> Int { native() }
  public func index(before index: Int) -> Int { native() }
  public func index(_ index: Int, offsetBy distance: Int) -> Int { native() }
  public func index(_ index: Int, offsetBy distance: Int, limitedBy limit: Int) -> Int? { native() }
  public func distance(from start: Int, to end: Int) -> Int { native() }
}

extension Zip2Sequence {
  public func prefix(_ count: Int) -> [(First, Second)] { native() }
  public func dropFirst(_ count: Int = 1) -> [(First, Second)] { native() }
  public func drop(while predicate: ((First, Second)) -> Bool) -> [(First, Second)] { native() }
  public func suffix(_ count: Int) -> [(First, Second)] { native() }
  public func dropLast(_ count: Int = 1) -> [(First, Second)] { native() }
  public func prefix(while predicate: ((First, Second)) -> Bool) -> [(First, Second)] { native() }
}

extension StrideTo {
  public func prefix(_ count: Int) -> [Element] { native() }
  public func dropFirst(_ count: Int = 1) -> [Element] { native() }
  public func drop(while predicate: (Element) -> Bool) -> [Element] { native() }
  public func suffix(_ count: Int) -> [Element] { native() }
  public func dropLast(_ count: Int = 1) -> [Element] { native() }
  public func prefix(while predicate: (Element) -> Bool) -> [Element] { native() }
}

extension StrideThrough {
  public func prefix(_ count: Int) -> [Element] { native() }
  public func dropFirst(_ count: Int = 1) -> [Element] { native() }
  public func drop(while predicate: (Element) -> Bool) -> [Element] { native() }
  public func suffix(_ count: Int) -> [Element] { native() }
  public func dropLast(_ count: Int = 1) -> [Element] { native() }
  public func prefix(while predicate: (Element) -> Bool) -> [Element] { native() }
}
