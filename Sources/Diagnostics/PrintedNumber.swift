/// A number for people: at most two decimals, none if they are zero.
///
///     12 → "12"     12.5 → "12.5"     33.3333 → "33.33"
///
/// Tables, frames, code to type and English sentences have a point.
public func points(_ number: Double) -> String {
  let hundredths = (number * 100).rounded()
  return JSON.literal(for: abs(hundredths) < 1e15 ? hundredths / 100 : number)
}

extension Double {
  /// In a German sentence: `12,5`.
  public var inGerman: String { String(points(self).map { $0 == "." ? "," : $0 }) }
}
