/// In which way code is being read; who changes it puts it back.
struct ReadingMode {
  /// What a preview shows is not used by a view.
  var isPreview = false
  /// A closure is being read with usual types for its literals; a second way is not tried inside of a first.
  var isTryingLiterals = false
  /// The closures of an overloaded call are being read for each of its declarations.
  var isRankingClosures = false
  /// A pattern is being read whose names are variables: `for var x in …`.
  var bindsVariables = false
  /// While the second of several alternatives of a case is read: the names that the first has bound.
  var sharedBindings: [String: Variable]?
  /// The label before the statement that is read next.
  var nextLabel: String?
  /// Whether a color that nobody declares may be one of an asset catalog; not while declarations are compared that take
  /// another type there.
  var takesCatalogColors = true
}
