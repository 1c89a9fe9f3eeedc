/// One line of text, ready for drawing.
///
///     x
///     ├──── width ────┤
///     Hello, wide world    ← baseline, from the top of the text
public struct DrawnLine: Hashable, Sendable {
  /// A stretch of the line in one font and fill.
  public struct Piece: Hashable, Sendable {
    /// The characters.
    public var string: String
    /// The font size in points.
    public var pointSize: Double
    /// The stroke weight.
    public var weight: FontWeight
    /// The shape of the letters.
    public var design: FontDesign
    /// Whether the letters are slanted.
    public var isItalic: Bool
    /// How far the letters are raised above the baseline, in points.
    public var baselineOffset: Double
    /// The fill of the letters.
    public var fill: Fill

    /// Makes a piece.
    public init(
      _ string: String, pointSize: Double = 17, weight: FontWeight = .regular, design: FontDesign = .default,
      isItalic: Bool = false, baselineOffset: Double = 0, fill: Fill = .primary
    ) {
      self.string = string
      self.pointSize = pointSize
      self.weight = weight
      self.design = design
      self.isItalic = isItalic
      self.baselineOffset = baselineOffset
      self.fill = fill
    }
  }

  /// The parts of the line, from its start to its end.
  public var pieces: [Piece]
  /// The left end, from the left edge of the view, in points.
  public var x: Double
  /// The baseline, from the top of the view, in points.
  public var baseline: Double
  /// From the first to the last letter, in points.
  public var width: Double

  /// Makes a line.
  public init(_ pieces: [Piece], x: Double, baseline: Double, width: Double) {
    self.pieces = pieces
    self.x = x
    self.baseline = baseline
    self.width = width
  }

  /// The characters of the whole line.
  public var string: String { pieces.map(\.string).joined() }
}
