import Diagnostics
import LayoutEngine

extension Picture {
  /// The picture as an SVG document: the views as they look, and over them the layers that `options` asks for.
  ///
  /// It stands alone, follows light and dark screens, and says every named frame in words for those who hear it. The
  /// same picture always gives the same text.
  ///
  ///     let text = picture.svg(SVGOptions(layers: [.guides, .rulers]), images: { drawings[$0] })
  ///
  /// - Complexity: linear in the number of figures, besides finding room for labels.
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

/// Where everything goes on the paper around a picture.
struct Sheet {
  /// The stage as far as it can be drawn.
  let stage: Rect
  /// The stage and what hangs out of it.
  let content: Rect
  /// All of the paper.
  var canvas: Rect
  /// What explains the layers, below the content.
  let legend: Legend
  /// Where the scales cross.
  let ruled: Point
  /// How far anything is drawn.
  let reach: Rect

  static let rulerDepth = 16.0

  /// - Parameter hasLegend: whether the marks are explained here, and not for several pictures at once.
  init(_ picture: Picture, _ options: SVGOptions, hasLegend: Bool = true) {
    let size = picture.stage
    let stage = Rect(x: 0, y: 0, width: size.width, height: size.height).drawable
    // A view that was moved far away should not make the rest a dot.
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
  /// Draws the paper, the stage, the views, and every layer that is wanted.
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
    // With names of frames all around, labels would end up on the scales.
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
      // In a crowd the lines' labels need their places more than any other; they are drawn over the others all the
      // same.
      if GuideCrowd(picture, in: options.language) != nil {
        guides = drawn("guides") { $0.drawGuides(of: picture, &room) }
      }
    }
    if options.layers.contains(.containers) { layer("containers") { $0.drawContainers(of: picture, &room) } }
    // A line has two ends for its label, and a frame many places: the lines choose first, and are drawn later all the
    // same.
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

  /// Draws into a group that others can find by its class; nothing drawn, no group.
  private mutating func layer(_ name: String, _ draw: (inout SVGPage) -> Void) { body.append(drawn(name, draw)) }

  /// The group by itself.
  private mutating func drawn(_ name: String, _ draw: (inout SVGPage) -> Void) -> XMLText {
    group([("class", name)], draw)
  }

  /// A group of what is drawn; nothing drawn, no group.
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
  /// Whether a drawing shows anything of it.
  fileprivate func isSeen(_ options: SVGOptions) -> Bool {
    paint.content != nil || !lines.isEmpty || (name != nil && options.layers.contains(.names))
      || (isContainer && options.layers.contains(.containers))
  }
}

extension Rect {
  /// A guide's line with what hangs out at its end: the name of a level line stands to its right.
  fileprivate func withRoom(for caption: String, at axis: Axis) -> Rect {
    guard axis == .vertical, !caption.isEmpty else { return self }
    let label = Label(caption, size: 9, isBold: true).plate.width
    return Rect(x: x, y: y, width: width + SVGPage.overhang + label - 16, height: height)
  }

  /// The part inside another rectangle.
  func cut(to limit: Rect) -> Rect {
    let left = min(max(minX, limit.minX), limit.maxX)
    let top = min(max(minY, limit.minY), limit.maxY)
    let right = min(max(maxX, limit.minX), limit.maxX)
    let bottom = min(max(maxY, limit.minY), limit.maxY)
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
