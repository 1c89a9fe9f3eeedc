import Diagnostics
import LayoutEditing
import LayoutProgram

/// The requests about one text, by protocol name.
enum TextQuestion: String, Sendable, CaseIterable {
  case hover = "textDocument/hover"
  case completion = "textDocument/completion"
  case signatureHelp = "textDocument/signatureHelp"
  case definition = "textDocument/definition"
  case references = "textDocument/references"
  case documentHighlight = "textDocument/documentHighlight"
  case documentSymbol = "textDocument/documentSymbol"
  case codeAction = "textDocument/codeAction"
  case prepareRename = "textDocument/prepareRename"
  case rename = "textDocument/rename"
  case semanticTokens = "textDocument/semanticTokens/full"
  case inlayHint = "textDocument/inlayHint"
  case foldingRange = "textDocument/foldingRange"
  case selectionRange = "textDocument/selectionRange"
}

/// A request about one text with its parameters, parsed before any work starts.
enum TextWish: Sendable {
  case hover(Int)
  case completion(Int)
  case signatureHelp(Int)
  case definition(Int)
  case references(Int, withDeclaration: Bool)
  case highlights(Int)
  case outline
  case actions(SourceRange, only: [String]?)
  case prepareRename(Int)
  case rename(Int, to: String)
  case tokens
  case hints(SourceRange)
  case folds
  case selections([Int])

  /// Parses the parameters.
  init(_ question: TextQuestion, _ parameters: Parameters, in lines: LineTable) throws(ResponseError) {
    func place() throws(ResponseError) -> Int { try lines.offset(try parameters.member("position")) }
    switch question {
    case .hover: self = .hover(try place())
    case .completion: self = .completion(try place())
    case .signatureHelp: self = .signatureHelp(try place())
    case .definition: self = .definition(try place())
    case .references:
      let context = try parameters.member("context")
      self = .references(try place(), withDeclaration: context.isOn("includeDeclaration"))
    case .documentHighlight: self = .highlights(try place())
    case .documentSymbol: self = .outline
    case .codeAction:
      let only = try parameters.member("context").json["only"]?.elements?.compactMap(\.string)
      self = .actions(try lines.range(try parameters.member("range")), only: only)
    case .prepareRename: self = .prepareRename(try place())
    case .rename: self = .rename(try place(), to: try parameters.text("newName"))
    case .semanticTokens: self = .tokens
    case .foldingRange: self = .folds
    case .selectionRange:
      self = .selections(
        try parameters.list("positions").map { (place) throws(ResponseError) in try lines.offset(place) })
    case .inlayHint: self = .hints(try lines.range(try parameters.member("range")))
    }
  }

  /// Computes the answer; `null` if there is none.
  func answer(
    from reading: inout TextReading, _ client: ClientAbilities, _ settings: EditorSettings, by deadline: Deadline
  ) throws(ResponseError) -> JSON {
    let language = settings.language
    reading.insight = reading.insight.by(deadline)
    return switch self {
    case .hover(let place): HoverText.answer(at: place, in: &reading, client, language, by: deadline) ?? nil
    case .completion(let place): CompletionItems.answer(at: place, in: reading, client)
    case .signatureHelp(let place): CallSignatures.answer(at: place, in: reading) ?? nil
    case .definition(let place): NamesInText(reading: reading).definition(at: place) ?? nil
    case .references(let place, let withDeclaration):
      NamesInText(reading: reading).references(at: place, withDeclaration: withDeclaration)
    case .highlights(let place): NamesInText(reading: reading).highlights(at: place)
    case .outline:
      DocumentOutline(uri: reading.document.uri, lines: reading.document.lines, items: reading.insight.outline())
        .answer(asTree: client.takesTree)
    case .actions(let range, let only):
      CodeActions(reading: reading, client: client, language: language).answer(in: range, only: only)
    case .prepareRename(let place): AnotherName(reading: reading, language: language).preparation(at: place) ?? nil
    case .rename(let place, let name):
      try AnotherName(reading: reading, language: language).edit(at: place, to: name, client, by: deadline)
    case .tokens: TokenNumbers.answer(of: reading)
    case .folds: TextBlocks(reading: reading).folds
    case .selections(let places): TextBlocks(reading: reading).selections(at: places)
    case .hints(let range): InlayHints.answer(in: range, of: &reading, settings.hints, by: deadline)
    }
  }
}
