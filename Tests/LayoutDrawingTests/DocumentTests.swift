import Foundation
import LayoutDrawing
import LayoutEngine
import Testing

/// What holds of every SVG document.
@Suite struct DocumentTests {
  static let allLayers: SVGOptions.Layers = [.names, .expected, .guides, .containers, .rulers, .pixels]

  static let hostileNames: [String] = [
    "<script>alert(1)</script>", "&amp; & &nope;", "\"quotes\" 'and' more", "]]>", "--><!--", "\u{0}\u{1}\u{1B}[31mred",
    "\u{FFFE}\u{FFFF}", "\u{202E}right to left", "🦉👩‍👩‍👧‍👦é漢", String(repeating: "long ", count: 5000), "", " ", "\n\t\r",
  ]

  @Test(arguments: hostileNames) func anyNameGivesADocument(_ name: String) {
    let frame = Rect(x: 10, y: 10, width: 60, height: 40)
    let line = DrawnLine([.init(name)], x: 0, baseline: 16, width: 50)
    let styled = DrawnLine([.init(name, isItalic: true), .init(name)], x: 0, baseline: 36, width: 50)
    let figures = [
      Figure(name, label: name, frame: frame, isContainer: true, lines: [line, styled]),
      Figure(name, label: name, frame: frame, parent: 0, paint: Paint(.image(name, tint: nil))),
      Figure(name, label: name, frame: frame, parent: 0, paint: Paint(.symbol(name, .primary))),
    ]
    let guides = [
      GuideLine(
        key: name, axis: .vertical, position: 30, container: 0,
        ticks: [.init(figure: 1, value: 3, isExplicit: true)])
    ]
    let picture = Picture(
      title: name, stage: Size(width: 100, height: 100), figures: figures, guides: guides,
      expected: [ExpectedFrame(name, frame: frame.offset(5)), ExpectedFrame("\(name)!", frame: frame)])
    let text = picture.drawn(SVGOptions(layers: Self.allLayers, identifier: name)) { _ in name }
    _ = Filmstrip(title: name, frames: [.init(name, picture)]).drawn()
    #expect(!text.contains("<script"))
  }

  /// Pieces of markup and of languages in any order, as names and texts.
  @Test(arguments: 1...200) func anyPiecesMakeAName(_ seed: UInt64) {
    var random = Numbers(state: seed)
    func name() -> String {
      (0..<random.next() % 6).map { _ in Self.pieces[Int(random.next() % UInt64(Self.pieces.count))] }.joined()
    }
    let frame = Rect(x: 10, y: 10, width: 60, height: 40)
    let figures = (0..<4).map { index in
      Figure(
        name(), label: name(), frame: frame, parent: index == 0 ? nil : 0, isContainer: index == 0,
        paint: Paint(.image(name(), tint: nil)), lines: [DrawnLine([.init(name())], x: 0, baseline: 16, width: 50)])
    }
    let picture = Picture(
      title: name(), stage: Size(width: 100, height: 100), figures: figures,
      guides: [GuideLine(key: name(), axis: .vertical, position: 30, container: 0, ticks: [])],
      expected: [ExpectedFrame(name(), frame: frame)])
    let text = picture.drawn(SVGOptions(layers: Self.allLayers, identifier: name()))
    #expect(
      !text.unicodeScalars.contains { $0.properties.generalCategory == .format || (0x7F..<0xA0).contains($0.value) })
  }

  /// Over the whole picture, since what is unsharp reaches beyond its frame.
  @Test func aFilterIsOnePrimitive() {
    let paint = Paint(.shape(.rectangle, [.fill(.primary)]), effects: [.filter(.hueRotation(degrees: 90))])
    let figure = Figure("a", frame: Rect(x: 10, y: 10, width: 20, height: 20), paint: paint)
    let picture = Picture(title: "a", stage: Size(width: 40, height: 40), figures: [figure])
    #expect(picture.drawn().contains("<feColorMatrix type=\"hueRotate\" values=\"90\"/>"))
  }

  static let pieces = [
    "<", ">", "&", "\"", "'", "]]>", "<!--", "-->", "<?x", "&amp;", "&#0;", "&x;", "a", " ", "\n", "\r", "\t", "\u{0}",
    "\u{B}",
    "\u{7F}", "\u{9B}", "\u{85}", "\u{202E}", "\u{2066}", "\u{2028}", "\u{FFFE}", "\u{FFFF}", "\u{10FFFF}",
    "👩‍👩‍👧‍👦", "e\u{301}",
    "\u{301}", "漢", "url(x)", "x:y", "xmlns", "=", "/",
  ]

  static let oddNumbers: [Double] = [
    0.0, -1.0, 1e-300, 1e9, 1e300, -1e300, .infinity, -.infinity, .nan, Double.greatestFiniteMagnitude,
  ]

  @Test(arguments: oddNumbers) func anyNumberGivesADocument(_ number: Double) {
    let frames = [
      Rect(x: number, y: 10, width: 20, height: 20), Rect(x: 10, y: number, width: 20, height: 20),
      Rect(x: 10, y: 10, width: number, height: 20), Rect(x: 10, y: 10, width: 20, height: number),
      Rect(x: number, y: number, width: number, height: number),
    ]
    let stops = [
      GradientStop(color: Color(white: number), location: number), GradientStop(color: .accent, location: 1),
    ]
    let point = UnitPoint(x: number, y: number)
    let corner = Point(x: number, y: number)
    let shapes: [Paint.Shape] = [
      .rounded(number), .capsule, .circle, .inset(.rounded(4), by: number),
      .path([.line(corner), .move(corner), .close]),
      .placed(.rectangle, x: number, y: number, size: Size(width: number, height: number)),
      .rotated(.rectangle, degrees: number, anchor: point), .scaled(.ellipse, x: number, y: number, anchor: point),
    ]
    let fills: [Fill] = [
      .linear(stops, from: point, to: .center), .radial(stops, center: point, from: number, to: number),
      .elliptical(stops, center: point, from: number, to: number),
      .angular(stops, center: point, from: number, to: -number), .material(thickness: number),
      .color(Color(hue: number, saturation: number, brightness: number, opacity: number)),
    ]
    let effects: [Paint.Effect] = [
      .border(.primary, width: number), .opacity(number), .rotation(degrees: number, anchor: point),
      .scale(x: number, y: number, anchor: point), .shadow(.primary, radius: number, x: number, y: number),
      .filter(.blur(number)), .filter(.hueRotation(degrees: number)),
    ]
    let stroke = StrokeStyle(lineWidth: number, dash: [number, 2], dashPhase: number, isInside: true)
    var figures: [Figure] = []
    for frame in frames {
      let line = DrawnLine(
        [.init("a", pointSize: number, baselineOffset: number)], x: number, baseline: number, width: number)
      figures.append(
        Figure("view \(figures.count)", frame: frame, parent: figures.count, isContainer: true, lines: [line]))
      for (shape, fill) in zip(shapes, fills + fills) {
        let paint = Paint(.shape(shape, [.fill(fill), .stroke(fill, stroke)]), effects: effects, zIndex: number)
        figures.append(Figure(frame: frame, parent: figures.count - 1, paint: paint))
      }
    }
    let guides = [Axis.horizontal, .vertical].map { axis in
      GuideLine(
        key: "line", axis: axis, position: number, container: 0,
        ticks: [.init(figure: 0, value: number, isExplicit: true), .init(figure: 999, value: 1, isExplicit: false)])
    }
    for stage in [Size(width: 100, height: 100), Size(width: number, height: number)] {
      let picture = Picture(
        stage: stage, figures: figures, guides: guides, expected: frames.map { ExpectedFrame("view 0", frame: $0) })
      let options = SVGOptions(layers: Self.allLayers, scale: number, zoom: number)
      let text = picture.drawn(options)
      #expect(!text.contains("nan") && !text.contains("inf\"") && !text.contains("inf "))
    }
  }

  /// Some readers give up at 256 levels.
  @Test func depthIsBounded() {
    var figures: [Figure] = []
    for index in 0..<4000 {
      let frame = Rect(x: 0, y: 0, width: 10, height: 10)
      figures.append(
        Figure(
          frame: frame, parent: index - 1, paint: Paint(.shape(.circle, [.fill(.primary)]), effects: [.opacity(0.9)])))
    }
    let text = Picture(stage: Size(width: 10, height: 10), figures: figures).drawn()
    #expect(text.count(of: "<circle") == 4000)
    #expect(text.count(of: "<g opacity") == text.count(of: "</g>") - text.count(of: "<g data-node=") - 1)
  }

  /// A parent that comes later, or is not there, is no parent.
  @Test func parentsThatCannotBeAreNone() {
    let frame = Rect(x: 0, y: 0, width: 10, height: 10)
    let paint = Paint(.shape(.circle, [.fill(.primary)]))
    let parents: [Int?] = [0, 2, 1, -5, 99, .max, nil]
    let figures = parents.map { Figure(frame: frame, parent: $0, paint: paint) }
    #expect(Picture(stage: .zero, figures: figures).drawn().count(of: "<circle") == parents.count)
  }

  static let layers: [(SVGOptions.Layers, String)] = [
    (.names, "names"), (.expected, "expected"), (.guides, "guides"), (.containers, "containers"),
    (.rulers, "rulers"), (.pixels, "pixels"),
  ]

  @Test(arguments: layers)
  func aLayerIsThereIfItIsWanted(_ layer: SVGOptions.Layers, _ name: String) {
    let group = "<g class=\"\(name)\">"
    #expect(Pictures.numbers.drawn(SVGOptions(layers: layer)).count(of: group) == 1)
    #expect(Pictures.numbers.drawn(SVGOptions(layers: Self.allLayers.subtracting(layer))).count(of: group) == 0)
  }

  @Test func theSamePictureGivesTheSameText() {
    let options = SVGOptions(layers: Self.allLayers)
    #expect(Pictures.gallery.drawn(options) == Pictures.gallery.drawn(options))
  }

  /// Nothing is told by color alone, and nothing to eyes alone: every frame, difference and guide is in the words.
  @Test func whatIsDrawnIsAlsoSaid() throws {
    let text = Pictures.numbers.drawn(SVGOptions(layers: [.expected, .guides]))
    let start = try #require(text.range(of: "<desc id=\"picture-desc\">"))
    let words = text[start.upperBound...].prefix { $0 != "<" }
    for sentence in [
      "The stage is 320 by 200 points.", "A: Color at x 100, y 32, 110 wide, 40 high.",
      "A belongs at x 95, y 32, 110 wide, 40 high; it is 5 too far right.",
      "The line leading of VStack lies at x 100: ",
    ] {
      #expect(words.contains(sentence), "\(sentence)")
    }
    #expect(text.contains("<title id=\"picture-title\">Guides are numbers</title>"))
    #expect(text.contains("aria-labelledby=\"picture-title picture-desc\""))
  }

  /// Every class has a rule for dark screens, and no rule is without use; one appearance needs none.
  /// A part of an outline is one dash, from where the outline begins.
  @Test func partsOfOutlinesAreDashes() {
    let paint = Paint(.shape(.trimmed(.circle, from: 0.25, to: 0.75), [.stroke(.primary, StrokeStyle(lineWidth: 4))]))
    let frame = Rect(x: 0, y: 0, width: 40, height: 40)
    let text = Picture(stage: frame.size, figures: [Figure(frame: frame, paint: paint)]).drawn()
    #expect(text.contains(#"r="20" pathLength="1" stroke-dasharray="0.5000 1" stroke-dashoffset="-0.2500""#))
  }

  /// Rows over each other match the same line: it is named once.
  @Test func linesInOnePlaceShareALabel() {
    let frame = Rect(x: 10, y: 10, width: 60, height: 20)
    func text(_ positions: [Double]) -> String {
      let guides = positions.map { position in
        GuideLine(
          key: "center", axis: .vertical, position: position,
          ticks: [.init(figure: 0, value: 10, isExplicit: false)])
      }
      return Picture(stage: Size(width: 100, height: 100), figures: [Figure(frame: frame)], guides: guides)
        .drawn(SVGOptions(layers: .guides))
    }
    #expect(text([20, 20, 20]).count(of: ">center at y 20<") == 1)
    #expect(text([20, 40]).matches(of: #/>center at y \d+</#).count == 2)
  }

  /// Of up to three views that belong elsewhere each has a sentence; of more the names are enough.
  @Test(arguments: [3, 4, 12]) func manyDifferencesAreNamesOnly(_ count: Int) {
    let frames = (0..<count).map { Rect(x: Double($0 % 4) * 60, y: Double($0 / 4) * 50, width: 40, height: 20) }
    let picture = Picture(
      stage: Size(width: 240, height: 160),
      figures: frames.enumerated().map { Figure("v\($0)", frame: $1, paint: .color(.accent)) },
      expected: frames.enumerated().map { ExpectedFrame("v\($0)", frame: $1.offset(12)) })
    let text = picture.drawn(SVGOptions(layers: .expected))
    #expect(text.count(of: " belongs here<") == (count > 3 ? 0 : count))
    for index in 0..<count {
      #expect(text.contains(">v\(index)\(count > 3 ? "" : " belongs here")</text>"))
      #expect(text.contains("v\(index) belongs at "), "in words it is said of each")
    }
  }

  /// By what is known of SwiftUI: only shapes are mirrored, the points of a gradient are not.
  @Test func gradientsRunTheSameWayInAllDirections() {
    let stops = [GradientStop(color: .accent, location: 0), GradientStop(color: .primary, location: 1)]
    let fill = Fill.linear(stops, from: UnitPoint(x: 0, y: 0.5), to: UnitPoint(x: 1, y: 0.5))
    for isRightToLeft in [false, true] {
      let figure = Figure(
        frame: Rect(x: 100, y: 10, width: 40, height: 20), isRightToLeft: isRightToLeft,
        paint: Paint(.shape(.rectangle, [.fill(fill)])))
      let text = Picture(stage: Size(width: 200, height: 40), figures: [figure]).drawn()
      #expect(text.contains("x1=\"100\"") && text.contains("x2=\"140\""))
    }
  }

  /// A shape in a frame of 40 × 20 at 100,10, and where the first steps of its outline are drawn.
  private static func drawn(_ shape: Paint.Shape, isRightToLeft: Bool) -> String {
    let figure = Figure(
      frame: Rect(x: 100, y: 10, width: 40, height: 20), isRightToLeft: isRightToLeft,
      paint: Paint(.shape(shape, [.fill(.primary)])))
    let text = Picture(stage: Size(width: 200, height: 40), figures: [figure]).drawn()
    return text.split(separator: "\n").first { $0.contains("<path") || $0.contains("<circle") }.map(String.init) ?? text
  }

  private static let arrow = Paint.Shape.path([
    .move(Point(x: 0, y: 10)), .quadCurve(Point(x: 30, y: 0), control: Point(x: 10, y: 5)),
    .curve(Point(x: 40, y: 10), control1: Point(x: 33, y: 3), control2: Point(x: 36, y: 6)), .close,
  ])

  static let mirroredShapes: [(Paint.Shape, String, String)] = [
    (arrow, "M100 20Q110 15 130 10C133 13 136 16 140 20Z", "M140 20Q130 15 110 10C107 13 104 16 100 20Z"),
    (
      .behaving(arrow, .fixed), "M100 20Q110 15 130 10C133 13 136 16 140 20Z",
      "M100 20Q110 15 130 10C133 13 136 16 140 20Z"
    ),
    (
      .behaving(arrow, .mirrors(in: .leftToRight)), "M140 20Q130 15 110 10C107 13 104 16 100 20Z",
      "M100 20Q110 15 130 10C133 13 136 16 140 20Z"
    ),
    // Moved by 5 and 20 wide: from 105 to 125, mirrored from 115 to 135.
    (
      .placed(.path([.move(.zero), .line(Point(x: 4, y: 0))]), x: 5, y: 0, size: Size(width: 20, height: 20)),
      "M105 10L109 10", "M135 10L131 10"
    ),
    (
      .rotated(arrow, degrees: 30, anchor: .topLeading), #"transform="rotate(30 100 10)""#,
      #"transform="rotate(-30 140 10)""#
    ),
    (.scaled(arrow, x: 2, y: 1, anchor: .topLeading), "translate(100 10) scale(2 1)", "translate(140 10) scale(2 1)"),
    // A circle is a circle: nothing about it is mirrored, not even where a part of it begins.
    (.trimmed(.circle, from: 0, to: 0.5), #"<circle cx="120""#, #"<circle cx="120""#),
    (.placed(.circle, x: 5, y: 0, size: nil), #"<circle cx="125""#, #"<circle cx="125""#),
    (.behaving(.trimmed(.circle, from: 0, to: 0.5), .mirrors), #"<circle cx="120""#, "M110 20C"),
    (
      .rounded(CornerRadii(topLeading: 8, topTrailing: 0, bottomLeading: 0, bottomTrailing: 0)), "M108 10H140",
      "M100 10H132"
    ),
  ]

  /// As SwiftUI does it: the points of the whole outline, about the middle of the shape's frame.
  @Test(arguments: mirroredShapes)
  func shapesAreMirrored(_ shape: Paint.Shape, _ leftToRight: String, _ rightToLeft: String) {
    let lines = [false, true].map { Self.drawn(shape, isRightToLeft: $0) }
    #expect(lines[0].contains(leftToRight), "\(lines[0])")
    #expect(lines[1].contains(rightToLeft), "\(lines[1])")
  }

  /// A view that is mirrored itself, with its border and everything else that was there before.
  @Test(arguments: [
    (LayoutDirectionBehavior.mirrors, false, true), (.mirrors(in: .leftToRight), true, false), (.fixed, false, false),
  ])
  func viewsAreMirrored(_ behavior: LayoutDirectionBehavior, _ leftToRight: Bool, _ rightToLeft: Bool) {
    for (isRightToLeft, isMirrored) in [(false, leftToRight), (true, rightToLeft)] {
      let paint = Paint(
        .image("nobody", tint: nil), effects: [.border(.primary, width: 2), .mirrored(behavior), .opacity(0.5)])
      let figure = Figure(
        frame: Rect(x: 10, y: 20, width: 60, height: 40), isRightToLeft: isRightToLeft, paint: paint)
      let text = Picture(stage: Size(width: 100, height: 100), figures: [figure]).drawn()
      #expect(text.contains("translate(40 40) scale(-1 1) translate(-40 -40)") == isMirrored)
      #expect(text.count(of: "<g ") == text.count(of: "</g>"))
    }
  }

  /// Forward follows the rows, right does not.
  @Test func symbolsKnowForward() {
    func drawing(_ name: String, isRightToLeft: Bool) -> String {
      let figure = Figure(
        frame: Rect(x: 0, y: 0, width: 24, height: 24), isRightToLeft: isRightToLeft,
        paint: Paint(.symbol(name, .primary)))
      return Picture(stage: Size(width: 24, height: 24), figures: [figure]).drawn()
    }
    for kind in ["chevron", "arrow"] {
      for isRightToLeft in [false, true] {
        let (forward, backward) = isRightToLeft ? ("left", "right") : ("right", "left")
        let drawn = ["forward", "backward", forward, backward]
          .map { drawing("\(kind).\($0)", isRightToLeft: isRightToLeft) }
        #expect(drawn[0] == drawn[2] && drawn[1] == drawn[3] && drawn[0] != drawn[1])
      }
      #expect(drawing("\(kind).right", isRightToLeft: true) == drawing("\(kind).right", isRightToLeft: false))
    }
  }

  /// The rule stands at the fills and clips that ask for it, and nowhere else.
  @Test func evenOddFillsAndClips() {
    let frame = Rect(x: 0, y: 0, width: 40, height: 40)
    let evenOdd = FillStyle(isEOFilled: true)
    func text(_ style: FillStyle) -> String {
      let paint = Paint(
        .shape(Self.arrow, [.fill(.primary, style), .stroke(.primary, StrokeStyle())]),
        effects: [.clip(Self.arrow, style), .background(.circle, .primary, style), .overlay(.circle, .primary, style)])
      return Picture(stage: frame.size, figures: [Figure(frame: frame, paint: paint)]).drawn()
    }
    #expect(text(evenOdd).count(of: #"fill-rule="evenodd""#) == 3)
    #expect(text(evenOdd).count(of: #"clip-rule="evenodd""#) == 1)
    #expect(text(FillStyle()).count(of: "evenodd") == 0)
  }

  /// Two values in one place: what the source says is written, a default that nobody could read is not.
  @Test func defaultsAreLeftOutOfACrowd() {
    let frame = Rect(x: 10, y: 10, width: 20, height: 20)
    func labels(isExplicit: Bool) -> Int {
      let tick = GuideLine.Tick(figure: 0, value: 7, isExplicit: isExplicit)
      let guide = GuideLine(key: "k", axis: .horizontal, position: 17, ticks: Array(repeating: tick, count: 5))
      let picture = Picture(stage: Size(width: 40, height: 40), figures: [Figure(frame: frame)], guides: [guide])
      return picture.drawn(SVGOptions(layers: .guides)).components(separatedBy: ">7</text>").count - 1
    }
    #expect(labels(isExplicit: true) == 5)
    #expect((1...2).contains(labels(isExplicit: false)))
  }

  /// A caption that is wider than its picture has room.
  @Test func captionsStandApart() throws {
    let picture = Picture(stage: Size(width: 20, height: 20))
    let captions = ["A long caption above a small picture", "Another"]
    let strip = Filmstrip(frames: captions.map { Filmstrip.Frame($0, picture) }).drawn()
    let line = try #require(strip.split(separator: "\n").first { $0.contains(">Another</text>") })
    let x = try #require(line.firstMatch(of: #/ x="([0-9.]+)"/#).flatMap { Double($0.1) })
    #expect(x > 12 + Double(captions[0].count) * 5)
  }

  @Test func darkScreensHaveARuleForEachColor() {
    let text = Pictures.gallery.drawn(SVGOptions(layers: .names), images: Pictures.image)
    let rules = Set(text.matches(of: #/\.([a-z\-]+-[0-9a-f]{6}-[0-9a-f]{6})\{/#).map { String($0.1) })
    let layers: Set = ["views", "names"]
    let used = Set(text.matches(of: #/class="([^"]+)"/#).flatMap { $0.1.split(separator: " ").map(String.init) })
    #expect(rules.count > 10)
    #expect(rules == used.subtracting(layers))
    for appearance in [SVGOptions.Appearance.light, .dark] {
      let one = Pictures.gallery.drawn(SVGOptions(appearance: appearance))
      #expect(!one.contains("<style>"))
    }
  }

  /// Ids start with what the caller says, so that two drawings on one page do not meet.
  @Test func everyIdStartsWithTheIdentifier() {
    let text = Pictures.shop.drawn(SVGOptions(layers: [.expected], identifier: "left"), images: Pictures.image)
    let ids = text.matches(of: #/ id="([^"]+)"/#).map { String($0.1) }
    #expect(ids.count >= 5)
    #expect(ids.allSatisfy { $0.hasPrefix("left-") })
    #expect(Set(ids).count == ids.count)
    for reference in text.matches(of: #/url\(#([^)]+)\)/#) { #expect(ids.contains(String(reference.1))) }
  }
}

extension Rect {
  func offset(_ distance: Double) -> Rect { Rect(x: x + distance, y: y, width: width, height: height) }
}

extension String {
  func count(of part: String) -> Int { ranges(of: part).count }
}
