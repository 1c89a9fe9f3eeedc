import Foundation
import Testing

/// Tests for the choice of the pack: `packs`, `use`, `remove`, and the effect of `next --pack`.
@Suite struct PackChoiceTests {
  private let stage: PackPlayground
  private var learner: Binary { stage.learner }

  init() throws {
    stage = try PackPlayground()
    #expect(try learner.run("add", "../pack").status == 0)
  }

  private func inUse() throws -> String? { try learner.run("packs", "--format", "json").json["inUse"]?.string }

  @Test func nextRemembersThePackThatItWasToldOf() throws {
    #expect(try inUse() == "alignment-guides")
    #expect(try learner.run("next", "--pack", "mini").status == 0)
    #expect(try inUse() == "mini")
    let check = try learner.run("check", "--format", "json")
    #expect(try check.json["pack"]?["id"]?.string == "mini")
    #expect(try learner.run("next", "--pack", "alignment-guides").status == 0)
    #expect(try inUse() == "alignment-guides")
    #expect(try learner.run("check", "--format", "json").json["pack"]?["id"]?.string == "alignment-guides")
  }

  /// A look at another pack does not change the pack in use.
  @Test func otherCommandsRememberNothing() throws {
    for arguments in [["list"], ["goal", "level-tops"], ["verify"]] {
      _ = try learner.run(arguments + ["--pack", "mini"])
      #expect(try inUse() == "alignment-guides")
    }
  }

  @Test func useSwitches() throws {
    let used = try learner.run("use", "mini")
    #expect(used.status == 0)
    #expect(used.output.contains("mini 0.1 is in use now."))
    #expect(try learner.run("list").output.contains("First steps"))
    let wrong = try learner.run("use", "mni")
    #expect(wrong.status == 2)
    #expect(wrong.complaints.contains("Did you mean `mini`?"), "\(wrong.complaints)")
    #expect(try learner.run("use", "alignment-guides").status == 0)
    #expect(try !learner.run("list").output.contains("First steps"))
  }

  @Test func packsListsThemAll() throws {
    _ = try learner.run("next", "--pack", "mini")
    try stage.playground.write(stage.file("level-tops"), PackPlayground.tops)
    #expect(try learner.run("check").status == 0)
    let list = try learner.run("packs")
    #expect(list.output.contains(#/mini +Mini course +0\.1 +1\/2 +in use/#), "\(list.output)")
    #expect(list.output.contains(#/alignment-guides .*the course itself/#), "\(list.output)")
    let names = try learner.run("packs", "--names")
    #expect(names.output == "alignment-guides\nmini\n")
    let german = try learner.run("packs", "--language", "de")
    #expect(german.output.contains("in Gebrauch"))
  }

  @Test func removeLeavesWhatTheLearnerWrote() throws {
    _ = try learner.run("next", "--pack", "mini")
    try stage.playground.write(stage.file("level-tops"), PackPlayground.tops)
    _ = try learner.run("check")
    let gone = try learner.run("remove", "mini")
    #expect(gone.status == 0)
    #expect(gone.output.contains("my-course/packs/mini"), "\(gone.output)")
    #expect(try inUse() == "alignment-guides")
    #expect(try stage.playground.read(stage.file("level-tops")) == PackPlayground.tops)
    #expect(try learner.run("list", "--pack", "mini").status == 2)
    #expect(try learner.run("remove", "mini").status == 2)
    #expect(try learner.run("remove", "alignment-guides").status == 2)
    let names = try FileManager.default.contentsOfDirectory(
      atPath: "\(stage.playground.home)/my-course/.course/packs")
    #expect(names == [])
    // After adding the pack again, its history is still there.
    _ = try learner.run("add", "../pack")
    #expect(try learner.run("history", "level-tops", "--pack", "mini").output.contains("1 text"))
  }

  /// The pack's folder was deleted by hand.
  @Test func aPackThatIsGoneIsMissed() throws {
    _ = try learner.run("use", "mini")
    try FileManager.default.removeItem(atPath: "\(stage.playground.home)/my-course/.course/packs/mini")
    let missed = try learner.run("next")
    #expect(missed.status == 2)
    #expect(missed.complaints.contains("is in use, but it is gone") && missed.complaints.contains("packs"))
    #expect(try learner.run("packs").status == 0)
    #expect(try learner.run("use", "alignment-guides").status == 0)
    #expect(try learner.run("next").status == 0)
  }

  /// Two packs with the same chapter and the same exercise.
  @Test func twoPacksShareNoFile() throws {
    _ = try learner.run("next", "--pack", "mini")
    try stage.playground.write(stage.file("level-tops"), PackPlayground.tops)
    try stage.edit("course.json", "\"mini\"", "\"other\"")
    #expect(try learner.run("add", "../pack").status == 0)
    #expect(try learner.run("next", "--pack", "other").status == 0)
    let other = stage.file("level-tops").replacing("/mini/", with: "/other/")
    #expect(try stage.playground.read(other).contains("TODO"))
    #expect(try learner.run("check").status == 1)
    #expect(try stage.playground.read(stage.file("level-tops")) == PackPlayground.tops)
    #expect(try learner.run("check", "--pack", "mini").status == 0)
    // The file's path tells its pack.
    let mine = "my-course/packs/mini/01-first/level-tops.layout"
    let check = try learner.run("check", mine, "--format", "json")
    #expect(try check.json["pack"]?["id"]?.string == "mini")
  }

  /// The same for two packs that were not added.
  @Test func twoFoldersShareNoFile() throws {
    let first = stage.playground.binary
    _ = try first.run("next")
    try stage.playground.write(stage.playground.file("level-tops"), PackPlayground.tops)
    try FileManager.default.copyItem(
      atPath: "\(stage.playground.path)/pack", toPath: "\(stage.playground.path)/second")
    let list = "second/Exercises/course.json"
    try stage.playground.write(list, try stage.playground.read(list).replacing("\"mini\"", with: "\"second\""))
    #expect(try learner.run("next", "--pack", "../second").status == 0)
    #expect(stage.playground.exists("höme/my-course/packs/second/01-first/level-tops.layout"))
    #expect(try stage.playground.read(stage.playground.file("level-tops")) == PackPlayground.tops)
  }

  @Test func theCoursesIDIsTaken() throws {
    try stage.edit("course.json", "\"mini\"", "\"alignment-guides\"")
    let outcome = try learner.run("add", "../pack")
    #expect(outcome.status == 2)
    #expect(outcome.complaintInOneLine.contains("is the id of the course itself"), "\(outcome.complaints)")
  }

  /// A failed `add` leaves nothing behind.
  @Test func aFailedAddMakesNoFolder() throws {
    let elsewhere = Binary(folder: "\(stage.playground.path)/pack")
    try stage.edit("01-first/level-tops/exercise.json", "\"kind\"", "\"kid\"")
    #expect(try elsewhere.run("add", ".").status == 2)
    #expect(!stage.playground.exists("pack/my-course"))
  }

  /// The same for reviews.
  @Test func twoPacksShareNoReview() throws {
    try stage.edit("course.json", "\"mini\"", "\"other\"")
    #expect(try learner.run("add", "../pack").status == 0)
    for pack in ["mini", "other"] {
      _ = try learner.run("next", "--pack", pack)
      try stage.playground.write(
        stage.file("level-tops").replacing("/mini/", with: "/\(pack)/"), PackPlayground.tops)
      #expect(try learner.run("check").status == 0)
      #expect(try learner.run("review", "level-tops").status == 0)
      #expect(stage.playground.exists("höme/my-course/review/\(pack)/level-tops.layout"))
    }
    // The file's path tells its pack.
    let file = "my-course/review/mini/level-tops.layout"
    try stage.playground.write("höme/\(file)", PackPlayground.tops)
    let check = try learner.run("check", file)
    #expect(check.status == 0, "\(check.output)\(check.complaints)")
    #expect(try stage.playground.read("höme/my-course/review/other/level-tops.layout").contains("HStack {"))
  }

  @Test func aVariableThatWinsIsTold() throws {
    var learner = learner
    learner.environment["COURSE_PACK"] = "\(stage.playground.path)/pack"
    #expect(try learner.run("use", "mini").output.contains("COURSE_PACK is set"))
  }
}
