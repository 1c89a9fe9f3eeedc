import Diagnostics
import Foundation
import Testing

/// Follows “Add your first exercise” of `Docs/Exercises.md` literally, with every command and every file.
@Suite struct FirstExerciseTests {
  /// A fenced block of the page.
  private struct Block {
    var words: [String]
    var lines: [String]
  }

  private static let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Docs/Exercises.md")

  private func blocks() throws -> [Block] {
    let text = try String(contentsOf: Self.page, encoding: .utf8)
    let start = try #require(text.range(of: "\n## Add your first exercise"))
    let rest = text[start.upperBound...]
    let section = rest[..<(rest.range(of: "\n## ")?.lowerBound ?? rest.endIndex)]
    var blocks: [Block] = []
    var open: Block?
    for line in section.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if line.hasPrefix("```") {
        if let block = open {
          blocks.append(block)
          open = nil
        } else {
          open = Block(words: line.dropFirst(3).split(separator: " ").map(String.init), lines: [])
        }
      } else {
        open?.lines.append(line)
      }
    }
    return blocks
  }

  /// `a "b c" d` → a, b c, d.
  private func arguments(_ line: String) -> [String] {
    line.split(separator: "\"", omittingEmptySubsequences: false).enumerated().flatMap { index, part in
      index % 2 == 1 ? [String(part)] : part.split(separator: " ").map(String.init)
    }
  }

  @Test func toTheLetter() throws {
    let playground = try Playground()
    let binary = Binary(folder: playground.home)
    let blocks = try blocks()
    #expect(blocks.count >= 12)
    var outputs: [String] = []
    for block in blocks {
      guard block.words.first == "sh" else {
        let file = try #require(block.words.dropFirst().first)
        let path = "höme/my-pack/Exercises/01-shelves/two-candles/\(file)"
        #expect(playground.exists(path), "“new” did not make \(file)")
        try playground.write(path, block.lines.joined(separator: "\n") + "\n")
        continue
      }
      for line in block.lines {
        let words = arguments(line)
        #expect(words.first == "course")
        let outcome = try binary.run(Array(words.dropFirst()))
        #expect(outcome.status == (block.words.contains("fails") ? 1 : 0), "\(line)\n\(outcome.output)")
        outputs.append(outcome.output)
      }
    }
    #expect(outputs.contains { $0.contains("hint 1 is empty") && $0.contains("lesson.md is empty") })
    #expect(outputs.contains { $0.contains("0 failures, 0 warnings.") })
    #expect(outputs.last?.contains("Both candles stand on the shelf") == true)
    try threeMistakes(playground, binary)
  }

  /// Makes three mistakes on purpose; each is reported with its file, and one with its line.
  private func threeMistakes(_ playground: Playground, _ binary: Binary) throws {
    let home = "höme/my-pack/Exercises/01-shelves/two-candles"
    for (file, good, bad, words) in [
      ("exercise.json", "\"minutes\"", "\"minuts\"", "Did you mean \"minutes\"?"),
      ("wrong/02-second-mistake.layout", "spacing: 8)", "spacing: spacing)", "passes, but it is meant to be wrong"),
      ("solution.layout", ".bottom", ".top", "and gives others"),
    ] {
      let text = try playground.read("\(home)/\(file)")
      #expect(text.contains(good))
      try playground.write("\(home)/\(file)", text.replacing(good, with: bad))
      let outcome = try binary.run("verify", "--pack", "my-pack", "--format", "json")
      #expect(outcome.status == 1)
      let findings = try #require(try outcome.json["findings"]?.elements)
      let told = findings.contains { finding in
        let message = (finding["message"]?.string ?? "") + (finding["advice"]?.string ?? "")
        return message.contains(words) && finding["file"]?.string?.hasSuffix(file) == true
      }
      #expect(told, "\(outcome.output)")
      try playground.write("\(home)/\(file)", text)
    }
    #expect(try binary.run("verify", "--pack", "my-pack").status == 0)
  }
}
