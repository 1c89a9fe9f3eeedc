/// Measures the characters of one run: Inter's advance and kerning × size, plus the tracking that makes it as wide as San
/// Francisco at this size and weight.
///
///     "To" at 17 points: the o begins 1.35 before the end of the T
///
/// A character's advance includes the kerning with the one before it. Italics are as wide as upright text.
struct RunRuler: Sendable {
  /// The line measures of this run.
  let metrics: FontMetrics

  private let font: GlyphAdvances
  /// The length of a table unit in points.
  private let unit: Double
  /// The space after every visible character, in points: the font's own tracking plus the tracking from the source.
  private let tracking: Double
  /// The tracking from the source; emoji and full-width characters have no other.
  private let askedTracking: Double
  private let pictureAdvance: Double

  /// - Parameter shrinking: the factor from `minimumScaleFactor`.
  init(_ run: StyledText.Run, at textSize: DynamicTypeSize, shrinking: Double) {
    let size = run.font.pointSize(at: textSize) * shrinking
    metrics = FontMetrics(run.font, at: textSize, shrinking: shrinking).raised(by: run.baselineOffset.tamed)
    font = GlyphAdvances(run.font)
    unit = size / InterAdvances.unitsPerEm
    askedTracking = run.tracking.tamed
    tracking = askedTracking + FontTracking.ems(run.font, pointSize: size) * size
    pictureAdvance = PictureAdvance.points(pointSize: size)
  }

  /// Calls `body` with every cluster of `string` in order, until it returns false.
  ///
  /// It reads Latin text scalar by scalar, which is many times faster than finding grapheme boundaries: up to U+02FF,
  /// only a carriage return and a line feed share a cluster.
  ///
  /// - Complexity: O(*n*) in the length of `string`.
  @inline(__always)
  func forEachCluster(in string: String, _ body: (_ advance: Double, _ traits: TextTraits) -> Bool) {
    var before: UInt32 = 0
    guard string.utf8.allSatisfy({ $0 < 0xCC }) else {
      for character in string {
        let cluster = measure(character)
        let scalars = character.unicodeScalars
        let scalar = scalars.count == 1 ? scalars.first?.value ?? 0 : 0
        if !body(cluster.advance + kerning(before, scalar), cluster.traits) { return }
        before = scalar
      }
      return
    }
    for scalar in string.unicodeScalars {
      let completesReturn = before == 0x0D && scalar == "\n"
      let kerning = kerning(before, scalar.value)
      before = scalar.value
      if completesReturn { continue }
      if !body(advance(of: scalar) + kerning, TextTraits(scalar)) { return }
    }
  }

  /// The advance of the "…" that replaces cut text.
  var ellipsisAdvance: Double { advance(of: "\u{2026}") }

  private func advance(of scalar: Unicode.Scalar) -> Double {
    let units = font.units(of: scalar)
    return units == 0 ? 0 : Double(units) * unit + tracking
  }

  @inline(__always)
  private func kerning(_ before: UInt32, _ scalar: UInt32) -> Double {
    before <= 0x20 ? 0 : Double(font.kerning(before, scalar)) * unit
  }

  private func measure(_ character: Character) -> (advance: Double, traits: TextTraits) {
    guard let first = character.unicodeScalars.first else { return (0, []) }
    if first.value < 0x300 || !first.properties.isEmoji, !first.isFullWidth, character.unicodeScalars.count == 1 {
      return (advance(of: first), TextTraits(first))
    }
    if character.isPicture { return (pictureAdvance + askedTracking, .wide) }
    if first.isFullWidth { return (Double(InterAdvances.wide) * unit + askedTracking, TextTraits(first)) }
    // Scalars after the first one are marks or joiners and add no width.
    return (advance(of: first), TextTraits(first))
  }
}

extension Double {
  /// The value clamped so that sums stay finite; 0 for NaN.
  var tamed: Double { isNaN ? 0 : Swift.min(Swift.max(self, -100_000), 100_000) }
}
