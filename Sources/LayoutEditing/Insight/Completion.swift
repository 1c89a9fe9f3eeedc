import Diagnostics

/// A completion at the cursor.
public struct Completion: Hashable, Sendable {
  /// The name alone: `alignmentGuide`.
  public let name: String
  /// The full name, which tells overloads apart: `alignmentGuide(_:computeValue:)`.
  public let label: String
  /// The text to insert.
  public let insertion: [Part]
  /// The kind of symbol.
  public let kind: SymbolKind
  /// The declaration in Swift.
  public let signature: String
  /// The range to replace: the letters typed so far.
  public let replaces: Diagnostics.SourceRange
  /// The rank; 0 is best and comes first.
  public let rank: Int

  /// A piece of the inserted text.
  public enum Part: Hashable, Sendable {
    /// Literal text.
    case text(String)
    /// A placeholder to overwrite; the word describes the value.
    case placeholder(String)
  }
}
