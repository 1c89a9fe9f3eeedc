import Diagnostics
import Foundation
import Testing

@testable import Curriculum

/// Tests for help and glossary: one complete file per page and language, and no others.
@Suite struct ProseTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Sources/CProse")
  static let languages: [Language] = [.english, .german]

  @Test(arguments: ["help", "glossary"]) func listAndFilesNameTheSamePages(kind: String) throws {
    let listed = try Self.listed(in: kind)
    let expected = listed.flatMap { page in
      Self.languages.map { $0 == .english ? "\(page).md" : "\(page).\($0.code).md" }
    }
    let found = try #require(FileManager.default.enumerator(atPath: Self.folder.path)).compactMap { $0 as? String }
    #expect(expected.sorted() == found.filter { $0.lowercased().hasPrefix("\(kind)/") && $0.contains(".") }.sorted())
  }

  @Test(arguments: languages) func everyMistakeHasAWholePage(language: Language) throws {
    let pages = ProsePage.help(in: language)
    let names = try Self.listed(in: "help").map(Self.name)
    #expect(Set(names) == Set(DiagnosisID.allCases.map(\.rawValue)))
    #expect(pages.count == names.count)
    for (page, name) in zip(pages, names) {
      #expect(language != .english || page.notes[.diagnosis] == [name])
      #expect(page.notes.isEmpty == (language != .english), "\(name): notes stand in the English page")
      #expect(!page.title.isEmpty && page.blocks.map(\.isCode) == [false, true, true, false], "\(name)")
    }
  }

  @Test(arguments: languages) func everyWordHasAPage(language: Language) throws {
    let pages = ProsePage.glossary(in: language)
    let names = try Self.listed(in: "glossary").map(Self.name)
    #expect(pages.count == names.count)
    for (page, name) in zip(pages, names) {
      #expect(language != .english || page.title.replacing(" ", with: "-") == name)
      #expect(page.notes[.diagnosis] == nil && (language == .english || page.notes[.related] == nil), "\(name)")
      #expect(!page.title.isEmpty && page.blocks.contains { !$0.isCode }, "\(name)")
    }
  }

  @Test func aPageIsRead() {
    let page = ProsePage("# A b\n\nalso: c, d e\nrelated: f\n\nTwo\nlines: g.\n\n```sh\nx\n\n  y\n```\n\nalso: text\n")
    #expect(page.title == "A b")
    #expect(page.notes == [.also: ["c", "d e"], .related: ["f"]])
    #expect(page.blocks == [.paragraph("Two lines: g."), .code("x\n\n  y", language: "sh"), .paragraph("also: text")])
    #expect(page.text == "Two lines: g.\n\n```sh\nx\n\n  y\n```\n\nalso: text")
  }

  @Test(arguments: ["", "\n", "#", "# ", "```", "```\n", "```a\nb", "a\n```\n```", ": ", "also: ", "also:\n# a"])
  func anyTextIsAPage(text: String) {
    let page = ProsePage(text[...])
    #expect(page.text.count <= text.count + 5)
    _ = DiagnosisHelp(page)
  }

  /// The pages of a list, without the extensions of the languages' files.
  private static func listed(in kind: String) throws -> [String] {
    try String(contentsOf: folder.appendingPathComponent("\(kind).h"), encoding: .utf8).split(separator: "\n").map {
      line in
      try String(#require(line.wholeMatch(of: #/#embed PAGE\((.+)\) suffix\(, '\\f',\)/#)).1)
    }
  }

  private static func name(_ page: String) -> String { String(page.split(separator: "/").last ?? "") }
}
