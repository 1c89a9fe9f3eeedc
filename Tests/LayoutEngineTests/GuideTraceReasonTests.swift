import LayoutEngine
import Testing

/// The reasons why no container asked for a guide. Origin: by hand.
@Suite struct GuideTraceReasonTests {
  /// A tree with a custom line along y, and the outcome of its guides.
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var outcomes: [String]
    var view: @Sendable (AlignmentKey) -> View

    init(_ description: String, _ outcomes: String..., view: @escaping @Sendable (AlignmentKey) -> View) {
      testDescription = description
      self.outcomes = outcomes
      self.view = view
    }
  }

  private static func guided(_ key: AlignmentKey) -> View { image(10, 10).guide(key, at: 3).named("guided") }
  private static var other: View { image(20, 20) }

  static let cases: [Case] = [
    Case("a leading guide in a row", "guided: wrong axis, row asks center y") { _ in
      row(guided(.leading), other).named("row")
    },
    Case("a top guide in a column", "guided: wrong axis, column asks trailing") { _ in
      column(.trailing, guided(.top), other).named("column")
    },
    Case("a lazy column", "guided: wrong axis, lazy asks leading") { _ in
      View(rule: .lazyStack(.vertical, alignment: .leading, spacing: nil), children: [guided(.top)]).named("lazy")
    },
    Case("leading in a trailing column", "guided: other key, column asks trailing") { _ in
      column(.trailing, guided(.leading), other).named("column")
    },
    Case("a built-in guide in a row of a custom line", "guided: other key, row asks custom") { eyes in
      row(eyes, guided(.top), other).named("row")
    },
    Case("layers by another corner", "guided: other key, layers asks trailing") { _ in
      layers(.topTrailing, guided(.leading), other).named("layers")
    },
    Case("a badge by another corner", "guided: other key, overlay asks top") { _ in
      other.overlay(.topTrailing, guided(.bottom)).named("overlay")
    },
    Case("leading, stopped at a row", "guided: stopped at row, column asks leading") { _ in
      column(.leading, row(guided(.leading), other).named("row"), other).named("column")
    },
    Case("stopped below a padding", "guided: stopped at row, column asks trailing") { _ in
      column(.trailing, row(guided(.trailing).padding(2), other).named("row").padding(4), other).named("column")
    },
    Case("stopped at a column by another line", "guided: stopped at inner, outer asks leading") { _ in
      column(.leading, column(guided(.leading), other).named("inner"), other).named("outer")
    },
    Case("a column by another line, in a frame", "guided: other key, inner asks center x") { _ in
      column(guided(.leading), other).named("inner").frame(90, 90, .leading).named("frame")
    },
    Case("a custom line travels to whoever asks along its axis", "guided: other key, row asks bottom") { eyes in
      row(.bottom, column(guided(eyes), other), other).named("row")
    },
    Case(
      "and there may be several of them", "guided: other key, inner asks center y, layers asks bottom, outer asks top"
    ) { eyes in
      row(.top, layers(.bottomLeading, row(guided(eyes), other).named("inner"), other).named("layers"), other)
        .named("outer")
    },
    Case("nobody asks along its axis", "guided: wrong axis, inner asks leading") { eyes in
      column(.trailing, column(.leading, guided(eyes), other).named("inner"), other).named("outer")
    },
    Case("an edge in a badge is meant for the badge", "guided: other key, overlay asks trailing") { _ in
      column(.leading, other.overlay(.topTrailing, guided(.leading)).named("overlay"), other)
    },
    Case("stopped, and asked for by a frame", "guided: stopped at row, frame asks leading") { _ in
      row(guided(.leading), other).named("row").frame(90, 90, .leading).named("frame")
    },
    Case("stopped at the cells of a grid", "guided: stopped at inner, grid asks leading") { _ in
      View(
        rule: .grid(.topLeading, horizontalSpacing: nil, verticalSpacing: nil),
        children: [View(rule: .gridRow(nil), children: [row(guided(.leading), other).named("inner"), other])]
      ).named("grid")
    },
    Case("a row of a grid by another line", "guided: other key, cells asks bottom") { _ in
      View(
        rule: .grid(.topLeading, horizontalSpacing: nil, verticalSpacing: nil),
        children: [View(rule: .gridRow(.bottom), children: [guided(.top), other]).named("cells")])
    },
    Case("stopped at a layout that answers for itself", "guided: stopped at hanging, row asks custom") { eyes in
      row(eyes, View(rule: .custom(Hanging(baseline: 1)), children: [guided(eyes)]).named("hanging"), other)
        .named("row")
    },
    Case("hidden in an overlay", "guided: hidden in overlay from row asks custom") { eyes in
      row(eyes, other.overlay(guided(eyes)).named("overlay"), other).named("row")
    },
    Case("hidden in a background, below a row", "guided: hidden in background from column asks leading") { _ in
      column(.leading, other.background(row(guided(.leading), other)).named("background"), other).named("column")
    },
    Case("hidden in a bar", "guided: hidden in inset from row asks custom") { eyes in
      row(
        eyes, other.inside(.safeAreaInset(.bottom, alignment: .leading, spacing: 0), and: guided(eyes)).named("inset"),
        other
      ).named("row")
    },
    Case("hidden in a reader", "guided: hidden in reader from row asks custom") { eyes in
      row(eyes, View(rule: .geometryReader, children: [guided(eyes)]).named("reader"), other).named("row")
    },
    Case("in a reader, and nobody asks outside", "guided: hidden in reader") { _ in
      View(rule: .geometryReader, children: [guided(.top)]).named("reader")
    },
    Case("all alone", "guided: alone") { _ in guided(.leading) },
    Case("alone behind modifiers", "guided: alone") { _ in guided(.leading).padding(4).offset(1, 1) },
    Case("in a frame only", "guided: other key, frame asks center x") { _ in
      guided(.leading).frame(50, 50).named("frame")
    },
    Case("a frame in a row", "guided: wrong axis, row asks center y") { _ in
      row(guided(.leading).frame(50, 50).named("frame"), other).named("row")
    },
    Case("the view that a badge lies on", "guided: wrong axis, row asks center y") { _ in
      row(guided(.leading).overlay(other), other).named("row")
    },
    Case("a layout that asks for nothing", "guided: steps asks nothing") { _ in
      View(rule: .custom(Steps(step: 4)), children: [guided(.leading)]).named("steps")
    },
    Case("several roots", "guided: other key, roots asks center x", "guided: wrong axis, roots asks center x") { _ in
      column(guided(.leading), guided(.top)).named("roots")
    },
    Case(
      "the view that does not fit", "guided: not placed"
    ) { _ in
      row(
        .bottom,
        View(
          rule: .viewThatFits(horizontal: true, vertical: false),
          children: [other, guided(.bottom)]), other)
    },
    Case("overridden behind a column", "outer: used, 9.0 for 3.0", "guided: overridden by outer") { eyes in
      row(eyes, column(guided(eyes), other).guide(eyes, at: 9).named("outer"), other)
    },
    Case(
      "overridden by one that nobody asked for either", "outer: wrong axis, row asks center y",
      "guided: wrong axis, row asks center y"
    ) { _ in
      row(guided(.leading).guide(.leading, at: 9).named("outer"), other).named("row")
    },
    Case(
      "read by the closure of another line", "reading: used, 3.0 for 5.0", "guided: consulted, 3.0 for 0.0"
    ) { _ in
      row(guided(.leading).guide(.verticalCenter) { $0[.leading] }.named("reading"), other)
    },
    Case("says what is so anyway", "same: used, 10.0 for 10.0") { _ in
      column(.trailing, image(10, 10).guide(.trailing) { $0.width }.named("same"), other)
    },
  ]

  @Test(arguments: cases)
  func aReasonIsGiven(_ example: Case) {
    let traced = GuideTraceTests.traced(100, 100) { builder in
      example.view(builder.addKey(.vertical, name: "eyes") { $0.height / 2 })
    }
    #expect(traced.outcomes == example.outcomes)
  }

  @Test func severalRootsAreAColumn() {
    var builder = LayoutTreeBuilder()
    builder.open(.alignmentGuide(.top) { _ in 1 })
    builder.add(.shape)
    builder.close()
    builder.add(.shape)
    let trace = builder.finish().tracedLayout(in: Size(width: 10, height: 10)).guideTrace()
    let asker = GuideTrace.Asker(container: nil, key: .horizontalCenter)
    #expect(trace.guides.map(\.outcome) == [.neverAsked(.wrongAxis(asker))])
    #expect(trace.asks.map(\.container) == [nil, nil])
  }
}
