import LayoutDrawing
import LayoutEngine

/// The pictures that the golden files show.
enum Pictures {
  /// Three boxes whose guides are set by hand: 0, 20 and 10 from their leading edges.
  static var numbers: Picture {
    var stage = Stage(320, 200)
    stage.inside(.stack(.vertical, alignment: .leading, spacing: 8), label: "VStack") { stage in
      for (name, width, value, color) in [
        ("A", 110.0, 0.0, "teal"), ("B", 100, 20, "orange"), ("C", 150, 10, "indigo"),
      ] {
        stage.inside(.alignmentGuide(.leading, { _ in value })) { $0.box(name, width, 40, color) }
      }
    }
    var picture = stage.picture("Guides are numbers", guides: [(.leading, "leading")])
    picture.expected = [
      ExpectedFrame("A", frame: Rect(x: 95, y: 32, width: 110, height: 40)),
      ExpectedFrame("B", frame: Rect(x: 75, y: 80, width: 100, height: 40)),
      ExpectedFrame("C", frame: Rect(x: 65, y: 128, width: 150, height: 40)),
    ]
    return picture
  }

  /// A creature beside its description, matched at the eyes; the name's default is its first baseline.
  static var shop: Picture {
    var stage = Stage(360, 220)
    let eyes = stage.key("eyes", .vertical) { $0.height / 2 }
    stage.inside(.stack(.horizontal, alignment: eyes, spacing: 16), "row", label: "HStack") { stage in
      stage.inside(.alignmentGuide(eyes, { $0.height * 0.4 })) { stage in
        stage.inside(.fixedFrame(width: 120, height: 120, alignment: .center)) {
          $0.add(
            .image(size: Size(width: 120, height: 120), isResizable: true), "image", label: "Image",
            paint: Paint(
              .image("owl", tint: nil),
              effects: [
                .clip(.rounded(16)), .shadow(Color(white: 0, opacity: 0.25), radius: 8, x: 0, y: 3),
              ]))
        }
      }
      stage.inside(.stack(.vertical, alignment: .leading, spacing: 6), "description", label: "VStack") { stage in
        stage.text("Owlbeit", "name", font: .style(.title2).bold())
        stage.text(
          "Knows everything, but only at night.", "text", font: .style(.subheadline),
          fill: .color(Color(named: "secondary") ?? .primary))
        stage.inside(
          .padding(EdgeInsets(top: 6, leading: 12, bottom: 6, trailing: 12)), "button", label: "Button", paint: .none
        ) { stage in
          stage.text("Adopt", font: .style(.body, weight: .semibold), fill: .color(.accent))
        }
      }
    }
    return stage.picture("Eyes meet the description", guides: [(eyes, "eyes"), (.leading, "leading")])
  }

  /// Every kind of paint once.
  static var gallery: Picture {
    func color(_ name: String) -> Color { Color(named: name) ?? .primary }
    let rainbow = GradientStop.evenly(["red", "yellow", "green", "blue", "purple"].map(color))
    let star = stride(from: 0, to: 10, by: 1).map { index -> Point in
      let radius = index % 2 == 0 ? 28.0 : 12
      let places = [
        (0.0, -1.0), (0.59, -0.81), (0.95, -0.31), (0.95, 0.31), (0.59, 0.81), (0, 1), (-0.59, 0.81), (-0.95, 0.31),
        (-0.95, -0.31), (-0.59, -0.81),
      ]
      return Point(x: 30 + places[index].0 * radius, y: 30 + places[index].1 * radius)
    }
    let path = star.enumerated().map { $0.offset == 0 ? PathElement.move($0.element) : .line($0.element) } + [.close]
    let paints: [(String, Paint)] = [
      ("fill", Paint(.shape(.rectangle, [.fill(.color(color("mint")))]))),
      (
        "rounded",
        Paint(
          .shape(
            .rounded(14),
            [
              .fill(.color(color("blue"))),
              .stroke(.color(color("primary")), StrokeStyle(lineWidth: 4, isInside: true)),
            ]))
      ),
      (
        "uneven",
        Paint(
          .shape(
            .rounded(CornerRadii(topLeading: 30, topTrailing: 4, bottomLeading: 4, bottomTrailing: 30)),
            [.fill(.color(color("pink")))]))
      ),
      ("capsule", Paint(.shape(.inset(.capsule, by: 8), [.fill(.color(color("green")))]))),
      (
        "circle",
        Paint(.shape(.circle, [.stroke(.color(color("red")), StrokeStyle(lineWidth: 3, cap: .round, dash: [6, 5]))]))
      ),
      ("ellipse", Paint(.shape(.scaled(.ellipse, x: 1, y: 0.6, anchor: .center), [.fill(.color(color("yellow")))]))),
      (
        "path",
        Paint(
          .shape(
            .path(path),
            [.fill(.color(color("orange"))), .stroke(.color(color("brown")), StrokeStyle(lineWidth: 2, join: .round))]))
      ),
      ("linear", Paint(.shape(.rectangle, [.fill(.linear(rainbow, from: .topLeading, to: UnitPoint(x: 1, y: 1)))]))),
      ("radial", Paint(.shape(.circle, [.fill(.radial(rainbow, center: .center, from: 6, to: 30))]))),
      ("elliptical", Paint(.shape(.ellipse, [.fill(.elliptical(rainbow, center: .center, from: 0, to: 0.5))]))),
      ("angular", Paint(.shape(.rounded(12), [.fill(.angular(rainbow, center: .center, from: 0, to: 360))]))),
      (
        "material",
        Paint(
          .shape(.rounded(12), [.fill(.material(thickness: 0.5))]), effects: [.border(.color(color("gray")), width: 2)])
      ),
      ("faded", Paint(.shape(.rectangle, [.fill(.color(color("purple")))]), effects: [.opacity(0.4)])),
      (
        "clipped",
        Paint(
          .shape(.rectangle, [.fill(.linear(rainbow, from: .topLeading, to: UnitPoint(x: 1, y: 0)))]),
          effects: [.clip(.circle)])
      ),
      (
        "shadow",
        Paint(
          .shape(.rounded(10), [.fill(.color(color("cyan")))]),
          effects: [
            .scale(x: 0.8, y: 0.8, anchor: .center), .shadow(Color(white: 0, opacity: 0.5), radius: 6, x: 2, y: 4),
          ])
      ),
      (
        "turned",
        Paint(
          .shape(.rectangle, [.fill(.color(color("teal")))]),
          effects: [
            .border(.color(.primary), width: 3), .rotation(degrees: 20, anchor: .center),
            .scale(x: 0.7, y: 0.7, anchor: .center),
          ])
      ),
      ("missing", Paint(.image("nobody", tint: nil))), ("image", Paint(.image("owl", tint: nil))),
      ("tinted", Paint(.image("owl", tint: .color(color("indigo"))))),
      ("hidden", Paint(.shape(.rectangle, [.fill(.primary)]), effects: [.hidden])),
      ("star.fill", Paint(.symbol("star.fill", .color(color("yellow"))))),
      ("heart", Paint(.symbol("heart", .color(color("red"))))),
      ("plus.circle.fill", Paint(.symbol("plus.circle.fill", .color(.accent)))),
      ("unknown", Paint(.symbol("unknown", .primary))),
    ]
    var picture = Picture(title: "Every kind of paint", stage: Size(width: 6 * 76 + 16, height: 4 * 76 + 16))
    for (index, (name, paint)) in paints.enumerated() {
      let frame = Rect(x: 16 + Double(index % 6) * 76, y: 16 + Double(index / 6) * 76, width: 60, height: 60)
      picture.figures.append(Figure(name, label: "Shape", frame: frame, paint: paint))
    }
    return picture
  }

  static let owl = """
    <?xml version="1.0"?>
    <!-- an owl -->
    <svg xmlns="http://www.w3.org/2000/svg" width="120" height="120" viewBox="0 0 120 120" onload="alert(1)">
      <title>Owl</title>
      <script>alert(2)</script>
      <defs><linearGradient id="g"><stop offset="0" stop-color="#c9a27a"/><stop offset="1" stop-color="#8a6242"/></linearGradient></defs>
      <path d="M20 20Q60 40 100 20L108 70Q100 114 60 114T12 70Z" fill="url(#g)"/>
      <g fill="#fff" stroke="#3b3547" stroke-width="3"><circle cx="42" cy="48" r="18"/><circle cx="78" cy="48" r="18"/></g>
      <circle cx="45" cy="48" r="7" fill="#3b3547"/><circle cx="75" cy="48" r="7" fill="#3b3547"/>
      <path d="M54 62L60 74L66 62Z" fill="#f2a33a"/>
    </svg>
    """

  static func image(_ name: String) -> String? { name == "owl" ? owl : nil }
}

extension Pictures {
  /// Two bars that part, at five moments.
  static var bars: Filmstrip {
    let moments = [("t = 0", 0.0), ("t = ¼", 0.25), ("t = ½", 0.5), ("t = ¾", 0.75), ("t = 1", 1)]
    return Filmstrip(
      title: "The bars part",
      frames: moments.map { caption, moment in
        var picture = Picture(title: caption, stage: Size(width: 200, height: 100))
        picture.figures = [
          Figure(
            "left", label: "Capsule", frame: Rect(x: 76 - 24 * moment, y: 20, width: 48, height: 24),
            paint: Paint(.shape(.capsule, [.fill(.color(Color(named: "teal") ?? .primary))]))),
          Figure(
            "right", label: "Capsule", frame: Rect(x: 76 + 24 * moment, y: 56, width: 48, height: 24),
            paint: Paint(.shape(.capsule, [.fill(.color(Color(named: "pink") ?? .primary))]))),
        ]
        return Filmstrip.Frame(caption, picture)
      })
  }

  static var phases: AlignmentPhases {
    AlignmentPhases(
      container: "VStack", key: "leading", axis: .horizontal,
      children: [
        .init("A", size: Size(width: 110, height: 30), value: 0, isExplicit: false),
        .init("B", size: Size(width: 80, height: 30), value: 40, isExplicit: true),
        .init("C", size: Size(width: 150, height: 30), value: 10, isExplicit: true),
      ])
  }

  static var rowPhases: AlignmentPhases {
    AlignmentPhases(
      container: "HStack", key: "eyes", axis: .vertical,
      children: [
        .init("image", size: Size(width: 90, height: 90), value: 36, isExplicit: true),
        .init("name", size: Size(width: 70, height: 28), value: 14, isExplicit: false),
        .init("below", size: Size(width: 50, height: 40), value: -12, isExplicit: true),
      ])
  }
}

extension Pictures {
  /// A grid with its lines: columns meet at their leading edges, rows at their centers. Every third cell is a text.
  static func grid(columns: Int, rows: Int, pitch: Size) -> Picture {
    let all = Rect(x: 30, y: 30, width: Double(columns) * pitch.width, height: Double(rows) * pitch.height)
    var picture = Picture(
      title: "Many lines", stage: Size(width: all.width + 60, height: all.height + 60),
      figures: [Figure("grid", label: "Grid", frame: all, isContainer: true)])
    var upright = (0..<columns).map { column in
      GuideLine(
        key: "leading", axis: .horizontal, position: all.x + Double(column) * pitch.width, container: 0, ticks: [])
    }
    for row in 0..<rows {
      let y = all.y + Double(row) * pitch.height
      let container = picture.figures.count
      let frame = Rect(x: all.x, y: y, width: all.width, height: pitch.height - 4)
      picture.figures.append(Figure(label: "GridRow", frame: frame, parent: 0, isContainer: true))
      var level = GuideLine(
        key: "center", axis: .vertical, position: y + frame.height / 2, container: container, ticks: [])
      for column in 0..<columns {
        let isText = (row + column) % 3 == 0
        let height = isText ? frame.height : frame.height / 2
        let cell = Rect(
          x: all.x + Double(column) * pitch.width, y: frame.midY - height / 2, width: pitch.width - 6, height: height)
        let letters = DrawnLine([.init("Ab")], x: 0, baseline: height * 0.8, width: cell.width)
        let index = picture.figures.count
        picture.figures.append(
          Figure(
            label: isText ? "Text" : "Color", frame: cell, parent: container,
            paint: isText ? .none : .color(Color(named: "teal") ?? .primary), lines: isText ? [letters] : []))
        upright[column].ticks.append(.init(figure: index, value: 0, isExplicit: false))
        level.ticks.append(.init(figure: index, value: height / 2, isExplicit: false))
      }
      picture.guides.append(level)
    }
    picture.guides = upright + picture.guides
    return picture
  }

  /// The same guides where leading is right.
  static var mirrored: Picture {
    var stage = Stage(240, 140)
    stage.mirror()
    stage.inside(.stack(.vertical, alignment: .leading, spacing: 8), label: "VStack") { stage in
      for (name, width, value) in [("A", 110.0, 0.0), ("B", 80, 30)] {
        stage.inside(.alignmentGuide(.leading) { _ in value }) { $0.box(name, width, 40, "mint") }
      }
    }
    return stage.picture("Leading is right", guides: [(.leading, "leading")])
  }

  /// Names that fill two cells a letter, and one that is too long for its box.
  static var wideNames: Picture {
    var picture = Picture(title: "Wide names", stage: Size(width: 300, height: 100))
    picture.figures = [
      Figure("梟の絵", frame: Rect(x: 0, y: 0, width: 60, height: 60)),
      Figure("🦉", frame: Rect(x: 70, y: 0, width: 60, height: 60)),
      Figure("a name that is longer than its box", frame: Rect(x: 140, y: 0, width: 40, height: 20)),
      Figure("dot", frame: Rect(x: 290, y: 90, width: 0, height: 0)),
    ]
    return picture
  }
}
