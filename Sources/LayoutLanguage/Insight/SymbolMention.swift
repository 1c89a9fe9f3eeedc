import Diagnostics

/// A name in a text, with what it means there.
public struct SymbolMention: Hashable, Sendable {
  /// The name without backticks, and without the `$` or `_` of a wrapped property.
  public let name: String
  /// Where it stands.
  public let range: Diagnostics.SourceRange
  /// What kind of thing it stands for.
  public let kind: SymbolKind
  /// Where the name is declared; nil for what is SwiftUI's own, or Swift's.
  public let declaration: Diagnostics.SourceRange?
  /// The declaration as Swift writes it: `func padding(_ length: CGFloat) -> some View`, `let d: ViewDimensions`.
  public let signature: String?
  /// Whether the learner may give it another name in this text alone, and nothing else changes.
  public let isRenamable: Bool
  let id: SymbolID
}

/// What tells one meaning of a name from all others.
enum SymbolID: Hashable, Sendable {
  /// Something of the program, by where it is declared.
  case declared(file: Int, offset: Int)
  /// SwiftUI's or Swift's own.
  case vocabulary(String)
  /// `$0`, `newValue`: declared nowhere.
  case implicit(Int)
  /// A part of a tuple.
  case element(String)

  init(_ range: SourceRange) { self = .declared(file: range.file, offset: range.lower) }
}
