import Diagnostics
import LayoutEngine

extension GuideLine {
  /// The extent of the line: the container, or else the views on it, extended to reach all of them.
  func span(in picture: Picture) -> Rect {
    var all = ticks.compactMap { picture.figure($0.figure)?.frame.drawable }
    if let container, let frame = picture.figure(container)?.frame.drawable { all.append(frame) }
    guard let first = all.first else { return Rect(x: 0, y: 0, width: 0, height: 0) }
    var span = all.dropFirst().reduce(first) { $0.union($1) }
    let place = position.drawable
    if axis == .horizontal {
      span.x = place
      span.width = 0
    } else {
      span.y = place
      span.height = 0
    }
    return span
  }

  /// "eyes at y 62"
  func caption(in language: Language) -> String { label ?? DrawingSentence.isAt(key, place).text(in: language) }

  /// "y 62"
  var place: String { "\(axis == .horizontal ? "x" : "y") \(position.short)" }
}

extension GuideLine.Tick {
  /// The position of the mark, and the position on the view's edge that its value is measured from.
  func measure(of guide: GuideLine, in frame: Rect) -> (start: Point, mark: Point) {
    let place = guide.position.drawable
    if guide.axis == .vertical {
      let x = frame.minX + min(7, frame.width / 2)
      return (Point(x: x, y: frame.minY), Point(x: x, y: place))
    }
    // In right-to-left layout, leading is the right edge.
    let value = value.drawable
    let isFromLeft = abs(place - value - frame.minX) <= abs(place + value - frame.maxX)
    let y = frame.maxY - min(7, frame.height / 2)
    return (Point(x: isFromLeft ? frame.minX : frame.maxX, y: y), Point(x: place, y: y))
  }
}

extension Point {
  /// Whether two points are far enough apart for a visible line.
  fileprivate func isFar(from other: Point) -> Bool { abs(x - other.x) > 4 || abs(y - other.y) > 4 }
}

extension Rect {
  /// Extended at both ends.
  fileprivate func lengthened(_ axis: Axis, by length: Double) -> Rect {
    axis == .horizontal
      ? Rect(x: x - length, y: y, width: width + 2 * length, height: height)
      : Rect(x: x, y: y - length, width: width, height: height + 2 * length)
  }
}

extension Picture {
  func figure(_ index: Int) -> Figure? { figures.indices.contains(index) ? figures[index] : nil }
}

/// The guides layer: a line for each one that a container matched, with a mark for each view.
///
///     ●  set in the source         ○  default
extension SVGPage {
  /// The length of a line beyond the views that it matches.
  static var overhang: Double { 8 }

  mutating func drawGuides(of picture: Picture, _ room: inout LabelRoom) {
    var labels: [PlacedLabel] = []
    let crowd = GuideCrowd(picture, in: options.language)
    var said: Set<String> = []
    for (index, guide) in picture.guides.enumerated() where guide.position.isFinite {
      // Lines with the same name and position, such as those of adjacent rows, share a label.
      let words = guide.caption(in: options.language)
      let isNew = guide.label != nil || said.insert(words).inserted
      let own = isNew ? GuideCrowd.Caption(text: words, isNeeded: true) : nil
      let caption = crowd.map { $0.captions[index] } ?? own
      labels.append(contentsOf: drawLine(of: guide, caption, crowd, in: picture, &room))
    }
    for guide in picture.guides where guide.position.isFinite {
      for tick in guide.ticks {
        if let crowd, !tick.isExplicit {
          drawSmall(tick, of: guide, crowd, in: picture)
        } else {
          labels.append(contentsOf: draw(tick, of: guide, in: picture, &room))
        }
      }
    }
    draw(labels)
  }

  /// Keeps labels of other layers away from lines, marks and measures.
  func reserveGuides(of picture: Picture, _ room: inout LabelRoom) {
    let isCrowded = GuideCrowd(picture, in: options.language) != nil
    for guide in picture.guides where guide.position.isFinite {
      let span = guide.span(in: picture)
      let whole = isCrowded ? span.lengthened(guide.axis.other, by: Self.overhang - 2) : span
      room.keepFree(whole.inset(by: -1))
      for tick in guide.ticks where tick.isExplicit || !isCrowded {
        guard let frame = picture.figure(tick.figure)?.frame.drawable else { continue }
        let (start, mark) = tick.measure(of: guide, in: frame)
        let measure = Rect(origin: start, size: .zero).union(Rect(origin: mark, size: .zero))
        room.keepFree(measure.inset(by: -3))
      }
    }
  }

  /// A line with its label; in a crowd, with gaps at text.
  private mutating func drawLine(
    of guide: GuideLine, _ caption: GuideCrowd.Caption?, _ crowd: GuideCrowd?, in picture: Picture,
    _ room: inout LabelRoom
  ) -> [PlacedLabel] {
    let span = guide.span(in: picture)
    let overhang = Self.overhang
    let isUpright = guide.axis == .horizontal
    let (start, end) =
      isUpright ? (span.minY - overhang, span.maxY + overhang) : (span.minX - overhang, span.maxX + overhang)
    var line = ink(stroke: PictureColor.guide, width: crowd == nil ? 1 : 0.75)
    line += [("stroke-dasharray", "6 2 1.5 2")]
    for part in crowd?.parts(of: guide, from: start, to: end) ?? [start...end] {
      if isUpright {
        drawLine(span.x, part.lowerBound, span.x, part.upperBound, line)
      } else {
        drawLine(part.lowerBound, span.y, part.upperBound, span.y, line)
      }
    }
    let label = caption.flatMap { $0.text.isEmpty ? nil : Label($0.text, size: 9, isBold: true) }
    let size = label?.plate ?? .zero
    func at(_ x: Double, _ y: Double) -> Rect { Rect(x: x, y: y, width: size.width, height: size.height) }
    let places: [Rect]
    if isUpright {
      let (above, below) = (span.minY - overhang - size.height, span.maxY + overhang)
      places = [
        at(span.x - size.width / 2, above), at(span.x - size.width / 2, below), at(span.x - 6, above),
        at(span.x - size.width + 6, above), at(span.x - 6, below), at(span.x - size.width + 6, below),
        at(span.x + 3, span.maxY - size.height), at(span.x - 3 - size.width, span.maxY - size.height),
      ]
    } else {
      let middle = span.y - size.height / 2
      places = [
        at(span.maxX + overhang, middle), at(span.minX - overhang - size.width, middle),
        at(span.maxX + overhang - size.width, span.y - size.height - 2),
        at(span.maxX + overhang - size.width, span.y + 2), at(span.minX - overhang, span.y - size.height - 2),
        at(span.minX - overhang, span.y + 2),
      ]
    }
    let isNeeded = caption?.isNeeded ?? false
    guard let label else { return [] }
    let free = crowd == nil ? nil : room.takeFree(places)
    guard let place = free ?? (isNeeded ? room.take(places) : nil) else { return [] }
    return [PlacedLabel(label: label, place: place, look: .plate, color: PictureColor.guide)]
  }

  /// A measure from the view's edge to the line, the mark, and the number.
  private mutating func draw(_ tick: GuideLine.Tick, of guide: GuideLine, in picture: Picture, _ room: inout LabelRoom)
    -> [PlacedLabel]
  {
    guard let figure = picture.figure(tick.figure) else { return [] }
    let frame = figure.frame.drawable
    let label = Label(tick.value.short, size: 8.5, isBold: tick.isExplicit)
    let measure = ink(stroke: PictureColor.guide, width: 0.75)
    let (start, point) = tick.measure(of: guide, in: frame)
    var places: [Rect]
    if guide.axis == .horizontal {
      let top = point.y - label.plate.height / 2
      let (right, left) = (point.x + 3, point.x - 3 - label.plate.width)
      places = (start.x > point.x ? [left, right] : [right, left]).map {
        Rect(origin: Point(x: $0, y: top), size: label.plate)
      }
    } else {
      let (above, below) = (point.y - label.plate.height - 1, point.y + 1)
      let heights = start.y > point.y ? [above, below] : [below, above]
      places = [point.x + 2, frame.minX - 1 - label.plate.width].flatMap { x in
        heights.map { Rect(origin: Point(x: x, y: $0), size: label.plate) }
      }
    }
    if start.isFar(from: point) { drawMeasure(start, point, measure) }
    let mark: Attributes = [("cx", point.x.short), ("cy", point.y.short), ("r", "3")]
    body.add(
      "circle",
      mark
        + (tick.isExplicit
          ? ink(fill: PictureColor.guide, stroke: PictureColor.stage, width: 1)
          : ink(fill: PictureColor.stage, stroke: PictureColor.guide, width: 1.25)))
    // In a crowd, a default gets no label if it would be unreadable; an explicit value always does.
    let own = figure.lines.isEmpty ? frame : nil
    guard let text = room.take(places, over: own, isNeeded: tick.isExplicit) else { return [] }
    return [PlacedLabel(label: label, place: text, look: .text, color: PictureColor.guide)]
  }

  /// A default in a crowd: a small mark without a number.
  private mutating func drawSmall(
    _ tick: GuideLine.Tick, of guide: GuideLine, _ crowd: GuideCrowd, in picture: Picture
  ) {
    guard let frame = picture.figure(tick.figure)?.frame.drawable else { return }
    let point = crowd.mark(of: tick, on: guide, in: frame)
    let mark: Attributes = [("cx", point.x.short), ("cy", point.y.short), ("r", "1.75")]
    body.add("circle", mark + ink(fill: PictureColor.stage, stroke: PictureColor.guide, width: 1))
  }

  /// A thin line that starts with a short cross stroke.
  private mutating func drawMeasure(_ start: Point, _ end: Point, _ attributes: Attributes) {
    drawLine(start.x, start.y, end.x, end.y, attributes)
    if start.y == end.y {
      drawLine(start.x, start.y - 3, start.x, start.y + 3, attributes)
    } else {
      drawLine(start.x - 3, start.y, start.x + 3, start.y, attributes)
    }
  }
}
