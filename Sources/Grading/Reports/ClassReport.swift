import Diagnostics

/// A page for the instructor: the points of the class, the commonest mistakes, each exercise, and each learner.
public struct ClassReport: Sendable {
  private let summary: ClassSummary
  private let book: GradeBook
  private let leftOut: [String]
  private let pages: [String: String]

  /// - Parameters:
  ///   - leftOut: files that could not be graded, each with the reason.
  ///   - pages: the learners' pages by id, without the ending; empty if there are none.
  public init(_ summary: ClassSummary, _ book: GradeBook, leftOut: [String], pages: [String: String]) {
    (self.summary, self.book, self.leftOut, self.pages) = (summary, book, leftOut, pages)
  }

  /// The page in Markdown.
  public var markdown: String { page.markdown }

  /// The page in HTML.
  public var html: String { page.html }

  private typealias Cell = ReportPage.Cell

  private var page: ReportPage {
    let counts = [
      Self.counted(summary.submissions, "submission"), Self.counted(exercises.count, "exercise"),
      Self.counted(learners.count, "learner"),
    ]
    var blocks: [ReportPage.Block] = [
      .table(
        ["exercise", "submissions", "passed", "", "not laid out", "mean points"],
        exercises.map { row($0.key, $0.value) })
    ]
    blocks += [.heading("Points of the learners", anchor: "points"), .table(["points", "learners"], distribution)]
    if !summary.mistakes.isEmpty {
      let most = summary.mistakes.map(\.count).max() ?? 1
      let rows = summary.mistakes.prefix(12).map { mistake in
        [
          Cell(mistake.id), Cell("\(mistake.count)", share: Double(mistake.count) / Double(most)),
          Cell(mistake.exercises.joined(separator: ", "), tone: .quiet),
        ]
      }
      blocks += [
        .heading("The commonest mistakes", anchor: "mistakes"), .table(["mistake", "submissions", "in"], rows),
      ]
    }
    for (id, part) in exercises where part.passed < part.submissions { blocks += details(id, part) }
    blocks += [.heading("Learners", anchor: "learners"), table(of: learners)]
    if !book.withoutAnything.isEmpty { blocks += [.strong("Handed in nothing"), .list(book.withoutAnything)] }
    if !book.unknown.isEmpty { blocks += [.strong("Not on the roster"), .list(book.unknown)] }
    if !leftOut.isEmpty { blocks += [.heading("Not graded", anchor: "left-out"), .list(leftOut)] }
    return ReportPage(
      title: "The class", subtitle: counts.joined(separator: " · "), language: "en", blocks: blocks)
  }

  private var exercises: [(key: String, value: ClassSummary.Part)] { summary.exercises.sorted { $0.key < $1.key } }
  private var learners: [GradeBook.Learner] { book.learners }

  private func row(_ id: String, _ part: ClassSummary.Part) -> [Cell] {
    let count = Double(max(part.submissions, 1))
    return [
      Cell(id, link: part.passed < part.submissions ? "#\(id)" : nil), Cell("\(part.submissions)"),
      Cell("\(part.passed)"),
      Cell("\(part.passed * 100 / max(part.submissions, 1)) %", share: Double(part.passed) / count),
      Cell("\(part.errors)"), Cell("\(points(part.points / count)) of \(points(part.maxPoints / count))"),
    ]
  }

  /// Ten equal ranges of the possible points, and one for all of them.
  private var distribution: [[Cell]] {
    let most = book.most
    guard most > 0, !learners.isEmpty else { return [] }
    let places = learners.map { min(10, Int($0.total * 10 / most)) }
    let counts = (0...10).map { place in places.count { $0 == place } }
    let highest = Double(max(counts.max() ?? 1, 1))
    return counts.enumerated().map { place, count in
      let range = place == 10 ? "100 %" : "\(place * 10) to \(place * 10 + 9) %"
      return [Cell(range), Cell("\(count)", share: Double(count) / highest)]
    }
  }

  private func details(_ id: String, _ part: ClassSummary.Part) -> [ReportPage.Block] {
    let reasons = part.reasons.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
    let scenarios = part.failedScenarios.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    return [
      .heading("\(id): \(part.title)", anchor: id),
      .table(
        ["mistake", "submissions", "for example", "of"],
        reasons.map { reason, value in
          [
            Cell(reason), Cell("\(value.count)"), Cell(value.example, tone: .quiet),
            Cell(book.learner(value.learner)?.name ?? value.submission, link: pages[value.learner]),
          ]
        }),
      .paragraph("Scenarios that were not met: " + scenarios.map { "\($0.key) \($0.value)" }.joined(separator: ", ")),
    ]
  }

  private func table(of learners: [GradeBook.Learner]) -> ReportPage.Block {
    let rows = learners.map { learner -> [Cell] in
      let cells = book.columns.map { column in Cell(learner.entries[column.id].map { points($0.points) } ?? "–") }
      return [Cell(learner.name, link: pages[learner.id]), Cell(learner.group)] + cells + [
        Cell(points(learner.total), share: book.most > 0 ? learner.total / book.most : 0)
      ]
    }
    return .table(["learner", "group"] + book.columns.map(\.id) + ["total of \(points(book.most))"], rows)
  }

  private static func counted(_ count: Int, _ word: String) -> String { "\(count) \(word)\(count == 1 ? "" : "s")" }
}
