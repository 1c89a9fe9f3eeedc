import Diagnostics
import Foundation
import Testing

/// Tests for pages in narrow, wide or low windows.
@Suite struct WindowTests {
  private let playground: Playground

  init() throws {
    playground = try Playground()
    #expect(try playground.binary.run("bake", "--yes").status == 0)
    _ = try playground.binary.run("next")
  }

  /// Long source lines are split, and the marks stay below their part.
  @Test(arguments: [40, 80, 120, 200]) func marksStayUnderTheirPart(_ width: Int) throws {
    let long =
      "    let everything = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, nobody]\n"
    try playground.write(
      playground.file("level-tops"),
      "import SwiftUI\n\nstruct Boxes: View {\n  var height = 40.0\n  var body: some View {\n\(long)    Color.red\n  }\n}\n"
    )
    var binary = playground.binary
    binary.environment["COLUMNS"] = String(width)
    let lines = try binary.run("check").output.split(separator: "\n").map(String.init)
    let marks = try #require(lines.firstIndex { $0.contains("^") })
    let code = lines[marks - 1]
    let start = lines[marks].prefix { $0 != "^" }.count
    #expect(code.dropFirst(start).prefix(6) == "nobody".prefix(max(0, min(6, code.count - start))))
    #expect(code.count > start)
    for line in lines where line.contains(" | ") { #expect(line.displayWidth <= width, "\(line)") }
  }

  /// A line break in a view's text is shown as a sign and does not break the row.
  @Test func lineBreaksInTextsBreakNoRow() throws {
    try playground.write(
      "höme/greeting.layout",
      "import SwiftUI\n\nstruct Greeting: View {\n  var body: some View {\n    HStack(alignment: .top) {\n"
        + "      Text(\"Hej!\\nHej!\")\n      Color.red.frame(width: 9, height: 9)\n    }\n  }\n}\n")
    #expect(try playground.binary.run("explain", "greeting.layout", "--plain").output.contains("“Hej! Hej!”"))
    for options in [[], ["--all"]] {
      let page = try playground.binary.run(["explain", "greeting.layout"] + options, input: Data()).output
      #expect(page.contains("Hej!⏎Hej!"), "\(page)")
      #expect(!page.contains("Hej!\nHej!"))
    }
  }

  // MARK: Pager

  @Test func longPagesGoThroughTheReadersPager() throws {
    var binary = playground.binary
    binary.environment["PAGER"] = "sed 's/^/> /'"
    func isPaged(_ arguments: [String], _ rows: UInt16) throws -> Bool {
      let shown = try binary.runOnATerminal(arguments, size: (rows, 80), hasKeys: true)
      #expect(shown.status == 0)
      return shown.text.hasPrefix("> ")
    }
    #expect(try isPaged(["next"], 10))
    #expect(try !isPaged(["next"], 100))
    #expect(try !isPaged(["next", "--no-pager"], 10))
    #expect(try !isPaged(["next", "--plain"], 10))
    #expect(try !isPaged(["goal"], 10))
    for reading in [["help"], ["help", "watch"], ["explain", "sign-flipped"], ["solution", "--reveal"]] {
      #expect(try isPaged(reading, 10), "\(reading)")
    }
    #expect(try !binary.runOnATerminal(["next"], size: (10, 80)).text.hasPrefix("> "))
    #expect(try !binary.run("next").output.hasPrefix("> "))
    binary.environment["PAGER"] = "there-is-no-such-program"
    #expect(try binary.runOnATerminal(["next"], size: (10, 80), hasKeys: true).text.contains("level-tops"))
  }

  // MARK: Languages

  @Test func aLanguageThatNobodyWroteIsTold() throws {
    let outcome = try playground.binary.run("list", "--language", "fr")
    #expect(outcome.status == 0)
    #expect(outcome.complaints.contains("is not translated into “fr” yet"))
    #expect(try playground.binary.run("list", "--language", "de").complaints.isEmpty)
    #expect(try playground.binary.run("list", "--language", "fr", "--format", "json").complaints.isEmpty)
  }
}
