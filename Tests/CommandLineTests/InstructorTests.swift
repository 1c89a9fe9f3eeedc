import Diagnostics
import Foundation
import Testing

/// Tests for `new`, `bake`, `verify` and `add` through the real program.
@Suite struct InstructorTests {
  private let playground: Playground

  init() throws {
    playground = try Playground()
    _ = try playground.binary.run("bake", "--yes")
  }

  // MARK: bake

  @Test func bakeAsksBeforeStoredFramesChange() throws {
    let name = "pack/Exercises/01-first/level-tops/expected.json"
    let good = try playground.read(name)
    let old = good.replacing("\"b\": [104, 30,", with: "\"b\": [104, 33,")
    #expect(old != good)
    try playground.write(name, old)
    let refused = try playground.binary.run("bake", "level-tops", input: "n\n")
    #expect(refused.status == 1)
    #expect(refused.output.contains("base: b y 33 → 30"))
    #expect(refused.output.contains("Write 1 file? [y/N]"))
    #expect(refused.output.contains("Nothing was written."))
    #expect(try playground.binary.run("bake", "level-tops").status == 1)
    let json = try playground.binary.run("bake", "level-tops", "--format", "json")
    #expect(try json.json["written"]?.bool == false)
    #expect(json.status == 1)
    #expect(try playground.read(name) == old)
    let agreed = try playground.binary.run("bake", "level-tops", input: "y\n")
    #expect(agreed.status == 0)
    #expect(
      agreed.output.contains("Written: 1 file.\n  \(playground.path)/pack/Exercises/01-first/level-tops/expected.json"),
      "\(agreed.output)")
    #expect(try playground.read(name) == good)
    try playground.write(name, old.replacing("\"engine\": \"1\"", with: "\"engine\": \"0\""))
    let unasked = try playground.binary.run("bake", "--yes")
    #expect(unasked.status == 0)
    #expect(unasked.output.contains("layout rules 0 → 1"))
    #expect(try playground.read(name) == good)
  }

  /// `bake --expects` writes what each wrong answer gets, and asks before it replaces what an author has written.
  @Test func bakeWritesWhatWrongAnswersGet() throws {
    let folder = "pack/Exercises/01-first/level-tops/wrong"
    let body = Playground.layout(alignment: "(alignment: .bottom)")
    try playground.write("\(folder)/unsaid.layout", body)
    try playground.write("\(folder)/empty.layout", "// expects:\n" + body)
    let first = try playground.binary.run("bake", "level-tops", "--expects")
    #expect(first.status == 0, "\(first)")
    let got = try playground.read("\(folder)/unsaid.layout").split(separator: "\n")[0]
    #expect(try playground.read("\(folder)/unsaid.layout") == "\(got)\n" + body)
    #expect(try playground.read("\(folder)/empty.layout") == "\(got)\n" + body)
    #expect(got.hasPrefix("// expects: ") && first.output.contains("wrong/unsaid.layout gets \(got.dropFirst(12))"))
    try playground.write("\(folder)/other.layout", "// expects: hard-coded\n" + body)
    try playground.write("\(folder)/right.layout", "// expects: hard-coded\n" + GradeTests.right)
    let asked = try playground.binary.run("bake", "level-tops", "--expects", input: "n\n")
    #expect(asked.status == 1 && asked.output.contains("; its first line expects hard-coded"), "\(asked)")
    #expect(asked.output.contains("wrong/right.layout passes; add a scenario that it fails"))
    #expect(try playground.binary.run("bake", "level-tops", "--expects", "--yes").status == 0)
    #expect(try playground.read("\(folder)/other.layout") == "\(got)\n" + body)
    #expect(try playground.read("\(folder)/right.layout").hasPrefix("// expects: hard-coded\n"))
  }

  /// Without a confirmation, `bake` never writes all exercises at once.
  @Test func bakingAllNeedsAYes() throws {
    let name = "pack/Exercises/01-first/level-tops/expected.json"
    let good = try playground.read(name)
    let same = try playground.binary.run("bake")
    #expect(same.status == 0)
    #expect(same.output.contains("nothing was written"))
    try playground.write(name, good.replacing("\"b\": [104, 30,", with: "\"b\": [104, 33,"))
    let refused = try playground.binary.run("bake", input: "y\n")
    #expect(refused.status == 2)
    #expect(
      refused.complaints.contains("would write 1 file of mini") && refused.complaints.contains("course bake --yes"))
    #expect(try playground.binary.run("bake", "--format", "json").status == 2)
    #expect(try playground.read(name) != good)
    let written = try playground.binary.run("bake", "--yes")
    #expect(written.output.contains("level-tops/expected.json\n") && !written.output.contains("level-bottoms"))
    #expect(try playground.read(name) == good)
  }

  /// Equal numbers in another layout of the file are equal frames.
  @Test func aFileThatSaysTheSameStaysAsItIs() throws {
    let name = "pack/Exercises/01-first/level-tops/expected.json"
    let other = try playground.read(name).replacing(",\n", with: ", ")
    try playground.write(name, other)
    #expect(try playground.binary.run("bake", "--yes").status == 0)
    #expect(try playground.read(name) == other)
  }

  /// A changed solution is reported even if its frames are the same.
  @Test func framesOfAnotherTextAreFound() throws {
    let name = "pack/Exercises/01-first/level-tops/solution.layout"
    try playground.write(name, try playground.read(name) + "// Written more nicely.\n")
    let outcome = try playground.binary.run("verify", "level-tops")
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("baked from another text of the"), "\(outcome.output)")
    #expect(outcome.output.contains("course bake level-tops"))
    #expect(try playground.binary.run("bake", "level-tops", input: "y\n").status == 0)
    #expect(try !playground.binary.run("verify", "level-tops").output.contains("baked from"))
  }

  /// Commands write into the installed course only if `--pack` names it.
  @Test func theInstalledCourseIsLeftAlone() throws {
    let inside = Binary(folder: "\(playground.path)/pack/Exercises/01-first")
    try FileManager.default.createDirectory(
      atPath: "\(playground.path)/pack/my-course", withIntermediateDirectories: true)
    let learner = Binary(folder: "\(playground.path)/pack/my-course")
    for arguments in [["bake", "level-tops"], ["new", "level-middles", "--chapter", "1"]] {
      let refused = try learner.run(arguments, input: Data())
      #expect(refused.status == 2)
      #expect(refused.complaintInOneLine.contains("the course that is installed"), "\(refused.complaints)")
      #expect(refused.complaints.contains("--pack"))
      #expect(try inside.run(arguments, input: Data()).status == 0)
    }
  }

  // MARK: hintFor

  /// A hint for a diagnosis comes first, as soon as a check has found the diagnosis.
  @Test func aHintForADiagnosisComesFirst() throws {
    let name = "pack/Exercises/01-first/level-tops/exercise.json"
    let hints =
      #""hintFor": {"key-mismatch": "Which line does the row ask for?", "sign-flipped": "Not this one."}, "hints""#
    try playground.write(name, try playground.read(name).replacing("\"hints\"", with: hints))
    _ = try playground.binary.run("next")
    // The starter, whose row asks for the center.
    try playground.write(playground.file("level-tops"), Playground.layout(alignment: ""))
    #expect(try !playground.binary.run("hint").output.contains("Which line"))
    let check = try playground.binary.run("check", "--format", "json").json
    let found = check["diagnoses"]?.elements?.compactMap { $0["id"]?.string } ?? []
    let hint = try playground.binary.run("hint")
    #expect(hint.output.contains("The row."))
    #expect(hint.output.contains("Which line does the row ask for?"))
    #expect(found.contains("key-mismatch"), "\(found)")
    #expect(!hint.output.contains("Not this one."))
    let json = try playground.binary.run("hint", "--format", "json").json
    #expect(json["forDiagnosis"]?["id"]?.string == "key-mismatch")
  }

  // MARK: new

  @Test func newListsTheExerciseAndLeavesTheListAsItWas() throws {
    let before = try playground.read("pack/Exercises/course.json")
    let outcome = try playground.binary.run("new", "level-middles", "--chapter", "1", "--title", "Middles")
    #expect(outcome.status == 0, "\(outcome.complaints)")
    let after = try playground.read("pack/Exercises/course.json")
    #expect(after == before.replacing("\"level-bottoms\"", with: "\"level-bottoms\", \"level-middles\""))
    let home = "pack/Exercises/01-first/level-middles"
    for file in ["exercise.json", "lesson.md", "why.md", "starter.layout", "solution.layout"] {
      #expect(playground.exists("\(home)/\(file)"), "\(file)")
    }
    #expect(try playground.read("\(home)/exercise.json").contains("\"title\": \"Middles\""))
    let again = try playground.binary.run("new", "level-middles", "--chapter", "1")
    #expect(again.status == 2)
    #expect(again.complaints.contains("already"))
  }

  @Test func newMakesAChapterThatIsNotThere() throws {
    let outcome = try playground.binary.run("new", "a", "--chapter", "02-tool-bars", "--kind", "predict")
    #expect(outcome.status == 0, "\(outcome.complaints)")
    let list = try playground.binary.run("list")
    #expect(list.output.contains("2 Tool bars"))
    #expect(playground.exists("pack/Exercises/02-tool-bars/a/given.layout"))
    // A prediction's skeleton is valid as well: only texts and answers are missing.
    let verify = try playground.binary.run("verify", "a")
    #expect(verify.output.contains("hint 1 is empty"))
    // A check that could not run is not reported as ok.
    #expect(verify.output.contains("not tried: starters fail"))
    #expect(!verify.output.contains(#/ok +starters fail/#))
    #expect(!verify.output.contains("needs \""))
  }

  @Test(
    arguments: [
      (["new"], "needs a name"), (["new", "A b", "--chapter", "1"], "no name for an exercise"),
      (["new", "a"], "needs a chapter"), (["new", "a", "--chapter", "7"], "There is no chapter 7"),
      (["new", "a", "--chapter", "01-frist"], "Did you mean `01-first`?"),
      (["new", "a", "--chapter", "../x"], "no name for a chapter"),
      (["new", "a", "--chapter", "1", "--kind", "fxi"], "Did you mean `fix`?"),
      (["verify", "level-topz"], "Did you mean `level-tops`?"), (["add"], "needs a folder or an archive"),
      (["add", "nowhere.tar"], "There is no file nowhere.tar"), (["add", "."], "has no Exercises/course.json"),
    ])
  func wrongUsage(_ arguments: [String], _ words: String) throws {
    let outcome = try playground.binary.run(arguments)
    #expect(outcome.status == 2)
    #expect(outcome.complaints.contains(words), "\(outcome.complaints)")
  }

  // MARK: verify

  @Test func verifyTellsEachCheckAndEndsWith1() throws {
    let outcome = try playground.binary.run("verify")
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("2 exercises, 6 scenarios, 0 wrong answers"))
    #expect(outcome.output.contains(#/FAIL +level-tops +[^ ]*exercise.json:[0-9]+\n +there are 2 hints, not 3/#))
    #expect(outcome.output.contains(#/ok +expected frames equal a fresh bake/#))
    #expect(outcome.output.contains("not tried in 2 exercises: wrong answers fail"))
    #expect(outcome.output.contains(#/warn +level-tops .*\n +"tall" is not needed/#))
    let json = try playground.binary.run("verify", "level-tops", "--format", "json").json
    #expect(json["exercises"]?.number == 1)
    let findings = try #require(json["findings"]?.elements)
    #expect(findings.allSatisfy { $0["exercise"]?.string == "level-tops" })
    #expect(json["failures"]?.number == Double(findings.count { $0["severity"]?.string == "failure" }))
  }

  // MARK: add

  private func tar(_ arguments: [String]) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["tar"] + arguments
    process.currentDirectoryURL = URL(fileURLWithPath: playground.path)
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  /// A learner without a pack of their own.
  private var learner: Binary { Binary(folder: playground.home) }

  @Test(arguments: ["folder", "tar", "gzip", "wrapped"]) func addsAPack(_ form: String) throws {
    let name =
      switch form {
      case "tar": "../p.tar"
      case "gzip": "../p.tar.gz"
      case "wrapped": "../w.tgz"
      default: "../pack"
      }
    // A name of more than 100 letters needs a header of its own.
    let long = "Data/" + String(repeating: "long-", count: 30) + ".json"
    try playground.write("pack/\(long)", "[]")
    try playground.write("pack/README.md", "not part of it")
    if form == "tar" { try tar(["-cf", "p.tar", "-C", "pack", "Exercises", "Data"]) }
    if form == "gzip" { try tar(["-czf", "p.tar.gz", "-C", "pack", "Exercises", "Data"]) }
    if form == "wrapped" { try tar(["--format=pax", "-czf", "w.tgz", "pack"]) }
    let outcome = try learner.run("add", name)
    #expect(outcome.status == 0, "\(outcome.complaints)")
    #expect(outcome.output.contains("Added mini 0.1"))
    let home = "höme/my-course/.course/packs/mini"
    #expect(playground.exists("\(home)/\(long)"))
    #expect(!playground.exists("\(home)/README.md"))
    #expect(try learner.run("next", "--pack", "mini").status == 0)
    let check = try learner.run("check", "--pack", "mini", "--format", "json")
    #expect(try check.json["pack"]?["id"]?.string == "mini")
    #expect(try check.json["pack"]?["version"]?.string == "0.1")
    #expect(try check.json["pack"]?["hash"]?.string?.count == 16)
    #expect(try learner.run("history", "level-tops", "--pack", "mini").status == 0)
  }

  @Test func aNewerPackTakesTheOldOnesPlace() throws {
    #expect(try learner.run("add", "../pack").status == 0)
    try playground.write("pack/Exercises/course.json", Playground.course.replacing("\"0.1\"", with: "\"0.2\""))
    let outcome = try learner.run("add", "../pack")
    #expect(outcome.output.contains("Added mini 0.2 in place of 0.1"))
    let packs = try FileManager.default.contentsOfDirectory(atPath: "\(playground.home)/my-course/.course/packs")
    #expect(packs == ["mini"])
  }

  @Test func aBrokenPackDoesNotTakeASoundOnesPlace() throws {
    #expect(try learner.run("add", "../pack").status == 0)
    try playground.write("pack/Exercises/01-first/level-tops/exercise.json", "{")
    let outcome = try learner.run("add", "../pack")
    #expect(outcome.status == 2)
    #expect(outcome.complaints.contains("exercise.json:1:2"))
    #expect(try learner.run("next", "--pack", "mini").status == 0)
    let packs = try FileManager.default.contentsOfDirectory(atPath: "\(playground.home)/my-course/.course/packs")
    #expect(packs == ["mini"])
  }

  /// A tar header, as `tar` writes it, with the file's bytes.
  private func member(_ name: String, type: Character = "0", _ text: String = "", size: Int? = nil) -> [UInt8] {
    var header = [UInt8](repeating: 0, count: 512)
    func put(_ text: String, at offset: Int) {
      for (index, byte) in text.utf8.enumerated() { header[offset + index] = byte }
    }
    func octal(_ number: Int, _ digits: Int) -> String {
      let text = String(number, radix: 8)
      return String(repeating: "0", count: max(0, digits - text.count)) + text
    }
    put(name, at: 0)
    put("0000644", at: 100)
    put(octal(size ?? text.utf8.count, 11), at: 124)
    put("        ", at: 148)
    put(String(type), at: 156)
    put("ustar\u{0}00", at: 257)
    put(octal(header.reduce(0) { $0 + Int($1) }, 6) + "\u{0}", at: 148)
    let padding = (512 - text.utf8.count % 512) % 512
    return header + Array(text.utf8) + [UInt8](repeating: 0, count: padding)
  }

  @Test func archivesThatCannotBeTrustedAreRefused() throws {
    let good = member("Exercises/course.json", Playground.course)
    var damaged = good
    damaged[0] = 0x21
    let archives: [(String, [UInt8], String)] = [
      ("absolute", good + member("/tmp/x", "a"), "would leave the pack's folder"),
      ("up", good + member("Exercises/../../x", "a"), "would leave the pack's folder"),
      ("link", good + member("Exercises/x", type: "2"), "is a link"),
      ("hard", good + member("Exercises/x", type: "1"), "is a link"),
      ("device", good + member("Exercises/x", type: "3"), "neither a file nor a folder"),
      ("long", good + member("a", type: "L", "../../../x") + member("a", "b"), "would leave the pack's folder"),
      ("pax", good + member("a", type: "x", "17 path=../../xy\n") + member("a", "b"), "would leave the pack's folder"),
      ("short", good + member("Exercises/x", size: 100_000), "ends in the middle"),
      ("damaged", damaged, "no tar archive"),
      ("text", Array(String(repeating: "x", count: 2000).utf8), "no tar archive"),
      ("empty", [UInt8](repeating: 0, count: 1024), "no files"), ("none", [], "cannot be unpacked"),
      ("gzip", [0x1F, 0x8B, 1, 2, 3], "damaged"), ("cut", [0x1F, 0x8B, 8, 0], "ends in the middle"),
    ]
    for (name, bytes, words) in archives {
      try Data(bytes).write(to: URL(fileURLWithPath: "\(playground.home)/\(name).tar"))
      let outcome = try learner.run("add", "\(name).tar")
      #expect(outcome.status == 2, "\(name)")
      #expect(outcome.complaints.contains(words), "\(name): \(outcome.complaints)")
    }
    #expect(!playground.exists("höme/my-course/.course/packs/mini"))
    #expect(!playground.exists("x"))
  }

  /// 100 MB of zeros compress to a hundred kilobytes.
  @Test func archivesThatGrowAreRefused() throws {
    try playground.write("pack/Data/small.json", "[]")
    #expect(FileManager.default.createFile(atPath: "\(playground.path)/pack/Data/big.json", contents: Data()))
    let file = try FileHandle(forWritingTo: URL(fileURLWithPath: "\(playground.path)/pack/Data/big.json"))
    try file.truncate(atOffset: 100 << 20)
    try file.close()
    try tar(["-czf", "big.tgz", "-C", "pack", "Exercises", "Data"])
    let outcome = try learner.run("add", "../big.tgz")
    #expect(outcome.status == 2)
    #expect(outcome.complaints.contains("larger than a pack may be"))
    #expect(try learner.run("add", "../pack").complaints.contains("larger than it may be"))
  }

  @Test func linksInAFolderAreRefused() throws {
    let link = "\(playground.path)/pack/Data/link.json"
    try FileManager.default.createDirectory(atPath: "\(playground.path)/pack/Data", withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "/etc/hostname")
    let outcome = try learner.run("add", "../pack")
    #expect(outcome.status == 2)
    #expect(outcome.complaints.contains("is a link or no file"))
  }
}
