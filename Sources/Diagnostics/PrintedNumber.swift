/// A number for display: at most two decimals, without trailing zeros.
///
///     12 → "12"     12.5 → "12.5"     33.3333 → "33.33"
///
/// Tables, frames, code and English sentences use a decimal point.
public func points(_ number: Double) -> String {
  let hundredths = (number * 100).rounded()
  return JSON.literal(for: abs(hundredths) < 1e15 ? hundredths / 100 : number)
}

extension Double {
  /// The number with a decimal comma: `12,5`.
  public var inGerman: String { String(points(self).map { $0 == "." ? "," : $0 }) }
}
