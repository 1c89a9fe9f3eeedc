extension Sequence {
  public func lexicographicallyPrecedes(_ other: some Sequence<Element>) -> Bool { native() }
  public func elementsEqual<T>(_ other: some Sequence<T>, by areEquivalent: (Element, T) throws -> Bool) rethrows
    -> Bool
  { native() }
  public func joined<T>(separator: some Sequence<T>) -> [T] { native() }
  public func split(separator: Element, maxSplits: Int = 0, omittingEmptySubsequences: Bool = true) -> [ArraySlice<
    Element
  >] { native() }
  public func split(
    maxSplits: Int = 0, omittingEmptySubsequences: Bool = true, whereSeparator isSeparator: (Element) throws -> Bool
  ) rethrows -> [ArraySlice<Element>] { native() }
}

extension Range {
  public init(_ other: ClosedRange<Bound>) { native() }
  public init(_ other: Range<Bound>) { self = other }
  public init(uncheckedBounds bounds: (lower: Bound, upper: Bound)) { native() }
  public subscript(_ bounds: Range<Int>) -> Range<Int> { native() }
  public subscript(_ bounds: ClosedRange<Int>) -> Range<Int> { native() }
  public subscript(_ index: Int) -> Int { native() }
  public var startIndex: Bound { native() }
  public var endIndex: Bound { native() }
  public var indices: Range<Bound> { self }
  public var description: String { native() }
  public var debugDescription: String { native() }
}

extension ClosedRange {
  public init(_ other: Range<Bound>) { native() }
  public init(_ other: ClosedRange<Bound>) { self = other }
  public init(uncheckedBounds bounds: (lower: Bound, upper: Bound)) { native() }
  public var description: String { native() }
  public var debugDescription: String { native() }
}

extension Dictionary {
  public mutating func popFirst() -> (key: Key, value: Value)? { native() }
  public var description: String { native() }
  public var debugDescription: String { native() }
}

extension Array {
  public var description: String { native() }
  public var debugDescription: String { native() }
}

extension ArraySlice {
  public var description: String { native() }
}

extension Set {
  public var description: String { native() }
  public var debugDescription: String { native() }
  public func isStrictSubset(of other: some Sequence<Element>) -> Bool { native() }
  public func isStrictSuperset(of other: some Sequence<Element>) -> Bool { native() }
  public mutating func formIntersection(_ other: some Sequence<Element>) { native() }
  public mutating func formSymmetricDifference(_ other: some Sequence<Element>) { native() }
  public mutating func update(with element: Element) -> Element? { native() }
  public mutating func removeFirst() -> Element { native() }
  public mutating func popFirst() -> Element? { native() }
}

extension StringProtocol {
  public var debugDescription: String { native() }
}

extension BinaryFloatingPoint {
  public var debugDescription: String { native() }
}
