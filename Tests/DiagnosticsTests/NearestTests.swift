import Diagnostics
import Testing

@Suite struct NearestTests {
  static let commands = ["next", "check", "hint", "list", "reset", "solution", "init", "layout", "help"]

  @Test(
    arguments: [
      ("chekc", "check"), ("cehck", "check"), ("hnit", "hint"), ("CHECK", "check"), ("nxt", "next"), ("lits", "list"),
      ("sol", "solution"), ("soluton", "solution"), ("int", "init"), ("helpp", "help"), ("layuot", "layout"),
    ])
  func finds(_ typed: String, _ meant: String) {
    #expect(nearest(to: typed, in: Self.commands) == meant)
  }

  @Test(arguments: ["", "x", "xy", "play", "watch", "zzzzzzzz", "solutionsolution", "🦉"])
  func findsNothing(_ typed: String) {
    #expect(nearest(to: typed, in: Self.commands) == nil)
  }

  @Test func takesTheFirstOfTwoEquallyNear() {
    #expect(nearest(to: "cat", in: ["car", "cut"]) == "car")
    #expect(nearest(to: "cut", in: ["car", "cut"]) == "cut")
  }

  @Test func longWordsCostNothing() {
    #expect(nearest(to: String(repeating: "a", count: 1_000_000), in: Self.commands) == nil)
    #expect(nearest(to: "check", in: [String(repeating: "check", count: 10_000), ""]) == nil)
  }
}

@Suite struct DisplayWidthTests {
  @Test(
    arguments: [
      ("abc", 3), ("é", 1), ("e\u{301}", 1), ("漢字", 4), ("🦉", 2), ("❤️", 2), ("👩‍👩‍👧", 2), ("\u{200B}", 0), ("한", 2),
      ("–", 1),
      ("\u{7}", 0), ("×", 1), ("✓", 1), ("ｆ", 2), ("", 0),
    ])
  func countsCells(_ text: String, _ cells: Int) { #expect(text.displayWidth == cells) }
}
