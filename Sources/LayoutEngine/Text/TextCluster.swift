/// An extended grapheme cluster, which a reader sees as one character, with what line breaking needs.
///
/// A letter with its accents, a flag or a family emoji is one cluster; so is a carriage return with its line feed.
struct TextCluster: Hashable, Sendable {
  /// The width on the line, in points; a tab's width depends on its position and is computed later.
  var advance: Double
  var traits: TextTraits
  /// The index of the run that it belongs to.
  var run: Int

  /// The end of the cluster if it starts `x` points into its line.
  func end(from x: Double) -> Double {
    traits.contains(.tab) ? TextCluster.tabStop(after: x) : x + advance
  }

  /// Tab stops are 28 points apart, as in a plain paragraph style.
  private static func tabStop(after x: Double) -> Double {
    ((x / 28 + TextPixels.noise).floored + 1) * 28
  }
}

/// Line-breaking properties of a cluster.
struct TextTraits: OptionSet, Hashable, Sendable {
  var rawValue: UInt8

  /// May exceed the line's width; a line may end after it.
  static let space = TextTraits(rawValue: 1)
  /// A space that extends to the next tab stop.
  static let tab = TextTraits(rawValue: 2)
  /// Always ends its line.
  static let newline = TextTraits(rawValue: 4)
  /// A line may end after it, unless a digit follows, as in -5.
  static let hyphen = TextTraits(rawValue: 8)
  static let digit = TextTraits(rawValue: 16)
  /// An ideograph or an emoji: a line may break on either side.
  static let wide = TextTraits(rawValue: 32)
  /// Never starts a line, such as a full stop.
  static let closing = TextTraits(rawValue: 64)
  /// Never ends a line, such as an opening bracket.
  static let opening = TextTraits(rawValue: 128)

  /// Whether a line may break between two clusters.
  ///
  /// Lines break after spaces and hyphens. Scripts without spaces break between any two characters unless punctuation
  /// connects them.
  static func mayBreak(after left: TextTraits, before right: TextTraits) -> Bool {
    if right.contains(.space) { return false }
    if left.contains(.space) { return true }
    if left.contains(.hyphen) { return right.isDisjoint(with: [.digit, .hyphen]) }
    let inWideScript = left.contains(.wide) || right.contains(.wide)
    return inWideScript && !left.contains(.opening) && !right.contains(.closing)
  }
}
