import Diagnostics

/// The client capabilities that affect answers.
struct ClientAbilities: Sendable {
  var encoding = PositionEncoding.utf16
  /// Completions may have placeholders.
  var takesSnippets = false
  /// Diagnostics may refer to other places.
  var takesRelatedInformation = false
  /// Diagnostics may name the version of their text.
  var takesVersions = false
  /// Code actions may contain an edit instead of only a command.
  var takesCodeActions = false
  /// The outline may be a tree.
  var takesTree = false
  /// Hovers may be Markdown.
  var takesMarkdown = true
  /// The client opens files that we name.
  var showsDocuments = false
  /// The client requests inlay hints again when asked to.
  var refreshesInlayHints = false
  /// Edits may name versions.
  var takesDocumentChanges = false

  init() {}

  /// Reads the client's `capabilities`.
  init(_ json: JSON) {
    let text = json["textDocument"] ?? nil
    let window = json["window"] ?? nil
    let workspace = json["workspace"] ?? nil
    encoding = PositionEncoding.best(of: json["general"]?["positionEncodings"] ?? nil)
    takesSnippets = (text["completion"]?["completionItem"] ?? nil).isOn("snippetSupport")
    takesRelatedInformation = (text["publishDiagnostics"] ?? nil).isOn("relatedInformation")
    takesVersions = (text["publishDiagnostics"] ?? nil).isOn("versionSupport")
    takesCodeActions = text["codeAction"]?["codeActionLiteralSupport"] != nil
    takesTree = (text["documentSymbol"] ?? nil).isOn("hierarchicalDocumentSymbolSupport")
    if let formats = text["hover"]?["contentFormat"]?.elements {
      takesMarkdown = formats.contains { $0.string == "markdown" }
    }
    showsDocuments = (window["showDocument"] ?? nil).isOn("support")
    refreshesInlayHints = (workspace["inlayHint"] ?? nil).isOn("refreshSupport")
    takesDocumentChanges = (workspace["workspaceEdit"] ?? nil).isOn("documentChanges")
  }
}

extension JSON {
  /// Whether a member is `true`.
  func isOn(_ key: String) -> Bool { self[key]?.bool ?? false }

  /// An object without the members whose value is nil: the protocol distinguishes missing from null.
  static func object(_ members: [(key: String, value: JSON?)]) -> JSON {
    JSON(
      members: members.compactMap { key, value in
        guard let value else { return nil }
        if case .null = value.content { return nil }
        return (key, value)
      })
  }
}
