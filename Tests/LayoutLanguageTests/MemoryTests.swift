import Diagnostics
import LayoutEngine
import Testing

@testable import LayoutLanguage
@testable import LayoutProgram
@testable import LayoutRunning

/// The memory of programs is counted while they run, and freed with them.
@Suite struct MemoryTests {
  /// Programs that allocate more than they may: each stops on the line that does it. The view calls `f`.
  static let bombs: [(name: String, line: Int, code: String)] = [
    // Found by attack: 1.8 GB in a second.
    (
      "enumerated", 2,
      """
      func hold(_ a: [Int], _ n: Int) -> Int {
        let x = a.enumerated()
        return n > 0 ? hold(a, n - 1) : x.count
      }
      func f() -> Int { hold(Array(repeating: 1, count: 200000), 75) }
      """
    ),
    ("reversed", 4, loop("kept.append(a.reversed())")),
    ("dropFirst", 4, loop("kept.append(a.dropFirst(1))")),
    ("zip", 4, loop("kept.append(Array(zip(a, a)))")),
    ("a range as a list", 4, loop("kept.append(Array(0..<200000))")),
    ("interpolated texts", 4, loop("kept.append(\"\\(t)\\(i)\")")),
    ("repeated texts", 4, loop("kept.append(String(repeating: \"é\", count: 50000))")),
    (
      "structs of many properties", 2,
      """
      struct S { \((0..<300).map { "var f\($0) = \($0)" }.joined(separator: "; ")) }
      func f() -> Int { var k: [S] = []; var s = S(); for i in 0..<100000 { s.f0 = i; k.append(s) }; return k.count }
      """
    ),
  ]

  private static func loop(_ statement: String) -> String {
    """
    func f() -> Int {
      let a = Array(repeating: 1, count: 200000); let t = String(repeating: "ab ", count: 33000)
      var kept: [Any] = []
      for i in 0..<100000 { \(statement) }
      return kept.count
    }
    """
  }

  @Test(arguments: bombs.map(\.name)) func endsWithinItsMemory(name: String) throws {
    let bomb = try #require(Self.bombs.first { $0.name == name })
    let problems = try #require(Self.problems(of: "\(bomb.code)\nText(\"\\(f())\")"))
    let first = try #require(problems.all.first)
    #expect(first.kind == .limit)
    #expect(
      first.message.english == "the program needs too much memory" || first.message.english.contains("steps"),
      "\(first.message.english)")
    let range = try #require(first.range)
    #expect(problems.sources[range.file].line(at: range.lower) == bomb.line)
  }

  /// 16,000 accents on one letter: comparing two such texts kept Swift busy for seconds.
  @Test(
    arguments: [
      "String(repeating: \"\\u{301}\\u{323}\", count: 24000)", "\"\(String(repeating: "\u{301}\u{323}", count: 700))\"",
      "(0..<2000).map { _ in \"\\u{301}\" }.joined()",
    ])
  func refusesEndlessAccents(text: String) throws {
    let problems = try #require(Self.problems(of: "let t = \(text)\nText(t)"))
    #expect(problems.all.first?.kind == .limit)
    #expect(problems.all.first?.message.english.contains("accents on one letter") == true)
  }

  @Test func ordinaryAccentsAreFine() {
    #expect(Self.problems(of: "Text(String(repeating: \"e\\u{301}\\u{323}a\", count: 10000))") == nil)
  }

  @Test func aTraceHasALimitOfItsOwn() throws {
    let source = "VStack {\n  ForEach(0..<12000) { _ in\n    Color.red.padding(1)\n  }\n}"
    #expect(Self.problems(of: source) == nil)
    let problems = try #require(Self.problems(of: source, traced: true))
    let first = try #require(problems.all.first)
    #expect(first.kind == .limit && first.message.english.contains("too many to draw or to explain"))
    #expect(first.range.map { problems.sources[$0.file].line(at: $0.lower) } == 3)
  }

  private static func problems(of source: String, traced: Bool = false) -> Problems? {
    var request = SceneRequest(stage: Size(width: 300, height: 300))
    request.traced = traced
    let answer = withDeadline(seconds: 120) { [request] () -> Problems? in
      do throws(Problems) {
        _ = try Program.compile([SourceText(name: "bomb.layout", text: source)]).scene(for: request)
        return nil
      } catch {
        return error
      }
    }
    return answer ?? Problems([Problem(.limit, AuthorMessage("it did not end"))], in: [])
  }

  // MARK: Reference cycles

  /// Functions whose variables refer to themselves, and one other object of the program.
  static let circles = [
    // A function in a variable of the frame that it captures.
    "func f() -> Int { let o = top; func g(_ n: Int) -> Int { n == 0 ? o.n : g(n - 1) }; return g(3) }",
    "func f() -> Int { let o = top; var fs: [() -> Int] = []; for _ in 0..<3 { fs.append({ fs.count + o.n }) }; return 1 }",
    "func f() -> Int { let o = top; var h: () -> Int = { 1 }; h = { o.n + h() }; return 1 }",
    "func f() -> Int { let a = N(); a.other = a; a.act = { a.n + top.n }; return a.act() }",
    "func f() -> Int { top.other = top; top.act = { top.n }; return 1 }",
  ]

  @Test(arguments: circles) func nothingOutlivesARun(code: String) throws {
    let text =
      "class N { var n = 1; var other: N?; var act: () -> Int = { 0 } }\nlet top = N()\n\(code)\nText(\"\\(f())\")"
    let program = try Program.compile([SourceText(name: "circle.layout", text: text)])
    weak var object: Object?
    weak var run: Run?
    try show(program) { shown in
      run = shown
      for case .known(.object(let found)) in shown.globals { object = found }
      #expect(object != nil)
    }
    #expect(run == nil)
    #expect(object == nil, "a frame or an object still holds it")
  }

  private func show(_ program: Program, _ look: (Run) -> Void) throws {
    let show = try LiveScene(program.code, SceneRequest(), sourceCount: 1, isPerforming: false)
    try show.settle()
    look(show.run)
  }
}
