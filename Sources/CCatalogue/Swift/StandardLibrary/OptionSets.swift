public protocol OptionSet: Hashable {}
extension OptionSet {
  public func contains(_ member: Self) -> Bool { native() }
  public func isSubset(of other: Self) -> Bool { native() }
  public func isSuperset(of other: Self) -> Bool { native() }
  public func isStrictSubset(of other: Self) -> Bool { native() }
  public func isStrictSuperset(of other: Self) -> Bool { native() }
  public func isDisjoint(with other: Self) -> Bool { native() }
  public var isEmpty: Bool { native() }
  public func union(_ other: Self) -> Self { native() }
  public mutating func formUnion(_ other: Self) { self = union(other) }
  public mutating func insert(_ member: Self) -> (inserted: Bool, memberAfterInsert: Self) { native() }
  public func subtracting(_ other: Self) -> Self { native() }
  public mutating func subtract(_ other: Self) { self = subtracting(other) }
  public mutating func remove(_ member: Self) -> Self? { native() }
  public func intersection(_ other: Self) -> Self { native() }
  public mutating func formIntersection(_ other: Self) { self = intersection(other) }
  public mutating func formSymmetricDifference(_ other: Self) { self = symmetricDifference(other) }
  public func symmetricDifference(_ other: Self) -> Self { native() }
}
