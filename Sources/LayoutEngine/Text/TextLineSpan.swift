/// One line of a laid-out text: which clusters it shows and how wide it is.
///
///     Hello, wide world·          · is the space the line was broken at
///     ├──── drawn ─────┤
///     ├────── full ─────┤
struct TextLineSpan: Hashable, Sendable {
  /// The clusters of the line, with its trailing spaces and without a newline that ends it.
  var clusters: Range<Int>
  /// Where the last cluster that is not a trailing space ends, as an index.
  var drawnEnd: Int
  /// The width without trailing spaces; this decides whether the line fits.
  var drawn: Double
  /// The width with trailing spaces; this decides how wide the text is.
  var full: Double
  /// Whether the line was cut and ends with "…".
  var isCut = false
}
