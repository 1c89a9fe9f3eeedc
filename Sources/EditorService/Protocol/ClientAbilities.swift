import Diagnostics

/// What an editor says that it can, as far as answers depend on it.
struct ClientAbilities: Sendable {
  var encoding = PositionEncoding.utf16
  /// Completions may have places to fill in.
  var takesSnippets = false
  /// Problems may name other places.
  var takesRelatedInformation = false
  /// Problems may say which version of the text they are about.
  var takesVersions = false
  /// Fix-its may come as code actions with an edit, not only as commands.
  var takesCodeActions = false
  /// The outline may be a tree.
  var takesTree = false
  /// Hovers may be Markdown.
  var takesMarkdown = true
  /// It opens files that we name.
  var showsDocuments = false
  /// It asks again for inlay hints when told so.
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

  /// An object without the members that have no value: to the protocol, missing and null are not the same.
  static func object(_ members: [(key: String, value: JSON?)]) -> JSON {
    JSON(
      members: members.compactMap { key, value in
        guard let value else { return nil }
        if case .null = value.content { return nil }
        return (key, value)
      })
  }
}
