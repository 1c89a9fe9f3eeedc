import Diagnostics
import Foundation
import Testing

/// Tests that a long-lived stream does not grow, whatever it is asked.
@Suite struct EnduranceTests {
  /// A `layout --jsonl` process for one program after another, with its memory use.
  private final class Stream {
    private let process = Process()
    private let input = Pipe()
    private let output = Pipe()
    private var pending = Data()

    init(in folder: String) throws {
      process.executableURL = URL(fileURLWithPath: Binary.path)
      process.arguments = ["layout", "--jsonl"]
      process.currentDirectoryURL = URL(fileURLWithPath: folder)
      process.standardInput = input
      process.standardOutput = output
      try process.run()
    }

    func answer(to source: String) throws -> JSON {
      let request = "{\"id\":1,\"source\":\(JSON(source).compact),\"size\":[320,480]}\n"
      try input.fileHandleForWriting.write(contentsOf: Data(request.utf8))
      while true {
        if let end = pending.firstIndex(of: UInt8(ascii: "\n")) {
          let line = String(decoding: pending[pending.startIndex..<end], as: UTF8.self)
          pending = Data(pending[pending.index(after: end)...])
          return try JSON.read(SourceText(name: "answer", text: line))
        }
        let more = output.fileHandleForReading.availableData
        try #require(!more.isEmpty, "the stream has ended")
        pending.append(more)
      }
    }

    /// The memory use in megabytes.
    var memory: Double {
      get throws {
        let file = try #require(FileHandle(forReadingAtPath: "/proc/\(process.processIdentifier)/statm"))
        let numbers = String(decoding: try file.readToEnd() ?? Data(), as: UTF8.self).split(separator: " ")
        let pages = try #require(numbers.dropFirst().first.flatMap { Double($0) })
        return pages * Double(sysconf(Int32(_SC_PAGESIZE))) / 1_048_576
      }
    }

    var threads: Int {
      get throws {
        try FileManager.default.contentsOfDirectory(atPath: "/proc/\(process.processIdentifier)/task").count
      }
    }

    func end() throws {
      try input.fileHandleForWriting.close()
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
    }
  }

  let playground: Playground
  init() throws { playground = try Playground() }

  /// Every solution and answer of the course with its given code, each as one program.
  private static var programs: [String] {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let exercises = root.deletingLastPathComponent().path + "/Exercises"
    let files = (FileManager.default.enumerator(atPath: exercises)?.compactMap { $0 as? String } ?? []).sorted()
    return files.filter { $0.hasSuffix(".layout") && !$0.hasSuffix("given.layout") }.compactMap { file in
      let path = "\(exercises)/\(file)"
      let parts = file.split(separator: "/").prefix(2).joined(separator: "/")
      let given = (try? String(contentsOfFile: "\(exercises)/\(parts)/given.layout", encoding: .utf8)) ?? ""
      let text = try? String(contentsOfFile: path, encoding: .utf8)
      return text.map { "\($0)\n\(given.replacingOccurrences(of: "import SwiftUI", with: ""))" }
    }
  }

  /// A regression test: 10 to 200 KB per request leaked once, 350 MB after 800 larger ones.
  @Test func aThousandRequestsLeaveNothingBehind() throws {
    let programs = Self.programs
    #expect(programs.count > 300)
    let stream = try Stream(in: playground.home)
    var shown = 0
    var early = 0.0
    for number in 0..<1000 {
      if try stream.answer(to: programs[number % programs.count])["frames"] != nil { shown += 1 }
      if number == 399 { early = try stream.memory }
    }
    let growth = try stream.memory - early
    #expect(growth < 5, "the stream grew by \(growth) MB")
    #expect(shown > 750)
    try stream.end()
  }

  /// Programs that use up their time or memory do not stop the stream, and leave no threads and no memory behind.
  @Test func twentyHopelessRequestsLeaveNothingBehind() throws {
    let bombs = [
      // Each step takes long, so that the time limit comes before the step budget.
      "let s = String(repeating: \"\\u{301}\\u{323}\", count: 450), t = String(repeating: \"\\u{323}\\u{301}\", count: 450)\n"
        + "Text(\"\\((0..<200000).count { _ in s == t })\")",
      "VStack { ForEach(0..<2000) { _ in LinearGradient(colors: Array(repeating: Color.red, count: 50000), startPoint: .top, endPoint: .bottom) } }",
      "let a = Array(repeating: 1, count: 200000)\nText(\"\\((0..<100).map { _ in a.enumerated() }.count)\")",
      "let a = Array(repeating: 1, count: 20000)\nText(\"\\((0..<4000).map { n in { a.map { $0 + n }.count } }.map { $0() }.count)\")",
    ]
    let stream = try Stream(in: playground.home)
    _ = try stream.answer(to: "Text(\"a\").id(\"a\")")
    let before = try stream.memory
    for number in 0..<20 {
      let error = try stream.answer(to: bombs[number % bombs.count])["error"]
      #expect(error?["kind"]?.string == "limit", "\(error?.compact ?? "it was laid out")")
    }
    #expect(try stream.answer(to: "Text(\"a\").id(\"a\")")["frames"]?.members?.count == 1)
    // A thread that has answered takes a moment to end.
    for _ in 0..<200 where try stream.threads > 1 { usleep(50_000) }
    #expect(try stream.threads == 1)
    #expect(try stream.memory - before < 48)
    try stream.end()
  }
}
