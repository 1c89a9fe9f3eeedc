import Diagnostics
import SwiftSyntax

/// Collects completions: the checker records where it looks for a placeholder name at the cursor.
///
/// Failed attempts count too, because the eventual overload is still unknown.
final class CursorQuestion {
  /// The placeholder name at the cursor.
  let name: String
  private(set) var searches: [Search] = []

  /// A scope that the checker searched.
  enum Search {
    /// The members of a type.
    case members(of: Type, isStatic: Bool)
    /// All unqualified names.
    case names(Surroundings, wanted: Type?)
    /// All types.
    case types(DeclarationContext)
  }

  /// The unqualified names visible at a place.
  struct Surroundings {
    /// The variables, the innermost first; inner names hide outer ones.
    let variables: [Variable]
    let selfType: Type?
    let isInstance: Bool
    let context: DeclarationContext
  }

  init(_ name: String) { self.name = name }

  func note(_ search: Search) { searches.append(search) }
}
