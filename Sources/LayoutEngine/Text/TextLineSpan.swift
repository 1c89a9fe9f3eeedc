/// One line of a laid-out text: its clusters and its width.
///
///     Hello, wide world·          · is the space at the line break
///     ├──── drawn ─────┤
///     ├────── full ─────┤
struct TextLineSpan: Hashable, Sendable {
  /// The clusters of the line, with trailing spaces but without a final newline.
  var clusters: Range<Int>
  /// The index after the last cluster that is not a trailing space.
  var drawnEnd: Int
  /// The width without trailing spaces, which decides whether the line fits.
  var drawn: Double
  /// The width with trailing spaces, which decides the text's width.
  var full: Double
  /// Whether the line was cut and ends with "…".
  var isCut = false
}
