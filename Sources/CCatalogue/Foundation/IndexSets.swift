public struct IndexSet: Hashable, RandomAccessCollection {
  public init() { native() }
  public init(integer index: Int) { native() }
  public init(_ indices: [Int]) { native() }
  public var count: Int { native() }
  public var isEmpty: Bool { native() }
  public var first: Int? { native() }
  public var last: Int? { native() }
  public func contains(_ index: Int) -> Bool { native() }
  public func forEach(_ body: (Int) -> Void) { native() }
  public func map<T>(_ transform: (Int) -> T) -> [T] { native() }
  public mutating func insert(_ index: Int) { native() }
  public mutating func insert(integersIn range: Range<Int>) { native() }
  public mutating func remove(_ index: Int) { native() }
  public mutating func removeAll() { native() }
}
