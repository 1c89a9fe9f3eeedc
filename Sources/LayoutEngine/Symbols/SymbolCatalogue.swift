/// Measures of SF Symbols.
///
/// Measured on an iPhone at two pixels per point, for the 17-point body font at medium scale, in half points. Other
/// font sizes scale linearly, apart from the star, which was measured at five of them. Weight thickens the strokes: a
/// bold star is half a point wider and one and a half higher.
public enum SymbolCatalogue {
  /// A symbol's measures in a font; nil for an unknown name.
  ///
  ///     SymbolCatalogue.picture(named: "star.fill", font: .style(.body), at: .large)     22 × 20
  ///
  /// - Parameter scale: the factor of `imageScale`: 0.81 for small, 1.28 for large.
  public static func picture(
    named name: String, font: Font, at textSize: DynamicTypeSize, scale: Double = 1
  ) -> SymbolPicture? {
    guard let basis = size(of: name) else { return nil }
    let pointSize = font.pointSize(at: textSize)
    let exact = scale == 1 && isStar(name) ? stars[pointSize] : nil
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

  /// All known names, without the variants that measure the same.
  public static var names: [String] { table.keys.sorted() }

  private static func halves(_ value: Double) -> Double { (value * 2).rounded() / 2 }

  private static func isStar(_ name: String) -> Bool { name == "star" || name == "star.fill" }

  /// A variant in an enclosing shape has the size of the shape; a filled one has the size of its outline.
  private static func size(of name: String) -> Size? {
    if let size = table[name] { return size }
    if name.hasSuffix(".fill") { return size(of: String(name.dropLast(5))) }
    if name.hasSuffix(".circle") { return table["circle"] }
    if name.hasSuffix(".slash") { return size(of: String(name.dropLast(6))) }
    return nil
  }

  private static let stars: [Double: Size] = [
    13: Size(width: 16.5, height: 16), 17: Size(width: 22, height: 20), 28: Size(width: 36, height: 33.5),
    34: Size(width: 43.5, height: 40.5),
  ]

  private static let table: [String: Size] = [
    "star": Size(width: 22, height: 20), "heart": Size(width: 20.5, height: 17.5),
    "circle": Size(width: 20, height: 19),
    "gear": Size(width: 21.5, height: 20.5), "gearshape": Size(width: 21, height: 20),
    "chevron.right": Size(width: 12.5, height: 16.5), "chevron.left": Size(width: 12.5, height: 16.5),
    "chevron.forward": Size(width: 12.5, height: 16.5), "chevron.backward": Size(width: 12.5, height: 16.5),
    "chevron.down": Size(width: 18.5, height: 10.5), "chevron.up": Size(width: 18.5, height: 10.5),
    "checkmark": Size(width: 18.5, height: 16.5), "minus": Size(width: 18, height: 3.5),
    "ellipsis": Size(width: 18.5, height: 5.5), "house": Size(width: 24, height: 19.5),
    "bell": Size(width: 20, height: 19.5), "envelope": Size(width: 24.5, height: 16.5),
    "folder": Size(width: 23, height: 17.5), "magnifyingglass": Size(width: 20.5, height: 18.5),
    "calendar": Size(width: 21, height: 17.5), "camera": Size(width: 24.5, height: 18),
    "cart": Size(width: 23, height: 18.5),
    "cloud": Size(width: 22.5, height: 15.5), "globe": Size(width: 20, height: 19),
    "lock": Size(width: 16.5, height: 18.5),
    "eye": Size(width: 26, height: 16.5), "doc": Size(width: 18, height: 20), "flame": Size(width: 17, height: 20),
    "bolt": Size(width: 17, height: 21.5), "moon": Size(width: 20, height: 19), "airplane": Size(width: 21, height: 19),
    "arrow.right": Size(width: 19.5, height: 15), "arrow.left": Size(width: 19.5, height: 15),
    "arrow.forward": Size(width: 19.5, height: 15), "arrow.backward": Size(width: 19.5, height: 15),
    "arrow.up": Size(width: 17, height: 18), "arrow.down": Size(width: 17, height: 18),
    "line.3.horizontal": Size(width: 21, height: 10.5), "list.bullet": Size(width: 21, height: 14.5),
    "wifi": Size(width: 22.5, height: 16),
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
