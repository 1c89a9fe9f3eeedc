import Diagnostics
import Foundation
import Testing

/// Tests for `course layout FILE --sweep` with the breaking points of a playground tool, 85/86 and 93/94 points.
@Suite struct SweepCommandTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private func sweep(_ words: String...) throws -> Binary.Outcome {
    let binary = Binary(folder: Self.root.path, environment: ["COURSE_PACK": Self.root.path])
    return try binary.run(["layout", "Data/Playgrounds/12-spacer-or-frame.layout"] + words)
  }

  @Test func bothBreakingPointsAreFoundExactly() throws {
    let outcome = try sweep("--sweep", "PushedLabels.width=60...200")
    #expect(outcome.status == 0)
    let lines = outcome.output.split(separator: "\n").map(String.init)
    #expect(lines.first == "PushedLabels.width from 60 to 200: 2 places where something breaks.")
    #expect(lines.contains { $0.contains("84.5     85") && $0.contains("lower") })
    #expect(lines.contains { $0.contains("92.5     93") && $0.contains("upper") })
  }

  @Test func theyAreInJSON() throws {
    let json = try sweep("--sweep", "PushedLabels.width=60...200", "--format", "json").json
    let breaks = try #require(json["breaks"]?.elements)
    #expect(breaks.compactMap { $0["before"]?.number } == [84.5, 92.5])
    #expect(breaks.compactMap { $0["at"]?.number } == [85, 93])
  }

  @Test(arguments: [
    ("PushedLabels.widht=60...200", "there is no @State called 'PushedLabels.widht'"),
    ("width=200...60", "--sweep"), ("width=60", "--sweep"), ("1:1=60...200", "1:1"),
  ])
  func whatCannotBeSweptIsRefused(_ wish: String, _ words: String) throws {
    let outcome = try sweep("--sweep", wish)
    #expect(outcome.status != 0)
    #expect((outcome.output + outcome.complaints).contains(words))
  }
}
