import Foundation
import Testing

/// Every line of the vocabulary has an accepted case, or a reason. `UPDATE_DOCS=1` rewrites `Docs/Coverage.md`.
@Suite struct CoverageTests {
  private static let file = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Docs/Coverage.md")

  /// Created once, because it parses every case.
  private static let made = Result { try CoverageTable() }
  private let table: CoverageTable

  init() throws { table = try Self.made.get() }

  @Test func everyLineHasACaseOrAReason() {
    #expect(table.missing == [])
  }

  @Test func noReasonIsOutOfDate() {
    #expect(table.wronglyWithout == [])
  }

  @Test func noLineIsThereTwice() {
    for section in table.vocabulary.sections {
      let lines = section.lines.map(\.line)
      #expect(Set(lines).count == lines.count, "\(section.title)")
    }
  }

  @Test func thePageIsWhatTheCasesSay() throws {
    let page = table.markdown
    if ProcessInfo.processInfo.environment["UPDATE_DOCS"] == "1" { try Data(page.utf8).write(to: Self.file) }
    let written = String(decoding: try Data(contentsOf: Self.file), as: UTF8.self)
    let old = Set(written.split(separator: "\n"))
    let new = Set(page.split(separator: "\n"))
    let advice: Comment = "Docs/Coverage.md is out of date: run UPDATE_DOCS=1 ./test --filter Coverage"
    #expect(old.symmetricDifference(new).sorted() == [], advice)
    let isTheSame = written == page
    #expect(isTheSame, advice)
  }

  @Test(arguments: [
    ("Text(\"a\").frame(width: 5)", ["Text(_:)", ".frame(width:)", ".frame(…)", "integer"]),
    (
      "VStack(alignment: .leading, spacing: 0) { Spacer() }",
      ["VStack(alignment:spacing:{})", "value .leading", "Spacer()"]
    ),
    ("Button { } label: { Text(\"a\") }", ["Button({}label:{})", "several trailing closures"]),
    ("a.alignmentGuide(.top) { d in d[explicit: .top] ?? -5 }", ["guide: d[explicit:]", "??", "minus in front"]),
    (
      "ForEach(Array(names.enumerated()), id: \\.offset) { _ in Text(\"a\") }",
      ["ForEach of enumerated, id \\.offset", "\\.offset"]
    ),
    ("struct A: View { @State private var isOpen = false }", [": View", "@State", "access modifier", "true or false"]),
    ("x.font(.title.bold())", ["chain that starts with a dot"]),
  ])
  func probesAreFound(source: String, probes: [String]) {
    let found = CoverageTable.probes(in: source)
    #expect(Set(probes).subtracting(found).sorted() == [])
    #expect(!found.contains("while"))
  }
}
