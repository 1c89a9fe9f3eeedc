/// A text style, whose size follows the reader's text size.
public enum TextStyle: String, CaseIterable, Hashable, Sendable {
  case largeTitle, title, title2, title3, headline, body, callout, subheadline, footnote, caption, caption2
}

extension TextStyle {
  /// The point size and the line distance that Apple's Human Interface Guidelines give this style.
  ///
  ///     body, large text size        17 points, lines 22 points apart
  ///     body, accessibility5         53 points, lines 62 points apart
  func typeset(at textSize: DynamicTypeSize) -> (size: Double, pitch: Double) {
    let row = textSize.typesettingRow
    let pair = row.indices.contains(column) ? row[column] : (17, 22)
    return (Double(pair.0), Double(pair.1))
  }

  /// The style's column in the table; a headline has the size of body text.
  private var column: Int {
    switch self {
    case .largeTitle: 0
    case .title: 1
    case .title2: 2
    case .title3: 3
    case .headline, .body: 4
    case .callout: 5
    case .subheadline: 6
    case .footnote: 7
    case .caption: 8
    case .caption2: 9
    }
  }
}

extension DynamicTypeSize {
  /// Size and line distance of large title, title, title 2, title 3, body, callout, subheadline, footnote, caption,
  /// caption 2.
  fileprivate var typesettingRow: [(UInt8, UInt8)] {
    switch self {
    case .xSmall: Self.xSmallRow
    case .small: Self.smallRow
    case .medium: Self.mediumRow
    case .large: Self.largeRow
    case .xLarge: Self.xLargeRow
    case .xxLarge: Self.xxLargeRow
    case .xxxLarge: Self.xxxLargeRow
    case .accessibility1: Self.accessibility1Row
    case .accessibility2: Self.accessibility2Row
    case .accessibility3: Self.accessibility3Row
    case .accessibility4: Self.accessibility4Row
    case .accessibility5: Self.accessibility5Row
    }
  }

  private typealias Row = [(UInt8, UInt8)]
  private static let xSmallRow: Row = [
    (31, 38), (25, 31), (19, 24), (17, 22), (14, 19), (13, 18), (12, 16), (12, 16), (11, 13), (11, 13),
  ]
  private static let smallRow: Row = [
    (32, 39), (26, 32), (20, 25), (18, 23), (15, 20), (14, 19), (13, 18), (12, 16), (11, 13), (11, 13),
  ]
  private static let mediumRow: Row = [
    (33, 40), (27, 33), (21, 26), (19, 24), (16, 21), (15, 20), (14, 19), (12, 16), (11, 13), (11, 13),
  ]
  private static let largeRow: Row = [
    (34, 41), (28, 34), (22, 28), (20, 25), (17, 22), (16, 21), (15, 20), (13, 18), (12, 16), (11, 13),
  ]
  private static let xLargeRow: Row = [
    (36, 43), (30, 37), (24, 30), (22, 28), (19, 24), (18, 23), (17, 22), (15, 20), (14, 19), (13, 18),
  ]
  private static let xxLargeRow: Row = [
    (38, 46), (32, 39), (26, 32), (24, 30), (21, 26), (20, 25), (19, 24), (17, 22), (16, 21), (15, 20),
  ]
  private static let xxxLargeRow: Row = [
    (40, 48), (34, 41), (28, 34), (26, 32), (23, 29), (22, 28), (21, 28), (19, 24), (18, 23), (17, 22),
  ]
  private static let accessibility1Row: Row = [
    (44, 52), (38, 46), (34, 41), (31, 38), (28, 34), (26, 32), (25, 31), (23, 29), (22, 28), (20, 25),
  ]
  private static let accessibility2Row: Row = [
    (48, 57), (43, 51), (39, 47), (37, 44), (33, 40), (32, 39), (30, 37), (27, 33), (26, 32), (24, 30),
  ]
  private static let accessibility3Row: Row = [
    (52, 61), (48, 57), (44, 52), (43, 51), (40, 48), (38, 46), (36, 43), (33, 40), (32, 39), (29, 35),
  ]
  private static let accessibility4Row: Row = [
    (56, 66), (53, 62), (50, 59), (49, 58), (47, 56), (44, 52), (42, 50), (38, 46), (37, 44), (34, 41),
  ]
  private static let accessibility5Row: Row = [
    (60, 70), (58, 68), (56, 66), (55, 65), (53, 62), (51, 60), (49, 58), (44, 52), (43, 51), (40, 48),
  ]
}
