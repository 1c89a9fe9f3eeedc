extension Optional {
  public init(_ value: Wrapped) { native() }
  public static var none: Wrapped? { native() }
  public static func `some`(_ value: Wrapped) -> Wrapped? { native() }
  public func map<T>(_ transform: (Wrapped) throws -> T) rethrows -> T? { native() }
  public func flatMap<T>(_ transform: (Wrapped) throws -> T?) rethrows -> T? { native() }
}

extension Array {
  public init() { native() }
  public init(_ elements: some Sequence<Element>) { native() }
  public init(repeating element: Element, count: Int) { native() }
  public var indices: Range<Int> { native() }
  public mutating func append(contentsOf elements: some Sequence<Element>) { native() }
  public mutating func insert(_ element: Element, at index: Int) { native() }
  public mutating func remove(at index: Int) -> Element { native() }
  public mutating func removeLast() -> Element { native() }
  public mutating func append(_ element: Element) { native() }
}

@family public struct Zip2Sequence<First, Second>: Sequence {}

public struct StrideTo<Element>: Sequence {}

public struct StrideThrough<Element>: Sequence {}

extension Sequence {
  public var count: Int { native() }
  public var isEmpty: Bool { native() }
  public var first: Element? { native() }
  public var last: Element? { native() }
  public func map<T>(_ transform: (Element) throws -> T) rethrows -> [T] { native() }
  public func compactMap<T>(_ transform: (Element) throws -> T?) rethrows -> [T] { native() }
  public func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> [Element] { native() }
  public func reduce<T>(_ initial: T, _ next: (T, Element) throws -> T) rethrows -> T { native() }
  public func enumerated() -> [(offset: Int, element: Element)] { native() }
  public func reversed() -> [Element] { native() }
  public func contains(_ element: Element) -> Bool { native() }
  public func contains(where predicate: (Element) throws -> Bool) rethrows -> Bool { native() }
  public func first(where predicate: (Element) throws -> Bool) rethrows -> Element? { native() }
  public func firstIndex(of element: Element) -> Int? { native() }
  public func allSatisfy(_ predicate: (Element) throws -> Bool) rethrows -> Bool { native() }
  public func firstIndex(where predicate: (Element) throws -> Bool) rethrows -> Int? { native() }
  public func flatMap<T>(_ transform: (Element) throws -> some Sequence<T>) rethrows -> [T] { native() }
  public func forEach(_ body: (Element) throws -> Void) rethrows { native() }
  public func max() -> Element? { native() }
  public func max(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows -> Element? { native() }
  public func min() -> Element? { native() }
  public func min(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows -> Element? { native() }
  public func sorted() -> [Element] { native() }
  public func sorted(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows -> [Element] { native() }
}

public func zip<A, B>(_ first: some Sequence<A>, _ second: some Sequence<B>) -> Zip2Sequence<A, B> { native() }
public func stride<T: Numeric>(from start: T, to end: T, by step: T) -> StrideTo<T> { native() }
public func stride(from start: Date, to end: Date, by step: Double) -> StrideTo<Date> { native() }
public func stride(from start: Date, through end: Date, by step: Double) -> StrideThrough<Date> { native() }
public func stride<T: Numeric>(from start: T, through end: T, by step: T) -> StrideThrough<T> { native() }
