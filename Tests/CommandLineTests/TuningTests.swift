import Testing

@testable import CourseCommand

/// Tests for the number that `tune` changes: which digits of a line it selects, and the effect of a step.
@Suite struct TuningTests {
  @Test(
    arguments: [
      (".padding(8)", 1, ".padding(9)"), (".padding(8)", -10, ".padding(-2)"),
      ("{ _ in -20 }", 1, "{ _ in -19 }"), ("{ d in d.width -3 }", 1, "{ d in d.width -4 }"),
      (".frame(width: 1.5)", 1, ".frame(width: 1.6)"), ("x(0.05)", -10, "x(-0.05)"),
      ("row2(\"7 days\", 3) // 4", 1, "row2(\"7 days\", 4) // 4"), ("0...5", 1, "1...5"), ("a[0].b", 1, "a[1].b"),
    ])
  func aStepChangesTheFirstNumber(line: String, steps: Int, changed: String) throws {
    let text = try #require(TunedText("// 1\n\(line)\nlast", line: 2))
    #expect(text.moved(by: steps).text == "// 1\n\(changed)\nlast")
  }

  @Test func aColumnAndTabChooseANumber() throws {
    let text = try #require(TunedText("f(1, 22, 3)", line: 1, column: 6))
    #expect(text.shown.columns == 5..<7)
    #expect(text.moved(by: 1).text == "f(1, 23, 3)")
    #expect(text.next.moved(by: 1).text == "f(1, 22, 4)")
    #expect(try #require(TunedText("0...5", line: 1)).next.moved(by: 1).text == "0...6")
    #expect(text.next.next.moved(by: 1).text == "f(2, 22, 3)")
  }

  @Test(arguments: ["", "let x = y2", "\"12\"", "// 3"]) func aLineWithoutANumberIsNone(line: String) {
    #expect(TunedText(line, line: 1) == nil)
    #expect(TunedText("1", line: 2) == nil && TunedText("1", line: 0) == nil)
  }

  @Test func keysAreTold() {
    #expect(TuningKey.all(in: Array("\u{1B}[C\u{1B}[A\t-q".utf8)[...]) == [.more, .muchMore, .next, .less, .keep])
    #expect(TuningKey.all(in: [0x1B]) == [.undo])
    #expect(TuningKey.all(in: Array("\u{1B}[5~".utf8)[...]).isEmpty)
  }
}
