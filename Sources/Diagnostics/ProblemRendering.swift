// Three renderings of a problem: with the source line for a terminal, as sentences for a screen reader, as JSON for
// programs.

extension Problem {
  /// The problem with its source line and an underline below the range.
  ///
  ///     menu-icons.layout:10:39: error: ambiguous use of 'center'
  ///       10 |   .alignmentGuide(.leading) { d in d[.center] }
  ///          |                                     ^~~~~~~~~
  ///       note: HorizontalAlignment.center or VerticalAlignment.center? Write the type.
  ///       Try: replace '.center' with 'HorizontalAlignment.center'
  ///
  /// - Returns: lines without a trailing line break.
  public func terminal(
    in sources: [SourceText], ink: Ink = Ink(isOn: false), language: Language = .english, width: Int = .max
  ) -> String {
    let role: Ink.Role = severity == .error ? .error : .warning
    var lines = [heading(severity.rawValue, message.text(in: language), at: range, in: sources, ink: ink, role: role)]
    lines += excerpt(at: range, in: sources, ink: ink, role: role, width: width)
    for note in notes {
      let text = note.message.text(in: language)
      lines.append("  " + heading("note", text, at: note.range, in: sources, ink: ink, role: .strong))
      lines += excerpt(at: note.range, in: sources, ink: ink, role: .strong, width: width)
    }
    if let attempt = attempts { lines.append("  \(ink("Try:", .strong)) \(attempt)") }
    return lines.joined(separator: "\n")
  }

  /// The problem as sentences, one per line, without an underline.
  ///
  ///     Error in menu-icons.layout, line 10, column 39: ambiguous use of 'center'.
  ///     The line reads: .alignmentGuide(.leading) { d in d[.center] }
  ///     The place is: .center
  ///     Note: HorizontalAlignment.center or VerticalAlignment.center? Write the type.
  public func plain(in sources: [SourceText], language: Language = .english) -> String {
    let said = message.text(in: language).withVisibleControls
    var sentences = [PlainSentence.problem(severity, at: place(of: range, in: sources), said.asSentence)]
    if let range, let source = sources.at(range.file) {
      let line = source.text(ofLine: source.line(at: range.lower))
      let start = source.location(at: range.lower).column - 1
      let marked = line.dropFirst(start).prefix(source.caretLength(of: range))
      sentences.append(.line(String(line.trimmed).withVisibleControls))
      if !marked.isEmpty { sentences.append(.marked(String(marked).withVisibleControls)) }
    }
    for note in notes {
      let said = note.message.text(in: language).withVisibleControls
      sentences.append(.note(at: place(of: note.range, in: sources), said))
    }
    if let attempt = attempts { sentences.append(.attempt(attempt.asSentence)) }
    return sentences.map { $0.text(in: language) }.joined(separator: "\n")
  }

  /// The problem as data; unknown locations are `null`.
  ///
  ///     {"kind": "type", "severity": "error", "message": "…", "file": "…", "line": 10, "column": 39, "length": 7,
  ///      "notes": [{"message": "…", "line": null, "column": null}], "fixes": [{"message": "…", …, "replacement": "…"}]}
  ///
  /// The message is in English, for programs; notes are in the reader's language.
  public func json(in sources: [SourceText], language: Language = .english) -> JSON {
    let said = JSON(message.english)
    return JSON(
      members: [("kind", JSON(kind.rawValue)), ("severity", JSON(severity.rawValue)), ("message", said)]
        + Self.position(of: range, in: sources, withFile: true)
        + [
          ("notes", JSON(notes.map { $0.json(in: sources, language: language) })),
          ("fixes", JSON(fixIts.map { $0.json(in: sources) })),
        ])
  }

  static func position(
    of range: SourceRange?, in sources: [SourceText], withFile: Bool
  ) -> [(key: String, value: JSON)] {
    guard let range, let source = sources.at(range.file) else {
      return (withFile ? [("file", nil)] : []) + [("line", nil), ("column", nil), ("length", nil)]
    }
    let location = source.location(at: range.lower)
    return (withFile ? [("file", JSON(location.file))] : []) + [
      ("line", JSON(location.line)), ("column", JSON(location.column)),
      ("length", JSON(source.caretLength(of: range))),
    ]
  }

  private var attempts: String? {
    guard !fixIts.isEmpty else { return nil }
    return fixIts.map { $0.message.withVisibleControls }.joined(separator: ", or ")
  }

  private func heading(
    _ word: String, _ text: String, at range: SourceRange?, in sources: [SourceText], ink: Ink, role: Ink.Role
  ) -> String {
    let start =
      place(of: range, in: sources).map {
        ink("\($0.file):\($0.line):\($0.column):".withVisibleControls, .strong) + " "
      } ?? ""
    return "\(start)\(ink("\(word):", role)) \(text.withVisibleControls)"
  }

  private func excerpt(
    at range: SourceRange?, in sources: [SourceText], ink: Ink, role: Ink.Role, width: Int
  ) -> [String] {
    guard let range, let source = sources.at(range.file) else { return [] }
    let excerpt = Excerpt(of: range, in: source)
    let number = String(excerpt.line)
    let gutter = String(repeating: " ", count: number.count)
    let room = width == .max ? .max : width - number.count - 5
    return excerpt.rows(width: room).enumerated().flatMap { position, row in
      ["  \(ink("\(position == 0 ? number : gutter) |", .faint)) \(row.code)"]
        + (row.marks.isEmpty ? [] : ["  \(ink("\(gutter) |", .faint)) \(ink.marked(row.marks, role))"])
    }
  }

  private func place(of range: SourceRange?, in sources: [SourceText]) -> SourceLocation? {
    range.flatMap { range in sources.at(range.file)?.location(at: range.lower) }
  }
}

extension Problems {
  /// All problems for a terminal, separated by empty lines.
  ///
  /// - Parameter width: the line width in cells; longer source lines are split.
  public func terminal(ink: Ink = Ink(isOn: false), width: Int = .max) -> String {
    all.map { $0.terminal(in: sources, ink: ink, language: language, width: width) }.joined(separator: "\n\n")
  }

  /// All problems as sentences.
  public var plain: String { all.map { $0.plain(in: sources, language: language) }.joined(separator: "\n") }

  /// All problems as data.
  public var json: JSON { JSON(all.map { $0.json(in: sources, language: language) }) }
}

extension Note {
  /// The note as data.
  public func json(in sources: [SourceText], language: Language = .english) -> JSON {
    JSON(
      members: [("message", JSON(message.text(in: language)))]
        + Problem.position(of: range, in: sources, withFile: false))
  }
}

extension FixIt {
  /// The fix-it as data.
  public func json(in sources: [SourceText]) -> JSON {
    JSON(
      members: [("message", JSON(message))] + Problem.position(of: range, in: sources, withFile: false)
        + [("replacement", JSON(replacement))])
  }
}

extension Ink {
  /// Colors the marks, but not the spaces before them.
  fileprivate func marked(_ marks: String, _ role: Role) -> String {
    let space = marks.prefix { $0 == " " }
    return space + self(String(marks.dropFirst(space.count)), role)
  }
}

extension Array {
  /// The element at an index; nil outside the array.
  fileprivate func at(_ index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}

extension String {
  /// The text with a period, unless it ends with other punctuation.
  fileprivate var asSentence: String {
    guard let last, !".!?…:".contains(last) else { return self }
    return self + "."
  }
}
