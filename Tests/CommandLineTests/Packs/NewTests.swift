import Foundation
import Testing

/// Tests for `course new`: it prints the exercise's place, and can be undone.
@Suite struct NewTests {
  private let playground: Playground

  init() throws { playground = try Playground() }

  @Test func packAndChapterAreSaid() throws {
    let fresh = try Binary(folder: playground.home).run("new", "two-candles", "--pack", "My Candles")
    #expect(fresh.status == 0, "\(fresh.complaints)")
    #expect(fresh.output.contains(#/Pack +my-candles, a new one/#), "\(fresh.output)")
    #expect(fresh.output.contains(#/Chapter +01-first/#))
    let json = try playground.binary.run("new", "a", "--chapter", "1", "--format", "json").json
    #expect(json["pack"]?.string == "mini")
    #expect(json["chapter"]?.string == "01-first")
  }

  /// An invalid kind is rejected before anything is created.
  @Test func theOptionsAreJudgedFirst() throws {
    let outcome = try playground.binary.run("new", "a", "--chapter", "1", "--kind", "fxi")
    #expect(outcome.status == 2)
    #expect(!playground.exists("pack/Exercises/01-first/a"))
  }

  @Test(arguments: [["--chapter", "1"], ["--chapter", "02-more"]]) func undoneEverythingIsAsBefore(
    _ place: [String]
  ) throws {
    let before = try playground.read("pack/Exercises/course.json")
    #expect(try playground.binary.run(["new", "level-middles", "--title", "Middles"] + place).status == 0)
    let undone = try playground.binary.run("new", "level-middles", "--undo")
    #expect(undone.status == 0, "\(undone.complaints)")
    #expect(try playground.read("pack/Exercises/course.json") == before)
    #expect(!playground.exists("pack/Exercises/01-first/level-middles"))
    #expect(!playground.exists("pack/Exercises/02-more"))
  }

  @Test func theOnlyExerciseOfANewPackTakesThePackAlong() throws {
    let author = Binary(folder: playground.home)
    #expect(try author.run("new", "a", "--pack", "fresh").status == 0)
    #expect(try author.run("new", "a", "--pack", "fresh", "--undo").status == 0)
    #expect(!playground.exists("höme/fresh"))
  }

  @Test func whatSomebodyWroteIsNeverUndone() throws {
    #expect(try playground.binary.run("new", "a", "--chapter", "1").status == 0)
    try playground.write("pack/Exercises/01-first/a/why.md", "Because.\n")
    let refused = try playground.binary.run("new", "a", "--undo")
    #expect(refused.status == 2)
    #expect(refused.complaintInOneLine.contains("a/why.md is not as “new” made it"), "\(refused.complaints)")
    #expect(playground.exists("pack/Exercises/01-first/a/why.md"))
  }

  /// Questions repeat after invalid answers; earlier answers are kept.
  @Test func aSlipLosesNothing() throws {
    let answers = "9\n1\nMiddles\nBoth are in the middle.\nfxi\nwrite\n"
    let (status, text) = try playground.binary.runOnATerminal(["new", "level-middles"], typing: answers)
    #expect(status == 0, "\(text)")
    #expect(text.contains("In pack mini, chapter 01-first."), "\(text)")
    #expect(text.contains("Did you mean `fix`?"), "\(text)")
    let exercise = try playground.read("pack/Exercises/01-first/level-middles/exercise.json")
    for words in ["\"Middles\"", "\"Both are in the middle.\"", "\"write\""] { #expect(exercise.contains(words)) }
  }
}
