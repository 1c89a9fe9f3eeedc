import Diagnostics
import Testing

@testable import LayoutEditing

/// Every name of the exercises' solutions, and of the accepted cases, means something.
@Suite struct SymbolCoverageTests {
  @Test func everyNameOfTheSolutionsIsKnown() {
    let (unknown, count) = unknown(in: InsightSample.solutions)
    #expect(count > 2500)
    #expect(unknown == [], "\(unknown.count) of \(count)")
  }

  @Test func nearlyEveryNameOfTheCasesIsKnown() {
    let (unknown, count) = unknown(in: InsightSample.cases)
    #expect(count > 10_000)
    // Code for other systems, what is beyond the course, and the few names that stand for something else than they say:
    // `_width = Published(…)`, `_way = ObservedObject(…)`, the default value of an open ID; what two gestures together
    // tell their closures, which are not read, the `Cache` of a layout, the style of a date in a text, and what other
    // frameworks have: how UIKit makes bars look, notifications, stored defaults.
    #expect(unknown.count == 121, "of \(count): \(unknown.joined(separator: "\n"))")
  }

  private func unknown(in samples: [InsightSample]) -> (unknown: [String], count: Int) {
    var unknown: [String] = []
    var count = 0
    for sample in samples {
      let identifiers = sample.identifiers
      let known = sample.asked { insight in identifiers.map { insight.symbol(at: $0.range.lower + 1) != nil } }
      for (identifier, isKnown) in zip(identifiers, known ?? []) where identifier.text != "_" {
        count += 1
        if !isKnown {
          unknown.append("\(sample.name):\(sample.source.line(at: identifier.range.lower)) \(identifier.text)")
        }
      }
    }
    return (unknown, count)
  }
}
