import SwiftSyntax

/// Names that the checker met, for questions about the whole program.
package struct SeenNames {
  /// View types that other views use.
  package var views: Set<Nominal> = []
  /// The declared functions so far, by owner, name, labels and types.
  var functions: Set<String> = []
  /// Local functions by identity; this retains the members, because identity is their address.
  package var localFunctions: [ObjectIdentifier: (member: Member, variable: Variable)] = [:]
  /// Aliases being resolved; a nested request for one of them is a cycle.
  var aliasesUnderway: Set<SyntaxIdentifier> = []
  /// Whether any code releases an object, so that a weak reference would become nil.
  var letsObjectsGo = false
}
