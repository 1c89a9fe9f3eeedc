import Foundation
import Testing

/// `Docs/Support.md` agrees with the code. `UPDATE_DOCS=1` rewrites it.
@Suite struct SupportTableTests {
  private static let file = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Docs/Support.md")

  private static let page = SupportTable().markdown
  private var table: String { Self.page }

  @Test func thePageIsWhatTheCodeSays() throws {
    if ProcessInfo.processInfo.environment["UPDATE_DOCS"] == "1" {
      try FileManager.default.createDirectory(
        at: Self.file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(table.utf8).write(to: Self.file)
    }
    let written = String(decoding: try Data(contentsOf: Self.file), as: UTF8.self)
    let old = Set(written.split(separator: "\n"))
    let new = Set(table.split(separator: "\n"))
    let advice: Comment = "Docs/Support.md is out of date: run UPDATE_DOCS=1 ./test --filter SupportTable"
    #expect(old.subtracting(new).sorted() == [], advice)
    #expect(new.subtracting(old).sorted() == [], advice)
    // Compared in advance, so that a failure does not print both pages.
    let isTheSame = written == table
    #expect(isTheSame, advice)
  }

  @Test(arguments: [
    "| `HStack` | `HStack(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, content: () -> Content)` | supported |",
    "| `fixedSize` | `fixedSize()`<br>`fixedSize(horizontal: Bool, vertical: Bool)` | supported |",
    "| `help` | `help(_ text: LocalizedStringKey)`<br>`help(_ text: Text)` | accepted, ignored |",
    "| `fontWidth` | `fontWidth(…)` | not supported |",
    "| `Text.Case` | `.uppercase, .lowercase` | supported |",
  ])
  func aRowSaysWhatIsDeclared(row: String) {
    #expect(table.split(separator: "\n").contains { $0 == row }, "no such row: \(row)")
  }

  @Test func everyNameHasOneRowInItsSection() {
    for section in table.split(separator: "\n## ").dropFirst() {
      let names = section.split(separator: "\n").filter { $0.hasPrefix("| `") }.map { $0.split(separator: "|")[0] }
      #expect(!names.isEmpty)
      let repeated = Dictionary(grouping: names) { $0 }.filter { $0.value.count > 1 }.keys.sorted()
      #expect(repeated == [])
    }
  }
}
