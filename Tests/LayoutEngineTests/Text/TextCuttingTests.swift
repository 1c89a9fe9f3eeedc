import Testing

@testable import LayoutEngine

@Suite struct TextCuttingTests {
  static let mac = Font.system(size: 13)

  /// The line limit, and the actual width of 150 proposed. Origin: recorded from SwiftUI on a Mac.
  @Test(arguments: [(1, 144.0), (2, 144), (3, 147), (4, 137), (9, 137)])
  func recordedLineLimits(_ limit: Int, _ width: Double) {
    let metrics = StyledText.make(sentence, Self.mac) { $0.lineLimit = limit }.measured(150)
    #expect(abs(metrics.size.width - width) <= 1)
    #expect(metrics.lineCount == min(limit, 4))
  }

  /// The proposed height, and the lines shown at a width of 110, which fits four. Origin: recorded from
  /// SwiftUI on a Mac.
  @Test(arguments: [(0.0, 1), (8, 1), (20, 1), (32, 2), (40, 2), (48, 3), (70, 4)])
  func recordedHeights(_ offered: Double, _ lines: Int) {
    #expect(StyledText(sentence, font: Self.mac).measured(110, offered).lineCount == lines)
  }

  @Test func theLastLineIsFilledByCharacters() {
    let text = StyledText.make(sentence, Self.mac) { $0.lineLimit = 2 }
    #expect(text.shownLines(150) == ["Layout must wrap this", "sentence onto several…"])
  }

  @Test func spacesBeforeTheEllipsisAreDropped() {
    let text = StyledText.make("Hello world") { $0.lineLimit = 1 }
    for width in stride(from: 10.0, to: 90, by: 1) {
      let line = text.shownLines(width).joined()
      #expect(!line.contains(" …"))
      #expect(text.measured(width).size.width <= width)
    }
  }

  @Test func aHiddenParagraphLeavesAnEllipsis() {
    let text = StyledText.make("Hello\nworld") { $0.lineLimit = 1 }
    #expect(text.shownLines(.infinity) == ["Hello…"])
    #expect(text.measured().size.width > StyledText("Hello").measured().size.width)
  }

  @Test func anEllipsisIsLeftWhereNothingFits() {
    let text = StyledText.make("Hello world") { $0.lineLimit = 1 }
    #expect(text.shownLines(1) == ["…"])
    #expect(text.measured(1).size.width == 1)
  }

  @Test(arguments: [0, -3, Int.min]) func thereIsAlwaysALine(_ limit: Int) {
    #expect(StyledText.make(sentence) { $0.lineLimit = limit }.measured(100).lineCount == 1)
  }

  @Test func cuttingKeepsWithinTheHeight() {
    for height in stride(from: 0.0, to: 200, by: 3.7) {
      let metrics = StyledText(sentence).measured(90, height)
      #expect(metrics.size.height <= max(height, 20.5))
      #expect(metrics.lastBaseline <= metrics.size.height)
    }
  }

  /// Origin: reserved lines add height and leave the last baseline on the last real line.
  @Test func reservedLines() {
    let plain = StyledText("Hello").measured()
    let reserved = StyledText.make("Hello") { $0.reservedLines = 3 }.measured()
    #expect(reserved.size.height == StyledText("a\nb\nc").measured().size.height)
    #expect(reserved.size.width == plain.size.width)
    #expect(reserved.lastBaseline == plain.lastBaseline)
    #expect(reserved.lineCount == 1)
    #expect(StyledText.make("a\nb\nc") { $0.reservedLines = 2 }.measured() == StyledText("a\nb\nc").measured())
    #expect(StyledText.make("") { $0.reservedLines = 2 }.measured().size.height == 42.5)
    #expect(StyledText.make("Hello") { $0.reservedLines = -1 }.measured() == plain)
  }

  /// A pitch of 22 without line spacing; the gap between two lines is the larger of the leading, 1.713, and
  /// the spacing.
  @Test(arguments: [(0.0, 42.5), (1, 42.5), (1.713, 42.5), (10, 51), (-5, 42.5), (.nan, 42.5)] as [(Double, Double)])
  func lineSpacing(_ spacing: Double, _ height: Double) {
    let text = StyledText.make("a\nb") { $0.lineSpacing = spacing }
    #expect(text.measured().size.height == height)
    #expect(StyledText.make("a") { $0.lineSpacing = spacing }.measured() == StyledText("a").measured())
  }

  @Test func lineSpacingMovesTheLastBaseline() {
    #expect(StyledText.make("a\nb") { $0.lineSpacing = 10 }.measured().lastBaseline == 46.5)  // 16 + 30.287
  }

  @Test func shrinkingComesBeforeCutting() {
    let text = StyledText.make("Hello world") {
      $0.lineLimit = 1
      $0.minimumScaleFactor = 0.5
    }
    let ideal = text.measured().size.width
    #expect(text.measured() == StyledText("Hello world").measured())
    let shrunk = text.measured(ideal * 0.75)
    #expect(shrunk.size.width <= ideal * 0.75 + 0.5)
    #expect(shrunk.size.width >= ideal * 0.75 - 1)
    #expect(shrunk.size.height < 20.5)
    #expect(text.shownLines(ideal * 0.75) == ["Hello world"])
    #expect(text.shownLines(ideal * 0.4).joined().hasSuffix("…"))
    #expect(text.measured(ideal * 0.4).size.height == 10.5)  // 8.5 points, 10.14 high
  }

  @Test func shrinkingIsForTextThatWouldBeCut() {
    let wrapped = StyledText.make(sentence) { $0.minimumScaleFactor = 0.5 }
    #expect(wrapped.measured(150) == StyledText(sentence).measured(150))
    let low = wrapped.measured(150, 60)
    #expect(low.size.height <= 60)
    #expect(wrapped.shownLines(150, 60).joined(separator: " ") == sentence)
  }

  @Test func linesForDrawing() {
    let text = StyledText.make("Left\nRight side") { $0.alignment = .trailing }
    let size = text.measured().size
    let lines = text.lines(in: size, scale: 2)
    #expect(lines.map(\.baseline).map { ($0 * 1000).rounded() } == [16000, 38000])
    #expect(lines.count == 2)
    if lines.count == 2 {
      #expect(abs(lines[0].x + lines[0].width - size.width) < 1e-9)
      #expect(abs(lines[1].x) < 0.5)
    }
    let mirrored = text.lines(in: size, scale: 2, direction: .rightToLeft)
    #expect(mirrored.map(\.x) == [0, 0])
    let rich = StyledText(runs: [.init("one ", font: .style(.title)), .init("two three four")])
    #expect(rich.lines(in: Size(width: 110, height: 100), scale: 2).map { $0.runs.count } == [2, 1])
    #expect(StyledText("").lines(in: Size(width: 10, height: 10), scale: 2).isEmpty)
  }
}
