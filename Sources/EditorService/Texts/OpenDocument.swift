import Diagnostics

/// A text as the editor shows it, saved or not.
struct OpenDocument: Sendable {
  /// The editor's URI for it.
  let uri: String
  /// Its file; nil for an unsaved text.
  let path: String?
  var version: Int
  var lines: LineTable
  /// The findings of the last check, moved along with later edits.
  private(set) var findings: [EditorFinding] = []
  /// The version being checked, and the changes since.
  private var check: (version: Int, changes: [TextChange])?

  init(uri: String, version: Int, text: String, encoding: PositionEncoding) {
    self.uri = uri
    path = FileLocation.path(of: uri)
    self.version = version
    lines = LineTable(Array(text.utf8), encoding)
  }

  /// The text with its file's name.
  var source: SourceText {
    let name = (path ?? uri).split(separator: "/").last.map { String($0) } ?? uri
    return SourceText(name: name, text: String(decoding: lines.bytes, as: UTF8.self))
  }

  /// Applies the changes of one message in order: all of them, or none if one is invalid.
  mutating func change(by changes: [Parameters], version: Int) throws(ResponseError) {
    var lines = lines
    var findings = findings
    var made: [TextChange] = []
    for json in changes {
      let change = try TextChange(json, in: lines)
      lines = LineTable(change.applied(to: lines.bytes), lines.encoding)
      findings = findings.compactMap { $0.moved(by: change) }
      made.append(change)
    }
    self.lines = lines
    self.findings = findings
    self.version = version
    check?.changes += made
  }

  /// Starts a check of the current text.
  mutating func beginCheck() { check = (version, []) }

  /// Ends a check, perhaps of an older text.
  ///
  /// - Returns: whether there are new findings to publish.
  mutating func endCheck(of version: Int, _ found: [EditorFinding]) -> Bool {
    guard let check, check.version == version else { return false }
    self.check = nil
    let before = findings
    findings = found.compactMap { finding in
      check.changes.reduce(finding) { $0?.moved(by: $1) }
    }
    return !before.isEmpty || !findings.isEmpty
  }
}
