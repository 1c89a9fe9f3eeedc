@testable import LayoutEngine

/// A sentence whose breaking was recorded from SwiftUI at many widths.
let sentence = "Layout must wrap this sentence onto several lines inside a narrow frame."

extension StyledText {
  /// A text in one font, changed by `configure`.
  static func make(
    _ string: String, _ font: Font = .style(.body), _ configure: (inout StyledText) -> Void = { _ in }
  ) -> StyledText {
    var text = StyledText(string, font: font)
    configure(&text)
    return text
  }

  func measured(_ width: Double? = nil, _ height: Double? = nil, scale: Double = 2) -> TextMetrics {
    TextMeasurer(scale: scale).measure(self, width: width, height: height)
  }

  /// The text of each line.
  func shownLines(_ width: Double, _ height: Double = .infinity) -> [String] {
    lines(in: Size(width: width, height: height), scale: 2).map { $0.runs.map(\.string).joined() }
  }
}

/// The same numbers on every machine, to try many inputs.
struct RepeatableNumbers: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }
}
