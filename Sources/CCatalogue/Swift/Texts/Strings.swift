public protocol StringProtocol: Comparable, Hashable, BidirectionalCollection {}
extension StringProtocol {
  public var count: Int { native() }
  public var isEmpty: Bool { native() }
  public var description: String { native() }
  public func uppercased() -> String { native() }
  public func lowercased() -> String { native() }
  public var capitalized: String { native() }
  public func hasPrefix(_ prefix: some StringProtocol) -> Bool { native() }
  public func hasSuffix(_ suffix: some StringProtocol) -> Bool { native() }
  public func contains(_ other: some StringProtocol) -> Bool { native() }
  public func contains(_ other: Character) -> Bool { native() }
  public func replacingOccurrences(of target: some StringProtocol, with replacement: some StringProtocol) -> String {
    native()
  }
  public func components(separatedBy separator: some StringProtocol) -> [String] { native() }
  public func filter(_ isIncluded: (Character) throws -> Bool) rethrows -> String { native() }
}

public struct Substring: StringProtocol, CustomStringConvertible {}

extension String {
  public init() { native() }
  public init(_ value: Character) { native() }
  public init(_ value: Substring) { native() }
  public init(_ value: Bool) { native() }
  public init(_ characters: some Sequence<Character>) { native() }
  public init(describing value: Any) { native() }
  public init(reflecting value: Any) { native() }
  public init(repeating character: Character, count: Int) { native() }
  public init(format: String, _ arguments: Any...) { native() }
  public init(format: String, arguments: [any CVarArg]) { native() }
}

public protocol CVarArg {}
