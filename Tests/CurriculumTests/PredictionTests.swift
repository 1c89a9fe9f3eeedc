import Diagnostics
import LayoutEngine
import Testing

@testable import Curriculum

/// Tests with two bars in a column; the truth is arithmetic: x = largest guide − own guide.
@Suite struct PredictionTests {
  private static let exercise = """
    {"format": 1, "title": "Bars", "kind": "predict", "minutes": 3, "goal": "Say it.", "hints": [], "view": "Bars",
     "check": ["a", "stack"],
     "variants": [
      {"id": "one", "size": [100, 100], "arguments": {"guide": 4}},
      {"id": "two", "size": [100, 100], "arguments": {"guide": 9}}],
     "questions": [
      {"name": "a", "asks": "Where?", "is": "x", "of": "a", "inside": "stack",
       "mistakes": [{"values": [4, 9], "says": "That is the guide."}]},
      {"name": "far", "asks": "How far from the stage?", "is": "x", "of": "stack"},
      {"name": "word", "asks": "Who?", "choices": ["a", "b"], "answers": ["a", "b"]}]}
    """

  private static let given = """
    import SwiftUI
    struct Bars: View {
      var guide: CGFloat
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Color.red.frame(width: 20, height: 10).accessibilityIdentifier("a")
          Color.red.frame(width: 20, height: 10).alignmentGuide(.leading) { _ in guide }
        }
        .accessibilityIdentifier("stack")
      }
    }
    """

  private static let right = """
    let a1 = 4
    let far1 = 38.0
    let word1 = "a"
    let a2 = 3 * 3
    let far2 = 35.5
    let word2 = "B"
    """

  private func checker() throws -> AnswerChecker {
    let folder = try Folder([
      "Exercises/course.json": Folder.course, "Exercises/01-one/eyes/exercise.json": Self.exercise,
      "Exercises/01-one/eyes/given.layout": Self.given,
    ])
    let material = try Material(of: Folder.eyes, in: try Pack.read(in: folder.pack))
    let baked = try material.bake(SourceText(name: "solution.layout", text: Self.right), seconds: 60)
    return AnswerChecker(material: material, expectations: baked, seconds: 60)
  }

  private func report(_ text: String) throws -> CheckReport {
    try checker().check(SourceText(name: "eyes.layout", text: text))
  }

  @Test func rightAnswersPass() throws {
    let report = try report(Self.right)
    #expect(report.verdict == .passed)
    #expect(report.checkedViews == 6)
  }

  /// The changed line, the name of its answer, and whether it is right.
  @Test(
    arguments: [
      ("let a1 = 4", "let a1 = 5", "a1", false), ("let a1 = 4", "let a1 = 4.4", "a1", true),
      ("let a1 = 4", "", "a1", false), ("let a1 = 4", "let a1 = \"4\"", "a1", false),
      ("let word1 = \"a\"", "let word1 = \"b\"", "word1", false),
      ("let word1 = \"a\"", "let word1 = 1", "word1", false),
      ("let far2 = 35.5", "let far2 = 35", "far2", true), ("let far2 = 35.5", "let far2 = 38", "far2", false),
    ])
  func oneAnswer(_ line: String, _ other: String, _ name: String, _ isRight: Bool) throws {
    let report = try report(Self.right.replacing(line, with: other))
    let results = report.scenarios.flatMap(\.answers)
    #expect(results.first { $0.name == name }?.isRight == isRight)
    #expect(results.allSatisfy { $0.isRight || $0.name == name })
    #expect((report.verdict == .passed) == isRight)
  }

  /// In the second variant the stack is 29 wide, so that 9 is both the guide and the right answer.
  @Test func knownMistakesAreExplained() throws {
    let report = try report(Self.right.replacing("let a2 = 3 * 3", with: "let a2 = 1"))
    #expect(report.scenarios.flatMap(\.answers).allSatisfy { $0.remark == nil })
    let other = try self.report(Self.right.replacing("let a1 = 4", with: "let a1 = 9"))
    #expect(other.scenarios.flatMap(\.answers).allSatisfy { $0.remark == nil })
  }

  @Test func anEndlessAnswerIsAProblem() throws {
    let report = try report("func f() -> Int { f() }\nlet a1 = f()")
    #expect(report.verdict == .notUnderstood)
    #expect(report.problems?.all.first?.kind == .limit)
  }

  /// Exercises that the format rejects because nobody could pass.
  @Test(
    arguments: [
      (#""answers": ["a", "b"]"#, #""answers": ["a"]"#, "has 1 answers and needs 2"),
      (#""answers": ["a", "b"]"#, #""answers": ["a", "c"]"#, "none of the question's choices"),
      (#""of": "a""#, #""of": "z""#, "not among the views"),
      (#""name": "far""#, #""name": "far1""#, "a name of letters"),
      (#""name": "far""#, #""name": "a""#, "question is called \"a\""),
      (#""is": "x", "of": "stack""#, #""of": "stack""#, "needs \"is\""),
    ])
  func refusesQuestionsWithoutAnAnswer(_ good: String, _ bad: String, _ words: String) throws {
    #expect(Self.exercise.contains(good))
    let folder = try Folder([
      "Exercises/course.json": Folder.course,
      "Exercises/01-one/eyes/exercise.json": Self.exercise.replacing(good, with: bad),
    ])
    let pack = try Pack.read(in: folder.pack)
    let problems = try #require(throws: Problems.self) { try pack.exercise(Folder.eyes) }
    #expect(problems.all.first?.message.english.contains(words) == true, "\(problems.all)")
  }
}
