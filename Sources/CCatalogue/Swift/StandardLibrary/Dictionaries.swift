extension Dictionary {
  public init() { native() }
  public init(uniqueKeysWithValues pairs: some Sequence<(Key, Value)>) { native() }
  public init(_ pairs: some Sequence<(Key, Value)>, uniquingKeysWith combine: (Value, Value) -> Value) { native() }
  public init<S>(grouping values: some Sequence<S>, by keyForValue: (S) -> Key) where Value == [S] { native() }
  public subscript(_ key: Key) -> Value? {
    get { native() }
    set { native() }
  }
  public subscript(_ key: Key, default value: Value) -> Value {
    get { native() }
    set { native() }
  }
  public var keys: [Key] { native() }
  public var values: [Value] { native() }
  public mutating func updateValue(_ value: Value, forKey key: Key) -> Value? { native() }
  public mutating func removeValue(forKey key: Key) -> Value? { native() }
  public mutating func removeAll() { native() }
  public func mapValues<T>(_ transform: (Value) throws -> T) rethrows -> [Key: T] { native() }
  public func compactMapValues<T>(_ transform: (Value) throws -> T?) rethrows -> [Key: T] { native() }
  public func filter(_ isIncluded: ((key: Key, value: Value)) throws -> Bool) rethrows -> [Key: Value] { native() }
  public func merging(_ other: [Key: Value], uniquingKeysWith combine: (Value, Value) throws -> Value) rethrows -> [Key:
    Value]
  { native() }
  public mutating func merge(_ other: [Key: Value], uniquingKeysWith combine: (Value, Value) throws -> Value) rethrows {
    native()
  }
}

public struct Set<Element>: Collection, CustomStringConvertible {
  public init() { native() }
  public init(_ elements: some Sequence<Element>) { native() }
  public func contains(_ element: Element) -> Bool { native() }
  public mutating func insert(_ element: Element) -> (inserted: Bool, memberAfterInsert: Element) { native() }
  public mutating func remove(_ element: Element) -> Element? { native() }
  public mutating func removeAll() { native() }
  public func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> Set<Element> { native() }
  public func union(_ other: some Sequence<Element>) -> Set<Element> { native() }
  public mutating func formUnion(_ other: some Sequence<Element>) { self = union(other) }
  public func intersection(_ other: some Sequence<Element>) -> Set<Element> { native() }
  public func subtracting(_ other: some Sequence<Element>) -> Set<Element> { native() }
  public mutating func subtract(_ other: some Sequence<Element>) { self = subtracting(other) }
  public func symmetricDifference(_ other: some Sequence<Element>) -> Set<Element> { native() }
  public func isSubset(of other: some Sequence<Element>) -> Bool { native() }
  public func isSuperset(of other: some Sequence<Element>) -> Bool { native() }
  public func isDisjoint(with other: some Sequence<Element>) -> Bool { native() }
}
