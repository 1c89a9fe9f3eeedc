import Foundation
import Testing

/// Tests for the output of `check` about predictions, with the real program and the course's own exercise.
@Suite struct PredictionPageTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private let playground: Playground
  private let binary: Binary

  init() throws {
    playground = try Playground()
    binary = Binary(folder: playground.home, environment: ["COURSE_PACK": Self.root.path, "COLUMNS": "90"])
  }

  /// No diagnosis knows the starter's 999 as a mistake, and `explain` would have to answer the questions.
  @Test func aPageNeverSuggestsWhatWouldBeRefused() throws {
    #expect(try binary.run("next", "predict-the-guides").status == 0)
    let outcome = try binary.run("check", "predict-the-guides")
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("Stuck?  course hint"), "\(outcome.output)")
    let all = try binary.run("check", "--all")
    #expect(all.output.contains("0 of 16 answers right"), "\(all.output)")
    #expect(!all.output.contains("course explain"))
    #expect(!outcome.output.contains("course explain"))
    #expect(try binary.run("explain", "predict-the-guides").status == 2)
  }

  /// The page shows the question, the choices, and each variant's arguments.
  @Test func whatIsAskedIsShown() throws {
    for command in ["next", "goal"] {
      let page = try binary.run(command, "predict-the-guides").output
      #expect(page.contains("Questions\n") && page.contains("Variants\n"), "\(page)")
      #expect(page.contains(#/a number/#) && page.contains("1` answers the first variant"), "\(page)")
    }
    let json = try binary.run("next", "predict-the-guides", "--format", "json").json
    let questions = try #require(json["questions"]?.elements)
    #expect(questions.count == 4)
    #expect(questions.allSatisfy { $0["asks"]?.string?.isEmpty == false })
    #expect(json["variants"]?.elements?.count == 4)
    let german = try binary.run("next", "predict-the-guides", "--language", "de").output
    #expect(german.contains("Fragen\n") && german.contains("eine Zahl"), "\(german)")
    let fix = try binary.run("next", "guide-is-a-number", "--format", "json").json
    #expect(fix["questions"]?.elements?.isEmpty == true)
  }
}
