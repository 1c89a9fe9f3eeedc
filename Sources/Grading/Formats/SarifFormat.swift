import Curriculum
import Diagnostics

/// SARIF 2.1.0, which code hosts show beside the source lines: diagnoses and problems with their locations.
public struct SarifFormat: StreamedFormat {
  /// This program's version.
  private let version: String

  /// - Parameter version: this program's version.
  public init(version: String) { self.version = version }

  /// The file's name.
  public static let fileName = "results.sarif"

  private static let rules = ProblemKind.allCases.map(\.rawValue) + DiagnosisID.allCases.map(\.rawValue)

  /// The text before the first result.
  public var head: String { SarifLog.head(version: version, rules: Self.rules) }

  /// The text after the last result.
  public var tail: String { SarifLog.tail }

  /// A submission's findings.
  public func piece(_ record: GradeRecord, isFirst: Bool) -> String {
    let results = record.reasons.filter { $0.severity != "celebratory" }.map { result($0, in: record).compact }
    return results.isEmpty ? "" : (isFirst ? "" : ",\n") + results.joined(separator: ",\n")
  }

  private func result(_ finding: GradeRecord.Finding, in record: GradeRecord) -> JSON {
    SarifLog.result(
      finding.id, Self.level(finding.severity), finding.message, file: record.file,
      place: finding.line.map { (line: $0, column: finding.column ?? 1) },
      properties: ["learner": JSON(record.name ?? record.learner), "exercise": JSON(record.exercise)])
  }

  private static func level(_ severity: String) -> SarifLog.Level {
    switch severity {
    case "error", "essential": .error
    case "warning", "actionable": .warning
    default: .note
    }
  }
}
