import Testing

/// Tests for the messages about invalid command lines.
@Suite struct UsageTests {
  let playground: Playground
  init() throws { playground = try Playground() }

  @Test(
    arguments: [
      (["chekc"], "Did you mean course check?"), (["nxt"], "Did you mean course next?"),
      (["xyz"], "All commands: course help"), (["list", "--plian"], "Did you mean `--plain`?"),
      (["layout", "a", "--sise", "1x1"], "Did you mean `--size`?"),
      (["check", "level-topz"], "Did you mean `level-tops`?"),
      (["next", "level-botoms"], "Did you mean `level-bottoms`?"),
      (["list", "--format", "jsno"], "Did you mean `json`?"),
      (["list", "--size", "1x1"], "belongs to course layout"),
      (["explain", "a.layout", "--at", "1"], "belongs to course layout"),
      (["help", "hnit"], "Did you mean course hint?"),
      (["list", "--work"], "--work needs DIR"), (["list", "--plain=yes"], "takes no value"),
      (["skip", "extra"], "cannot use “extra”"), (["reset"], "no course folder"),
      (["init"], "needs a folder"), (["layout"], "needs a file"), (["layout", "nowhere.layout"], "There is no file"),
      (["layout", "x", "--size", "10"], "is not a size"), (["layout", "x", "--size", "10xnan"], "is not a size"),
      (["layout", "x", "--size", "-1x10"], "is not a size"), (["layout", "x", "--scale", "0"], "is not a scale"),
      (["layout", "--jsonl", "--trace"], "without --trace"),
      (["layout", "."], "There is no .swift or .layout file"), (["check"], "no course folder"),
      (["hint"], "no course folder"),
      (["history", "--restore"], "no course folder"), (["check", "nowhere/level-tops.layout"], "There is no file"),
      (["list", "--yes"], "reset"), (["restore"], "Did you mean course history?"),
      (["--pack", "/nowhere", "list"], "--pack names /nowhere"),
      (["--", "--version"], "no command “--version”"),
    ])
  func wrongUsageEndsWith2(_ arguments: [String], _ words: String) throws {
    let outcome = try playground.binary.run(arguments)
    #expect(outcome.status == 2)
    #expect(outcome.complaints.contains(words), "\(outcome.complaints)")
    #expect(outcome.output.isEmpty)
    #expect(!playground.exists("höme/my-course"), "a mistake must not leave a folder behind")
  }

  @Test func complaintsInJSON() throws {
    let outcome = try playground.binary.run("chekc", "--format", "json")
    #expect(outcome.status == 2)
    #expect(try outcome.json["error"]?["message"]?.string == "There is no command “chekc”.")
    #expect(try outcome.json["error"]?["advice"]?.elements?.first?.string == "Did you mean course check?")
    #expect(outcome.complaints.isEmpty)
  }

  @Test func theBareCommandSaysWhereToStart() throws {
    let outcome = try playground.binary.run()
    #expect(outcome.status == 0)
    #expect(outcome.output.hasPrefix("Not inside a course folder."))
    #expect(outcome.output.contains("course next"))
    #expect(!playground.exists("höme/my-course"))
  }

  @Test func version() throws {
    let outcome = try playground.binary.run("--version")
    #expect(outcome.status == 0)
    #expect(outcome.output.contains(#/^course \d+\.\d+\.\d+, layout rules 1\n$/#))
  }

  /// Help lists every command and has a page for each, and mentions no others.
  @Test func help() throws {
    let overview = try playground.binary.run("help", "all")
    #expect(overview.status == 0)
    let commands = [
      "next", "check", "hint", "list", "solution", "reset", "history", "init", "layout", "add", "new", "bake", "verify",
      "help",
    ]
    for command in commands {
      #expect(overview.output.contains("\n  \(command) "))
      let page = try playground.binary.run("help", command)
      #expect(page.status == 0)
      #expect(page.output.hasPrefix("course \(command)"))
      if command != "help" { #expect(try playground.binary.run(command, "--help").output == page.output) }
    }
    for absent in ["play", "watch", "skip", "review", "grade", "verify"] {
      #expect(!overview.output.contains("course \(absent)"))
    }
    let daily = try playground.binary.run("help").output
    #expect(daily.split(separator: "\n").filter { $0.hasPrefix("  ") }.count == 10)
    #expect(daily.split(separator: "\n", omittingEmptySubsequences: false).count <= 24)
    for words in ["--help", "?", "h"] { #expect(try playground.binary.run(words).output == daily) }
  }

  @Test func withoutExercises() throws {
    var binary = playground.binary
    binary.environment = ["COURSE_PACK": "\(playground.path)/höme"]
    #expect(try binary.run("list").complaints.contains("COURSE_PACK names"))
  }
}
