/// Measures of SF Symbols.
///
/// Sizes were measured at 17 points and scale linearly, apart from the star, which was measured at several sizes. Weight
/// thickens the strokes: a bold star is half a point wider and one and a half higher. A symbol that nobody measured gets
/// the size of its nearest relative (`SymbolKin`).
public enum SymbolCatalogue {
  /// A symbol's measures in a font.
  ///
  ///     SymbolCatalogue.picture(named: "star.fill", font: .style(.body), at: .large)     22 × 20
  ///
  /// - Parameter scale: the factor of `imageScale`: 0.81 for small, 1.28 for large.
  public static func picture(
    named name: String, font: Font, at textSize: DynamicTypeSize, scale: Double = 1
  ) -> SymbolPicture {
    let basis = SymbolKin.size(of: name)
    let pointSize = font.pointSize(at: textSize)
    let exact = isStar(name) ? stars[Star(pointSize: pointSize, scale: scale)] : nil
    var size =
      exact
      ?? Size(
        width: basis.width * pointSize / 17 * scale, height: basis.height * pointSize / 17 * scale)
    let strokes = font.resolvedWeight.strokes * pointSize / 17 * scale
    size = Size(width: halves(size.width + 0.5 * strokes), height: halves(size.height + 1.5 * strokes))
    let capHeight = pointSize * 1443 / 2048
    // Symbols are centered on the capitals; a star, which is top-heavy, hangs a little lower.
    let below =
      isStar(name)
      ? halves(3.5 / 17 * pointSize * scale + (pointSize == 13 ? 0.25 : 0)) : halves((size.height - capHeight) / 2)
    let baseline = size.height - below
    return SymbolPicture(size: size, baseline: baseline, lineCenter: baseline - halves(capHeight) / 2)
  }

  /// Whether a symbol's size was measured, by itself or as a variant in an enclosing shape.
  public static func isMeasured(_ name: String) -> Bool { SymbolKin.measured(name) != nil }

  /// All measured names, without the variants that measure the same.
  public static var names: [String] { MeasuredSymbols.names }

  private static func halves(_ value: Double) -> Double { (value * 2).rounded() / 2 }

  private static func isStar(_ name: String) -> Bool { name == "star" || name == "star.fill" }

  private struct Star: Hashable {
    var pointSize: Double
    var scale = 1.0
  }

  private static let stars: [Star: Size] = [
    Star(pointSize: 13): Size(width: 16.5, height: 16), Star(pointSize: 17): Size(width: 22, height: 20),
    Star(pointSize: 28): Size(width: 36, height: 33.5), Star(pointSize: 34): Size(width: 43.5, height: 40.5),
    Star(pointSize: 17, scale: 1.28): Size(width: 28, height: 27),
  ]
}

extension FontWeight {
  /// How much thicker the strokes are than regular, in steps from regular to bold.
  var strokes: Double {
    switch self {
    case .ultraLight: -1
    case .thin: -2.0 / 3
    case .light: -1.0 / 3
    case .regular: 0
    case .medium: 1.0 / 3
    case .semibold: 2.0 / 3
    case .bold: 1
    case .heavy: 4.0 / 3
    case .black: 5.0 / 3
    }
  }
}
