import Diagnostics

/// A name that may stand at the cursor.
public struct Completion: Hashable, Sendable {
  /// The name alone: `alignmentGuide`.
  public let name: String
  /// The name as Swift tells one form from another: `alignmentGuide(_:computeValue:)`.
  public let label: String
  /// What is written.
  public let insertion: [Part]
  /// What kind of thing it is.
  public let kind: SymbolKind
  /// The declaration as Swift writes it.
  public let signature: String
  /// What it takes the place of: the letters that are typed already.
  public let replaces: Diagnostics.SourceRange
  /// 0 is the best; what is better stands first.
  public let rank: Int

  /// A piece of what is written.
  public enum Part: Hashable, Sendable {
    /// Stays as it is.
    case text(String)
    /// Is to be written over; the word says what belongs there.
    case placeholder(String)
  }

  /// What is written, the words for what is still to come included.
  public var insertedText: String {
    insertion.map {
      switch $0 {
      case .text(let text), .placeholder(let text): text
      }
    }.joined()
  }
}
