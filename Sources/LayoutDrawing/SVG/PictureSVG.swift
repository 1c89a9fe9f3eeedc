import Diagnostics
import LayoutEngine

extension Picture {
  /// The picture as an SVG document: the views, and in front of them the layers in `options`.
  ///
  /// It is self-contained, follows light and dark appearance, and describes every named frame for screen readers. The
  /// same picture always gives the same text.
  ///
  ///     let text = picture.svg(SVGOptions(layers: [.guides, .rulers]), images: { drawings[$0] })
  ///
  /// - Complexity: linear in the number of figures, apart from placing labels.
  public func svg(_ options: SVGOptions = SVGOptions(), images: @escaping ImageSource = { _ in nil }) -> String {
    var page = SVGPage(options, images: images)
    let sheet = Sheet(self, options)
    page.draw(self, on: sheet)
    return page.document(
      canvas: sheet.canvas, title: spokenTitle(in: options.language), description: description(options))
  }

  func spokenTitle(in language: Language) -> String {
    title.isEmpty ? DrawingSentence.aLayout.text(in: language) : title
  }
}

/// The page layout around a picture.
struct Sheet {
  /// The drawable part of the stage.
  let stage: Rect
  /// The stage and what overflows it.
  let content: Rect
  /// The whole paper.
  var canvas: Rect
  /// The explanation of the layers, below the content.
  let legend: Legend
  /// The intersection of the rulers.
  let ruled: Point
  /// The extent of the whole drawing.
  let reach: Rect

  static let rulerDepth = 16.0

  /// - Parameter hasLegend: whether this sheet has its own legend; several pictures can share one.
  init(_ picture: Picture, _ options: SVGOptions, hasLegend: Bool = true) {
    let size = picture.stage
    let stage = Rect(x: 0, y: 0, width: size.width, height: size.height).drawable
    // A view that is moved far away should not shrink the rest to a dot.
    let limit = stage.inset(by: -max(stage.width, stage.height, 100))
    var content = stage
    for figure in picture.figures where figure.isSeen(options) {
      content = content.union(figure.frame.drawable.cut(to: limit))
    }
    if options.layers.contains(.expected) {
      for expected in picture.expected { content = content.union(expected.frame.drawable.cut(to: limit)) }
    }
    self.stage = stage
    if options.isInPage {
      (self.content, canvas, reach) = (stage, stage, limit)
      legend = Legend(of: [], options, width: stage.width)
      ruled = Point(x: stage.x - 2, y: stage.y - 2)
      return
    }
    self.content = content
    var labelled = content
    if options.layers.contains(.guides) {
      for guide in picture.guides {
        labelled = labelled.union(
          guide.span(in: picture).drawable.cut(to: limit).withRoom(
            for: guide.caption(in: options.language), at: guide.axis))
      }
    }
    let hasLabels = !options.layers.isDisjoint(with: [.names, .expected, .guides, .containers])
    var canvas = labelled.inset(by: hasLabels ? -20 : -12)
    if options.layers.contains(.rulers) {
      canvas.x -= Self.rulerDepth
      canvas.y -= Self.rulerDepth
      canvas.width += Self.rulerDepth
      canvas.height += Self.rulerDepth
    }
    legend = Legend(of: hasLegend ? [picture] : [], options, width: canvas.width - 24)
    canvas.height += legend.height
    self.canvas = canvas
    reach = canvas
    ruled = Point(x: canvas.x + Self.rulerDepth + 2, y: canvas.y + Self.rulerDepth + 2)
  }
}

extension SVGPage {
  /// Draws the paper, the stage, the views and the requested layers.
  mutating func draw(_ picture: Picture, on sheet: Sheet) {
    if !options.isInPage {
      let all = Outline(.rectangle, in: sheet.canvas, isRightToLeft: false)
      body.add("rect", all.attributes + ink(fill: PictureColor.canvas))
    }
    let stage = Outline(.rectangle, in: sheet.stage, isRightToLeft: false)
    body.add("rect", stage.attributes + ink(fill: PictureColor.stage, stroke: PictureColor.edge, width: 1))
    if options.layers.contains(.pixels) { layer("pixels") { $0.drawPixels(over: sheet.stage) } }
    layer("views") { $0.drawLooks(of: picture.figures, reach: sheet.reach) }
    var bounds = sheet.canvas.inset(by: 2)
    bounds.height -= sheet.legend.height
    // With names all around, labels would cover the rulers.
    if options.layers.contains([.rulers, .expected]), !options.isInPage {
      bounds.x += Sheet.rulerDepth
      bounds.y += Sheet.rulerDepth
      bounds.width -= Sheet.rulerDepth
      bounds.height -= Sheet.rulerDepth
    }
    var room = LabelRoom(bounds: bounds, picture.figures)
    var guides: XMLText?
    if options.layers.contains(.guides) {
      reserveGuides(of: picture, &room)
      // In a crowd, the labels of lines get their positions first, although they are drawn last.
      if GuideCrowd(picture, in: options.language) != nil {
        guides = drawn("guides") { $0.drawGuides(of: picture, &room) }
      }
    }
    if options.layers.contains(.containers) { layer("containers") { $0.drawContainers(of: picture, &room) } }
    // A line has two ends for its label, a frame many positions: the lines choose first, although they are drawn later.
    if options.layers.contains([.guides, .expected]), guides == nil {
      guides = drawn("guides") { $0.drawGuides(of: picture, &room) }
    }
    if options.layers.contains(.expected) { layer("expected") { $0.drawExpected(of: picture, &room) } }
    if options.layers.contains(.names) { layer("names") { $0.drawNames(of: picture, &room) } }
    if let guides {
      body.append(guides)
    } else if options.layers.contains(.guides) {
      layer("guides") { $0.drawGuides(of: picture, &room) }
    }
    if options.layers.contains(.rulers) { layer("rulers") { $0.drawRulers(on: sheet) } }
    if sheet.legend.height > 0 {
      let top = sheet.canvas.maxY - sheet.legend.height
      layer("legend") { $0.draw(sheet.legend, at: Point(x: sheet.canvas.x + 12, y: top)) }
    }
  }

  /// Draws into a group with a class name; omits an empty group.
  private mutating func layer(_ name: String, _ draw: (inout SVGPage) -> Void) { body.append(drawn(name, draw)) }

  /// The group on its own.
  private mutating func drawn(_ name: String, _ draw: (inout SVGPage) -> Void) -> XMLText {
    group([("class", name)], draw)
  }

  /// Draws a group; omits an empty one.
  mutating func group(_ attributes: Attributes, _ draw: (inout SVGPage) -> Void) -> XMLText {
    let outside = body
    body = XMLText()
    draw(&self)
    let inside = body
    body = outside
    var group = XMLText()
    guard !inside.isEmpty else { return group }
    group.open("g", attributes)
    group.append(inside)
    group.close()
    return group
  }
}

extension Figure {
  /// Whether any of it is visible in a drawing.
  fileprivate func isSeen(_ options: SVGOptions) -> Bool {
    paint.content != nil || !lines.isEmpty || (name != nil && options.layers.contains(.names))
      || (isContainer && options.layers.contains(.containers))
  }
}

extension Rect {
  /// A guide's line with the label that overflows at its end: a horizontal line's name is to its right.
  fileprivate func withRoom(for caption: String, at axis: Axis) -> Rect {
    guard axis == .vertical, !caption.isEmpty else { return self }
    let label = Label(caption, size: 9, isBold: true).plate.width
    return Rect(x: x, y: y, width: width + SVGPage.overhang + label - 16, height: height)
  }

  /// The intersection with another rectangle.
  func cut(to limit: Rect) -> Rect {
    let left = min(max(minX, limit.minX), limit.maxX)
    let top = min(max(minY, limit.minY), limit.maxY)
    let right = min(max(maxX, limit.minX), limit.maxX)
    let bottom = min(max(maxY, limit.minY), limit.maxY)
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
