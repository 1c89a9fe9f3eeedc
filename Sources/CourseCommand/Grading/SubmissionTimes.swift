import Grading

/// A table of submission times, by learner or file.
///
///     learner,submitted
///     ada,2026-11-20T17:59:00Z
///     "Lovelace, Ada",2026-11-21 09:00+01:00
struct SubmissionTimes {
  private(set) var times: [String: UTCTime] = [:]
  /// The first line that is neither a row nor the header; nil if there is none.
  private(set) var faultyLine: Int?

  init(_ text: String) {
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
      let line = line.trimmingPrefix("\u{FEFF}")
      guard let comma = line.lastIndex(of: ",") else {
        if !line.isEmpty { faultyLine = faultyLine ?? index + 1 }
        continue
      }
      let time = line[line.index(after: comma)...].filter { $0 != "\"" }
      if let time = UTCTime(String(time)) {
        times[Self.unquoted(line[..<comma])] = time
      } else if index > 0 {
        faultyLine = faultyLine ?? index + 1
      }
    }
  }

  private static func unquoted(_ cell: Substring) -> String {
    guard cell.count > 1, cell.first == "\"", cell.last == "\"" else { return String(cell) }
    return String(cell.dropFirst().dropLast()).replacing("\"\"", with: "\"")
  }
}
