/// How a text fits into its proposal.
///
///     “A rather long title” in 60 × 100      3 lines; one line needs 130
///     the same with lineLimit(1)             cut; nothing is cut from 130 on
///     and with minimumScaleFactor(0.4)       shrunk to 0.46; not shrunk from 130 on
public struct TextFit: Hashable, Sendable {
  /// The proposal.
  public var offered: ProposedViewSize
  /// The number of lines.
  public var lines: Int
  /// The width without any limit: one line for each paragraph.
  public var oneLine: Double
  /// Whether some of the text is replaced by "…".
  public var isCut: Bool
  /// The factor that `minimumScaleFactor` applied to the fonts; 1 if none.
  public var fontScale: Double
  /// The maximum number of lines.
  public var lineLimit: Int?
  /// The number of lines for which it keeps room: `reservesSpace`.
  public var reservedLines: Int
  /// For a text that is cut or shrunk: the height that all lines need at the proposed width, if the proposed height is
  /// what limits it.
  public var neededHeight: Double?
  /// For a text that is cut or shrunk: the least width at which it would be neither.
  public var neededWidth: Double?
}

extension StyledText {
  static func reasons(of node: Int, in offer: Proposal, _ pass: LayoutPass) -> [LayoutReason] {
    let text = at(node, pass.tree)
    return text.isEmpty ? [] : [.text(text.fit(in: offer, pass.measurer, scale: pass.scale))]
  }

  private func fit(in offer: Proposal, _ measurer: TextMeasurer, scale: Double) -> TextFit {
    let (width, height) = (measurer.limit(offer.width), measurer.limit(offer.height))
    let (composition, factor) = measurer.shrunk(self, width: width, height: height)
    var fit = TextFit(
      offered: ProposedViewSize(offer), lines: composition.lines.count,
      oneLine: measurer.measure(unlimited, width: nil, height: nil).size.width, isCut: composition.isCut,
      fontScale: factor, lineLimit: lineLimit, reservedLines: reservedLines)
    guard composition.isCut || factor < 1 else { return fit }
    let needed = measurer.measure(unlimited, width: width, height: nil)
    let isTooManyLines = lineLimit.map { needed.lineCount > $0 } ?? false
    if needed.size.height > height, !isTooManyLines { fit.neededHeight = needed.size.height }
    fit.neededWidth = neededWidth(from: width, to: fit.oneLine, height, measurer, scale)
    return fit
  }

  /// The text without limits that cut or shrink it.
  private var unlimited: StyledText {
    var text = self
    text.lineLimit = nil
    text.minimumScaleFactor = 1
    return text
  }

  /// The least width, in whole pixels, at which the text is whole; nil if no width is enough.
  ///
  /// - Complexity: a dozen measurements.
  private func neededWidth(
    from width: Double, to most: Double, _ height: Double, _ measurer: TextMeasurer, _ scale: Double
  ) -> Double? {
    var text = self
    text.minimumScaleFactor = 1
    func isWhole(_ pixels: Int) -> Bool {
      !measurer.shrunk(text, width: Double(pixels) / scale, height: height).composition.isCut
    }
    guard most.isFinite, most < 1_000_000, width < most else { return nil }
    var (low, high) = (Int((width * scale).rounded(.down)), Int((most * scale).rounded(.up)))
    guard isWhole(high) else { return nil }
    while high - low > 1 {
      let middle = (low + high) / 2
      if isWhole(middle) { high = middle } else { low = middle }
    }
    return Double(high) / scale
  }
}
