import SwiftSyntax

/// What a check has met of names, for what is asked about the whole.
struct SeenNames {
  /// View types that other views use.
  var views: Set<Nominal> = []
  /// Functions declared so far, by owner, name, labels and types.
  var functions: Set<String> = []
  /// Where functions inside of functions are kept; the members stay, since they are told apart by where they lie.
  var localFunctions: [ObjectIdentifier: (member: Member, variable: Variable)] = [:]
  /// Aliases whose type is being read; one that is asked for here refers to itself.
  var aliasesUnderway: Set<SyntaxIdentifier> = []
  /// Somewhere an object is let go, so that a weak reference to it would become nil.
  var letsObjectsGo = false
}
