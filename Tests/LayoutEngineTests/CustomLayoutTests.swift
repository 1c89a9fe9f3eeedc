import LayoutEngine
import Testing

/// A layout made of closures; its cache counts the queries.
private struct Rule: Layout {
  var size: (ProposedViewSize, LayoutSubviews) -> Size = { proposal, _ in
    Size(width: proposal.width ?? 10, height: proposal.height ?? 10)
  }
  var place: (Rect, LayoutSubviews) -> Void = { _, _ in }
  var line: ((AlignmentKey, Rect) -> Double?)?
  var wish: ((LayoutSubviews) -> ViewSpacing)?
  var stackAxis: Axis?

  func answersAlignment(_ axis: Axis) -> Bool { line != nil }
  var answersSpacing: Bool { wish != nil }
  func makeCache(subviews: LayoutSubviews) -> Int { 0 }
  func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Int) -> Size {
    cache += 1
    return size(proposal, subviews)
  }
  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Int) {
    place(bounds, subviews)
  }
  func explicitAlignment(
    of key: AlignmentKey, in bounds: Rect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Int
  ) -> Double? { line?(key, bounds) }
  func spacing(subviews: LayoutSubviews, cache: inout Int) -> ViewSpacing { wish?(subviews) ?? ViewSpacing() }
}

/// A column without gaps that keeps its subviews' sizes in its cache.
private struct Pile: Layout {
  func makeCache(subviews: LayoutSubviews) -> [Size] { subviews.map { $0.sizeThatFits(.unspecified) } }
  func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout [Size]) -> Size {
    Size(width: cache.map(\.width).max() ?? 0, height: cache.map(\.height).reduce(0, +))
  }
  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout [Size]) {
    var y = bounds.minY
    for (subview, size) in zip(subviews, cache) {
      subview.place(at: Point(x: bounds.minX, y: y), proposal: ProposedViewSize(size))
      y += size.height
    }
  }
}

private func custom(_ layout: any Layout, _ children: View...) -> View {
  View(rule: .custom(layout), children: children)
}

/// Custom layouts. Origin: SwiftUI's documentation of `Layout`.
@Suite struct CustomLayoutTests {
  @Test func sizesAndPlacesComeFromTheLayout() {
    let scene = Scene(100, 100, custom(Pile(), box(20, 10).named("a"), box(30, 20).named("b")).named("pile"))
    #expect(scene["pile"] == [35, 35, 30, 30])
    #expect(scene["a"] == [35, 35, 20, 10])
    #expect(scene["b"] == [35, 45, 30, 20])
    #expect(scene.noteKinds.isEmpty)
  }

  /// The anchor is relative to the subview's size for the proposal that it is placed with.
  @Test func anAnchorIsAPointOfTheSubview() {
    let rule = Rule(place: { bounds, subviews in
      for (subview, anchor) in zip(subviews, [UnitPoint(x: 1, y: 1), .center, .topLeading]) {
        subview.place(
          at: Point(x: bounds.midX, y: bounds.midY), anchor: anchor, proposal: ProposedViewSize(width: 20, height: 10))
      }
    })
    let scene = Scene(100, 60, custom(rule, color.named("a"), color.named("b"), box(4, 4).named("c")))
    #expect(scene["a"] == [30, 20, 20, 10])
    #expect(scene["b"] == [40, 25, 20, 10])
    #expect(scene["c"] == [50, 30, 4, 4])
  }

  @Test func subviewsThatNobodyPlacesAreCentered() {
    let scene = Scene(100, 60, custom(Rule(), box(20, 10).named("a"), color.named("b")))
    #expect(scene["a"] == [40, 25, 20, 10])
    #expect(scene["b"] == [0, 0, 100, 60])
  }

  /// The bounds are in the container's coordinates, so a position that ignores their origin is off by it.
  @Test func boundsHaveTheContainersOwnCorner() {
    let rule = Rule(
      size: { _, _ in Size(width: 20, height: 20) },
      place: { bounds, subviews in
        subviews[0].place(at: Point(x: bounds.minX + 1, y: bounds.minY + 2), proposal: .unspecified)
        subviews[1].place(at: Point(x: 1, y: 2), proposal: .unspecified)
      })
    let scene = Scene(100, 60, custom(rule, box(5, 5).named("a"), box(5, 5).named("b")).named("all"))
    #expect(scene["all"] == [40, 20, 20, 20])
    #expect(scene["a"] == [41, 22, 5, 5])
    #expect(scene["b"] == [1, 2, 5, 5])
  }

  @Test func placesAreMirrored() {
    let view = custom(Pile(), box(20, 10).named("a"), box(30, 20).named("b")).frame(80, nil, .leading)
    let scene = Scene(100, 100, view.rightToLeft())
    #expect(scene["a"] == [70, 35, 20, 10])
    #expect(scene["b"] == [60, 45, 30, 20])
  }

  // MARK: Subviews and proposals

  @Test func subviewsTellWhatTheyAre() {
    let rule = Rule(size: { _, subviews in
      #expect(subviews.map(\.priority) == [0, 2, -.infinity])
      #expect(subviews.map(\.index) == [0, 1, 2])
      #expect(subviews[0].spacing.distance(to: subviews[1].spacing, along: .vertical) == 8)
      #expect(subviews[1].spacing.distance(to: subviews[2].spacing, along: .horizontal) == 0)
      let dimensions = subviews[0].dimensions(in: ProposedViewSize(width: 50, height: nil))
      #expect(dimensions[.trailing] == 30 && dimensions.height == 10)
      #expect(subviews[2].sizeThatFits(ProposedViewSize(width: 50, height: nil)) == Size(width: 50, height: 8))
      return .zero
    })
    let guided = box(50, 10).guide(.trailing, at: 30)
    let scene = Scene(100, 100, custom(rule, guided, box(5, 5).priority(2), spacer()))
    #expect(scene.statistics.layoutsRun > 0)
    #expect(scene.noteKinds.isEmpty)
  }

  @Test(arguments: [Axis.horizontal, .vertical, nil]) func spacersGrowAlongItsStackAxis(_ axis: Axis?) {
    let rule = Rule(stackAxis: axis)
    let scene = Scene(60, 40, custom(rule, spacer().named("s")))
    #expect(scene["s"][2] == (axis == .vertical ? 0 : 60))
    #expect(scene["s"][3] == (axis == .horizontal ? 0 : 40))
  }

  // MARK: Lines and spacing

  /// Without a value of its own, a layout combines its subviews' custom lines: (4 + 10 + 8) / 2 = 11, from
  /// the positions of the subviews.
  @Test func customLinesAreCombined() {
    let scene = Scene(100, 100) { builder in
      let key = builder.addKey(.vertical, name: "Line") { _ in 0 }
      let pile = custom(
        Pile(), box(10, 10).guide(key, at: 4), box(10, 10).guide(key, at: 8), box(10, 1).guide(.bottom, at: 50))
      return View(
        rule: .stack(.horizontal, alignment: key, spacing: 0),
        children: [
          pile.named("pile"), box(5, 5).named("box"),
          row(.bottom, spacing: 0, pile.named("edge"), box(1, 1).named("dot")),
        ])
    }
    #expect(scene["box"][1] == scene["pile"][1] + 11)
    #expect(scene["dot"][1] + 1 == scene["edge"][1] + 21)
  }

  /// A layout's own value works for every line, but edges stop at the next container.
  @Test func aLayoutMayAnswerForLines() {
    let rule = Rule(
      size: { _, _ in Size(width: 30, height: 30) }, line: { key, bounds in key == .top ? bounds.height / 3 : nil })
    let scene = Scene(100, 100, row(.top, spacing: 0, custom(rule, box(1, 1)).named("a"), box(5, 5).named("b")))
    #expect(scene["b"][1] == scene["a"][1] + 10)
  }

  /// A layout's own spacing replaces that of its subviews; here it is zero on every edge except the top of a text.
  @Test func aLayoutMayAskForSpacing() {
    let close = Rule(size: { _, _ in Size(width: 10, height: 10) }, wish: { _ in .zero })
    let ordinary = Rule(size: { _, _ in Size(width: 10, height: 10) })
    func gap(_ rule: Rule) -> Double {
      let scene = Scene(100, 100, column(custom(rule, color).named("a"), column(spacing: 0, spacer(0)).named("b")))
      return scene["b"][1] - scene["a"][1] - 10
    }
    #expect(gap(close) == 0)
    // Both neighbors want no spacing, so only the layout's own spacing can move them together.
    let pair = Scene(100, 100, column(custom(close, color).named("a"), custom(close, color).named("b")).named("both"))
    #expect(pair["b"][1] - pair["a"][1] == 10)
    #expect(pair["both"][3] == 20)
    let scene = Scene(100, 100, row(custom(ordinary, color).named("a"), box(5, 5).named("b")))
    #expect(scene["b"][0] - scene["a"][0] - 10 == 8)
  }

  // MARK: Caches and cost

  /// One call returns both lengths, and no proposal is queried twice.
  @Test func everyProposalIsAskedOnce() {
    var asked: [ProposedViewSize] = []
    let rule = Rule(size: { proposal, _ in
      asked.append(proposal)
      return Size(width: proposal.width ?? 10, height: 10)
    })
    _ = Scene(200, 100, row(spacing: 0, custom(rule, color), color, color))
    #expect(asked.count == Set(asked).count)
    #expect(asked.count == 3)
  }

  @Test func theCacheIsMadeOnceAndKept() {
    var made = 0
    struct Counting: Layout {
      let make: () -> Void
      func makeCache(subviews: LayoutSubviews) -> [Int] {
        make()
        return []
      }
      func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout [Int]) -> Size {
        cache.append(cache.count)
        return Size(width: 10, height: 10)
      }
      func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout [Int]) {
        #expect(cache == Array(0..<3))
      }
    }
    _ = Scene(200, 100, row(spacing: 0, custom(Counting { made += 1 }, color), color, color))
    #expect(made == 1)
  }

  /// Nested layouts that forward their proposal, inside of stacks: the work for each level is bounded at any depth.
  @Test func nestedLayoutsTakeBoundedWork() {
    let handingOn = Rule(
      size: { proposal, subviews in subviews[0].sizeThatFits(proposal) },
      place: { bounds, subviews in
        subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
      })
    func runs(_ depth: Int) -> Int {
      let view = (1...depth).reduce(color) { inner, level in
        level % 2 == 0 ? row(color, custom(handingOn, inner)) : column(color, custom(handingOn, inner))
      }
      return Scene(3000, 4000, view).statistics.layoutsRun
    }
    #expect(runs(40) < 40 * 60)
    #expect(runs(40) - runs(30) <= 2 * (runs(30) - runs(20)))
  }

  // MARK: Totality

  @Test func anyAnswerGivesFrames() {
    for length in [Double.nan, .infinity, -.infinity, -50, 1e300] {
      let rule = Rule(
        size: { _, _ in Size(width: length, height: length) },
        place: { _, subviews in
          for subview in subviews {
            subview.place(
              at: Point(x: length, y: length), anchor: UnitPoint(x: length, y: length),
              proposal: ProposedViewSize(width: length, height: length))
          }
        })
      #expect(Scene(100, 100, row(custom(rule, color, text("a")), color)).isFinite, "\(length)")
    }
  }

  /// A layout without subviews is queried, too.
  @Test func emptyLayoutsAreAsked() {
    #expect(Scene(100, 100, custom(Rule()).named("a"))["a"] == [0, 0, 100, 100])
    #expect(Scene(100, 100, custom(Pile()).named("a"))["a"] == [50, 50, 0, 0])
  }

  /// Subviews that a layout passes to other code return 0, with a note.
  @Test func subviewsAnswerTheirLayoutOnly() {
    var kept: LayoutSubview?
    var seen: Size?
    let outer = Rule(size: { _, subviews in
      kept = subviews.first
      return subviews[0].sizeThatFits(.unspecified)
    })
    let inner = Rule(size: { _, _ in
      seen = kept?.sizeThatFits(.unspecified)
      return .zero
    })
    let scene = Scene(100, 100, custom(outer, custom(inner, color)))
    #expect(seen == .zero)
    #expect(scene.noteKinds.contains(.keptSubview))
  }
}
