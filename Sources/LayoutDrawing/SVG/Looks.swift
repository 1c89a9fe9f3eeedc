import LayoutEngine

extension SVGPage {
  /// Draws views with the paint of their modifiers, from back to front.
  ///
  /// It does not recurse: a picture may have any depth.
  mutating func drawLooks(of figures: [Figure], reach: Rect) {
    let children = figures.drawingOrder
    var tasks = children[figures.count].reversed().map { Task.draw($0) }
    while let task = tasks.popLast() {
      switch task {
      case .draw(let index):
        let figure = figures[index]
        if figure.paint.effects.contains(.hidden) { continue }
        let groups = begin(index, figure, reach, isDeep: depth >= Self.deepest)
        depth += groups
        tasks.append(.finish(index, groups: groups))
        own(index) { $0.draw(figure) }
        tasks += children[index].reversed().map { .draw($0) }
      case .finish(let index, let groups):
        finish(index, figures[index], groups: groups)
        depth -= groups
      }
    }
  }

  private enum Task {
    case draw(Int)
    case finish(Int, groups: Int)
  }

  /// Markup readers fail on deeper nesting.
  private static var deepest: Int { 100 }

  /// Draws a figure's own part into a numbered group, behind, among or in front of its content.
  private mutating func own(_ index: Int, _ draw: (inout SVGPage) -> Void) {
    body.append(group([("data-node", String(index))], draw))
  }

  // MARK: Effects

  /// Opens a group for each effect on all content, the last effect outermost, and draws what is behind the content.
  /// Returns the number of groups.
  private mutating func begin(_ index: Int, _ figure: Figure, _ reach: Rect, isDeep: Bool) -> Int {
    guard !isDeep else { return 0 }
    var count = 0
    for effect in figure.paint.effects.reversed() {
      if case .background(let shape, let fill, let style) = effect {
        own(index) { $0.draw(.fill(fill, style), of: shape, in: figure.frame.drawable, figure.isRightToLeft) }
      }
      guard let attributes = group(effect, figure, reach) else { continue }
      body.open("g", attributes)
      count += 1
    }
    return count
  }

  /// Closes the groups and draws what is in front of the content.
  private mutating func finish(_ index: Int, _ figure: Figure, groups: Int) {
    for effect in figure.paint.effects {
      if case .border(let fill, let width) = effect {
        own(index) { $0.drawBorder(of: figure.frame.drawable, fill, width: width.drawable) }
      } else if case .overlay(let shape, let fill, let style) = effect {
        own(index) { $0.draw(.fill(fill, style), of: shape, in: figure.frame.drawable, figure.isRightToLeft) }
      } else if groups > 0, effect.isGroup(where: figure.isRightToLeft) {
        body.close()
      }
    }
  }

  private mutating func drawBorder(of frame: Rect, _ fill: Fill, width: Double) {
    let half = min(max(width, 0), min(frame.width, frame.height)) / 2
    let line = paint(fill, as: "stroke", in: frame)
    let outline = Outline(.rectangle, in: frame.inset(by: half), isRightToLeft: false)
    body.add("rect", outline.attributes + [("fill", "none"), ("stroke-width", (half * 2).short)] + line)
  }

  private mutating func group(_ effect: Paint.Effect, _ figure: Figure, _ reach: Rect) -> Attributes? {
    let frame = figure.frame.drawable
    switch effect {
    case .border, .background, .overlay, .hidden: return nil
    case .mirrored:
      guard effect.isGroup(where: figure.isRightToLeft) else { return nil }
      return [("transform", Transform.scale(x: -1, y: 1, about: Point(x: frame.midX, y: frame.midY)).text)]
    case .opacity(let opacity): return [("opacity", min(max(opacity.drawable, 0), 1).short)]
    case .clip(let shape, let style):
      let outline = Outline(shape, in: frame, isRightToLeft: figure.isRightToLeft)
      let rule: Attributes = style.isEOFilled ? [("clip-rule", "evenodd")] : []
      let clip = reference("clipPath", []) { _, text in text.add(outline.element, outline.attributes + rule) }
      return [("clip-path", clip)]
    case .rotation(let degrees, let anchor):
      let point = frame.point(anchor, figure.isRightToLeft)
      return [("transform", Transform.rotation(degrees: degrees, about: point).text)]
    case .scale(let x, let y, let anchor):
      let point = frame.point(anchor, figure.isRightToLeft)
      return [("transform", Transform.scale(x: x, y: y, about: point).text)]
    case .filter(let filter):
      return self.filter(over: reach) { _, text in text.add(filter.primitive.element, filter.primitive.attributes) }
    case .shadow(let color, let radius, let x, let y):
      return filter(over: reach) { page, text in
        let blur = (max(radius.drawable, 0) / 2).short
        text.add("feGaussianBlur", [("in", "SourceAlpha"), ("stdDeviation", blur)])
        text.add("feOffset", [("dx", x.drawable.short), ("dy", y.drawable.short), ("result", "place")])
        text.add("feFlood", page.ink(color, for: "flood-color"))
        text.add("feComposite", [("in2", "place"), ("operator", "in")])
        text.open("feMerge")
        text.add("feMergeNode")
        text.add("feMergeNode", [("in", "SourceGraphic")])
        text.close()
      }
    }
  }

  private mutating func filter(
    over reach: Rect, _ content: (inout SVGPage, inout XMLText) -> Void
  ) -> Attributes {
    let region = Outline(.rectangle, in: reach, isRightToLeft: false).attributes
    return [("filter", reference("filter", [("filterUnits", "userSpaceOnUse")] + region, content: content))]
  }

  // MARK: Content

  private mutating func draw(_ figure: Figure) {
    let frame = figure.frame.drawable
    switch figure.paint.content {
    case .shape(let shape, let layers):
      for layer in layers { draw(layer, of: shape, in: frame, figure.isRightToLeft) }
    case .image(let name, let tint): draw(image: name, tint, in: frame, figure.isRightToLeft)
    case .symbol(let name, let fill): draw(symbol: name, in: frame, fill, figure.isRightToLeft)
    case .text, nil: break
    }
    for line in figure.lines { draw(line, in: frame, figure.isRightToLeft) }
  }

  private mutating func draw(_ layer: Paint.ShapeLayer, of shape: Paint.Shape, in frame: Rect, _ isRightToLeft: Bool) {
    switch layer {
    case .fill(let fill, let style):
      let outline = Outline(shape, in: frame, isRightToLeft: isRightToLeft)
      let inside = paint(fill, as: "fill", in: frame)
      let rule: Attributes = style.isEOFilled ? [("fill-rule", "evenodd")] : []
      body.add(outline.element, outline.attributes + rule + inside)
    case .stroke(let fill, let style):
      let width = max(style.lineWidth.drawable, 0)
      let outline = Outline(
        style.isInside ? .inset(shape, by: width / 2) : shape, in: frame, isRightToLeft: isRightToLeft)
      var line = paint(fill, as: "stroke", in: frame)
      line += [("fill", "none"), ("stroke-width", width.short)]
      if style.cap != .butt { line.append(("stroke-linecap", style.cap.rawValue)) }
      if style.join != .miter { line.append(("stroke-linejoin", style.join.rawValue)) }
      // A part of an outline is a single dash.
      if style.dash.contains(where: { $0.drawable > 0 }),
        !outline.attributes.contains(where: { $0.name == "pathLength" })
      {
        line.append(("stroke-dasharray", style.dash.map { max($0.drawable, 0).short }.joined(separator: " ")))
        if style.dashPhase.drawable != 0 { line.append(("stroke-dashoffset", style.dashPhase.drawable.short)) }
      }
      body.add(outline.element, outline.attributes + line)
    }
  }

  private mutating func draw(image name: String, _ tint: Fill?, in frame: Rect, _ isRightToLeft: Bool) {
    guard case .defined(let id) = symbol(of: name) else { return drawPlaceholder(for: name, in: frame) }
    var attributes: Attributes = [("href", "#\(id)")] + Outline(.rectangle, in: frame, isRightToLeft: false).attributes
    if case .color(let color)? = tint {
      let filter = reference("filter", [("x", "0"), ("y", "0"), ("width", "1"), ("height", "1")]) { page, text in
        text.add("feFlood", page.ink(color, for: "flood-color"))
        text.add("feComposite", [("in2", "SourceAlpha"), ("operator", "in")])
      }
      attributes.append(("filter", filter))
    }
    body.add("use", attributes)
  }

  /// A frame with its diagonals, and the name if it fits.
  private mutating func drawPlaceholder(for name: String, in frame: Rect) {
    let line = ink(fill: PictureColor.placeholder, stroke: PictureColor.placeholderLine, width: 1)
    let inner = frame.inset(by: 0.5)
    body.add("rect", Outline(.rectangle, in: inner, isRightToLeft: false).attributes + line)
    let data =
      "M\(inner.minX.short) \(inner.minY.short)L\(inner.maxX.short) \(inner.maxY.short)"
      + "M\(inner.maxX.short) \(inner.minY.short)L\(inner.minX.short) \(inner.maxY.short)"
    body.add("path", [("d", data)] + ink(stroke: PictureColor.placeholderLine, width: 1))
    let label = Label(name, size: 9)
    guard label.width + 8 <= frame.width, frame.height >= 16 else { return }
    let plate = Rect(x: frame.midX - label.width / 2 - 3, y: frame.midY - 6, width: label.width + 6, height: 12)
    body.add(
      "rect", Outline(.rounded(3), in: plate, isRightToLeft: false).attributes + ink(fill: PictureColor.placeholder))
    body.add(
      "text",
      [("x", frame.midX.short), ("y", (frame.midY + 3).short), ("text-anchor", "middle"), ("font-size", "9")]
        + ink(fill: PictureColor.quiet), text: name)
  }

  /// A line of text, stretched to its measured width, whatever font the reader has.
  private mutating func draw(_ line: DrawnLine, in frame: Rect, _ isRightToLeft: Bool) {
    guard let first = line.pieces.first, line.string.contains(where: { !$0.isWhitespace }) else { return }
    var attributes: Attributes = [
      ("x", (frame.x + line.x.drawable).short), ("y", (frame.y + line.baseline.drawable).short),
      ("xml:space", "preserve"),
    ]
    if line.width.drawable > 0 {
      attributes += [("textLength", line.width.drawable.short), ("lengthAdjust", "spacingAndGlyphs")]
    }
    guard line.pieces.count > 1 else {
      attributes += font(of: first) + paint(first.fill, as: "fill", in: frame)
      if first.baselineOffset.drawable != 0 { attributes.append(("dy", (-first.baselineOffset.drawable).short)) }
      return body.add("text", attributes, text: first.string)
    }
    var inside = XMLText()
    var raised = 0.0
    for piece in line.pieces {
      var style = font(of: piece) + paint(piece.fill, as: "fill", in: frame)
      let offset = piece.baselineOffset.drawable
      if offset != raised { style.append(("dy", (raised - offset).short)) }
      raised = offset
      inside.addInline("tspan", style, text: piece.string)
    }
    body.add("text", attributes, markup: inside)
  }

  private func font(of piece: DrawnLine.Piece) -> Attributes {
    var font: Attributes = [("font-size", max(piece.pointSize.drawable, 0).short)]
    if piece.weight != .regular { font.append(("font-weight", String(piece.weight.number))) }
    if piece.isItalic { font.append(("font-style", "italic")) }
    if piece.design != .default { font.append(("font-family", piece.design.family)) }
    return font
  }
}

extension Paint.Effect {
  /// Whether it applies to all content at once.
  fileprivate func isGroup(where isRightToLeft: Bool) -> Bool {
    switch self {
    case .mirrored(let behavior): behavior.mirrors(where: isRightToLeft ? .rightToLeft : .leftToRight)
    case .border, .background, .overlay, .hidden: false
    default: true
    }
  }
}

extension Paint.Filter {
  /// The SVG filter primitive for it.
  fileprivate var primitive: (element: String, attributes: SVGPage.Attributes) {
    switch self {
    case .hueRotation(let angle): ("feColorMatrix", [("type", "hueRotate"), ("values", angle.drawable.short)])
    case .blur(let radius): ("feGaussianBlur", [("stdDeviation", max(radius.drawable, 0).short)])
    }
  }
}

extension [Figure] {
  /// The children of each figure, those with a higher `zIndex` later; the last entry lists the roots.
  var drawingOrder: [[Int]] {
    var children = [[Int]](repeating: [], count: count + 1)
    for index in indices {
      let parent = self[index].parent.flatMap { (0..<index).contains($0) ? $0 : nil }
      children[parent ?? count].append(index)
    }
    for index in children.indices where children[index].contains(where: { self[$0].paint.zIndex != 0 }) {
      children[index].sort { (self[$0].paint.zIndex.drawable, $0) < (self[$1].paint.zIndex.drawable, $1) }
    }
    return children
  }
}
