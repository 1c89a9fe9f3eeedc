import LayoutEngine

/// The explanation of the layers' marks, below the drawing.
struct Legend {
  enum Entry: CaseIterable {
    case line, set, standard, expected, container

    var words: DrawingSentence {
      switch self {
      case .line: .sharedLine
      case .set: .guideInSource
      case .standard: .guideByDefault
      case .expected: .whereItBelongs
      case .container: .aContainer
      }
    }
  }

  /// The entries in rows, each with its start.
  let rows: [[(entry: Entry, x: Double)]]

  /// The texts that did not fit in the drawing, broken into lines.
  let notes: [String]

  private static let rowHeight = 15.0
  private static let noteHeight = 12.0
  private static let sample = 20.0

  var height: Double {
    rows.isEmpty ? 0 : Double(rows.count) * Self.rowHeight + Double(notes.count) * Self.noteHeight + 6
  }

  init(of pictures: [Picture], _ options: SVGOptions, width: Double) {
    var entries: [Entry] = []
    if options.layers.contains(.guides), pictures.contains(where: { !$0.guides.isEmpty }) {
      let ticks = pictures.flatMap(\.guides).flatMap(\.ticks)
      entries.append(.line)
      if ticks.contains(where: \.isExplicit) { entries.append(.set) }
      if ticks.contains(where: { !$0.isExplicit }) { entries.append(.standard) }
    }
    if options.layers.contains(.expected), pictures.contains(where: { !$0.expected.isEmpty }) {
      entries.append(.expected)
    }
    if options.layers.contains(.containers), pictures.flatMap(\.figures).contains(where: \.isContainer) {
      entries.append(.container)
    }
    var rows: [[(entry: Entry, x: Double)]] = []
    var x = 0.0
    for entry in entries {
      let room = Self.sample + Label(options.say(entry.words), size: 9).width + 14
      if rows.isEmpty || (x > 0 && x + room - 14 > width) {
        rows.append([])
        x = 0
      }
      rows[rows.count - 1].append((entry, x))
      x += room
    }
    self.rows = rows
    let crowd =
      pictures.count == 1 && options.layers.contains(.guides)
      ? pictures.first.flatMap { GuideCrowd($0, in: options.language) } : nil
    notes = (crowd?.lists ?? []).flatMap { Self.broken($0, width: width) }
  }

  /// A list broken into lines no wider than the drawing.
  private static func broken(_ text: String, width: Double) -> [String] {
    text.split(separator: " ").reduce(into: [String]()) { lines, word in
      let longer = "\(lines.last ?? "") \(word)"
      if let last = lines.indices.last, longer.count <= 60, Label(longer, size: 8).width <= width {
        lines[last] = longer
      } else {
        lines.append(String(word))
      }
    }
  }

  /// The baseline of a note, from the top of the legend.
  func baseline(ofNote note: Int) -> Double {
    Double(rows.count) * Self.rowHeight + Double(note + 1) * Self.noteHeight - 3
  }

  /// The middle of a row, from the top of the legend.
  static func middle(ofRow row: Int) -> Double { Double(row) * rowHeight + rowHeight / 2 }
  /// The width of a mark's sample.
  static var sampleWidth: Double { sample }
}

extension SVGPage {
  mutating func draw(_ legend: Legend, at origin: Point) {
    draw(notes: legend, at: origin)
    for (row, entries) in legend.rows.enumerated() {
      let y = origin.y + Legend.middle(ofRow: row)
      for (entry, offset) in entries {
        let x = origin.x + offset
        drawSample(of: entry, x, y)
        draw(
          Label(options.say(entry.words), size: 9), at: Point(x: x + Legend.sampleWidth, y: y + 3), PictureColor.quiet)
      }
    }
  }

  private mutating func draw(notes legend: Legend, at origin: Point) {
    for (index, note) in legend.notes.enumerated() {
      draw(
        Label(note, size: 8), at: Point(x: origin.x, y: origin.y + legend.baseline(ofNote: index)), PictureColor.guide)
    }
  }

  private mutating func drawSample(of entry: Legend.Entry, _ x: Double, _ y: Double) {
    let box = Outline(.rectangle, in: Rect(x: x + 1, y: y - 4, width: 13, height: 8), isRightToLeft: false).attributes
    switch entry {
    case .line:
      drawLine(x, y, x + 15, y, ink(stroke: PictureColor.guide, width: 1) + [("stroke-dasharray", "6 2 1.5 2")])
    case .set:
      body.add(
        "circle",
        [("cx", (x + 9).short), ("cy", y.short), ("r", "3")]
          + ink(fill: PictureColor.guide, stroke: PictureColor.stage, width: 1)
      )
    case .standard:
      body.add(
        "circle",
        [("cx", (x + 9).short), ("cy", y.short), ("r", "3")]
          + ink(fill: PictureColor.stage, stroke: PictureColor.guide, width: 1.25))
    case .expected:
      body.add("rect", box + ink(stroke: PictureColor.expected, width: 1.25) + [("stroke-dasharray", "4 2.5")])
    case .container:
      body.add(
        "rect",
        box + ink(stroke: PictureColor.container, width: 1.25) + [
          ("stroke-dasharray", "0 3"), ("stroke-linecap", "round"),
        ])
    }
  }
}
