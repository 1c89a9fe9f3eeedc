import Diagnostics
import Foundation
import Testing

/// Tests for `course pack`: archives are reproducible, and the learners' edition has no secrets.
@Suite struct PackUpTests {
  private let stage: PackPlayground

  init() throws {
    stage = try PackPlayground()
    for id in ["level-tops", "level-bottoms"] {
      for folder in ["wrong", "accepted"] {
        try stage.playground.write(
          "pack/Exercises/01-first/\(id)/\(folder)/01-secret-\(folder).layout", PackPlayground.tops)
      }
    }
    let long = String(repeating: "long-", count: 30)
    try stage.playground.write("pack/Data/\(long).json", "[1, 2]")
    try stage.playground.write("pack/README.md", "not part of it")
    try stage.playground.write("pack/Exercises/.hidden", "nobody's")
  }

  private func bytes(_ name: String) throws -> Data {
    try Data(contentsOf: URL(fileURLWithPath: "\(stage.playground.path)/\(name)"))
  }

  private func unpack(_ archive: String, into folder: String) throws {
    let shell = "mkdir -p \"\(folder)\" && tar -xzf \"\(archive)\" -C \"\(folder)\""
    #expect(try Binary(folder: stage.playground.path).shell(shell).status == 0)
  }

  private func pack(_ name: String, _ options: String...) throws -> Binary.Outcome {
    try Binary(folder: stage.playground.path).run(["pack", "pack", "-o", name] + options)
  }

  @Test func theSameFilesGiveTheSameBytes() throws {
    #expect(try pack("a.tar.gz").status == 0)
    // The files are rewritten in another order, at another time.
    try FileManager.default.moveItem(
      atPath: "\(stage.playground.path)/pack", toPath: "\(stage.playground.path)/old")
    #expect(
      try Binary(folder: stage.playground.path).shell("cp -r old pack && touch -t 200001010000 pack/Data/*").status == 0
    )
    #expect(try pack("b.tar.gz").status == 0)
    #expect(try bytes("a.tar.gz") == bytes("b.tar.gz"))
    // Any tar can read it, and it has exactly the pack's own files.
    try unpack("a.tar.gz", into: "unpacked")
    try FileManager.default.removeItem(atPath: "\(stage.playground.path)/pack/README.md")
    try FileManager.default.removeItem(atPath: "\(stage.playground.path)/pack/Exercises/.hidden")
    let difference = try Binary(folder: stage.playground.path).shell("diff -r pack unpacked")
    #expect(difference.status == 0, "\(difference.output)")
    #expect(try stage.learner.run("add", "../a.tar.gz").status == 0)
  }

  @Test func learnersGetNoSecrets() throws {
    let outcome = try pack("mini.tar.gz", "--for-learners")
    #expect(outcome.status == 0, "\(outcome.complaints)")
    #expect(outcome.output.contains("2 hidden scenarios"))
    try unpack("mini.tar.gz", into: "learners")
    let files = try Binary(folder: stage.playground.path).shell("cd learners && find . -type f").output
    for name in ["solution.layout", "wrong", "accepted"] { #expect(!files.contains(name), "\(files)") }
    let texts = try Binary(folder: stage.playground.path).shell("grep -r unseen learners")
    #expect(texts.output == "", "\(texts.output)")
    // The withheld files restore the pack, byte by byte.
    try unpack("mini.grading.tar.gz", into: "learners")
    for name in ["README.md", "Exercises/.hidden"] {
      try FileManager.default.removeItem(atPath: "\(stage.playground.path)/pack/\(name)")
    }
    let difference = try Binary(folder: stage.playground.path).shell("diff -r pack learners")
    #expect(difference.status == 0, "\(difference.output)")
  }

  /// Predictions have hashes instead of answers, and the edition judges as the whole pack does.
  @Test func answersOfPredictionsAreHashes() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().path
    let binary = Binary(folder: stage.playground.path)
    let outcome = try binary.run(["pack", root, "-o", "own.tar.gz", "--for-learners"])
    try unpack("own.tar.gz", into: "own")
    let files = try binary.shell("cd own/Exercises && grep -l '\"kind\": \"predict\"' */*/exercise.json").output
    let folders = files.split(separator: "\n").map { $0.split(separator: "/").dropLast().joined(separator: "/") }
    #expect(
      folders.count > 3 && outcome.output.contains("The right answers of \(folders.count) predictions became hashes."))
    for folder in folders {
      #expect(try !stage.playground.read("own/Exercises/\(folder)/exercise.json").contains("\"answers\""))
      #expect(try !stage.playground.read("own/Exercises/\(folder)/expected.json").contains("["))
      let name = folder.split(separator: "/").last.map(String.init) ?? ""
      let copied = try binary.shell(
        """
        mkdir -p sent/ && cd \(root)/Exercises/\(folder) && for file in solution.layout accepted/*.layout wrong/*.layout; do
        mkdir -p "$OLDPWD/sent/\(name) $file" && cp "$file" "$OLDPWD/sent/\(name) $file/\(name).layout"; done
        """)
      #expect(copied.status == 0, "\(copied)")
    }
    var statuses: [[String?]] = []
    for pack in [root, "own"] {
      let words = ["grade", "sent", "-o", "graded", "--pack", pack, "--without-hidden", "--format", "json"]
      #expect(try binary.run(words).status == 0)
      statuses.append(
        try stage.playground.read("graded/results.jsonl").split(separator: "\n").map {
          try JSON.read(SourceText(name: "result", text: String($0)))["status"]?.string
        })
    }
    #expect(statuses[0] == statuses[1] && Set(statuses[0]) == ["pass", "fail"], "\(statuses)")
  }

  /// Everything that a learner does works in the learners' edition.
  @Test func learnersCanLearnFromIt() throws {
    _ = try pack("mini.tar.gz", "--for-learners")
    let learner = stage.learner
    #expect(try learner.run("add", "../mini.tar.gz").status == 0)
    #expect(try learner.run("next", "--pack", "mini").status == 0)
    #expect(try learner.run("check").status == 1)
    #expect(try learner.run("hint").status == 0)
    try stage.playground.write(stage.file("level-tops"), PackPlayground.tops)
    let check = try learner.run("check", "--format", "json")
    #expect(check.status == 0)
    #expect(try check.json["scenarios"]?.elements?.count == 2)
    for arguments in [
      ["explain"], ["show"], ["list"], ["goal"], ["history"], ["reset"], ["review", "level-tops"], ["report"],
      ["next"],
    ] {
      let outcome = try learner.run(arguments)
      #expect(outcome.status == 0, "\(arguments): \(outcome.complaints)")
    }
    let solution = try learner.run("solution", "level-tops", "--reveal")
    #expect(solution.status == 1)
    #expect(solution.output.contains("comes without solutions"), "\(solution.output)")
    #expect(try learner.run("verify", "--pack", "mini").complaints.contains("the form for learners"))
  }

  @Test func whatLearnersCouldNotUseIsRefused() throws {
    try stage.edit("01-first/level-tops/exercise.json", "\"scenarios\": [", "\"scenarios\": [{\"hidden\": true,")
    try stage.edit("01-first/level-tops/exercise.json", "{\"hidden\": true,{", "{\"hidden\": true, ")
    try stage.edit("01-first/level-tops/exercise.json", "{\"id\": \"tall\"", "{\"hidden\": true, \"id\": \"tall\"")
    let refused = try pack("mini.tar.gz", "--for-learners")
    #expect(refused.status == 1, "\(refused.output)")
    #expect(refused.complaints.contains("every scenario is hidden"), "\(refused.complaints)")
    #expect(!stage.playground.exists("mini.tar.gz"))
    #expect(try Binary(folder: stage.playground.path).run("pack", "pack").complaints.contains("needs a file to write"))
  }
}
