import Foundation
import Testing

/// Tests for comparisons of earlier texts and the reference answer, for other answers, and for given code.
@Suite struct TextsTests {
  private let playground: Playground

  init() throws {
    playground = try Playground()
    try playground.write("pack/Exercises/01-first/level-tops/given.layout", Self.given)
    #expect(try playground.binary.run("bake", "--yes").status == 0)
    _ = try playground.binary.run("next")
  }

  private static let given = """
    import SwiftUI

    /// A slip of paper.
    struct Slip: View {
      var body: some View { Color.yellow }
    }

    func twice(_ number: CGFloat) -> CGFloat { 2 * number }

    """

  private func check(_ alignment: String) throws {
    try playground.write(playground.file("level-tops"), Playground.layout(alignment: alignment))
    _ = try playground.binary.run("check", "level-tops")
  }

  @Test func historyShowsWhatChanged() throws {
    try check("")
    try check("(alignment: .bottom)")
    let outcome = try playground.binary.run("history", "1", "2")
    #expect(outcome.status == 0)
    let changed = outcome.output.split(separator: "\n").filter { $0.hasPrefix("- ") || $0.hasPrefix("+ ") }
    #expect(changed == ["-     HStack {", "+     HStack(alignment: .bottom) {"], "\(outcome.output)")
    #expect(try playground.binary.run("history", "level-tops", "2", "2").output.contains("Nothing differs."))
    #expect(try playground.binary.run("history", "level-tops", "2", "3").status == 2)
    #expect(try playground.binary.run("history", "1", "2", "--restore").status == 2)
    let lines = try playground.binary.run("history", "1", "2", "--format", "json").json["lines"]?.elements
    #expect(lines?.filter { $0["change"]?.string == "added" }.count == 1)
  }

  /// One moment, shown in two time zones.
  @Test func timesAreThoseOfTheReadersClock() throws {
    try check("")
    func hours(_ zone: String) throws -> Int {
      var binary = playground.binary
      binary.environment["TZ"] = zone
      let page = try binary.run("history").output
      let time = try #require(page.firstMatch(of: #/\d{4}-\d\d-\d\d (\d\d):(\d\d)/#))
      return try #require(Int(time.1))
    }
    #expect(try (hours("UTC-5") - hours("UTC") + 24) % 24 == 5)
    #expect(try playground.binary.run("history", "--format", "json").output.contains(#/\dT\d\d:\d\d:\d\dZ/#))
  }

  @Test func theReferenceStandsBesideTheAnswer() throws {
    try check("(alignment: .bottom)")
    #expect(try playground.binary.run("solution", "--diff").status == 1)
    let outcome = try playground.binary.run("solution", "--diff", "--reveal")
    #expect(outcome.output.contains("-     HStack(alignment: .bottom) {\n+     HStack(alignment: .top) {"))
  }

  @Test func anotherAnswerIsOfferedAfterAPass() throws {
    let other = Playground.layout(alignment: "(alignment: VerticalAlignment.top)")
    try check("(alignment: .top)")
    #expect(try !playground.binary.run("check").output.contains("--other"))
    #expect(try playground.binary.run("solution", "--other").output.contains("Nobody has written"))
    try playground.write("pack/Exercises/01-first/level-tops/accepted/full-name.layout", other)
    #expect(try playground.binary.run("check").output.contains("course solution level-tops --other"))
    #expect(try playground.binary.run("solution", "--other").output == other)
  }

  @Test func whatIsGivenCanBeLookedAt() throws {
    #expect(try playground.binary.run("next").output.contains("Given   `Slip`, `twice`   course given level-tops"))
    #expect(try playground.binary.run("given").output.contains("4 | struct Slip: View {"))
    let slip = try playground.binary.run("explain", "Slip").output
    #expect(slip.contains("3 | /// A slip of paper.") && slip.contains("6 | }") && !slip.contains("twice"))
    #expect(try playground.binary.run("explain", "twice").output.contains("8 | func twice"))
    #expect(try playground.binary.run("given", "level-bottoms").output.contains("gives you no code"))
    let json = try playground.binary.run("given", "--format", "json").json
    #expect(json["names"]?.compact == #"["Slip","twice"]"#)
  }

  @Test func afterTheLastHintThereIsAWayOn() throws {
    let first = try playground.binary.run("hint").output
    #expect(!first.contains("--reveal"))
    let last = try playground.binary.run("hint").output
    #expect(last.contains("course solution level-tops --reveal"))
    #expect(last.contains("course show level-tops --guides"))
    #expect(!last.contains("You solved"))
    _ = try playground.binary.run("next", "level-bottoms")
    try playground.write(playground.file("level-bottoms"), Playground.layout(alignment: "(alignment: .bottom)"))
    #expect(try playground.binary.run("check", "level-bottoms").status == 0)
    #expect(try playground.binary.run("hint", "level-tops").output.contains("course solution level-bottoms"))
  }

  @Test func codeInAHintIsMarked() throws {
    let name = "pack/Exercises/01-first/level-tops/exercise.json"
    try playground.write(name, try playground.read(name).replacing("Who asks?", with: "Who asks for `.top`?"))
    #expect(try playground.binary.run("hint").output.contains("Who asks for `.top`?"))
  }
}
