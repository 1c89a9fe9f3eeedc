extension StringProtocol {
  public func split(separator: Character, maxSplits: Int = 0, omittingEmptySubsequences: Bool = true) -> [Substring] {
    native()
  }
  public func split(
    maxSplits: Int = 0, omittingEmptySubsequences: Bool = true, whereSeparator isSeparator: (Character) throws -> Bool
  ) rethrows -> [Substring] { native() }
  public func split(separator: String, maxSplits: Int = 0, omittingEmptySubsequences: Bool = true) -> [Substring] {
    native()
  }
  public func prefix(_ count: Int) -> Substring { native() }
  public func suffix(_ count: Int) -> Substring { native() }
  public func dropFirst(_ count: Int = 1) -> Substring { native() }
  public func dropLast(_ count: Int = 1) -> Substring { native() }
  public func prefix(while predicate: (Character) throws -> Bool) rethrows -> Substring { native() }
  public func drop(while predicate: (Character) throws -> Bool) rethrows -> Substring { native() }
  public func trimmingPrefix(_ prefix: some StringProtocol) -> Substring { native() }
  public func replacing(
    _ target: some StringProtocol, with other: some StringProtocol, maxReplacements: Int = .max
  ) -> String { native() }
  public func appending(_ other: some StringProtocol) -> String { native() }
  public func padding(toLength length: Int, withPad pad: some StringProtocol, startingAt start: Int) -> String {
    native()
  }
  public func flatMap(_ transform: (Character) throws -> some StringProtocol) rethrows -> [Character] { native() }
  public func lengthOfBytes(using encoding: String.Encoding) -> Int { native() }
}

extension Substring {
  public init(_ text: some StringProtocol) { native() }
  public init() { native() }
}

extension String {
  public struct Encoding: Hashable {
    public static let utf8 = Self(), utf16 = Self(), ascii = Self()
  }
}
