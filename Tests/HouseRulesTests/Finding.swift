/// One place that breaks a house rule.
struct Finding: Equatable, CustomStringConvertible {
  /// The file, relative to the repository.
  var file: String
  /// The line, counted from 1; nil where the whole file is meant.
  var line: Int?
  /// What is wrong, and what to do instead.
  var message: String

  var description: String {
    if let line { "\(file):\(line): \(message)" } else { "\(file): \(message)" }
  }
}

/// All findings of a test in one message, one a line.
func listed(_ findings: [Finding]) -> String {
  findings.map(\.description).joined(separator: "\n")
}
