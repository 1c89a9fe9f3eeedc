/// Measures the characters of one run: Inter's advance × size, plus the tracking that makes it as wide as San
/// Francisco at this size and weight.
///
/// Kerning is left out; it changes a paragraph by less than half a per cent. An italic is as wide as the upright.
struct RunRuler: Sendable {
  /// The line that this run needs.
  let metrics: FontMetrics

  private let font: GlyphAdvances
  /// What one unit of the table is in points.
  private let unit: Double
  /// Added after every visible character, in points: the font's own tracking and the one that was asked for.
  private let tracking: Double
  /// The part of it that was asked for; pictures and full-width characters have no other.
  private let askedTracking: Double
  private let pictureAdvance: Double

  /// - Parameter shrinking: what `minimumScaleFactor` multiplies the font with.
  init(_ run: StyledText.Run, at textSize: DynamicTypeSize, shrinking: Double) {
    let size = run.font.pointSize(at: textSize) * shrinking
    metrics = FontMetrics(run.font, at: textSize, shrinking: shrinking).raised(by: run.baselineOffset.tamed)
    font = GlyphAdvances(run.font)
    unit = size / InterAdvances.unitsPerEm
    askedTracking = run.tracking.tamed
    tracking = askedTracking + FontTracking.ems(run.font, pointSize: size) * size
    pictureAdvance = PictureAdvance.points(pointSize: size)
  }

  /// Hands over every cluster of `string`, first to last, until `body` returns false.
  ///
  /// Text made of Latin letters is read scalar by scalar: up to U+02FF only a carriage return and a line feed
  /// ever share a cluster, and finding grapheme boundaries is many times dearer.
  ///
  /// - Complexity: O(*n*) in the length of `string`.
  @inline(__always)
  func forEachCluster(in string: String, _ body: (_ advance: Double, _ traits: TextTraits) -> Bool) {
    guard string.utf8.allSatisfy({ $0 < 0xCC }) else {
      for character in string {
        let cluster = measure(character)
        if !body(cluster.advance, cluster.traits) { return }
      }
      return
    }
    var afterReturn = false
    for scalar in string.unicodeScalars {
      let completesReturn = afterReturn && scalar == "\n"
      afterReturn = scalar == "\r"
      if completesReturn { continue }
      if !body(advance(of: scalar), TextTraits(scalar)) { return }
    }
  }

  /// The advance of the "…" that stands for cut text.
  var ellipsisAdvance: Double { advance(of: "\u{2026}") }

  private func advance(of scalar: Unicode.Scalar) -> Double {
    let units = font.units(of: scalar)
    return units == 0 ? 0 : Double(units) * unit + tracking
  }

  private func measure(_ character: Character) -> (advance: Double, traits: TextTraits) {
    guard let first = character.unicodeScalars.first else { return (0, []) }
    if first.value < 0x300 || !first.properties.isEmoji, !first.isFullWidth, character.unicodeScalars.count == 1 {
      return (advance(of: first), TextTraits(first))
    }
    if character.isPicture { return (pictureAdvance + askedTracking, .wide) }
    if first.isFullWidth { return (Double(InterAdvances.wide) * unit + askedTracking, TextTraits(first)) }
    // Marks after the first scalar sit on it or join it.
    return (advance(of: first), TextTraits(first))
  }
}

extension Double {
  /// A length that sums can hold: 0 for what is no number, and nothing absurdly far from 0.
  var tamed: Double { isNaN ? 0 : Swift.min(Swift.max(self, -100_000), 100_000) }
}
