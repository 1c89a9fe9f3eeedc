import Diagnostics
import Foundation
import LayoutEngine
import Testing

/// Every native is called with the numbers and texts that break arithmetic: `Int.min`, NaN, infinities, 1e308, nothing, a
/// long text. Whatever it answers, the process goes on.
///
/// The calls are made of the catalogue's declarations, so that a new native is swept as well. One argument is extreme, the
/// others are ordinary: an early way out would hide what comes after it. A sample is taken; all with `TEST_EVERYTHING=1`.
@Suite struct ExtremeArgumentTests {
  @Test(arguments: [0, 1]) func noNativeEndsTheProcess(part: Int) async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) { [part] in
      let calls = ExtremeCalls.sample(part: part, of: 2)
      var shown = 0
      for first in stride(from: 0, to: calls.count, by: 150) {
        shown += ExtremeCalls.show(Array(calls[first..<min(first + 150, calls.count)]))
      }
      // Most calls are programs; those that are none, because a type is missing here, say nothing.
      exit(shown * 10 > calls.count * 7 ? EXIT_SUCCESS : EXIT_FAILURE)
    }
    if let result, result.exitStatus != .exitCode(EXIT_SUCCESS) {
      let last = String(decoding: result.standardErrorContent, as: UTF8.self).split(separator: "\n").suffix(3)
      Issue.record("\(last.joined(separator: "\n"))")
    }
  }

  @Test func callsAreMadeOfMostDeclarations() {
    let calls = Set(ExtremeCalls.all)
    #expect(calls.count > 4000)
    let known = [
      "_ = String(\"%*.*f%n\")", "(Text(\"ab\")).padding(CGFloat.nan)", "_ = (Int.min).isMultiple(of: Int(3))",
    ]
    #expect(known.filter { !calls.contains($0) } == [])
  }
}
