import Diagnostics

extension TextReading {
  /// A range of one of the sources as a location; nil if that source has no file.
  func location(_ range: SourceRange) -> JSON? {
    if range.file == 0 { return ["uri": JSON(document.uri), "range": document.lines.range(range)] }
    guard sources.indices.contains(range.file), let path = subject.givenPath() else { return nil }
    let lines = LineTable(sources[range.file].bytes, document.lines.encoding)
    return ["uri": JSON(FileLocation.uri(of: path)), "range": lines.range(range)]
  }

  /// Edits of the document as a `WorkspaceEdit`.
  func workspaceEdit(_ edits: [JSON], _ client: ClientAbilities) -> JSON {
    guard client.takesDocumentChanges else {
      return ["changes": JSON(members: [(key: document.uri, value: JSON(edits))])]
    }
    let identifier: JSON = ["uri": JSON(document.uri), "version": JSON(document.version)]
    return ["documentChanges": [["textDocument": identifier, "edits": JSON(edits)]]]
  }

  /// A replacement in the document.
  func edit(_ range: SourceRange, _ text: String) -> JSON {
    ["range": document.lines.range(range), "newText": JSON(text)]
  }
}
