import Testing

@testable import LayoutEngine

/// Where a text that does not fit is truncated. Origin: one sentence at 13 points on one line of 150,
/// measured on SwiftUI; widths agree within a point.
@Suite struct TruncationTests {
  @Test(arguments: [(Truncation.head, 145.0), (.middle, 150), (.tail, 144)])
  func oneLine(_ truncation: Truncation, _ width: Double) {
    var text = StyledText(
      "Layout must wrap this sentence onto several lines inside a narrow frame.", font: .system(size: 13))
    text.lineLimit = 1
    text.truncation = truncation
    let measured = TextMeasurer(scale: 2).measure(text, width: 150, height: nil)
    #expect(abs(measured.size.width - width) <= 1)
    #expect(measured.lineCount == 1)
  }

  @Test(arguments: [Truncation.head, .middle, .tail])
  func aTextThatFitsIsWhole(_ truncation: Truncation) {
    var text = StyledText("Hello")
    let whole = TextMeasurer(scale: 2).measure(text, width: 100, height: nil)
    text.truncation = truncation
    #expect(TextMeasurer(scale: 2).measure(text, width: 100, height: nil).size == whole.size)
  }

  @Test(arguments: [Truncation.head, .middle, .tail], [0.0, 1, 5, 12, 40])
  func neverWiderThanOffered(_ truncation: Truncation, _ width: Double) {
    var text = StyledText("A few words, \u{1F469}\u{200D}\u{1F680} and more of them")
    text.lineLimit = 1
    text.truncation = truncation
    let measured = TextMeasurer(scale: 2).measure(text, width: width, height: nil)
    #expect(measured.size.width <= width + 0.5)
  }
}
