import Diagnostics
import Foundation
import Testing

/// Tests for unusual files and names in packs: nothing hangs, nothing outside is read, and all is reported.
@Suite struct ReadingTests {
  let playground: Playground
  init() throws {
    playground = try Playground()
    try playground.write("pack/Data/a.json", "[]")
    try playground.write("pack/Data/Images/owl.svg", "<svg viewBox='0 0 4 4'><path d='M0 0H4V4Z'/></svg>")
    try playground.write("pack/Data/Images/manifest.json", Self.manifest("\"owl.svg\""))
    try playground.write("\(Self.exercise)/lesson.layout", "#Preview { Text(\"a\") }")
    try playground.write("\(Self.exercise)/wrong/none.layout", Playground.layout(alignment: ""))
    try playground.write("höme/owl.layout", "Image(\"owl\")")
    #expect(try playground.binary.run("bake", "--yes").status == 0)
  }

  static let exercise = "pack/Exercises/01-first/level-tops"
  static let secret = "kept outside of the pack"

  static func manifest(_ file: String) -> String { #"{"owl": {"size": [4, 4], "file": \#(file)}}"# }

  private func replace(_ name: String, with make: (String) -> Int32) throws {
    let path = "\(playground.path)/\(name)"
    try FileManager.default.removeItem(atPath: path)
    #expect(make(path) == 0)
  }

  private func makePipe(_ name: String) throws { try replace(name) { mkfifo($0, 0o600) } }

  /// Every command that reads a pack. None may crash or hang, whatever is there.
  private static let packCommands = [
    ["verify"], ["bake", "--yes"], ["list"], ["list", "--language", "de"], ["next", "level-tops"],
    ["next", "--language", "de"], ["check", "level-tops"], ["show", "level-tops", "--svg", "-"],
    ["show", "owl.layout", "--svg", "-"], ["solution", "level-tops", "--reveal"], ["explain", "level-tops"],
    ["reset", "level-tops"], ["init", "other"], ["layout", "owl.layout"], ["add", "../pack"],
  ]

  private func runAll() throws -> [String: Binary.Outcome] {
    var outcomes: [String: Binary.Outcome] = [:]
    for command in Self.packCommands {
      let outcome = try playground.binary.run(command)
      #expect((0...3).contains(outcome.status), "\(command): \(outcome.status)")
      #expect(!(outcome.output + outcome.complaints).contains(Self.secret), "\(command)")
      outcomes[command.joined(separator: " ")] = outcome
    }
    return outcomes
  }

  // MARK: Pipes

  @Test(arguments: [
    ["check"], ["check", "level-tops"], ["check", "my-course/exercises/01-first/level-tops.layout"],
    ["layout", "my-course/exercises/01-first/level-tops.layout"], ["show", "level-tops"], ["explain", "level-tops"],
    ["explain", "my-course/exercises/01-first/level-tops.layout"],
  ])
  func aPipeInALearnersFilesPlaceIsTold(_ command: [String]) throws {
    _ = try playground.binary.run("next")
    try makePipe(playground.file("level-tops"))
    let outcome = try playground.binary.run(command)
    #expect(outcome.status == 2)
    #expect(outcome.complaints.unwrapped.contains("level-tops.layout is a pipe; the course only reads files."))
    let german = try playground.binary.run(command + ["--language", "de"])
    #expect(german.complaints.unwrapped.contains("level-tops.layout ist eine Pipe, und gelesen werden nur Dateien."))
  }

  @Test(arguments: [
    ["next"], ["hint"], ["reset", "level-tops"], ["list"], ["history", "level-tops", "1", "--restore"],
  ])
  func aPipeInALearnersFilesPlaceStopsNothing(_ command: [String]) throws {
    _ = try playground.binary.run("next")
    _ = try playground.binary.run("check")
    try makePipe(playground.file("level-tops"))
    #expect((0...3).contains(try playground.binary.run(command).status))
  }

  static let packFiles = [
    "Exercises/01-first/level-tops/exercise.json", "Exercises/01-first/level-tops/lesson.md",
    "Exercises/01-first/level-tops/starter.layout", "Exercises/01-first/level-tops/solution.layout",
    "Exercises/01-first/level-tops/expected.json", "Exercises/01-first/level-tops/why.md",
    "Exercises/01-first/level-tops/lesson.layout", "Exercises/01-first/level-tops/lesson.svg",
    "Exercises/01-first/level-tops/wrong/none.layout", "Data/a.json", "Data/Images/owl.svg",
    "Data/Images/manifest.json",
  ]

  @Test(arguments: packFiles) func aPipeInAPackIsTold(_ file: String) throws {
    _ = try playground.binary.run("next")
    try makePipe("pack/\(file)")
    let outcomes = try runAll()
    let verified = try #require(outcomes["verify"])
    #expect(verified.status != 0)
    #expect(verified.output.unwrapped.contains("\(file) it is a pipe, and a pack has files"), "\(verified)")
    #expect(outcomes["add ../pack"]?.complaints.contains("is a link or no file") == true)
  }

  @Test func aPipeInThePlaceOfAnArchiveIsTold() throws {
    #expect(mkfifo("\(playground.home)/pack.tar.gz", 0o600) == 0)
    let outcome = try playground.binary.run("add", "pack.tar.gz")
    #expect(outcome.status == 2)
    #expect(outcome.complaints.contains("pack.tar.gz is a pipe; the course only reads files."))
  }

  @Test func aPipeInThePlaceOfTheListIsNoPack() throws {
    try makePipe("pack/Exercises/course.json")
    for outcome in try runAll().values { #expect(outcome.status != 0) }
  }

  // MARK: Links

  @Test(arguments: packFiles) func aLinkInAPackIsToldAndNotFollowed(_ file: String) throws {
    _ = try playground.binary.run("next")
    let before = try playground.read("pack/\(file)")
    // The link's target equals the original file, except for a remark that must not appear in any output.
    let remark =
      file.hasSuffix(".layout") ? "// \(Self.secret)\n" : file.hasSuffix(".svg") ? "<!--\(Self.secret)-->" : ""
    try playground.write("outside", remark.isEmpty ? before : before + remark)
    let outside = "\(playground.path)/outside"
    try replace("pack/\(file)") { symlink(outside, $0) }
    let outcomes = try runAll()
    let verified = try #require(outcomes["verify"])
    #expect(verified.status != 0)
    #expect(verified.output.unwrapped.contains("\(file) it is a link, and a pack has files"), "\(verified)")
    #expect(outcomes["add ../pack"]?.complaints.contains("is a link or no file") == true)
    #expect(
      try playground.read("outside") == (remark.isEmpty ? before : before + remark), "bake wrote through the link")
  }

  @Test(arguments: ["Data", "Data/Images", "Exercises/01-first", "Exercises/01-first/level-tops"])
  func aLinkedFolderInAPackIsTold(_ folder: String) throws {
    let elsewhere = "\(playground.path)/elsewhere"
    try FileManager.default.moveItem(atPath: "\(playground.path)/pack/\(folder)", toPath: elsewhere)
    #expect(symlink(elsewhere, "\(playground.path)/pack/\(folder)") == 0)
    let outcomes = try runAll()
    let verified = try #require(outcomes["verify"])
    #expect(verified.status != 0)
    #expect(verified.output.unwrapped.contains("it is a link, and a pack has files and folders only"), "\(verified)")
    #expect(outcomes["add ../pack"]?.complaints.contains("is a link or no file") == true)
  }

  /// The path that a learner names may lead through a link, which is not the pack's fault.
  @Test func theWayToAPackMayBeALink() throws {
    #expect(symlink("\(playground.path)/pack", "\(playground.home)/link") == 0)
    #expect(try playground.binary.run("list", "--pack", "link").status == 0)
  }

  // MARK: Names

  /// Every command rejects names in a manifest that could lead out of the pack, with the place, and reads nothing.
  @Test(arguments: [
    #""../../../outside.svg""#, #""x/../../../../outside.svg""#, #""owl.svg\u0000/../../../outside.svg""#,
    #""../../../outside.svg\u0000.svg""#, #""/outside.svg""#, #""""#, #"".""#, #""..""#, #""a//owl.svg""#,
    #""./owl.svg""#, #""..\\..\\outside.svg""#, #""owl\n.svg""#, #""..\u002f\u0301..""#, #""\u001b[31m.svg""#, "7",
    "null",
  ])
  func aManifestNamesOnlyWhatIsInThePack(_ file: String) throws {
    try playground.write(
      "outside.svg", "<svg viewBox='0 0 4 4'><text>\(Self.secret)</text><path d='M0 0H4V4Z'/></svg>")
    try playground.write("pack/Data/Images/manifest.json", Self.manifest(file))
    let outcomes = try runAll()
    for command in ["verify", "bake --yes", "check level-tops", "show owl.layout --svg -", "add ../pack"] {
      let outcome = try #require(outcomes[command])
      let said = (outcome.output + outcome.complaints).unwrapped
      #expect(outcome.status != 0, "\(command)")
      #expect(said.contains("Data/Images/manifest.json:1"), "\(command): \(said)")
      #expect(said.contains("has to be the name of a file in Data/Images"), "\(command): \(said)")
    }
  }

  /// A pack that is already added gets the same checks.
  @Test func anAddedPackIsReadAsWarily() throws {
    #expect(try playground.binary.run("add", "../pack").status == 0)
    let added = "höme/my-course/.course/packs/mini"
    try playground.write("outside.svg", "<svg viewBox='0 0 4 4'><text>\(Self.secret)</text></svg>")
    for file in ["\"../../../../../../../outside.svg\"", "\"owl.svg\""] {
      try playground.write("\(added)/Data/Images/manifest.json", Self.manifest(file))
      if file == "\"owl.svg\"" {
        let outside = "\(playground.path)/outside.svg"
        try replace("\(added)/Data/Images/owl.svg") { symlink(outside, $0) }
      }
      let shown = try playground.binary.run("show", "owl.layout", "--svg", "-", "--pack", "mini")
      #expect(shown.status == 3)
      #expect(!shown.output.contains(Self.secret))
    }
  }

  @Test func aDrawingMayLieInAFolder() throws {
    try playground.write("pack/Data/Images/birds/owl.svg", "<svg viewBox='0 0 4 4'><circle r='2'/></svg>")
    try playground.write("pack/Data/Images/manifest.json", Self.manifest("\"birds/owl.svg\""))
    #expect(try playground.binary.run("show", "owl.layout", "--svg", "-").output.contains("<circle r=\"2\"/>"))
  }

  /// Programs get the path of a lesson's picture only if it is in the pack.
  @Test func aLessonsPictureIsInThePack() throws {
    try playground.write("\(Self.exercise)/lesson.md", "![A box](../../../../outside.svg)\n")
    let json = try playground.binary.run("next", "--format", "json").json
    #expect(json["picture"]?["alt"]?.string == "A box")
    #expect(json["picture"]?["file"]?.string == nil)
  }

  // MARK: Folders

  @Test func aFolderThatIsGoneIsTold() throws {
    var binary = playground.binary
    binary.environment["PWD"] = playground.home
    func run(_ words: String) throws -> Binary.Outcome {
      try binary.shell("mkdir -p gone && cd gone && rmdir ../gone && course \(words)")
    }
    for command in ["next", "list", "check", "", "init there", "layout --jsonl", "explain guide", "add ../pack"] {
      let outcome = try run(command)
      #expect(outcome.status == 3, "\(command)")
      #expect(outcome.complaints.contains("The folder you are in no longer exists."), "\(command)")
    }
    #expect(try run("next --language de").complaints.contains("Den Ordner, in dem du bist, gibt es nicht mehr."))
    #expect(!FileManager.default.fileExists(atPath: "/my-course"))
    #expect(!FileManager.default.fileExists(atPath: "/there"))
    #expect(try run("help").status == 0)
    #expect(try run("--version").status == 0)
  }

  /// If a disk is not mounted, a new folder in its place would hide the learner's files.
  @Test(arguments: ["next", "add ../pack"]) func aWorkFolderOnNoDiskIsNotMade(_ command: String) throws {
    var binary = playground.binary
    binary.environment["COURSE_WORK"] = "\(playground.path)/disk/my-course"
    let outcome = try binary.run(command.split(separator: " ").map(String.init))
    #expect(outcome.status == 3)
    #expect(outcome.complaints.unwrapped.contains("there is no folder \(playground.path)/disk."))
    #expect(!playground.exists("disk"))
    let hint = try binary.run("hint")
    #expect(hint.status == 2)
    #expect(hint.complaints.unwrapped.contains("disk/my-course is no course folder yet."))
  }

  // MARK: Progress

  /// An empty progress file is the rest of a damaged one; a new database would hide that.
  @Test func aProgressFileCutToNothingIsTold() throws {
    _ = try playground.binary.run("next")
    _ = try playground.binary.run("check")
    let file = "höme/my-course/.course/progress.sqlite"
    let names = try FileManager.default.contentsOfDirectory(atPath: "\(playground.home)/my-course/.course")
    #expect(names.filter { $0.hasPrefix("progress") } == ["progress.sqlite"])
    try playground.write(file, "")
    for command in ["next", "list", "hint", "history"] {
      let outcome = try playground.binary.run(command)
      #expect(outcome.status == 3, "\(command)")
      #expect(outcome.complaints.unwrapped.contains("is damaged: it is empty"), "\(outcome.complaints)")
    }
    let checked = try playground.binary.run("check", "level-tops")
    #expect(checked.status == 1)
    #expect(checked.output.unwrapped.contains("is damaged: it is empty"))
    #expect(try playground.read(file).isEmpty)
  }
}

extension String {
  /// The text on one line, independent of the width of the terminal.
  var unwrapped: String { split { $0.isWhitespace }.joined(separator: " ") }
}
