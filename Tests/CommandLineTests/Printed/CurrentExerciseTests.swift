import Foundation
import Testing

/// Tests for the exercise that a command without an operand uses.
@Suite struct CurrentExerciseTests {
  private let playground: Playground

  init() throws {
    playground = try Playground()
    #expect(try playground.binary.run("bake", "--yes").status == 0)
    #expect(try playground.binary.run("init", "my-course").status == 0)
    #expect(try playground.binary.run("next").output.contains("1.1 level-tops"))
  }

  /// Waits, because file systems have clocks with steps of some milliseconds.
  private func edit(_ exercise: String, _ alignment: String) throws {
    Thread.sleep(forTimeInterval: 0.05)
    try playground.write(playground.file(exercise), Playground.layout(alignment: alignment))
    Thread.sleep(forTimeInterval: 0.05)
  }

  @Test func theFileThatWasEditedLastIsChecked() throws {
    #expect(try playground.binary.run("check").output.contains("1.1 level-tops"))
    try edit("level-bottoms", "(alignment: .top)")
    let check = try playground.binary.run("check")
    #expect(check.output.hasPrefix("You edited level-bottoms last, so this checks it.\n1.2 level-bottoms"))
    #expect(try playground.binary.run("check").output.contains("You checked this same text last time"))
    try edit("level-bottoms", "(alignment: .center)")
    #expect(try !playground.binary.run("check").output.contains("You checked this same text last time"))
  }

  @Test(arguments: ["check", "hint", "goal", "show", "explain", "reset", "history", "given", "solution", "next"])
  func everyCommandTakesTheSame(_ command: String) throws {
    try edit("level-bottoms", "(alignment: .top)")
    let outcome = try playground.binary.run(command)
    #expect(outcome.output.contains("level-bottoms"), "\(outcome.output)\(outcome.complaints)")
    #expect(!outcome.output.contains("level-tops"))
  }

  /// Going to an exercise makes it the current one, whatever was edited before.
  @Test func goingToAnExerciseCountsMore() throws {
    try edit("level-bottoms", "(alignment: .top)")
    _ = try playground.binary.run("start", "1.1")
    #expect(try playground.binary.run("check").output.contains("1.1 level-tops"))
    #expect(try playground.binary.run("list").output.contains("> ○   1.1 level-tops"))
  }

  /// `init` writes all files at once, which does not count as editing.
  @Test func startersAreNobodysEdits() throws {
    try FileManager.default.removeItem(atPath: playground.path + "/" + playground.file("level-bottoms"))
    Thread.sleep(forTimeInterval: 0.05)
    #expect(try playground.binary.run("init", "my-course").status == 0)
    #expect(try playground.binary.run("check").output.contains("1.1 level-tops"))
  }

  @Test func aResetIsAWayToAnExercise() throws {
    try edit("level-tops", "(alignment: .bottom)")
    _ = try playground.binary.run("reset", "level-bottoms")
    #expect(try playground.binary.run("goal").output.contains("1.2 level-bottoms"))
  }

  // MARK: The way through

  @Test func thereAndBack() throws {
    #expect(try playground.binary.run("skip").output.contains("1.2 level-bottoms"))
    #expect(try playground.binary.run("next").output.contains("1.2 level-bottoms"))
    #expect(try playground.binary.run("prev").output.contains("1.1 level-tops"))
    let first = try playground.binary.run("prev")
    #expect(first.status == 2)
    #expect(first.complaints.contains("1.1 level-tops is the first exercise."))
    try edit("level-bottoms", "(alignment: .bottom)")
    #expect(try playground.binary.run("check").status == 0)
    _ = try playground.binary.run("start", "level-tops")
    #expect(try playground.binary.run("skip").complaints.contains("Everything but 1.1 level-tops is done."))
  }

  /// A skipped exercise comes when nothing else is left; going to it undoes the skip.
  @Test func whatIsSkippedComesLast() throws {
    let skip = try playground.binary.run("skip").output
    #expect(skip.hasPrefix("You left 1.1 level-tops for later; back to it:  course start level-tops\n"))
    #expect(try list().contains { $0.hasPrefix("  ·   1.1 level-tops") && $0.hasSuffix("skipped") })
    #expect(try playground.binary.run("next").output.contains("1.2 level-bottoms"))
    try edit("level-bottoms", "(alignment: .bottom)")
    #expect(try playground.binary.run("check").status == 0)
    #expect(try playground.binary.run("next").output.hasPrefix("You left 1.1 level-tops for later; here it is."))
    #expect(try !list().contains { $0.contains("skipped") })
    _ = try playground.binary.run("start", "level-bottoms")
    #expect(try playground.binary.run("skip").output.hasPrefix("Chapter 1"), "what has passed is not left for later")
  }

  @Test(arguments: [["start", "1.1"], ["next", "level-tops"], ["prev"], ["check", "level-tops"]])
  func goingBackEndsASkip(_ back: [String]) throws {
    _ = try playground.binary.run("skip")
    #expect(try list().contains { $0.contains("skipped") })
    _ = try playground.binary.run(back, input: Data())
    #expect(try !list().contains { $0.contains("skipped") })
    #expect(try playground.binary.run("next").output.contains("1.1 level-tops"))
  }

  /// Each skips the exercise that it sees, which may be the other's next one; nothing is lost or half done.
  @Test func twoTerminalsSkipAtOnce() throws {
    let outcome = try playground.binary.shell("course skip > /dev/null & course skip > /dev/null; wait $!")
    #expect(outcome.status == 0, "\(outcome.complaints)")
    #expect(try list().count { $0.contains("skipped") } == 1)
    #expect(try list().contains { $0.hasPrefix(">") && !$0.contains("skipped") })
  }

  private func list() throws -> [String] {
    try playground.binary.run("list").output.split(separator: "\n").map(String.init)
  }

  @Test(arguments: [
    ("1.2", "1.2 level-bottoms"), ("1", "1.1 level-tops"), ("level-tops", "1.1 level-tops"),
  ])
  func exercisesHaveNumbers(_ word: String, _ name: String) throws {
    #expect(try playground.binary.run("next", word).output.contains(name))
  }

  @Test(arguments: [
    (["next", "level"], "“level” fits several exercises.\n  1.1  level-tops\n  1.2  level-bottoms"),
    (["next", "tops"], "Did you mean `level-tops`?"),
    (["next", "4"], "There is no chapter 4: the chapters are 1 to 1."),
    (["next", "1.7"], "There is no exercise “1.7”."), (["list", "--chapter", "2"], "There is no chapter 2"),
  ])
  func whatFitsIsListed(_ arguments: [String], _ words: String) throws {
    let outcome = try playground.binary.run(arguments, input: Data())
    #expect(outcome.status == 2)
    #expect(outcome.complaints.contains(words), "\(outcome.complaints)")
  }

  @Test func listsAreFiltered() throws {
    try edit("level-tops", "(alignment: .top)")
    #expect(try playground.binary.run("check").status == 0)
    let todo = try playground.binary.run("list", "--todo").output
    #expect(!todo.contains("level-tops") && todo.contains("level-bottoms") && todo.contains("1 exercise found"))
    #expect(todo.contains("[#####-----] 1 of 2 done"))
    #expect(try playground.binary.run("list", "BOTTOM").output.contains("1 exercise found"))
    #expect(try playground.binary.run("list", "qwertz").output.contains("No exercise fits “qwertz”."))
    let json = try playground.binary.run("list", "--todo", "--format", "json").json
    #expect(json["exercises"]?.elements?.map { $0["number"]?.string } == ["1.2"])
  }

  @Test func withoutAWorkFolderTheListSaysSo() throws {
    let elsewhere = Binary(folder: playground.path, environment: playground.binary.environment)
    let outcome = try elsewhere.run("list")
    #expect(outcome.status == 0)
    #expect(outcome.output.hasPrefix("There is no course folder here"))
  }
}
