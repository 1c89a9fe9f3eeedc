import Foundation
import Testing

/// Updates through three versions, with a learner in the middle: the output of `add`, and the learner's files.
@Suite struct PackUpdateTests {
  private let stage: PackPlayground
  private var learner: Binary { stage.learner }

  init() throws { stage = try PackPlayground() }

  @Test func threeVersions() throws {
    try first()
    try second()
    try third()
  }

  /// 0.1: one exercise is passed, one only viewed.
  private func first() throws {
    #expect(try learner.run("add", "../pack").output.contains("Added mini 0.1"))
    _ = try learner.run("next", "level-tops", "--pack", "mini")
    try stage.playground.write(stage.file("level-tops"), PackPlayground.tops)
    #expect(try learner.run("check").status == 0)
    _ = try learner.run("next", "level-bottoms")
    #expect(try learner.run("add", "../pack").output.contains("is already here; nothing changed"))
  }

  /// 0.2: both starters change, one exercise gets other expectations, one is new.
  private func second() throws {
    try stage.edit("course.json", "\"0.1\"", "\"0.2\"")
    try stage.edit("course.json", "\"level-bottoms\"", "\"level-bottoms\", \"level-new\"")
    try FileManager.default.copyItem(
      atPath: "\(stage.playground.path)/pack/Exercises/01-first/level-tops",
      toPath: "\(stage.playground.path)/pack/Exercises/01-first/level-new")
    for id in ["level-tops", "level-bottoms"] {
      try stage.edit("01-first/\(id)/starter.layout", "make them level", "make them quite level")
    }
    try stage.edit("01-first/level-tops/exercise.json", "\"height\": 60", "\"height\": 70")
    // New texts alone do not change an exercise.
    try stage.edit("01-first/level-bottoms/exercise.json", "The row.", "The row does.")
    try stage.bake()
    let outcome = try learner.run("add", "../pack", "--format", "json")
    #expect(outcome.status == 0, "\(outcome.complaints)")
    let changes = try outcome.json["changes"]?.elements ?? []
    #expect(changes.map { $0["exercise"]?.string } == ["level-tops", "level-bottoms", "level-new"])
    #expect(changes.map { $0["changes"]?.elements?.compactMap(\.string) } == [["changed"], [], ["new"]])
    #expect(changes.map { $0["fileIs"]?.string } == ["kept", "replaced", nil])
    // The edited file stays, with the new starter beside it.
    #expect(try stage.playground.read(stage.file("level-tops")) == PackPlayground.tops)
    #expect(try stage.playground.read(stage.file("level-tops.new")).contains("quite level"))
    // The untouched file is replaced, and the old text is in the history.
    #expect(try stage.playground.read(stage.file("level-bottoms")).contains("quite level"))
    #expect(try !learner.run("history", "level-bottoms", "1").output.contains("quite level"))
    let list = try learner.run("list")
    #expect(list.output.contains(#/level-tops +Level +passed in 0\.1/#), "\(list.output)")
    #expect(try learner.run("list", "--language", "de").output.contains("geschafft in 0.1"))
    // A new pass counts for the new version.
    #expect(try learner.run("check", "level-tops").status == 0)
    #expect(try !learner.run("list").output.contains("passed in"))
    // Starting over makes the new starter beside it superfluous.
    #expect(stage.playground.exists(stage.file("level-tops.new")))
    let answer = try stage.playground.read(stage.file("level-tops"))
    #expect(try learner.run("reset", "level-tops").status == 0)
    #expect(!stage.playground.exists(stage.file("level-tops.new")))
    try stage.playground.write(stage.file("level-tops"), answer)
  }

  /// 1.0: one exercise is renamed and moved to another chapter, one is removed.
  private func third() throws {
    try stage.move("01-first/level-tops", to: "02-second/level-heads")
    try stage.edit("02-second/level-heads/exercise.json", "\"points\"", "\"formerly\": [\"level-tops\"], \"points\"")
    try stage.edit(
      "course.json", "[\"level-tops\", \"level-bottoms\", \"level-new\"]}",
      "[\"level-new\"]},\n"
        + #"{"id": "02-second", "title": "Second", "exercises": ["level-heads"]}"#)
    try stage.edit("course.json", "\"0.2\"", "\"1.0\"")
    _ = try learner.run("next", "level-bottoms")
    _ = try learner.run("next", "level-tops")
    let outcome = try learner.run("add", "../pack")
    #expect(outcome.status == 0, "\(outcome.complaints)")
    for words in [
      "Added mini 1.0 in place of 0.2", "renamed   level-heads, which was level-tops", "moved     level-heads",
      "gone      level-bottoms",
    ] {
      #expect(outcome.output.contains(words), "\(words)\n\(outcome.output)")
    }
    #expect(try stage.playground.read(stage.file("level-heads", in: "02-second")) == PackPlayground.tops)
    #expect(!stage.playground.exists(stage.file("level-tops")))
    // The learner's current exercise and the pass follow the rename.
    #expect(try learner.run("goal", "--format", "json").json["exercise"]?.string == "level-heads")
    #expect(try learner.run("list").output.contains(#/✓ +2\.1 level-heads/#))
    #expect(try learner.run("history", "level-heads").output.contains("3 texts"))
    // The removed exercise's texts can still be read.
    #expect(stage.playground.exists(stage.file("level-bottoms")))
    let gone = try learner.run("history", "level-bottoms")
    #expect(gone.status == 0)
    #expect(gone.output.contains("no longer in the pack"), "\(gone.output)")
    #expect(try learner.run("history", "level-bottoms", "1").output.contains("TODO"))
    #expect(try learner.run("history", "level-bottoms", "1", "--restore").status == 2)
    try back()
  }

  /// Back to 0.9: only with a confirmation.
  private func back() throws {
    try stage.edit("course.json", "\"1.0\"", "\"0.9\"")
    let refused = try learner.run("add", "../pack")
    #expect(refused.status == 2)
    #expect(refused.complaintInOneLine.contains("yours is 1.0, which is newer"), "\(refused.complaints)")
    #expect(try learner.run("packs").output.contains("1.0"))
    let agreed = try learner.run("add", "../pack", "--yes")
    #expect(agreed.status == 0)
    #expect(agreed.output.contains("Added mini 0.9 in place of 1.0"))
    #expect(try stage.playground.read(stage.file("level-heads", in: "02-second")) == PackPlayground.tops)
  }

  /// A rename and a move are followed although the pack was removed in between, or a process was killed in the middle.
  @Test(arguments: ["removed", "killed", "killed before"]) func whatWasRenamedIsFollowedLater(after end: String) throws
  {
    _ = try learner.run("add", "../pack")
    _ = try learner.run("next", "level-tops", "--pack", "mini")
    try stage.playground.write(stage.file("level-tops"), PackPlayground.tops)
    #expect(try learner.run("check").status == 0)
    try stage.move("01-first/level-tops", to: "01-first/level-heads")
    try stage.edit("01-first/level-heads/exercise.json", "\"points\"", "\"formerly\": [\"level-tops\"], \"points\"")
    try stage.edit("course.json", "\"level-tops\"", "\"level-heads\"")
    try stage.edit("course.json", "\"0.1\"", "\"0.2\"")
    let kept = "my-course/.course/earlier"
    switch end {
    case "removed":
      #expect(try learner.run("remove", "mini").status == 0)
      let added = try learner.run("add", "../pack")
      #expect(added.output.contains("renamed   level-heads, which was level-tops"), "\(added)")
    case "killed":
      _ = try learner.shell(
        "mkdir -p \(kept) && cp -r my-course/.course/packs/mini \(kept)/ && cp -r ../pack/Exercises my-course/.course/packs/mini/ "
          + "&& rm -r my-course/.course/packs/mini/Exercises/01-first/level-tops")
    default:
      _ = try learner.shell("mkdir -p \(kept) && cp -r my-course/.course/packs/mini \(kept)/")
      #expect(try learner.run("add", "../pack").status == 0)
    }
    #expect(try learner.run("next", "--pack", "mini").status == 0)
    #expect(try stage.playground.read(stage.file("level-heads")) == PackPlayground.tops)
    #expect(!stage.playground.exists(stage.file("level-tops")) && !stage.playground.exists("höme/\(kept)/mini"))
    #expect(try learner.run("history", "level-heads").output.contains("1 text"))
  }

  /// Files from before packs had their own folders move once; files that the course also has stay.
  @Test func filesOfEarlierWorkFolders() throws {
    _ = try learner.run("add", "../pack")
    try stage.playground.write("höme/my-course/exercises/01-first/level-tops.layout", PackPlayground.tops)
    try stage.playground.write("höme/my-course/exercises/01-first/mine.layout", "// Mine.\n")
    #expect(try learner.run("check", "level-tops", "--pack", "mini").status == 0)
    #expect(try stage.playground.read(stage.file("level-tops")) == PackPlayground.tops)
    #expect(!stage.playground.exists("höme/my-course/exercises/01-first/level-tops.layout"))
    #expect(stage.playground.exists("höme/my-course/exercises/01-first/mine.layout"))
    // A file that appears there later is ignored.
    try stage.playground.write("höme/my-course/exercises/01-first/level-bottoms.layout", "// Later.\n")
    _ = try learner.run("next", "level-bottoms", "--pack", "mini")
    #expect(stage.playground.exists("höme/my-course/exercises/01-first/level-bottoms.layout"))
    #expect(try stage.playground.read(stage.file("level-bottoms")).contains("TODO"))
  }

  /// Other content with the same version number is reported as well.
  @Test func theSameVersionWithAnotherContent() throws {
    _ = try learner.run("add", "../pack")
    try stage.edit("01-first/level-tops/why.md", "row", "line")
    let outcome = try learner.run("add", "../pack")
    #expect(outcome.output.contains("it still says 0.1, but its content is different"), "\(outcome.output)")
  }
}
