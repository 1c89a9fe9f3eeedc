/// What is around an expression, and what its parts do.
struct EffectsAround {
  /// How many `await`s are around what is being read.
  var awaits = 0
  /// Arguments of the call being read that may throw, and so make a call of what `rethrows` one that throws.
  var throwingArguments = 0
}
