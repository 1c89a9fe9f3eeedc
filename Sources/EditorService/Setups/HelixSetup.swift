extension EditorSetup {
  /// Helix: a separate language that inherits the queries of Swift's grammar.
  static func helix(_ words: [String]) -> EditorSetup {
    let arguments = quoted(Array(words.dropFirst()), separator: ", ")
    let languages = """
      # SwiftUI layouts: Swift's grammar, and the course's own language server.
      [language-server.course]
      command = \(quoted(words.first ?? ""))
      args = [\(arguments)]

      [[language]]
      name = "layout"
      scope = "source.layout"
      grammar = "swift"
      file-types = ["layout"]
      comment-token = "//"
      roots = [".course"]
      indent = { tab-width = 2, unit = "  " }
      language-servers = ["course"]

      """
    func query(_ name: String) -> File {
      File(
        places: [.configuration("helix/runtime/queries/layout/\(name).scm")],
        text: "; \(mark)\n; inherits: swift\n", form: .own)
    }
    let block = File(
      places: [.configuration("helix/languages.toml")], text: languages, form: .block(comment: "#"))
    return EditorSetup(files: [block] + ["highlights", "indents", "locals", "textobjects"].map(query), need: nil)
  }
}
