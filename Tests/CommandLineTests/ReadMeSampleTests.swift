import Foundation
import Testing

/// Tests that the README shows a check as the program prints it, for a stored answer with minus signs, in 80 columns.
@Suite struct ReadMeSampleTests {
  @Test func theReadMeShowsARealCheck() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let readMe = try String(contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
    let sample = try #require(readMe.components(separatedBy: "```").first { $0.contains("scenarios ok") })
    let playground = try Playground()
    let binary = Binary(folder: playground.home, environment: ["COURSE_PACK": root.path, "COLUMNS": "80"])
    #expect(try binary.run("next", "guide-is-a-number").status == 0)
    let folder = root.appendingPathComponent("Exercises/01-numbers/guide-is-a-number")
    let answer = try String(contentsOf: folder.appendingPathComponent("wrong/minus-signs.layout"), encoding: .utf8)
    try playground.write("höme/my-course/exercises/01-numbers/guide-is-a-number.layout", answer)
    let lines = try binary.run("check").output.components(separatedBy: "\n")
    for line in sample.components(separatedBy: "\n").dropFirst() where !line.hasPrefix("  not yet  wide-tea") {
      #expect(lines.contains(line), "the README shows a line that a check does not print: \(line)")
    }
  }
}
