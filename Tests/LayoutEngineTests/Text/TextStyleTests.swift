import Testing

@testable import LayoutEngine

/// The published sizes and line pitches, at the text size `large`, result in these heights, baselines and gaps.
@Suite struct TextStyleTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var style: TextStyle
    var lineHeight: Double
    /// At two and at three pixels per point.
    var oneLine: (Double, Double)
    var twoLines: (Double, Double)
    var baseline: (Double, Double)
    var aboveText: (Double, Double)
    var belowText: (Double, Double)
    var betweenTexts: (Double, Double)

    var testDescription: String { style.rawValue }
  }

  /// Origin: San Francisco's ascent 1950, descent 494 and cap height 1443 of 2048, computed by hand.
  static let rows: [Row] = [
    Row(
      style: .largeTitle, lineHeight: 40.574, oneLine: (41, 40.667), twoLines: (82, 81.667), baseline: (32.5, 32.333),
      aboveText: (12.70, 12.53), belowText: (21.12, 20.95), betweenTexts: (0.5, 0.667)),
    Row(
      style: .title, lineHeight: 33.414, oneLine: (33.5, 33.667), twoLines: (67.5, 67.667), baseline: (26.5, 26.667),
      aboveText: (10.25, 10.42), belowText: (17.19, 17.35), betweenTexts: (1, 0.667)),
    Row(
      style: .title2, lineHeight: 26.254, oneLine: (26.5, 26.333), twoLines: (54.5, 54.333), baseline: (21, 21),
      aboveText: (8.31, 7.97), belowText: (13.75, 13.42), betweenTexts: (2, 2)),
    Row(
      style: .title3, lineHeight: 23.867, oneLine: (24, 24), twoLines: (49, 49), baseline: (19, 19),
      aboveText: (7.32, 7.49), belowText: (12.28, 12.44), betweenTexts: (1.5, 1.333)),
    Row(
      style: .headline, lineHeight: 20.287, oneLine: (20.5, 20.333), twoLines: (42.5, 42.333), baseline: (16, 16.333),
      aboveText: (6.60, 6.43), belowText: (10.81, 10.64), betweenTexts: (2, 2)),
    Row(
      style: .body, lineHeight: 20.287, oneLine: (20.5, 20.333), twoLines: (42.5, 42.333), baseline: (16, 16.333),
      aboveText: (6.60, 6.43), belowText: (10.81, 10.64), betweenTexts: (2, 2)),
    Row(
      style: .callout, lineHeight: 19.094, oneLine: (19.5, 19.333), twoLines: (40.5, 40.333), baseline: (15, 15.333),
      aboveText: (5.86, 5.86), belowText: (9.82, 9.82), betweenTexts: (2, 2)),
    Row(
      style: .subheadline, lineHeight: 17.900, oneLine: (18, 18), twoLines: (38, 38), baseline: (14.5, 14.333),
      aboveText: (5.62, 5.62), belowText: (9.33, 9.33), betweenTexts: (2.5, 2.333)),
    Row(
      style: .footnote, lineHeight: 15.514, oneLine: (16, 15.667), twoLines: (34, 33.667), baseline: (12.5, 12.333),
      aboveText: (5.14, 4.80), belowText: (8.35, 8.02), betweenTexts: (2.5, 2.667)),
    Row(
      style: .caption, lineHeight: 14.320, oneLine: (14.5, 14.333), twoLines: (30.5, 30.333), baseline: (11.5, 11.333),
      aboveText: (4.39, 4.56), belowText: (7.37, 7.53), betweenTexts: (2, 2)),
    Row(
      style: .caption2, lineHeight: 13.127, oneLine: (13.5, 13.333), twoLines: (26.5, 26.333), baseline: (10.5, 10.333),
      aboveText: (4.15, 3.99), belowText: (6.88, 6.71), betweenTexts: (0, 0)),
  ]

  @Test func everyStyleHasARow() {
    #expect(Set(Self.rows.map(\.style)) == Set(TextStyle.allCases))
  }

  @Test(arguments: rows) func lineHeight(_ row: Row) {
    let metrics = FontMetrics(.style(row.style), at: .large)
    #expect(abs(metrics.lineHeight - row.lineHeight) < 0.0006)
  }

  @Test(arguments: rows) func heightsAndBaselines(_ row: Row) {
    for (scale, pick) in [(2.0, \(Double, Double).0), (3.0, \(Double, Double).1)] {
      let one = StyledText("Hg", font: .style(row.style)).measured(scale: scale)
      let two = StyledText("Hg\nHg", font: .style(row.style)).measured(scale: scale)
      #expect(abs(one.size.height - row.oneLine[keyPath: pick]) < 0.0006)
      #expect(abs(two.size.height - row.twoLines[keyPath: pick]) < 0.0006)
      #expect(abs(one.firstBaseline - row.baseline[keyPath: pick]) < 0.0006)
      #expect(one.lastBaseline == one.firstBaseline)
      #expect(two.firstBaseline == one.firstBaseline)
      #expect(one.lineCount == 1 && two.lineCount == 2)
    }
  }

  @Test(arguments: rows) func gaps(_ row: Row) {
    for (scale, pick) in [(2.0, \(Double, Double).0), (3.0, \(Double, Double).1)] {
      let spacing = StyledText("Hg", font: .style(row.style)).spacing(scale: scale)
      #expect(abs(spacing.aboveText - row.aboveText[keyPath: pick]) < 0.0051)
      #expect(abs(spacing.belowText - row.belowText[keyPath: pick]) < 0.0051)
      #expect(abs(spacing.leading - row.betweenTexts[keyPath: pick]) < 0.0006)
    }
  }

  @Test func bodyAtOnePixelAPoint() {
    let body = StyledText("Hg").measured(scale: 1)
    let spacing = StyledText("Hg").spacing(scale: 1)
    #expect(body.size.height == 21)
    #expect(body.firstBaseline == 16)
    #expect(abs(spacing.aboveText - 7.10) < 0.0051)
    #expect(abs(spacing.belowText - 11.31) < 0.0051)
    #expect(spacing.leading == 2)
  }

  @Test(arguments: [(20.0, 24.0, 24.0), (24, 29, 28.667), (28, 33.5, 33.667), (40, 48, 48), (60, 72, 71.667)])
  func sizedFonts(size: Double, atTwo: Double, atThree: Double) {
    let text = StyledText("Hg", font: .system(size: size))
    #expect(text.measured(scale: 2).size.height == atTwo)
    #expect(abs(text.measured(scale: 3).size.height - atThree) < 0.0006)
    #expect(text.spacing(scale: 2).leading == 0)
  }

  /// The gaps above and below. Origin: recorded on an iOS 26 simulator at two pixels per point.
  @Test(arguments: [(17.0, 6.6006, 10.8091), (13, 5.1357, 8.3540)])
  func recordedGaps(size: Double, above: Double, below: Double) {
    let spacing = StyledText("Hg", font: .system(size: size)).spacing(scale: 2)
    #expect(abs(spacing.aboveText - above) < 0.0001)
    #expect(abs(spacing.belowText - below) < 0.0001)
  }

  /// The lines of a sized font are summed before rounding: four lines of 13 points were recorded 62.5 high.
  @Test func linesAreRoundedOnce() {
    #expect(StyledText("a\nb\nc\nd", font: .system(size: 13)).measured().size.height == 62.5)
    #expect(StyledText("a\nb", font: .system(size: 17)).measured().size.height == 41)
    #expect(StyledText("a\nb").measured().size.height == 42.5)
  }

  /// Baseline 16 of 20.5; two lines: 16 + 22 = 38 of 42.5, three: 60 of 64.5.
  @Test func lastBaseline() {
    #expect(StyledText("a\nb").measured().lastBaseline == 38)
    #expect(StyledText("a\nb\nc").measured().lastBaseline == 60)
    // The first moves from 12.378 to 12.5, and the second along with it: 12.5 + 15.514 → 28.5.
    #expect(StyledText("a\nb", font: .system(size: 13)).measured().lastBaseline == 28.5)
  }

  /// Size and pitch of each style, largest title to caption 2. Origin: Apple's Human Interface Guidelines.
  @Test(
    arguments: [
      (DynamicTypeSize.xSmall, "31/38 25/31 19/24 17/22 14/19 14/19 13/18 12/16 12/16 11/13 11/13"),
      (.small, "32/39 26/32 20/25 18/23 15/20 15/20 14/19 13/18 12/16 11/13 11/13"),
      (.medium, "33/40 27/33 21/26 19/24 16/21 16/21 15/20 14/19 12/16 11/13 11/13"),
      (.large, "34/41 28/34 22/28 20/25 17/22 17/22 16/21 15/20 13/18 12/16 11/13"),
      (.xLarge, "36/43 30/37 24/30 22/28 19/24 19/24 18/23 17/22 15/20 14/19 13/18"),
      (.xxLarge, "38/46 32/39 26/32 24/30 21/26 21/26 20/25 19/24 17/22 16/21 15/20"),
      (.xxxLarge, "40/48 34/41 28/34 26/32 23/29 23/29 22/28 21/28 19/24 18/23 17/22"),
      (.accessibility1, "44/52 38/46 34/41 31/38 28/34 28/34 26/32 25/31 23/29 22/28 20/25"),
      (.accessibility2, "48/57 43/51 39/47 37/44 33/40 33/40 32/39 30/37 27/33 26/32 24/30"),
      (.accessibility3, "52/61 48/57 44/52 43/51 40/48 40/48 38/46 36/43 33/40 32/39 29/35"),
      (.accessibility4, "56/66 53/62 50/59 49/58 47/56 47/56 44/52 42/50 38/46 37/44 34/41"),
      (.accessibility5, "60/70 58/68 56/66 55/65 53/62 53/62 51/60 49/58 44/52 43/51 40/48"),
    ] as [(DynamicTypeSize, String)])
  func typesettingAtEveryTextSize(_ textSize: DynamicTypeSize, _ published: String) {
    let ours = TextStyle.allCases.map { style in
      let typeset = style.typeset(at: textSize)
      return "\(Int(typeset.size))/\(Int(typeset.pitch))"
    }
    #expect(ours.joined(separator: " ") == published)
  }

  @Test(arguments: TextStyle.allCases, DynamicTypeSize.allCases)
  func theDistanceBetweenBaselinesIsThePitch(_ style: TextStyle, _ textSize: DynamicTypeSize) {
    let metrics = FontMetrics(.style(style), at: textSize)
    #expect(abs(metrics.lineHeight + metrics.leading - style.typeset(at: textSize).pitch) < 1e-9)
    #expect(metrics.ascent > metrics.capHeight && metrics.descent > 0)
  }

  @Test func onlyStylesFollowTheTextSize() {
    var style = StyledText("Hello")
    var sized = StyledText("Hello", font: .system(size: 17))
    #expect(style.measured().size.width == sized.measured().size.width)
    style.textSize = .xLarge
    sized.textSize = .xLarge
    #expect(style.measured().size.height == 23)
    #expect(sized.measured().size.height == 20.5)
    #expect(Font(.scaled(34, relativeTo: .body)).pointSize(at: .xLarge) == 38)
  }
}
