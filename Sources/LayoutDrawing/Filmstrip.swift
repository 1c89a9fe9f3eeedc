import LayoutEngine

/// Pictures of one scene one after another: steps, or moments between two states.
///
///     Filmstrip(title: "Tap left", frames: [
///       .init("t = 0", before), .init("t = ½", between), .init("t = 1", after),
///     ])
public struct Filmstrip: Hashable, Sendable {
  /// One picture and what it is called.
  public struct Frame: Hashable, Sendable {
    /// Which state or moment it shows.
    public var caption: String
    /// The scene then.
    public var picture: Picture

    /// Makes a frame.
    public init(_ caption: String, _ picture: Picture) {
      self.caption = caption
      self.picture = picture
    }
  }

  /// What happens, in a few words.
  public var title: String
  /// First to last.
  public var frames: [Frame]

  /// Makes a strip.
  public init(title: String = "", frames: [Frame]) {
    self.title = title
    self.frames = frames
  }
}

extension Filmstrip {
  /// The strip as one SVG document: pictures beside each other, each under its caption, in rows no wider than `width`
  /// points.
  public func svg(
    _ options: SVGOptions = SVGOptions(), width: Double = 1200, images: @escaping ImageSource = { _ in nil }
  ) -> String {
    var page = SVGPage(options, images: images)
    // One size for all, so that a view that stays is at the same place in each.
    var sheets = frames.map { Sheet($0.picture, options, hasLegend: false) }
    let canvas = sheets.dropFirst().reduce(sheets.first?.canvas ?? Rect(x: 0, y: 0, width: 0, height: 0)) {
      $0.union($1.canvas)
    }
    for index in sheets.indices { sheets[index].canvas = canvas }
    let fitting = ((width.drawable + Self.gap) / (canvas.width + Self.gap)).rounded(.down).cell
    let columns = min(max(fitting, 1), max(frames.count, 1))
    let rows = (frames.count + columns - 1) / columns
    let all = Rect(
      x: 0, y: 0, width: Double(columns) * (canvas.width + Self.gap) - Self.gap,
      height: Double(rows) * (canvas.height + Self.captionHeight + Self.gap) - Self.gap)
    let legend = Legend(of: frames.map(\.picture), options, width: all.width - 24)
    let paper = Rect(x: 0, y: 0, width: all.width, height: max(all.height, 0) + legend.height)
    page.body.add(
      "rect", Outline(.rectangle, in: paper, isRightToLeft: false).attributes + page.ink(fill: Ink.canvas))
    for (index, frame) in frames.enumerated() {
      let x = Double(index % columns) * (canvas.width + Self.gap)
      let y = Double(index / columns) * (canvas.height + Self.captionHeight + Self.gap)
      let caption = Label(frame.caption, size: 11, isBold: true)
      page.draw(caption, at: Point(x: x + 12, y: y + 15), Ink.text)
      let shift = "translate(\((x - canvas.x).short) \((y + Self.captionHeight - canvas.y).short))"
      page.body.open("g", [("transform", shift)])
      page.draw(frame.picture, on: sheets[index])
      page.body.close()
    }
    if legend.height > 0 { page.draw(legend, at: Point(x: 12, y: all.height)) }
    return page.document(
      canvas: paper, title: title.isEmpty ? "A filmstrip" : title,
      description: frames.map { "\($0.caption): \($0.picture.description(options))" }.joined(separator: " "))
  }

  private static var gap: Double { 8 }
  private static var captionHeight: Double { 18 }

  /// The strip as text: a table of what changes, then the drawings.
  ///
  ///     state      left x   right x
  ///     linked         96        96
  ///     t = ½          84       108
  ///     unlinked       72       120
  ///     Everything else stays.
  public func terminal(_ options: TerminalOptions) -> [String] {
    changes(options) + [""] + drawings(options)
  }

  /// The pictures at one scale, each under its caption, and what their marks mean, without what differs in words.
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

  /// The coordinates that differ between frames, as a table.
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

  /// As many columns beside each other as fit, the rest in a table below.
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
  /// The frame of each name; of several with one name, the first.
  var framesByName: [String: Rect] {
    var frames: [String: Rect] = [:]
    for figure in figures {
      if let name = figure.name, frames[name] == nil { frames[name] = figure.frame }
    }
    return frames
  }
}
