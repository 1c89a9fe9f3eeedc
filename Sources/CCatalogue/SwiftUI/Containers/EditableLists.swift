extension ForEach {
  @inert public func onDelete(perform action: ((IndexSet) -> Void)?) -> ForEach { native() }
  @inert public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> ForEach { native() }
}

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

extension Array {
  public mutating func remove(atOffsets offsets: IndexSet) { native() }
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) { native() }
}

public struct EditMode: Hashable {
  public var isEditing: Bool { native() }
  public static let active = Self(), inactive = Self(), transient = Self()
}
