public struct CharacterSet {
  public init(charactersIn text: String) { native() }
  public static var newlines: CharacterSet { native() }
  public static var whitespaces: CharacterSet { native() }
  public static var whitespacesAndNewlines: CharacterSet { native() }
}

extension StringProtocol {
  public func trimmingCharacters(in set: CharacterSet) -> String { native() }
  public func components(separatedBy set: CharacterSet) -> [String] { native() }
  public func replacingOccurrences(
    of target: some StringProtocol, with replacement: some StringProtocol, options: String.CompareOptions
  ) -> String { native() }
  public func compare(_ other: some StringProtocol, options: String.CompareOptions = []) -> ComparisonResult {
    native()
  }
  public func caseInsensitiveCompare(_ other: some StringProtocol) -> ComparisonResult { native() }
  public func localizedCaseInsensitiveContains(_ other: some StringProtocol) -> Bool { native() }
  public func localizedStandardContains(_ other: some StringProtocol) -> Bool { native() }
  public func localizedCompare(_ other: some StringProtocol) -> ComparisonResult { native() }
  public func localizedCaseInsensitiveCompare(_ other: some StringProtocol) -> ComparisonResult { native() }
  public func localizedStandardCompare(_ other: some StringProtocol) -> ComparisonResult { native() }
}

public struct ComparisonResult: Hashable {
  public static let orderedAscending = Self(), orderedSame = Self(), orderedDescending = Self()
  public var rawValue: Int { native() }
}

extension String {
  public struct CompareOptions: OptionSet {
    public static let caseInsensitive = Self(), numeric = Self(), literal = Self()
  }
}
