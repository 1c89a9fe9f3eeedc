import Diagnostics

/// CSV with a row per submission, for spreadsheets and data frames.
public struct CSVFormat: StreamedFormat {
  /// Makes the format.
  public init() {}

  /// The file's name.
  public static let fileName = "grades.csv"

  static let columns = [
    "submission", "learner", "exercise", "status", "points", "max_points", "scenarios_passed", "scenarios",
    "late_hours", "reason", "line", "source", "name", "group", "comment",
  ]

  /// The column names.
  public var head: String { SpreadsheetText.row(Self.columns) }

  /// A result's row.
  public func piece(_ record: GradeRecord, isFirst: Bool) -> String {
    let reason = record.reasons.first
    let late = record.late.map { Diagnostics.points(Double($0.seconds) / 3600) }
    return SpreadsheetText.row([
      record.submission, record.learner, record.exercise, record.status.rawValue, Diagnostics.points(record.points),
      Diagnostics.points(record.maxPoints), String(record.scenarios.count { $0.status == .pass }),
      String(record.scenarios.count), late ?? "", reason?.id ?? "", reason?.line.map(String.init) ?? "",
      record.source ?? "", record.name ?? "", record.group ?? "", record.comment,
    ])
  }

  /// Empty.
  public var tail: String { "" }
}
