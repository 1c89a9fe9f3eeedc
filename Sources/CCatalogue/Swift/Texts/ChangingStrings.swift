extension String {
  public mutating func append(_ other: String) { native() }
  public mutating func append(_ other: Character) { native() }
  public mutating func append(contentsOf other: some StringProtocol) { native() }
  public mutating func append(contentsOf characters: some Sequence<Character>) { native() }
  public mutating func write(_ other: String) { native() }
  public mutating func removeAll(keepingCapacity: Bool = false) { native() }
  public mutating func reserveCapacity(_ count: Int) {}
  public mutating func removeAll(where shouldBeRemoved: (Character) throws -> Bool) rethrows { native() }
  public mutating func insert(_ character: Character, at index: String.Index) { native() }
  public mutating func insert(contentsOf other: some StringProtocol, at index: String.Index) { native() }
  public mutating func remove(at index: String.Index) -> Character { native() }
  public mutating func removeSubrange(_ range: Range<String.Index>) { native() }
  public mutating func replaceSubrange(_ range: Range<String.Index>, with other: some StringProtocol) { native() }
  public mutating func removeSubrange(_ range: ClosedRange<String.Index>) { native() }
  public mutating func replaceSubrange(_ range: ClosedRange<String.Index>, with other: some StringProtocol) { native() }
  public mutating func removeSubrange(_ range: PartialRangeFrom<String.Index>) { native() }
  public mutating func replaceSubrange(_ range: PartialRangeFrom<String.Index>, with other: some StringProtocol) {
    native()
  }
  public mutating func removeSubrange(_ range: PartialRangeUpTo<String.Index>) { native() }
  public mutating func replaceSubrange(_ range: PartialRangeUpTo<String.Index>, with other: some StringProtocol) {
    native()
  }
  public mutating func removeSubrange(_ range: PartialRangeThrough<String.Index>) { native() }
  public mutating func replaceSubrange(_ range: PartialRangeThrough<String.Index>, with other: some StringProtocol) {
    native()
  }
  public mutating func removeLast() -> Character { native() }
  public mutating func removeFirst() -> Character { native() }
  public mutating func popLast() -> Character? { native() }
  public mutating func removeLast(_ count: Int) { native() }
  public mutating func removeFirst(_ count: Int) { native() }
}

extension Substring {
  public mutating func removeLast() -> Character { native() }
  public mutating func removeFirst() -> Character { native() }
  public mutating func popLast() -> Character? { native() }
  public mutating func removeLast(_ count: Int) { native() }
  public mutating func removeFirst(_ count: Int) { native() }
  public mutating func popFirst() -> Character? { native() }
}
