import Testing

/// The order of the folders inside the larger targets, held as the import table holds the targets'.
///
/// `LayoutEngine` and `LayoutProgram` have none: a tree's nodes and their kinds, a member and its code know each other by
/// nature. `LayoutNatives` has one folder for each subject, and they do not build on each other.
@Suite struct FolderOrderTests {
  static let orders = [
    FolderOrderRule.Order(target: "LayoutRunning", folders: ["Staging", "Performing", "Tracing"], exceptions: []),
    FolderOrderRule.Order(target: "LayoutChecking", folders: ["Parsing", "Collecting", "Checking"], exceptions: []),
    FolderOrderRule.Order(
      target: "LayoutEditing",
      folders: ["Facts", "Normal", "WhatIf", "Comparing", "Handles", "Recording", "Insight"], exceptions: []),
    FolderOrderRule.Order(
      target: "Curriculum",
      folders: [
        "Packs", "Exercises", "Scenarios", "Checking", "Diagnoses", "Explanations", "Audit", "Wishes", "Verifying",
        "Recording",
      ],
      // A report holds the diagnoses of what it says.
      exceptions: ["Checking → Diagnosis"]),
    FolderOrderRule.Order(
      target: "LayoutDrawing", folders: ["Words", "Terminal", "XML", "SVG"], exceptions: []),
    FolderOrderRule.Order(
      target: "EditorService",
      folders: ["Words", "Protocol", "Texts", "Course", "Answers", "Setups", "Server"],
      exceptions: []),
    FolderOrderRule.Order(
      target: "Grading",
      folders: ["Class", "Points", "Judging", "Names", "Records", "Formats", "Reports", "Similarity"],
      exceptions: []),
    FolderOrderRule.Order(
      target: "CourseCommand",
      folders: [
        "System", "Words", "Work", "Packs", "Arguments", "Pages", "Pictures", "Commands", "Grading", "Play", "Watch",
      ],
      exceptions: []),
  ]

  @Test(arguments: orders) func foldersKnowOnlyThoseBeforeThem(_ order: FolderOrderRule.Order) throws {
    let files = try Repository.sources().filter { $0.target == order.target }.map { ($0.file, $0.text) }
    #expect(files.count > 10)
    let findings = FolderOrderRule.findings(in: files, order: order)
    #expect(findings.isEmpty, "\(listed(findings))")
  }

  private static let order = FolderOrderRule.Order(target: "A", folders: ["One", "Two"], exceptions: ["One → Known"])

  @Test(arguments: [
    ("One", "let a: Later", ["One must not know Later of Two, which comes later", "not needed"]),
    ("Two", "let a: Early", ["not needed"]), ("One", "let a: Known  // Later", []),
    ("Three", "let a = 1", ["the order of A has no Three", "not needed"]),
  ])
  func knowledgeOfALaterFolderIsFound(folder: String, line: String, said: [String]) {
    let files = [
      ("Sources/A/One/Early.swift", "struct Early {}"), ("Sources/A/Two/Later.swift", "public final class Later {}"),
      ("Sources/A/Two/Known.swift", "enum Known {}\nprivate struct Early {}"), ("Sources/A/\(folder)/X.swift", line),
    ]
    let findings = FolderOrderRule.findings(in: files, order: Self.order)
    #expect(findings.count == said.count, "\(listed(findings))")
    for (finding, words) in zip(findings, said) { #expect(finding.message.contains(words)) }
  }
}
