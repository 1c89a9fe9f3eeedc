/// The effects around an expression, and those of its parts.
struct EffectsAround {
  /// The number of `await`s around the current expression.
  var awaits = 0
  /// The arguments of the current call that may throw, so that a `rethrows` function throws.
  var throwingArguments = 0
}
