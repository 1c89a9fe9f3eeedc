import LayoutEngine

/// A sequence of pictures of one scene: steps, or moments between two states.
///
///     Filmstrip(title: "Tap left", frames: [
///       .init("t = 0", before), .init("t = ½", between), .init("t = 1", after),
///     ])
public struct Filmstrip: Hashable, Sendable {
  /// One picture with its caption.
  public struct Frame: Hashable, Sendable {
    /// The state or moment that it shows.
    public var caption: String
    /// The scene at that moment.
    public var picture: Picture

    /// Makes a frame.
    public init(_ caption: String, _ picture: Picture) {
      self.caption = caption
      self.picture = picture
    }
  }

  /// A short title.
  public var title: String
  /// The pictures in order.
  public var frames: [Frame]

  /// Makes a strip.
  public init(title: String = "", frames: [Frame]) {
    self.title = title
    self.frames = frames
  }
}

extension Filmstrip {
  /// The strip as one SVG document: rows of captioned pictures, no wider than `width` points or with the given number
  /// of `columns`. Rows may differ in picture size only if `columns` is given.
  public func svg(
    _ options: SVGOptions = SVGOptions(), width: Double = 1200, columns: Int? = nil,
    images: @escaping ImageSource = { _ in nil }
  ) -> String {
    var page = SVGPage(options, images: images)
    let rows = rows(options, width: width, columns: columns)
    let all = rows.reduce(Rect(x: 0, y: 0, width: 0, height: 0)) { $0.union($1.place) }
    let legend = Legend(of: frames.map(\.picture), options, width: all.width - 24)
    let paper = Rect(x: 0, y: 0, width: all.width, height: all.height + legend.height)
    page.body.add(
      "rect", Outline(.rectangle, in: paper, isRightToLeft: false).attributes + page.ink(fill: PictureColor.canvas))
    for row in rows { draw(row, &page) }
    if legend.height > 0 { page.draw(legend, at: Point(x: 12, y: all.height)) }
    return page.document(
      canvas: paper, title: title.isEmpty ? options.say(.aFilmstrip) : title,
      description: frames.map { "\($0.caption): \($0.picture.description(options))" }.joined(separator: " "))
  }

  /// Adjacent pictures of the same size, so that a view that does not move is at the same position in each.
  private struct Row {
    var frames: Range<Int>
    var sheets: [Sheet]
    /// The area that each picture shows.
    var canvas: Rect
    /// The width of each picture with its caption.
    var width: Double
    /// Its position on the paper.
    var place: Rect
  }

  private func rows(_ options: SVGOptions, width: Double, columns: Int?) -> [Row] {
    let sheets = frames.map { Sheet($0.picture, options, hasLegend: false) }
    func canvas(of part: ArraySlice<Sheet>) -> Rect {
      part.dropFirst().reduce(part.first?.canvas ?? Rect(x: 0, y: 0, width: 0, height: 0)) { $0.union($1.canvas) }
    }
    let common = canvas(of: sheets[...])
    let captions = frames.map { Label($0.caption, size: 11, isBold: true).width + 20 }
    let widest = captions.reduce(common.width) { max($0, $1) }
    let fitting = ((width.drawable + Self.gap) / (widest + Self.gap)).rounded(.down).cell
    let length = min(max(columns ?? fitting, 1), max(frames.count, 1))
    var rows: [Row] = []
    for start in stride(from: 0, to: frames.count, by: length) {
      let part = start..<min(start + length, frames.count)
      let canvas = columns == nil ? common : canvas(of: sheets[part])
      let top = rows.last.map { $0.place.maxY + Self.gap } ?? 0
      let own = columns == nil ? widest : captions[part].reduce(canvas.width) { max($0, $1) }
      let place = Rect(
        x: 0, y: top, width: Double(part.count) * (own + Self.gap) - Self.gap,
        height: canvas.height + Self.captionHeight)
      rows.append(Row(frames: part, sheets: Array(sheets[part]), canvas: canvas, width: own, place: place))
    }
    return rows
  }

  private func draw(_ row: Row, _ page: inout SVGPage) {
    for (column, index) in row.frames.enumerated() {
      let x = Double(column) * (row.width + Self.gap)
      page.draw(
        Label(frames[index].caption, size: 11, isBold: true), at: Point(x: x + 12, y: row.place.y + 15),
        PictureColor.text)
      let y = row.place.y + Self.captionHeight - row.canvas.y
      page.body.open("g", [("transform", "translate(\((x - row.canvas.x).short) \(y.short))")])
      var sheet = row.sheets[column]
      sheet.canvas = row.canvas
      page.draw(frames[index].picture, on: sheet)
      page.body.close()
    }
  }

  private static var gap: Double { 8 }
  private static var captionHeight: Double { 18 }

  /// The strip as text: a table of the changes, then the drawings.
  ///
  ///     state      left x   right x
  ///     linked         96        96
  ///     t = ½          84       108
  ///     unlinked       72       120
  ///     Everything else stays.
  public func terminal(_ options: TerminalOptions) -> [String] {
    changes(options) + [""] + drawings(options)
  }

  /// The pictures at one scale with captions and a legend, without the table of changes.
  public func drawings(_ options: TerminalOptions) -> [String] {
    let boxes = frames.map { $0.picture.boxes(options) }
    let reach = frames.flatMap { $0.picture.reach(of: $0.picture.guides) }
    let scale = CellScale.fitting(boxes.flatMap { $0 }, reach, options, abreast: frames.count)
    let sketches = zip(frames, boxes).map { frame, boxes in
      let sketch = Sketch(boxes, guides: frame.picture.guides, of: frame.picture, at: scale, options)
      return (title: options.harmless(frame.caption), sketch: sketch)
    }
    let drawings = Panels.lines(of: Panels.panels(sketches), columns: options.columns, options)
    let marks = Picture.legend(of: frames.flatMap(\.picture.guides), options)
    return drawings + marks
  }

  /// A table of the coordinates that differ between frames.
  private func changes(_ options: TerminalOptions) -> [String] {
    var names: [String] = []
    var columns: [(title: String, values: [String])] = []
    for figure in frames.flatMap(\.picture.figures) {
      if let name = figure.name, !names.contains(name), names.count < Picture.mostBoxes { names.append(name) }
    }
    let known = frames.map { $0.picture.framesByName }
    for name in names {
      let places = known.map { $0[name] }
      for (title, number) in Self.coordinates {
        let values = places.map { $0.map { number($0).short } ?? (options.isPlain ? "-" : "–") }
        if Set(values).count > 1 { columns.append(("\(options.harmless(name)) \(options.say(title))", values)) }
      }
    }
    guard !columns.isEmpty else { return [options.say(.nothingChanges)] }
    let captions = frames.map { options.harmless($0.caption) }
    return Self.tables(captions, columns, options) + [options.say(.restStays)]
  }

  private static let coordinates: [(title: DrawingSentence, number: @Sendable (Rect) -> Double)] = [
    (.x, { $0.x }), (.y, { $0.y }), (.width, { $0.width }), (.height, { $0.height }),
  ]

  /// Puts as many columns side by side as fit, and the rest in a table below.
  private static func tables(
    _ captions: [String], _ columns: [(title: String, values: [String])], _ options: TerminalOptions
  ) -> [String] {
    let first = (captions + [options.say(.state)]).reduce(0) { max($0, options.width(of: $1)) }
    var lines: [String] = []
    var rest = columns[...]
    while !rest.isEmpty {
      var width = first
      var part: [(title: String, values: [String], width: Int)] = []
      while let next = rest.first {
        let own = ([next.title] + next.values).reduce(0) { max($0, options.width(of: $1)) }
        if !part.isEmpty, width + 3 + own > options.columns { break }
        part.append((next.title, next.values, own))
        width += 3 + own
        rest = rest.dropFirst()
      }
      if !lines.isEmpty { lines.append("") }
      func row(_ start: String, _ cells: [String]) -> String {
        zip(cells, part).reduce(options.padded(start, to: first)) { line, cell in
          line + String(repeating: " ", count: 3 + max(cell.1.width - options.width(of: cell.0), 0)) + cell.0
        }
      }
      lines.append(row(options.say(.state), part.map(\.title)))
      for (index, caption) in captions.enumerated() { lines.append(row(caption, part.map { $0.values[index] })) }
    }
    return lines
  }
}

extension Picture {
  /// The frame of each name; the first one if a name repeats.
  var framesByName: [String: Rect] {
    var frames: [String: Rect] = [:]
    for figure in figures {
      if let name = figure.name, frames[name] == nil { frames[name] = figure.frame }
    }
    return frames
  }
}
