import Diagnostics

/// A text as the editor has it before it, saved or not.
struct OpenDocument: Sendable {
  /// What the editor calls it.
  let uri: String
  /// Its file; nil for a text that has none yet.
  let path: String?
  var version: Int
  var lines: LineTable
  /// What the last check of the exercise found, moved along with the edits since.
  private(set) var findings: [EditorFinding] = []
  /// The version that is being checked, and what was changed since.
  private var check: (version: Int, changes: [TextChange])?

  init(uri: String, version: Int, text: String, encoding: PositionEncoding) {
    self.uri = uri
    path = FileLocation.path(of: uri)
    self.version = version
    lines = LineTable(Array(text.utf8), encoding)
  }

  /// The text, under its file's name.
  var source: SourceText {
    let name = (path ?? uri).split(separator: "/").last.map { String($0) } ?? uri
    return SourceText(name: name, text: String(decoding: lines.bytes, as: UTF8.self))
  }

  /// Takes the changes of one message over, in their order: all of them or, if one makes no sense, none.
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

  /// A check of the text as it is now begins.
  mutating func beginCheck() { check = (version, []) }

  /// A check is done, perhaps of a text that has changed since.
  ///
  /// - Returns: whether there is anything new to tell.
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
