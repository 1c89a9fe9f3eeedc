import Diagnostics
import Foundation
import Testing

@testable import EditorService

/// Recorded sessions: what an editor sends, and after it what the server has to send, message for message.
/// `UPDATE_GOLDEN=1` writes down anew what it sends: read what changed.
@Suite struct SessionTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Sessions")
  static let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).filter {
    $0.hasSuffix(".jsonl")
  }.sorted()

  @Test func thereAreSessions() { #expect(Self.names.count >= 5) }

  @Test(arguments: names) func theServerSaysWhatItSaid(_ name: String) throws {
    let file = Self.folder.appendingPathComponent(name)
    let recorded = try String(contentsOf: file, encoding: .utf8)
    let replayed = try Self.replay(recorded)
    if ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] != nil {
      try replayed.text.write(to: file, atomically: true, encoding: .utf8)
    } else {
      #expect(replayed.text == recorded)
    }
    #expect(replayed.faults.isEmpty, "\(replayed.faults)")
  }

  /// Lines without a direction are for readers and stay.
  static func replay(_ recorded: String) throws -> (text: String, faults: [String]) {
    let conversation = try Conversation(settings: EditorSettings(searchPath: "", version: "1"))
    var lines: [String] = []
    for line in recorded.split(separator: "\n").map(String.init) where !line.hasPrefix("{\"from\"") {
      lines.append(line)
      guard let json = try? JSON.read(SourceText(name: "line", text: line)), let message = json["to"] else { continue }
      conversation.send(message)
      lines += try answers(to: message, conversation).map { "{\"from\":\($0.compact)}" }
    }
    return (lines.joined(separator: "\n") + "\n", conversation.faults)
  }

  /// What comes next: the answer of a request, with a request of the server's own after our command; the problems of a
  /// text, with those that its check finds.
  private static func answers(to message: JSON, _ conversation: Conversation) throws -> [JSON] {
    guard let method = message["method"]?.string else { return [] }
    var answers: [JSON] = []
    func take(until isEnough: (JSON) -> Bool) throws {
      while let next = try conversation.next() {
        answers.append(next)
        if isEnough(next) { return }
      }
    }
    if let id = message["id"] {
      try take { $0["id"]?.compact == id.compact && $0["method"] == nil }
      let isDrawn = method == "workspace/executeCommand" && answers.last?["result"] != nil
      if isDrawn { try take { $0["method"] != nil } }
      return answers
    }
    switch method {
    case "textDocument/didOpen", "textDocument/didChange", "textDocument/didSave", "textDocument/didClose":
      let text = message.compact
      let isChecked = text.contains("WRONG") && method != "textDocument/didChange"
      try take { message in
        message["method"]?.string == "window/logMessage"
          || message["method"]?.string == "textDocument/publishDiagnostics"
            && (!isChecked || message.compact.contains("sign-flipped"))
      }
      // The first of the two may already have what the check found.
      return Array(answers.suffix(1))
    case "workspace/didChangeConfiguration" where message.compact.contains("inlayHints"): try take { _ in true }
    default: break
    }
    return answers
  }
}
