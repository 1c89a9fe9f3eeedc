import LayoutEngine
import Testing

/// The guides that each kind of container asks for. Origin: by hand, from the rules of each container.
@Suite struct GuideTraceContainerTests {
  typealias Traced = GuideTraceTests.Traced

  private func traced(_ view: @escaping (inout LayoutTreeBuilder) -> View) -> Traced {
    GuideTraceTests.traced(100, 100, view)
  }

  @Test func aLazyStackAsksItselfAndItsChildren() {
    let traced = traced { _ in
      View(
        rule: .lazyStack(.vertical, alignment: .trailing, spacing: 0),
        children: [image(20, 10).guide(.trailing, at: 15).named("guided"), image(30, 10).named("plain")]
      ).named("stack")
    }
    // As wide as proposed, 100; its line is its own trailing edge.
    #expect(
      traced.asks(.trailing) == [
        "stack itself 100.0 default at 100.0", "stack guided 15.0 set by guided at 100.0",
        "stack plain 30.0 default at 100.0",
      ])
  }

  @Test func aLazyGridAsksForTheLinesOfItsTracks() {
    let traced = traced { _ in
      let grid = LazyGrid(
        .vertical,
        tracks: [
          GridTrack(.fixed(40), spacing: 0, alignment: .bottomTrailing), GridTrack(.fixed(40), spacing: 0),
        ], alignment: .leading)
      return View(
        rule: .lazyGrid(grid),
        children: [image(10, 10).guide(.bottom, at: 4).named("first"), image(20, 20).named("second")]
      ).named("grid")
    }
    // Two tracks of 40 at the grid's leading edge, its line 20 high around the middle of the stage.
    #expect(traced.asks(.leading) == ["grid itself 0.0 default at 0.0", "grid second 0.0 default at 40.0"])
    #expect(traced.asks(.trailing) == ["grid first 10.0 default at 40.0"])
    #expect(traced.asks(.bottom) == ["grid first 4.0 set by first at 60.0"])
    #expect(traced.asks(.verticalCenter) == ["grid second 10.0 default at 50.0"])
  }

  @Test func columnsAndRowsOfAGridAskForTheirLines() {
    let traced = traced { _ in
      var trailing = GridCell()
      trailing.columnAlignment = .trailing
      var anchored = GridCell()
      anchored.anchor = UnitPoint(x: 1, y: 1)
      return View(
        rule: .grid(.topLeading, horizontalSpacing: 0, verticalSpacing: 0),
        children: [
          View(
            rule: .gridRow(.bottom),
            children: [
              image(10, 10).guide(.bottom, at: 7).named("guided").inside(.gridCell(trailing)).named("a"),
              image(20, 20).named("b"),
            ]
          ).named("first row"),
          View(
            rule: .gridRow(nil),
            children: [image(30, 10).named("c"), image(5, 5).inside(.gridCell(anchored)).named("d")]
          ).named("second row"),
          image(50, 10).named("wide"),
        ]
      ).named("grid")
    }
    // Columns of 30 and 20, rows of 20, 10 and 10: 50 × 40 in the middle, from 25, 30. The last cell uses its anchor.
    #expect(traced.asks(.trailing) == ["grid a 10.0 default at 55.0", "grid c 30.0 default at 55.0"])
    #expect(traced.asks(.leading) == ["grid b 0.0 default at 55.0", "grid wide 0.0 default at 25.0"])
    #expect(
      traced.asks(.bottom) == ["first row a 7.0 set by guided at 50.0", "first row b 20.0 default at 50.0"])
    #expect(traced.asks(.top) == ["second row c 0.0 default at 50.0", "grid wide 0.0 default at 60.0"])
  }

  @Test func aGridCombinesWhatItsCellsSay() throws {
    var key: AlignmentKey?
    let traced = traced { builder in
      let eyes = builder.addKey(.vertical, name: "eyes") { $0.height }
      key = eyes
      let cells = [image(10, 20).guide(eyes, at: 4).named("a"), image(10, 20).guide(eyes, at: 8).named("b")]
      let grid = View(
        rule: .grid(.topLeading, horizontalSpacing: 0, verticalSpacing: 0),
        children: [View(rule: .gridRow(nil), children: cells)])
      return row(eyes, spacing: 0, grid.named("grid"), image(5, 30).named("box")).named("row")
    }
    let asks = traced.asks(try #require(key))
    #expect(asks.first?.hasPrefix("row grid 6.0 mean in grid of a 4.0 set by a, b 8.0 set by b at") == true, "\(asks)")
  }

  @Test func anInsetAsksItsContentAndItsBar() {
    let traced = traced { _ in
      color.guide(.leading, at: 10).named("content").inside(
        .safeAreaInset(.bottom, alignment: .leading, spacing: 0), and: image(20, 10).named("bar")
      ).named("inset")
    }
    #expect(
      traced.asks(.leading) == ["inset content 10.0 set by content at 10.0", "inset bar 0.0 default at 10.0"])
  }

  @Test func aViewThatFitsHandsOnTheLineOfTheViewShown() {
    let traced = traced { _ in
      row(
        .top, spacing: 0,
        View(
          rule: .viewThatFits(horizontal: true, vertical: true),
          children: [image(200, 10).guide(.top, at: 1).named("large"), image(20, 10).guide(.top, at: 3).named("small")]
        ).named("choice"), image(5, 5).named("box")
      ).named("row")
    }
    #expect(traced.asks(.top).first == "row choice 3.0 set by small at 48.0")
  }

  /// The trace includes the queries of a custom layout, and marks its own values.
  @Test func aHandWrittenLayoutAsksAndAnswers() {
    let traced = traced { _ in
      row(
        .firstTextBaseline, spacing: 0,
        View(
          rule: .custom(Hanging(baseline: 6)),
          children: [image(10, 10).guide(.top, at: 2).named("a"), image(10, 20).named("b")]
        ).named("hanging"), image(5, 5).named("box")
      ).named("row")
    }
    // 40 high, from 30 to 70: the subviews' lines are in the middle, the layout's own 6 from its top.
    #expect(traced.asks(.top) == ["hanging a 2.0 set by a at 50.0", "hanging b 0.0 default at 50.0"])
    #expect(traced.asks(.firstTextBaseline).first == "row hanging 6.0 decided by hanging at 36.0")
    #expect(traced.outcomes == ["a: used, 2.0 for 0.0"])
  }

  @Test func symbolsHaveBaselinesOfTheirOwn() {
    let picture = SymbolCatalogue.picture(named: "star", font: .style(.body), at: .large, scale: 1)
    let traced = traced { _ in
      row(.firstTextBaseline, text("A").named("text"), View(rule: .symbol(picture)).named("star")).named("row")
    }
    #expect(traced.asks(.firstTextBaseline).last?.contains("baseline of star") == true)
  }

  @Test func rightToLeftCellsAreAskedFromTheRight() {
    let traced = traced { _ in
      View(
        rule: .grid(.topLeading, horizontalSpacing: 0, verticalSpacing: 0),
        children: [
          View(rule: .gridRow(nil), children: [image(40, 10).named("a")]),
          View(rule: .gridRow(nil), children: [image(10, 10).guide(.leading, at: 4).named("b")]),
        ]
      ).named("grid").rightToLeft()
    }
    #expect(traced.asks(.leading) == ["grid a 0.0 default at 70.0", "grid b 4.0 set by b at 70.0"])
  }

  @Test func proposalsAndParentsAreTheLayouts() {
    var builder = LayoutTreeBuilder()
    builder.open(.padding(EdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 10)))
    builder.open(.viewThatFits(horizontal: true, vertical: false))
    builder.add(.image(size: Size(width: 200, height: 1), isResizable: false))
    builder.add(.shape)
    builder.close()
    builder.close()
    let layout = builder.finish().tracedLayout(in: Size(width: 100, height: 60))
    #expect(layout.parents == [nil, 0, 1, 1])
    #expect(layout.proposal(to: 0) == ProposedViewSize(width: 100, height: 60))
    #expect(layout.proposal(to: 1) == ProposedViewSize(width: 80, height: 60))
    #expect(layout.proposal(to: 2) == nil)
    #expect(layout.proposal(to: 3) == ProposedViewSize(width: 80, height: 60))
    #expect(layout.proposal(to: 4) == nil)
    #expect(layout.proposal(to: -1) == nil)
  }
}

/// Subviews side by side, aligned by their tops; it sets its own first baseline.
struct Hanging: Layout {
  let baseline: Double

  func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) -> Size {
    Size(width: 40, height: 40)
  }

  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) {
    for (index, subview) in subviews.enumerated() {
      let line = subview.dimensions(in: .unspecified)[.top]
      let place = Point(x: bounds.minX + Double(index) * 20, y: bounds.midY - line)
      subview.place(at: place, anchor: UnitPoint(x: 0, y: 0), proposal: .unspecified)
    }
  }

  func answersAlignment(_ axis: Axis) -> Bool { axis == .vertical }

  func explicitAlignment(
    of key: AlignmentKey, in bounds: Rect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) -> Double? {
    key == .firstTextBaseline ? baseline : nil
  }
}
