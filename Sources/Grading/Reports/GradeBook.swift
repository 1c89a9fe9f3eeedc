import Diagnostics

/// A table with a row per learner and a column per exercise, with the best submission of each.
public struct GradeBook: Sendable {
  private var best: [String: [String: Double]] = [:]
  private var exercises: Set<String> = []

  /// The file's name.
  public static let fileName = "gradebook.csv"

  /// Makes an empty table.
  public init() {}

  /// Adds a result.
  public mutating func add(_ record: GradeRecord) {
    exercises.insert(record.exercise)
    let before = best[record.learner]?[record.exercise] ?? 0
    best[record.learner, default: [:]][record.exercise] = max(before, record.points)
  }

  /// The whole table, sorted by learner.
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
