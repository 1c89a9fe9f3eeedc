import Foundation
import Testing

/// Compares the course's messages for learners' slips with those of Swift's compiler.
///
/// `Tests/CompilerAgreement/run slip-` runs the compiler again. `UPDATE_DOCS=1` writes the page.
@Suite struct SlipTests {
  private static let page = ManyProgramsTests.folder.deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Docs/Slips.md")

  @Test(arguments: ManyProgramsTests.slips)
  func isToldAsItStands(collection: String) throws {
    for slip in try Slip.all(in: collection) {
      let now = slip.saidNow()
      #expect(now == slip.said, "\(slip.name)")
      #expect(slip.verdict != nil, "\(slip.name) has no verdict")
      #expect(
        (slip.swift == nil) == (now.error == nil), "\(slip.name): Swift and the course differ in whether it is Swift")
    }
  }

  @Test func thereAreAHundred() throws {
    let slips = try ManyProgramsTests.slips.flatMap { try Slip.all(in: $0) }
    #expect(slips.count >= 100)
    #expect(Set(slips.map(\.name)).count == slips.count)
  }

  @Test func thePageSaysSo() throws {
    let text = try SlipTable(ManyProgramsTests.slips.flatMap { try Slip.all(in: $0) }).markdown
    if ProcessInfo.processInfo.environment["UPDATE_DOCS"] == "1" { try Data(text.utf8).write(to: Self.page) }
    let isTheSame = try String(contentsOf: Self.page, encoding: .utf8) == text
    #expect(isTheSame, "UPDATE_DOCS=1 ./test --filter SlipTests")
  }
}
