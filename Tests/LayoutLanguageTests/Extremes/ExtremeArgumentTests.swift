import Diagnostics
import Foundation
import LayoutEngine
import Testing

@testable import LayoutLanguage

/// Calls every native with numbers and texts that break arithmetic: `Int.min`, NaN, infinities, 1e308, empty
/// and long texts. Any result is fine, but the process must survive, and no argument may differ from its declaration.
///
/// The calls are derived from the catalog's declarations, so new natives are included. One argument is
/// extreme and the others are ordinary, because an early exit would hide later code. The test takes a sample;
/// `TEST_EVERYTHING=1` runs all calls.
@Suite struct ExtremeArgumentTests {
  @Test(arguments: [0, 1]) func noNativeEndsTheProcess(part: Int) async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) { [part] in
      let calls = ExtremeCalls.sample(part: part, of: 2)
      var shown = 0
      for first in stride(from: 0, to: calls.count, by: 150) {
        shown += ExtremeCalls.show(Array(calls[first..<min(first + 150, calls.count)]))
      }
      // Most calls compile. Those that do not, because there is no sample of a type, prove nothing.
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
