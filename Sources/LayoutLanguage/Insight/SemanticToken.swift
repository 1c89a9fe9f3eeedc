import Diagnostics

/// A name of the learner's text, to be coloured by what it means.
public struct SemanticToken: Hashable, Sendable {
  /// Where it stands.
  public let range: Diagnostics.SourceRange
  /// What kind of thing it stands for.
  public let kind: SymbolKind
  /// Whether it is declared here.
  public let isDeclaration: Bool
  /// Whether it is SwiftUI's own, or Swift's.
  public let isFromVocabulary: Bool
}
