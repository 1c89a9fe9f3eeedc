import Diagnostics
import LayoutEditing

/// What an editor folds, and what it selects step by step.
struct TextBlocks {
  let reading: TextReading

  /// The answer to `textDocument/foldingRange`: blocks of several lines, whose last brace stays visible.
  var folds: JSON {
    let lines = reading.document.lines
    return JSON(
      reading.insight.blocks().compactMap { block in
        let (first, last) = (lines.line(at: block.lower), lines.line(at: block.upper) - 1)
        return last > first ? ["startLine": JSON(first), "endLine": JSON(last)] : nil
      })
  }

  /// The answer to `textDocument/selectionRange`, one for each place.
  func selections(at places: [Int]) -> JSON {
    JSON(
      places.map { place in
        let ranges = reading.insight.surroundings(at: place)
        let nothing = SourceRange(lower: place, upper: place)
        return (ranges.isEmpty ? [nothing] : ranges).reversed().reduce(JSON(.null)) { parent, range in
          .object([("range", reading.document.lines.range(range)), ("parent", parent)])
        }
      })
  }
}
