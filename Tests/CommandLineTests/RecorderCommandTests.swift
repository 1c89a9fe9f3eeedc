import Diagnostics
import Foundation
import Testing

/// Tests for `course export --recorder` and `course compare` as they are typed.
@Suite struct RecorderCommandTests {
  private let playground: Playground

  init() throws { playground = try Playground() }

  private static let recorded = """
    {"id": "right", "source": "Color.red.id(\\"box\\")", "size": [100, 50], "frames": {"box": [0, 0, 100, 50]}}

    {"id": "wrong", "source": "Color.red.id(\\"box\\").padding(8)", "size": [100, 50], "frames": {"box": [9, 8, 84, 34]}}

    """

  // MARK: export

  @Test func theSolutionsOfAllExercisesAreExported() throws {
    let outcome = try playground.binary.run("export", "--recorder", "-o", "recorder")
    #expect(outcome.status == 0, "\(outcome.complaints)")
    #expect(outcome.output.contains("6 cases to record"))
    let file = try playground.read("höme/recorder/Sources/Cases/case0002.swift")
    #expect(file.hasPrefix("// level-tops/tall\n"))
    #expect(file.contains("Self(height: 60)"))
    #expect(try playground.read("höme/recorder/README.md").contains("never been run on a Mac"))
    let run = "\(playground.home)/recorder/run"
    #expect(FileManager.default.isExecutableFile(atPath: run))
    #expect(try playground.binary.shell("sh -n '\(run)'").status == 0)
  }

  @Test func anExerciseAFileOfCasesAndAFileAreExported() throws {
    try playground.write("höme/cases.jsonl", Self.recorded)
    try playground.write("höme/a.layout", "Button(\"Tap\") {}")
    let outcome = try playground.binary.run(
      "export", "--recorder", "level-tops", "cases.jsonl", "a.layout", "--size", "90x40", "--output", "made/here",
      "--format", "json")
    #expect(outcome.status == 0, "\(outcome.complaints)")
    let json = try outcome.json
    #expect(json["cases"]?.number == 6)
    #expect(json["viewsLeftOut"]?.elements?.first?["case"]?.string == "a")
    #expect(
      try playground.read("höme/made/here/Sources/Cases/case0006.swift").contains("CGSize(width: 90, height: 40)"))
  }

  @Test func onlyAFolderOfOnesOwnIsReplaced() throws {
    func export() throws -> Binary.Outcome {
      try playground.binary.run("export", "--recorder", "level-tops", "-o", "out")
    }
    try playground.write("höme/out/mine.txt", "mine")
    #expect(try export().status == 2)
    #expect(try playground.read("höme/out/mine.txt") == "mine")
    #expect(!playground.exists("höme/out/Package.swift"))
    try FileManager.default.removeItem(atPath: "\(playground.home)/out/mine.txt")
    #expect(try export().status == 0)
    try playground.write("höme/out/Sources/Cases/case0099.swift", "old")
    #expect(try export().status == 0)
    #expect(!playground.exists("höme/out/Sources/Cases/case0099.swift"))
    try playground.write("höme/out/recorded.jsonl", Self.recorded)
    let refused = try export()
    #expect(refused.status == 2)
    #expect(refused.complaints.contains("recorded.jsonl"))
    #expect(try playground.read("höme/out/recorded.jsonl") == Self.recorded)
    let left = try FileManager.default.contentsOfDirectory(atPath: playground.home)
    #expect(!left.contains { $0.hasPrefix(".course-") })
  }

  @Test(arguments: [
    ["export"], ["export", "--recorder"], ["export", "--recorder", "-o"],
    ["export", "--recorder", "nobody", "-o", "a"],
    ["export", "--recorder", "nobody.jsonl", "-o", "a"], ["export", "--recorder", "-o", "."], ["compare"],
    ["compare", "nobody.jsonl"], ["compare", "cases.jsonl", "--within", "far"], ["compare", "source.jsonl"],
    ["compare", "broken.jsonl"],
  ])
  func whatMakesNoSenseIsSaid(_ arguments: [String]) throws {
    try playground.write("höme/cases.jsonl", Self.recorded)
    try playground.write("höme/source.jsonl", #"{"id": "a", "source": "Color.red", "size": [1, 1]}"#)
    try playground.write("höme/broken.jsonl", #"{"id": "a", "source": "Color.red", "sizes": [1, 1]}"#)
    let outcome = try playground.binary.run(arguments)
    #expect(outcome.status == 2, "\(outcome.output)")
    #expect(!outcome.complaints.isEmpty)
  }

  // MARK: compare

  @Test func whatDiffersIsListedWithItsRule() throws {
    try playground.write("höme/cases.jsonl", Self.recorded)
    let outcome = try playground.binary.run("compare", "cases.jsonl")
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("x -1"))
    #expect(outcome.output.contains("padding: Frames, padding"))
    #expect(outcome.output.contains("1 case of 2 differs, in 1 view."))
    let plain = try playground.binary.run("compare", "cases.jsonl", "--plain")
    #expect(plain.status == 1)
    let json = try playground.binary.run("compare", "cases.jsonl", "--format", "json").json
    #expect(json["differences"]?.elements?.count == 1)
    #expect(json["differences"]?.elements?.first?["worst"]?.number == 1)
    #expect(json["rules"]?.elements?.first?["views"]?.number == 1)
  }

  @Test func nothingDiffersWithinEnough() throws {
    try playground.write("höme/cases.jsonl", Self.recorded)
    let outcome = try playground.binary.run("compare", "cases.jsonl", "--within", "1")
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("Nothing differs."))
  }
}
