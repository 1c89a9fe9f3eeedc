import Diagnostics

/// A name in a text, with its meaning.
public struct SymbolMention: Hashable, Sendable {
  /// The name without backticks, and without the `$` or `_` of a wrapped property.
  public let name: String
  /// The range.
  public let range: Diagnostics.SourceRange
  /// The kind of symbol.
  public let kind: SymbolKind
  /// The declaration; nil for names of SwiftUI and Swift.
  public let declaration: Diagnostics.SourceRange?
  /// The declaration in Swift: `func padding(_ length: CGFloat) -> some View`, `let d: ViewDimensions`.
  public let signature: String?
  /// Whether renaming it in this text alone keeps the program's behavior.
  public let isRenamable: Bool
  let id: SymbolID

  /// The type of SwiftUI or Swift that declares it; nil for names of the program and for types.
  public var owner: String? {
    guard case .vocabulary(let words) = id, let dot = words.lastIndex(of: ".") else { return nil }
    return String(words[..<dot])
  }
}

/// Identifies the meaning of a name.
enum SymbolID: Hashable, Sendable {
  /// A symbol of the program, by the position of its declaration.
  case declared(file: Int, offset: Int)
  /// A symbol of SwiftUI or Swift.
  case vocabulary(String)
  /// `$0`, `newValue`: names without a declaration.
  case implicit(Int)
  /// A tuple element.
  case element(String)

  init(_ range: SourceRange) { self = .declared(file: range.file, offset: range.lower) }
}
