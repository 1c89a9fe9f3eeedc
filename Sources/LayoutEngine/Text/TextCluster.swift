/// One thing a reader sees as a character (an extended grapheme cluster), as far as line breaking cares.
///
/// A letter with its accents, a flag or a family of emoji is one cluster; so is a carriage return with its
/// line feed.
struct TextCluster: Hashable, Sendable {
  /// What it adds to the line, in points; a tab's depends on where it stands and is found later.
  var advance: Double
  var traits: TextTraits
  /// Which run of the text it belongs to.
  var run: Int

  /// Where the cluster ends when it starts `x` points into its line.
  func end(from x: Double) -> Double {
    traits.contains(.tab) ? TextCluster.tabStop(after: x) : x + advance
  }

  /// Tab stops lie 28 points apart, as in a plain paragraph style.
  private static func tabStop(after x: Double) -> Double {
    ((x / 28 + TextPixels.noise).floored + 1) * 28
  }
}

/// What a cluster means to the breaking of lines.
struct TextTraits: OptionSet, Hashable, Sendable {
  var rawValue: UInt8

  /// Hangs at the end of a line; a line may end after it.
  static let space = TextTraits(rawValue: 1)
  /// A space that reaches to the next tab stop.
  static let tab = TextTraits(rawValue: 2)
  /// Ends its line always.
  static let newline = TextTraits(rawValue: 4)
  /// A line may end after it, unless a digit follows, as in -5.
  static let hyphen = TextTraits(rawValue: 8)
  static let digit = TextTraits(rawValue: 16)
  /// An ideograph or an emoji: a line may end on either side.
  static let wide = TextTraits(rawValue: 32)
  /// Never starts a line, such as a full stop.
  static let closing = TextTraits(rawValue: 64)
  /// Never ends a line, such as an opening bracket.
  static let opening = TextTraits(rawValue: 128)

  /// Whether a line may end between two clusters.
  ///
  /// Lines end after spaces and hyphens. Scripts without spaces may break between any two characters that
  /// punctuation does not tie together.
  static func mayBreak(after left: TextTraits, before right: TextTraits) -> Bool {
    if right.contains(.space) { return false }
    if left.contains(.space) { return true }
    if left.contains(.hyphen) { return right.isDisjoint(with: [.digit, .hyphen]) }
    let inWideScript = left.contains(.wide) || right.contains(.wide)
    return inWideScript && !left.contains(.opening) && !right.contains(.closing)
  }
}
