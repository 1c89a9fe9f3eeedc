import Diagnostics
import LayoutEditing

/// All problems of a text, as diagnostics for editors.
struct PublishedProblems {
  let reading: TextReading
  let client: ClientAbilities
  let language: Language

  /// The parameters of `textDocument/publishDiagnostics`.
  var json: JSON {
    .object([
      ("uri", JSON(reading.document.uri)),
      ("version", client.takesVersions ? JSON(reading.document.version) : nil),
      ("diagnostics", JSON(reading.insight.problems.map(json) + reading.document.findings.map(json))),
    ])
  }

  /// A problem of the text. Its message is in Swift's words; our notes are in the reader's language.
  func json(_ problem: Problem) -> JSON {
    let placed = problem.notes.filter { $0.range != nil }
    let loose = client.takesRelatedInformation ? problem.notes.filter { $0.range == nil } : problem.notes
    let said = [problem.message.text(in: language)] + loose.map { $0.message.text(in: language) }
    return .object([
      ("range", reading.document.lines.range(ownRange(problem.range))),
      ("severity", problem.severity == .error ? 1 : 2), ("code", JSON(problem.kind.rawValue)),
      ("source", "swift"), ("message", JSON(said.joined(separator: "\n"))),
      ("relatedInformation", client.takesRelatedInformation ? related(placed) : nil),
    ])
  }

  /// A finding of the check.
  func json(_ finding: EditorFinding) -> JSON {
    [
      "range": reading.document.lines.range(ownRange(finding.range)), "severity": JSON(finding.weight.rawValue),
      "code": JSON(finding.code), "source": "course", "message": JSON(finding.message),
    ]
  }

  private func related(_ notes: [Note]) -> JSON? {
    let places = notes.compactMap { note -> JSON? in
      guard let range = note.range, let location = reading.location(range) else { return nil }
      return ["location": location, "message": JSON(note.message.text(in: language))]
    }
    return places.isEmpty ? nil : JSON(places)
  }

  /// The range, or the start of the text for a problem without one or in the given code.
  private func ownRange(_ range: SourceRange?) -> SourceRange {
    if let range, range.file == 0 { return range }
    return SourceRange(lower: 0, upper: 0)
  }
}
