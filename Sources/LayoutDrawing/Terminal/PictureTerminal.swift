import LayoutEngine

extension Picture {
  /// The picture as lines of text: named views as boxes, crossed by shared lines.
  ///
  ///          leading
  ///         ┌┃─────────┐
  ///         │●    A    │
  ///         └┃─────────┘
  ///     ┌────┆────┐
  ///     │    ●  B │
  ///     └────┆────┘
  ///
  /// If expected frames are known, it draws them beside or above the actual ones and lists the differences in numbers,
  /// since a difference may be smaller than a cell.
  ///
  /// - Complexity: linear in the number of cells and of the first 200 views.
  public func terminal(_ options: TerminalOptions) -> [String] {
    let boxes = self.boxes(options)
    let wanted = expected.prefix(Self.mostBoxes).map { Sketch.Box(name: $0.name, frame: $0.frame) }
    let all = boxes + wanted
    guard !all.isEmpty else { return [options.say(.noNames)] }
    let scale = CellScale.fitting(all, reach(of: guides), options, abreast: wanted.isEmpty ? 1 : 2)
    var legend = Self.legend(of: guides, options)
    guard !wanted.isEmpty else {
      let sketch = Sketch(boxes, guides: guides, of: self, at: scale, options)
      return sketch.heading + sketch.lines + sketch.notes + legend
    }
    let theirs = Sketch(wanted, of: self, at: scale, options)
    let yours = Sketch(boxes, guides: guides, of: self, at: scale, options)
    let said = words(at: scale, options)
    var panels = Panels.panels([(options.say(.expected), theirs), (options.say(.yours), yours)])
    let widths = panels.map { ([$0.title] + $0.lines).reduce(0) { max($0, options.width(of: $1)) } }
    let beside = options.columns - widths.reduce(0, +) - 2 * Panels.gap
    if said.allSatisfy({ options.width(of: $0) <= beside }) {
      panels.append(Panels.Panel(title: said.isEmpty ? "" : options.say(.difference), lines: said))
    } else {
      legend = said + legend
    }
    return Panels.lines(of: panels, columns: options.columns, options) + legend
  }

  /// The extents of shared lines.
  func reach(of guides: [GuideLine]) -> [Rect] {
    guides.filter { $0.position.isFinite && !$0.ticks.isEmpty }.map { $0.span(in: self).drawable }
  }

  /// The most boxes in a drawing; nobody can read more.
  static let mostBoxes = 200

  /// The named views; if none has a name, all visible views.
  func boxes(_ options: TerminalOptions) -> [Sketch.Box] {
    let named = figures.filter { $0.name != nil || (options.showsContainers && $0.isContainer) }
    let chosen = named.isEmpty ? figures.filter { $0.paint.content != nil || !$0.lines.isEmpty } : named
    return chosen.prefix(Self.mostBoxes).map { Sketch.Box(name: $0.caption, frame: $0.frame) }
  }

  /// The differences, view by view.
  private func words(at scale: CellScale, _ options: TerminalOptions) -> [String] {
    let wrong = differences.compactMap { difference in
      difference.words(in: options.language).map { (difference, options.isPlain ? $0.replacing("×", with: "x") : $0) }
    }
    let width = wrong.reduce(0) { max($0, options.width(of: options.harmless($1.0.name))) }
    return wrong.map { difference, words in
      let hidden = difference.largest.map { $0 < scale.unit } ?? false
      let name = options.padded(options.harmless(difference.name), to: width)
      return "\(name)  \(words)\(hidden ? " (\(options.say(.lessThanACell)))" : "")"
    }
  }

  /// The legend of the marks, if there are any.
  static func legend(of guides: [GuideLine], _ options: TerminalOptions) -> [String] {
    let ticks = guides.flatMap(\.ticks)
    var parts: [String] = []
    if ticks.contains(where: \.isExplicit) {
      parts.append("\(options.isPlain ? "@" : "●") \(options.say(.guideInSource))")
    }
    if ticks.contains(where: { !$0.isExplicit }) {
      parts.append("\(options.isPlain ? "o" : "○") \(options.say(.guideByDefault))")
    }
    return parts.isEmpty ? [] : [parts.joined(separator: "   ")]
  }
}
