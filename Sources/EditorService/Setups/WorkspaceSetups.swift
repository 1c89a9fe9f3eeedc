// Editors with one server for all Swift code get a configuration in the work folder, so that it applies to the course
// alone.

extension EditorSetup {
  /// Zed: its Swift extension starts our server instead of the toolchain's.
  static func zed(_ words: [String]) -> EditorSetup {
    let arguments = quoted(Array(words.dropFirst()), separator: ", ")
    let text = """
      {
        "file_types": {
          "Swift": ["layout"]
        },
        "lsp": {
          "sourcekit-lsp": {
            "binary": {
              "path": \(quoted(words.first ?? "")),
              "arguments": [\(arguments)]
            }
          }
        }
      }

      """
    return EditorSetup(
      files: [File(places: [.work(".zed/settings.json")], text: text, form: .settings)], need: .zedExtension)
  }

  /// VS Code with a generic client; the toolchain's own server would not know SwiftUI.
  static func vscode(_ words: [String]) -> EditorSetup {
    let arguments = quoted(Array(words.dropFirst()), separator: ", ")
    let text = """
      {
        "files.associations": {
          "*.layout": "swift"
        },
        "swift.sourcekit-lsp.disable": true,
        "glspc.server.command": \(quoted(words.first ?? "")),
        "glspc.server.commandArguments": [\(arguments)],
        "glspc.server.languageId": ["swift"]
      }

      """
    return EditorSetup(
      files: [File(places: [.work(".vscode/settings.json")], text: text, form: .settings)], need: .vscodeExtension)
  }
}
