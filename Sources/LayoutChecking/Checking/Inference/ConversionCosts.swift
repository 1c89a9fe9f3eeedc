/// What the conversions of a call cost, the dearest first: of several declarations Swift calls the cheapest.
struct ConversionCosts: Comparable {
  /// From `Double` to `CGFloat` and back.
  var floating = 0
  /// A closure whose result is thrown away.
  var functions = 0
  /// Literals that become something else than they are by themselves.
  var literals = 0
  /// Plain values that become optional ones.
  var optionals = 0
  /// Values that become `Any`.
  var existentials = 0

  static func < (left: ConversionCosts, right: ConversionCosts) -> Bool {
    left.inOrder.lexicographicallyPrecedes(right.inOrder)
  }

  private var inOrder: [Int] { [floating, functions, literals, optionals, existentials] }
}
