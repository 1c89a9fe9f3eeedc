import Diagnostics
import LayoutEditing

extension Diagnosis {
  /// The diagnosis as data: its words up to what is revealed; the facts that they are made of, and the change of the text,
  /// only with all of it.
  ///
  ///     {"id": "sign-flipped", "severity": "essential", "proven": true, "views": ["pie"], "reveal": 4,
  ///      "message": "…", "where": "…", "why": "…", "direction": "…",
  ///      "fix": {"words": "Write 20.", "edits": [{"line": 11, "column": 36, "endLine": 11, "endColumn": 39, "text": "20"}]},
  ///      "params": {"view": "pie", "key": ".leading", "value": -20, "needed": 20},
  ///      "scenarios": ["base"], "file": "…", "line": 11, "column": 36}
  public func json(sources: [SourceText]) -> JSON {
    let members: [(String, JSON)] = [
      ("id", JSON(id.rawValue)), ("severity", JSON(severity.rawValue)), ("proven", JSON(isProven)),
      ("views", JSON(views.map { JSON($0) })), ("reveal", JSON(reveal.rawValue)), ("message", JSON(message)),
    ]
    let facts: JSON? = reveal == .code ? JSON(members: parameters.map { ($0.key, $0.value) }) : nil
    let rest: [(String, JSON)] = [("params", facts ?? nil), ("scenarios", JSON(scenarios.map { JSON($0) }))]
    let nowhere: [(String, JSON)] = [("file", nil), ("line", nil), ("column", nil)]
    let texts = revealedMembers { edits in
      guard let source = sources.first else { return [] }
      return JSON(edits.map { $0.json(in: source) })
    }
    return JSON(members: members + texts + rest + (range?.members(in: sources) ?? nowhere))
  }

  /// The texts up to what is revealed, by their names; `null` for the others.
  ///
  /// - Parameter places: the changes of the text, with places as the reader counts them.
  public func revealedMembers(_ places: ([TextEdit]) -> JSON) -> [(String, JSON)] {
    let words = words
    func text(_ text: String, from step: Reveal) -> JSON { reveal >= step ? JSON(text) : nil }
    let fix: JSON? = reveal == .code ? ["words": JSON(words.code), "edits": places(edits)] : nil
    return [
      ("where", JSON(words.fact)), ("why", text(words.why, from: .law)),
      ("direction", text(words.direction, from: .direction)), ("fix", fix ?? nil),
    ]
  }
}

extension TextEdit {
  /// What is replaced, from a place to another, both counted from 1; and what stands there instead.
  fileprivate func json(in source: SourceText) -> JSON {
    let (start, end) = (source.location(at: range.lower), source.location(at: range.upper))
    return [
      "line": JSON(start.line), "column": JSON(start.column), "endLine": JSON(end.line), "endColumn": JSON(end.column),
      "text": JSON(text),
    ]
  }
}
