import LayoutEngine

/// Frames of SF Symbols, in points for the 17 point body font at medium scale.
///
/// Measured on an iPhone at two pixels a point; other font sizes scale linearly and are rounded to half points. A symbol
/// that is not in the table is 0 × 0, as an unknown name is in SwiftUI.
enum SymbolSizes {
  static func size(of name: String, pointSize: Double, scale: Double) -> Size? {
    let base = name.hasSuffix(".fill") ? String(name.dropLast(5)) : name
    guard let size = table[name] ?? table[base] else { return nil }
    let factor = pointSize / 17 * scale
    func halves(_ value: Double) -> Double { (value * factor * 2).rounded() / 2 }
    return Size(width: halves(size.width), height: halves(size.height))
  }

  private static let table: [String: Size] = [
    "star": Size(width: 22, height: 20), "heart": Size(width: 20.5, height: 17.5), "circle": Size(width: 20, height: 19),
    "checkmark.circle": Size(width: 20, height: 19), "plus.circle": Size(width: 20, height: 19),
    "minus.circle": Size(width: 20, height: 19), "xmark.circle": Size(width: 20, height: 19),
    "info.circle": Size(width: 20, height: 19), "gear": Size(width: 21.5, height: 20.5),
    "gearshape": Size(width: 21, height: 20), "chevron.right": Size(width: 12.5, height: 16.5),
    "chevron.left": Size(width: 12.5, height: 16.5), "chevron.down": Size(width: 18.5, height: 10.5),
    "chevron.up": Size(width: 18.5, height: 10.5), "checkmark": Size(width: 18.5, height: 16.5),
    "minus": Size(width: 18, height: 3.5), "ellipsis": Size(width: 18.5, height: 5.5), "house": Size(width: 24, height: 19.5),
    "bell": Size(width: 20, height: 19.5), "envelope": Size(width: 24.5, height: 16.5), "folder": Size(width: 23, height: 17.5),
    "magnifyingglass": Size(width: 20.5, height: 18.5), "calendar": Size(width: 21, height: 17.5),
    "camera": Size(width: 24.5, height: 18), "cart": Size(width: 23, height: 18.5), "cloud": Size(width: 22.5, height: 15.5),
    "globe": Size(width: 20, height: 19), "lock": Size(width: 16.5, height: 18.5), "eye": Size(width: 26, height: 16.5),
    "doc": Size(width: 18, height: 20), "flame": Size(width: 17, height: 20), "bolt": Size(width: 17, height: 21.5),
    "moon": Size(width: 20, height: 19), "airplane": Size(width: 21, height: 19), "arrow.right": Size(width: 19.5, height: 15),
    "arrow.left": Size(width: 19.5, height: 15), "arrow.up": Size(width: 17, height: 18), "arrow.down": Size(width: 17, height: 18),
    "line.3.horizontal": Size(width: 21, height: 10.5), "list.bullet": Size(width: 21, height: 14.5),
    "wifi": Size(width: 22.5, height: 16),
  ]
}
