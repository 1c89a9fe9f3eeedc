/// The text of one `Text` view with everything that affects its size.
///
///     StyledText("Hello", font: .system(size: 20))
public struct StyledText: Hashable, Sendable {
  /// A run of text in one font, such as one part of `Text("Big ").font(.title) + Text("small")`.
  public struct Run: Hashable, Sendable {
    /// The characters.
    public var string: String
    /// The font of the characters.
    public var font: Font
    /// The extra space after each character, in points.
    public var tracking: Double
    /// How far the characters are raised above the baseline, in points; the line grows accordingly.
    public var baselineOffset: Double

    /// Makes a run.
    public init(_ string: String, font: Font = .style(.body), tracking: Double = 0, baselineOffset: Double = 0) {
      self.string = string
      self.font = font
      self.tracking = tracking
      self.baselineOffset = baselineOffset
    }
  }

  /// The parts in order.
  public var runs: [Run]
  /// The reader's text size.
  public var textSize: DynamicTypeSize
  /// The maximum number of lines; a longer text ends with "…"; nil for no limit.
  public var lineLimit: Int?
  /// The minimum height, in lines.
  public var reservedLines: Int
  /// The minimum gap between two lines, in points; a style's own leading counts toward it.
  public var lineSpacing: Double
  /// The alignment of lines within the text's width; it does not affect the size.
  public var alignment: TextAlignment
  /// The place to cut a line that is too long.
  public var truncation: Truncation
  /// The smallest factor for shrinking fonts before cutting text; 1 for none.
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

  /// All characters in order.
  public var string: String {
    runs.count == 1 ? runs[0].string : runs.map(\.string).joined()
  }

  /// Whether there are no characters.
  public var isEmpty: Bool { runs.allSatisfy { $0.string.isEmpty } }
}
