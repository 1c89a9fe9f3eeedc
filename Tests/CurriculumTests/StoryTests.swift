import Diagnostics
import LayoutLanguage
import LayoutProgram
import Testing

@testable import Curriculum
@testable import LayoutEngine

/// Tests for the stories of containers; every number was computed by hand.
@Suite struct StoryTests {
  private func story(
    _ body: String, of node: Int = 0, in stage: Size = Size(width: 100, height: 120), more: String = "",
    speaking language: Language = .english
  ) throws -> ContainerStory? {
    let source = SourceText(
      name: "a", text: "struct ContentView: View { var body: some View {\n\(body)\n} }\n\(more)")
    var request = SceneRequest(stage: stage)
    request.traced = true
    request.guidesOf = [node]
    let scene = try Program.compile([source]).scene(for: request)
    return ContainerStory(of: node, in: scene, sources: [source], speaking: language)
  }

  private func words(
    _ body: String, of node: Int = 0, in stage: Size = Size(width: 100, height: 120), more: String = "",
    speaking language: Language = .english
  ) throws -> [String] {
    try #require(try story(body, of: node, in: stage, more: more, speaking: language)).steps.map(\.words)
  }

  private static let column = """
    VStack(spacing: 8) {
      Text("Hi")
      Color.red.accessibilityIdentifier("red")
      Color.blue.accessibilityIdentifier("blue")
    }
    """

  /// “Hi” is 16 × 20.5 in the body font; 104 remain without the gaps, and 83.5 without the text.
  @Test func theLeastFlexibleComesFirst() throws {
    #expect(
      try words(Self.column) == [
        "VStack on line 2 is offered 100 × 120.",
        "Between its 3 views are 2 gaps of 8 points, so 104 of 120 points of height are left to share.",
        "The least flexible view is served first: “Hi” (20.5), red (0 to ∞), blue (0 to ∞).",
        "“Hi” is offered 34.67 points of height, one of 3 equal shares of the 104 left, and takes 16 × 20.5.",
        "red is offered 41.75 points of height, one of 2 equal shares of the 83.5 left, and takes 100 × 41.75.",
        "blue is offered 41.75 points of height, all that is left, and takes 100 × 41.75.",
        "Asked for .center (horizontal), “Hi” answers 8, red and blue 50 (default: its middle).",
        "The views reach 50 points before their common line and 50 after it, so VStack on line 2 is 100 wide.",
        """
        Every view moves onto the line; VStack on line 2 is 100 × 120, with 104 of views and 16 of gaps in its \
        height, and lies at 0,0.
        """,
      ])
  }

  @Test func theSameIsSaidInGerman() throws {
    #expect(
      try words(Self.column, speaking: .german) == [
        "VStack in Zeile 2 bekommt 100 × 120 angeboten.",
        "Zwischen den 3 Ansichten sind 2 Abstände von 8 Punkten; also sind 104 von 120 Punkten Höhe zu teilen.",
        "Die am wenigsten flexible Ansicht kommt zuerst dran: „Hi“ (20,5), red (0 bis ∞), blue (0 bis ∞).",
        """
        „Hi“ bekommt 34,67 Punkte Höhe angeboten, einen von 3 gleichen Teilen der übrigen 104, und nimmt 16 × 20,5.
        """,
        """
        red bekommt 41,75 Punkte Höhe angeboten, einen von 2 gleichen Teilen der übrigen 83,5, und nimmt 100 × 41,75.
        """,
        "blue bekommt 41,75 Punkte Höhe angeboten, alles, was übrig ist, und nimmt 100 × 41,75.",
        "Nach .center (waagerecht) gefragt, antwortet „Hi“ 8, red und blue 50 (Standard: die Mitte).",
        """
        Die Ansichten reichen 50 Punkte vor ihre gemeinsame Linie und 50 dahinter; darum ist VStack in Zeile 2 100 breit.
        """,
        """
        Jede Ansicht rückt auf die Linie; VStack in Zeile 2 ist 100 × 120, davon 104 Ansichten und 16 Abstände in der \
        Höhe, und liegt bei 0,0.
        """,
      ])
  }

  /// 200 − 20 = 180 to share; 20 are reserved when `b` takes 40 of 160; 140 remain for `a` and the spacer's 8.
  @Test func prioritiesAndSpacersAreSaid() throws {
    let words = try words(
      """
      HStack(alignment: .top, spacing: 10) {
        Color.red.frame(minWidth: 12).accessibilityIdentifier("a")
        Spacer()
        Color.green.frame(maxWidth: 40).layoutPriority(1).accessibilityIdentifier("b")
      }
      """, in: Size(width: 200, height: 50))
    #expect(
      words[2...5] == [
        """
        The highest priority is served first, and of equal ones the least flexible view: b (priority 1, 0 to 40), \
        a (priority 0, 12 to ∞), Spacer on line 4 (last of all, 8 to ∞).
        """,
        """
        b is offered 160 points of width, all that is left besides the 20 held back for lower priorities, and takes \
        40 × 50.
        """,
        """
        a is offered 132 points of width, all that is left besides the 8 held back for spacers, and takes 132 × 50.
        """,
        "Spacer on line 4 is offered 8 points of width, all that is left, and takes 8 × 0.",
      ])
  }

  /// The guide is 30 in a view of 20, so the other one, 40 wide, starts 30 further right; together they are 70 wide.
  @Test func guidesOfTheSourceAreSaidWithTheirLine() throws {
    let story = try #require(
      try story(
        """
        VStack(alignment: .leading, spacing: 0) {
          Color.red.frame(width: 20, height: 10).alignmentGuide(.leading) { d in d.width + 10 }
          Color.blue.frame(width: 40, height: 10)
        }
        """))
    #expect(
      story.steps.map(\.words).suffix(4) == [
        "Asked for .leading, Color on line 3 answers 30 (set on line 3: d.width + 10).",
        "Asked for .leading, Color on line 4 answers 0 (default: its leading edge).",
        "The views reach 30 points before their common line and 40 after it, so VStack on line 2 is 70 wide.",
        "Every view moves onto the line; VStack on line 2 is 70 × 20 and lies at 15,50.",
      ])
    // At first both are at the leading edge: the blue one 30 before its final position.
    let (red, blue) = (story.views[0], story.views[1])
    let before = story.steps[story.steps.count - 2]
    #expect(before.shown == [red: Point(x: 0, y: 0), blue: Point(x: -30, y: 0)])
    #expect(before.marks.map(\.position) == [45, 15])
    #expect(before.lines.map(\.position) == [45] && !before.isLinedUp)
    let last = try #require(story.steps.last)
    #expect(last.shown == [red: .zero, blue: .zero])
    #expect(last.marks.map(\.position) == [45, 45] && last.isLinedUp)
  }

  @Test func viewsComeOneAfterTheOther() throws {
    let steps = try #require(try story(Self.column)).steps
    #expect(steps.map(\.shown.count) == [0, 0, 0, 1, 2, 3, 3, 3, 3])
    #expect(steps.map(\.marks.count) == [0, 0, 0, 0, 0, 0, 3, 3, 3])
    #expect(steps.map(\.lines.count) == [0, 0, 0, 0, 0, 0, 0, 1, 1])
  }

  @Test func withoutAProposalEveryViewChooses() throws {
    let body = "VStack(spacing: 4) {\nColor.red.frame(height: 30)\nColor.blue\n}.fixedSize()"
    let words = try words(body, of: 1)
    #expect(
      words.contains(
        "Between its two views is a gap of 4 points, and no height is proposed, so there is nothing to share."))
    #expect(words.contains("Color on line 4 may choose its height and takes 10 × 10."))
    let german = try self.words(body, of: 1, speaking: .german)
    #expect(
      german.contains(
        "Zwischen den beiden Ansichten ist ein Abstand von 4 Punkten; eine Höhe ist nicht vorgegeben, also ist nichts zu teilen."
      ))
    #expect(german.contains("Color in Zeile 4 darf die Höhe selbst wählen und nimmt 10 × 10."))
  }

  @Test func endlessRoomIsNotShared() {
    let size = Size(width: 10, height: 20.5)
    let sentence = StorySentence.hasNoLimit("red", .horizontal, isEndless: true, takes: size)
    #expect(sentence.english == "red is offered endless width and takes 10 × 20.5.")
    #expect(sentence.german == "red bekommt Breite ohne Ende angeboten und nimmt 10 × 20,5.")
    let gaps = StorySentence.gaps(
      SharedRoom(
        axis: .vertical, proposed: .infinity, gaps: [4, 0, 8], gapReasons: [.layout, .spacer, .standard], spacing: 12,
        servings: []))
    #expect(
      gaps.english
        == "Between its 4 views are gaps of 4 (a custom layout asks for it), 0 (a Spacer adds no gap) and 8 (the default gap) "
        + "points, and the height is endless, so there is nothing to share.")
    #expect(
      gaps.german
        == "Zwischen den 4 Ansichten sind Abstände von 4 (ein eigenes Layout will es so), 0 (neben einem Spacer ist kein "
        + "Abstand) und 8 (der Standardabstand) Punkten; die Höhe hat kein Ende, also ist nichts zu teilen.")
  }

  @Test func equalViewsAreServedInOrder() throws {
    let words = try words("HStack(spacing: 0) {\nColor.red\nColor.blue\n}")
    #expect(words[1] == "There are no gaps between its two views, so 100 of 100 points of width are left to share.")
    #expect(
      words[2] == """
        All views are equally flexible and are served in source order: Color on line 3 (0 to ∞), Color on \
        line 4 (0 to ∞).
        """)
  }

  /// A frame asks for guides, too: its center is at 5 of 10, in the middle of the stage.
  @Test func framesAreTold() throws {
    #expect(
      try words("Color.red.frame(width: 20, height: 10).frame(width: 60, alignment: .leading)") == [
        "frame on line 2 is offered 100 × 120.", "Color on line 2 is offered 60 × 120 and takes 20 × 10.",
        "Asked for .leading, the frame itself and Color on line 2 answer 0 (default: its leading edge).",
        "Asked for .center (vertical), the frame itself and Color on line 2 answer 5 (default: its middle).",
        "The .leading lines meet at x = 20.", "The .center (vertical) lines meet at y = 60.",
        "The view has its place; frame on line 2 is 60 × 10 and lies at 20,55.",
      ])
  }

  /// The circle's point 10, 10 is on the corner of 60 × 40: 10 stick out at the top and at the right.
  @Test func layersAreToldInBothLanguages() throws {
    let body = """
      ZStack(alignment: .topTrailing) {
        Color.red.frame(width: 60, height: 40)
        Circle().frame(width: 20, height: 20).alignmentGuide(.top) { _ in 10 }.alignmentGuide(.trailing) { _ in 10 }
      }
      """
    #expect(
      try words(body).suffix(7) == [
        "Asked for .trailing, Color on line 3 answers 60 (default: its trailing edge).",
        "Asked for .trailing, Circle on line 4 answers 10 (set on line 4: 10).",
        "Asked for .top, Color on line 3 answers 0 (default: its top edge).",
        "Asked for .top, Circle on line 4 answers 10 (set on line 4: 10).",
        "The views reach 60 points before their common line and 10 after it, so ZStack on line 2 is 70 wide.",
        "The views reach 10 points before their common line and 40 after it, so ZStack on line 2 is 50 tall.",
        "Every view has its place; ZStack on line 2 is 70 × 50 and lies at 15,35.",
      ])
    let german = try words(body, speaking: .german)
    #expect(
      german.prefix(3) == [
        "ZStack in Zeile 2 bekommt 100 × 120 angeboten.",
        "Die Ansichten bestimmen, wie groß ZStack in Zeile 2 ist, 70 × 50, und bekommen am Ende diese Größe angeboten.",
        "Color in Zeile 3 bekommt 70 × 50 angeboten und nimmt 60 × 40.",
      ])
    #expect(german.last == "Jede Ansicht hat ihren Platz; ZStack in Zeile 2 ist 70 × 50 und liegt bei 15,35.")
  }

  /// A grid's rows ask for guides in its place: they are 30 high, so that the text's center is 15 below the top.
  @Test func gridsAreToldWithTheirRows() throws {
    let words = try words(
      """
      Grid(alignment: .leading, horizontalSpacing: 10, verticalSpacing: 10) {
        GridRow { Text("Hi"); Color.red.frame(width: 40, height: 30) }
        GridRow { Color.blue.frame(width: 20, height: 10) }
      }
      """)
    #expect(
      words.suffix(5) == [
        "Asked for .leading, “Hi”, Color on line 3 and Color on line 4 answer 0 (default: its leading edge).",
        "Asked for .center (vertical), “Hi” answers 10.25, Color on line 3 15, Color on line 4 5 (default: its middle).",
        "The .leading lines meet at x = 15.", "The .center (vertical) lines meet at y = 50.",
        "Every view has its place; Grid on line 2 is 70 × 50 and lies at 15,35.",
      ])
  }

  @Test func aViewAroundNoOtherHasNoStory() throws {
    #expect(try story("Color.red") == nil)
    #expect(try story("ViewThatFits { Color.red.frame(width: 999); Color.blue }", of: 1) == nil)
    #expect(try story("Color.red", of: 7) == nil)
  }

  /// The rest of very many views shares one step.
  @Test func manyViewsAreNotToldOneByOne() throws {
    let words = try words("VStack(spacing: 0) { ForEach(0..<60, id: \\.self) { _ in Color.red } }")
    #expect(words.count < 40)
    #expect(words.contains("The other 36 are laid out in the same way."))
  }
}
