import Diagnostics
import SwiftSyntax

/// What may stand at the cursor: a name that nobody has is put there, and the checker says where it looked for it.
///
/// Every way that was tried counts, also one that came to nothing: nobody knows yet which form of a function will be
/// called.
final class CursorQuestion {
  /// The name at the cursor.
  let name: String
  private(set) var searches: [Search] = []

  /// Where the name was looked for.
  enum Search {
    /// Among the members of a type.
    case members(of: Type, isStatic: Bool)
    /// Among everything that a name alone may mean.
    case names(Surroundings, wanted: Type?)
    /// Among types.
    case types(DeclarationContext)
  }

  /// What is known by its name alone in some place.
  struct Surroundings {
    /// The innermost first; an outer one of the same name is hidden.
    let variables: [Variable]
    let selfType: Type?
    let isInstance: Bool
    let context: DeclarationContext
  }

  init(_ name: String) { self.name = name }

  func note(_ search: Search) { searches.append(search) }
}
