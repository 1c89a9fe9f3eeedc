extension String {
  public struct Index: Comparable, Hashable {
    public func utf16Offset(in text: some StringProtocol) -> Int { native() }
  }
}

extension StringProtocol {
  public var startIndex: String.Index { native() }
  public var endIndex: String.Index { native() }
  public var indices: [String.Index] { native() }
  public func index(after index: String.Index) -> String.Index { native() }
  public func index(before index: String.Index) -> String.Index { native() }
  public func index(_ index: String.Index, offsetBy distance: Int) -> String.Index { native() }
  public func index(_ index: String.Index, offsetBy distance: Int, limitedBy limit: String.Index) -> String.Index? {
    native()
  }
  public func distance(from start: String.Index, to end: String.Index) -> Int { native() }
  public subscript(_ index: String.Index) -> Character { native() }
  public subscript(_ range: Range<String.Index>) -> Substring { native() }
  public subscript(_ range: ClosedRange<String.Index>) -> Substring { native() }
  public subscript(_ range: PartialRangeFrom<String.Index>) -> Substring { native() }
  public subscript(_ range: PartialRangeUpTo<String.Index>) -> Substring { native() }
  public subscript(_ range: PartialRangeThrough<String.Index>) -> Substring { native() }
  public func firstIndex(of element: Character) -> String.Index? { native() }
  public func index(of element: Character) -> String.Index? { native() }
  public func lastIndex(of element: Character) -> String.Index? { native() }
  public func firstIndex(where predicate: (Character) throws -> Bool) rethrows -> String.Index? { native() }
  public func lastIndex(where predicate: (Character) throws -> Bool) rethrows -> String.Index? { native() }
  public func range(of text: some StringProtocol, options: String.CompareOptions = []) -> Range<String.Index>? {
    native()
  }
  public func prefix(upTo end: String.Index) -> Substring { native() }
  public func prefix(through end: String.Index) -> Substring { native() }
  public func suffix(from start: String.Index) -> Substring { native() }
}
