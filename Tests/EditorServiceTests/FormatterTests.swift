import Diagnostics
import Foundation
import Testing

@testable import EditorService

/// Another program formats, or there is none, or it fails; here it is a script.
@Suite final class FormatterTests {
  private let folder = NSTemporaryDirectory() + "formatter \(UUID().uuidString)"

  init() throws {
    // As the program itself does when it starts: a script may end before it has read what it is given.
    signal(SIGPIPE, SIG_IGN)
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private func formatter(_ script: String, called name: String = "swift-format") throws -> FormatterProcess? {
    // Written by another process: a program that a test beside this one starts would hold the file open for writing for
    // a moment, and Linux starts no such file.
    let write = try Process.run(
      URL(fileURLWithPath: "/bin/sh"),
      arguments: [
        "-c", "printf '%s' \"$1\" > \"$2\" && chmod 755 \"$2\"", "sh", "#!/bin/sh\n\(script)\n", "\(folder)/\(name)",
      ])
    write.waitUntilExit()
    return FormatterProcess(searchPath: "/nowhere:relative:\(folder)")
  }

  private func outcome(_ script: String, of text: String) throws -> FormatterProcess.Outcome {
    try #require(try formatter(script)).format(SourceText(name: "a", text: text), at: "/a b/pie.layout")
  }

  @Test func whereThereIsNoneNothingIsOffered() throws {
    #expect(FormatterProcess(searchPath: "") == nil)
    #expect(try formatter("cat", called: "swift") == nil)
  }

  @Test func theTextGoesThroughIt() throws {
    guard case .text(let bytes) = try outcome("echo \"$*\"; cat", of: "ä\n") else { return #expect(Bool(false)) }
    #expect(String(decoding: bytes, as: UTF8.self) == "format --assume-filename /a b/pie.layout.swift\nä\n")
  }

  /// More than a pipe holds, in both directions at once.
  @Test func aLongTextGoesThrough() throws {
    let text = String(repeating: "0123456789\n", count: 200_000)
    guard case .text(let bytes) = try outcome("cat", of: text) else { return #expect(Bool(false)) }
    #expect(bytes == Array(text.utf8))
  }

  @Test func whatItComplainsAboutIsHandedOn() throws {
    guard case .failed(let reason) = try outcome("echo broken >&2; echo more >&2; exit 1", of: "x") else {
      return #expect(Bool(false))
    }
    #expect(reason == "broken")
  }

  @Test func oneThatReadsNothingHarmsNobody() throws {
    let text = String(repeating: "x", count: 1 << 20)
    guard case .text(let bytes) = try outcome("exec 0<&-; echo done", of: text) else { return #expect(Bool(false)) }
    #expect(bytes == Array("done\n".utf8))
  }
}
