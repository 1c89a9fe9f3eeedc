import LayoutEngine
import Testing

/// How alignment lines pass through modifiers and containers. Frames by hand from the rules on explicit and
/// default values.
@Suite struct GuideTests {
  let marked = box(40, 20).named("a").guide(.leading, at: -20)

  // MARK: Guides through modifiers

  @Test func aGuideMovesTheViewInsideItsFrame() {
    let scene = Scene(
      200, 100, column(.leading, marked.frame(100, nil, .leading).named("frame"), box(50, 10).named("b")))
    #expect(scene["a"][0] == 70)
    #expect([scene["frame"][0], scene["b"][0]] == [50, 50])
  }

  @Test func aGuideLeaksOutOfACenteredFrame() {
    let scene = Scene(200, 100, column(.leading, marked.frame(100, nil).named("frame"), box(50, 10).named("b")))
    #expect([scene["frame"][0], scene["a"][0], scene["b"][0]] == [50, 80, 60])
  }

  @Test func aGuideAfterTheFrameMovesTheFrame() {
    let framed = box(40, 20).frame(100, nil).guide(.leading, at: -20).named("frame")
    let scene = Scene(200, 100, column(.leading, framed, box(50, 10).named("b")))
    #expect([scene["frame"][0], scene["b"][0]] == [60, 40])
  }

  @Test func paddingMovesAGuide() {
    let scene = Scene(
      200, 100, column(.leading, box(40, 20).guide(.leading, at: 5).padding(10).named("padded"), box(50, 10).named("b"))
    )
    #expect([scene["padded"][0], scene["b"][0]] == [67.5, 82.5])
    let plain = Scene(200, 100, column(.leading, box(40, 20).padding(10).named("padded"), box(50, 10).named("b")))
    #expect(plain["padded"][0] == plain["b"][0])
  }

  /// A box of `height` next to a text, aligned by first baseline: their tops meet exactly if the text's
  /// baseline is there.
  @Test(arguments: [
    ("plain", 16.0), ("padded", 24), ("framed", 35.75), ("moved", 16), ("covered", 16), ("fixed", 16), ("ratio", 16),
  ])
  func baselinesTravel(_ modifier: String, _ baseline: Double) {
    let words = text("Words")
    let modified =
      switch modifier {
      case "padded": words.padding(EdgeInsets(top: 8))
      case "framed": words.frame(nil, 60)
      case "moved": words.offset(0, 10)
      case "covered": words.overlay(box(5, 50).guide(.firstTextBaseline, at: 3))
      case "fixed": words.fixedSize()
      case "ratio": words.aspectRatio(nil)
      default: words
      }
    let scene = Scene(300, 100, row(.firstTextBaseline, modified.named("text"), box(10, baseline).named("box")))
    #expect(scene["text"][1] == scene["box"][1])
  }

  @Test func positionMovesAGuide() {
    let positioned = box(20, 20).guide(.top, at: 5).position(30, 40).named("area")
    let scene = Scene(100, 100, row(.top, positioned, box(10, 10).named("b")))
    // The box is at 30 … 50 of the area, its line at 35.
    #expect(scene["b"][1] - scene["area"][1] == 35)
  }

  // MARK: Precedence

  @Test func theOutermostGuideWinsAndSeesTheInner() {
    let stacked = box(20, 30).guide(.top) { $0[.top] + 10 }.guide(.top) { $0[.top] + 5 }
    let scene = Scene(100, 100, row(.top, stacked.named("a"), box(20, 20).named("b")))
    #expect(scene["b"][1] - scene["a"][1] == 15)
  }

  @Test func aClosureSeesTheContentNotItself() {
    final class Seen { var values: [Double?] = [] }
    let seen = Seen()
    let view = box(40, 20).guide(.bottom, at: 12).guide(.top) { d in
      seen.values = [d.width, d.height, d[.bottom], d[explicit: .bottom], d[.top], d[explicit: .top], d[.trailing]]
      return 0
    }
    _ = Scene(100, 100, row(.top, view, box(20, 20)))
    #expect(seen.values == [40, 20, 12, 12, 0, nil, 40])
  }

  @Test func theOffsetOfAViewIsNotSeen() {
    let view = box(40, 20).offset(7, 9).guide(.top) { $0[.bottom] + $0[.leading] }
    let scene = Scene(100, 100, row(.top, view.named("a"), box(20, 20).named("b")))
    #expect(scene["b"][1] - scene["a"][1] == 20)
  }

  // MARK: Guides through containers

  /// The position of a line: the y of an empty overlay that is aligned to it.
  func height(of line: (inout LayoutTreeBuilder) -> (AlignmentKey, View)) -> Double {
    let scene = Scene(300, 300) { builder in
      let (key, view) = line(&builder)
      return view.named("view").overlay(
        Alignment(horizontal: .leading, vertical: key), box(0, 0).guide(key, at: 0).named("probe"))
    }
    return scene["probe"][1] - scene["view"][1]
  }

  /// Origin: the rule's worked example: the mean of 10 and 28 + 20 is 29.
  @Test func aCustomLineIsTheMeanOfTheExplicitValues() {
    let both = height { builder in
      let key = builder.addKey(.vertical, name: "mid") { $0.height }
      return (key, column(spacing: 8, box(20, 20).guide(key, at: 10), box(20, 40).guide(key, at: 20)))
    }
    #expect(both == 29)
    let one = height { builder in
      let key = builder.addKey(.vertical, name: "mid") { $0.height }
      return (key, column(spacing: 8, box(20, 20).guide(key, at: 10), box(20, 40)))
    }
    #expect(one == 10)
    let none = height { builder in
      let key = builder.addKey(.vertical, name: "mid") { $0.height }
      return (key, column(spacing: 8, box(20, 20), box(20, 40)))
    }
    #expect(none == 68)
  }

  @Test func meansOfMeans() {
    let line = height { builder in
      let key = builder.addKey(.vertical, name: "mid") { $0.height / 2 }
      let inner = row(.top, spacing: 0, box(10, 10).guide(key, at: 0), box(10, 20).guide(key, at: 20))
      return (key, column(spacing: 0, inner, box(10, 10).guide(key, at: 5)))
    }
    #expect(line == 17.5)
  }

  /// Origin: the ruling; the first baseline is the topmost, the last the bottommost, of the children with
  /// explicit ones.
  @Test func baselinesOfSeveral() {
    let boxes = { (key: AlignmentKey) in
      column(spacing: 0, box(20, 20), box(20, 20).guide(key, at: 15), box(20, 20).guide(key, at: 5))
    }
    #expect(height { _ in (.firstTextBaseline, boxes(.firstTextBaseline)) } == 35)
    #expect(height { _ in (.lastTextBaseline, boxes(.lastTextBaseline)) } == 45)
    #expect(height { _ in (.firstTextBaseline, column(spacing: 0, box(20, 20), box(20, 20))) } == 40)
  }

  /// Origin: the rule; origins of placed layers count, here 0 and 10.
  @Test func layersCombineLikeStacks() {
    let line = height { builder in
      let key = builder.addKey(.vertical, name: "mid") { $0.height / 2 }
      return (key, layers(.center, box(40, 40).guide(key, at: 10), box(20, 20).guide(key, at: 10)))
    }
    #expect(line == 15)
  }

  @Test(arguments: [AlignmentKey.top, .verticalCenter, .bottom])
  func edgesAndCentersStayInside(_ key: AlignmentKey) {
    for inside in [row(box(20, 20).guide(key, at: 3)), layers(.center, box(20, 20).guide(key, at: 3))] {
      let scene = Scene(100, 100, row(key, inside.named("inside"), box(20, 20).named("b")))
      #expect(scene["inside"][1] == scene["b"][1])
    }
  }

  @Test func aGuideInARowDoesNotMoveTheRowInAColumn() {
    let scene = Scene(
      200, 100,
      column(.trailing, row(box(20, 20), box(20, 20).guide(.trailing, at: 90)).named("row"), box(60, 10).named("b")))
    #expect(scene["row"][0] + scene["row"][2] == scene["b"][0] + scene["b"][2])
  }

  @Test func onlyThePrimaryViewOfAnOverlayCounts() {
    let line = height { builder in
      let key = builder.addKey(.vertical, name: "mid") { $0.height / 2 }
      return (key, box(20, 20).guide(key, at: 5).overlay(color.guide(key, at: 17)))
    }
    #expect(line == 5)
  }

  // MARK: Defaults

  @Test func aDefaultMayReadOtherLinesAndTheirValues() {
    let scene = Scene(100, 100) { builder in
      let foot = builder.addKey(.vertical, name: "foot") { $0[.bottom] - 1 }
      let shelf = builder.addKey(.vertical, name: "shelf") { $0[foot] - 1 }
      return row(shelf, box(20, 30).guide(.bottom, at: 12).named("a"), box(20, 20).named("b"))
    }
    // Lines at 10 and 18.
    #expect(scene["a"][1] - scene["b"][1] == 8)
  }

  @Test func linesThatAskForThemselvesEnd() {
    let scene = Scene(100, 100) { builder in
      let first = AlignmentKeyBox()
      let a = builder.addKey(.vertical, name: "a") { d in first.key.map { d[$0] + 1 } ?? 0 }
      let b = builder.addKey(.vertical, name: "b") { $0[a] + $0[a] }
      first.key = b
      return row(a, box(20, 20).named("a"), box(20, 30).frame(nil, 50, Alignment(horizontal: .leading, vertical: a)))
    }
    #expect(scene.noteKinds.contains(.selfReference(key: "a")))
    #expect(scene["a"][3] == 20)
  }

  final class AlignmentKeyBox { var key: AlignmentKey? }

  /// Without this rule, stored dimensions would let a view query the view around it.
  @Test func keptDimensionsAnswerNothing() {
    final class Kept { var dimensions: ViewDimensions? }
    let kept = Kept()
    let inner = color.guide(.firstTextBaseline) { _ in kept.dimensions?.width ?? 3 }
    let outer = row(.top, inner, color).guide(.top) { d in
      kept.dimensions = d
      return d[.firstTextBaseline] + 5
    }
    let scene = Scene(100, 100, row(.top, outer.named("outer"), box(10, 10).named("b")))
    #expect(scene["b"][1] - scene["outer"][1] == 5)
    #expect(scene.noteKinds.contains(.keptDimensions))
    #expect(kept.dimensions?.width == 0)
  }

  // MARK: Laziness

  @Test func aGuideThatNobodyAsksForNeverRuns() {
    let asked = Scene(200, 100, column(.leading, marked, box(50, 10)))
    #expect(asked.statistics.guidesRun > 0)
    for key in [AlignmentKey.trailing, .horizontalCenter, .top, .firstTextBaseline] {
      let scene = Scene(200, 100, column(.leading, box(40, 20).guide(key, at: 5), box(50, 10)))
      #expect(scene.statistics.guidesRun == 0)
    }
  }

  @Test func aGuideRunsOnceForAProposal() {
    // One row, sized and placed with the same proposal: one run, however many lines read it.
    let scene = Scene(
      200, 100, row(.top, box(40, 20).guide(.top, at: 4).guide(.top) { $0[.top] + $0[.top] }, box(10, 10)))
    #expect(scene.statistics.guidesRun == 2)
  }

  /// The column is measured without a proposal, and places the square with the column's width, so the guide
  /// runs for the placed square. Origin: sizes and lines follow from the proposal that a view is placed with.
  @Test func aGuideReadsTheViewAsItIsPlaced() {
    let square = color.guide(.horizontalCenter, isPure: true) { $0.height / 2 }.aspectRatio(nil).named("square")
    let scene = Scene(320, 240, column(spacing: 4, color.padding(5).named("wide"), square).fixedSize())
    #expect(scene["wide"] == [150, 103, 20, 20])
    #expect(scene["square"] == [150, 127, 20, 20])
  }
}
