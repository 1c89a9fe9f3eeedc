import Testing

@testable import LayoutEngine

/// Any measurement has a result.
@Suite struct TextTotalityTests {
  static let odd: [Double?] = [nil, .infinity, -.infinity, .nan, -1, 0, 1e-300, 0.1, 1e300, .greatestFiniteMagnitude]

  static let strings = [
    "", " ", "\n", "\r\n\r", "\t\t", "a", "Hello", "\u{301}", "\u{200B}\u{200D}", "🦉🏳️‍🌈", "漢。", "e\u{301}\u{302}\u{303}",
    "- - -", "\u{FFFF}\u{0}\u{7F}", "مرحبا", "नमस्ते", "…", "\u{1F1E9}", "\u{FE0F}", "a\u{2028}b",
  ]

  static func isSound(_ metrics: TextMetrics) -> Bool {
    [metrics.size.width, metrics.size.height, metrics.firstBaseline, metrics.lastBaseline].allSatisfy {
      $0.isFinite && $0 >= 0
    }
  }

  @Test(arguments: strings) func oddOffers(_ string: String) {
    for width in Self.odd {
      for height in Self.odd {
        let metrics = StyledText(string).measured(width, height)
        #expect(Self.isSound(metrics), "\(String(describing: width)) × \(String(describing: height))")
        if let width, width >= 0, width < 1e9 { #expect(metrics.size.width <= width + 0.5) }
      }
    }
  }

  @Test(arguments: strings) func oddStyles(_ string: String) {
    for value in Self.odd.compactMap({ $0 }) {
      var text = StyledText(string, font: .system(size: value))
      text.runs.append(StyledText.Run(string, tracking: value, baselineOffset: value))
      text.lineSpacing = value
      text.minimumScaleFactor = value
      text.reservedLines = 3
      for width in Self.odd {
        for height in [nil, 0, 40] as [Double?] {
          #expect(Self.isSound(text.measured(width, height)), "\(value)")
          #expect(text.lines(in: Size(width: width ?? 7, height: height ?? 7), scale: 2).count >= 0)
        }
      }
    }
  }

  @Test(arguments: [0, -2, .nan, .infinity, 1e-300] as [Double]) func oddScales(_ scale: Double) {
    #expect(StyledText("Hello").measured(scale: scale).size.width.isFinite)
    #expect(StyledText("Hello").spacing(scale: scale).aboveText.isFinite)
  }

  @Test func hugeCounts() {
    let text = StyledText.make("Hello") {
      $0.reservedLines = .max
      $0.lineLimit = .max
    }
    #expect(Self.isSound(text.measured(10, 10)))
    #expect(Self.isSound(StyledText(runs: []).measured(10, 10)))
  }

  /// Any text in any space: nothing is wider than the space, there are no more lines than allowed, and all
  /// characters are shown or replaced by an ellipsis.
  @Test func anyText() {
    var numbers = RepeatableNumbers(state: 7)
    let alphabet = Array("aA1 .-,\n\t é漢。🦉(\u{A0}WiM") + ["e\u{301}"]
    for _ in 0..<2000 {
      let letters = (0..<Int.random(in: 0...40, using: &numbers)).compactMap { _ in
        alphabet.randomElement(using: &numbers)
      }
      var text = StyledText(String(letters), font: .system(size: Double.random(in: 1...60, using: &numbers)))
      if Bool.random(using: &numbers) { text.lineLimit = Int.random(in: 1...4, using: &numbers) }
      let width = Double.random(in: 0...300, using: &numbers)
      let height = Bool.random(using: &numbers) ? Double.random(in: 1...200, using: &numbers) : nil
      let metrics = text.measured(width, height)
      let lines = text.lines(in: Size(width: width, height: height ?? .infinity), scale: 2)
      #expect(metrics.size.width <= width + 0.5)
      #expect(metrics.lineCount <= text.lineLimit ?? .max)
      #expect(lines.count == metrics.lineCount || letters.isEmpty)
      let shown = lines.flatMap { $0.runs.map(\.string) }.joined()
      let isCut = shown.hasSuffix("…")
      #expect(isCut || shown.filter { !$0.isWhitespace } == text.string.filter { !$0.isWhitespace })
    }
  }

  /// Twice the text is twice the work, however it breaks.
  @Test func longTextsAreMeasured() {
    let long = String(repeating: sentence + " ", count: 2000)
    #expect(StyledText(long).measured(300).lineCount > 2000)
    #expect(StyledText(String(repeating: "x", count: 100_000)).measured(50).lineCount > 10_000)
    #expect(StyledText(String(repeating: "\n", count: 50_000)).measured(50).lineCount == 50_001)
    #expect(StyledText.make(long) { $0.lineLimit = 2 }.measured(300).lineCount == 2)
  }
}
