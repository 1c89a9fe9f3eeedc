import Diagnostics

/// A page for the instructor: the number of submissions by exercise and by mistake.
public struct ClassReport: Sendable {
  private let summary: ClassSummary
  /// Files that match no rule, with the reason.
  private let leftOut: [String]

  /// - Parameter leftOut: files that could not be graded, each with the reason.
  public init(_ summary: ClassSummary, leftOut: [String]) {
    self.summary = summary
    self.leftOut = leftOut
  }

  /// The page in Markdown.
  public var markdown: String { page.markdown }

  /// The page in HTML.
  public var html: String { page.html }

  private var page: ReportPage {
    var blocks: [ReportPage.Block] = [
      .paragraph("\(Self.counted(summary.submissions, "submission")), \(Self.counted(exercises.count, "exercise"))."),
      .table(["exercise", "submissions", "passed", "not laid out", "mean points"], exercises.map(row)),
    ]
    for (id, part) in exercises where part.passed < part.submissions { blocks += details(id, part) }
    if !leftOut.isEmpty { blocks += [.heading("Not graded"), .list(leftOut)] }
    return ReportPage(title: "The class", language: "en", blocks: blocks)
  }

  private var exercises: [(key: String, value: ClassSummary.Part)] { summary.exercises.sorted { $0.key < $1.key } }

  private func row(_ id: String, _ part: ClassSummary.Part) -> [String] {
    let count = Double(max(part.submissions, 1))
    return [
      id, String(part.submissions), "\(part.passed) (\(part.passed * 100 / max(part.submissions, 1)) %)",
      String(part.errors), "\(points(part.points / count)) of \(points(part.maxPoints / count))",
    ]
  }

  private func details(_ id: String, _ part: ClassSummary.Part) -> [ReportPage.Block] {
    let reasons = part.reasons.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
    let scenarios = part.failedScenarios.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    return [
      .heading("\(id): \(part.title)"), .paragraph("What is said first of those that did not pass:"),
      .table(
        ["mistake", "submissions", "for example", "in"],
        reasons.map { [$0.key, String($0.value.count), $0.value.example, $0.value.submission] }),
      .paragraph("Scenarios that were not met: " + scenarios.map { "\($0.key) \($0.value)" }.joined(separator: ", ")),
    ]
  }

  private static func counted(_ count: Int, _ word: String) -> String { "\(count) \(word)\(count == 1 ? "" : "s")" }
}
