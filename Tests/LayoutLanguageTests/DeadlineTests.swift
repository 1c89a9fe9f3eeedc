import Diagnostics
import LayoutEngine
import Testing

@testable import LayoutLanguage
@testable import LayoutProgram

/// Abandoned work ends: all parts of the work poll the deadline often enough.
///
/// An answer after the deadline proves that no work continues, because `answer` then waits only a tenth of a second.
@Suite struct DeadlineTests {
  private static func many(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }

  /// Programs that take long within their budgets, each in another part of the work.
  static let busy: [(name: String, source: String)] = [
    ("a loop", "func f() -> Int { var n = 0; while n < 1_000_000 { n += 1 }; return n }\nText(\"\\(f())\")"),
    (
      "lists gone over by one step each",
      "let a = Array(repeating: \"a\", count: 5_000)\nText(\"\\((0..<3000).map { _ in Set(a).count }.count)\")"
    ),
    (
      "guides",
      "VStack(alignment: .leading) { ForEach(0..<3000) { _ in Color.red.alignmentGuide(.leading) { d in (0..<300).reduce(0.0) { $0 + CGFloat($1) } } } }"
    ),
    (
      "a grid of spans",
      "Grid { ForEach(0..<75) { _ in GridRow { ForEach(0..<256) { _ in Text(\"x\").gridCellColumns(256) } } } }"
    ),
    (
      "texts of many widths",
      "HStack { ForEach(0..<12) { _ in ViewThatFits { Text(String(repeating: \"wo \", count: 20_000)); Text(\"a\") } } }"
    ),
    (
      "very many views", "VStack { ForEach(0..<19_000) { _ in Color.red.padding(1).padding(1).padding(1).padding(1) } }"
    ),
    ("a long file", "VStack {\n\(many("Text(\"a\").padding(1 + 2 * 3).frame(width: 10 + 20)\n", 250))}"),
    (
      "overloads that only their constraints tell apart",
      (0..<200).map { "protocol P\($0) {}; extension Int: P\($0) {}; func g<T: P\($0)>(_ x: T) -> T { x }\n" }.joined()
        + "let x = g(g(g(g(g(g(1))))))\nText(\"\\(x)\")"
    ),
  ]

  @Test(arguments: busy.map(\.name), [0.0, 0.03]) func workEnds(name: String, seconds: Double) throws {
    let source = try #require(Self.busy.first { $0.name == name }?.source)
    let deadline = Deadline(seconds: seconds)
    var request = SceneRequest(stage: Size(width: 300, height: 300))
    request.deadline = deadline
    let answer = deadline.answer { [request] () -> Result<Int, Problems> in
      Result { () throws(Problems) in
        let text = SourceText(name: "busy.layout", text: source)
        return try Program.compile([text], by: deadline).scene(for: request).views.count
      }
    }
    let ended = try #require(answer, "it is still at work")
    guard case .failure(let problems) = ended else {
      Issue.record("it was done before, so that this tests nothing")
      return
    }
    #expect(problems.all.map(\.kind) == [.limit])
    #expect(problems.all.first?.message.english.contains("was not done after") == true, "\(problems.all)")
    #expect(deadline.reason == .time)
  }

  @Test func whatBeginsAfterItsEndEndsAtOnce() throws {
    let deadline = Deadline(seconds: 0)
    _ = deadline.answer { while !deadline.isOver {} }
    #expect(deadline.isOver)
    #expect(deadline.answer { deadline.isOver } == true)
  }

  @Test func memoryIsWatched() throws {
    let deadline = Deadline(seconds: 60, memory: 64 << 20)
    let answer = deadline.answer { () -> Int in
      var kept: [[UInt8]] = []
      while !deadline.isOver { kept.append(Array(repeating: UInt8(kept.count & 255), count: 1 << 20)) }
      return kept.count
    }
    #expect(deadline.reason == .memory)
    // Other tests may allocate meanwhile, and the memory is checked every few milliseconds.
    #expect((answer ?? .max) < 16_384)
  }

  @Test func aMessageSaysWhatRanOut() {
    #expect(Problem.late(.time, .layout, after: 1).message.english == "the layout was not done after one second")
    #expect(Problem.late(.time, .layout, after: 1.25).message.english == "the layout was not done after 1.25 seconds")
    #expect(Problem.late(.memory, .layout, after: 1).message.english == "the program needs too much memory")
  }
}
