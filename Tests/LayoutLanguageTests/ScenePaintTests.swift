import Diagnostics
import LayoutEngine
import LayoutLanguage
import Testing

/// What the source says of colours, shapes and effects arrives at the nodes of a traced scene.
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
    ("scaleEffect(2)", [.scale(x: 2, y: 2, anchor: half)]),
    ("scaleEffect(x: 2, y: 0.5)", [.scale(x: 2, y: 0.5, anchor: half)]),
    ("background(.thinMaterial)", [.background(.rectangle, .material(thickness: 0.3))]),
    ("background(.red, in: Capsule())", [.background(.capsule, red)]),
    ("opacity(0.5).border(.red).clipped()", [.opacity(0.5), .border(red, width: 1), .clip(.rectangle)]),
  ]

  /// Innermost first, on the view itself: no node comes with them.
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

  /// A shape whose path is not run hints at its frame.
  @Test func shapesOfTheProgramsOwn() throws {
    let triangle = "struct Triangle: Shape { func path(in rect: CGRect) -> Path { Path() } }"
    let content = try Self.node("Triangle().fill(.red).id(\"x\")", more: triangle).paint.content
    #expect(content == .shape(.rectangle, [.fill(.color(Color.primary.opacity(0.2)))]))
  }

  /// Texts come with the lines that they are broken into.
  @Test func textsBringTheirLines() throws {
    let node = try Self.node("Text(\"Hello, world\").foregroundStyle(.red).frame(width: 60).id(\"x\")")
    #expect(node.lines.isEmpty, "the frame has no lines, the text has")
    let text = try Self.node("VStack { Text(\"Hello, world\").foregroundStyle(.red).id(\"x\") }.frame(width: 60)")
    #expect(text.lines.map(\.string) == ["Hello,", "world"])
    #expect(text.lines.flatMap(\.pieces).map(\.fill) == [Self.red, Self.red])
  }

  /// Controls are drawn in plain forms, and their labels in the tint around them.
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
