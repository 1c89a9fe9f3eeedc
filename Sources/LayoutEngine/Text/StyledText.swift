/// The text of one `Text` view with everything that decides its size.
///
///     StyledText("Hello", font: .system(size: 20))
public struct StyledText: Hashable, Sendable {
  /// A stretch of text in one font, one part of `Text("Big ").font(.title) + Text("small")`.
  public struct Run: Hashable, Sendable {
    /// The characters.
    public var string: String
    /// The font they are set in.
    public var font: Font
    /// What is added after each character, in points.
    public var tracking: Double
    /// How far the characters are raised above the baseline, in points; the line grows by it.
    public var baselineOffset: Double

    /// Makes a run.
    public init(_ string: String, font: Font = .style(.body), tracking: Double = 0, baselineOffset: Double = 0) {
      self.string = string
      self.font = font
      self.tracking = tracking
      self.baselineOffset = baselineOffset
    }
  }

  /// The parts, first to last; together they are one text.
  public var runs: [Run]
  /// The reader's text size, which styles follow.
  public var textSize: DynamicTypeSize
  /// At most this many lines, the last cut with "…" if there is more; nil is no limit.
  public var lineLimit: Int?
  /// At least as high as this many lines.
  public var reservedLines: Int
  /// The least gap between two lines, in points; a style's own leading counts towards it.
  public var lineSpacing: Double
  /// How lines lie within the text's width; the size does not depend on it.
  public var alignment: TextAlignment
  /// Where a line that is too long is cut.
  public var truncation: Truncation
  /// How far the fonts may shrink before text is cut, 1 for not at all.
  public var minimumScaleFactor: Double

  /// Makes a text of several runs.
  public init(runs: [Run], textSize: DynamicTypeSize = .large) {
    self.runs = runs
    self.textSize = textSize
    lineLimit = nil
    reservedLines = 0
    lineSpacing = 0
    alignment = .leading
    minimumScaleFactor = 1
    truncation = .tail
  }

  /// Makes a text in one font.
  public init(_ string: String, font: Font = .style(.body), textSize: DynamicTypeSize = .large) {
    self.init(runs: [Run(string, font: font)], textSize: textSize)
  }

  /// All characters, first to last.
  public var string: String {
    runs.count == 1 ? runs[0].string : runs.map(\.string).joined()
  }

  /// Whether there is nothing to show.
  public var isEmpty: Bool { runs.allSatisfy { $0.string.isEmpty } }
}
