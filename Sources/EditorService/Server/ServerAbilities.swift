import Diagnostics

extension EditorServer {
  /// The answer to `initialize`.
  func initialize(_ parameters: Parameters) throws(ResponseError) -> JSON {
    guard phase == .new else { throw ResponseError(.invalidRequest, "the server is initialized already") }
    client = ClientAbilities(parameters.json["capabilities"] ?? nil)
    if let options = parameters["initializationOptions"] { settings.take(options.json) }
    if !settings.isLanguageChosen, let language = parameters.json["locale"]?.string.flatMap({ Language(locale: $0) }) {
      settings.language = language
    }
    phase = .ready
    return [
      "capabilities": abilities,
      "serverInfo": ["name": "course", "version": JSON(settings.version)],
    ]
  }

  private var abilities: JSON {
    .object([
      ("positionEncoding", JSON(client.encoding.rawValue)),
      ("textDocumentSync", ["openClose": true, "change": 2, "save": ["includeText": false]]),
      ("hoverProvider", true),
      ("completionProvider", ["triggerCharacters": [".", "$"], "resolveProvider": false]),
      ("signatureHelpProvider", ["triggerCharacters": ["(", ","]]),
      ("definitionProvider", true), ("referencesProvider", true), ("documentHighlightProvider", true),
      ("documentSymbolProvider", true), ("workspaceSymbolProvider", true),
      ("codeActionProvider", ["codeActionKinds": ["quickfix", "source.showPicture"]]),
      ("renameProvider", ["prepareProvider": true]),
      ("documentFormattingProvider", formatter == nil ? nil : true),
      (
        "semanticTokensProvider",
        [
          "legend": [
            "tokenTypes": JSON(LanguageTerms.tokenTypes.map { JSON($0) }),
            "tokenModifiers": JSON(LanguageTerms.tokenModifiers.map { JSON($0) }),
          ], "full": true,
        ]
      ),
      ("inlayHintProvider", true), ("foldingRangeProvider", true), ("selectionRangeProvider", true),
      ("executeCommandProvider", ["commands": [JSON(CodeActions.showPicture)]]),
    ])
  }
}
