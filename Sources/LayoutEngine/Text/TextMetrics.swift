/// The result of measuring a text.
///
///     ┌──────────────┐
///     │ Hello,       │← firstBaseline, from the top
///     │ world        │← lastBaseline, of the last line with text
///     └──────────────┘
struct TextMetrics: Hashable, Sendable {
  /// Both lengths, rounded up to the pixel.
  var size: Size
  var firstBaseline: Double
  var lastBaseline: Double
  /// The number of lines with text, without reserved ones.
  var lineCount: Int

  static let empty = TextMetrics(size: .zero, firstBaseline: 0, lastBaseline: 0, lineCount: 0)
}
