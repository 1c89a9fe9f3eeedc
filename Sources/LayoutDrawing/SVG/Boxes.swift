import LayoutEngine

/// The layers that draw frames: names, containers and expected frames.
extension SVGPage {
  mutating func drawNames(of picture: Picture, _ room: inout LabelRoom) {
    var labels: [PlacedLabel] = []
    for figure in picture.figures {
      guard let name = figure.name else { continue }
      let frame = figure.frame.drawable
      if !(figure.isContainer && options.layers.contains(.containers)) {
        let line = ink(stroke: PictureColor.name, width: 0.75)
        body.add("rect", Outline(.rectangle, in: frame, isRightToLeft: false).attributes + line)
      }
      let label = Label(name, size: 9, isBold: true)
      let isOpen = figure.paint.content != nil && figure.lines.isEmpty
      var places = frame.placesForLabel(label.plate, insideFirst: isOpen)
      if case .shape = figure.paint.content, isOpen { places.insert(frame.middle(label.plate), at: 0) }
      guard let place = room.take(places, over: isOpen ? frame : nil) else { continue }
      labels.append(PlacedLabel(label: label, place: place, look: .text, color: PictureColor.name))
    }
    draw(labels)
  }

  mutating func drawContainers(of picture: Picture, _ room: inout LabelRoom) {
    var labels: [PlacedLabel] = []
    let alike = picture.containersAlike
    for (index, figure) in picture.figures.enumerated() where figure.isContainer {
      let frame = figure.frame.drawable
      var line = ink(stroke: PictureColor.container, width: 1.25)
      line += [("stroke-dasharray", "0 3"), ("stroke-linecap", "round")]
      body.add("rect", Outline(.rectangle, in: frame, isRightToLeft: false).attributes + line)
      guard !figure.label.isEmpty else { continue }
      let group = alike[index]
      if let group, group.first != index { continue }
      let label = Label(group.map { "\(figure.label) × \($0.count)" } ?? figure.label, size: 8)
      let places = frame.placesForLabel(label.plate, insideFirst: false)
      // A shared label can stand at any of its frames; it should cover nothing.
      let others = (group ?? []).prefix(50).flatMap {
        picture.figures[$0].frame.drawable.placesForLabel(label.plate, insideFirst: false)
      }
      guard let place = room.takeFree(others) ?? room.take(places, isNeeded: group == nil) else { continue }
      labels.append(PlacedLabel(label: label, place: place, look: .text, color: PictureColor.container))
    }
    draw(labels)
  }

  mutating func drawExpected(of picture: Picture, _ room: inout LabelRoom) {
    var labels: [PlacedLabel] = []
    let differences = picture.differences
    let isMany = differences.count { !$0.isRight } > Self.mostSentences
    for difference in differences {
      let frame = difference.expected.drawable
      let line = ink(stroke: PictureColor.expected, width: 1.25) + [("stroke-dasharray", "4 2.5")]
      let rect = Outline(.rectangle, in: frame, isRightToLeft: false).attributes
      guard !difference.isRight else {
        body.add("rect", rect + line)
        continue
      }
      let hatch = reference("pattern", Self.hatchGeometry) { page, text in
        text.add("path", [("d", "M0 0V5")] + page.ink(stroke: PictureColor.expected.opacity(0.55), width: 1.5))
      }
      body.add("rect", rect + line.filter { $0.name != "fill" } + [("fill", hatch)])
      let label = Label(isMany ? difference.name : options.say(.belongsHere(difference.name)), size: 9)
      let places = frame.placesForLabel(label.plate, insideFirst: false)
      guard let place = (isMany ? room.takeFree(places) : nil) ?? room.take(places, isNeeded: !isMany) else { continue }
      labels.append(PlacedLabel(label: label, place: place, look: .outlinedPlate, color: PictureColor.expected))
    }
    draw(labels)
  }

  /// With more misplaced views, only their names are written, where there is room; the legend explains the hatching.
  private static var mostSentences: Int { 3 }

  private static var hatchGeometry: Attributes {
    [
      ("patternUnits", "userSpaceOnUse"), ("width", "5"), ("height", "5"), ("patternTransform", "rotate(45)"),
    ]
  }
}

extension Picture {
  /// Groups of many similar containers in one container, such as a grid's rows, by member; a group shares one label.
  fileprivate var containersAlike: [Int: [Int]] {
    struct Kind: Hashable {
      var label: String
      var parent: Int?
    }
    var groups: [Kind: [Int]] = [:]
    // The enclosing container of each view.
    var around: [Int?] = []
    for (index, figure) in figures.enumerated() {
      let parent = figure.parent.flatMap { (0..<index).contains($0) ? $0 : nil }
      around.append(parent.flatMap { figures[$0].isContainer ? $0 : around[$0] })
      guard figure.isContainer else { continue }
      groups[Kind(label: figure.label, parent: around[index]), default: []].append(index)
    }
    var alike: [Int: [Int]] = [:]
    for group in groups.values where group.count > 4 {
      for index in group { alike[index] = group }
    }
    return alike
  }
}

extension Rect {
  /// A rectangle of this size with the same center.
  fileprivate func middle(_ size: Size) -> Rect {
    Rect(x: midX - size.width / 2, y: midY - size.height / 2, width: size.width, height: size.height)
  }

  /// Candidate positions for a label: inside at the corners, above, below, at the sides.
  func placesForLabel(_ size: Size, insideFirst: Bool) -> [Rect] {
    func at(_ x: Double, _ y: Double) -> Rect { Rect(x: x, y: y, width: size.width, height: size.height) }
    let fits = size.width <= width && size.height <= height
    let inside = fits ? [at(x, y), at(maxX - size.width, y), at(x, maxY - size.height)] : []
    let outside = [
      at(x, y - size.height), at(x, maxY), at(maxX - size.width, y - size.height), at(maxX - size.width, maxY),
      at(maxX, midY - size.height / 2), at(x - size.width, midY - size.height / 2),
    ]
    return insideFirst ? inside + outside : outside + inside
  }
}
