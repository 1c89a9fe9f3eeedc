import Diagnostics
import LayoutProgram

extension EditorServer {
  /// Answers a request now, or after an errand.
  func take(request id: RequestID, _ method: String, _ parameters: Parameters) {
    do throws(ResponseError) {
      if inbox.isCancelled(id) { throw .cancelled }
      if let result = try result(of: method, parameters, id) { answer(id, .success(result)) }
    } catch {
      answer(id, .failure(error))
    }
  }

  /// nil if the answer comes later.
  private func result(of method: String, _ parameters: Parameters, _ id: RequestID) throws(ResponseError) -> JSON? {
    if method == "initialize" { return try initialize(parameters) }
    switch phase {
    case .new: throw ResponseError(.serverNotInitialized, "\"initialize\" comes first")
    case .shutDown: throw ResponseError(.invalidRequest, "the server is shut down")
    case .ready: break
    }
    switch method {
    case "shutdown":
      phase = .shutDown
      return JSON(.null)
    case "workspace/executeCommand": return try execute(parameters, id)
    case "textDocument/formatting": return try format(parameters, id)
    case "workspace/symbol": return try symbols(named: try parameters.text("query"), id)
    // Our own request, which shows whether both sides have the same text.
    case "course/text":
      let lines = try document(of: parameters).lines
      return ["text": JSON(String(decoding: lines.bytes, as: UTF8.self)), "end": lines.position(lines.bytes.count)]
    default:
      guard let question = TextQuestion(rawValue: method) else {
        throw ResponseError(.methodNotFound, "the server does not know \(method)")
      }
      return try answer(to: question, parameters, id)
    }
  }

  /// Answers requests about one text.
  private func answer(
    to question: TextQuestion, _ parameters: Parameters, _ id: RequestID
  ) throws(ResponseError) -> JSON {
    let document = try document(of: parameters)
    let wish = try TextWish(question, parameters, in: document.lines)
    if question == .inlayHint, settings.hints == .none { return [] }
    let reading = try reading(of: document, for: id)
    let (client, settings) = (client, settings)
    let result = try working(on: document.uri, for: id) { deadline in
      var reading = reading
      let answer = Result { () throws(ResponseError) in
        try wish.answer(from: &reading, client, settings, by: deadline)
      }
      return (answer, reading.shown)
    }
    readings[document.uri]?.shown = result.1
    return try result.0.get()
  }

  /// Answers `workspace/symbol` from the open texts and the other layouts of the work folder.
  private func symbols(named query: String, _ id: RequestID) throws(ResponseError) -> JSON {
    var texts = documents.values.sorted { $0.uri < $1.uri }.map { (uri: $0.uri, source: $0.source) }
    let paths = Set(documents.values.compactMap(\.path))
    for (path, source) in course.layouts(beside: paths.min()) where !paths.contains(path) {
      texts.append((FileLocation.uri(of: path), source))
    }
    let (encoding, found) = (client.encoding, texts)
    return try working(on: "", for: id) { deadline in
      WorkspaceSymbols.answer(to: query, in: found, encoding, by: deadline)
    }
  }

  /// The document of a request, with the text at the time of the request.
  func document(of parameters: Parameters) throws(ResponseError) -> OpenDocument {
    let uri = try parameters.document
    guard let document = documents[uri] else { throw ResponseError(.invalidParams, "the document is not open") }
    return document
  }

  /// Runs work on a thread with a large stack. Canceling the request ends it, and a newer text shortens its deadline.
  func working<Answer: Sendable>(
    on document: String, for request: RequestID?, _ deed: @escaping @Sendable (Deadline) -> Answer
  ) throws(ResponseError) -> Answer {
    let deadline = Deadline(memory: Deadline.usualMemory)
    inbox.begin(on: document, for: request, by: deadline)
    let answer = deadline.answer { deed(deadline) }
    inbox.finish()
    if let request, inbox.isCancelled(request) { throw .cancelled }
    if request == nil || deadline.isOver, inbox.isStale(document) { throw .modified }
    guard let answer else { throw ResponseError(.requestFailed, "it takes too long") }
    return answer
  }
}
