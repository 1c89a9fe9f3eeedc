import LayoutEngine
import Testing

/// Geometry readers, and bars in safe areas. Frames by hand from the rules.
@Suite struct GeometryReaderTests {
  private func reader(_ views: View...) -> View { View(rule: .geometryReader, children: views) }

  @Test func takesWhatItIsOfferedAndPutsItsContentInTheCorner() {
    let scene = Scene(
      100, 60, reader(box(30, 20).named("a"), color.named("b"), color.frame(50, nil).named("c")).padding(5).named("all")
    )
    #expect(scene["a"] == [5, 5, 30, 20])
    #expect(scene["b"] == [5, 5, 90, 50])
    #expect(scene["c"] == [5, 5, 50, 50])
  }

  @Test func withNothingProposedItIsTenLong() {
    let scene = Scene(100, 60, reader(box(30, 20).named("inside")).named("reader").fixedSize())
    #expect(scene["reader"] == [45, 25, 10, 10])
    #expect(scene["inside"] == [45, 25, 30, 20])
  }

  /// Lines and priorities inside of a reader have no effect outside.
  @Test func nothingInsideIsKnownOutside() {
    let inside = color.guide(.leading, at: 30).guide(.firstTextBaseline, at: 3).priority(1)
    let scene = Scene(
      100, 60, column(.leading, spacing: 0, reader(inside).named("reader"), color.named("color")))
    #expect(scene["reader"] == [0, 0, 100, 30])
    #expect(scene["color"] == [0, 30, 100, 30])
  }

  /// An empty reader takes space, unlike an empty stack.
  @Test func anEmptyReaderTakesRoomToo() {
    let scene = Scene(108, 60, row(reader().named("reader"), color.named("color")))
    #expect(scene["reader"] == [0, 0, 50, 60])
    #expect(scene["color"] == [58, 0, 50, 60])
  }

  @Test func theLeadingCornerIsRightInRightToLeft() {
    let scene = Scene(100, 60, reader(box(30, 20).named("a")).rightToLeft())
    #expect(scene["a"] == [70, 0, 30, 20])
  }
}

/// Bars at edges. Frames by hand from the rule: the bar gets the space that the content can spare, and the
/// content the rest.
@Suite struct SafeAreaInsetTests {
  private func inset(
    _ edge: Edge, alignment: AlignmentKey = .horizontalCenter, spacing: Double? = 8, _ content: View, _ bar: View
  )
    -> View
  {
    content.inside(.safeAreaInset(edge, alignment: alignment, spacing: spacing), and: bar)
  }

  @Test(arguments: [
    (Edge.bottom, [0.0, 0, 100, 152], [0.0, 160, 100, 40]), (.top, [0, 48, 100, 152], [0, 0, 100, 40]),
  ])
  func aBarTakesRoomAway(edge: Edge, content: [Double], bar: [Double]) {
    let scene = Scene(100, 200, inset(edge, color.named("content"), color.frame(nil, 40).named("bar")).named("all"))
    #expect(scene["all"] == [0, 0, 100, 200])
    #expect(scene["content"] == content)
    #expect(scene["bar"] == bar)
  }

  @Test func aBarAtTheSide() {
    let scene = Scene(
      100, 200, inset(.leading, alignment: .top, spacing: 0, color.named("content"), box(30, 40).named("bar")))
    #expect(scene["content"] == [30, 0, 70, 200])
    #expect(scene["bar"] == [0, 0, 30, 40])
  }

  @Test func aRigidContentKeepsItsSize() {
    let scene = Scene(
      100, 200,
      inset(.bottom, alignment: .trailing, box(60, 50).named("content"), box(20, 10).named("bar")).named("all"))
    #expect(scene["all"] == [20, 66, 60, 68])
    #expect(scene["content"] == [20, 66, 60, 50])
    #expect(scene["bar"] == [60, 124, 20, 10])
  }

  /// The gap equals that between the two views in a column.
  @Test func withoutSpacingTheNeighborsDecide() {
    let scene = Scene(100, 200, inset(.bottom, spacing: nil, box(60, 50).named("content"), box(20, 10).named("bar")))
    #expect(scene["bar"][1] == scene["content"][1] + 58)
    let words = Scene(100, 200, inset(.top, spacing: nil, box(60, 50).named("content"), text("One").named("bar")))
    let stacked = Scene(100, 200, column(text("One").named("bar"), box(60, 50).named("content")))
    #expect(words["content"][1] - words["bar"][1] == stacked["content"][1] - stacked["bar"][1])
  }

  /// A scroll view keeps the whole space; its content starts after the bar.
  @Test func aScrollViewKeepsItsFrame() {
    let scroll = box(50, 400).named("content").inside(.scroll(horizontal: false, vertical: true, insets: EdgeInsets()))
    let once = inset(.top, scroll.named("scroll").offset(0, 0), color.frame(nil, 40).named("top"))
    let scene = Scene(100, 200, inset(.bottom, spacing: 0, once, color.frame(nil, 30).named("bottom")))
    #expect(scene["scroll"] == [25, 0, 50, 200])
    #expect(scene["content"] == [25, 48, 50, 400])
    #expect(scene["top"] == [0, 0, 100, 40])
    #expect(scene["bottom"] == [0, 170, 100, 30])
  }

  @Test func linesStayInside() {
    let content = box(60, 50).guide(.leading, at: 30)
    let scene = Scene(
      100, 200,
      column(.leading, spacing: 0, inset(.bottom, content, box(60, 10)).named("all"), box(60, 10).named("box")))
    #expect(scene["all"][0] == scene["box"][0])
  }
}

/// Invalid numbers in lazy containers, scroll views, readers and insets: four finite numbers for every view,
/// and no trap.
@Suite struct LazyTotalityTests {
  @Test(arguments: TotalityTests.oddNumbers) func everyFrameIsFinite(_ n: Double) {
    let insets = EdgeInsets(top: n, leading: n, bottom: n, trailing: 3)
    let tracks = [
      GridTrack(.fixed(n), spacing: n), GridTrack(.flexible(minimum: n, maximum: n)),
      GridTrack(.adaptive(minimum: n, maximum: n), spacing: n),
      GridTrack(.adaptive(minimum: 0, maximum: n), spacing: 0),
    ]
    func views(_ builder: inout LayoutTreeBuilder) -> View {
      let odd = builder.addKey(.horizontal, name: "odd") { _ in n }
      let some = [color, box(5, 5).guide(odd, at: n), text("Words"), color.frame(FlexibleFrame(maxWidth: n))]
      let grids = tracks.indices.map { count in
        View(
          rule: .lazyGrid(
            LazyGrid(
              .vertical, tracks: Array(tracks[count...]), alignment: odd, spacing: n,
              roles: [1: .wholeLine, 900: .startsLine])),
          children: some)
      }
      let all =
        grids + [
          View(rule: .lazyStack(.vertical, alignment: odd, spacing: n), children: some),
          View(rule: .viewThatFits(horizontal: true, vertical: true), children: some.map { $0.frame(n, 10) }),
          View(rule: .geometryReader, children: some),
          color.inside(.scroll(horizontal: true, vertical: false, insets: insets)),
          color.inside(.safeAreaInset(.top, alignment: odd, spacing: n), and: box(5, 5)),
          color.inside(.safeAreaInset(.leading, alignment: odd, spacing: n), and: color),
        ]
      return layers(.center, row(all), column(all).fixedSize(), column(all).frame(FlexibleFrame(minHeight: n)))
    }
    for stage in [Size(width: 300, height: 200), Size(width: 0, height: 0)] {
      #expect(Scene(stage.width, stage.height) { views(&$0) }.isFinite)
    }
  }

  /// An adaptive track that would fit a billion times makes only as many tracks as there are cells.
  @Test func countlessTracks() {
    let track = GridTrack(.adaptive(minimum: 1e-9, maximum: .infinity), spacing: 0)
    let grid = LazyGrid(.vertical, tracks: [track], alignment: .leading)
    let scene = Scene(100, 100, View(rule: .lazyGrid(grid), children: [box(1, 1).named("a"), box(1, 1)]))
    #expect(scene.isFinite)
  }

  @Test func missingViewsAreNoted() {
    let scene = Scene(100, 100, row(View(rule: .scroll(horizontal: true, vertical: true, insets: EdgeInsets())), color))
    #expect(scene.noteKinds == [.wrongNumberOfChildren(0, taken: 1)])
    let bare = Scene(
      100, 100, color.named("a").inside(.safeAreaInset(.top, alignment: .horizontalCenter, spacing: nil)))
    #expect(bare.noteKinds == [.wrongNumberOfChildren(1, taken: 2)])
    #expect(bare["a"] == [0, 0, 100, 100])
  }
}
