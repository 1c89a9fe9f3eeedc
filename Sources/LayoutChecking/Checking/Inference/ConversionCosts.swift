/// The costs of a call's conversions, in order of significance: Swift calls the overload with the lowest costs.
struct ConversionCosts: Comparable {
  /// Conversions between `Double` and `CGFloat`.
  var floating = 0
  /// Closures whose result is discarded.
  var functions = 0
  /// Literals with a type other than their default type.
  var literals = 0
  /// Conversions to an optional.
  var optionals = 0
  /// Conversions to `Any`.
  var existentials = 0

  static func < (left: ConversionCosts, right: ConversionCosts) -> Bool {
    left.inOrder.lexicographicallyPrecedes(right.inOrder)
  }

  private var inOrder: [Int] { [floating, functions, literals, optionals, existentials] }
}
