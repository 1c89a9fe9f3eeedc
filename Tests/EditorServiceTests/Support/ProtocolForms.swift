extension ProtocolForm {
  static let place = ProtocolForm.object(["line": .whole, "character": .whole])
  static let range = ProtocolForm.object(["start": place, "end": place])
  static let location = ProtocolForm.object(["uri": .text, "range": range])
  static let edit = ProtocolForm.object(["range": range, "newText": .text])
  static let command = ProtocolForm.object(["title": .text, "command": .text], may: ["arguments": .list(.anything)])
  static let severity = ProtocolForm.one(of: [1, 2, 3, 4])
  static let diagnostic = ProtocolForm.object(
    ["range": range, "message": .text],
    may: [
      "severity": severity, "code": .either([.text, .whole]), "source": .text,
      "relatedInformation": .list(.object(["location": location, "message": .text])),
    ])
  static let versioned = ProtocolForm.object(["uri": .text, "version": .either([.whole, .null])])
  static let workspaceEdit = ProtocolForm.object(
    [:],
    may: [
      "changes": .map(.list(edit)),
      "documentChanges": .list(.object(["textDocument": versioned, "edits": .list(edit)])),
    ])
  static let action = ProtocolForm.object(
    ["title": .text],
    may: [
      "kind": .text, "diagnostics": .list(diagnostic), "isPreferred": .flag, "edit": workspaceEdit, "command": command,
    ])
  static let completion = ProtocolForm.object(
    ["label": .text],
    may: [
      "kind": .whole, "detail": .text, "sortText": .text, "filterText": .text, "insertTextFormat": .one(of: [1, 2]),
      "textEdit": edit,
    ])
  static let signature = ProtocolForm.object(
    ["label": .text], may: ["parameters": .list(.object(["label": .either([.text, .list(.whole)])]))])
  /// A tree of any depth, as deep as tests go.
  static let symbol = symbol(depth: 6)
  static func symbol(depth: Int) -> ProtocolForm {
    .object(
      ["name": .text, "kind": .whole, "range": range, "selectionRange": range],
      may: depth > 0 ? ["children": .list(symbol(depth: depth - 1))] : [:])
  }
  static let listedSymbol = ProtocolForm.object(
    ["name": .text, "kind": .whole, "location": location], may: ["containerName": .text])

  static let capabilities = ProtocolForm.object(
    [:],
    may: [
      "positionEncoding": .one(of: ["utf-8", "utf-16"]),
      "textDocumentSync": .object(
        [:], may: ["openClose": .flag, "change": .one(of: [2]), "save": .object(["includeText": .flag])]),
      "completionProvider": .object([:], may: ["triggerCharacters": .list(.text), "resolveProvider": .flag]),
      "signatureHelpProvider": .object([:], may: ["triggerCharacters": .list(.text)]),
      "codeActionProvider": .object([:], may: ["codeActionKinds": .list(.text)]),
      "renameProvider": .object([:], may: ["prepareProvider": .flag]),
      "semanticTokensProvider": .object([
        "legend": .object(["tokenTypes": .list(.text), "tokenModifiers": .list(.text)]), "full": .flag,
      ]),
      "executeCommandProvider": .object(["commands": .list(.text)]),
      "hoverProvider": .flag, "definitionProvider": .flag, "referencesProvider": .flag,
      "documentHighlightProvider": .flag, "documentSymbolProvider": .flag, "workspaceSymbolProvider": .flag,
      "documentFormattingProvider": .flag,
      "inlayHintProvider": .flag, "foldingRangeProvider": .flag, "selectionRangeProvider": .flag,
    ])
  /// A chain of any length, as long as tests go.
  static func selection(depth: Int) -> ProtocolForm {
    .object(["range": range], may: depth > 0 ? ["parent": selection(depth: depth - 1)] : [:])
  }

  /// The parameters of what a server sends by itself.
  static let sent: [String: ProtocolForm] = [
    "textDocument/publishDiagnostics": .object(
      ["uri": .text, "diagnostics": .list(diagnostic)], may: ["version": .whole]),
    "window/showMessage": .object(["type": severity, "message": .text]),
    "window/logMessage": .object(["type": severity, "message": .text]),
    "window/showDocument": .object(["uri": .text], may: ["external": .flag]),
    "workspace/inlayHint/refresh": .null,
  ]

  /// The results of requests.
  static let answered: [String: ProtocolForm] = [
    "initialize": .object(
      ["capabilities": capabilities], may: ["serverInfo": .object(["name": .text, "version": .text])]),
    "shutdown": .null,
    "textDocument/hover": .either([
      .null,
      .object(
        ["contents": .object(["kind": .one(of: ["markdown", "plaintext"]), "value": .text])], may: ["range": range]),
    ]),
    "textDocument/completion": .object(["isIncomplete": .flag, "items": .list(completion)]),
    "textDocument/signatureHelp": .either([
      .null,
      .object(["signatures": .list(signature)], may: ["activeSignature": .whole, "activeParameter": .whole]),
    ]),
    "textDocument/definition": .either([.null, location, .list(location)]),
    "textDocument/references": .list(location),
    "textDocument/documentHighlight": .list(.object(["range": range], may: ["kind": .one(of: [1, 2, 3])])),
    "textDocument/documentSymbol": .either([.list(symbol), .list(listedSymbol)]),
    "workspace/symbol": .list(listedSymbol),
    "textDocument/codeAction": .list(.either([action, command])),
    "textDocument/prepareRename": .either([.null, .object(["range": range, "placeholder": .text])]),
    "textDocument/rename": workspaceEdit,
    "textDocument/formatting": .list(edit),
    "textDocument/semanticTokens/full": .object(["data": .list(.whole)]),
    "textDocument/inlayHint": .list(
      .object(["position": place, "label": .text], may: ["kind": .whole, "paddingLeft": .flag])),
    "textDocument/foldingRange": .list(.object(["startLine": .whole, "endLine": .whole])),
    "textDocument/selectionRange": .list(selection(depth: 40)),
    "workspace/executeCommand": .null,
    "course/text": .object(["text": .text, "end": place]),
  ]
}
