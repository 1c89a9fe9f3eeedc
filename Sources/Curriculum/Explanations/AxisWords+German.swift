import LayoutEngine

/// German words for an axis; both nouns for lengths are feminine.
extension Axis {
  /// The adjective without an ending: `waagerecht`.
  public var germanName: String { self == .horizontal ? "waagerecht" : "senkrecht" }
  /// The adjective in the dative: `einer senkrechten` Linie.
  public var germanLine: String { self == .horizontal ? "senkrechten" : "waagerechten" }
  var germanLength: String { self == .horizontal ? "Breite" : "Höhe" }
  var germanLengths: String { "\(germanLength)n" }
  var germanMeasure: String { self == .horizontal ? "breit" : "hoch" }
  var germanStart: String { self == .horizontal ? "leading-Kante" : "Oberkante" }
  var germanEnd: String { self == .horizontal ? "trailing-Kante" : "Unterkante" }
  var germanBack: String { self == .horizontal ? "zurück, zu ihrer leading-Seite" : "nach oben" }
}
