import Testing

/// The rules for pages and folders: on samples, and on the repository itself.
@Suite struct DocumentsTests {
  // MARK: Pages

  private static let pages = ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md"]

  private func documents() -> [String] {
    Repository.committedFiles().filter { Self.pages.contains($0) || $0.hasPrefix("Docs/") && $0.hasSuffix(".md") }
  }

  @Test func everyLinkLeadsSomewhere() throws {
    let existing = DocumentsRule.existing(Repository.committedFiles())
    let findings = try documents().flatMap {
      DocumentsRule.deadLinks(in: try Repository.text(of: $0), file: $0, existing: existing)
    }
    #expect(findings.isEmpty, "\(listed(findings))")
  }

  @Test func theReadMeLeadsToEveryPage() throws {
    let pages = documents().filter { $0.hasPrefix("Docs/") }
    #expect(pages.count > 5)
    let findings = DocumentsRule.unreachable(readMe: try Repository.text(of: "README.md"), pages: pages)
    #expect(findings.isEmpty, "\(listed(findings))")
  }

  /// "Where do I find…" stays true when files move.
  @Test func everyPathThatPagesNameIsThere() throws {
    let existing = DocumentsRule.existing(Repository.committedFiles())
    let findings = try Self.pages.flatMap {
      DocumentsRule.deadPaths(in: try Repository.text(of: $0), file: $0, existing: existing)
    }
    #expect(findings.isEmpty, "\(listed(findings))")
  }

  /// It is read in two minutes.
  @Test func theReadMeIsShort() throws {
    #expect(try Repository.text(of: "README.md").split(whereSeparator: \.isWhitespace).count < 900)
  }

  @Test(arguments: [
    ("[a](Docs/A.md)", 0), ("[a](Docs/B.md)", 1), ("[a](https://example.org/b)", 0), ("[a](Docs/A.md#part) [b](C)", 1),
  ])
  func aDeadLinkIsFound(text: String, count: Int) {
    let existing = DocumentsRule.existing(["README.md", "Docs/A.md"])
    #expect(DocumentsRule.deadLinks(in: text, file: "README.md", existing: existing).count == count)
  }

  @Test func linksAreSeenFromTheirPage() {
    let existing = DocumentsRule.existing(["README.md", "Docs/A.md"])
    #expect(DocumentsRule.deadLinks(in: "[r](../README.md) [b](A.md)", file: "Docs/B.md", existing: existing) == [])
    #expect(DocumentsRule.deadLinks(in: "[r](README.md)", file: "Docs/B.md", existing: existing).count == 1)
  }

  @Test func aPathThatIsGoneIsFound() {
    let existing = DocumentsRule.existing(["Sources/A/B.swift"])
    let text = "`Sources/A/B.swift`, `Sources/A/`, `Sources/A`\n`Sources/A/C.swift` and `Docs/X`"
    #expect(DocumentsRule.deadPaths(in: text, file: "X", existing: existing).map(\.line) == [2, 2])
  }

  @Test func aPageThatNothingLeadsToIsFound() {
    let findings = DocumentsRule.unreachable(readMe: "[a](Docs/A.md)", pages: ["Docs/A.md", "Docs/B.md"])
    #expect(findings.map(\.message) == ["nothing leads to Docs/B.md"])
  }

  // MARK: Rooms

  @Test func noFolderIsCrowdedAndNoNameIsTakenTwice() throws {
    let files = try Repository.sources().map(\.file)
    let findings = RoomsRule.crowdedFolders(files) + RoomsRule.sharedNames(files)
    #expect(findings.isEmpty, "\(listed(findings))")
  }

  @Test func aCrowdedFolderAndASharedNameAreFound() {
    let many = (0..<21).map { "Sources/A/F\($0).swift" }
    #expect(RoomsRule.crowdedFolders(many).map(\.file) == ["Sources/A"])
    #expect(RoomsRule.crowdedFolders(Array(many.dropLast())) == [])
    #expect(RoomsRule.sharedNames(["Sources/A/X.swift", "Sources/B/X.swift", "Sources/B/Y.swift"]).count == 1)
  }
}
