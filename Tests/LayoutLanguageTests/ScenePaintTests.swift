import Diagnostics
import LayoutEngine
import LayoutLanguage
import LayoutProgram
import Testing

/// The colors, shapes and effects in the source arrive at the nodes of a traced scene.
@Suite struct ScenePaintTests {
  /// The node named "x" of a scene with a body.
  private static func node(_ body: String, more: String = "") throws -> SceneNode {
    let text = "struct ContentView: View { var body: some View {\n\(body)\n} }\n\(more)"
    var request = SceneRequest(stage: Size(width: 100, height: 100))
    request.assets = ["owl": Size(width: 20, height: 10)]
    request.traced = true
    let scene = try Program.compile([SourceText(name: "paint.layout", text: text)]).scene(for: request)
    return try #require(scene.tree?.nodes.first { $0.names.contains("x") })
  }

  private static func named(_ name: String) -> Fill { .color(Color(named: name) ?? .clear) }
  private static let red = named("red")
  private static let half = UnitPoint(x: 0.5, y: 0.5)
  private static let evenOdd = FillStyle(isEOFilled: true)
  private static let redAndBlue = GradientStop.evenly(["red", "blue"].compactMap { Color(named: $0) })

  static let contents: [(String, Paint.Content?)] = [
    ("Color.red", .shape(.rectangle, [.fill(red)])),
    ("Color(red: 1, green: 0.5, blue: 0)", .shape(.rectangle, [.fill(.color(Color(red: 1, green: 0.5, blue: 0)))])),
    ("Color(white: 0.5, opacity: 0.5)", .shape(.rectangle, [.fill(.color(Color(white: 0.5, opacity: 0.5)))])),
    (
      "Color(hue: 0.5, saturation: 1, brightness: 1)",
      .shape(.rectangle, [.fill(.color(Color(hue: 0.5, saturation: 1, brightness: 1)))])
    ),
    ("Color(uiColor: .systemGray5)", .shape(.rectangle, [.fill(named("systemGray5"))])),
    ("Color.red.opacity(0.5)", .shape(.rectangle, [.fill(red.opacity(0.5))])),
    ("Rectangle()", .shape(.rectangle, [.fill(.primary)])),
    ("Circle().fill(.red)", .shape(.circle, [.fill(red)])),
    ("Circle().fill()", .shape(.circle, [.fill(.primary)])),
    ("Ellipse().foregroundStyle(.red)", .shape(.ellipse, [.fill(red)])),
    ("VStack { Capsule().id(\"x\"); Spacer() }.foregroundColor(.red)", .shape(.capsule, [.fill(red)])),
    ("Color.red.clipShape(.rect(cornerRadius: 3))", .shape(.rectangle, [.fill(red)])),
    ("RoundedRectangle(cornerRadius: 8).fill(.red)", .shape(.rounded(8), [.fill(red)])),
    (
      "UnevenRoundedRectangle(topLeadingRadius: 8, bottomTrailingRadius: 4)",
      .shape(
        .rounded(CornerRadii(topLeading: 8, topTrailing: 0, bottomLeading: 0, bottomTrailing: 4)), [.fill(.primary)])
    ),
    ("Circle().stroke(.red, lineWidth: 3)", .shape(.circle, [.stroke(red, StrokeStyle(lineWidth: 3))])),
    (
      "Circle().stroke(.red, style: StrokeStyle(lineWidth: 3, lineCap: .round, dash: [4, 2]))",
      .shape(.circle, [.stroke(red, StrokeStyle(lineWidth: 3, cap: .round, dash: [4, 2]))])
    ),
    (
      "Circle().fill(.red).stroke(.black, lineWidth: 2)",
      .shape(.circle, [.fill(red), .stroke(named("black"), StrokeStyle(lineWidth: 2))])
    ),
    (
      "Capsule().strokeBorder(.red, lineWidth: 4)",
      .shape(.capsule, [.stroke(red, StrokeStyle(lineWidth: 4, isInside: true))])
    ),
    (
      "Circle().trim(from: 0.25, to: 1).stroke(.red, lineWidth: 3)",
      .shape(.trimmed(.circle, from: 0.25, to: 1), [.stroke(red, StrokeStyle(lineWidth: 3))])
    ),
    ("Circle().fill(.red, style: FillStyle(eoFill: true))", .shape(.circle, [.fill(red, evenOdd)])),
    ("Circle().fill(style: FillStyle(eoFill: true))", .shape(.circle, [.fill(.primary, evenOdd)])),
    ("Circle().fill(.red, style: FillStyle(antialiased: false))", .shape(.circle, [.fill(red)])),
    (
      "Circle().fill(.red, style: FillStyle(eoFill: true)).fill(.red)",
      .shape(.circle, [.fill(red, evenOdd), .fill(red)])
    ),
    ("Circle().inset(by: 5).fill(.red)", .shape(.inset(.circle, by: 5), [.fill(red)])),
    ("Circle().scale(0.5).fill(.red)", .shape(.scaled(.circle, x: 0.5, y: 0.5, anchor: half), [.fill(red)])),
    (
      "Rectangle().offset(x: 3, y: 4).fill(.red)",
      .shape(.placed(.rectangle, x: 3, y: 4, size: nil), [.fill(red)])
    ),
    (
      "LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)",
      .shape(
        .rectangle, [.fill(.linear(redAndBlue, from: UnitPoint(x: 0.5, y: 0), to: UnitPoint(x: 0.5, y: 1)))])
    ),
    (
      "Circle().fill(RadialGradient(colors: [.red, .blue], center: .center, startRadius: 1, endRadius: 9))",
      .shape(.circle, [.fill(.radial(redAndBlue, center: half, from: 1, to: 9))])
    ),
    (
      "Circle().fill(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))",
      .shape(.circle, [.fill(.linear(redAndBlue, from: UnitPoint(x: 0.5, y: 0), to: UnitPoint(x: 0.5, y: 1)))])
    ),
    (
      "Rectangle().fill(AngularGradient(gradient: Gradient(colors: [.red, .blue]), center: .center))",
      .shape(.rectangle, [.fill(.angular(redAndBlue, center: half, from: 0, to: 360))])
    ),
    ("Rectangle().fill(.thinMaterial)", .shape(.rectangle, [.fill(.material(thickness: 0.3))])),
    ("Text(\"a\")", .text([.primary])),
    ("Text(\"a\").foregroundStyle(.red)", .text([red])),
    ("Text(\"a\").foregroundColor(.red).foregroundColor(.blue)", .text([red])),
    ("(Text(\"a\").foregroundColor(.red) + Text(\"b\"))", .text([red, .primary])),
    ("Image(\"owl\")", .image("owl", tint: nil)),
    ("Image(systemName: \"star\").foregroundStyle(.red)", .symbol("star", red)),
    ("Divider()", .shape(.rectangle, [.fill(named("separator"))])),
    ("Spacer()", nil),
  ]

  @Test(arguments: contents) func content(_ source: String, _ expected: Paint.Content?) throws {
    let body = source.contains(".id(") ? source : "\(source).id(\"x\")"
    #expect(try Self.node(body).paint.content == expected)
  }

  static let calls: [(String, [Paint.Effect])] = [
    ("opacity(0.5)", [.opacity(0.5)]), ("border(.red, width: 2)", [.border(red, width: 2)]),
    ("border(.red)", [.border(red, width: 1)]), ("cornerRadius(8)", [.clip(.rounded(8))]),
    ("clipShape(Circle())", [.clip(.circle)]), ("clipShape(.capsule)", [.clip(.capsule)]),
    ("clipShape(.rect(cornerRadius: 3))", [.clip(.rounded(3))]),
    ("clipped()", [.clip(.rectangle)]), ("hidden()", [.hidden]),
    ("shadow(radius: 3)", [.shadow(Color(white: 0, opacity: 0.33), radius: 3, x: 0, y: 0)]),
    ("shadow(color: .black, radius: 3, y: 2)", [.shadow(Color(white: 0), radius: 3, x: 0, y: 2)]),
    ("rotationEffect(.degrees(90), anchor: .topLeading)", [.rotation(degrees: 90, anchor: .topLeading)]),
    ("blur(radius: 3)", [.filter(.blur(3))]),
    ("hueRotation(.degrees(90))", [.filter(.hueRotation(degrees: 90))]),
    ("scaleEffect(2)", [.scale(x: 2, y: 2, anchor: half)]),
    ("scaleEffect(x: 2, y: 0.5)", [.scale(x: 2, y: 0.5, anchor: half)]),
    ("flipsForRightToLeftLayoutDirection(true)", [.mirrored(.mirrors)]),
    ("flipsForRightToLeftLayoutDirection(false)", [.mirrored(.fixed)]),
    ("layoutDirectionBehavior(.mirrors)", [.mirrored(.mirrors)]),
    ("layoutDirectionBehavior(.mirrors(in: .leftToRight))", [.mirrored(.mirrors(in: .leftToRight))]),
    ("background(.thinMaterial)", [.background(.rectangle, .material(thickness: 0.3))]),
    ("background(.red, in: Capsule())", [.background(.capsule, red)]),
    ("overlay(.red, in: Capsule())", [.overlay(.capsule, red)]),
    ("clipShape(Circle(), style: FillStyle(eoFill: true))", [.clip(.circle, evenOdd)]),
    ("background(.red, in: Circle(), fillStyle: FillStyle(eoFill: true))", [.background(.circle, red, evenOdd)]),
    ("overlay(.red, in: Circle(), fillStyle: FillStyle(eoFill: true))", [.overlay(.circle, red, evenOdd)]),
    ("opacity(0.5).border(.red).clipped()", [.opacity(0.5), .border(red, width: 1), .clip(.rectangle)]),
  ]

  /// Effects are innermost first, on the view itself: they add no nodes.
  @Test(arguments: calls) func effects(_ modifiers: String, _ expected: [Paint.Effect]) throws {
    let node = try Self.node("VStack { Text(\"a\"); Text(\"b\") }.\(modifiers).id(\"x\")")
    #expect(node.paint.effects == expected)
    #expect(node.kind.name == "VStack")
    let shape = try Self.node("Color.red.frame(width: 5, height: 5).\(modifiers).id(\"x\")")
    #expect(shape.paint.effects == expected)
    #expect(shape.kind.name == "frame")
  }

  @Test func layersKeepTheirOrder() throws {
    let node = try Self.node("ZStack { Color.red.zIndex(3).zIndex(2).id(\"x\"); Color.blue }")
    #expect(node.paint.zIndex == 2)
  }

  /// The steps of a pen in a path, and their end points.
  static let paths: [(String, String)] = [
    ("p.move(to: at(1, 2)); p.addLine(to: at(3, 4)); p.closeSubpath()", "M1,2 L3,4 Z"),
    ("p.addLine(to: at(3, 4)); p.addLine(to: at(5, 6))", "M3,4 L5,6"),
    ("p.addLines([at(1, 1), at(2, 2), at(3, 1)])", "M1,1 L2,2 L3,1"),
    ("for i in 0..<3 { p.addLine(to: at(Double(i), 5)) }", "M0,5 L1,5 L2,5"),
    ("p.addRect(CGRect(x: 1, y: 2, width: 3, height: 4))", "M1,2 L4,2 L4,6 L1,6 Z"),
    ("p.addEllipse(in: CGRect(x: 0, y: 0, width: 20, height: 10))", "M20,5 C10,10 C0,5 C10,0 C20,5 Z"),
    (
      "p.addRoundedRect(in: CGRect(x: 0, y: 0, width: 20, height: 10), cornerSize: CGSize(width: 2, height: 2))",
      "M2,0 L18,0 C20,2 L20,8 C18,10 L2,10 C0,8 L0,2 C2,0 Z"
    ),
    ("p.move(to: .zero); p.addQuadCurve(to: at(4, 0), control: at(2, 3))", "M0,0 Q4,0"),
    ("p.move(to: .zero); p.addCurve(to: at(4, 0), control1: at(1, 3), control2: at(3, 3))", "M0,0 C4,0"),
    // In SwiftUI's terms, `clockwise: false` looks clockwise: from the right end down.
    (
      "p.addArc(center: at(9, 9), radius: 5, startAngle: .zero, endAngle: .degrees(90), clockwise: false)",
      "M14,9 C9,14"
    ),
    (
      "p.addArc(center: at(9, 9), radius: 5, startAngle: .zero, endAngle: .degrees(90), clockwise: true)",
      "M14,9 C9,4 C4,9 C9,14"
    ),
    (
      "p.addArc(center: at(9, 9), radius: 5, startAngle: .degrees(0), endAngle: .degrees(360), clockwise: false)",
      "M14,9 C9,14 C4,9 C9,4 C14,9"
    ),
    ("p.addRelativeArc(center: at(9, 9), radius: 5, startAngle: .zero, delta: .degrees(-90))", "M14,9 C9,4"),
    ("p.move(to: .zero); p.addArc(tangent1End: at(9, 0), tangent2End: at(9, 9), radius: 4)", "M0,0 L5,0 C9,4"),
    ("p.addPath(Path(CGRect(x: 0, y: 0, width: 2, height: 2)))", "M0,0 L2,0 L2,2 L0,2 Z"),
    ("p.addPath(Circle().path(in: CGRect(x: 0, y: 0, width: 20, height: 10)))", "M15,5 C10,10 C5,5 C10,0 C15,5 Z"),
    // A segment after a closed subpath starts where that subpath began.
    (
      "p.move(to: at(1, 1)); p.addLine(to: at(2, 1)); p.closeSubpath(); p.addLine(to: at(1, 3))",
      "M1,1 L2,1 Z M1,1 L1,3"
    ),
  ]

  private static let at = "func at(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: x, y: y) }"

  /// `M1,2 L3,4 Z`: the kind and end point of each step.
  private func words(_ shape: Paint.Shape?) -> String? {
    guard case .path(let elements)? = shape else { return nil }
    func place(_ point: Point) -> String { [point.x, point.y].map { "\(Int($0.rounded()))" }.joined(separator: ",") }
    return elements.map { element in
      switch element {
      case .move(let point): "M\(place(point))"
      case .line(let point): "L\(place(point))"
      case .quadCurve(let point, _): "Q\(place(point))"
      case .curve(let point, _, _): "C\(place(point))"
      case .close: "Z"
      }
    }.joined(separator: " ")
  }

  private func shape(_ content: Paint.Content?) -> Paint.Shape? {
    guard case .shape(let shape, _)? = content else { return nil }
    return shape
  }

  @Test(arguments: paths) func pathsAreDrawn(_ steps: String, _ expected: String) throws {
    let content = try Self.node("Path { p in \(steps) }.stroke(.red).id(\"x\")", more: Self.at).paint.content
    #expect(words(shape(content)) == expected)
    guard case .shape(_, let layers)? = content else { return }
    #expect(layers == [.stroke(Self.red, StrokeStyle(lineWidth: 1))])
    // The same in one of the program's own shapes.
    let own =
      "\(Self.at)\nstruct Own: Shape { func path(in rect: CGRect) -> Path { var p = Path(); \(steps); return p } }"
    #expect(words(shape(try Self.node("Own().id(\"x\")", more: own).paint.content)) == expected)
  }

  private static let triangle = """
    struct Triangle: Shape {
      var tip = 0.5
      func path(in rect: CGRect) -> Path {
        Path { p in
          p.addLines([
            CGPoint(x: rect.width * tip, y: 0), CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: 0, y: rect.maxY),
          ])
          p.closeSubpath()
        }
      }
    }
    """

  /// The path of one of the program's own shapes is evaluated once its frame is known, and keeps its paint.
  @Test func shapesOfTheProgramsOwn() throws {
    let body = "VStack { Triangle(tip: 0.25).fill(.red).id(\"x\") }.frame(width: 20, height: 10)"
    let content = try Self.node(body, more: Self.triangle).paint.content
    #expect(words(shape(content)) == "M5,0 L20,10 L0,10 Z")
    guard case .shape(_, let layers)? = content else { return }
    #expect(layers == [.fill(Self.red)])
    let clip = "VStack { Color.red.clipShape(Triangle()).id(\"x\") }.frame(width: 20, height: 10)"
    let effects = try Self.node(clip, more: Self.triangle).paint.effects
    guard case .clip(let shape, _)? = effects.first else {
      Issue.record("\(effects)")
      return
    }
    #expect(words(shape) == "M10,0 L20,10 L0,10 Z")
  }

  /// The path of a shape derived from one of the program's own, in the remaining frame.
  @Test func shapesMadeOfOnesOwn() throws {
    let body = "VStack { Triangle().size(width: 8, height: 4).offset(x: 1).id(\"x\") }.frame(width: 20, height: 10)"
    guard
      case .placed(.placed(let inner, _, _, _), 1, 0, nil)? = shape(
        try Self.node(body, more: Self.triangle).paint.content)
    else {
      Issue.record("no moved shape")
      return
    }
    #expect(words(inner) == "M4,0 L8,4 L0,4 Z")
  }

  /// SwiftUI mirrors a shape's path in right-to-left layout, unless the shape declares that it is fixed.
  @Test(arguments: [
    ("", LayoutDirectionBehavior.mirrors), ("var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }", .fixed),
    ("var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }", .mirrors),
    (
      "let layoutDirectionBehavior = LayoutDirectionBehavior.mirrors(in: .leftToRight)",
      .mirrors(in: .leftToRight)
    ),
  ])
  func shapesSayWhereTheyAreMirrored(_ member: String, _ behavior: LayoutDirectionBehavior) throws {
    let text = "struct Own: Shape { \(member)\nfunc path(in rect: CGRect) -> Path { Path(rect) } }"
    let own = try Self.node("Own().trim(from: 0, to: 0.5).offset(x: 3).fill(.red).id(\"x\")", more: text)
    #expect(shape(own.paint.content)?.layoutDirectionBehavior == behavior)
  }

  static let behaviors: [(String, LayoutDirectionBehavior)] = [
    ("Circle().trim(from: 0, to: 0.3)", .fixed), ("RoundedRectangle(cornerRadius: 4).rotation(.degrees(9))", .fixed),
    ("Path(CGRect(x: 0, y: 0, width: 3, height: 2))", .mirrors),
    ("UnevenRoundedRectangle(topLeadingRadius: 8)", .mirrors), ("Capsule().scale(2)", .fixed),
  ]

  @Test(arguments: behaviors)
  func shapesOfSwiftUIKnowWhereTheyAreMirrored(_ source: String, _ behavior: LayoutDirectionBehavior) throws {
    #expect(shape(try Self.node("\(source).fill(.red).id(\"x\")").paint.content)?.layoutDirectionBehavior == behavior)
  }

  /// A shape whose path fails is drawn as a hint at its frame; the layout is the same.
  @Test func shapesThatFailHintAtTheirFrame() throws {
    let broken = "struct Broken: Shape { func path(in rect: CGRect) -> Path { [Path()][1] } }"
    let node = try Self.node("Broken().fill(.red).id(\"x\")", more: broken)
    #expect(node.paint.content == .unknownShape)
    #expect(node.frame == Rect(x: 0, y: 0, width: 100, height: 100))
  }

  /// The rows of a form are on a card: rounded at its start and end, with lines between rows.
  @Test func rowsLieOnCards() throws {
    let text = "struct ContentView: View { var body: some View { Form { Text(\"a\"); Text(\"b\"); Text(\"c\") } } }"
    var request = SceneRequest(stage: Size(width: 300, height: 300))
    request.traced = true
    let nodes = try #require(
      Program.compile([SourceText(name: "form.layout", text: text)]).scene(for: request).tree?.nodes)
    let list = try #require(nodes.first { !$0.paint.effects.isEmpty })
    #expect(list.paint.effects == [.clip(.rectangle)], "rows that do not fit are not seen")
    let rows = nodes.filter { !$0.paint.effects.isEmpty }.dropFirst()
    #expect(rows.map(\.frame) == [35, 79, 123].map { Rect(x: 16, y: $0, width: 268, height: 44) })
    let corners = rows.map { row -> [Double] in
      guard case .background(.rounded(let radii), _, _)? = row.paint.effects.first else { return [0, 0] }
      return [radii.topLeading, radii.bottomTrailing]
    }
    #expect(corners == [[10, 0], [0, 0], [0, 10]])
    #expect(rows.map(\.paint.effects.count) == [2, 2, 1])
  }

  /// Texts have the lines that they break into.
  @Test func textsBringTheirLines() throws {
    let node = try Self.node("Text(\"Hello, world\").foregroundStyle(.red).frame(width: 60).id(\"x\")")
    #expect(node.lines.isEmpty, "the frame has no lines, the text has")
    let text = try Self.node("VStack { Text(\"Hello, world\").foregroundStyle(.red).id(\"x\") }.frame(width: 60)")
    #expect(text.lines.map(\.string) == ["Hello,", "world"])
    #expect(text.lines.flatMap(\.pieces).map(\.fill) == [Self.red, Self.red])
  }

  /// `multilineTextAlignment` moves the shorter lines of a text, and no frame.
  @Test(arguments: [("leading", 0.0), ("center", 0.5), ("trailing", 1.0)])
  func linesStandAsTheTextAlignmentSays(_ alignment: String, _ share: Double) throws {
    let text = try Self.node("Text(\"Hi\\nHello, world\").multilineTextAlignment(.\(alignment)).id(\"x\")")
    let lines = text.lines
    let room = (lines.last?.width ?? 0) - (lines.first?.width ?? 0)
    #expect(lines.count == 2 && room > 20)
    #expect(abs((lines.first?.x ?? -1) - room * share) < 0.6)
    #expect(abs(lines.last?.x ?? -1) < 0.6)
  }

  /// Controls are drawn as plain shapes, with their labels in the current tint.
  @Test func buttonsShowTheirStyle() throws {
    func label(_ style: String, _ around: String = "") throws -> Paint.Content? {
      try Self.node("HStack { Button(action: {}) { Text(\"a\").id(\"x\") }.buttonStyle(\(style)); Spacer() }\(around)")
        .paint
        .content
    }
    #expect(try label(".bordered") == .text([.color(.accent)]))
    #expect(try label(".borderedProminent") == .text([.color(Color(white: 1))]))
    #expect(try label(".bordered", ".tint(.red)") == .text([Self.red]))
    #expect(try label(".plain") == .text([.primary]))
  }
}
