import Diagnostics
import Foundation
import Testing

/// Tests for learners' commands that need no layout.
@Suite struct LearnerTests {
  let playground: Playground
  init() throws { playground = try Playground() }

  @Test func nextMakesAFolderAndAFile() throws {
    let outcome = try playground.binary.run("next")
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("Made the folder my-course"))
    #expect(outcome.output.contains("my-course/exercises/01-first/level-tops.layout:7  (TODO on line 7)"))
    #expect(outcome.output.contains("0 of 2 done"))
    #expect(outcome.output.contains("HStack { Text(\"a\") }"))
    #expect(try playground.read(playground.file("level-tops")) == Playground.layout(alignment: ""))
    let again = try playground.binary.run("next")
    #expect(!again.output.contains("Made the folder"))
    #expect(again.output.contains("level-tops"))
  }

  @Test func nextNeverOverwrites() throws {
    _ = try playground.binary.run("next")
    try playground.write(playground.file("level-tops"), "mine\n")
    _ = try playground.binary.run("next")
    #expect(try playground.read(playground.file("level-tops")) == "mine\n")
  }

  @Test func nextFindsTheFolderFromInside() throws {
    _ = try playground.binary.run("next")
    var inside = playground.binary
    inside.folder += "/my-course/exercises/01-first"
    #expect(try inside.run("next", "level-bottoms").status == 0)
    #expect(playground.exists(playground.file("level-bottoms")))
    #expect(try inside.run("list").output.contains("> ·   1.2 level-bottoms"))
  }

  @Test func nextInJSON() throws {
    let json = try playground.binary.run("next", "--format=json").json
    #expect(json["exercise"]?.string == "level-tops")
    #expect(json["file"]?.string == "exercises/01-first/level-tops.layout")
    #expect(json["todoLine"]?.number == 7)
    #expect(json["fileWasWritten"]?.bool == true)
    #expect(json["exercises"]?.number == 2)
  }

  @Test(arguments: ["ein kürs", "deep/er", "trailing/"])
  func initWritesEveryFile(_ name: String) throws {
    let outcome = try playground.binary.run("init", name)
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("2 exercises in 1 chapter"))
    #expect(playground.exists("höme/\(name)/exercises/01-first/level-bottoms.layout"))
    try playground.write("höme/\(name)/exercises/01-first/level-tops.layout", "mine")
    let again = try playground.binary.run("init", name)
    #expect(again.output.contains("already"))
    #expect(try playground.read("höme/\(name)/exercises/01-first/level-tops.layout") == "mine")
    #expect(try playground.binary.run("list", "--work", name).status == 0)
  }

  @Test func initRefusesAFile() throws {
    try playground.write("höme/taken", "x")
    let outcome = try playground.binary.run("init", "taken")
    #expect(outcome.status == 2)
    #expect(try playground.read("höme/taken") == "x")
  }

  @Test func hintsComeOneByOne() throws {
    _ = try playground.binary.run("next")
    let outputs = try (0..<3).map { _ in try playground.binary.run("hint").output }
    #expect(outputs[0].contains("hint 1 of 2") && outputs[0].contains("Who asks?"))
    #expect(outputs[1].contains("hint 2 of 2") && outputs[1].contains("The row."))
    #expect(outputs[2] == outputs[1])
    #expect(try playground.binary.run("list").output.contains("2 hints"))
  }

  @Test func resetKeepsTheText() throws {
    _ = try playground.binary.run("next")
    try playground.write(playground.file("level-tops"), "mine 🦉\n")
    let reset = try playground.binary.run("reset", "level-tops")
    #expect(reset.status == 0)
    #expect(reset.output.contains("course history level-tops 1 --restore"))
    #expect(try playground.read(playground.file("level-tops")) == Playground.layout(alignment: ""))
    #expect(try playground.binary.run("history", "level-tops", "1").output == "mine 🦉\n")
    #expect(try playground.binary.run("history", "level-tops", "1", "--restore").status == 0)
    #expect(try playground.read(playground.file("level-tops")) == "mine 🦉\n")
    #expect(try playground.binary.run("history", "level-tops", "2").output == Playground.layout(alignment: ""))
    #expect(try playground.binary.run("history", "level-tops", "3").status == 2)
    let folder = URL(fileURLWithPath: playground.home + "/my-course/exercises/01-first").path
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["level-tops.layout"])
  }

  @Test func resetOfAnUntouchedFileKeepsNothing() throws {
    _ = try playground.binary.run("next")
    #expect(try playground.binary.run("reset", "level-tops", "--plain").output.contains("nothing changed"))
    #expect(try playground.binary.run("history", "level-tops").output.contains("0 texts"))
  }

  @Test func everyExerciseStartsOverAfterAYes() throws {
    _ = try playground.binary.run("bake", "--yes")
    _ = try playground.binary.run("next", "level-tops")
    let mine = Playground.layout(alignment: "(alignment: .top)")
    try playground.write(playground.file("level-tops"), mine)
    #expect(try playground.binary.run("check").status == 0)
    let unsure = try playground.binary.run("reset", "--all")
    #expect(unsure.status == 2 && unsure.complaints.contains("add --yes"), "nobody was asked, and nobody said yes")
    #expect(try playground.read(playground.file("level-tops")) == mine)
    #expect(try playground.binary.run("reset", "level-tops", "--all", "--yes").status == 2)
    let sure = try playground.binary.run("reset", "--all", "--yes")
    #expect(sure.status == 0 && sure.output.contains("1 exercise has its starter text again"), "\(sure.output)")
    #expect(try playground.read(playground.file("level-tops")) == Playground.layout(alignment: ""))
    #expect(try playground.binary.run("history", "level-tops", "1").output == mine)
    #expect(try playground.binary.run("list").output.contains("1 done"), "what passed stays passed")
  }

  @Test func oneTaskStandsForAChapter() throws {
    let page = try playground.binary.run("test-out", "1")
    #expect(page.status == 0)
    #expect(page.output.contains("This task stands for chapter 1; 1 other exercise is left for later."))
    #expect(page.output.contains("course start level-tops") && page.output.contains("1.2 level-bottoms"))
    #expect(try playground.binary.run("list", "1").output.contains("skipped"))
    #expect(try playground.binary.run("test-out", "7").status == 2)
  }

  @Test func theSolutionIsCoveredUntilItIsAskedFor() throws {
    _ = try playground.binary.run("next")
    let covered = try playground.binary.run("solution")
    #expect(covered.status == 1)
    #expect(!covered.output.contains("alignment"))
    #expect(covered.output.contains("course solution level-tops --reveal"))
    let open = try playground.binary.run("solution", "--reveal")
    #expect(open.output == Playground.layout(alignment: "(alignment: .top)"))
  }

  @Test func aDamagedProgressFileIsNamedAndKept() throws {
    _ = try playground.binary.run("next")
    try playground.write("höme/my-course/.course/progress.sqlite", "not a database, but somebody's text")
    let outcome = try playground.binary.run("list")
    #expect(outcome.status == 3)
    #expect(outcome.complaints.contains("progress.sqlite"))
    #expect(
      try playground.read("höme/my-course/.course/progress.sqlite") == "not a database, but somebody's text")
  }

  @Test func aBrokenPackIsNotTheLearnersFault() throws {
    try playground.write(
      "pack/Exercises/course.json", Playground.course.replacing("\"title\": \"Mini", with: "\"titel\": \"Mini"))
    let outcome = try playground.binary.run("list")
    #expect(outcome.status == 3)
    #expect(outcome.complaints.contains("Exercises/course.json:1:29: error: a course has no \"titel\""))
    #expect(outcome.complaints.contains("Did you mean \"title\"?"))
  }

  @Test func aFileOfAnotherNameIsNotGuessedAt() throws {
    _ = try playground.binary.run("next")
    try playground.write("höme/level-top.layout", "x")
    let outcome = try playground.binary.run("check", "level-top.layout")
    #expect(outcome.status == 2)
    #expect(outcome.complaints.contains("not named after an exercise"))
    #expect(outcome.complaints.contains("level-tops.layout"))
  }

  @Test func aFileThatIsNoTextIsSaidSo() throws {
    _ = try playground.binary.run("next")
    let url = URL(fileURLWithPath: playground.path).appendingPathComponent(playground.file("level-tops"))
    try Data([0xFF, 0xFE, 0x00]).write(to: url)
    let outcome = try playground.binary.run("check")
    #expect(outcome.status == 2)
    #expect(outcome.complaints.contains("not UTF-8"))
  }
}

/// Tests for the form of the output in terminals and files.
@Suite struct OutputTests {
  let playground: Playground
  init() throws { playground = try Playground() }

  @Test(
    arguments: [
      ([:], false), (["CLICOLOR_FORCE": "1"], true), (["CLICOLOR_FORCE": "0"], false),
      (["CLICOLOR_FORCE": "1", "NO_COLOR": "1"], false), (["CLICOLOR_FORCE": "1", "NO_COLOR": ""], true),
    ])
  func colors(_ environment: [String: String], _ isColored: Bool) throws {
    var binary = playground.binary
    binary.environment.merge(environment) { $1 }
    #expect(try binary.run("next").output.contains("\u{1B}[") == isColored)
    #expect(try !binary.run("next", "--plain").output.contains("\u{1B}"))
    #expect(try !binary.run("next", "--format", "json").output.contains("\u{1B}"))
  }

  /// A terminal without 256 colors gets bold text.
  @Test(arguments: [
    (["TERM": "xterm-256color"], true), (["TERM": "vt100"], false), (["TERM": "linux"], false),
    (["TERM": "vt100", "COLORTERM": "truecolor"], true),
  ])
  func terminalsSayWhatTheyKnow(_ environment: [String: String], _ hasColors: Bool) throws {
    var binary = playground.binary
    binary.environment.merge(["CLICOLOR_FORCE": "1", "COLORTERM": ""]) { $1 }
    binary.environment.merge(environment) { $1 }
    let output = try binary.run("next").output
    #expect(output.contains("\u{1B}[38;5;") == hasColors)
    #expect(output.contains("\u{1B}[1m"))
  }

  @Test(arguments: [40, 60, 80, 100])
  func linesFitTheTerminal(_ width: Int) throws {
    var binary = playground.binary
    binary.environment["COLUMNS"] = String(width)
    for command in ["next", "list", "help", "hint"] {
      for line in try binary.run(command).output.split(separator: "\n") where !line.contains("/") {
        #expect(line.displayWidth <= width, "\(line)")
      }
    }
  }

  /// Commands are printed as the learner types them: a launcher nearby by its path, everything else as `course`.
  @Test(
    arguments: [
      ("./course", "./course next"), ("../course", "../course next"), ("course", "./course next"),
      ("/somewhere/course", "course next"), ("./my tools/course", "'./my tools/course' next"),
      ("not/there/course", "course next"),
    ])
  func commandsAreNamedAsTyped(_ typed: String, _ shown: String) throws {
    for folder in ["", "/..", "/my tools"] {
      let folder = playground.home + folder
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(atPath: folder + "/course", withDestinationPath: Binary.path)
    }
    let shell = Process()
    let output = Pipe()
    shell.executableURL = URL(fileURLWithPath: "/bin/bash")
    shell.arguments = ["-c", "exec -a \"$0\" \"$@\"", typed, Binary.path, "list"]
    shell.currentDirectoryURL = URL(fileURLWithPath: playground.home)
    shell.environment = playground.binary.environment
    shell.standardOutput = output
    try shell.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    shell.waitUntilExit()
    #expect(text.contains("Continue:  \(shown)"), "\(text)")
  }

  @Test func plainHasNoSigns() throws {
    _ = try playground.binary.run("next")
    let output = try playground.binary.run("list", "--plain").output
    #expect(output.contains("new: 1.1 level-tops; Level."))
    #expect(!output.contains("·") && !output.contains(">"))
    #expect(!output.contains("  "))
  }
}
