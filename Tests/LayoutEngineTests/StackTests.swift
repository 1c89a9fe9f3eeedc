import LayoutEngine
import Testing

/// How a stack divides its space. Lengths by hand from the rule: least flexible first, equal shares of the
/// rest, higher priority first after reserving the minimums of the others.
@Suite struct StackTests {
  struct Sharing: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var room: Double
    var spacing: Double? = 0
    var children: @Sendable () -> [View]
    /// The x and width of each child.
    var spans: [[Double]]
  }

  static let sharings: [Sharing] = [
    Sharing(
      testDescription: "rigid first, wherever it stands", room: 300, children: { [color, box(50, 10), color] },
      spans: [[0, 125], [125, 50], [175, 125]]),
    Sharing(
      testDescription: "priority takes all above the minimums of the rest", room: 300,
      children: {
        [color.frame(FlexibleFrame(minWidth: 20)), color.frame(FlexibleFrame(minWidth: 20)).priority(1), box(60, 10)]
      }, spans: [[0, 20], [20, 220], [240, 60]]),
    Sharing(
      testDescription: "among endlessly flexible ones the larger minimum first", room: 120,
      children: { [color.frame(FlexibleFrame(minWidth: 20)), color.frame(FlexibleFrame(minWidth: 70)), color] },
      spans: [[0, 25], [25, 70], [95, 25]]),
    Sharing(
      testDescription: "what a capped child leaves is shared by the later ones", room: 200,
      children: {
        [color.frame(FlexibleFrame(maxWidth: 10)), color.frame(FlexibleFrame(maxWidth: 20)), color, color]
      }, spans: [[0, 10], [10, 20], [30, 85], [115, 85]]),
    Sharing(
      testDescription: "equal flexibility keeps the order of the source", room: 120,
      children: {
        [
          color.frame(FlexibleFrame(minWidth: 0, maxWidth: 50)), color.frame(FlexibleFrame(minWidth: 20, maxWidth: 70)),
          color.frame(FlexibleFrame(minWidth: 40, maxWidth: 90)),
        ]
      }, spans: [[0, 40], [40, 40], [80, 40]]),
    Sharing(
      testDescription: "offers never fall below nothing", room: 100, spacing: nil,
      children: { [box(70, 10), color, box(70, 10)] }, spans: [[-28, 70], [50, 0], [58, 70]]),
    Sharing(
      testDescription: "a spacer comes last, with its minimum held back", room: 300,
      children: { [box(250, 10), spacer(20), box(100, 10)] }, spans: [[-35, 250], [215, 20], [235, 100]]),
    Sharing(
      testDescription: "a spacer yields to a flexible view", room: 100, spacing: nil, children: { [color, spacer()] },
      spans: [[0, 92], [92, 8]]),
    Sharing(
      testDescription: "two spacers share", room: 100, spacing: nil,
      children: { [spacer(), box(20, 10), spacer()] }, spans: [[0, 40], [40, 20], [60, 40]]),
    Sharing(
      testDescription: "three levels of priority each hold back the minimums below", room: 100,
      children: {
        [
          color.frame(FlexibleFrame(minWidth: 10, maxWidth: 40)).priority(2),
          color.frame(FlexibleFrame(minWidth: 15, maxWidth: 50)).priority(1), color.frame(FlexibleFrame(minWidth: 25)),
        ]
      }, spans: [[0, 40], [40, 35], [75, 25]]),
    Sharing(
      testDescription: "negative spacing overlaps", room: 200, spacing: -10, children: { [box(40, 10), box(40, 10)] },
      spans: [[65, 40], [95, 40]]),
    Sharing(
      testDescription: "with no room at all, negative spacing still makes room", room: 0, spacing: -10,
      children: { [color, color] }, spans: [[0, 5], [-5, 5]]),
    Sharing(
      testDescription: "a nested row is as flexible as what is in it", room: 100, spacing: 0,
      children: { [row(spacing: 0, box(30, 10), spacer(0)), box(20, 10)] }, spans: [[0, 80], [80, 20]]),
  ]

  @Test(arguments: sharings) func sharesOut(_ sharing: Sharing) {
    let children = sharing.children()
    let names = children.indices.map { "\($0)" }
    let scene = Scene(sharing.room, 50, row(spacing: sharing.spacing, zip(children, names).map { $0.named($1) }))
    #expect(names.map { [scene[$0][0], scene[$0][2]] } == sharing.spans)
  }

  /// Origin: by hand; a row without a proposal proposes nil to each child, so that colors are 10 long.
  @Test func asksForIdealLengthsWithoutProposal() {
    let scene = Scene(200, 200, row(color.named("a"), color.named("b")).named("row").fixedSize())
    #expect(scene["row"] == [86, 95, 28, 10])
    #expect(scene["b"] == [104, 95, 10, 10])
  }

  /// Origin: the published algorithm repeats sizing with the stack's own cross length if none was proposed.
  @Test func placesWithItsOwnLengthAcross() {
    let scene = Scene(
      200, 200,
      column(color.frame(nil, 10).named("a"), box(70, 20), divider.named("line")).fixedSize(vertical: false))
    #expect(scene["a"][2] == 70)
    #expect(scene["line"][2] == 70)
  }

  // MARK: Across

  /// Origin: in the published algorithm, the union includes the common line at 0; a ZStack's union does not.
  @Test func crossExtentReachesToTheCommonLine() {
    let scene = Scene(
      200, 100,
      column(.leading, box(50, 10).guide(.leading, at: -20).named("a"), box(30, 10).guide(.leading, at: -10).named("b"))
        .named("column"))
    #expect(scene["column"][2] == 70)
    #expect([scene["a"][0], scene["b"][0]] == [85, 75])
  }

  /// Origin: recorded frames of SwiftUI, as in the rule on guides: ranges −100…0, 0…50 and −15…15 make 150.
  @Test func crossExtentIsTheUnionOfShiftedChildren() {
    let scene = Scene(
      200, 200,
      column(
        .leading, spacing: 4, box(100, 10).guide(.leading) { $0[.trailing] }.named("a"), box(50, 10).named("b"),
        box(30, 10).guide(.leading) { $0.width / 2 }.named("c")
      ).named("column"))
    #expect(scene["column"] == [25, 81, 150, 38])
    #expect(["a", "b", "c"].map { scene[$0][0] } == [25, 125, 110])
  }

  @Test func aGuideThatIsNoNumberCountsAsEndless() {
    let scene = Scene(100, 100, row(.top, box(10, 10).guide(.top) { _ in .nan }.named("a"), box(10, 10)))
    #expect(scene.oddNumbers.contains(.guide))
    #expect(scene.isFinite)
  }

  // MARK: Priorities

  /// Origin: the ruling on which modifiers forward a priority.
  @Test(arguments: [
    ("fixedSize", true), ("guide", true), ("overlay", true), ("background", true), ("offset", true),
    ("fixed frame", false), ("flexible frame", false), ("padding", false), ("aspectRatio", false), ("position", false),
  ])
  func priorityPasses(_ modifier: String, _ passes: Bool) {
    let high = color.priority(1)
    let modified =
      switch modifier {
      case "fixedSize": high.fixedSize(horizontal: false, vertical: false)
      case "guide": high.guide(.top, at: 4)
      case "overlay": high.overlay(box(4, 4))
      case "background": high.background(box(4, 4))
      case "offset": high.offset(0, 3)
      case "fixed frame": high.frame(nil, 50)
      case "flexible frame": high.frame(FlexibleFrame(maxWidth: .infinity))
      case "padding": high.padding(0)
      case "aspectRatio": high.aspectRatio(0.5, .fill)
      default: high.position(0, 0)
      }
    let scene = Scene(
      100, 50, row(spacing: 0, modified.named("a"), color.frame(FlexibleFrame(minWidth: 30)).named("b")))
    // An equal share leaves the other view 50 or more; the higher priority leaves its minimum.
    #expect((scene["b"][2] == 30) == passes)
  }

  @Test func emptyStacksAreNothing() {
    let scene = Scene(100, 50, row(box(20, 20), row([]).named("empty"), box(20, 20).named("b")))
    #expect(scene["empty"] == [50, 25, 0, 0])
    #expect(scene["b"][0] == 50)
  }

  // MARK: Spacers and dividers

  @Test func spacersAndDividersLookAtTheNearestStack() {
    let scene = Scene(
      100, 60,
      column(
        spacing: 0, row(spacing: 0, divider.named("upright"), spacer(5).padding(0).named("along")).frame(nil, 20),
        divider.named("level"), layers(.center, spacer().named("both")),
        layers(.center, divider.named("layer"))))
    #expect(scene["upright"][2...] == [0.5, 20])
    #expect(scene["along"][2...] == [99.5, 0])
    #expect(scene["level"][2...] == [100, 0.5])
    #expect(scene["both"][2...] == [100, 39])
    #expect(scene["layer"][2...] == [100, 0.5])
  }

  /// Origin: the design; several roots form a column.
  @Test func severalRootsStandInAColumn() {
    var builder = LayoutTreeBuilder()
    let first = builder.add(.image(size: Size(width: 20, height: 10), isResizable: false))
    let second = builder.add(.divider)
    let result = builder.finish().layout(in: Size(width: 100, height: 50), scale: 1)
    #expect(result.frame(of: first) == Rect(x: 40, y: 15.5, width: 20, height: 10))
    #expect(result.frame(of: second) == Rect(x: 0, y: 33.5, width: 100, height: 1))
  }
}
