import Diagnostics

/// A declaration of the learner's text, with those inside of it.
public struct OutlineItem: Hashable, Sendable {
  /// `OrderSpike`, `body`, `init(width:)`, `extension View`.
  public let name: String
  /// What kind of thing it declares.
  public let kind: SymbolKind
  /// The whole declaration.
  public let range: Diagnostics.SourceRange
  /// The name in it.
  public let nameRange: Diagnostics.SourceRange
  /// What is declared inside of it.
  public let children: [OutlineItem]
}
