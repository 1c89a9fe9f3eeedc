import Diagnostics
import Foundation
import Testing

/// Tests that `course grade` gives each submission the same result on any number of cores and after any interruption.
@Suite struct GradeTests {
  let playground: Playground

  init() throws {
    playground = try Playground()
    _ = try playground.binary.run("bake", "--yes")
  }

  // MARK: A class

  static let right = Playground.layout(alignment: "(alignment: .top)")
  static let wrong = Playground.layout(alignment: "(alignment: .bottom)")

  /// Possible submissions with the expected status.
  static let answers: [(name: String, bytes: Data, status: String)] = [
    ("ada/level-tops.layout", Data(right.utf8), "pass"), ("alan/level-tops.layout", Data(wrong.utf8), "fail"),
    ("bjarne/Level_Tops (2).txt", Data([0xEF, 0xBB, 0xBF] + Array(right.utf8)), "pass"),
    ("empty/level-tops.layout", Data(), "error"),
    ("picture/level-tops.layout", Data([0x89, 0x50, 0x4E, 0x47, 0xFF]), "error"),
    ("huge/level-tops.layout", Data(repeating: 0x61, count: 5 << 20), "error"),
    ("deep/level-tops.layout", Data(String(repeating: "(", count: 50_000).utf8), "error"),
    ("endless/level-tops.layout", Data("struct Boxes: View { var body: some View { Boxes() } }".utf8), "error"),
    (
      "loop/level-tops.layout",
      Data(
        "func f(_ n: Int) -> Int { n < 0 ? 0 : f(n + 1) + f(n + 2) }\nstruct Boxes: View { var body: some View { Text(\"\\(f(0))\") } }"
          .utf8), "error"
    ),
    ("dos/level-tops.layout", Data(right.replacing("\n", with: "\r\n").utf8), "pass"),
    ("zz/level-bottoms.layout", Data(wrong.utf8), "pass"),
  ]

  private func handIn(_ folder: String = "sent") throws {
    for answer in Self.answers {
      let url = URL(fileURLWithPath: playground.path).appendingPathComponent("\(folder)/\(answer.name)")
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try answer.bytes.write(to: url)
    }
  }

  private func grade(_ arguments: String...) throws -> Binary.Outcome {
    let outcome = try playground.binary.run(["grade"] + arguments)
    #expect(outcome.status == 0, "\(outcome.complaints)\(outcome.output)")
    return outcome
  }

  private func results(_ folder: String) throws -> [JSON] {
    try playground.read("höme/\(folder)/results.jsonl").split(separator: "\n").map {
      try JSON.read(SourceText(name: "result", text: String($0)))
    }
  }

  /// All files that a run wrote, by name.
  private func files(_ folder: String) throws -> [String: Data] {
    let root = URL(fileURLWithPath: "\(playground.home)/\(folder)")
    var files: [String: Data] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: root.path) {
      files[name] = try? Data(contentsOf: root.appendingPathComponent(name))
    }
    return files
  }

  private static let formats = "csv,moodle,canvas,class,learners,junit,sarif,gradescope,exercism,check50"

  @Test func everythingHasAResult() throws {
    try handIn()
    let outcome = try grade("../sent", "-o", "out")
    #expect(outcome.output.contains("11 submissions graded."))
    let results = try results("out")
    let wanted = Self.answers.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    #expect(results.map { $0["submission"]?.string } == wanted.map(\.name))
    #expect(results.map { $0["status"]?.string } == wanted.map(\.status))
    #expect(
      results.map { $0["learner"]?.string } == wanted.map { $0.name.split(separator: "/").first.map(String.init) })
    for result in results where result["status"]?.string == "error" {
      let isExplained = result["problems"]?.elements?.isEmpty == false
      let stops = result["scenarios"]?.elements?.contains { $0["problems"]?.elements?.isEmpty == false }
      #expect(isExplained || stops == true, "\(result.compact)")
    }
    #expect(!playground.exists("höme/my-course"), "nothing is kept of it")
  }

  @Test func oneWorkerAndThreeWriteTheSameBytes() throws {
    try handIn()
    _ = try grade("../sent", "-o", "one", "--workers", "1", "--formats", Self.formats)
    _ = try grade("../sent", "-o", "three", "--workers", "3", "--formats", Self.formats)
    let one = try files("one")
    #expect(try one == files("three"))
    #expect(one.count > 60)
  }

  // MARK: Interrupted runs

  @Test func itGoesOnWhereItWasEnded() throws {
    try handIn()
    _ = try grade("../sent", "-o", "out")
    let whole = try files("out")
    let text = try playground.read("höme/out/results.jsonl")
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (kept, rest) in [(0, ""), (4, ""), (4, String(lines[4].prefix(40))), (4, "nonsense\n"), (4, lines[6] + "\n")] {
      let cut = lines[..<kept].map { $0 + "\n" }.joined() + rest
      try playground.write("höme/out/results.jsonl", cut)
      let outcome = try grade("../sent", "-o", "out")
      #expect(
        outcome.output.contains(kept == 0 ? "graded." : "\(kept) of them from the run before"), "\(outcome.output)")
      #expect(try files("out") == whole)
    }
  }

  @Test func whatHasChangedIsGradedAnew() throws {
    try handIn()
    _ = try grade("../sent", "-o", "out")
    try playground.write("sent/alan/level-tops.layout", Self.right)
    _ = try grade("../sent", "-o", "out")
    #expect(try results("out")[1]["status"]?.string == "pass")
    // Another pack and other settings count as changes.
    let other = try playground.read("pack/Exercises/01-first/level-tops/exercise.json").replacing(
      "\"points\": 2", with: "\"points\": 4")
    try playground.write("pack/Exercises/01-first/level-tops/exercise.json", other)
    _ = try grade("../sent", "-o", "out")
    #expect(try results("out")[0]["maxPoints"]?.number == 4)
    let anew = try grade("../sent", "-o", "out", "--points", "view")
    #expect(!anew.output.contains("from the run before"))
    #expect(try results("out")[0]["policy"]?.string == "view")
  }

  @Test func onlyItsOwnFolderIsWritten() throws {
    try handIn()
    try playground.write("höme/mine/letter.txt", "Dear class")
    let outcome = try playground.binary.run("grade", "../sent", "-o", "mine")
    #expect(outcome.status == 2)
    #expect(outcome.complaintInOneLine.contains("mine is not empty, and no folder of results."))
    #expect(try files("mine").keys.sorted() == ["letter.txt"])
  }

  // MARK: Points

  private func points(_ arguments: String...) throws -> [Double?] {
    try playground.write("one/a/level-tops.layout", Self.right)
    // Right if both boxes are equally high, wrong otherwise.
    let partly = Self.right.replacing("height: 10", with: "height: height == 60 ? 10 : 12")
    try playground.write("one/b/level-tops.layout", partly)
    try playground.write("one/c/level-tops.layout", Self.wrong)
    _ = try playground.binary.run(["grade", "../one", "-o", "points"] + arguments)
    return try results("points").map { $0["points"]?.number }
  }

  @Test func pointsAreAsThePolicySays() throws {
    #expect(try points() == [2, 0, 0])
    #expect(try points("--points", "scenario") == [2, 0.66, 0])
    let byView = try points("--points", "view")
    #expect(byView.first == 2)
    #expect((0.66..<2).contains(byView[1] ?? 0))
    try playground.write(
      "höme/rubric.json",
      #"{"format": 1, "points": "scenario", "exercises": {"level-tops": {"worth": 10, "scenarios": {"tall": 8, "unseen": 1}}}}"#
    )
    #expect(try points("--rubric", "rubric.json") == [10, 8, 0])
    #expect(try points("--rubric", "rubric.json", "--points", "all") == [10, 0, 0])
  }

  @Test func whatComesLateCosts() throws {
    try playground.write(
      "höme/rubric.json",
      #"{"format": 1, "deadline": "2026-11-20T18:00:00Z", "late": [{"hours": 24, "percent": 50}]}"#)
    try playground.write("höme/times.csv", "learner,submitted\na,2026-11-20 19:30+01:00\nb,2026-11-30\n")
    #expect(try points("--rubric", "rubric.json", "--submitted", "times.csv") == [1, 0, 0])
    let late = try results("points")[0]["late"]
    #expect(late?["seconds"]?.number == 1800 && late?["pointsInTime"]?.number == 2)
    try playground.write("höme/times.csv", "learner,submitted\na,soon\n")
    let faulty = try playground.binary.run("grade", "../one", "-o", "points", "--submitted", "times.csv")
    #expect(faulty.status == 2 && faulty.complaintInOneLine.contains("times.csv has no name and time in line 2"))
  }

  /// The status reports points that may be wrong, because of unknown learners' times or missing hidden scenarios.
  @Test func whatMakesPointsDoubtfulIsTold() throws {
    try playground.write("one/ada/level-tops.layout", Self.right)
    try playground.write("höme/times.csv", "learner,submitted\nAda,2026-11-20\n")
    let untimed = try playground.binary.run("grade", "../one", "-o", "times", "--submitted", "times.csv", "--plain")
    #expect(untimed.status == 1)
    #expect(untimed.output.contains("Times for nobody who handed something in: Ada."), "\(untimed.output)")
    #expect(untimed.output.contains("Without a time, and so not late: 1 submission."))
    _ = try playground.binary.run("pack", "../pack", "-o", "pack.tar.gz", "--for-learners")
    #expect(try playground.binary.shell("mkdir form && tar -xf pack.tar.gz -C form").status == 0)
    let words = ["grade", "../one", "-o", "form-points", "--plain", "--pack", "form"]
    let outcome = try playground.binary.run(words)
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("its hidden scenarios were not tried"), "\(outcome)")
    #expect(try playground.binary.run(words + ["--without-hidden"]).status == 0)
  }

  /// The roster gives ids and names, moves due dates, and tells who is missing and who is unknown.
  @Test func aRosterNamesTheClass() throws {
    try playground.write("one/Ada Lovelace/level-tops.layout", Self.right)
    try playground.write("one/turingalan/level-tops.layout", Self.wrong)
    try playground.write("one/eve/level-tops.layout", Self.right)
    try playground.write(
      "höme/rubric.json",
      #"{"format": 1, "deadline": "2026-11-20T18:00:00Z", "exercises": {"level-tops": {"column": "Tops (47)"}}}"#)
    try playground.write("höme/times.csv", "s1,2026-11-21T17:00:00Z\neve,2026-11-20\nturingalan,2026-11-20\n")
    try playground.write("höme/class.csv", "id,name,extension\ns1,Ada Lovelace,24\ns2,Alan Turing,\ns3,Grace Hopper,\n")
    let words = [
      "grade", "../one", "-o", "class", "--rubric", "rubric.json", "--submitted", "times.csv", "--plain", "--formats",
      "moodle,canvas,learners,class,csv", "--roster",
    ]
    let outcome = try playground.binary.run(words + ["class.csv"])
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("Handed in by nobody on the roster, and so in no gradebook: eve."))
    #expect(outcome.output.contains("Handed in nothing: Grace Hopper (s3)."), "\(outcome.output)")
    #expect(try results("class").map { $0["learner"]?.string } == ["s1", "eve", "s2"])
    #expect(try playground.read("höme/class/canvas.csv").contains("Ada Lovelace,,s1,s1,,2\nAlan Turing,,s2,s2,,0\n"))
    #expect(try playground.read("höme/class/moodle.csv").hasPrefix("ID number,Full name,Group,Tops (47)\n"))
    // The page marks the line of the mistake, and has no fix.
    let page = try playground.read("höme/class/learners/s2.html")
    #expect(page.contains("<h1>Alan Turing</h1>") && page.contains("<li class=\"off\"><mark>"), "\(page)")
    #expect(try playground.read("höme/class/class.html").contains("<a href=\"learners/s2.html\">Alan Turing</a>"))
    try playground.write("höme/class.csv", "id,name,extension\ns1,Ada,later\n")
    let faulty = try playground.binary.run(words + ["class.csv"])
    #expect(faulty.status == 2 && faulty.complaintInOneLine.contains("class.csv, line 2: an extension is a number"))
  }

  /// Points and comments by hand outlive a regrading.
  @Test func whatIsSetByHandStays() throws {
    try playground.write("one/ada/level-tops.layout", Self.wrong)
    let words = ["grade", "../one", "-o", "out", "--formats", "moodle,learners"]
    _ = try playground.binary.run(words)
    try playground.write("höme/out/overrides.csv", "learner,exercise,points,comment\nada,level-tops,1.5,Nearly!\n")
    for more in [[], ["--points", "view"]] {
      let outcome = try playground.binary.run(words + more)
      #expect(outcome.status == 0, "\(outcome)")
      #expect(try playground.read("höme/out/moodle.csv").hasSuffix("ada,ada,,1.5,Nearly!\n"))
      #expect(try playground.read("höme/out/learners/ada.md").contains("> Nearly!"))
    }
    try playground.write("höme/out/overrides.csv", "learner,exercise,points\nadam,level-tops,1\n")
    let nobody = try playground.binary.run(words)
    #expect(nobody.status == 1 && nobody.output.contains("Overrides for nobody"), "\(nobody)")
    try playground.write("höme/out/overrides.csv", "learner,exercise,points\nada,level-tops,much\n")
    let faulty = try playground.binary.run(words)
    #expect(faulty.status == 2 && faulty.complaintInOneLine.contains("overrides.csv, line 2: “much” are no points"))
  }

  /// Results of any engine become the same files as those of a run.
  @Test func resultsOfAnotherEngineBecomeEveryFormat() throws {
    try handIn()
    _ = try grade("../sent", "-o", "out", "--formats", Self.formats)
    _ = try playground.binary.shell("cp out/results.jsonl theirs.jsonl")
    _ = try grade("../sent", "-o", "from", "--formats", Self.formats, "--from", "theirs.jsonl")
    var (whole, made) = (try files("out"), try files("from"))
    for name in ["results.jsonl", "grade.json"] { (whole[name], made[name]) = (nil, nil) }
    #expect(whole == made)
    // Without the submissions, only the code is missing.
    _ = try grade("-o", "without", "--formats", "learners,moodle", "--from", "theirs.jsonl")
    #expect(try !playground.read("höme/without/learners/alan.md").contains("```"))
    // Beside the results, it leaves them as they are.
    _ = try grade("-o", "out", "--formats", "canvas", "--from", "out/results.jsonl")
    #expect(try grade("../sent", "-o", "out").output.contains("11 of them from the run before"))
    try playground.write("höme/class.csv", "id,extension\nada,24\nalan,\n")
    try playground.write(
      "höme/late.jsonl",
      try playground.read("höme/theirs.jsonl").replacing(
        "\"late\":null", with: #""late":{"seconds":9,"percent":0,"pointsInTime":2,"extension":0}"#))
    let late = try playground.binary.run(
      "grade", "--from", "late.jsonl", "--roster", "class.csv", "-o", "late", "--plain")
    #expect(late.status == 1 && late.output.contains("Graded without their extension: ada."), "\(late.output)")
    try playground.write("höme/broken.jsonl", "{}\n")
    let broken = try playground.binary.run("grade", "--from", "broken.jsonl", "-o", "x")
    #expect(broken.status == 2 && broken.complaintInOneLine.contains("Line 1 of broken.jsonl is no result"))
  }

  @Test func severalPathsAreOneClass() throws {
    try playground.write("one/ada/level-tops.layout", Self.right)
    try playground.write("two/alan/level-tops.layout", Self.wrong)
    _ = try grade("../one", "../two", "-o", "both")
    #expect(try results("both").map { $0["learner"]?.string } == ["ada", "alan"])
    #expect(
      try results("both").map { $0["submission"]?.string } == [
        "one/ada/level-tops.layout", "two/alan/level-tops.layout",
      ])
  }

  @Test func hiddenScenariosStayHidden() throws {
    try handIn()
    _ = try grade(
      "../sent", "-o", "out", "--formats", "learners,gradescope,exercism,check50,junit", "--hidden", "count")
    for (name, data) in try files("out") where name != "results.jsonl" {
      #expect(!String(decoding: data, as: UTF8.self).contains("unseen"), "\(name)")
    }
    _ = try grade("../sent", "-o", "out", "--formats", "gradescope", "--hidden", "names")
    #expect(try playground.read("höme/out/gradescope/ada_level-tops.layout.json").contains("unseen"))
  }

  /// A seed draws other lengths for each learner; a right answer stays right, and the same seed gives the same lengths.
  @Test func aSeedDrawsOtherLengths() throws {
    _ = try points("--seed", "autumn")
    let drawn = try results("points")
    let seeds = drawn.compactMap { $0["seed"]?.string }
    #expect(Set(seeds).count == 3)
    #expect(drawn[0]["status"]?.string == "pass")
    let line: JSON = ["exercise": "level-tops", "source": JSON(Self.wrong), "seed": JSON(seeds[2])]
    let again = try playground.binary.run(["grade", "--jsonl"], input: Data((line.compact + "\n").utf8))
    let frames = try again.json["scenarios"]?.elements?.map {
      $0["views"]?.compact.replacing("c/level-tops", with: "level-tops")
    }
    #expect(
      frames
        == drawn[2]["scenarios"]?.elements?.map { $0["views"]?.compact.replacing("c/level-tops", with: "level-tops") })
  }
}
