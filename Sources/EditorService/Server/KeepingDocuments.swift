import Diagnostics

extension EditorServer {
  /// Handles a notification. It ignores invalid ones, since they have no response.
  func take(notification method: String, _ parameters: Parameters) {
    guard phase == .ready else { return }
    do throws(ResponseError) {
      switch method {
      case "textDocument/didOpen": try open(parameters)
      case "textDocument/didChange": try change(parameters)
      case "textDocument/didSave": save(try parameters.document)
      case "textDocument/didClose": close(try parameters.document)
      case "workspace/didChangeConfiguration": configure(parameters)
      default: break
      }
    } catch {
      notify("window/logMessage", ["type": 2, "message": JSON("\(method): \(error.message)")])
    }
  }

  private func open(_ parameters: Parameters) throws(ResponseError) {
    let item = try parameters.member("textDocument")
    let document = OpenDocument(
      uri: try item.text("uri"), version: try item.integer("version"), text: try item.text("text"),
      encoding: client.encoding)
    keep(document)
    look(at: document)
  }

  private func change(_ parameters: Parameters) throws(ResponseError) {
    let identifier = try parameters.member("textDocument")
    guard var document = documents[try identifier.text("uri")] else {
      throw ResponseError(.invalidParams, "the document is not open")
    }
    let version = identifier["version"] == nil ? document.version : try identifier.integer("version")
    try document.change(by: try parameters.list("contentChanges"), version: version)
    keep(document)
  }

  private func keep(_ document: OpenDocument) {
    documents[document.uri] = document
    readings[document.uri] = nil
    untold.insert(document.uri)
  }

  private func close(_ uri: String) {
    guard documents.removeValue(forKey: uri) != nil else { return }
    readings[uri] = nil
    subjects[uri] = nil
    untold.remove(uri)
    notify("textDocument/publishDiagnostics", ["uri": JSON(uri), "diagnostics": []])
  }

  /// The given code may have changed, so check the answer.
  private func save(_ uri: String) {
    guard let document = documents[uri] else { return }
    keep(document)
    look(at: document)
  }

  private func look(at document: OpenDocument) {
    subjects[document.uri] = course.subject(at: document.path)
    guard let path = document.path else { return }
    documents[document.uri]?.beginCheck()
    errands.add(
      .check(document.source, path: path, document: document.uri, version: document.version, settings.language))
  }

  private func configure(_ parameters: Parameters) {
    let before = settings.hints
    if let new = parameters["settings"] { settings.take(new.json) }
    if settings.hints != before, client.refreshesInlayHints { ask("workspace/inlayHint/refresh", nil) }
  }

  // MARK: Publishing

  /// Publishes a document's diagnostics, unless a newer text is waiting.
  func tellProblems(of uri: String) {
    guard let document = documents[uri], let reading = try? reading(of: document, for: nil) else { return }
    guard !inbox.isStale(uri) else { return }
    notify(
      "textDocument/publishDiagnostics",
      PublishedProblems(reading: reading, client: client, language: settings.language).json)
  }

  /// The reading of a document's latest text, cached or new.
  ///
  /// - Throws: if the editor has a newer text, or the request was canceled.
  func reading(of document: OpenDocument, for request: RequestID?) throws(ResponseError) -> TextReading {
    if let reading = readings[document.uri] { return reading }
    let subject = subjects[document.uri] ?? EditorSubject(scenes: [])
    let reading = try working(on: document.uri, for: request) { TextReading(document, subject, by: $0) }
    readings[document.uri] = reading
    return reading
  }
}
