import Diagnostics
import Testing

@testable import EditorService

/// How a conversation begins and ends, and what comes in between that nobody expects.
@Suite struct LifecycleTests {
  private let text = "import SwiftUI\n\n#Preview {\n  Text(\"Hi\")\n}\n"

  @Test func anEndThatWasAnnouncedIsGood() throws {
    let conversation = try Conversation()
    _ = try conversation.initialize()
    _ = try conversation.ask("shutdown", nil)
    conversation.tell("exit", nil)
    #expect(conversation.hangUp() == 0)
  }

  @Test(arguments: [true, false]) func anEndThatWasNotIsNone(saysExit: Bool) throws {
    let conversation = try Conversation()
    _ = try conversation.initialize()
    if saysExit { conversation.tell("exit", nil) }
    #expect(conversation.hangUp() == 1)
  }

  @Test(arguments: [
    ("{", -32700), ("[]", -32600), ("{\"jsonrpc\":\"1.0\"}", -32600), ("{\"jsonrpc\":\"2.0\"}", -32600),
    ("{\"jsonrpc\":\"2.0\",\"method\":3}", -32600), ("{\"jsonrpc\":\"2.0\",\"id\":[],\"method\":\"x\"}", -32600),
    ("{\"jsonrpc\":\"2.0\",\"id\":1.5,\"method\":\"x\"}", -32600), ("\u{FEFF}", -32700),
    (String(repeating: "[", count: 5000), -32700),
  ])
  func whatIsNoMessageIsRefused(body: String, code: Int) throws {
    let conversation = try Conversation()
    conversation.send(Array("Content-Length: \(body.utf8.count)\r\n\r\n\(body)".utf8))
    let answer = try conversation.next()
    #expect(answer?["error"]?["code"]?.number == Double(code))
    _ = try conversation.initialize()
    #expect(conversation.faults.isEmpty)
  }

  @Test func aHeaderWithoutLengthAndAMessageTooLongAreSurvived() throws {
    let conversation = try Conversation()
    conversation.send(Array("Content-Type: x\r\n\r\n".utf8))
    #expect(try conversation.next()?["error"]?["code"]?.number == -32700)
    let length = FrameReader.longestBody + 1
    conversation.send(Array("Content-Length: \(length)\r\n\r\n".utf8))
    for _ in 0..<(length / 65536) { conversation.send(Array(repeating: 32, count: 65536)) }
    conversation.send(Array(repeating: 32, count: length % 65536))
    #expect(try conversation.next()?["error"]?["code"]?.number == -32600)
    #expect(try conversation.next()?["method"]?.string == "window/showMessage")
    _ = try conversation.initialize()
  }

  @Test func aRequestThatIsTakenBackIsAnsweredSo() throws {
    let conversation = try Conversation()
    _ = try conversation.initialize()
    conversation.open(text)
    _ = try conversation.problems()
    let slow = conversation.begin("textDocument/hover", Self.params(line: 3, 2))
    let other = conversation.begin("textDocument/hover", Self.params(line: 3, 2))
    conversation.tell("$/cancelRequest", ["id": JSON(other)])
    let first = try conversation.answer(slow)
    let second = try conversation.answer(other)
    #expect(first["result"] != nil)
    #expect(second["error"]?["code"]?.number == -32800 || second["result"] != nil)
  }

  /// The protocol forbids `ContentModified` for changes that only wait to be read.
  @Test func aQuestionIsAnsweredFromTheTextThatItWasAskedOf() throws {
    let conversation = try Conversation()
    _ = try conversation.initialize()
    conversation.open(text)
    _ = try conversation.problems()
    var asked: [Int] = []
    for version in 2..<40 {
      conversation.tell(
        "textDocument/didChange",
        [
          "textDocument": ["uri": JSON(Conversation.uri), "version": JSON(version)],
          "contentChanges": [["text": JSON(text + String(repeating: "\n", count: version))]],
        ])
      asked.append(conversation.begin("textDocument/hover", Self.params(line: 3, 2)))
    }
    var answers: [Int: JSON] = [:]
    while answers.count < asked.count, let message = try conversation.next() {
      if message["method"] == nil, let id = message["id"]?.number { answers[Int(id)] = message }
    }
    #expect(answers.count == asked.count)
    #expect(answers.values.allSatisfy { $0["result"]?["contents"] != nil })
    let now = try conversation.ask("course/text", ["textDocument": ["uri": JSON(Conversation.uri)]])
    #expect(now["result"]?["end"]?["line"]?.number == 44)
    #expect(conversation.faults.isEmpty)
  }

  static func params(line: Int, _ character: Int) -> JSON {
    [
      "textDocument": ["uri": JSON(Conversation.uri)],
      "position": ["line": JSON(line), "character": JSON(character)],
    ]
  }
}
