public protocol Sequence<Element> {
  associatedtype Element
}
extension Sequence {
  public func joined(separator: String = "") -> String { native() }
  public func reduce<T>(into initial: T, _ update: (inout T, Element) throws -> Void) rethrows -> T { native() }
  public func min(count: Int) -> [Element] { native() }
  public func last(where predicate: (Element) throws -> Bool) rethrows -> Element? { native() }
  public func lastIndex(where predicate: (Element) throws -> Bool) rethrows -> Int? { native() }
  public func lastIndex(of element: Element) -> Int? { native() }
  public func elementsEqual(_ other: some Sequence<Element>) -> Bool { native() }
  public func starts(with prefix: some Sequence<Element>) -> Bool { native() }
  public func count(where predicate: (Element) throws -> Bool) rethrows -> Int { native() }
  public var underestimatedCount: Int { native() }
  public func randomElement() -> Element? { native() }
  public func shuffled() -> [Element] { native() }
}

public protocol Collection<Element>: Sequence {
  associatedtype Element
}

public protocol BidirectionalCollection<Element>: Collection {
  associatedtype Element
}

public protocol RandomAccessCollection<Element>: BidirectionalCollection {
  associatedtype Element
}

public protocol MutableCollection<Element>: Collection {
  associatedtype Element
}

public protocol RangeExpression<Bound> {
  associatedtype Bound: Comparable
}
extension RangeExpression {
  public func contains(_ element: Bound) -> Bool { native() }
}

public struct PartialRangeFrom<Bound>: Sequence, RangeExpression {
  public func contains(_ element: Bound) -> Bool { native() }
  public var lowerBound: Bound { native() }
}

public struct PartialRangeUpTo<Bound>: RangeExpression {
  public func contains(_ element: Bound) -> Bool { native() }
}

public struct PartialRangeThrough<Bound>: RangeExpression {
  public func contains(_ element: Bound) -> Bool { native() }
}

extension Array {
  public mutating func shuffle() { native() }
}

extension Range {
  public var lowerBound: Bound { native() }
  public var upperBound: Bound { native() }
  public func contains(_ element: Bound) -> Bool { native() }
  public func clamped(to limits: Range<Bound>) -> Range<Bound> { native() }
  public func overlaps(_ other: Range<Bound>) -> Bool { native() }
  public func overlaps(_ other: ClosedRange<Bound>) -> Bool { native() }
}

extension ClosedRange {
  public var lowerBound: Bound { native() }
  public var upperBound: Bound { native() }
  public func contains(_ element: Bound) -> Bool { native() }
  public func clamped(to limits: ClosedRange<Bound>) -> ClosedRange<Bound> { native() }
  public func overlaps(_ other: ClosedRange<Bound>) -> Bool { native() }
  public func overlaps(_ other: Range<Bound>) -> Bool { native() }
}
