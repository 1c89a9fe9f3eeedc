import Testing

/// The order of the folders inside the larger targets, held as the import table holds the targets'.
///
/// `LayoutEngine` has none: a tree's nodes and the kinds that they may be know each other by nature.
@Suite struct FolderOrderTests {
  static let orders = [
    FolderOrderRule.Order(
      target: "LayoutLanguage",
      folders: [
        "Messages", "Limits", "Motion", "Parsing", "Declarations", "Scene", "Running", "Natives", "Painting", "Staging",
        "Performing", "Checking", "Tracing",
      ],
      exceptions: [
        // A member carries its code.
        "Declarations → EnvironmentSource", "Declarations → Expression", "Declarations → FunctionCode",
        "Declarations → NativeFunction", "Declarations → Value",
        // Types are read when they are asked for, by the checker that asks.
        "Declarations → TypeChecker",
        // What names mean is taken back along the trail on which types are.
        "Declarations → NameNotes",
        // The vocabulary's index is made while the parser is at work.
        "Parsing → NativeIndex",
        // A view carries what it looks like, what its container is told, and views that are taken apart already.
        "Running → Look", "Running → PaintModifier", "Running → FlatView", "Running → EnvironmentValue",
        "Running → GridCellTrait", "Running → LayoutChoice", "Running → SubviewValue",
        "Running → Native", "Running → Natives",
        "Scene → SceneTree", "Scene → Value",
        "Painting → FlatView", "Natives → PathPen", "Staging → TracedTree",
        "Staging → SceneNode", "Staging → ElidedContainer", "Running → SceneNode", "Performing → SceneNode",
        "Performing → SceneTree",
      ]),
    FolderOrderRule.Order(
      target: "LayoutEditing",
      folders: ["Facts", "Normal", "WhatIf", "Comparing", "Handles", "Recording", "Insight"], exceptions: []),
    FolderOrderRule.Order(
      target: "Curriculum",
      folders: [
        "Packs", "Exercises", "Scenarios", "Checking", "Diagnoses", "Explanations", "Audit", "Wishes", "Verifying",
        "Recording",
      ],
      exceptions: [
        "Packs → Concept", "Packs → Exercise", "Packs → ExerciseScenario", "Packs → Expectations",
        "Exercises → Expectations", "Exercises → RunFailure", "Exercises → FrameDifference", "Checking → Diagnosis",
      ]),
    FolderOrderRule.Order(
      target: "LayoutDrawing", folders: ["Words", "Terminal", "XML", "SVG"], exceptions: []),
    FolderOrderRule.Order(
      target: "EditorService",
      folders: ["Words", "Protocol", "Texts", "Course", "Answers", "Setups", "Server"],
      exceptions: [
        // What an editor says that it can decides how places are counted, and a finding moves with its text.
        "Protocol → PositionEncoding", "Texts → EditorFinding",
      ]),
    FolderOrderRule.Order(
      target: "Grading",
      folders: ["Points", "Judging", "Names", "Records", "Formats", "Reports", "Similarity"],
      exceptions: []),
    FolderOrderRule.Order(
      target: "CourseCommand",
      folders: [
        "Writing", "System", "Words", "Packs", "Arguments", "Pages", "Pictures", "Commands", "Grading", "Play",
        "Watch",
      ],
      exceptions: [
        "Writing → Output", "Writing → Path", "Writing → Refusal", "Writing → SystemError", "Writing → FileText",
        "System → Complaint", "System → Line", "Words → CommandName", "Words → ListPage", "Pages → Journal",
        "Pages → LayoutPage",
      ]),
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
