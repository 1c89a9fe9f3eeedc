import Diagnostics
import LayoutEditing

/// The code actions at a place: fixes for its problems, and the picture.
struct CodeActions {
  /// Our own command, which editors send back.
  static let showPicture = "course.showPicture"

  let reading: TextReading
  let client: ClientAbilities
  let language: Language

  /// The answer to `textDocument/codeAction`.
  ///
  /// - Parameter only: the requested kinds; nil for all.
  func answer(in range: SourceRange, only: [String]?) -> JSON {
    var actions: [JSON] = []
    if client.takesCodeActions, isWanted("quickfix", only) {
      actions += fixes(of: reading.insight.problems, in: range) + fixes(of: reading.document.findings, in: range)
    }
    if reading.insight.program != nil, isWanted("source.showPicture", only) { actions.append(picture) }
    return JSON(actions)
  }

  private func fixes(of problems: [Problem], in range: SourceRange) -> [JSON] {
    let words = PublishedProblems(reading: reading, client: client, language: language)
    return problems.filter { touches($0.range, range) }.flatMap { problem in
      let meant = problem.meantName(in: reading.sources).map { [$0] } ?? []
      let all = (problem.fixIts + meant + problem.missingAlignments(in: reading.sources)).filter { $0.range.file == 0 }
      return all.map { action($0, mending: words.json(problem), isPreferred: all.count == 1) }
    }
  }

  private func fixes(of findings: [EditorFinding], in range: SourceRange) -> [JSON] {
    let words = PublishedProblems(reading: reading, client: client, language: language)
    return findings.filter { touches($0.range, range) }.flatMap { finding -> [JSON] in
      let known = finding.fixIt.map { [action($0, mending: words.json(finding), isPreferred: false)] } ?? []
      return finding.edits.isEmpty ? known : known + [showing(finding, words.json(finding))]
    }
  }

  /// “Show me”: makes the change of a diagnosis; its title does not name what stands there then.
  private func showing(_ finding: EditorFinding, _ diagnostic: JSON) -> JSON {
    .object([
      ("title", JSON(EditorSentence.showMe(finding.code).text(in: language))), ("kind", "quickfix"),
      ("diagnostics", JSON([diagnostic])), ("isPreferred", nil),
      ("edit", reading.workspaceEdit(finding.edits.map { reading.edit($0.range, $0.text) }, client)),
    ])
  }

  private func action(_ fix: FixIt, mending diagnostic: JSON, isPreferred: Bool) -> JSON {
    .object([
      ("title", JSON(fix.message)), ("kind", "quickfix"), ("diagnostics", JSON([diagnostic])),
      ("isPreferred", isPreferred ? true : nil),
      ("edit", reading.workspaceEdit([reading.edit(fix.range, fix.replacement)], client)),
    ])
  }

  private var picture: JSON {
    let title = JSON(EditorSentence.showPicture.text(in: language))
    let command: JSON = [
      "title": title, "command": JSON(Self.showPicture), "arguments": [JSON(reading.document.uri)],
    ]
    // An editor without code actions gets a command instead.
    guard client.takesCodeActions else { return command }
    return ["title": title, "kind": "source.showPicture", "command": command]
  }

  /// A kind includes all kinds that extend its name after a dot.
  private func isWanted(_ kind: String, _ only: [String]?) -> Bool {
    only?.contains { $0.isEmpty || kind == $0 || kind.hasPrefix("\($0).") } ?? true
  }

  /// Whether a problem's lines overlap the range's, so that the cursor need not be on the exact letter.
  private func touches(_ place: SourceRange?, _ range: SourceRange) -> Bool {
    let lines = reading.document.lines
    guard let place else { return lines.line(at: range.lower) == 0 }
    guard place.file == 0 else { return false }
    return lines.line(at: place.lower) <= lines.line(at: range.upper)
      && lines.line(at: range.lower) <= lines.line(at: place.upper)
  }
}
