/// One line of a text, ready for drawing.
public struct TextLine: Hashable, Sendable {
  /// The parts of the line, without trailing spaces and with "…" where the text was cut.
  public var runs: [StyledText.Run]
  /// For each of `runs`, the index of the text's run that it comes from.
  public var origins: [Int]
  /// The left end of the line, from the left edge of the text, in points.
  public var x: Double
  /// The baseline, from the top of the text, in points.
  public var baseline: Double
  /// From the first to the last character drawn, in points.
  public var width: Double
  /// The factor that `minimumScaleFactor` applied to the fonts; 1 if none.
  public var fontScale: Double
}

extension StyledText {
  /// The lines of this text in its final frame, for drawing.
  ///
  ///     StyledText("Hello, world").lines(in: Size(width: 60, height: 42.5), scale: 2)
  ///       "Hello,"   x 0   baseline 16
  ///       "world"    x 0   baseline 38
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public func lines(in size: Size, scale: Double, direction: LayoutDirection = .leftToRight) -> [TextLine] {
    if isEmpty { return [] }
    let measurer = TextMeasurer(scale: scale)
    let width = measurer.limit(size.width)
    let (composition, factor) = measurer.shrunk(self, width: width, height: measurer.limit(size.height))
    let pieces = pieces(of: composition.lines)
    let pixels = TextPixels(scale: scale)
    let ascent = composition.lineMetrics.first?.ascent ?? 0
    var top = pixels.nearest(ascent) - ascent
    return zip(zip(composition.lines, composition.lineMetrics), pieces).map { measured, runs in
      let (line, metrics) = measured
      let room = width.isFinite ? max(width - line.drawn, 0) : 0
      let baseline = top + metrics.ascent
      top += metrics.lineHeight + composition.gap(below: metrics)
      return TextLine(
        runs: runs.map(\.run), origins: runs.map(\.origin), x: room * shareOfRoom(direction), baseline: baseline,
        width: line.drawn, fontScale: factor)
    }
  }

  /// The share of a line's free room that lies to its left.
  private func shareOfRoom(_ direction: LayoutDirection) -> Double {
    switch alignment {
    case .leading: direction == .leftToRight ? 0 : 1
    case .center: 0.5
    case .trailing: direction == .leftToRight ? 1 : 0
    }
  }

  /// The characters of each line, run by run.
  private func pieces(of lines: [TextLineSpan]) -> [[Piece]] {
    let characters = runs.indices.flatMap { run in runs[run].string.map { RunCharacter(character: $0, run: run) } }
    return lines.map { line in
      let start = min(line.clusters.lowerBound, characters.count)
      let shown = characters[start..<max(start, min(line.drawnEnd, characters.count))]
      let ellipsis = RunCharacter(character: "…", run: shown.last?.run ?? characters[start...].first?.run ?? 0)
      return pieces(of: line.isCut ? shown + [ellipsis] : shown)
    }
  }

  /// Joins consecutive characters of one run into one piece.
  private func pieces(of characters: ArraySlice<RunCharacter>) -> [Piece] {
    var pieces: [Piece] = []
    for next in characters {
      if next.run != pieces.last?.origin {
        var run = runs[next.run]
        run.string = ""
        pieces.append(Piece(run: run, origin: next.run))
      }
      pieces[pieces.count - 1].run.string.append(next.character)
    }
    return pieces
  }
}

/// A part of a run, and the run's index.
private struct Piece {
  var run: StyledText.Run
  var origin: Int
}

/// A character and its run's index.
private struct RunCharacter {
  var character: Character
  var run: Int
}
