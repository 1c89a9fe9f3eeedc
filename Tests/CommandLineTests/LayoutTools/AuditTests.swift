import Diagnostics
import DrawingCheck
import Foundation
import Testing

/// Tests for `course audit` with the programs of `Audits`: each finding appears once, in the smallest configuration.
@Suite struct AuditTests {
  let playground: Playground
  init() throws { playground = try Playground() }

  static let cases = LayoutCases("Audits")

  private func audit(_ name: String, _ options: String...) throws -> Binary.Outcome {
    try playground.write("höme/\(name).layout", Self.cases.text(of: name))
    return try playground.binary.run(["audit", "\(name).layout"] + options)
  }

  @Test(arguments: cases.names) func eachFindingIsReportedOnce(_ name: String) throws {
    let outcome = try audit(name, "--format", "json")
    let findings = try outcome.json["findings"]?.elements?.map { finding in
      let smallest = finding["smallest"]
      let size = smallest?["size"]?.elements?.compactMap(\.number).map { points($0) }.joined(separator: "x") ?? ""
      let words = [finding["kind"]?.string, finding["line"]?.number.map { points($0) }, size]
      let circumstances = [smallest?["textSize"]?.string, smallest?["direction"]?.string]
      return (words + circumstances).compactMap(\.self).joined(separator: " ")
    }
    let expected = LayoutCases.notes("finds", in: try Self.cases.text(of: name))
    #expect(findings == expected)
    #expect(outcome.status == (expected.isEmpty ? 0 : 1))
  }

  @Test func theMatrixMayBeChosen() throws {
    #expect(try audit("wide-row", "--sizes", "393x852,375x667").status == 0)
    #expect(try audit("wide-row", "--sizes", "320x568", "--text-size", "large").status == 1)
    #expect(try audit("cut-at-large-text", "--text-size", "large", "--direction", "rightToLeft").status == 0)
    let fixed = try audit("cut-text", "--direction", "rightToLeft", "--format", "json").json
    #expect(fixed["layouts"]?.number == 12)
  }

  @Test func sentencesNameTheLineAndTheConfiguration() throws {
    let page = try audit("cut-text").output
    #expect(page.contains("cut-text.layout:8:7: warning: “A title that does not fit” is cut: it shows “A title tha…”"))
    #expect(page.contains("smallest configuration: 393 × 852, text large, left to right; 24 of 24 show it"))
    #expect(page.contains("1 finding in 24 layouts."))
    let german = try audit("cut-text", "--language", "de").output
    #expect(german.contains("ist gekürzt: Zu sehen ist") && german.contains("1 Fund in 24 Layouts."))
  }

  @Test func codeHostsGetSARIF() throws {
    let log = try audit("small-target", "--format", "sarif").json
    #expect(log["version"]?.string == "2.1.0")
    let run = log["runs"]?.elements?.first
    #expect(run?["tool"]?["driver"]?["rules"]?.elements?.count == 5)
    let result = try #require(run?["results"]?.elements?.first)
    #expect(result["ruleId"]?.string == "small-target" && result["level"]?.string == "warning")
    let place = result["locations"]?.elements?.first?["physicalLocation"]
    #expect(place?["artifactLocation"]?["uri"]?.string == "small-target.layout")
    #expect(place?["region"]?["startLine"]?.number == 7)
    #expect(try playground.binary.run("layout", "small-target.layout", "--format", "sarif").status == 2)
  }

  @Test func onePictureShowsTheMatrix() throws {
    let drawing = try audit("cut-text", "--svg", "-").output
    checkDrawing(drawing)
    #expect(drawing.contains("320 × 568, text accessibility3, right to left"))
  }

  /// A preview with a size of its own is audited at that size only.
  @Test func everyPreviewIsAudited() throws {
    try playground.write(
      "höme/two.layout",
      """
      #Preview("Wide") { Text("Fits in here") }
      #Preview("Narrow", traits: .fixedLayout(width: 60, height: 100)) { Text("Does not fit in here").lineLimit(1) }
      """)
    let json = try playground.binary.run("audit", "two.layout", "--format", "json").json
    #expect(json["layouts"]?.number == 30)
    #expect(json["findings"]?.elements?.compactMap { $0["kind"]?.string } == ["text-cut"])
    #expect(try playground.binary.run("audit", "two.layout", "--preview", "Wide").status == 0)
  }

  @Test func aFolderIsOneProgram() throws {
    try playground.write(
      "höme/Trip/TripApp.swift",
      "import SwiftUI\n@main struct TripApp: App { var body: some Scene { WindowGroup { Day() } } }\n")
    try playground.write(
      "höme/Trip/Day.swift",
      "struct Day: View { var body: some View { Text(\"Monday\").frame(width: 30, height: 10) } }\n")
    let finding = try playground.binary.run("audit", "Trip", "--format", "json").json["findings"]?.elements?.first
    #expect(finding?["kind"]?.string == "text-cut" && finding?["file"]?.string == "Trip/Day.swift")
  }

  @Test func whatCannotBeLaidOutIsNotPassed() throws {
    try playground.write("höme/wrong.layout", "Text(\"a\").fram(width: 3)\n")
    let refused = try playground.binary.run("audit", "wrong.layout")
    #expect(refused.status == 1 && refused.output.contains("has no member 'fram'"))
    #expect(try playground.binary.run("audit", "nobody.layout").status == 2)
    #expect(try playground.binary.run("audit").status == 2)
    #expect(try audit("cut-text", "--sizes", "wide").status == 2)
  }
}
