import Diagnostics
import Foundation
import Testing

/// Tests for everyday tools: completions, the manual page, doctor, report, progress on two machines, and reviews.
@Suite struct DailyTests {
  let playground: Playground

  init() throws { playground = try Playground() }

  private func shell(_ line: String) throws -> Binary.Outcome { try playground.binary.shell(line) }

  private func solve() throws {
    #expect(try playground.binary.run("bake", "--yes").status == 0)
    _ = try playground.binary.run("next")
    #expect(
      try shell("course solution level-tops --reveal > my-course/exercises/01-first/level-tops.layout && course check")
        .status
        == 0)
  }

  @Test(arguments: [
    ("ne", "next new"), ("check level-", "level-tops level-bottoms"), ("check --a", "--all"), ("--format j", "json"),
    ("help comp", "completions compare"), ("completions ", "bash zsh fish"), ("progress im", "import"),
  ])
  func bashCompletes(_ typed: String, _ expected: String) throws {
    let words = ["course"] + typed.components(separatedBy: " ")
    let line = """
      eval "$(course completions bash)"; COMP_WORDS=(\(words.map { "'\($0)'" }.joined(separator: " "))); \
      COMP_CWORD=\(words.count - 1); _course; printf '%s\\n' "${COMPREPLY[@]}"
      """
    let found = Set(try shell(line).output.split(separator: "\n").map(String.init))
    #expect(found.isSuperset(of: expected.split(separator: " ").map(String.init)), "\(found)")
    let start = words.last ?? ""
    #expect(found.allSatisfy { $0.hasPrefix(start) })
  }

  @Test(arguments: ["bash", "zsh", "fish"]) func everyShellHasEveryCommand(_ shell: String) throws {
    let script = try playground.binary.run("completions", shell).output
    let commands = try playground.binary.run("help", "--format", "json").json["commands"]?.elements ?? []
    #expect(commands.count > 25)
    for command in commands { #expect(script.contains(command["name"]?.string ?? "?")) }
    let german = try playground.binary.run("completions", shell, "--language", "de").output
    #expect(german.contains("eine Aufgabe") == (shell != "bash"), "\(german)")
    #expect(try playground.binary.run("completions", "tcsh").status == 2)
  }

  @Test(arguments: [
    (
      "en",
      ["NAME", "SYNOPSIS", "COMMANDS", "OPTIONS", "EXIT STATUS", "ENVIRONMENT", "FILES", "EXAMPLES"],
      "nothing leaves it"
    ),
    (
      "de",
      [
        "BEZEICHNUNG", "\\[u00DC]BERSICHT", "BEFEHLE", "OPTIONEN", "EXIT\\-STATUS", "UMGEBUNGSVARIABLEN", "DATEIEN",
        "BEISPIELE",
      ], "die Handbuchseite"
    ),
  ])
  func theManualPageHasEveryCommand(_ language: String, _ sections: [String], _ words: String) throws {
    let page = try playground.binary.run("man", "--language", language).output
    #expect(page.contains(words))
    let commands = try playground.binary.run("help", "--format", "json").json["commands"]?.elements ?? []
    for command in commands { #expect(page.contains(".SS \"\(command["name"]?.string ?? "?")")) }
    #expect(page.hasPrefix(".TH COURSE 1"))
    #expect(page.utf8.allSatisfy { $0 < 128 }, "what a formatter takes it for is not known")
    for section in sections {
      #expect(page.contains(".SH \(section)\n"))
    }
    // No text starts with characters that the formatter takes for a request.
    let requests = Set(page.split(separator: "\n").filter { $0.hasPrefix(".") }.map { $0.prefix { $0 != " " } })
    #expect(requests.isSubset(of: [".TH", ".SH", ".SS", ".TP", ".PP", ".B", ".I", ".EX", ".EE"]), "\(requests)")
  }

  @Test func doctorLooksAtEverything() throws {
    try solve()
    let outcome = try playground.binary.run("doctor", "--format", "json")
    let parts = try outcome.json["findings"]?.elements?.compactMap { $0["part"]?.string }
    #expect(
      parts == ["program", "pack", "work", "progress", "disk", "watcher", "terminal", "editor", "page", "browser"])
    #expect(try outcome.json["fine"]?.bool == (outcome.status == 0))
    try Data("no database".utf8).write(to: URL(fileURLWithPath: "\(playground.home)/my-course/.course/progress.sqlite"))
    let ill = try playground.binary.run("doctor")
    #expect(ill.status == 1)
    #expect(ill.output.contains("missing"))
  }

  @Test func aReportSaysNothingAboutWhoWritesIt() throws {
    try solve()
    let report = try playground.binary.run("report", "level-tops").output
    #expect(report.contains("### 1.1 level-tops") && report.contains("```swift") && report.contains("ok"))
    var machine = utsname()
    uname(&machine)
    let host = ProcessInfo.processInfo.hostName
    for secret in [playground.home, playground.path, NSHomeDirectory() + "/", NSUserName() + "@", host]
    where secret.count > 3 {
      #expect(!report.contains(secret), "\(secret)")
    }
  }

  @Test func progressGoesToAnotherMachineAndBack() throws {
    try solve()
    #expect(try playground.binary.run("hint", "level-bottoms").status == 0)
    #expect(try playground.binary.run("progress", "export", "one.json").status == 0)
    let other = try Playground()
    try other.write("höme/one.json", String(contentsOfFile: "\(playground.home)/one.json", encoding: .utf8))
    #expect(try other.binary.run("progress", "import", "one.json", "--format", "json").json["texts"]?.number == 1)
    let again = try other.binary.run("progress", "import", "one.json", "--format", "json").json
    #expect(again["texts"]?.number == 0 && again["exercises"]?.number == 0, "twice is not once")
    let (here, there) = (
      try playground.binary.run("progress", "export", "-").output,
      try other.binary.run("progress", "export", "-").output
    )
    #expect(here == there)
    #expect(try other.binary.run("list", "--plain").output.contains("done"))
  }

  @Test(arguments: [
    (#"{"formatVersion": 2, "exercises": [], "places": []}"#, "format 2"), ("[]", "object"), ("{", "error"),
    (#"{"formatVersion": 1, "exercises": [{"pack": "p"}], "places": []}"#, "exercise"),
    (
      #"{"formatVersion": 1, "exercises": [{"pack":"p","exercise":"e","texts":[{"at":-1,"event":"reset","text":""}],"hints":[],"reviews":[]}], "places": []}"#,
      "1970"
    ),
    (
      #"{"formatVersion": 1, "exercises": [{"pack":"p","exercise":"e","texts":[],"hints":[{"number":0,"at":5}],"reviews":[]}], "places": []}"#,
      "no progress can have"
    ),
  ])
  func whatIsNoProgressIsRefused(_ text: String, _ words: String) throws {
    try solve()
    let before = try playground.binary.run("progress", "export", "-").output
    try playground.write("höme/bad.json", text)
    let outcome = try playground.binary.run("progress", "import", "bad.json")
    #expect(outcome.status == 2)
    #expect(outcome.complaints.contains(words) && outcome.complaints.contains("bad.json"))
    #expect(try playground.binary.run("progress", "export", "-").output == before)
  }

  @Test func anExerciseComesBackInAFileOfItsOwn() throws {
    #expect(try playground.binary.run("next").status == 0)
    #expect(try playground.binary.run("review").output.contains("you have not passed one yet"))
    try solve()
    #expect(try playground.binary.run("review").output.contains("Nothing is due. The next one is level-tops"))
    let begun = try playground.binary.run("review", "level-tops", "--format", "json").json
    #expect(begun["file"]?.string == "my-course/review/level-tops.layout")
    let mine = try String(
      contentsOfFile: "\(playground.home)/my-course/exercises/01-first/level-tops.layout", encoding: .utf8)
    let wrong = try playground.binary.run("check", "my-course/review/level-tops.layout")
    #expect(wrong.status == 1)
    #expect(wrong.output.contains("This is a review"))
    let right = try shell(
      "course solution level-tops > my-course/review/level-tops.layout; course check my-course/review/level-tops.layout"
    )
    #expect(right.status == 0)
    #expect(right.output.contains("passed again, after 2 checks"))
    #expect(
      try String(contentsOfFile: "\(playground.home)/my-course/exercises/01-first/level-tops.layout", encoding: .utf8)
        == mine)
    let card = try playground.binary.run("review", "--format", "json").json["cards"]?.elements?.first
    #expect(card?["reviews"]?.number == 1)
  }

  /// A review starts with the first hint, and the exercise keeps its own count.
  @Test func aReviewHasHintsOfItsOwn() throws {
    try solve()
    #expect(try playground.binary.run("hint", "level-tops").output.contains("hint 1 of 2\n"))
    let begun = try playground.binary.run("review", "level-tops")
    #expect(begun.output.contains("course hint level-tops"))
    for number in 1...2 {
      let hint = try playground.binary.run("hint", "level-tops")
      #expect(hint.output.contains("hint \(number) of 2, in this review"), "\(hint.output)")
    }
    let check = try playground.binary.run("check", "my-course/review/level-tops.layout", "--format", "json").json
    #expect(check["hintsUsed"]?.number == 2)
    #expect(
      try playground.binary.run("list", "--format", "json").json["exercises"]?.elements?.first?["hintsUsed"]?.number
        == 1)
    // After an edit of the exercise's file, hints are the exercise's own again.
    Thread.sleep(forTimeInterval: 0.05)
    try playground.write(playground.file("level-tops"), Playground.layout(alignment: "(alignment: .bottom)"))
    #expect(try playground.binary.run("hint", "level-tops").output.contains("hint 2 of 2\n"))
  }
}
