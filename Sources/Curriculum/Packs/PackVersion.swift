/// A pack's version with an order: `1.2` precedes `1.10`, and `2.0-beta` precedes `2.0`.
public struct PackVersion: Hashable, Comparable, Sendable {
  /// The version as it is written.
  public let text: String
  private let parts: [Part]

  private enum Part: Hashable, Comparable {
    case word(String)
    /// The end of the shorter version: `2.0` is later than `2.0-beta` and earlier than `2.0.1`.
    case end
    case number(Int)
  }

  /// Parses a version.
  public init(_ text: String) {
    self.text = text
    parts = text.split { !$0.isLetter && !$0.isNumber }.map { word in
      Int(word).map { .number($0) } ?? .word(word.lowercased())
    }
  }

  /// Compares part by part; numbers by value.
  public static func < (left: PackVersion, right: PackVersion) -> Bool {
    for place in 0..<max(left.parts.count, right.parts.count) {
      let one = place < left.parts.count ? left.parts[place] : .end
      let other = place < right.parts.count ? right.parts[place] : .end
      if one != other { return one < other }
    }
    return false
  }
}
