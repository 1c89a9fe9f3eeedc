import LayoutEngine

/// The number of points per cell; a cell is twice as high as wide.
///
///     unit 5      a cell is 5 points wide and 10 high
struct CellScale {
  /// The position of the first cell.
  let origin: Point
  /// The width of a cell in points.
  let unit: Double
  let columns: Int
  let rows: Int

  init(_ bounds: Rect, unit: Double) {
    self.unit = unit
    origin = bounds.origin
    columns = Self.cells(bounds.width, unit)
    rows = Self.cells(bounds.height, unit * 2)
  }

  /// One cell more than fits between the edges, since edges are inside cells.
  private static func cells(_ length: Double, _ unit: Double) -> Int { (length / unit).cell + 1 }

  func column(_ x: Double) -> Int { ((x.drawable - origin.x) / unit).cell }
  func row(_ y: Double) -> Int { ((y.drawable - origin.y) / (unit * 2)).cell }

  /// The scale for a drawing of `bounds`: five points per cell if that fits and shows every frame, else whatever fits.
  ///
  /// - Parameter frames: the frames to show, each wide enough for its name.
  static func fitting(
    _ bounds: Rect, _ frames: [(frame: Rect, columns: Int)], columns: Int, rows: Int
  ) -> CellScale {
    func fits(_ scale: CellScale) -> Bool { scale.columns <= columns && scale.rows <= rows }
    func isClear(_ scale: CellScale) -> Bool {
      frames.allSatisfy { frame, columns in
        (frame.width <= 0 || scale.column(frame.maxX) - scale.column(frame.minX) > columns)
          && (frame.height <= 0 || scale.row(frame.maxY) - scale.row(frame.minY) >= 2)
      }
    }
    let usual = CellScale(bounds, unit: 5)
    guard fits(usual) else {
      return coarser.lazy.map { CellScale(bounds, unit: $0) }.first(where: fits) ?? CellScale(bounds, unit: 100_000)
    }
    var best = usual
    for unit in finer where !isClear(best) {
      let next = CellScale(bounds, unit: unit)
      guard fits(next) else { break }
      best = next
    }
    return best
  }

  /// The scale that puts as many drawings as possible side by side.
  ///
  /// - Parameters:
  ///   - boxes: the frames of all drawings.
  ///   - reach: what else must fit.
  static func fitting(_ boxes: [Sketch.Box], _ reach: [Rect], _ options: TerminalOptions, abreast count: Int)
    -> CellScale
  {
    let frames = boxes.map { box in
      (frame: box.frame.drawable, columns: min(max(options.width(of: options.harmless(box.name)) + 1, 3), 12))
    }
    let all = frames.map(\.frame) + reach
    let first = all.first ?? Rect(x: 0, y: 0, width: 0, height: 0)
    let bounds = all.dropFirst().reduce(first) { $0.union($1) }
    let full = fitting(bounds, frames, columns: options.columns, rows: options.rows)
    for count in (1...max(min(count, 8), 1)).reversed() {
      let columns = (options.columns + Panels.gap) / count - Panels.gap
      let scale = fitting(bounds, frames, columns: max(columns, 1), rows: options.rows)
      if scale.unit <= full.unit * 1.6 { return scale }
    }
    return full
  }

  private static let finer: [Double] = [4, 3, 2.5, 2, 1.5, 1]
  private static let coarser: [Double] = [
    6, 8, 10, 12, 15, 20, 25, 30, 40, 50, 75, 100, 150, 200, 300, 500, 1000, 2000, 5000, 20_000,
  ]
}
