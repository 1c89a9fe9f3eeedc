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

  /// The text before the first result.
  public var head: String {
    let rules = (ProblemKind.allCases.map(\.rawValue) + DiagnosisID.allCases.map(\.rawValue)).map { id -> JSON in
      ["id": JSON(id)]
    }
    let driver: JSON = ["name": "course", "semanticVersion": JSON(version), "rules": JSON(rules)]
    let schema = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
    return "{\"$schema\":\"\(schema)\",\"version\":\"2.1.0\",\"runs\":[{\"tool\":{\"driver\":\(driver.compact)},"
      + "\"columnKind\":\"unicodeCodePoints\",\"results\":[\n"
  }

  /// The text after the last result.
  public var tail: String { "\n]}]}\n" }

  /// A submission's findings.
  public func piece(_ record: GradeRecord, isFirst: Bool) -> String {
    let results = record.reasons.filter { $0.severity != "celebratory" }.map { result($0, in: record).compact }
    return results.isEmpty ? "" : (isFirst ? "" : ",\n") + results.joined(separator: ",\n")
  }

  private func result(_ finding: GradeRecord.Finding, in record: GradeRecord) -> JSON {
    let place: JSON = ["uri": JSON(Self.uri(record.file))]
    var physical: [(key: String, value: JSON)] = [("artifactLocation", place)]
    if let line = finding.line {
      physical.append(("region", ["startLine": JSON(line), "startColumn": JSON(finding.column ?? 1)]))
    }
    let location: JSON = ["physicalLocation": JSON(members: physical)]
    return [
      "ruleId": JSON(finding.id), "level": JSON(Self.level(finding.severity)),
      "message": ["text": JSON(finding.message)], "locations": [location],
      "properties": ["learner": JSON(record.learner), "exercise": JSON(record.exercise)],
    ]
  }

  private static func level(_ severity: String) -> String {
    switch severity {
    case "error", "essential": "error"
    case "warning", "actionable": "warning"
    default: "note"
    }
  }

  /// Percent-encodes a path by RFC 3986.
  private static func uri(_ path: String) -> String {
    path.utf8.map { byte in
      let letter = Character(Unicode.Scalar(byte))
      if byte < 0x80, letter.isLetter || letter.isNumber || "-._~/".contains(letter) { return String(letter) }
      let digits = String(byte, radix: 16, uppercase: true)
      return "%" + (digits.count < 2 ? "0" : "") + digits
    }.joined()
  }
}
