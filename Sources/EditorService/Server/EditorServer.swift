import Diagnostics
import Glibc
import LayoutProgram

/// A language server on two streams: one thread reads, this one answers in order, a third runs long work.
public final class EditorServer {
  let course: any EditorCourse
  let formatter: FormatterProcess?
  let inbox = Inbox()
  let errands: ErrandLane
  private let input: Int32
  private let writer: FrameWriter

  var settings: EditorSettings
  var client = ClientAbilities()
  var phase = Phase.new
  var documents: [String: OpenDocument] = [:]
  var subjects: [String: EditorSubject] = [:]
  /// The latest reading of each text.
  var readings: [String: TextReading] = [:]
  /// The documents whose diagnostics need to be published again.
  var untold: Set<String> = []
  private var isBroken = false
  private var lastOwnRequest = 0

  /// The phase of the session.
  enum Phase: Sendable {
    case new, ready, shutDown
  }

  /// Makes a server for a course.
  public init(course: any EditorCourse, settings: EditorSettings, input: Int32, output: Int32) {
    self.course = course
    self.settings = settings
    self.input = input
    writer = FrameWriter(file: output)
    formatter = FormatterProcess(searchPath: settings.searchPath)
    errands = ErrandLane(course: course, formatter: formatter, inbox: inbox)
  }

  /// Serves until the editor exits or disconnects.
  ///
  /// - Returns: the process's exit code: 0 if the editor requested a shutdown before, else 1.
  public func run() -> Int32 {
    guard errands.start(), listen() else { return 1 }
    while !isBroken {
      guard let event = inbox.next(waits: untold.isEmpty) else {
        if let document = untold.popFirst() { tellProblems(of: document) }
        continue
      }
      switch event {
      case .message(.notification("exit", _)): return phase == .shutDown ? 0 : 1
      case .message(let message): take(message)
      case .unreadable(let message): answer(message.id, .failure(message.error))
      case .tooLong:
        let megabytes = FrameReader.longestBody >> 20
        answer(nil, .failure(ResponseError(.invalidRequest, "the message is longer than \(megabytes) MB")))
        show(EditorSentence.messageTooLong(megabytes: megabytes), kind: 2)
      case .finished(let outcome): take(outcome)
      case .end: return 1
      }
    }
    return 1
  }

  private func listen() -> Bool {
    let inbox = inbox
    return ThreadTask { [input] in
      var reader = FrameReader(file: input)
      while let frame = reader.next() {
        switch frame {
        case .body(let body):
          do throws(UnreadableMessage) {
            inbox.add(.message(try RemoteMessage(body)))
          } catch {
            inbox.add(.unreadable(error))
          }
        case .tooLong: inbox.add(.tooLong)
        case .headless: inbox.add(.unreadable(UnreadableMessage(.parseError, "a header without Content-Length")))
        }
      }
      inbox.add(.end)
    }.start(stackSize: 8 << 20)
  }

  private func take(_ message: RemoteMessage) {
    switch message {
    case .request(let id, let method, let parameters): take(request: id, method, parameters)
    case .notification(let method, let parameters): take(notification: method, parameters)
    case .response: break
    }
  }

  // MARK: Sending

  /// Answers a request; without an id, reports an error in a message.
  func answer(_ id: RequestID?, _ result: Result<JSON, ResponseError>) {
    if let id { inbox.answered(id) }
    let identifier = id?.json ?? nil
    switch result {
    case .success(let json): send(["jsonrpc": "2.0", "id": identifier, "result": json])
    case .failure(let error): send(["jsonrpc": "2.0", "id": identifier, "error": error.json])
    }
  }

  func notify(_ method: String, _ parameters: JSON) {
    send(["jsonrpc": "2.0", "method": JSON(method), "params": parameters])
  }

  /// Sends a request to the editor and ignores the response.
  func ask(_ method: String, _ parameters: JSON?) {
    lastOwnRequest += 1
    send(
      .object([
        ("jsonrpc", "2.0"), ("id", JSON("course-\(lastOwnRequest)")), ("method", JSON(method)), ("params", parameters),
      ]))
  }

  /// Shows a message; kind 1 is an error, 2 a warning, 3 information.
  func show(_ sentence: EditorSentence, kind: Int) { show(sentence.text(in: settings.language), kind: kind) }

  func show(_ text: String, kind: Int) { notify("window/showMessage", ["type": JSON(kind), "message": JSON(text)]) }

  private func send(_ message: JSON) { if !writer.send(message) { isBroken = true } }
}
