import Diagnostics
import LayoutEngine
import LayoutLanguage
import LayoutProgram
import Testing

/// The tree of a scene: the kind and source of each view and modifier, and the outcome of its guides.
@Suite struct SceneTreeTests {
  /// A traced scene with its nodes as text.
  struct Traced {
    let source: SourceText
    let scene: Scene
    let tree: SceneTree

    init(_ body: String, more: String = "", direction: LayoutDirection = .leftToRight) throws {
      let text = "struct ContentView: View { var body: some View {\n\(body)\n} }\n\(more)"
      source = SourceText(name: "tree.layout", text: text)
      var request = SceneRequest(stage: Size(width: 100, height: 100), layoutDirection: direction)
      request.assets = ["owl": Size(width: 20, height: 10)]
      request.traced = true
      scene = try Program.compile([source]).scene(for: request)
      tree = try #require(scene.tree)
    }

    /// The text of a range.
    func text(_ range: Diagnostics.SourceRange?) -> String {
      guard let range, range.upper <= source.bytes.count else { return "nowhere" }
      return String(decoding: source.bytes[range.lower..<range.upper], as: UTF8.self)
    }

    /// `parent kind: text` for each node.
    var nodes: [String] {
      tree.nodes.map { node in
        let parent = node.parent.map { "\($0) " } ?? ""
        return "\(parent)\(node.kind.name)\(node.isImplied ? " (implied)" : ""): \(text(node.range))"
      }
    }

    /// `guide: outcome`, with the ranges of the call's parts.
    var guides: [String] {
      tree.guides.map { guide in
        "\(tree.name(of: guide.guide.key)) \(text(guide.keyRange)) \(text(guide.bodyRange)): \(words(guide.guide.outcome))"
      }
    }

    private func words(_ outcome: GuideTrace.Outcome) -> String {
      switch outcome {
      case .used: "used"
      case .consulted(by: let outer): "consulted by \(name(outer))"
      case .overridden(by: let outer): "overridden by \(name(outer))"
      case .neverAsked(.otherKey(let asker, _)): "\(name(asker.container)) asks \(tree.name(of: asker.key))"
      case .neverAsked(.wrongAxis(let asker)): "\(name(asker.container)) asks across \(tree.name(of: asker.key))"
      case .neverAsked(.stopped(let stop, let asker)):
        "\(name(asker.container)) asks \(tree.name(of: asker.key)) of \(name(stop))"
      case .neverAsked(.hidden(in: let cover, from: let asker)):
        "hidden in \(name(cover)) from \(name(asker?.container))"
      case .neverAsked(let reason): "\(reason)"
      }
    }

    private func name(_ node: Int?) -> String { node.map { "\($0) \(tree.nodes[$0].kind.name)" } ?? "nobody" }
  }

  // MARK: Ranges

  @Test func everyNodeKnowsItsText() throws {
    let traced = try Traced(
      """
      HStack(spacing: 4) {
        Text("Hi").font(.title).padding(4)
        Color.red.frame(width: 10, height: 10)
        Circle().fill(Color.blue).aspectRatio(1, contentMode: .fit)
        Image("owl")
      }
      .offset(x: 1)
      """)
    #expect(
      traced.nodes == [
        "offset: .offset(x: 1)",
        "0 HStack: " + traced.text(traced.tree.nodes[1].range),
        "1 padding: .padding(4)", "2 Text: Text(\"Hi\")",
        "1 frame: .frame(width: 10, height: 10)", "4 Shape: Color.red",
        "1 aspectRatio: .aspectRatio(1, contentMode: .fit)", "6 Circle: Circle()",
        "1 Image: Image(\"owl\")",
      ])
    #expect(traced.text(traced.tree.nodes[1].range).hasPrefix("HStack(spacing: 4) {"))
    #expect(traced.text(traced.tree.nodes[1].range).hasSuffix("Image(\"owl\")\n}"))
    #expect(
      traced.tree.nodes.map { traced.text($0.nameRange) } == [
        "offset", "HStack", "padding", "Text", "frame", "Color", "aspectRatio", "Circle", "Image",
      ])
    #expect(traced.tree.nodes.allSatisfy { $0.enclosingType == "ContentView" })
    #expect(traced.tree.nodes[3].kind == .text("Hi"))
    #expect(traced.tree.nodes[8].kind == .image("owl"))
  }

  @Test func guidesKnowTheirParts() throws {
    let traced = try Traced(
      """
      VStack(alignment: .leading) {
        Color.red.alignmentGuide(.leading) { d in d[.trailing] - 4 }
        Color.blue.alignmentGuide(HorizontalAlignment.leading, computeValue: { _ in -20 })
        Color.green.alignmentGuide(.leading, computeValue: third)
      }
      """, more: "func third(_ d: ViewDimensions) -> CGFloat { 3 }")
    #expect(
      traced.guides == [
        ".leading .leading d[.trailing] - 4: used", ".leading HorizontalAlignment.leading -20: used",
        ".leading .leading third: used",
      ])
    #expect(
      traced.tree.guides.map { traced.text($0.closureRange) }
        == ["{ d in d[.trailing] - 4 }", "{ _ in -20 }", "third"])
    #expect(
      traced.text(traced.tree.nodes[1].range) == ".alignmentGuide(.leading) { d in d[.trailing] - 4 }")
    #expect(traced.tree.guides.map(\.guide.value) == [96, -20, 3])
    #expect(traced.tree.guides.map(\.guide.standardValue) == [0, 0, 0])
  }

  /// The source of a view type is the origin of its views, wherever and however often it is used.
  @Test func viewsOfAnotherTypePointIntoIt() throws {
    let traced = try Traced(
      "VStack { ForEach(0..<2) { n in Card(n: n).padding(1) } }",
      more: """
        struct Card: View { let n: Int; var body: some View { Text("\\(n)").card() } }
        extension View { func card() -> some View { frame(width: 30) } }
        """)
    #expect(
      traced.nodes.dropFirst() == [
        "0 padding: .padding(1)", "1 frame: frame(width: 30)", "2 Text: Text(\"\\(n)\")",
        "0 padding: .padding(1)", "4 frame: frame(width: 30)", "5 Text: Text(\"\\(n)\")",
      ])
    #expect(traced.tree.nodes.map(\.isRepeated) == [false] + Array(repeating: true, count: 6))
    #expect(
      traced.tree.nodes[0...3].map(\.enclosingType) == ["ContentView", "ContentView", "View", "Card"])
    #expect(traced.tree.nodes.compactMap { if case .text(let words) = $0.kind { words } else { nil } } == ["0", "1"])
  }

  /// Nodes that are not in the source are marked as implied, and have the range of their control.
  @Test func partsOfControlsAreImplied() throws {
    let traced = try Traced(
      """
      VStack(alignment: .leading) {
        Label("Save", image: "owl")
        Button("Go") {}.padding(2)
        Color.red.overlay { Color.blue; Image("owl") }
      }
      """)
    #expect(
      traced.nodes.dropFirst() == [
        "0 HStack (implied): Label(\"Save\", image: \"owl\")", "1 Image (implied): Label(\"Save\", image: \"owl\")",
        "1 Text (implied): Label(\"Save\", image: \"owl\")",
        "0 padding: .padding(2)", "4 spacing (implied): Button(\"Go\") {}", "5 Text (implied): Button(\"Go\") {}",
        "0 overlay: .overlay { Color.blue; Image(\"owl\") }", "7 Shape: Color.red",
        "7 ZStack (implied): .overlay { Color.blue; Image(\"owl\") }", "9 Shape: Color.blue",
        "9 Image: Image(\"owl\")",
      ])
  }

  @Test func namesAreThoseOfTheViews() throws {
    let traced = try Traced(
      "VStack { Text(\"A\").id(\"a\"); Color.red.frame(width: 4).accessibilityIdentifier(\"b\"); Image(\"owl\") }.id(\"c\")"
    )
    #expect(traced.tree.nodes.map(\.names) == [["c"], ["a"], ["b"], [], ["Image:owl"]])
    for view in traced.scene.views {
      let node = try #require(traced.tree.nodes.first { $0.names.contains(view.name) })
      #expect(node.frame == view.frame)
    }
  }

  // MARK: Keys and elided stacks

  static let keys = """
    extension VerticalAlignment {
      private enum Eyes: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height / 2 } }
      static let unused = VerticalAlignment(Unused.self)
      static let eyes = VerticalAlignment(Eyes.self)
      static let again = VerticalAlignment(Eyes.self)
    }
    enum Unused: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { 0 } }
    enum Nameless: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { 0 } }
    extension HorizontalAlignment { static var edge: HorizontalAlignment { HorizontalAlignment(Unused.self) } }
    """

  @Test func linesHaveTheNamesThatALearnerWrites() throws {
    let traced = try Traced(
      """
      HStack(alignment: .eyes) {
        Color.red.alignmentGuide(.eyes) { _ in 3 }
        Color.red.alignmentGuide(VerticalAlignment(Nameless.self)) { _ in 3 }
      }
      """, more: Self.keys)
    #expect(traced.guides.first == ".eyes .eyes 3: used")
    #expect(
      traced.guides.last == "Nameless VerticalAlignment(Nameless.self) 3: 0 HStack asks .eyes")
    let parameters = traced.tree.nodes[0].kind.parameters(traced.tree.name)
    #expect(parameters.map { "\($0.key): \($0.value.compact)" } == ["alignment: \".eyes\""])
    let vertical = traced.tree.keys.filter { $0.key.axis == .vertical }
    #expect(Set(vertical.map(\.name)) == [".eyes", ".unused", "Nameless"])
    #expect(vertical.first { $0.name == ".eyes" }?.identifier == "VerticalAlignment.Eyes")
    #expect(Set(vertical.map { traced.text($0.range) }) == ["Eyes", "Unused", "Nameless"])
    #expect(traced.tree.keys.filter { $0.key.axis == .horizontal }.map(\.name).contains(".edge"))
  }

  @Test func stacksAroundOneViewAreMentioned() throws {
    let traced = try Traced(
      "ZStack { HStack(alignment: .top) { Color.red.padding(3) }; VStack { ForEach(0..<1) { _ in Color.blue } } }")
    #expect(traced.tree.elided.map { "\($0.kind.name) is \($0.node)" } == ["HStack is 1"])
    #expect(traced.tree.elided.map { traced.text($0.range) } == ["HStack(alignment: .top) { Color.red.padding(3) }"])
    #expect(traced.tree.elided.first?.kind == .stack(.horizontal, alignment: .top, spacing: nil))
    #expect(traced.nodes[1] == "0 padding: .padding(3)")
  }

  // MARK: Trees inside readers

  @Test func whatIsInAReaderFollowsIt() throws {
    let traced = try Traced(
      """
      VStack(spacing: 0) {
        Color.red.frame(height: 20)
        GeometryReader { g in
          HStack(alignment: .top) { Text("A"); Color.blue.alignmentGuide(.top) { d in 5 } }
          GeometryReader { _ in Text("B").alignmentGuide(.leading) { _ in 1 } }
        }
        .frame(height: 60)
        Color.green
      }
      """)
    #expect(
      traced.tree.nodes.map { "\($0.parent.map { "\($0) " } ?? "")\($0.kind.name)" } == [
        "VStack", "0 frame", "1 Shape", "0 frame", "3 GeometryReader", "4 HStack", "5 Text", "5 alignmentGuide",
        "7 Shape", "4 GeometryReader", "9 alignmentGuide", "10 Text", "0 Shape",
      ])
    #expect(traced.guides == [".top .top 5: used", ".leading .leading 1: hidden in 9 GeometryReader from nobody"])
    // The reader starts 20 down, and its row is 65 high at most: the line is 5 below the text's top.
    let asks = traced.tree.asks.filter { $0.container == 5 }
    #expect(asks.map(\.child) == [6, 7])
    #expect(asks.map(\.line) == [25, 25])
    #expect(asks.last?.origin == .explicit(guide: 7))
    #expect(traced.tree.nodes[4].frame == Rect(x: 0, y: 20, width: 100, height: 60))
    #expect(traced.tree.nodes[9].frame == Rect(x: 0, y: 20, width: 100, height: 60))
    #expect(traced.tree.nodes[5].proposal == ProposedViewSize(width: 100, height: 60))
  }

  /// Containers around a reader ask the reader; the guides inside of it do not reach them.
  @Test(
    arguments: [
      (
        "HStack(alignment: .eyes) { GeometryReader { _ in Text(\"A\").alignmentGuide(.eyes) { _ in 1 } }; Color.red }",
        "hidden in 1 GeometryReader from 0 HStack"
      ),
      (
        "HStack(alignment: .eyes) { GeometryReader { _ in HStack { Text(\"A\").alignmentGuide(.eyes) { _ in 1 }; Color.red } }; Color.red }",
        "hidden in 1 GeometryReader from 0 HStack"
      ),
      (
        "VStack(alignment: .eyes) { GeometryReader { _ in GeometryReader { _ in Color.red.alignmentGuide(.eyes) { _ in 1 } } }; Color.red }"
          .replacing("VStack", with: "HStack"), "hidden in 2 GeometryReader from 0 HStack"
      ),
      (
        "VStack { GeometryReader { _ in HStack { Text(\"A\").alignmentGuide(.eyes) { _ in 1 }; Color.red } }; Color.red }",
        "2 HStack asks .center"
      ),
    ])
  func readersHideGuides(_ body: String, _ outcome: String) throws {
    #expect(try Traced(body, more: Self.keys).guides.first == ".eyes .eyes 1: \(outcome)")
  }

  @Test func rowsOfAGridAreShown() throws {
    let traced = try Traced("Grid { GridRow(alignment: .bottom) { Color.red; Color.blue.gridCellColumns(2) } }")
    #expect(traced.tree.nodes.map(\.isShown) == [true, true, true, true, true])
    #expect(traced.nodes[1].hasPrefix("0 GridRow: GridRow(alignment: .bottom) {"))
    #expect(traced.nodes[3] == "1 gridCell: .gridCellColumns(2)")
    #expect(traced.tree.nodes[1].frame == Rect(x: 0, y: 0, width: 100, height: 100))
  }

  // MARK: Frequent questions

  @Test(
    arguments: [
      (
        "HStack { Color.red.alignmentGuide(.leading) { _ in 4 }; Color.blue }",
        ".leading .leading 4: 0 HStack asks across .center"
      ),
      (
        "VStack(alignment: .trailing) { Color.red.alignmentGuide(.leading) { _ in 4 }; Color.blue }",
        ".leading .leading 4: 0 VStack asks .trailing"
      ),
      (
        "VStack(alignment: .trailing) { HStack { Color.red.alignmentGuide(.trailing) { _ in 4 }; Color.blue }; Color.red }",
        ".trailing .trailing 4: 0 VStack asks .trailing of 1 HStack"
      ),
      (
        "VStack(alignment: .trailing) { Color.red.overlay { HStack { Color.blue.alignmentGuide(.trailing) { _ in 4 }; Color.red } }; Color.red }",
        ".trailing .trailing 4: hidden in 1 overlay from 0 VStack"
      ),
      (
        "LazyVGrid(columns: [GridItem(.fixed(20), alignment: .topTrailing)]) { Color.red.alignmentGuide(.leading) { _ in 4 } }",
        ".leading .leading 4: 0 LazyVGrid asks .trailing"
      ),
      (
        "Grid(alignment: .topLeading) { GridRow { Color.red.alignmentGuide(.bottom) { _ in 4 }; Color.blue } }",
        ".bottom .bottom 4: 1 GridRow asks .top"
      ),
      (
        "ScrollView { VStack(alignment: .leading) { Color.red.alignmentGuide(.leading) { _ in 4 }; Color.blue } }",
        ".leading .leading 4: used"
      ),
      (
        "VStack { Color.red.alignmentGuide(.leading) { _ in 4 } }", ".leading .leading 4: alone"
      ),
      (
        "VStack(alignment: .leading) { Color.red.alignmentGuide(.leading) { _ in 4 }.alignmentGuide(.leading) { d in d[.leading] + 1 }; Color.blue }",
        ".leading .leading 4: consulted by 1 alignmentGuide"
      ),
    ])
  func guidesThatDoNothing(_ body: String, _ guide: String) throws {
    #expect(try Traced(body).guides.last == guide)
  }

  @Test func aLineThatTravelsIsMissedByWhoeverAsksAlongItsAxis() throws {
    let traced = try Traced(
      """
      HStack(alignment: .bottom) {
        VStack(alignment: .leading) { Color.red.alignmentGuide(.eyes) { _ in 4 }; Color.blue }
        Color.green
      }
      """, more: Self.keys)
    #expect(traced.guides == [".eyes .eyes 4: 0 HStack asks .bottom"])
  }

  // MARK: Directions and failures

  @Test func rightToLeftIsSeenFromTheRight() throws {
    let body = """
      VStack(alignment: .leading) {
        Color.red.frame(width: 40, height: 10).alignmentGuide(.leading) { _ in 10 }
        Color.blue.frame(width: 20, height: 10)
      }
      """
    let forwards = try Traced(body)
    let backwards = try Traced(body, direction: .rightToLeft)
    #expect(forwards.tree.asks.filter { $0.container == 0 }.map(\.line) == [40, 40])
    #expect(backwards.tree.asks.filter { $0.container == 0 }.map(\.line) == [60, 60])
    #expect(backwards.tree.nodes.allSatisfy { $0.layoutDirection == .rightToLeft })
    #expect(forwards.guides == backwards.guides)
  }

  /// Untraced, a scene has no tree; traced, it has the same frames.
  @Test func tracingChangesNothing() throws {
    let text = """
      struct ContentView: View { var body: some View { VStack {
        Text("A").id("a"); GeometryReader { _ in Text("B").id("b") }; Image("owl").alignmentGuide(.leading) { _ in 3 }
      } } }
      """
    let program = try Program.compile([SourceText(name: "a.layout", text: text)])
    var request = SceneRequest(stage: Size(width: 100, height: 100))
    let plain = try program.scene(for: request)
    request.traced = true
    let traced = try program.scene(for: request)
    #expect(plain.tree == nil)
    #expect(traced.tree != nil)
    #expect(plain.views.map(\.frame) == traced.views.map(\.frame))
    #expect(plain.views.map(\.range) == traced.views.map(\.range))
    #expect(plain.warnings == traced.warnings)
  }

  /// Only the trace queries a view's value without its guide; a failure of that query is no error.
  @Test func aClosureThatOnlyTheTraceRunsMayFail() throws {
    let traced = try Traced(
      """
      VStack(alignment: .leading) {
        Color.red.alignmentGuide(.leading) { _ in [1.0][1] }.alignmentGuide(.leading) { _ in 2 }
        Color.blue
      }
      """)
    #expect(traced.guides.first == ".leading .leading 2: used")
    #expect(traced.guides.last == ".leading .leading [1.0][1]: overridden by 1 alignmentGuide")
    #expect(traced.tree.guides.map(\.guide.standardValue) == [nil, nil])
  }

  /// A failing query does not affect the standard values of other guides, before or after it.
  @Test func aClosureThatFailsInTheTraceLeavesTheOthers() throws {
    let traced = try Traced(
      """
      VStack(alignment: .leading) {
        Color.red.frame(width: 10).alignmentGuide(.leading) { $0[.trailing] }
        Color.green.alignmentGuide(.leading) { _ in [1.0][1] }.alignmentGuide(.leading) { _ in 2 }
        HStack { Color.blue }.frame(width: 20, alignment: .trailing).alignmentGuide(.trailing) { _ in 4 }
          .alignmentGuide(.leading) { $0[.trailing] }
      }
      """)
    let standards = traced.tree.guides.map { [$0.guide.value, $0.guide.standardValue] }
    #expect(standards == [[10, 0], [2, nil], [nil, nil], [4, 0], [4, 20]])
  }
}
