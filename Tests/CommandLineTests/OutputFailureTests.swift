import Foundation
import Testing

/// Tests for answers that cannot be written: status 3 and a message on standard error, for every command.
@Suite struct OutputFailureTests {
  let playground: Playground

  init() throws {
    playground = try Playground()
    try playground.write("höme/a.layout", "Color.red.frame(width: 40, height: 20).id(\"box\")\n")
  }

  static let commands = [
    "--help", "help check", "--version", "", "list", "list --format json", "list --plain", "next", "next --format json",
    "layout a.layout --size 100x50", "layout a.layout --size 100x50 --svg -", "show a.layout --svg a.svg",
    "layout a.layout --size 100x50 --trace --format json", "explain tight", "nonsense --format json",
    "check nowhere.layout --format json",
  ]

  static let request = #"echo '{"id": 1, "source": "Text(\"a\")", "size": [10, 10]}' | course layout --jsonl"#

  @Test(arguments: commands.map { "course \($0)" } + [request]) func aFullDiskIsSaid(_ line: String) throws {
    let outcome = try playground.binary.shell("{ \(line); } >/dev/full")
    #expect(outcome.status == 3)
    #expect(outcome.complaintInOneLine.contains("could not be written to the standard output: there is no room left"))
  }

  @Test(arguments: commands.map { "course \($0)" } + [request]) func aClosedStreamIsSaid(_ line: String) throws {
    let outcome = try playground.binary.shell("{ \(line); } >&-")
    #expect(outcome.status == 3)
    #expect(outcome.complaintInOneLine.contains("could not be written to the standard output: it is closed"))
  }

  /// The reader is gone before anything is written.
  @Test(arguments: commands.map { "course \($0)" } + [request]) func aReaderThatWentIsSaid(_ line: String) throws {
    let outcome = try playground.binary.shell("{ sleep 0.2; \(line); } | true")
    #expect(outcome.status == 3)
    #expect(outcome.complaintInOneLine.contains("to the standard output: nobody reads what is written"))
  }

  @Test func theSentenceIsInTheReadersLanguage() throws {
    let outcome = try playground.binary.shell("course list --language de >/dev/full")
    #expect(outcome.status == 3)
    #expect(outcome.complaintInOneLine.contains("Standardausgabe schreiben: auf der Festplatte ist kein Platz"))
    #expect(outcome.complaintInOneLine.contains("nur die Antwort fehlt"))
  }

  /// Only the exit status can report the error.
  @Test(arguments: ["course nonsense 2>/dev/full", "course nonsense 2>&-", "course list >/dev/full 2>&1"])
  func withoutComplaintsTheStatusIsLeft(_ line: String) throws {
    #expect(try playground.binary.shell(line).status == 3)
  }

  /// No file that is opened later gets the descriptor of a closed stream, so that no answer ends up in a learner's
  /// file.
  @Test func noFileTakesTheNumberOfAClosedStream() throws {
    #expect(try playground.binary.run("bake", "--yes").status == 0)
    _ = try playground.binary.run("next")
    let before = try playground.read(playground.file("level-tops"))
    for line in ["course check <&- >&- 2>&-", "course reset level-tops <&- >&- 2>&-", "course add ../pack >&- 2>&-"] {
      #expect(try playground.binary.shell(line).status == 3)
    }
    #expect(try playground.read(playground.file("level-tops")) == before)
    #expect(try playground.binary.run("list").status == 0)
    #expect(try playground.binary.run("list", "--pack", "mini").status == 0)
  }

  @Test func anAttemptIsKeptAllTheSame() throws {
    #expect(try playground.binary.run("bake", "--yes").status == 0)
    _ = try playground.binary.run("next")
    #expect(try playground.binary.shell("course check >/dev/full").status == 3)
    try playground.write(playground.file("level-tops"), Playground.layout(alignment: "(alignment: .top)"))
    #expect(try playground.binary.shell("course check >&-").status == 3)
    let history = try playground.binary.run("history", "level-tops").output
    #expect(history.contains("attempt 2, passed"))
  }

  /// The program waits for a slow reader, even if the stream is non-blocking.
  @Test func aStreamThatDoesNotWaitGetsTheWholeAnswer() throws {
    try playground.write(
      "höme/long.layout", "VStack { ForEach(0..<500) { number in Color.red.frame(width: 9, height: 1).id(number) } }\n")
    let arguments = ["layout", "long.layout", "--size", "100x900", "--trace", "--format", "json"]
    let whole = try playground.binary.run(arguments).output
    let pipe = Pipe()
    let writing = pipe.fileHandleForWriting.fileDescriptor
    #expect(fcntl(writing, F_SETFL, fcntl(writing, F_GETFL) | O_NONBLOCK) == 0)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Binary.path)
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: playground.home)
    process.standardOutput = pipe
    try process.run()
    usleep(500_000)
    let read = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(read.count > 1 << 16)
    #expect(String(decoding: read, as: UTF8.self) == whole)
  }
}
