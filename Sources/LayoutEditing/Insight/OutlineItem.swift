import Diagnostics

/// A declaration of the learner's text, with nested ones.
public struct OutlineItem: Hashable, Sendable {
  /// The name: `OrderSpike`, `body`, `init(width:)`, `extension View`.
  public let name: String
  /// The kind of symbol.
  public let kind: SymbolKind
  /// The whole declaration.
  public let range: Diagnostics.SourceRange
  /// The range of its name.
  public let nameRange: Diagnostics.SourceRange
  /// The declarations inside.
  public let children: [OutlineItem]
}
