import Diagnostics
import Testing

@testable import LayoutEditing
@testable import LayoutProgram

/// Every prefix of a solution is a text being typed: every question about it has an answer in time.
@Suite struct InsightFuzzTests {
  private static let parts = 4

  @Test(arguments: 0..<parts) func beginningsAreAnswered(part: Int) {
    var asked = 0
    for (number, sample) in InsightSample.solutions.enumerated() where number % Self.parts == part {
      let bytes = sample.source.bytes
      // Every seventh byte over all solutions together: a few in each.
      for end in stride(from: number % 7, to: bytes.count, by: 7 * 41) {
        let text = String(decoding: bytes[..<end], as: UTF8.self)
        let sources = [SourceText(name: "typing.layout", text: text)] + sample.sources.dropFirst()
        let isAnswered = withDeadline(seconds: 60) { Self.askAll(sources, at: end) }
        #expect(isAnswered == true, "\(sample.name) up to \(end)")
        asked += 1
      }
    }
    #expect(asked > 30)
  }

  /// Asks every question; returns false if an answer is outside of the text.
  private static func askAll(_ sources: [SourceText], at end: Int) -> Bool {
    let deadline = Deadline(seconds: 30)
    let insight = SourceInsight(sources, by: deadline)
    let length = sources[0].bytes.count
    let isInside = { (range: SourceRange) in range.file != 0 || (range.lower <= range.upper && range.upper <= length) }
    let mentions = insight.symbol(at: end).map { insight.mentions(of: $0) } ?? []
    _ = insight.call(at: end)
    return insight.tokens().allSatisfy { isInside($0.range) } && mentions.allSatisfy(isInside)
      && insight.outline().allSatisfy { isInside($0.range) && isInside($0.nameRange) }
      && insight.completions(at: end).allSatisfy { isInside($0.replaces) } && !deadline.isOver
  }
}
