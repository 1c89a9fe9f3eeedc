import Diagnostics

/// A SARIF 2.1.0 log with one run of this program.
public enum SarifLog {
  /// How bad a result is.
  public enum Level: String, Sendable {
    case error, warning, note
  }

  /// The text before the first result.
  ///
  /// - Parameters:
  ///   - version: this program's version.
  ///   - rules: the ids that results may have.
  public static func head(version: String, rules: [String]) -> String {
    let rules = rules.map { id -> JSON in ["id": JSON(id)] }
    let driver: JSON = ["name": "course", "semanticVersion": JSON(version), "rules": JSON(rules)]
    let schema = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
    return "{\"$schema\":\"\(schema)\",\"version\":\"2.1.0\",\"runs\":[{\"tool\":{\"driver\":\(driver.compact)},"
      + "\"columnKind\":\"unicodeCodePoints\",\"results\":[\n"
  }

  /// The text after the last result.
  public static let tail = "\n]}]}\n"

  /// One result.
  public static func result(
    _ rule: String, _ level: Level, _ message: String, file: String, place: (line: Int, column: Int)?, properties: JSON
  ) -> JSON {
    var physical: [(key: String, value: JSON)] = [("artifactLocation", ["uri": JSON(uri(file))])]
    if let place {
      physical.append(("region", ["startLine": JSON(place.line), "startColumn": JSON(place.column)]))
    }
    return [
      "ruleId": JSON(rule), "level": JSON(level.rawValue), "message": ["text": JSON(message)],
      "locations": [["physicalLocation": JSON(members: physical)]], "properties": properties,
    ]
  }

  /// Percent-encodes a path by RFC 3986.
  static func uri(_ path: String) -> String {
    path.utf8.map { byte in
      let letter = Character(Unicode.Scalar(byte))
      if byte < 0x80, letter.isLetter || letter.isNumber || "-._~/".contains(letter) { return String(letter) }
      let digits = String(byte, radix: 16, uppercase: true)
      return "%" + (digits.count < 2 ? "0" : "") + digits
    }.joined()
  }
}
