import Foundation
import Testing

/// What `check` says of predictions, by the real program and the course's own exercise.
@Suite struct PredictionPageTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private let playground: Playground
  private let binary: Binary

  init() throws {
    playground = try Playground()
    binary = Binary(folder: playground.home, environment: ["COURSE_PACK": Self.root.path, "COLUMNS": "90"])
  }

  /// The starter's 999 everywhere is no mistake that a diagnosis knows; `explain` would have to answer the questions.
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
}
