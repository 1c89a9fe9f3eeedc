import Diagnostics
import SwiftSyntax

/// Collects completions: the checker records where it looks for a placeholder name at the cursor.
///
/// Failed attempts count too, because the eventual overload is still unknown.
package final class CursorQuestion {
  /// The placeholder name at the cursor.
  package let name: String
  package private(set) var searches: [Search] = []

  /// A scope that the checker searched.
  package enum Search {
    /// The members of a type.
    case members(of: Type, isStatic: Bool)
    /// All unqualified names.
    case names(Surroundings, wanted: Type?)
    /// All types.
    case types(DeclarationContext)
  }

  /// The unqualified names visible at a place.
  package struct Surroundings {
    /// The variables, the innermost first; inner names hide outer ones.
    package let variables: [Variable]
    package let selfType: Type?
    package let isInstance: Bool
    package let context: DeclarationContext

    package init(variables: [Variable], selfType: Type?, isInstance: Bool, context: DeclarationContext) {
      self.variables = variables
      self.selfType = selfType
      self.isInstance = isInstance
      self.context = context
    }
  }

  package init(_ name: String) { self.name = name }

  func note(_ search: Search) { searches.append(search) }
}
