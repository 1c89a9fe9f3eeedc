import Diagnostics
import Testing

@testable import LayoutEditing

/// Every name in the exercises' solutions and the accepted cases has a known meaning.
@Suite struct SymbolCoverageTests {
  @Test func everyNameOfTheSolutionsIsKnown() {
    let (unknown, count) = unknown(in: InsightSample.solutions)
    #expect(count > 2500)
    #expect(unknown == [], "\(unknown.count) of \(count)")
  }

  @Test func nearlyEveryNameOfTheCasesIsKnown() {
    let (unknown, count) = unknown(in: InsightSample.cases)
    #expect(count > 10_000)
    // Unknown are: code for other systems, unsupported features, and a few names with an indirect meaning,
    // such as `_width = Published(…)`, `_way = ObservedObject(…)` and the default value of a generic ID. So
    // are the values of combined gestures, the `Cache` of a layout, the date style of a text, and parts of
    // other frameworks: UIKit's bar appearance, notifications, stored defaults.
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
