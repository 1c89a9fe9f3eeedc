import Foundation
import Testing

@testable import CourseCommand
@testable import EditorService

/// Tests that `course editor` writes settings, and that `course lsp` starts.
@Suite struct EditorCommandTests {
  let playground: Playground

  init() throws { playground = try Playground() }

  private func run(_ words: String...) throws -> Binary.Outcome {
    var binary = playground.binary
    binary.environment["HOME"] = playground.home
    binary.environment["XDG_CONFIG_HOME"] = "\(playground.home)/configuration"
    return try binary.run(words)
  }

  @Test(arguments: EditorName.allCases) func whatIsWrittenIsWhatIsPrinted(editor: EditorName) throws {
    let printed = try run("editor", editor.rawValue, "--format", "json").json["files"]?.elements ?? []
    let written = try run("editor", editor.rawValue, "--write", "--format", "json").json["files"]?.elements ?? []
    #expect(!printed.isEmpty && printed.count == written.count)
    for (shown, made) in zip(printed, written) {
      let path = try #require(made["path"]?.string)
      let text = try String(contentsOfFile: path, encoding: .utf8)
      #expect(shown["path"]?.string == path && made["text"]?.string == text)
      // The file may have comments around the settings.
      #expect(shown["text"]?.string.map(text.contains) == true)
    }
    let again = try run("editor", editor.rawValue, "--write")
    #expect(again.status == 0 && again.output.contains("Already there:"))
  }

  @Test func aFileOfOnesOwnStays() throws {
    let place = "\(playground.home)/configuration/nvim/plugin"
    try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
    try "-- mine\n".write(toFile: "\(place)/course.lua", atomically: true, encoding: .utf8)
    let refused = try run("editor", "neovim", "--write")
    #expect(refused.status == 2 && refused.complaintInOneLine.contains("your own file"))
    #expect(try String(contentsOfFile: "\(place)/course.lua", encoding: .utf8) == "-- mine\n")
  }

  @Test func anEditorThatNobodyKnowsGetsTheKnownOnes() throws {
    let near = try run("editor", "neovm")
    #expect(near.status == 2 && near.complaintInOneLine.contains("Did you mean “neovim”?"))
    let far = try run("editor", "butterfly")
    #expect(far.status == 2 && EditorName.allCases.allSatisfy { far.complaintInOneLine.contains($0.rawValue) })
    let german = try run("editor", "--language", "de")
    #expect(german.status == 0 && EditorName.allCases.allSatisfy { german.output.contains($0.rawValue) })
  }

  /// Without a goodbye, the server ends with status 1. No answer mentions the folder, which has no pack.
  @Test func theServerEndsAsTheProtocolSays() throws {
    let body = #"{"jsonrpc":"2.0","id":1,"method":"shutdown"}"#
    let early = try playground.binary.run(
      ["lsp"], input: Data("Content-Length: \(body.utf8.count)\r\n\r\n\(body)".utf8))
    #expect(early.status == 1 && early.output.hasPrefix("Content-Length: ") && early.output.contains("-32002"))
    #expect(early.complaintInOneLine.isEmpty)
  }
}
