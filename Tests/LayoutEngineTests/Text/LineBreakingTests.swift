import Testing

@testable import LayoutEngine

@Suite struct LineBreakingTests {
  static let mac = Font.system(size: 13)

  /// Proposed width, actual width, lines. Origin: recorded from SwiftUI on a Mac with the 13 point system font. The
  /// widths agree with our advances to a point, which also proves that every line broke at the same word.
  @Test(
    arguments: [
      (100.0, 95.5, 6), (120, 118, 4), (134, 134, 4), (150, 137, 4), (200, 196.5, 3), (260, 227, 2), (300, 274, 2),
      (400, 355.5, 2),
    ])
  func recordedBreaks(_ offered: Double, _ width: Double, _ lines: Int) {
    let metrics = StyledText(sentence, font: Self.mac).measured(offered)
    #expect(abs(metrics.size.width - width) <= 1)
    #expect(metrics.lineCount == lines)
  }

  @Test func linesAsShown() {
    #expect(
      StyledText(sentence, font: Self.mac).shownLines(150)
        == ["Layout must wrap this", "sentence onto several", "lines inside a narrow", "frame."])
  }

  /// Origin: recorded widths 355.5 of 400 proposed, and 186 of 220 for the second paragraph.
  @Test func twoLinesAreEvenedOut() {
    #expect(
      StyledText(sentence, font: Self.mac).shownLines(400)
        == ["Layout must wrap this sentence onto several lines inside a", "narrow frame."])
    #expect(
      StyledText("First line.\nSecond paragraph wraps here as well.", font: Self.mac).shownLines(220)
        == ["First line.", "Second paragraph wraps here", "as well."])
  }

  @Test func nothingIsEvenedThatWouldNotBecomeMoreEven() {
    let text = StyledText("a b incomprehensibilities")
    let wide = StyledText("incomprehensibilities").measured().size.width + 1
    #expect(text.shownLines(wide) == ["a b", "incomprehensibilities"])
    #expect(StyledText("Hello world").shownLines(60) == ["Hello", "world"])
  }

  @Test func threeLinesStayGreedy() {
    let lines = StyledText("one two three four five six seven", font: Self.mac).shownLines(95)
    #expect(lines == ["one two three", "four five six", "seven"])
  }

  /// Origin: recorded 56.5 × 32 for 60 proposed.
  @Test func longWordsBreakBetweenCharacters() {
    let metrics = StyledText("Supercalifragilistic", font: Self.mac).measured(60)
    #expect(abs(metrics.size.width - 56.5) <= 1)
    #expect(metrics.lineCount == 2)
    #expect(StyledText("a Supercalifragilistic", font: Self.mac).shownLines(60).first == "a")
  }

  @Test(
    arguments: [
      ("well-known fact", 55.0, ["well-", "known", "fact"]),
      ("minus -5 degrees", 64, ["minus", "-5", "degrees"]),
      ("pages 10–20", 60, ["pages", "10–20"]),
      ("no\u{A0}break here", 70, ["no\u{A0}break", "here"]),
      ("漢字漢字", 36, ["漢字", "漢字"]),
      ("漢字。漢字", 36, ["漢", "字。", "漢字"]),
      ("🦉🦉🦉", 45, ["🦉🦉", "🦉"]),
      ("zero\u{200B}width", 45, ["zero", "width"]),
    ])
  func breakPlaces(_ string: String, _ width: Double, _ lines: [String]) {
    let shown = StyledText(string).shownLines(width).map { $0.filter { $0 != "\u{200B}" } }
    #expect(shown == lines)
  }

  @Test func newlinesAlwaysBreak() {
    #expect(StyledText("a\nb").measured().lineCount == 2)
    #expect(StyledText("a\r\nb").measured() == StyledText("a\nb").measured())
    #expect(StyledText("a\u{2028}b").measured() == StyledText("a\nb").measured())
    #expect(StyledText("a\n\nb").measured().lineCount == 3)
    #expect(StyledText("\n").measured().lineCount == 2)
    #expect(StyledText("Left\nRight side").shownLines(.infinity) == ["Left", "Right side"])
  }

  @Test func trailingSpacesCountButNeverPastTheOffer() {
    let word = StyledText("Hello").measured().size.width
    let spaced = StyledText("Hello    ").measured().size.width
    #expect(spaced > word + 10)
    let tight = StyledText("Hello    ").measured(word + 2)
    #expect(tight.size.width == word + 2)
    #expect(tight.lineCount == 1)
  }

  @Test func aTextFitsInItsOwnWidth() {
    for string in ["Hello", sentence, "naïve 🦉 漢字", "trailing  ", "1,234.56"] {
      for scale in [1.0, 2, 3] {
        let ideal = StyledText(string).measured(scale: scale)
        #expect(StyledText(string).measured(ideal.size.width, ideal.size.height, scale: scale) == ideal)
      }
    }
  }

  @Test func widthZeroPutsEachCharacterOnALine() {
    let metrics = StyledText("Hello").measured(0)
    #expect(metrics.size.width == 0)
    #expect(metrics.lineCount == 5)
    #expect(metrics.size.height == 108.5)  // 5 · 20.287 + 4 · 1.713
    #expect(StyledText("Hi you").measured(0).lineCount == 5)
  }

  @Test func nothingForNothing() {
    #expect(StyledText("Hello").measured(0, 0).size == .zero)
    #expect(StyledText("").measured().size == .zero)
    #expect(StyledText("").measured(100, 100).size == .zero)
    #expect(StyledText("Hello").measured(0, 10).size.height == 20.5)
    #expect(StyledText("Hello").measured(100, 0).size.height == 20.5)
  }

  @Test func theShortWayAndTheLongWayAgree() {
    for string in ["Hello", sentence, "a", "naïve 🦉 漢字"] {
      let short = StyledText(string).measured()
      var text = StyledText(string + "\n")
      text.lineLimit = 1
      // This takes the slow path, because of the newline; the cut line is longer by its "…".
      let long = text.measured()
      let ellipsis = StyledText("…").measured(scale: 64).size.width
      #expect(abs(long.size.width - ellipsis - short.size.width) <= 0.5)
      #expect(long.size.height == short.size.height)
      #expect(long.firstBaseline == short.firstBaseline)
    }
  }
}
