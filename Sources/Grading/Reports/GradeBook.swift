import Diagnostics

/// A row for each learner and a column for each exercise: the best that was handed in.
public struct GradeBook: Sendable {
  private var best: [String: [String: Double]] = [:]
  private var exercises: Set<String> = []

  /// The file's name.
  public static let fileName = "gradebook.csv"

  /// Nobody handed in anything yet.
  public init() {}

  /// Takes a result.
  public mutating func add(_ record: GradeRecord) {
    exercises.insert(record.exercise)
    let before = best[record.learner]?[record.exercise] ?? 0
    best[record.learner, default: [:]][record.exercise] = max(before, record.points)
  }

  /// The whole table, learners in the order of their names.
  public var text: String {
    let columns = exercises.sorted()
    let head = SpreadsheetText.row(["learner"] + columns + ["total"])
    let rows = best.sorted { $0.key < $1.key }.map { learner, scores in
      let total = columns.reduce(0) { $0 + (scores[$1] ?? 0) }
      let cells = columns.map { scores[$0].map { points($0) } ?? "" }
      return SpreadsheetText.row([learner] + cells + [points(total)])
    }
    return head + rows.joined()
  }
}
