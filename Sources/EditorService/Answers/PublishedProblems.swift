import Diagnostics

/// Everything that is wrong with a text, as editors mark it.
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

  /// A problem of the text. Its own words are Swift's; what is added to them speaks the reader's language.
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

  /// What the check found.
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

  /// What has no place, or one in the given code, is said at the beginning of the text.
  private func ownRange(_ range: SourceRange?) -> SourceRange {
    if let range, range.file == 0 { return range }
    return SourceRange(lower: 0, upper: 0)
  }
}
