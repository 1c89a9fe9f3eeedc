import Diagnostics
import Foundation
import Testing

/// Tests from the starter to a pass, with the real language and the real engine.
@Suite struct EndToEndTests {
  let playground: Playground
  init() throws {
    playground = try Playground()
    let baked = try playground.binary.run("bake", "--yes")
    #expect(baked.status == 0, "\(baked.complaints)")
  }

  @Test func theWholeWay() throws {
    let binary = playground.binary
    #expect(try binary.run("next").status == 0)
    let first = try binary.run("check")
    #expect(first.status == 1)
    #expect(first.output.contains("0 of 3 scenarios ok"))
    #expect(first.output.contains("view   expected"))
    #expect(first.output.contains("15 too low"))
    #expect(first.output.contains("a hidden scenario"))
    #expect(!first.output.contains("unseen"))
    #expect(try binary.run("list").output.contains("> ○   1.1 level-tops      Level   0 of 3 scenarios"))
    _ = try binary.run("hint")

    try playground.write(playground.file("level-tops"), Playground.layout(alignment: "(alignment: .top)"))
    let second = try binary.run("check")
    #expect(second.status == 0)
    #expect(second.output.contains("3 of 3 scenarios ok"))
    #expect(second.output.contains("Passed on attempt 2, 1 hint used."))
    #expect(second.output.contains("The row asks for top."))
    #expect(try binary.run("list").output.contains("✓   1.1 level-tops      Level   2 attempts, 1 hint"))
    #expect(try binary.run("solution").status == 0)

    #expect(try binary.run("next").output.contains("level-bottoms"))
    try playground.write(playground.file("level-bottoms"), Playground.layout(alignment: "(alignment: .bottom)"))
    #expect(try binary.run("check").status == 0)
    #expect(try binary.run("next").output.contains("All 2 exercises of “Mini course” are done."))
  }

  /// By hand: the row is 50 + 8 + 50 wide and 40 high in 200 × 100, so it starts at 46,30; centered, b is 15 lower.
  @Test func resultsAsData() throws {
    _ = try playground.binary.run("next")
    let outcome = try playground.binary.run("check", "--format", "json")
    #expect(outcome.status == 1)
    let json = try outcome.json
    #expect(json["status"]?.string == "fail")
    #expect(json["points"]?.number == 0)
    #expect(json["maxPoints"]?.number == 2)
    #expect(json["attempts"]?.number == 1)
    let base = try #require(json["scenarios"]?.elements?.first)
    let views = try #require(base["views"]?.elements)
    #expect(views.map { $0["name"]?.string } == ["a", "b"])
    #expect(views[0]["expected"]?.compact == "[46,30,50,40]")
    #expect(views[0]["status"]?.string == "pass")
    #expect(views[1]["expected"]?.compact == "[104,30,50,10]")
    #expect(views[1]["actual"]?.compact == "[104,45,50,10]")
    #expect(views[1]["delta"]?.compact == "[0,15,0,0]")
    #expect(views[1]["line"]?.number == 10)
    #expect(json["scenarios"]?.elements?.last?["visibility"]?.string == "hidden")
  }

  @Test func aHardCodedAnswerFailsWhereItsNumberDoesNotHold() throws {
    _ = try playground.binary.run("next")
    let lazy = Playground.layout(alignment: "(alignment: .bottom)").replacing(
      "Identifier(\"b\")", with: "Identifier(\"b\").padding(.bottom, 30)")
    try playground.write(playground.file("level-tops"), lazy)
    let outcome = try playground.binary.run("check")
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("ok       base"))
    #expect(outcome.output.contains("not yet  tall"))
  }

  @Test func problemsHaveALineAndACaret() throws {
    _ = try playground.binary.run("next")
    try playground.write(playground.file("level-tops"), Playground.layout(alignment: "(alignment: .botom)"))
    let outcome = try playground.binary.run("check")
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("my-course/exercises/01-first/level-tops.layout:8:"))
    #expect(outcome.output.contains("8 |     HStack(alignment: .botom) {"))
    #expect(outcome.output.contains("^"))
    #expect(try playground.binary.run("check", "--format", "json").json["status"]?.string == "error")
  }

  @Test func aFileAnywhereIsChecked() throws {
    _ = try playground.binary.run("next")
    try playground.write("höme/elsewhere/level-tops.layout", Playground.layout(alignment: "(alignment: .top)"))
    #expect(try playground.binary.run("check", "elsewhere/level-tops.layout").status == 0)
    #expect(try playground.binary.run("check", "\(playground.home)/elsewhere/level-tops.layout").status == 0)
    #expect(try playground.binary.run("check", "exercises/01-first/level-tops.layout").status == 1)
    #expect(try playground.binary.run("check", "level-tops").status == 1)
  }

  @Test func withoutAFolderTheVerdictIsGivenAndNothingIsMade() throws {
    try playground.write("höme/level-tops.layout", Playground.layout(alignment: "(alignment: .top)"))
    let outcome = try playground.binary.run("check", "level-tops.layout")
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("This attempt is not saved"))
    #expect(!playground.exists("höme/my-course"))
  }

  @Test func aDamagedProgressFileDoesNotHideTheVerdict() throws {
    _ = try playground.binary.run("next")
    try playground.write("höme/my-course/.course/progress.sqlite", "text")
    let outcome = try playground.binary.run("check", "level-tops")
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("15 too low"))
    #expect(outcome.output.contains("could not be saved"))
  }

  @Test func expectedFramesOfAnotherEngineAreAFault() throws {
    _ = try playground.binary.run("next")
    let name = "pack/Exercises/01-first/level-tops/expected.json"
    try playground.write(name, try playground.read(name).replacing("\"engine\": \"1\"", with: "\"engine\": \"0\""))
    let outcome = try playground.binary.run("check")
    #expect(outcome.status == 3)
    #expect(outcome.complaints.contains("course bake level-tops"))
  }

  @Test func bakingTwiceChangesNothing() throws {
    let name = "pack/Exercises/01-first/level-tops/expected.json"
    let before = try playground.read(name)
    let outcome = try playground.binary.run("bake", "level-tops")
    #expect(outcome.output.contains("nothing changed"))
    #expect(try playground.read(name) == before)
  }

  @Test func layoutOfAFile() throws {
    try playground.write("höme/ä b.layout", Playground.layout(alignment: "(alignment: .top)"))
    let outcome = try playground.binary.run("layout", "ä b.layout", "--size", "200x100")
    #expect(outcome.status == 0)
    #expect(outcome.output.contains(#/view +x +y +width +height +line/#))
    #expect(outcome.output.contains(#/b +104 +30 +50 +10 +10\n/#))
    let json = try playground.binary.run("layout", "ä b.layout", "--size=200x100", "--format=json").json
    #expect(json["views"]?.elements?.first?["frame"]?.compact == "[46,30,50,40]")
  }

  @Test func layoutOfAStream() throws {
    let source = #"HStack { ForEach(0..<2) { _ in Color.red.id(\"c\") }; Image(\"p\").accessibilityIdentifier(\"p\") }"#
    let line = #"{"id": {"any": 1}, "source": "\#(source)", "size": [100, 50], "scale": 3, "assets": {"p": [20, 10]}}"#
    let answer = try playground.binary.run("layout", "--jsonl", input: line + "\n").json
    #expect(answer["id"]?.compact == #"{"any":1}"#)
    #expect(answer["frames"]?["c"]?.compact == "[40,0,32,50]", "\(answer.compact)")
    #expect(answer["frames"]?["p"]?.compact == "[80,20,20,10]")
    #expect(answer["repeated"]?.compact == #"["c"]"#)
  }
}
