import Diagnostics
import Glibc
import LayoutProgram
import Synchronization

@testable import EditorService

/// An editor's end of the wire to a server in this process.
final class Conversation {
  private let toServer: Int32
  private let fromServer: Int32
  private var reader: FrameReader
  private let server: ThreadTask<Void>
  private let status = ExitStatusBox()
  private var methods: [Int: String] = [:]
  private var lastID = 0
  /// What was wrong with the form of what the server has sent so far.
  private(set) var faults: [String] = []

  init(course: any EditorCourse = CourseOfTests(), settings: EditorSettings = EditorSettings()) throws {
    // As the program itself does when it starts: a server may still write when nobody listens any more.
    signal(SIGPIPE, SIG_IGN)
    var there: [Int32] = [-1, -1]
    var back: [Int32] = [-1, -1]
    guard pipe(&there) == 0, pipe(&back) == 0 else { throw ConversationFault.noPipe }
    (toServer, fromServer) = (there[1], back[0])
    reader = FrameReader(file: back[0])
    let (input, output) = (there[0], back[1])
    server = ThreadTask { [status] in
      let answer = EditorServer(course: course, settings: settings, input: input, output: output).run()
      status.set(answer)
      close(output)
    }
    _ = server.start(stackSize: 8 << 20)
  }

  deinit { close(fromServer) }

  func send(_ bytes: [UInt8]) { _ = bytes.withUnsafeBytes { write(toServer, $0.baseAddress, $0.count) } }

  func send(_ message: JSON) {
    if let id = message["id"]?.number, let method = message["method"]?.string { methods[Int(id)] = method }
    _ = FrameWriter(file: toServer).send(message)
  }

  func tell(_ method: String, _ parameters: JSON) {
    send(["jsonrpc": "2.0", "method": JSON(method), "params": parameters])
  }

  func begin(_ method: String, _ parameters: JSON) -> Int {
    lastID += 1
    send(["jsonrpc": "2.0", "id": JSON(lastID), "method": JSON(method), "params": parameters])
    return lastID
  }

  /// The next message of the server; nil at the end.
  func next() throws -> JSON? {
    guard case .body(let body)? = reader.next() else { return nil }
    let json = try JSON.read(SourceText(name: "answer", text: String(decoding: body, as: UTF8.self)))
    faults += ProtocolForm.faults(of: json, answering: json["id"]?.number.flatMap { methods[Int($0)] })
    return json
  }

  /// The answer to a request; other messages on the way are passed over.
  func answer(_ id: Int) throws -> JSON {
    while let message = try next() {
      if message["id"]?.number == Double(id), message["method"] == nil { return message }
    }
    throw ConversationFault.isOver
  }

  func ask(_ method: String, _ parameters: JSON) throws -> JSON { try answer(begin(method, parameters)) }

  /// The problems of the next publication.
  func problems() throws -> [JSON] {
    while let message = try next() {
      if message["method"]?.string == "textDocument/publishDiagnostics" {
        return message["params"]?["diagnostics"]?.elements ?? []
      }
    }
    throw ConversationFault.isOver
  }

  /// Says hello, as an editor that can everything.
  func initialize(_ capabilities: JSON = Conversation.everything, options: JSON = [:]) throws -> JSON {
    let answer = try ask(
      "initialize",
      ["processId": nil, "rootUri": nil, "capabilities": capabilities, "initializationOptions": options])
    tell("initialized", [:])
    return answer
  }

  func open(_ text: String, _ uri: String = Conversation.uri) {
    tell(
      "textDocument/didOpen",
      ["textDocument": ["uri": JSON(uri), "languageId": "swift", "version": 1, "text": JSON(text)]])
  }

  /// Hangs up, and waits for how the server ends.
  func hangUp() -> Int32 {
    close(toServer)
    while let message = try? next(), message.members != nil {}
    server.wait()
    return status.value ?? -1
  }

  static let uri = "file:///tests/spike.layout"
  static let everything: JSON = [
    "window": ["showDocument": ["support": true]],
    "workspace": ["inlayHint": ["refreshSupport": true], "workspaceEdit": ["documentChanges": true]],
    "textDocument": [
      "completion": ["completionItem": ["snippetSupport": true]],
      "publishDiagnostics": ["relatedInformation": true, "versionSupport": true],
      "codeAction": ["codeActionLiteralSupport": ["codeActionKind": ["valueSet": ["quickfix"]]]],
      "documentSymbol": ["hierarchicalDocumentSymbolSupport": true],
      "hover": ["contentFormat": ["markdown"]],
    ],
  ]
}

/// A number that one thread leaves for another.
final class ExitStatusBox: Sendable {
  private let number = Mutex<Int32?>(nil)
  func set(_ status: Int32) { number.withLock { $0 = status } }
  var value: Int32? { number.withLock { $0 } }
}

enum ConversationFault: Error {
  case noPipe, isOver
}
