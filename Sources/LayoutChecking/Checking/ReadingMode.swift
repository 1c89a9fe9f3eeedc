/// The mode of the checker. Code that changes it restores it.
struct ReadingMode {
  /// Whether this is a preview, whose views do not count as used.
  var isPreview = false
  /// Whether a closure is being checked with default types for its literals; this trial does not nest.
  var isTryingLiterals = false
  /// Whether the closures of an overloaded call are being checked for ranking.
  var isRankingClosures = false
  /// Whether the names in a pattern are variables: `for var x in …`.
  var bindsVariables = false
  /// The names that the first of several alternatives of a case binds, for the other ones.
  var sharedBindings: [String: Variable]?
  /// The label of the next statement.
  var nextLabel: String?
  /// Whether the parameters and the result of a function are being read.
  var readsParameters = false
  /// Whether an undeclared color may be from an asset catalog; false while overloads with another type there are
  /// compared.
  var takesCatalogColors = true
}
