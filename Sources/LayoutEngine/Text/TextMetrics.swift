/// What measuring a text found.
///
///     ┌──────────────┐
///     │ Hello,       │← firstBaseline, from the top
///     │ world        │← lastBaseline, of the last line that shows text
///     └──────────────┘
struct TextMetrics: Hashable, Sendable {
  /// Both lengths rounded up to the pixel.
  var size: Size
  var firstBaseline: Double
  var lastBaseline: Double
  /// Lines that show text; reserved ones do not count.
  var lineCount: Int

  static let empty = TextMetrics(size: .zero, firstBaseline: 0, lastBaseline: 0, lineCount: 0)
}
