import Diagnostics
import Foundation
import Testing

/// Tests for the input of `course grade`: archives, streams, lines and invalid arguments.
@Suite struct GradeIntakeTests {
  let playground: Playground

  init() throws {
    playground = try Playground()
    _ = try playground.binary.run("bake", "--yes")
    try playground.write("sent/ada/level-tops.layout", GradeTests.right)
    try playground.write("sent/.git/level-tops.layout", "hidden")
    try playground.write("sent/alan/level-tops.layout", GradeTests.wrong)
  }

  private func summary(_ arguments: [String], input: Data = Data()) throws -> JSON {
    let outcome = try playground.binary.run(["grade", "-o", "out", "--format", "json"] + arguments, input: input)
    #expect(outcome.status == 0, "\(outcome.output)")
    return try outcome.json
  }

  private func names() throws -> [String?] {
    try playground.read("höme/out/results.jsonl").split(separator: "\n").map {
      try JSON.read(SourceText(name: "result", text: String($0)))["submission"]?.string
    }
  }

  // MARK: Archives

  @Test(arguments: ["tar -cf", "tar -czf"]) func archivesAreOpened(command: String) throws {
    let packed = try playground.binary.shell(
      "cd ../sent && ln -s /etc/passwd ada/level-bottoms.layout && \(command) ../sent.tgz .")
    #expect(packed.status == 0)
    let summary = try summary(["../sent.tgz"])
    #expect(try names() == ["ada/level-tops.layout", "alan/level-tops.layout"])
    #expect(summary["notGraded"]?.elements?.count == 1)
    // Also from a stream, and beside other files in a folder.
    let bytes = try Data(contentsOf: URL(fileURLWithPath: "\(playground.path)/sent.tgz"))
    _ = try self.summary(["-"], input: bytes)
    #expect(try names() == ["ada/level-tops.layout", "alan/level-tops.layout"])
    _ = try playground.binary.shell("mkdir ../box && mv ../sent.tgz ../box/all.tgz")
    _ = try self.summary(["../box"])
    #expect(try names() == ["all.tgz/ada/level-tops.layout", "all.tgz/alan/level-tops.layout"])
  }

  /// A ZIP archive of stored files as specified (APPNOTE 6.3.9, 4.3.7 and 4.3.12); checksums are not checked.
  private static func zip(_ files: [(name: String, text: String, attributes: Int)]) -> Data {
    func number(_ value: Int, _ length: Int) -> [UInt8] { (0..<length).map { UInt8(value >> (8 * $0) & 0xFF) } }
    var (bytes, directory): ([UInt8], [UInt8]) = ([], [])
    for file in files {
      let (name, text) = (Array(file.name.utf8), Array(file.text.utf8))
      let common = number(20, 2) + number(0, 12) + number(text.count, 4) + number(text.count, 4) + number(name.count, 2)
      directory += number(0x0201_4B50, 4) + number(20, 2) + common + number(0, 8) + number(file.attributes, 4)
      directory += number(bytes.count, 4) + name
      bytes += number(0x0403_4B50, 4) + common + number(0, 2) + name + text
    }
    let end = number(0x0605_4B50, 4) + number(0, 4) + number(files.count, 2) + number(files.count, 2)
    return Data(bytes + directory + end + number(directory.count, 4) + number(bytes.count, 4) + number(0, 2))
  }

  @Test func zipIsReadWithoutTrust() throws {
    let link = 0xA1FF << 16
    let bytes = Self.zip([
      ("Ada Lovelace_12_assignsubmission_file_/level-tops.layout", GradeTests.right, 0),
      ("../../level-tops.layout", "out", 0), ("x_1_assignsubmission_file_/level-tops.layout", "/etc/passwd", link),
      ("__MACOSX/level-tops.layout", "", 0),
    ])
    let summary = try summary(["-", "--map", "moodle"], input: bytes)
    #expect(summary["submissions"]?.number == 1)
    #expect(summary["notGraded"]?.elements?.count == 2)
    let result = try playground.read("höme/out/results.jsonl")
    #expect(result.contains("\"learner\":\"Ada Lovelace\"") && result.contains("\"status\":\"pass\""))
    // An archive cut anywhere or with any byte changed gives a result or an error message.
    for length in stride(from: 4, to: bytes.count, by: 97) {
      let cut = try playground.binary.run(
        ["grade", "-", "--exercise", "level-tops", "-o", "cut", "--verdicts"], input: bytes.prefix(length))
      #expect([0, 2].contains(cut.status), "\(length): \(cut.complaints)")
    }
  }

  @Test func oneTextComesThroughAStream() throws {
    _ = try summary(["-", "--exercise", "level-tops"], input: Data(GradeTests.right.utf8))
    #expect(try playground.read("höme/out/results.jsonl").contains("\"status\":\"pass\""))
  }

  // MARK: Lines

  @Test func everyLineHasItsResultInOrder() throws {
    let text = JSON(GradeTests.right).compact
    let lines = [
      #"{"exercise": "level-tops", "source": \#(text), "submission": "one"}"#, "nope",
      #"{"exercise": "level-top", "source": ""}"#,
      #"{"exercise": "level-tops"}"#, #"{"exercise": "level-tops", "sorce": ""}"#,
      #"{"exercise": "level-tops", "path": "../nothing"}"#,
      #"{"exercise": "level-tops", "path": "../sent/ada/level-tops.layout", "submitted": "2026-11-20"}"#,
      #"{"exercise": "level-tops", "source": "", "submitted": "soon"}"#, "",
      #"{"exercise": "level-tops", "source": \#(text), "pack": "../pack", "seed": "7"}"#,
    ]
    for workers in ["1", "3"] {
      let outcome = try playground.binary.run(
        ["grade", "--jsonl", "--workers", workers], input: Data(lines.joined(separator: "\n").utf8))
      #expect(outcome.status == 0)
      let results = try outcome.output.split(separator: "\n").map {
        try JSON.read(SourceText(name: "r", text: String($0)))
      }
      #expect(
        results.map { $0["submission"]?.string } == [
          "one", "line 2", "line 3", "line 4", "line 5", "../nothing", "../sent/ada/level-tops.layout", "line 8",
          "line 9", "line 10",
        ])
      #expect(
        results.map { $0["status"]?.string } == [
          "pass", "error", "error", "error", "error", "error", "pass", "error", "error", "pass",
        ])
      let words = results.map { $0["problems"]?.elements?.first?["message"]?.string ?? "" }
      for (index, part) in [
        (1, "no JSON value"), (2, "no exercise 'level-top'"), (3, "either"), (4, "no \"sorce\""), (5, "cannot be read"),
        (7, "a time such as"),
      ] {
        #expect(words[index].contains(part), "\(words[index])")
      }
    }
  }

  /// Options for files, which a stream does not write, are rejected.
  @Test(arguments: [["-o", "results"], ["--formats", "csv"], ["--from", "results.jsonl"]]) func aStreamWritesNoFiles(
    words: [String]
  ) throws {
    let outcome = try playground.binary.run(["grade", "--jsonl"] + words)
    #expect(outcome.status == 2 && outcome.complaints.contains("standard output"), "\(outcome)")
  }

  /// A helper that ends, for whatever reason, loses no line.
  @Test func aHelperThatEndsIsReplaced() throws {
    let process = Process()
    let (input, output) = (Pipe(), Pipe())
    process.executableURL = URL(fileURLWithPath: Binary.path)
    process.arguments = ["grade", "--jsonl", "--workers", "1", "--verdicts"]
    process.environment = ["COURSE_PACK": "\(playground.path)/pack"]
    process.currentDirectoryURL = URL(fileURLWithPath: playground.home)
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    let line = "{\"exercise\": \"level-tops\", \"source\": \(JSON(GradeTests.right).compact)}\n"
    for number in 1...3 {
      try input.fileHandleForWriting.write(contentsOf: Data(line.utf8))
      let answer = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
      #expect(answer.contains("\"submission\":\"line \(number)\"") && answer.contains("\"status\":\"pass\""))
      let children = try String(
        contentsOfFile: "/proc/\(process.processIdentifier)/task/\(process.processIdentifier)/children", encoding: .utf8
      )
      // A thread of the program has started it.
      let all =
        try FileManager.default.contentsOfDirectory(atPath: "/proc/\(process.processIdentifier)/task").map {
          (try? String(contentsOfFile: "/proc/\(process.processIdentifier)/task/\($0)/children", encoding: .utf8)) ?? ""
        }.joined(separator: " ") + children
      let helpers = Set(all.split(separator: " ").compactMap { pid_t($0) })
      #expect(!helpers.isEmpty)
      for helper in helpers { kill(helper, SIGKILL) }
    }
    try input.fileHandleForWriting.close()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  // MARK: Wrong usage

  @Test(arguments: [
    (["grade"], "needs what was handed in"), (["grade", "../sent"], "needs a folder for the results"),
    (["grade", "../nothing", "-o", "x"], "no file"),
    (["grade", "../sent", "-o", "x", "--map", "{who}"], "no part {who}"),
    (["grade", "../sent", "-o", "x", "--map", "*"], "where the learner's name is"),
    (["grade", "../sent", "-o", "x", "--points", "veiw"], "Did you mean `view`?"),
    (["grade", "../sent", "-o", "x", "--formats", "csv,junot"], "Did you mean `junit`?"),
    (["grade", "../sent", "-o", "x", "--workers", "0"], "from 1 to 256"),
    (["grade", "../sent", "-o", "x", "--exercise", "level-top"], "level-tops"),
    (["grade", "../sent", "-o", "x", "--map", "canvas"], "does not fit"),
    (["grade", "--from", "nothing.jsonl", "-o", "x", "--formats", "csv"], "cannot be read"),
    (["grade", "../sent", "-o", "x", "--formats", "gradebook"], "moodle"),
    (["grade", "../sent", "--jsonl"], "reads standard input"), (["similar"], "needs"),
    (["similar", "../sent", "--at-least", "0"], "from 1 to 100"), (["represent"], "needs a file"),
  ])
  func wrongUsageIsTold(arguments: [String], words: String) throws {
    let outcome = try playground.binary.run(arguments)
    #expect(outcome.status == 2)
    #expect(outcome.complaintInOneLine.contains(words), "\(outcome.complaintInOneLine)")
    #expect(!playground.exists("höme/x"))
  }

  // MARK: Similar submissions

  @Test func aNormalFormHasItsNames() throws {
    let plain = try playground.binary.run("represent", "../sent/ada/level-tops.layout")
    #expect(plain.output.contains("struct name_1 : View {"))
    let json = try playground.binary.run("represent", "../sent/ada/level-tops.layout", "--format", "json").json
    #expect(json["mapping"]?["name_1"]?.string == "Boxes")
    #expect(try playground.binary.run("represent", "../sent/.git/level-tops.layout").status == 0)
  }

  @Test func whatOnlyRepeatsTheStarterIsTooShortToTell() throws {
    let json = try playground.binary.run("similar", "../sent", "--format", "json").json
    #expect(json["submissions"]?.number == 2)
    #expect(json["pairs"]?.elements?.isEmpty == true)
    #expect(json["tooShort"]?.elements?.count == 2)
  }
}
