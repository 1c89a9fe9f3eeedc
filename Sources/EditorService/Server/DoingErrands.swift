import Diagnostics

/// Requests that are answered after an errand.
extension EditorServer {
  /// Runs one of our own commands.
  func execute(_ parameters: Parameters, _ id: RequestID) throws(ResponseError) -> JSON? {
    let command = try parameters.text("command")
    guard command == CodeActions.showPicture else {
      throw ResponseError(.invalidParams, "the server does not know the command \(command)")
    }
    guard let uri = parameters.json["arguments"]?.elements?.first?.string else {
      throw ResponseError(.invalidParams, "\(command) needs the document as its argument")
    }
    guard let document = documents[uri] else { throw ResponseError(.invalidParams, "the document is not open") }
    errands.add(.draw(document.source, path: document.path, id, settings.language))
    return nil
  }

  /// Formats a text with the toolchain's formatter.
  func format(_ parameters: Parameters, _ id: RequestID) throws(ResponseError) -> JSON? {
    guard formatter != nil else {
      throw ResponseError(.methodNotFound, "there is no swift-format on this machine")
    }
    let document = try document(of: parameters)
    errands.add(
      .format(document.source, path: document.path, document: document.uri, version: document.version, id))
    return nil
  }

  /// Handles an errand's outcome.
  func take(_ outcome: Errand.Outcome) {
    switch outcome {
    case .checked(let uri, let version, let findings):
      guard var document = documents[uri] else { return }
      let isNew = document.endCheck(of: version, findings ?? [])
      documents[uri] = document
      guard isNew else { return }
      readings[uri]?.document = document
      untold.insert(uri)
    case .drawn(let id, let picture): show(picture, id)
    case .formatted(let id, let uri, let version, let outcome): answer(id, formatted(outcome, uri, version, id))
    }
  }

  private func show(_ picture: EditorPicture, _ id: RequestID) {
    switch picture {
    case .refused(let sentence): answer(id, .failure(ResponseError(.requestFailed, sentence)))
    case .drawn(let path):
      answer(id, .success(nil))
      if client.showsDocuments {
        ask("window/showDocument", ["uri": JSON(FileLocation.uri(of: path)), "external": true])
      } else {
        show(.pictureIsAt(path), kind: 3)
      }
    }
  }

  private func formatted(
    _ outcome: FormatterProcess.Outcome, _ uri: String, _ version: Int, _ id: RequestID
  ) -> Result<JSON, ResponseError> {
    if inbox.isCancelled(id) { return .failure(.cancelled) }
    guard let document = documents[uri], document.version == version, !inbox.isStale(uri) else {
      return .failure(.modified)
    }
    switch outcome {
    case .failed(let reason):
      let sentence = EditorSentence.formatterFailed(reason)
      return .failure(ResponseError(.requestFailed, sentence.text(in: settings.language)))
    case .text(let bytes):
      guard let edit = TextDifference.edit(from: document.lines.bytes, to: bytes) else { return .success([]) }
      return .success([["range": document.lines.range(edit.range), "newText": JSON(edit.replacement)]])
    }
  }
}
