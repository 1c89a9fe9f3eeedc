import Foundation
import Testing

/// Types every command and opens every path that pages print, in the folder in which the page was printed: above the
/// work folder and deep inside it, in both languages, with the real course.
@Suite struct PrintedCommandsTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// Placeholders on pages, with a value for each.
  private static let words = [
    "ID": "guide-is-a-number", "DIR": "elsewhere", "FILE": "level.layout", "TERM": "baseline", "COMMAND": "check",
    "NUMBER": "1", "BEFEHL": "check", "ORDNER": "anderswo", "DATEI": "level.layout", "WORT": "Grundlinie",
    "NUMMER": "1",
    "CHAPTER": "2", "NAME": "soup",
  ]

  private static let pages: [[String]] = [
    [], ["next", "1.2"], ["check"], ["check", "--all"], ["hint"], ["hint"], ["hint"], ["goal"], ["given"], ["explain"],
    ["explain", "Slip"], ["explain", "words"], ["explain", "sign-flipped"], ["explain", "baseline"], ["list"],
    ["list", "--todo", "--chapter", "2"], ["solution"], ["history"], ["reset"], ["history", "1", "2"], ["show"],
    ["skip"], ["prev"], ["next", "menu"], ["chekc"], ["check", "guide-is-a-nummer"], ["history", "99"],
    ["init", "second try"], ["help"], ["help", "all"], ["list", "2"], ["test-out", "2"], ["next", "10.1"],
    ["list", "--chapter", "77"], ["packs"],
    ["use", "alignment-guides"], ["use", "nothing"],
  ]

  @Test(arguments: zip([false, true], ["de", "en"]))
  func whatIsPrintedWorksWhereItIsRead(deepInside: Bool, language: String) throws {
    let playground = try Playground()
    try playground.write("höme/level.layout", Playground.layout(alignment: ""))
    let home = playground.home
    try FileManager.default.createSymbolicLink(atPath: home + "/course", withDestinationPath: Binary.path)
    let options = ["--pack", Self.root.path, "--language", language]
    var learner = PastingLearner(folder: home, program: "./course", options: options)
    #expect(try learner.page(["next", "guide-is-a-number"]).status == 0)
    let wrong = Self.root.appendingPathComponent("Exercises/01-numbers/guide-is-a-number/wrong/minus-signs.layout")
    let file = "höme/my-course/exercises/01-numbers/guide-is-a-number.layout"
    try playground.write(file, String(contentsOf: wrong, encoding: .utf8))
    if deepInside {
      learner.folder += "/my-course/exercises/01-numbers"
      learner.program = "../../../course"
      try playground.write(
        "höme/my-course/exercises/01-numbers/level.layout", Playground.layout(alignment: ""))
    }
    var tried: Set<String> = []
    for arguments in Self.pages {
      let page = try learner.page(arguments)
      #expect(page.status != 3, "\(arguments): \(page.text)")
      for name in page.files where !["given.layout", "level.layout"].contains(name) {
        #expect(isThere(name, from: learner.folder), "\(arguments) names \(name)")
      }
      for command in page.commands(of: learner.program) where tried.insert(command).inserted {
        let outcome = try learner.paste(Self.typed(command))
        #expect([0, 1].contains(outcome.status), "\(arguments) prints \(command), which says: \(outcome.text)")
        #expect(
          command.contains("--language \(language)") && command.contains("--pack "),
          "\(arguments) prints \(command), which is about another course")
      }
    }
    // A page without commands tests nothing; there were this many commands when this test was written.
    #expect(tried.count >= 20, "\(tried.sorted().joined(separator: "\n"))")
  }

  /// After a pass: the next exercise, the comparison, another answer.
  @Test func whatAPassPrintsWorks() throws {
    let playground = try Playground()
    try FileManager.default.createSymbolicLink(atPath: playground.home + "/course", withDestinationPath: Binary.path)
    let learner = PastingLearner(
      folder: playground.home, program: "./course", options: [], environment: ["COURSE_PACK": Self.root.path])
    _ = try learner.page(["next", "guide-is-a-number"])
    let solution = Self.root.appendingPathComponent("Exercises/01-numbers/guide-is-a-number/solution.layout")
    let file = "höme/my-course/exercises/01-numbers/guide-is-a-number.layout"
    try playground.write(file, String(contentsOf: solution, encoding: .utf8))
    let page = try learner.page(["check"])
    #expect(page.status == 0)
    let commands = page.commands(of: "./course")
    #expect(commands.contains("./course solution guide-is-a-number --diff"))
    #expect(commands.contains("./course solution guide-is-a-number --other"))
    for command in commands { #expect(try learner.paste(command).status == 0, "\(command)") }
  }

  /// The same for commands that are printed for authors.
  @Test func authorsCanTypeWhatIsPrinted() throws {
    let playground = try Playground()
    try FileManager.default.createSymbolicLink(atPath: playground.home + "/course", withDestinationPath: Binary.path)
    let learner = PastingLearner(folder: playground.home, program: "./course", options: ["--pack", "../pack"])
    var tried: Set<String> = []
    for arguments in [
      ["bake"], ["new", "level-middles", "--chapter", "1", "--title", "Middles"], ["verify"], ["help", "bake"],
    ] {
      for command in try learner.page(arguments).commands(of: "./course") where tried.insert(command).inserted {
        // An exercise with baked frames cannot be undone.
        if command.contains("--undo") { continue }
        let line = command.replacing("ID", with: "level-tops")
        #expect(try [0, 1, 3].contains(learner.paste(line).status), "\(arguments) prints \(command)")
        #expect(command.contains("--pack ../pack"))
      }
    }
    #expect(tried.contains("./course bake --yes --pack ../pack"))
    #expect(tried.contains("./course verify level-middles --pack ../pack"))
    let adding = PastingLearner(folder: playground.home, program: "./course", options: [])
    let added = try adding.page(["add", "../pack"])
    #expect(added.commands(of: "./course") == ["./course next --pack mini", "./course list --pack mini"], "\(added)")
  }

  /// A path with its line, pasted into a command.
  @Test func aPathIsTakenWithItsLine() throws {
    let playground = try Playground()
    #expect(try playground.binary.run("bake", "--yes").status == 0)
    _ = try playground.binary.run("next")
    for path in [
      "my-course/exercises/01-first/level-tops.layout:7", "my-course/exercises/01-first/level-tops.layout:7:3",
    ] {
      #expect(try playground.binary.run("check", path).status == 1)
      #expect(try playground.binary.run("explain", path).status == 0)
      #expect(try playground.binary.run("show", path).status == 0)
      #expect(try playground.binary.run("layout", path).status == 0)
    }
  }

  private static func typed(_ command: String) -> String {
    command.split(separator: " ").map { words[String($0)] ?? String($0) }.joined(separator: " ")
  }

  private func isThere(_ name: String, from folder: String) -> Bool {
    FileManager.default.fileExists(atPath: name.hasPrefix("/") ? name : "\(folder)/\(name)")
  }
}
