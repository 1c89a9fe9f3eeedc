import LayoutEngine

/// Named boxes and shared lines, in cells.
struct Sketch {
  /// A frame to draw.
  struct Box {
    var name: String
    var frame: Rect
  }

  /// The names of vertical lines, above the drawing.
  private(set) var heading: [String] = []
  /// The finished drawing, by line.
  private(set) var lines: [String] = []
  /// The texts that did not fit in the drawing.
  private(set) var notes: [String] = []

  private let options: TerminalOptions
  private let scale: CellScale

  /// - Parameter guides: the lines over the boxes, from `picture`.
  init(_ boxes: [Box], guides: [GuideLine] = [], of picture: Picture, at scale: CellScale, _ options: TerminalOptions) {
    self.options = options
    self.scale = scale
    let guides = guides.filter(\.position.isFinite).map { Line($0, in: picture, at: scale, options) }
    let level = guides.filter { !$0.isUpright }
    // Beside the line, or beside everything if the line ends inside a box.
    let beside = scale.columns + 1
    let width = level.reduce(scale.columns) { $1.label.isEmpty ? $0 : max($0, beside + options.width(of: $1.label)) }
    var canvas = CellCanvas(columns: min(width, options.columns), rows: scale.rows, options)
    for box in boxes {
      let frame = box.frame.drawable
      canvas.drawBox(
        scale.column(frame.minX), scale.row(frame.minY), scale.column(frame.maxX), scale.row(frame.maxY))
    }
    for guide in guides { guide.draw(on: &canvas) }
    // Lines with the same name and position, such as those of adjacent rows, are named once.
    var said: Set<String> = []
    for guide in level where !guide.label.isEmpty && said.insert("\(guide.place) \(guide.label)").inserted {
      let start = [guide.end + 2, beside].first { start in
        (start..<start + options.width(of: guide.label)).allSatisfy { canvas.isEmpty($0, guide.place) }
      }
      if let start { canvas.put(guide.label, start, guide.place) } else { notes.append(guide.note) }
    }
    let frames = boxes.map { $0.frame.drawable }
    for (index, box) in boxes.enumerated().reversed() {
      let isAround = frames.indices.contains { $0 != index && frames[index].contains(frames[$0]) }
      name(box, hasOthersInside: isAround, on: &canvas)
    }
    heading = heading(guides.filter(\.isUpright), columns: canvas.columns)
    lines = canvas.lines
    notes.reverse()
  }

  // MARK: Names

  /// Writes a name where it fits: inside the box, in its upper edge, or to its right; for a box with others inside, in
  /// the edge first. If nothing fits, it adds a note.
  private mutating func name(_ box: Box, hasOthersInside: Bool, on canvas: inout CellCanvas) {
    let text = options.harmless(box.name)
    let width = options.width(of: text)
    guard width > 0 else { return }
    let cells = Cells(box.frame.drawable, scale)
    let edge = canvas.edgePlace(for: width, in: cells)
    let inside = canvas.insidePlace(for: width, in: cells)
    if let place = (hasOthersInside ? [edge, inside] : [inside, edge]).lazy.compactMap({ $0 }).first {
      return canvas.put(text, place.column, place.row)
    }
    let row = (cells.top + cells.bottom) / 2
    for start in [cells.right + 1, cells.left - width - 1]
    where (start - 1...start + width).allSatisfy({ canvas.isEmpty($0, row) || cells.isEdge($0) }) {
      return canvas.put(text, start, row)
    }
    if options.notesPlaces { notes.append(options.say(.isAt(text, options.place(box.frame)))) }
  }

  // MARK: Shared lines

  /// The names of vertical lines, above them. A name that would touch another gets its own row, or is omitted if it is
  /// the same name.
  private func heading(_ guides: [Line], columns: Int) -> [String] {
    var rows: [CellCanvas] = []
    var ends: [Int] = []
    var last: [String] = []
    for guide in guides.filter({ !$0.label.isEmpty }).sorted(by: { $0.place < $1.place }) {
      let width = options.width(of: guide.label)
      let start = max(min(guide.place - width / 2, columns - width), 0)
      let row = ends.firstIndex { $0 < start } ?? rows.count
      if row > 0, last.contains(guide.label) { continue }
      if row == rows.count {
        rows.append(CellCanvas(columns: max(columns, width), rows: 1, options))
        ends.append(-1)
        last.append("")
      }
      rows[row].put(guide.label, start, 0)
      ends[row] = start + width
      last[row] = guide.label
    }
    return rows.reversed().flatMap(\.lines)
  }

  /// A shared line in cells.
  private struct Line {
    let isUpright: Bool
    let label: String
    /// The note for a line whose name does not fit.
    let note: String
    /// The column of a vertical line or the row of a horizontal one.
    let place: Int
    let start: Int
    let end: Int
    let marks: [(column: Int, row: Int, isSet: Bool)]

    init(_ guide: GuideLine, in picture: Picture, at scale: CellScale, _ options: TerminalOptions) {
      let span = guide.span(in: picture).drawable
      isUpright = guide.axis == .horizontal
      label = guide.label ?? guide.key
      note = guide.caption(in: options.language)
      place = isUpright ? scale.column(guide.position) : scale.row(guide.position)
      start = max(isUpright ? scale.row(span.minY) : scale.column(span.minX), 0)
      end = min(
        isUpright ? scale.row(span.maxY) : scale.column(span.maxX), isUpright ? scale.rows - 1 : scale.columns - 1)
      var marks: [(column: Int, row: Int, isSet: Bool)] = []
      for tick in guide.ticks {
        guard let frame = picture.figure(tick.figure)?.frame.drawable else { continue }
        marks.append(
          isUpright
            ? (scale.column(guide.position), scale.row(frame.midY), tick.isExplicit)
            : (scale.column(frame.midX), scale.row(guide.position), tick.isExplicit))
      }
      self.marks = marks
    }

    func draw(on canvas: inout CellCanvas) {
      if isUpright {
        canvas.drawUpright(place, from: start, to: end)
      } else {
        canvas.drawLevel(place, from: start, to: end)
      }
      for mark in marks { canvas.mark(mark.column, mark.row, isSet: mark.isSet) }
    }
  }
}

/// The cells of a box's edges.
struct Cells {
  let left: Int
  let top: Int
  let right: Int
  let bottom: Int

  init(_ frame: Rect, _ scale: CellScale) {
    left = scale.column(frame.minX)
    top = scale.row(frame.minY)
    right = scale.column(frame.maxX)
    bottom = scale.row(frame.maxY)
  }

  func isEdge(_ column: Int) -> Bool { column == left || column == right }
}

extension CellCanvas {
  /// Free cells in the upper edge of a box, near its start.
  fileprivate func edgePlace(for width: Int, in box: Cells) -> (column: Int, row: Int)? {
    guard box.right - box.left > width else { return nil }
    let start = box.left + 1
    return run(of: width, in: start..<box.right, row: box.top, near: start) { isLevelLine($0, box.top) }
      .map { ($0, box.top) }
  }

  /// Free cells between the edges of a box, near its middle.
  fileprivate func insidePlace(for width: Int, in box: Cells) -> (column: Int, row: Int)? {
    guard box.bottom - box.top > 1, box.right - box.left > width else { return nil }
    let middle = (box.top + box.bottom) / 2
    let start = box.left + 1
    for row in (box.top + 1..<box.bottom).sorted(by: { (abs($0 - middle), $0) < (abs($1 - middle), $1) }) {
      let wanted = start + (box.right - start - width) / 2
      let place = run(of: width, in: start..<box.right, row: row, near: wanted) { isEmpty($0, row) }
      if let place { return (place, row) }
    }
    return nil
  }

  /// The start of enough free cells, as near to a position as possible and not directly beside another name.
  private func run(
    of width: Int, in range: Range<Int>, row: Int, near wanted: Int, _ isFree: (Int) -> Bool
  ) -> Int? {
    guard range.count >= width else { return nil }
    return (range.lowerBound...range.upperBound - width)
      .sorted { (abs($0 - wanted), $0) < (abs($1 - wanted), $1) }
      .first { start in
        (start..<start + width).allSatisfy(isFree) && !hasLetter(start - 1, row) && !hasLetter(start + width, row)
      }
  }
}
