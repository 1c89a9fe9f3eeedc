import Diagnostics
import Testing

@testable import EditorService

/// The lines for editors, and how they come into files without harm to what is there.
@Suite struct SetupTests {
  private typealias File = EditorSetup.File

  @Test(arguments: EditorName.allCases) func writingTwiceChangesNothing(editor: EditorName) throws {
    for file in editor.setup(starting: "/a \"b\"/course").files {
      let once = try file.merged(into: nil)
      #expect(try file.merged(into: once) == once)
      #expect(once.hasSuffix("\n") && !once.hasSuffix("\n\n"))
    }
  }

  @Test(arguments: EditorName.allCases) func everyEditorStartsTheServer(editor: EditorName) {
    let text = editor.setup(starting: "tools/course").files.map(\.text).joined()
    #expect(text.contains("tools/course") && text.contains("lsp"))
  }

  @Test func aBlockGoesBelowWhatIsThereAndIsReplacedInItsPlace() throws {
    let old = EditorName.helix.setup(starting: "old").files[0]
    let new = EditorName.helix.setup(starting: "new").files[0]
    let first = try old.merged(into: "theme = \"x\"")
    #expect(first.hasPrefix("theme = \"x\"\n\n# begin"))
    let second = try new.merged(into: first + "\n[after]\n")
    #expect(second.hasPrefix("theme = \"x\"\n\n# begin") && second.hasSuffix("\n[after]\n"))
    #expect(second.contains("command = \"new\"") && !second.contains("command = \"old\""))
  }

  @Test(arguments: ["# begin: \(EditorSetup.mark)\n", "# end: \(EditorSetup.mark)\n"])
  func halfABlockIsLeftAlone(before: String) {
    let file = EditorName.helix.setup(starting: "x").files[0]
    #expect(throws: File.Obstacle.openBlock) { try file.merged(into: before) }
  }

  @Test func aFileOfSomebodyElseIsLeftAlone() {
    let file = EditorName.neovim.setup(starting: "x").files[0]
    #expect(throws: File.Obstacle.foreign) { try file.merged(into: "-- mine") }
  }

  @Test(arguments: ["// mine\n{}", "[]", "{"]) func whatIsNoPlainJSONIsLeftAlone(before: String) {
    let file = EditorName.vscode.setup(starting: "x").files[0]
    #expect(throws: File.Obstacle.notJSON) { try file.merged(into: before) }
  }

  @Test func settingsAreAddedToThoseThatAreThere() throws {
    let file = EditorName.kate.setup(starting: "course").files[1]
    let before = "{\"servers\": {\"layout\": {\"command\": [\"old\"], \"more\": 1}, \"c\": {}}, \"other\": [1]}"
    let after = try JSON.read(SourceText(name: "x", text: try file.merged(into: before)))
    #expect(after["other"]?.compact == "[1]" && after["servers"]?["c"]?.compact == "{}")
    #expect(after["servers"]?["layout"]?["more"]?.number == 1)
    #expect(after["servers"]?["layout"]?["command"]?.compact == "[\"course\",\"lsp\"]")
  }

  @Test(arguments: EditorName.allCases) func whatIsSettingsIsJSON(editor: EditorName) throws {
    for file in editor.setup(starting: "a\\b").files where file.form == .settings {
      #expect(try JSON.read(SourceText(name: "x", text: file.text)).members != nil)
    }
  }
}
