import LayoutEditing

/// Maps Swift's kinds of symbols to the protocol's words and numbers.
enum LanguageTerms {
  /// The token types of `semanticTokens`, by index.
  static let tokenTypes = [
    "type", "interface", "enumMember", "function", "method", "property", "parameter", "variable", "operator",
    "typeParameter", "keyword", "namespace", "macro",
  ]

  /// The token modifiers, by bit.
  static let tokenModifiers = ["declaration", "defaultLibrary"]

  static func tokenType(_ kind: SymbolKind) -> Int? { tokenTypes.firstIndex(of: tokenWord(kind)) }

  private static func tokenWord(_ kind: SymbolKind) -> String {
    switch kind {
    case .type: "type"
    case .protocol: "interface"
    case .enumCase: "enumMember"
    case .function: "function"
    case .method, .initializer: "method"
    case .property: "property"
    case .parameter: "parameter"
    case .variable: "variable"
    case .operator: "operator"
    case .typeParameter: "typeParameter"
    case .keyword: "keyword"
    case .module: "namespace"
    case .macro: "macro"
    }
  }

  /// `CompletionItemKind`.
  static func completionKind(_ kind: SymbolKind) -> Int {
    switch kind {
    case .type: 22
    case .protocol: 8
    case .enumCase: 20
    case .function: 3
    case .method: 2
    case .initializer: 4
    case .property: 10
    case .parameter, .variable: 6
    case .operator: 24
    case .typeParameter: 25
    case .keyword: 14
    case .module: 9
    case .macro: 3
    }
  }

  /// `SymbolKind` of the outline.
  static func symbolKind(_ kind: SymbolKind) -> Int {
    switch kind {
    case .type: 23
    case .protocol: 11
    case .enumCase: 22
    case .function: 12
    case .method: 6
    case .initializer: 9
    case .property: 7
    case .parameter, .variable, .keyword: 13
    case .module: 2
    case .macro: 12
    case .operator: 25
    case .typeParameter: 26
    }
  }
}
