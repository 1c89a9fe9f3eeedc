import Testing

@testable import LayoutEngine

/// Compares widths with those of real text.
@Suite struct TextWidthTests {
  struct Recorded: Sendable {
    var string: String
    var width: Double
    var font: Font

    init(_ string: String, _ width: Double, _ font: Font = .style(.body)) {
      self.string = string
      self.width = width
      self.font = font
    }
  }

  static let medium = Font.style(.body, weight: .medium)
  static let semibold = Font.style(.body, weight: .semibold)

  /// Origin: recorded on an iOS 26 simulator at two pixels per point. The list includes our least accurate
  /// words: Two, Toggle, Password and Weight.
  static let recorded: [Recorded] = [
    Recorded("Medium", 61.5), Recorded("Name", 45), Recorded("Network", 64.5), Recorded("Notifications", 96),
    Recorded("Number 1", 73.5), Recorded("OK", 23.5), Recorded("Password", 73.5), Recorded("PREFERENCES", 114.5),
    Recorded("Quantity: 3", 84), Recorded("Row", 32.5), Recorded("Search content", 116), Recorded("Settings", 63),
    Recorded("Some content under the title.", 221.5), Recorded("The quick brown fox", 154), Recorded("Toggle", 51.5),
    Recorded("Try again later.", 111.5), Recorded("Two", 31.5), Recorded("Wi-Fi", 40.5), Recorded("Hello", 39),
    Recorded("Vanilla", 49.5), Recorded("Three", 44.5), Recorded("Apple", 44.5), Recorded("Banana", 57),
    Recorded("Cherry", 52), Recorded("Placeholder", 90), Recorded("Prominent", 78), Recorded("Stepper", 61),
    Recorded("Account", 65, medium), Recorded("Preferences", 94.5, medium), Recorded("Hello", 41, semibold),
    Recorded("Bluetooth", 77.5, semibold), Recorded("Notifications", 101.5, semibold),
    Recorded("Weight", 56, semibold), Recorded("Large Title", 152.5, .style(.largeTitle)),
    Recorded("Title", 52, .style(.title)), Recorded("Title 2", 58.5, .style(.title2)),
    Recorded("Title 3", 54.5, .style(.title3)), Recorded("Headline", 70.5, .style(.headline)),
    Recorded("Subheadline", 85, .style(.subheadline)), Recorded("Callout", 51, .style(.callout)),
    Recorded("Footnote", 54.5, .style(.footnote)), Recorded("Caption", 44, .style(.caption)),
    Recorded("Caption 2", 51, .style(.caption2)),
  ]

  static func error(_ row: Recorded) -> Double {
    StyledText(row.string, font: row.font).measured().size.width - row.width
  }

  @Test func nineOfTenRecordedWordsAreRight() {
    let near = Self.recorded.filter { abs(Self.error($0)) <= max(1, $0.width * 0.015) }
    #expect(near.count * 10 >= Self.recorded.count * 9, "\(near.count) of \(Self.recorded.count)")
  }

  @Test(arguments: recorded) func everyRecordedWordIsNear(_ row: Recorded) {
    #expect(abs(Self.error(row)) <= 2, "\(row.string) in \(row.font)")
  }

  /// Words without pairs that San Francisco kerns are accurate to half a point.
  @Test(arguments: [("Notifications", 96.0), ("Banana", 57), ("Title", 33), ("Plain", 36.5), ("Pushed", 57.5)])
  func wordsWithoutKernedPairs(_ string: String, _ width: Double) {
    #expect(abs(StyledText(string).measured().size.width - width) <= 0.5)
  }

  /// Origin: advances that UIFont reports, before rounding.
  @Test(
    arguments: [
      Recorded("Hello", 38.81, .system(size: 17)), Recorded("Hello", 41.93, .system(size: 17, weight: .bold)),
      Recorded("This is a test string", 143.4, .system(size: 17)), Recorded("Settings", 62.8, .system(size: 17)),
    ])
  func publishedAdvances(_ row: Recorded) {
    let width = StyledText(row.string, font: row.font).measured(scale: 1000).size.width
    #expect(abs(width - row.width) <= row.width * 0.015)
  }

  /// Origin: recorded from SwiftUI on a Mac, whose San Francisco has the same widths.
  @Test(
    arguments: [
      (10.0, 97.5), (12, 114.5), (20, 176.5), (24, 207), (32, 275),
    ])
  func theQuickBrownFox(_ size: Double, _ width: Double) {
    let measured = StyledText("The quick brown fox", font: .system(size: size)).measured().size.width
    #expect(abs(measured - width) <= width * 0.015)
  }

  @Test(
    arguments: [
      (Font.system(size: 20, weight: .light), 174.0), (.system(size: 20, weight: .medium), 181),
      (.system(size: 20, weight: .bold), 189.5), (.system(size: 20, weight: .black), 202),
      (.system(size: 20, design: .rounded), 175), (.system(size: 20, design: .serif), 185.5),
    ])
  func weightsAndDesigns(_ font: Font, _ width: Double) {
    let measured = StyledText("The quick brown fox", font: font).measured().size.width
    #expect(abs(measured - width) <= width * 0.015)
  }

  /// Origin: two captures of Apple Color Emoji: 14 points are 19 wide, 18 points 22, and from 32 on the width
  /// equals the size.
  @Test(arguments: [(10.0, 13.0), (14, 19), (17, 21.5), (18, 22), (24, 25), (32, 32), (48, 48), (100, 100)])
  func emoji(_ size: Double, _ width: Double) {
    for picture in ["🦉", "❤️", "👩‍💻", "🇩🇪", "👍🏽", "1️⃣", "⭐"] {
      let metrics = StyledText(picture, font: .system(size: size)).measured()
      #expect(metrics.size.width == width, "\(picture)")
    }
    #expect(StyledText("🦉🦉", font: .system(size: size)).measured(scale: 4).size.width <= 2 * width)
  }

  @Test func anEmojiDoesNotChangeTheLineHeight() {
    #expect(StyledText("🦉").measured().size.height == 20.5)
  }

  @Test func fullWidthCharactersAreOneEm() {
    #expect(StyledText("漢字", font: .system(size: 20)).measured().size.width == 40)
    #expect(StyledText("한", font: .system(size: 20)).measured().size.width == 20)
    #expect(StyledText("あ。", font: .system(size: 17)).measured().size.width == 34)
  }

  @Test(arguments: [("é", "e\u{301}"), ("ö", "o\u{308}"), ("razémon", "raze\u{301}mon")])
  func combiningMarksTakeNoRoom(_ composed: String, _ decomposed: String) {
    #expect(StyledText(decomposed).measured() == StyledText(composed).measured())
  }

  @Test func invisibleCharactersTakeNoRoom() {
    #expect(StyledText("a\u{200D}b\u{FEFF}\u{AD}\u{2060}").measured() == StyledText("ab").measured())
  }

  /// The fast path for Latin text and the slow path for any other must agree.
  @Test(arguments: ["Hello, world", "naïve café", "1 + 2 = 3", "“quoted” – dash…", "Łódź", "tab\tstop"])
  func bothWaysAgree(_ string: String) {
    let latin = StyledText(string).measured(scale: 64).size.width
    let other = StyledText(string + "漢").measured(scale: 64).size.width
    #expect(abs(other - 17 - latin) <= 1.0 / 32)
  }

  @Test func charactersOutsideTheTableAreAsWideAsAnN() {
    #expect(StyledText("Ж").measured() == StyledText("n").measured())
    #expect(StyledText("ƛ").measured() == StyledText("n").measured())
  }

  @Test func trackingIsAddedToEveryCharacter() {
    var text = StyledText("Hello")
    let width = text.measured(scale: 64).size.width
    text.runs[0].tracking = 2
    #expect(text.measured(scale: 64).size.width == width + 10)
    text.runs[0].tracking = -100
    #expect(text.measured().size.width == 0)
  }

  @Test func tabsReachTheNextStop() {
    #expect(StyledText("\tx").measured().size.width == 28 + StyledText("x").measured().size.width)
    let twoColumns = StyledText("Hello\tx").measured().size.width
    #expect(twoColumns == 56 + StyledText("x").measured().size.width)
  }

  @Test func runsAddUp() {
    let runs = [StyledText.Run("Big ", font: .style(.largeTitle)), StyledText.Run("small")]
    let both = StyledText(runs: runs).measured()
    let large = StyledText("Big ", font: .style(.largeTitle)).measured()
    let small = StyledText("small").measured()
    #expect(abs(both.size.width - large.size.width - small.size.width) <= 0.5)
    #expect(both.size.height == 41)
    #expect(both.firstBaseline == 32.5)
    #expect(StyledText(runs: runs.reversed()).measured().size.height == 41)
  }

  @Test func aRunThatShowsNothingHasNoHeight() {
    let runs = [StyledText.Run("", font: .style(.largeTitle)), StyledText.Run("small")]
    #expect(StyledText(runs: runs).measured() == StyledText("small").measured())
  }

  /// Origin: recordings show that a raised text grows by the offset, and so does a lowered one.
  @Test func baselineOffsetGrowsTheLine() {
    var text = StyledText("Hello", font: .system(size: 17))
    text.runs[0].baselineOffset = 5
    #expect(text.measured().size.height == 25.5)
    #expect(text.measured().firstBaseline == 21)
    text.runs[0].baselineOffset = -5
    #expect(text.measured().size.height == 25.5)
    #expect(text.measured().firstBaseline == 16)
  }
}
