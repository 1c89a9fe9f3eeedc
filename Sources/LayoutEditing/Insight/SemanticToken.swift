import Diagnostics

/// A name of the learner's text, for semantic highlighting.
public struct SemanticToken: Hashable, Sendable {
  /// The range.
  public let range: Diagnostics.SourceRange
  /// The kind of symbol.
  public let kind: SymbolKind
  /// Whether this is the declaration.
  public let isDeclaration: Bool
  /// Whether it belongs to SwiftUI or Swift.
  public let isFromVocabulary: Bool
}
